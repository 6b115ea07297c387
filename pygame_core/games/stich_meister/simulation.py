"""Decisions of Stich-Meister, tried out in lanes: with the rule cards known, and choosing one."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import NamedTuple, cast

from pygame_core.game import HalvingRound
from pygame_core.games.stich_meister.card_tracking import tracker_of
from pygame_core.games.stich_meister.cards import (
    BY_NAME,
    DECK,
    TABLES,
    choosers,
    deck_of,
    left_of,
)
from pygame_core.games.stich_meister.doubts import DOUBTS
from pygame_core.games.stich_meister.following import TrumpLead
from pygame_core.games.stich_meister.in_force import rules_in_force
from pygame_core.games.stich_meister.knowledge import (
    determinize,
    fitting,
    hidden_cards,
    known_part,
)
from pygame_core.games.stich_meister.lane_rules import NUMBER, lane_rules
from pygame_core.games.stich_meister.lane_scoring import LaneScoring
from pygame_core.games.stich_meister.lanes import Play, StichMeisterLanes
from pygame_core.games.stich_meister.state import StichMeisterState
from pygame_core.kit.cards import Card
from pygame_core.kit.hidden import HiddenPlace
from pygame_core.kit.lanes.deals import deal_lanes
from pygame_core.kit.lanes.masks import copies, whole_bytes
from pygame_core.kit.lanes.planes import constant, total
from pygame_core.kit.lanes.simulation import LaneSimulation, outcomes
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.lanes.tricks import TrickLanes
from pygame_core.kit.outcomes import EITHER, Outcome
from pygame_core.notation import split_action
from pygame_core.views import View

EVERY = len(DECK)
FACTS: Mapping[str, int] = {"takes-no-trick": EITHER, "wins-trick": EITHER}

LANES_FOR_TELLING = 1024
GIVEN_AWAY = 0.1
"""Which part of what a card makes of a hand is lost if all know of it: a guess, but a small part.
It matters for the size of an advice only, not for the order of the cards."""


class World(NamedTuple):
    """Per seat, counted from the one to act, and card: the lanes that hold it, or lay it aside."""

    hands: list[list[int]]
    reserved: list[list[int]]


def _empty(seats: int) -> list[list[int]]:
    return [[0] * len(DECK) for _ in range(seats)]


class StichMeisterSimulation(LaneSimulation[World]):
    """Everything from the moment the rule cards are turned up."""

    schedules: Mapping[str, Sequence[HalvingRound]] = {
        "club": (HalvingRound(EVERY, 24),),
        "master": (HalvingRound(EVERY, 192),),
        "advice": (HalvingRound(EVERY, 512, 2),),
    }
    facts = FACTS
    doubts = DOUBTS

    def __init__(self, view: View) -> None:
        assert view["seat"] is not None
        super().__init__(view["seat"], view["seats"])
        self._view = view
        self._tracker = tracker_of(view)
        self._state = known_part(view, self._tracker, "lanes")
        self._others, self._unseen = hidden_cards(self._state, view, self._tracker)
        state = self._state
        trump_lead = cast(TrumpLead, state.options["trumpLeadFollow"])
        self._lane_rules = lane_rules(
            state.rules.numbers, state.second_lead, state.seats, trump_lead
        )
        live = {*self._unseen, *(BY_NAME.get(name) for _, name in view["trick"])}
        live.update(card for own in (*state.hands, *state.laid, *state.exposed) for card in own)
        live.update(card for other in self._others for card in other.known)
        live.update(card for card in state.reserved if card)
        self._tricks = self._lane_rules.tricks.only({NUMBER[card] for card in live if card})
        self._scoring = LaneScoring(state.rules, state.tricks_in_round)
        self._play = Play(state.rules, state.second_lead, state.seats)

    @property
    def _playing(self) -> bool:
        return self._state.phase in ("play", "remove")

    def rollout(
        self, actions: Sequence[str], worlds: int, deep: bool, rng: Random
    ) -> Generator[None, None, list[Outcome]]:
        if self._state.phase != "expose":
            return (yield from super().rollout(actions, worlds, deep, rng))
        # Whatever I lay open, the same can be played: the actions differ in what they tell.
        [outcome] = yield from super().rollout(actions[:1], worlds, False, rng)
        told = yield from self._told(rng)
        cards = [NUMBER[BY_NAME[split_action(action)[1][0]]] for action in actions]
        return [outcome.lowered(GIVEN_AWAY * told[card]) for card in cards]

    def _told(self, rng: Random) -> Generator[None, None, dict[int, float]]:
        """How much each of my cards tells of my hand: by so many points a round changes by it.

        As somebody may reckon who knows none of my cards: my hand is dealt again, too.
        """
        state, width = self._state, LANES_FOR_TELLING
        mine = state.hands[self._me] + state.laid[self._me]
        places = [HiddenPlace(len(mine))]
        for other in self._others:
            places += [HiddenPlace(other.pool), HiddenPlace(other.reserved)]
        my_hand, *rest = deal_lanes(width, mine + self._unseen, places, rng)
        yield
        world = World(_empty(state.seats), _empty(state.seats))
        for at, other in enumerate(self._others):
            seat = self.turned(other.seat)
            for pile, dealt in zip((world.hands, world.reserved), rest[2 * at :], strict=False):
                for card, mask in dealt.items():
                    pile[seat][NUMBER[card]] = mask
        game = self.begin(world, width, 1, rng)
        game.hands[0] = [my_hand.get(card, 0) for card in DECK]
        for step in state.steps[1:]:
            game.carry_out(step)
        game.begin_at(self.turned(state.leader))
        yield from game.playout()
        planes, _, factor = game.utility()
        average = total(planes) / width
        return {
            NUMBER[card]: factor
            * abs(total(plane & held for plane in planes) / max(1, held.bit_count()) - average)
            for card, held in my_hand.items()
        }

    def deal(self, width: int, rng: Random) -> World:
        world = World(_empty(self._state.seats), _empty(self._state.seats))
        dealt = fitting(
            self._others,
            self._unseen,
            self._view,
            self._tracker,
            rng,
            lambda places: deal_lanes(width, self._unseen, places, rng),
        )
        for at, other in enumerate(self._others):
            seat = self.turned(other.seat)
            kept, gift, reserved = dealt[3 * at : 3 * at + 3]
            for card in self._unseen:
                world.hands[seat][NUMBER[card]] = kept[card] | gift[card]
                world.reserved[seat][NUMBER[card]] = reserved[card]
        return world

    def begin(self, world: World, width: int, times: int, rng: Random) -> StichMeisterLanes:
        state = self._state
        hands = [[copies(mask, width, times) for mask in held] for held in world.hands]
        done = state.trick_number - self._playing
        game = StichMeisterLanes(
            self._play,
            self._lane_rules._replace(tricks=self._tricks),
            self._scoring,
            width * times,
            hands,
            state.tricks_in_round - done,
            done + 1,
            rng,
        )
        everywhere = game.everywhere
        game.reserved = [[copies(mask, width, times) for mask in held] for held in world.reserved]
        for seat, cards in self._known_cards():
            for card in cards:
                hands[self.turned(seat)][NUMBER[card]] = everywhere
        for seat, aside in enumerate(state.reserved):
            if aside:
                game.reserved[self.turned(seat)][NUMBER[aside]] = everywhere
        self._give_piles(game)
        if game.left == 1:
            game.turn_to_reserved()
        self._put_trick(game)
        return game

    def _known_cards(self) -> list[tuple[int, list[Card]]]:
        """Cards known to be in a hand, by seat."""
        state = self._state
        others = [(other.seat, other.known + other.open) for other in self._others]
        return [(self._me, state.hands[self._me]), *others]

    def _give_piles(self, game: StichMeisterLanes) -> None:
        """What the tricks taken so far have brought; the first may wait for its trumps."""
        state = self._state
        waits = state.rules.waits_for_second_lead and state.second_lead is None
        for seat, piles in enumerate(state.piles):
            turned = self.turned(seat)
            points = 0
            for pile in piles:
                if waits and self._scoring.asks_for_trumps:
                    game.unscored = [game.everywhere if card in pile.cards else 0 for card in DECK]
                    game.unscored_holder[turned] = game.everywhere
                else:
                    points += state.rules.scoring.pile_points(
                        pile, state.trumps, state.tricks_in_round
                    )
            game.tricks_taken[turned] = constant(len(piles), game.everywhere)
            pot = game.gains if points > 0 else game.costs
            pot[turned] = constant(abs(points), game.everywhere)

    def _put_trick(self, game: StichMeisterLanes) -> None:
        """The cards on the table; face-down ones are any that their seats may have played."""
        plays = self._view["trick"]
        game.begin_at(self.turned(plays[0][0] if plays else self._me))
        for seat, name in plays:
            turned = self.turned(seat)
            put: Plays = []
            card = BY_NAME.get(name)
            if card:
                put.append((NUMBER[card], game.everywhere))
                game.hands[turned][NUMBER[card]] = game.everywhere
            else:
                game.play_at_random(turned, game.everywhere, put)
            game.put(turned, put)
            game.advance()

    def act(self, game: TrickLanes, actions: Sequence[tuple[str, int]]) -> None:
        assert isinstance(game, StichMeisterLanes)
        plays = [(NUMBER[BY_NAME[split_action(action)[1][0]]], mask) for action, mask in actions]
        state = self._state
        if state.phase == "play":
            game.put(0, plays)
            game.advance()
            return
        if state.phase == "remove":
            game.removal = plays
            game.end_trick()
            return
        mine = [game.everywhere if card in state.laid[self._me] else 0 for card in DECK]
        for card, mask in plays:
            game.hands[0][card] ^= mask
            mine[card] |= mask
        game.carry_out(state.steps[0], {0: mine})
        for step in state.steps[1:]:
            game.carry_out(step)
        game.begin_at(self.turned(state.leader))
        game.first_trick = 0


class RuleChoice:
    """Choosing a rule card: every card is tried with the same cards and hands of the others."""

    schedules: Mapping[str, Sequence[HalvingRound]] = {
        "club": (HalvingRound(EVERY, 16),),
        "master": (HalvingRound(EVERY, 48),),
        "advice": (HalvingRound(EVERY, 48, 8),),
    }
    facts = FACTS
    doubts = DOUBTS

    def __init__(self, view: View) -> None:
        assert view["seat"] is not None
        self._view = view
        self._me: int = view["seat"]
        self._seats = view["seats"]
        options = view["table"]["options"]
        self._trump_lead = cast(TrumpLead, options["trumpLeadFollow"])

    def rollout(
        self, actions: Sequence[str], worlds: int, _deep: bool, rng: Random
    ) -> Generator[None, None, list[Outcome]]:
        state = determinize(self._view, rng)
        yield
        others = self._others_choice(state, rng)
        width = whole_bytes(worlds)
        mine = state.hands[self._me]
        unseen = [card for card in deck_of(self._seats) if card not in mine]
        size = TABLES[self._seats].hand
        dealt = deal_lanes(width, unseen, [HiddenPlace(size)] * (self._seats - 1), rng)
        results = []
        for action in actions:
            yield
            number = int(split_action(action)[1][0])
            game = self._game((number, *others), width, rng)
            for card in mine:
                game.hands[0][NUMBER[card]] = game.everywhere
            for seat, held in enumerate(dealt, 1):
                for card, mask in held.items():
                    game.hands[seat][NUMBER[card]] = mask
            yield
            for step in game.routing.before_play:
                game.carry_out(step)
            leader = left_of(self._view["table"]["dealer"], self._seats)
            game.begin_at((leader - self._me) % self._seats)
            game.first_trick = 0
            yield from game.playout()
            results += outcomes(game, width, 1)
        return results

    def _others_choice(self, state: StichMeisterState, rng: Random) -> list[int]:
        """What the others may have put down or put down still, and what the pile adds."""
        chosen = []
        for seat in choosers(self._seats, state.dealer):
            if seat != self._me:
                number = state.chosen[seat]
                held = state.rule_hands[seat]
                chosen.append(rng.choice(held) if number is None else number)
        return chosen + state.rule_pile[: TABLES[self._seats].from_pile]

    def _game(self, numbers: Sequence[int], width: int, rng: Random) -> StichMeisterLanes:
        rules = rules_in_force(numbers)
        last = rules.routing.tricks(self._seats)
        return StichMeisterLanes(
            Play(rules, None, self._seats),
            lane_rules(rules.numbers, None, self._seats, self._trump_lead),
            LaneScoring(rules, last),
            width,
            _empty(self._seats),
            last,
            1,
            rng,
        )
