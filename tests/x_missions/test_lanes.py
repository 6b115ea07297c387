"""Rounds in lanes, replayed lane by lane and card by card by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.ai.advice import advise
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.knowledge import knowledge_of
from pygame_core.games.x_missions.lanes import CHOICES, NONE, NUMBER, XMissionsLanes
from pygame_core.games.x_missions.rules import COLOURS, DECK, NO_MISSION, SEATS, TRICKS, Choice
from pygame_core.games.x_missions.simulation import World, XMissionsSimulation
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.lanes.deep import decide
from pygame_core.kit.lanes.masks import every
from pygame_core.kit.tasks import finished
from pygame_core.views import View
from tests.support.playing import played
from tests.x_missions.boards import MATCH

Masks = Sequence[Sequence[int]]


def held_in(lane: int, masks: Masks) -> list[list[int]]:
    """Per seat the numbers whose mask holds this lane."""
    return [[at for at, mask in enumerate(seat) if mask >> lane & 1] for seat in masks]


def number_in(lane: int, planes: Sequence[int]) -> int:
    return sum((plane >> lane & 1) << at for at, plane in enumerate(planes))


def choice_of(number: int) -> Choice:
    return NO_MISSION if number == NONE else number


class Replay:
    """What every lane plays, to be done again by the rules."""

    def __init__(self, game: XMissionsLanes) -> None:
        self.game = game
        self.hands = [seat[:] for seat in game.hands]
        self.missions = [seat[:] for seat in game.missions]
        self.plays: list[list[str]] = [[] for _ in range(game.width)]

    def note(self, before: Masks) -> None:
        for seat, held in zip(before, self.game.hands, strict=True):
            for card, (old, new) in enumerate(zip(seat, held, strict=True)):
                played = old & ~new
                for lane, plays in enumerate(self.plays):
                    if played >> lane & 1:
                        plays.append(f"play {DECK[card]}")

    def play(self, deep: bool) -> None:
        game = self.game
        while game.left:
            while game.position < SEATS:
                before = [seat[:] for seat in game.hands]
                if deep and game.left > 1:
                    self.play_deeply()
                else:
                    game.play_position()
                self.note(before)
            game.end_trick()

    def play_deeply(self) -> None:
        game, plays = self.game, finished(decide(self.game, 3))
        for seat, lanes in enumerate(game.turn):
            game.put(seat, [(card, mask & lanes) for card, mask in plays if mask & lanes])
        game.advance()

    def check(self, lane: int, state: XMissionsState, me: int) -> set[Choice]:
        """Play the lane on from this state; the missions that paid."""
        before = state.scores[:]
        for action in self.plays[lane]:
            assert state.why_not(action) is None, action
            state.apply(action)
        game = self.game
        points = [after - points for after, points in zip(state.scores, before, strict=True)]
        assert sum(points) >= TRICKS
        paid = set()
        for seat in range(SEATS):
            turned = (seat - me) % SEATS
            assert number_in(lane, game.points_of(turned)) == points[seat]
            if any(lanes >> lane & 1 for _, lanes in game.paid(turned)):
                paid |= {choice_of(at) for at in held_in(lane, self.missions)[turned]}
        planes, added, factor = game.utility()
        others = sum(points) - points[me]
        worth = (number_in(lane, planes) + added) * factor
        assert worth == pytest.approx(points[me] - others / (SEATS - 1))
        return paid


def fresh_round(trump: str, lanes: int, rng: Random) -> XMissionsLanes:
    """A round before its first trick; in lane 0 seat 0 holds every card of a colour."""
    hands = [[0] * len(DECK) for _ in range(SEATS)]
    missions = [[0] * CHOICES for _ in range(SEATS)]
    for lane in range(lanes):
        deck = list(range(len(DECK)))
        if lane:
            rng.shuffle(deck)
        for at, card in enumerate(deck):
            hands[at // TRICKS][card] |= 1 << lane
        choices = [9, 8, 1, 0] if lane == 0 else rng.sample(range(CHOICES), SEATS)
        for seat, choice in enumerate(choices):
            missions[seat][choice] |= 1 << lane
    return XMissionsLanes(trump, NUMBER.values(), missions, lanes, hands, TRICKS, rng)


def state_of(replay: Replay, lane: int, trump: str) -> XMissionsState:
    state = XMissionsState("lanes", dealer=0)
    state.round, state.phase, state.to_act, state.shown = 1, "play", 0, [trump]
    state.missions = [choice_of(number) for (number,) in held_in(lane, replay.missions)]
    state.hands = [[DECK[card] for card in hand] for hand in held_in(lane, replay.hands)]
    return state


@pytest.mark.parametrize("trump", ["R", "Y", "NT"])
def test_whole_rounds_follow_the_rules_and_every_mission_is_paid(trump: str) -> None:
    paid: set[Choice] = set()
    for noise in (0, None):
        game = fresh_round(trump, 160, Random(trump))
        game.noise = noise
        replay = Replay(game)
        replay.play(deep=False)
        for lane in range(game.width):
            paid |= replay.check(lane, state_of(replay, lane, trump), me=0)
    assert paid >= set(range(9)) if trump != "R" else paid == set(range(10))


def test_rounds_of_a_deep_search_follow_the_rules() -> None:
    replay = Replay(fresh_round("U", 16, Random(3)))
    replay.game.watched = range(SEATS)
    replay.play(deep=True)
    for lane in range(replay.game.width):
        replay.check(lane, state_of(replay, lane, "U"), me=0)


def view_after(seed: int, actions: int) -> View:
    """The view of the seat to act after random actions of the first round."""
    match = played(MATCH, seed, actions)
    assert match.to_act is not None
    return match.view(match.to_act)


def state_in(view: View, lane: int, replay: Replay) -> XMissionsState:
    """What the view tells, with the hidden cards and missions of a lane."""
    me = view["seat"]
    assert me is not None
    state = knowledge_of(view, "lane").state
    hands, missions = held_in(lane, replay.hands), held_in(lane, replay.missions)
    for seat in range(SEATS):
        turned = (seat - me) % SEATS
        state.hands[seat] = [DECK[card] for card in hands[turned]]
        [choice] = missions[turned]
        state.missions[seat] = choice_of(choice)
    return state


@settings(max_examples=25, derandomize=True)
@given(seed=st.integers(0, 10**6), actions=st.integers(4, 38))
def test_lanes_from_the_middle_of_a_round_follow_the_rules(seed: int, actions: int) -> None:
    view, rng = view_after(seed, actions), Random(seed)
    decision, lanes = XMissionsSimulation(view), 8
    game = decision.begin(decision.deal(lanes, rng), lanes, 1, rng)
    replay = Replay(game)
    replay.play(deep=False)
    me = view["seat"]
    assert me is not None
    for lane in range(lanes):
        replay.check(lane, state_in(view, lane, replay), me)


def deals(view: View, lanes: int) -> World:
    return XMissionsSimulation(view).deal(lanes, Random(7))


@settings(max_examples=40, derandomize=True)
@given(seed=st.integers(0, 10**6), actions=st.integers(0, 38))
def test_deals_agree_with_what_was_seen(seed: int, actions: int) -> None:
    view = view_after(seed, actions)
    me, lanes = view["seat"], 16
    assert me is not None
    world, imagined = deals(view, lanes), knowledge_of(view, "test")
    for lane in range(lanes):
        hands = held_in(lane, world.hands)
        dealt = [card for hand in hands for card in hand]
        assert sorted(dealt) == sorted(NUMBER[card] for card in imagined.unseen)
        for seat, place in zip(imagined.others, imagined.hands, strict=True):
            hand = hands[(seat - me) % SEATS]
            assert len(hand) == place.size
            assert all(place.may_hold(DECK[card]) for card in hand)


@settings(max_examples=40, derandomize=True)
@given(seed=st.integers(0, 10**6), actions=st.integers(0, 38))
def test_dealt_missions_agree_with_the_draft(seed: int, actions: int) -> None:
    view = view_after(seed, actions)
    me, lanes, table = view["seat"], 16, view["table"]
    assert me is not None
    world, imagined = deals(view, lanes), knowledge_of(view, "test")
    for lane in range(lanes):
        missions = held_in(lane, world.missions)
        taken = [choice for made in missions for choice in made if choice != NONE]
        assert len(set(taken)) == len(taken)
        for seat in range(SEATS):
            made, shown = missions[(seat - me) % SEATS], table["missions"][seat]
            assert made == [] if shown is None else len(made) == 1
            if seat == me or shown is None:
                continue
            pool = imagined.before if seat in imagined.chooses_before else imagined.after
            assert made == [NONE] if shown == "none" else made[0] in pool


@pytest.mark.parametrize("turn", range(SEATS))
def test_later_seats_choose_from_what_is_left(turn: int) -> None:
    view, rng, lanes = view_after(11, turn), Random(5), 256
    decision = XMissionsSimulation(view)
    actions = view["legal"]
    game = decision.begin(decision.deal(lanes, rng), lanes, len(actions), rng)
    decision.act(game, [(a, every(lanes) << at * lanes) for at, a in enumerate(actions)])
    offered = {entry["mission"] for entry in view["table"]["offer"]}
    chosen = set()
    for lane in range(game.width):
        choices = [choice for (choice,) in held_in(lane, game.missions)]
        missions = [choice for choice in choices if choice != NONE]
        assert len(set(missions)) == len(missions)
        assert f"mission {choice_of(choices[0])}" == actions[lane // lanes]
        assert {*choices[: SEATS - turn]} - {NONE} <= offered
        chosen |= {*choices[1 : SEATS - turn]}
    assert len(chosen) > len(offered) // 2 if turn < SEATS - 1 else not chosen
    assert game.turn[-turn % SEATS] == game.everywhere


def test_a_strong_hand_is_thought_more_likely_to_want_many_tricks() -> None:
    """In the lanes in which a seat holds more of the trumps it more often drafts mission 5."""
    view = view_after(11, 1)
    decision, rng, lanes = XMissionsSimulation(view), Random(2), 4096
    game = decision.begin(decision.deal(lanes, rng), lanes, 1, rng)
    decision.act(game, [("mission none", game.everywhere)])
    colour = COLOURS.index(view["table"]["trump"])
    shares = []
    for wanted in (range(2), range(4, 10)):
        here = [
            lane
            for lane in range(lanes)
            if sum(card // 9 == colour for card in held_in(lane, game.hands)[1]) in wanted
        ]
        shares.append(sum(game.missions[1][5] >> lane & 1 for lane in here) / len(here))
    few, many = shares
    assert many > 2 * few


@pytest.mark.parametrize("seed", range(3))
def test_whether_a_mission_comes_off_is_no_reason_for_or_against_none(seed: int) -> None:
    advice = finished(advise(GAME, view_after(seed, 0), Random(1)))
    told = {
        option["action"]: {reason["id"] for reason in option["reasons"]}
        for option in advice["options"]
    }
    assert "mission-done" not in told.pop("mission none")
    assert any("mission-done" in reasons for reasons in told.values())
