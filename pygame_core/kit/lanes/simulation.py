"""One decision of a trick-taking game, tried out in lanes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

from pygame_core.game import HalvingRound
from pygame_core.kit.lanes.deep import decide
from pygame_core.kit.lanes.masks import blocks, every, whole_bytes
from pygame_core.kit.lanes.planes import Planes, tally, total
from pygame_core.kit.lanes.tricks import TrickLanes
from pygame_core.kit.outcomes import EITHER, Fact, Outcome

World = TypeVar("World")


class LaneSimulation(ABC, Generic[World]):
    """What a game adds: how worlds are dealt, how lanes begin with them, how actions are done.

    Actions and everything else are seen from the seat to act, which is seat 0 in the lanes.
    options: how many cards a seat considers at each later decision of a deep search. depth: how
    much it costs at most, as tricks played on; then the round is finished by the cheap policy.
    """

    schedules: Mapping[str, Sequence[HalvingRound]]
    facts: Mapping[str, int] = {"wins-trick": EITHER}
    options = 6
    depth = 150

    def __init__(self, me: int, seats: int) -> None:
        """me: the seat to act."""
        self._me = me
        self._seats = seats

    def turned(self, seat: int) -> int:
        """The seat as counted from the one to act."""
        return (seat - self._me) % self._seats

    @abstractmethod
    def deal(self, width: int, rng: Random) -> World:
        """The hidden cards dealt again, in each lane by itself."""

    @abstractmethod
    def begin(self, world: World, width: int, times: int, rng: Random) -> TrickLanes:
        """The present moment in these worlds, all of them several times: width × times lanes."""

    @abstractmethod
    def act(self, game: TrickLanes, actions: Sequence[tuple[str, int]]) -> None:
        """Seat 0 acts: each action in its lanes. What comes before the tricks is then done, too."""

    def rollout(
        self, actions: Sequence[str], worlds: int, deep: bool, rng: Random
    ) -> Generator[None, None, list[Outcome]]:
        width, times = whole_bytes(worlds), len(actions)
        world = self.deal(width, rng)
        yield
        game = self.begin(world, width, times, rng)
        block = every(width)
        self.act(game, [(action, block << at * width) for at, action in enumerate(actions)])
        yield
        if deep:
            # Here every seat plays for its own points.
            game.watched = range(game.seats)
            yield from self.play_deeply(game)
        yield from game.playout()
        return outcomes(game, width, times)

    def play_deeply(self, game: TrickLanes) -> Generator[None, None, None]:
        """Play on to the last trick, every decision being a small search of its own."""
        work = self.depth
        while game.left > 1:
            while game.position < game.seats:
                if work < 0:
                    return
                work -= game.left
                plays = yield from decide(game, self.options)
                for seat, lanes in enumerate(game.turn):
                    own = [(card, mask & lanes) for card, mask in plays if mask & lanes]
                    if own:
                        game.put(seat, own)
                game.advance()
            game.end_trick()


def outcomes(game: TrickLanes, width: int, times: int) -> list[Outcome]:
    """What became of each block of lanes at the end of the round."""
    points, added = game.points()
    utility, utility_added, factor = game.utility() or (points, added, 1.0)
    facts = game.facts()
    everywhere = every(width)
    results = []
    point_blocks = _by_block(points, width, times)
    utility_blocks = point_blocks if utility is points else _by_block(utility, width, times)
    fact_blocks = {fact: blocks(mask, width, times) for fact, mask in facts.items()}
    for at in range(times):
        outcome = Outcome()
        outcome.worlds = width
        counted = tally(point_blocks[at], everywhere)
        outcome.points.update({number + added: found for number, found in counted.items()})
        values = counted if utility is points else tally(utility_blocks[at], everywhere)
        for number, found in values.items():
            value = (number + utility_added) * factor
            outcome.utility += value * found
            outcome.squares += value * value * found
        for fact, masks in fact_blocks.items():
            held = masks[at].bit_count()
            numbers = total(plane & masks[at] for plane in utility_blocks[at]) if held else 0
            outcome.facts[fact] = Fact(held, (numbers + utility_added * held) * factor)
        results.append(outcome)
    return results


def _by_block(planes: Planes, width: int, times: int) -> list[Planes]:
    split = [blocks(plane, width, times) for plane in planes]
    return [[masks[at] for masks in split] for at in range(times)]
