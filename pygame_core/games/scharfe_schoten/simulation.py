"""A decision of Scharfe Schoten, tried out in lanes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pygame_core.game import HalvingRound
from pygame_core.games.scharfe_schoten.doubts import DOUBTS
from pygame_core.games.scharfe_schoten.knowledge import knowledge_of
from pygame_core.games.scharfe_schoten.lanes import NUMBER, ScharfeSchotenLanes, rules_of
from pygame_core.games.scharfe_schoten.opponent_model import OpponentModel
from pygame_core.games.scharfe_schoten.rules import BY_NAME, COLOURS, DECK
from pygame_core.kit.hidden import HiddenPlace
from pygame_core.kit.lanes.deals import deal_lanes
from pygame_core.kit.lanes.masks import copies
from pygame_core.kit.lanes.planes import constant
from pygame_core.kit.lanes.simulation import LaneSimulation
from pygame_core.kit.lanes.tricks import TrickLanes
from pygame_core.kit.outcomes import EITHER, GOOD
from pygame_core.notation import split_action
from pygame_core.views import View

EVERY = len(DECK)
SCHEDULES: Mapping[str, Sequence[HalvingRound]] = {
    "club": (HalvingRound(EVERY, 8),),
    "master": (HalvingRound(EVERY, 256), HalvingRound(5, 512)),
    "advice": (HalvingRound(EVERY, 512, 2),),
}

World = list[list[int]]
"""Per seat, counted from the one to act, and card: the lanes in which it holds it."""


class ScharfeSchotenSimulation(LaneSimulation[World]):
    """Each colour is dealt by itself, since the backs tell where its cards are."""

    facts: Mapping[str, int] = {"hits-most": GOOD, "hits-least": GOOD, "wins-trick": EITHER}
    schedules = SCHEDULES
    doubts = DOUBTS

    def __init__(self, view: View) -> None:
        self._knowledge = knowledge_of(view, "lanes")
        state = self._knowledge.state
        assert view["seat"] is not None
        super().__init__(view["seat"], state.seats)
        self._state = state
        strength = state.trumps.strength
        live = {card for _, card in state.trick} | {*state.hands[self._me]}
        live.update(card for cards in self._knowledge.unseen.values() for card in cards)
        order = tuple(NUMBER[card] for card in sorted(DECK, key=lambda card: -strength[card]))
        self._opponents = OpponentModel(order)
        self._rules = rules_of(state.seats, order).only({NUMBER[card] for card in live})

    def deal(self, width: int, rng: Random) -> World:
        known = self._knowledge
        world = [[0] * len(DECK) for _ in range(self._state.seats)]
        for colour, cards in known.unseen.items():
            sizes = [known.backs[seat][colour] for seat in known.others]
            # What no hand holds lies on the rack or was taken from it.
            places = [HiddenPlace(size) for size in (*sizes, len(cards) - sum(sizes))]
            dealt = deal_lanes(width, cards, places, rng)
            for seat, held in zip(known.others, dealt, strict=False):
                hand = world[self.turned(seat)]
                for card, mask in held.items():
                    hand[NUMBER[card]] = mask
        return world

    def begin(self, world: World, width: int, times: int, rng: Random) -> ScharfeSchotenLanes:
        state = self._state
        hands = [[copies(mask, width, times) for mask in held] for held in world]
        game = ScharfeSchotenLanes(
            self._rules,
            width * times,
            hands,
            state.tricks_in_round - sum(state.tricks),
            sum(state.rack.values()),
            rng,
        )
        everywhere = game.everywhere
        for card in state.hands[self._me]:
            hands[0][NUMBER[card]] = everywhere
        game.rack = [constant(state.rack[colour], everywhere) for colour in COLOURS]
        for seat in range(state.seats):
            turned = self.turned(seat)
            captured = state.captured[seat]
            game.collected[turned] = [constant(captured[colour], everywhere) for colour in COLOURS]
            prediction = state.predictions[seat]
            if prediction:
                most, least = map(COLOURS.index, prediction)
                game.most[turned][most] = game.least[turned][least] = everywhere
        leader = state.trick[0][0] if state.trick else self._me
        trick = [(self.turned(seat), NUMBER[card]) for seat, card in state.trick]
        game.lay_trick(self.turned(leader), trick)
        return game

    def act(self, game: TrickLanes, actions: Sequence[tuple[str, int]]) -> None:
        assert isinstance(game, ScharfeSchotenLanes)
        words = [(split_action(action)[1], mask) for action, mask in actions]
        if self._state.phase == "play":
            game.put(0, [(NUMBER[BY_NAME[card]], mask) for (card,), mask in words])
            game.advance()
            return
        game.first_trick = 0
        if self._state.phase == "rack":
            for (colour,), mask in words:
                game.take_from_rack(0, COLOURS.index(colour), mask)
            game.on_rack -= 1
            return
        for (most, least), mask in words:
            game.most[0][COLOURS.index(most)] |= mask
            game.least[0][COLOURS.index(least)] |= mask
        for seat in range(1, game.seats):
            self._opponents.predict(game, seat)
        game.begin_at(self.turned(self._state.first))
