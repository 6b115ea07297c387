"""Red Dragon told in its notation: giving, the draft, tricks, the end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import Match
from pygame_core.games.red_dragon.position import position
from pygame_core.games.red_dragon.rulebook import rulebook
from pygame_core.games.red_dragon.rules import BY_NAME, DECK, TABLES, draft_order, penalty
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.cards import names
from tests.support.playing import act_at_random, played

every_table = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def with_hands(*hands: str, lead: int = 0) -> RedDragonState:
    """A state in the middle of the tricks: "R1 U2" is a hand."""
    state = RedDragonState(len(hands), "table", first=lead)
    state.round, state.phase, state.to_act = 1, "play", lead
    state.hands = [[BY_NAME[name] for name in hand.split()] for hand in hands]
    return state


def play_all(state: RedDragonState, *cards: str) -> None:
    for card in cards:
        assert state.why_not(f"play {card}") is None
        state.apply(f"play {card}")


def after_giving(seats: int, seed: int = 1) -> Match:
    return played(("red-dragon", seats, {}), seed, actions=seats * TABLES[seats].give)


def after_draft(seats: int, seed: int = 1) -> Match:
    return played(("red-dragon", seats, {}), seed, actions=2 * seats * TABLES[seats].give)


# --- giving --------------------------------------------------------------------------------------


@every_table
def test_each_seat_gives_its_number_of_cards_one_after_another(seats: int) -> None:
    match = Match.new("red-dragon", seats=seats, seed=2)
    first = match.to_act
    assert first is not None
    gave = []
    while match.view(None)["phase"] == "give":
        gave.append(match.to_act)
        match.apply(match.legal_actions()[-1])
    give = TABLES[seats].give
    assert gave == [(first + turn) % seats for turn in range(seats) for _ in range(give)]


def test_a_given_card_is_seen_by_its_giver_only() -> None:
    match = Match.new("red-dragon", seats=4, seed=2)
    giver = match.to_act
    assert giver is not None
    action = match.legal_actions()[0]
    [event] = match.apply(action)
    card = action.removeprefix("give ")
    assert event.seen_by(giver)["params"] == {"seat": giver, "card": card}
    assert event.seen_by(None)["params"] == {"seat": giver}
    assert match.view(giver)["table"]["my_given"] == [card]
    assert card not in match.view(giver)["hand"]
    assert match.view((giver + 1) % 4)["table"]["my_given"] == []
    assert match.view(None)["table"]["given"][giver] == 1
    reason = match.why_not(action)
    assert reason == ("card-not-in-hand", {"card": card})


@every_table
def test_the_centre_is_mixed_and_shown_when_all_have_given(seats: int) -> None:
    match = after_giving(seats)
    revealed = match.events[-1]
    assert revealed.id == "centre.revealed"
    assert revealed.reveals
    given = [action.removeprefix("give ") for action in match.log]
    assert sorted(revealed.params["cards"]) == sorted(given)
    assert revealed.params["cards"] != given
    assert match.view(None)["table"]["centre"] == revealed.params["cards"]


# --- the draft -----------------------------------------------------------------------------------


@every_table
def test_the_draft_goes_round_and_back_until_every_hand_is_full(seats: int) -> None:
    match = after_giving(seats)
    first = match.view(None)["table"]["first"]
    took = []
    while match.view(None)["phase"] == "draft":
        assert match.view(None)["table"]["draft_order"][0] == match.to_act
        took.append(match.to_act)
        match.apply(match.legal_actions()[0])
    assert took == draft_order(seats, first)
    assert match.view(None)["hand_counts"] == [TABLES[seats].hand] * seats
    assert match.to_act == first


def test_a_card_that_is_not_in_the_centre_cannot_be_taken() -> None:
    match = after_giving(4)
    assert match.to_act is not None
    card = match.view(match.to_act)["hand"][0]
    assert match.why_not(f"take {card}") == ("card-not-in-centre", {"card": card})


def test_a_card_may_be_taken_back_by_its_giver() -> None:
    match = after_giving(4)
    assert match.to_act is not None
    mine = match.view(match.to_act)["table"]["my_given"][0]
    assert f"take {mine}" in match.legal_actions()


def test_drafted_cards_are_known_to_all_until_they_are_played() -> None:
    match = after_draft(4)
    rng = Random(4)
    while match.view(None)["round"] == 1:
        for seat in range(4):
            known = match.view(None)["table"]["taken"][seat]
            assert set(known) <= set(match.view(seat)["hand"])
        act_at_random(match, rng)


# --- tricks --------------------------------------------------------------------------------------


def test_any_card_may_be_led_red_included() -> None:
    state = with_hands("R11 U3 G0", "U1 U2 U4", "G1 G2 G3")
    assert state.legal_actions() == ("play R11", "play U3", "play G0")


def test_the_suit_led_must_be_followed_however_much_it_costs() -> None:
    state = with_hands("R3 U0", "R11 U14", "G1 G2")
    play_all(state, "R3")
    assert state.legal_actions() == ("play R11",)
    assert state.why_not("play U14") == ("must-follow", {"suit": "R", "cards": ["R11"]})
    assert state.why_not("play G1") == ("card-not-in-hand", {"card": "G1"})
    assert state.why_not("take U14") == ("wrong-phase", {"phase": "play"})


def test_who_is_void_may_play_any_card() -> None:
    state = with_hands("U3 U0", "R11 G14", "G1 G2")
    play_all(state, "U3")
    assert state.legal_actions() == ("play R11", "play G14")


def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() -> None:
    state = with_hands("U5 Y1", "R14 Y2", "U9 Y3", "G14 Y4")
    play_all(state, "U5", "R14")
    assert position(state, None)["ahead"] == 0
    play_all(state, "U9", "G14")
    assert position(state, None)["ahead"] is None
    assert state.tricks == [0, 0, 1, 0]
    assert names(state.reds[2]) == ["R14"]
    assert state.to_act == 2
    assert state.last_trick == {
        "number": 1,
        "plays": [(0, "U5"), (1, "R14"), (2, "U9"), (3, "G14")],
        "winner": 2,
    }


def test_red_eleven_ranks_as_an_eleven() -> None:
    state = with_hands("R9 Y1", "R11 Y2", "R12 Y3")
    play_all(state, "R9", "R11", "R12")
    assert state.tricks == [0, 0, 1]
    assert position(state, None)["table"]["penalties"] == [0, 0, 9 + 26 + 12]
    assert position(state, None)["table"]["points"] == [0, 0, 6 - 47]


# --- rounds and the end --------------------------------------------------------------------------


def test_all_tricks_of_a_round_win_the_match_at_once_whatever_the_scores() -> None:
    state = with_hands("U14", "U1", "U2", "U3")
    state.tricks = [14, 0, 0, 0]
    state.scores = [-90, 50, 30, 10]
    play_all(state, "U14", "U1", "U2", "U3")
    assert state.to_act is None
    assert state.winners == (0,)
    assert state.scores == [-90, 50, 30, 10]


@every_table
def test_as_many_rounds_as_seats_each_started_by_the_next_seat(seats: int) -> None:
    match = played(("red-dragon", seats, {}), seed=3)
    starters = [event.params["first"] for event in match.events if event.id == "round.started"]
    assert starters == [(starters[0] + turn) % seats for turn in range(seats)]
    assert match.events[-1].params["reason"] == "rounds"
    assert match.winners == tuple(
        seat for seat in range(seats) if match.scores[seat] == max(match.scores)
    )


@settings(max_examples=40, derandomize=True)
@given(seats=st.sampled_from([3, 4, 5, 6]), seed=st.integers(0, 10**6))
def test_cards_are_conserved_and_points_add_up_to_zero(seats: int, seed: int) -> None:
    match = Match.new("red-dragon", seats=seats, seed=seed)
    state = match.state
    assert isinstance(state, RedDragonState)
    rng, played_cards = Random(seed), Counter[str]()
    while match.to_act is not None:
        action = rng.choice(match.legal_actions())
        events = match.apply(action)
        if action.startswith("play "):
            played_cards[action.removeprefix("play ")] += 1
        if any(event.id == "round.scored" for event in events):
            assert played_cards == Counter(names(DECK))
            played_cards.clear()
        held = [card for hand in state.hands for card in hand]
        given = [card for cards in state.given for card in cards]
        out = given if state.phase == "give" else state.centre
        if state.phase != "over":
            assert len(held) + len(out) + sum(played_cards.values()) == len(DECK)
        for event in events:
            if event.id != "round.scored":
                continue
            bonus = sum(
                line["points"]
                for lines in event.params["detail"]
                for line in lines
                if line["id"] == "no-trick"
            )
            assert sum(event.params["scores"]) == bonus
            reds = [
                BY_NAME[card]
                for lines in event.params["detail"]
                for line in lines
                if line["id"] == "red-cards"
                for card in line["cards"]
            ]
            assert sum(map(penalty, reds)) == 120


@every_table
def test_the_example_on_the_sheet_of_rules_is_reckoned_as_a_round_is(seats: int) -> None:
    match = Match.new("red-dragon", seats=seats, seed="sheet")
    [section] = [each for each in rulebook(match.view(0)) if each["id"] == "red"]
    [row] = section["pictures"][1]["rows"]
    each = TABLES[seats].per_trick
    total = 3 * each - penalty(BY_NAME["R4"]) - penalty(BY_NAME["R11"])
    assert row[1:] == [[f"3 × {each}"], ["− 4 − 26"], [str(total).replace("-", "−")]]
