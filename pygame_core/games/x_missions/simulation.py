"""A decision of X-Missions, tried out in lanes."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from pygame_core.game import HalvingRound
from pygame_core.games.x_missions.doubts import DOUBTS
from pygame_core.games.x_missions.drafting import choose, groups_of, strengths
from pygame_core.games.x_missions.knowledge import knowledge_of
from pygame_core.games.x_missions.lanes import (
    CHOICES,
    NONE,
    NUMBER,
    XMissionsLanes,
    choice_number,
)
from pygame_core.games.x_missions.rules import BY_NAME, DECK, NO_MISSION, SEATS, TRICKS, Tally
from pygame_core.games.x_missions.state import CHOICES as BY_WORD
from pygame_core.kit.card_tracking import tricks_taken
from pygame_core.kit.lanes.deals import deal_lanes
from pygame_core.kit.lanes.masks import copies, every
from pygame_core.kit.lanes.planes import constant
from pygame_core.kit.lanes.simulation import LaneSimulation
from pygame_core.kit.lanes.tricks import TrickLanes
from pygame_core.kit.outcomes import EITHER, GOOD, Outcome
from pygame_core.notation import split_action
from pygame_core.views import View

EVERY = len(DECK)
SCHEDULES: Mapping[str, Sequence[HalvingRound]] = {
    "club": (HalvingRound(EVERY, 24),),
    "master": (HalvingRound(EVERY, 512), HalvingRound(3, 192, deep=True)),
    "master-alone": (HalvingRound(EVERY, 512), HalvingRound(3, 1024)),
    "advice": (HalvingRound(EVERY, 512, 4),),
}

_HARDLY = 0.15
"""How much less likely a seat is to have a mission that is lost by now."""


class World(NamedTuple):
    """Per seat, counted from the one to act: the lanes that hold each card, and those that made
    each choice; classes: how strong the hands were when the choices were made."""

    hands: list[list[int]]
    missions: list[list[int]]
    classes: list[list[int]]


class XMissionsSimulation(LaneSimulation[World]):
    """Choosing a mission is followed by the others' choices, by the strength of their hands."""

    options = 4
    depth = 24
    facts: Mapping[str, int] = {
        "mission-done": GOOD,
        "takes-no-trick": EITHER,
        "wins-trick": EITHER,
    }
    schedules = SCHEDULES
    doubts = DOUBTS

    def __init__(self, view: View) -> None:
        self._knowledge = knowledge_of(view, "lanes")
        state = self._knowledge.state
        assert view["seat"] is not None
        super().__init__(view["seat"], SEATS)
        self._shown: list[str | None] = view["table"]["missions"]
        self._state = state
        self._chooses = state.phase == "mission"
        live = {*self._knowledge.unseen, *state.hands[self._me], *(card for _, card in state.trick)}
        self._live = {NUMBER[card] for card in live}
        plays = [play for trick in tricks_taken(view, BY_NAME) for play in trick.plays]
        self._played: list[list[int]] = [[] for _ in range(SEATS)]
        for seat, card in [*plays, *state.trick]:
            self._played[self.turned(seat)].append(NUMBER[card])
        self._tallies = [Tally.of(tricks) for tricks in state.captured]

    def rollout(
        self, actions: Sequence[str], worlds: int, deep: bool, rng: Random
    ) -> Generator[None, None, list[Outcome]]:
        results = yield from super().rollout(actions, worlds, deep, rng)
        for action, outcome in zip(actions, results, strict=True):
            if action == f"mission {NO_MISSION}":
                # What is not there can neither come off nor fail.
                del outcome.facts["mission-done"]
        return results

    # --- dealing -------------------------------------------------------------------------------

    def deal(self, width: int, rng: Random) -> World:
        knowledge, state = self._knowledge, self._state
        everywhere = every(width)
        world = World([[0] * len(DECK) for _ in range(SEATS)], [], [[] for _ in range(SEATS)])
        for seat, held in zip(
            knowledge.others, deal_lanes(width, knowledge.unseen, knowledge.hands, rng), strict=True
        ):
            hand = world.hands[self.turned(seat)]
            for card, mask in held.items():
                hand[NUMBER[card]] = mask
        for turned in range(1, SEATS):
            whole = world.hands[turned][:]
            for number in self._played[turned]:
                whole[number] = everywhere
            world.classes[turned] = strengths(whole, state.trump, everywhere)
        world.missions.extend([0] * CHOICES for _ in range(SEATS))
        groups = groups_of(width, 1)
        before, after = self._offer(knowledge.before, width), self._offer(knowledge.after, width)
        for step in range(SEATS):
            seat = (state.dealer + step) % SEATS
            turned, choice = self.turned(seat), state.missions[seat]
            if choice is not None:
                world.missions[turned][choice_number(choice)] = everywhere
            elif self._shown[seat] == "taken":
                offer = before if seat in knowledge.chooses_before else after
                classes = world.classes[turned]
                world.missions[turned] = choose(offer, classes, self._doubts(seat), groups, rng)
        return world

    def _offer(self, missions: Sequence[int], width: int) -> list[int]:
        return [every(width) if mission in missions else 0 for mission in range(CHOICES)]

    def _doubts(self, seat: int) -> list[float]:
        """How likely each choice of another seat is by what it has captured since."""
        tally = self._tallies[seat]
        left = TRICKS - sum(each.tricks for each in self._tallies)
        lost = {
            0: tally.tricks > 0,
            1: sum(number > 0 for number in tally.colours) > 1,
            2: tally.tricks > 2,
            5: tally.tricks + left < 5,
            7: tally.high > 0,
        }
        return [_HARDLY if lost.get(choice) else 1.0 for choice in range(CHOICES)]

    # --- playing on ----------------------------------------------------------------------------

    def begin(self, world: World, width: int, times: int, rng: Random) -> XMissionsLanes:
        state = self._state
        self._groups = groups_of(width, times)
        hands, missions, self._classes = (
            [[copies(mask, width, times) for mask in masks] for masks in each] for each in world
        )
        game = XMissionsLanes(
            state.trump,
            self._live,
            missions,
            width * times,
            hands,
            TRICKS - state.tricks_taken,
            rng,
        )
        everywhere = game.everywhere
        for seat, tally in enumerate(self._tallies):
            turned = self.turned(seat)
            game.tricks_taken[turned] = constant(tally.tricks, everywhere)
            game.colours[turned] = [constant(each, everywhere) for each in tally.colours]
            game.eights[turned] = constant(tally.eights, everywhere)
            game.high[turned] = everywhere if tally.high else 0
        for card in state.hands[self._me]:
            hands[0][NUMBER[card]] = everywhere
        leader = state.trick[0][0] if state.trick else self._me
        trick = [(self.turned(seat), NUMBER[card]) for seat, card in state.trick]
        game.lay_trick(self.turned(leader), trick)
        return game

    def act(self, game: TrickLanes, actions: Sequence[tuple[str, int]]) -> None:
        assert isinstance(game, XMissionsLanes)
        words = [(split_action(action)[1][0], mask) for action, mask in actions]
        if not self._chooses:
            game.put(0, [(NUMBER[BY_NAME[word]], mask) for word, mask in words])
            game.advance()
            return
        offer = self._offer([*self._knowledge.after, NONE], game.width)
        for word, mask in words:
            choice = choice_number(BY_WORD[word])
            game.missions[0][choice] |= mask
            if choice != NONE:
                offer[choice] ^= mask
        seats = [(self._state.dealer + step) % SEATS for step in range(SEATS)]
        for seat in seats[seats.index(self._me) + 1 :]:
            turned = self.turned(seat)
            game.missions[turned] = choose(
                offer, self._classes[turned], [1.0] * CHOICES, self._groups, game.rng
            )
        game.begin_at(self.turned(self._state.dealer))
        game.first_trick = 0
