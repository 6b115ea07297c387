"""A decision of Red Dragon, tried out in lanes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from pygame_core.game import HalvingRound
from pygame_core.games.red_dragon.doubts import DOUBTS
from pygame_core.games.red_dragon.knowledge import knowledge_of
from pygame_core.games.red_dragon.lanes import (
    NUMBER,
    RedDragonLanes,
    draft,
    give,
    numbers,
    rules_of,
)
from pygame_core.games.red_dragon.rules import BY_NAME, DECK, TABLES, draft_order
from pygame_core.kit.lanes.deals import deal_lanes
from pygame_core.kit.lanes.masks import copies
from pygame_core.kit.lanes.planes import constant
from pygame_core.kit.lanes.simulation import LaneSimulation
from pygame_core.kit.lanes.tricks import TrickLanes
from pygame_core.kit.outcomes import BAD, EITHER
from pygame_core.notation import split_action
from pygame_core.views import View

EVERY = len(DECK)
SCHEDULES = {
    "club": (HalvingRound(EVERY, 16),),
    "master": (HalvingRound(EVERY, 384), HalvingRound(4, 192, deep=True)),
    "master-alone": (HalvingRound(EVERY, 384), HalvingRound(4, 1024)),
    "advice": (HalvingRound(EVERY, 512, 4),),
}
SCHEDULES_BEFORE: Mapping[str, Sequence[HalvingRound]] = {
    "club": (),
    "master": (HalvingRound(EVERY, 256), HalvingRound(6, 512, 3)),
    # It reckons with seats that give and take by the heuristic, so it must not be most of them.
    "master-alike": (),
    "advice": (HalvingRound(EVERY, 512, 4),),
}


class World(NamedTuple):
    """Per seat, counted from the one to act, and card: the lanes that hold it; and the gifts."""

    hands: list[list[int]]
    gifts: list[list[int]]


class RedDragonSimulation(LaneSimulation[World]):
    """Giving and taking are followed by the rest of the giving and the draft, by fixed orders."""

    options = 4
    depth = 40
    facts: Mapping[str, int] = {
        "captures-red-11": BAD,
        "takes-no-trick": EITHER,
        "wins-trick": EITHER,
    }
    doubts = DOUBTS

    def __init__(self, view: View) -> None:
        self._knowledge = knowledge_of(view, "lanes")
        state = self._knowledge.state
        assert view["seat"] is not None
        super().__init__(view["seat"], state.seats)
        self._view = view
        self._state = state
        self.schedules = SCHEDULES if state.phase == "play" else SCHEDULES_BEFORE
        self._first = self.turned(state.first)
        live = {*self._knowledge.unseen, *state.centre, *(card for _, card in state.trick)}
        live.update(card for cards in (*state.hands, *state.taken) for card in cards)
        self._rules = rules_of(state.seats).only({NUMBER[card] for card in live})

    def deal(self, width: int, rng: Random) -> World:
        known, seats = self._knowledge, self._state.seats
        world = World(*([[0] * len(DECK) for _ in range(seats)] for _ in range(2)))
        dealt = deal_lanes(width, known.unseen, known.hands + known.gifts, rng)
        for place, held in enumerate(dealt):
            pile = world.hands if place < len(known.others) else world.gifts
            seat = self.turned(known.others[place % len(known.others)])
            for card, mask in held.items():
                pile[seat][NUMBER[card]] = mask
        return world

    def begin(self, world: World, width: int, times: int, rng: Random) -> RedDragonLanes:
        state = self._state
        hands = [[copies(mask, width, times) for mask in held] for held in world.hands]
        self._gifts = [[copies(mask, width, times) for mask in held] for held in world.gifts]
        left = TABLES[state.seats].tricks - sum(state.tricks)
        game = RedDragonLanes(self._rules, width * times, hands, left, rng)
        everywhere = game.everywhere
        for seat in range(state.seats):
            turned = self.turned(seat)
            for number in numbers([*state.taken[seat], *state.hands[seat]]):
                hands[turned][number] = everywhere
            game.tricks_taken[turned] = constant(state.tricks[seat], everywhere)
            for number in numbers(state.reds[seat]):
                game.captured[turned][number] = everywhere
        leader = state.trick[0][0] if state.trick else self._me
        trick = [(self.turned(seat), NUMBER[card]) for seat, card in state.trick]
        game.lay_trick(self.turned(leader), trick)
        return game

    def act(self, game: TrickLanes, actions: Sequence[tuple[str, int]]) -> None:
        plays = [(NUMBER[BY_NAME[split_action(action)[1][0]]], mask) for action, mask in actions]
        phase = self._state.phase
        if phase == "play":
            game.put(0, plays)
            game.advance()
            return
        centre = [0] * len(DECK)
        if phase == "give":
            self._give(game, plays, centre)
            seats = self._state.seats
            turns = [self.turned(seat) for seat in draft_order(seats, self._state.first)]
        else:
            for card in numbers(self._state.centre):
                centre[card] = game.everywhere
            for card, mask in plays:
                centre[card] ^= mask
                game.hands[0][card] |= mask
            turns = [self.turned(seat) for seat in self._state.draft[1:]]
        draft(game.hands, centre, turns, game.everywhere)
        game.begin_at(self._first)
        game.first_trick = 0

    def _give(self, game: TrickLanes, plays: Sequence[tuple[int, int]], centre: list[int]) -> None:
        """My gift and those of all who have not given theirs; the centre then lies open."""
        for card, mask in plays:
            game.hands[0][card] ^= mask
            centre[card] |= mask
        given = self._view["table"]["given"]
        for seat in range(self._state.seats):
            turned = self.turned(seat)
            rest = TABLES[self._state.seats].give - given[seat] - (turned == 0)
            give(game.hands, centre, turned, rest, game.everywhere)
            for card, mask in enumerate(self._gifts[turned]):
                centre[card] |= mask
        for card in numbers(self._state.given[self._me]):
            centre[card] = game.everywhere
