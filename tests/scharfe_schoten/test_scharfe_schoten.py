"""Scharfe Schoten told in its notation: predictions, tricks, the rack, scores, views."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import IllegalAction, Match
from pygame_core.games.scharfe_schoten.position import position
from pygame_core.games.scharfe_schoten.rules import (
    COLOURS,
    DECK,
    PREDICTIONS,
    count_colours,
    score_prediction,
    trump_order,
    why_changed,
)
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.cards import names
from tests.scharfe_schoten.tables import EXAMPLE_NUMBERS, act_all, play_all, with_hands
from tests.support.playing import act_at_random, played

every_table = pytest.mark.parametrize("seats", [3, 4])


def begin(seats: int, seed: int = 1) -> Match:
    return Match.new("scharfe-schoten", seats=seats, seed=seed)


def after_predictions(seats: int, seed: int = 1) -> Match:
    return played(("scharfe-schoten", seats, {}), seed, actions=seats)


# --- the deal and the trumps ---------------------------------------------------------------------


@every_table
def test_hands_and_rack_are_the_whole_deck_and_every_back_is_public(seats: int) -> None:
    match = begin(seats)
    view = match.view(None)
    table = view["table"]
    assert view["hand_counts"] == [{3: 12, 4: 10}[seats]] * seats
    total = Counter(table["rack"])
    for seat in range(seats):
        hand = match.view(seat)["hand"]
        assert Counter(card[0] for card in hand) == +Counter(table["backs"][seat])
        total.update(table["backs"][seat])
    assert total == dict.fromkeys(COLOURS, 12)
    assert table["rack_left"] == 48 - sum(view["hand_counts"])


@every_table
def test_every_round_draws_four_different_numbers_and_sorts_the_colours_by_them(seats: int) -> None:
    match = played(("scharfe-schoten", seats, {}), 5)
    drawn = [event.params for event in match.events if event.id == "trumps.revealed"]
    assert len(drawn) == seats
    assert len({json.dumps(params) for params in drawn}) == seats
    for params in drawn:
        numbers = [params["numbers"][colour] for colour in params["order"]]
        assert numbers == sorted(set(numbers), reverse=True)
        assert len(numbers) == 4
        assert params["trumps"] == [
            f"{colour}{number}" for colour, number in zip(params["order"], numbers, strict=True)
        ]


def test_all_cards_in_order_of_strength() -> None:
    strength = trump_order(EXAMPLE_NUMBERS).strength
    assert len(set(strength.values())) == 48
    ranked = names(sorted(DECK, key=lambda card: -strength[card]))
    assert ranked[:4] == ["G10", "B9", "R2", "Y1"]
    assert ranked[4:16] == [f"G{n}" for n in (12, 11, 9, 8, 7, 6, 5, 4, 3, 2, 1)] + ["B12"]
    assert ranked[-3:] == ["Y4", "Y3", "Y2"]


def test_my_hand_is_shown_in_order_of_strength_too() -> None:
    state = with_hands("R2 R7 Y12 G1 B9", "Y1", "Y2")
    assert position(state, 0)["hand"] == ["R2", "R7", "Y12", "G1", "B9"]
    assert position(state, 0)["table"]["hand_order"] == ["B9", "R2", "G1", "R7", "Y12"]
    assert position(state, None)["table"]["hand_order"] == []


# --- predictions ---------------------------------------------------------------------------------


@every_table
def test_seats_predict_in_turn_and_the_first_seat_leads(seats: int) -> None:
    match = begin(seats)
    first = match.view(None)["table"]["first"]
    order = []
    while match.view(None)["phase"] == "predict":
        order.append(match.to_act)
        assert len(match.legal_actions()) == 12
        match.apply("predict R Y")
    assert order == [(first + turn) % seats for turn in range(seats)]
    assert match.to_act == first
    assert match.view(None)["phase"] == "play"


def test_a_prediction_is_hidden_until_all_are_in() -> None:
    match = begin(4)
    first = match.to_act
    assert first is not None
    [event] = match.apply("predict G B")
    assert event.seen_by(first)["params"] == {"seat": first, "most": "G", "least": "B"}
    for other in [(first + 1) % 4, None]:
        assert event.seen_by(other)["params"] == {"seat": first}
        assert match.view(other)["table"]["predictions"] == [None] * 4
        assert match.view(other)["table"]["predicted"][first] is True
        assert match.view(other)["table"]["lines"] is None
        assert match.view(other)["table"]["points"] is None
    assert match.view(first)["table"]["predictions"][first] == ["G", "B"]
    match.apply("predict R Y")
    match.apply("predict R Y")
    *_, revealed = match.apply("predict B G")
    assert revealed.id == "predictions.revealed"
    assert revealed.reveals
    expected = [["R", "Y"]] * 4
    expected[first], expected[first - 1] = ["G", "B"], ["B", "G"]
    assert revealed.params["predictions"] == expected
    assert match.view(None)["table"]["predictions"] == expected


def test_what_is_no_prediction_is_refused() -> None:
    match = begin(3)
    assert match.why_not("predict R R") == ("same-colour-predicted", {"suit": "R"})
    for rubbish in (
        "predict R",
        "predict R Y G",
        "predict RY G",
        "predict  R",
        "predict r y",
        "R",
        "rack YG",
    ):
        assert match.why_not(rubbish) == ("not-an-action", {"text": rubbish})
    assert match.why_not("play R1") == ("wrong-phase", {"phase": "predict"})
    assert match.why_not("rack R") == ("wrong-phase", {"phase": "predict"})


# --- tricks --------------------------------------------------------------------------------------


def test_any_card_may_be_led_a_trump_included() -> None:
    state = with_hands("R2 R7 G10 Y4", "Y1", "Y2")
    assert state.legal_actions() == ("play R2", "play R7", "play G10", "play Y4")


def test_a_trump_of_another_colour_may_not_be_played_while_one_can_follow() -> None:
    state = with_hands("R9", "R7 G10 Y1", "Y2")
    play_all(state, "R9")
    assert state.legal_actions() == ("play R7",)
    assert state.why_not("play G10") == ("must-follow", {"suit": "R", "cards": ["R7"]})
    assert state.why_not("play B9") == ("card-not-in-hand", {"card": "B9"})
    assert state.why_not("predict R Y") == ("wrong-phase", {"phase": "play"})


def test_the_colour_led_gives_no_bonus() -> None:
    """A low card of a stronger colour beats the highest one of the colour led."""
    state = with_hands("Y12 R1", "R3 R5", "Y11 R6")
    play_all(state, "Y12")
    assert position(state, None)["ahead"] == 0
    play_all(state, "R3")
    assert position(state, None)["ahead"] == 1
    play_all(state, "Y11")
    assert position(state, None)["ahead"] is None
    assert state.last_trick == {
        "number": 1,
        "plays": [(0, "Y12"), (1, "R3"), (2, "Y11")],
        "winner": 1,
    }
    assert state.captured[1] == {"R": 1, "Y": 2, "G": 0, "B": 0}
    assert state.tricks == [0, 1, 0]
    assert state.to_act == 1


# --- the rack ------------------------------------------------------------------------------------


def test_an_empty_colour_is_refused_in_the_same_words_asked_about_or_tried() -> None:
    match, rng = begin(3), Random(1)
    while not (match.legal_actions()[0].startswith("rack") and len(match.legal_actions()) < 4):
        act_at_random(match, rng)
    [empty, *_] = [each for each in COLOURS if f"rack {each}" not in match.legal_actions()]
    with pytest.raises(IllegalAction) as refused:
        match.apply(f"rack {empty}")
    assert refused.value.reason == match.why_not(f"rack {empty}")
    assert refused.value.params["suits"] == match.view(None)["table"]["rack"]


def test_the_winner_takes_a_rack_card_of_any_colour_and_leads() -> None:
    state = with_hands("R1 R3", "R4 R5", "R6 R7", rack="YYG")
    play_all(state, "R1 R4 R6")
    assert (state.phase, state.to_act) == ("rack", 2)
    assert state.legal_actions() == ("rack Y", "rack G")
    rest = {"R": 0, "Y": 2, "G": 1, "B": 0}
    assert state.why_not("rack B") == ("rack-colour-empty", {"suit": "B", "suits": rest})
    assert state.why_not("play R7") == ("wrong-phase", {"phase": "rack"})
    assert state.why_not("rack") == ("not-an-action", {"text": "rack"})
    [event] = state.apply("rack G")
    assert event == ("rack.taken", {"seat": 2, "colour": "G"}, {}, ())
    assert state.rack == count_colours([]) | {"Y": 2}
    assert state.captured[2] == {"R": 3, "Y": 0, "G": 1, "B": 0}
    assert (state.phase, state.to_act) == ("play", 2)
    assert position(state, None)["table"]["trick_number"] == 2


def test_an_empty_rack_gives_nothing() -> None:
    state = with_hands("R1 R3", "R4 R5", "R6 R7")
    play_all(state, "R1 R4 R6")
    assert (state.phase, state.to_act) == ("play", 2)


def test_the_last_rack_card_comes_before_the_score() -> None:
    state = with_hands("R1", "R4", "R6", rack="B")
    play_all(state, "R1 R4 R6")
    assert state.scores == [0, 0, 0]
    kinds = [event.id for event in state.apply("rack B")]
    assert kinds[:3] == ["rack.taken", "round.scored", "round.started"]


# --- scores --------------------------------------------------------------------------------------


def test_where_each_seat_would_score_now_is_told_as_lines() -> None:
    state = with_hands("R1 R3", "R4 R5", "R6 R7", rack="RY")
    play_all(state, "R1 R4 R6")
    act_all(state, "rack R")
    table = position(state, None)["table"]
    assert table["points"] == [6, 6, 5 + 3 + 4]
    counts = {"R": 4, "Y": 0, "G": 0, "B": 0}
    assert table["lines"][2] == [
        {"id": "most", "colour": "R", "count": 4, "counts": counts, "hit": "alone", "points": 5},
        {"id": "least", "colour": "Y", "count": 0, "counts": counts, "hit": "shared", "points": 3},
        {"id": "difference", "most": 4, "least": 0, "points": 4},
    ]


def test_points_change_by_the_colour_that_is_ahead_or_level_now_and_was_not() -> None:
    before = {"R": 0, "G": 0, "B": 1, "Y": 3}
    # Pepper was ahead of wasabi already.
    told = why_changed(before, {**before, "R": 2}, ("Y", "G"))
    assert told == {"why": "ahead", "cost_suit": "R", "than_suit": "G"}
    told = why_changed(before, {**before, "G": 1}, ("Y", "G"))
    assert (told["why"], told["cost_suit"]) == ("ahead", "G")


@settings(max_examples=80, derandomize=True)
@given(
    counts=st.lists(st.integers(0, 12), min_size=4, max_size=4),
    prediction=st.sampled_from(PREDICTIONS),
)
def test_a_score_agrees_with_a_naive_count(counts: list[int], prediction: tuple[str, str]) -> None:
    captured = dict(zip(COLOURS, counts, strict=True))
    most, least = (captured[colour] for colour in prediction)
    above, below = sum(n > most for n in counts), sum(n < least for n in counts)
    first = 0 if above else 5 if counts.count(most) == 1 else 3
    second = 0 if below else 5 if counts.count(least) == 1 else 3
    expected = first + second + (most - least if first and second else 0)
    assert score_prediction(captured, prediction).points == expected >= 0


@every_table
def test_as_many_rounds_as_seats_each_started_by_the_next_seat(seats: int) -> None:
    match = played(("scharfe-schoten", seats, {}), seed=3)
    starters = [event.params["first"] for event in match.events if event.id == "round.started"]
    assert starters == [(starters[0] + turn) % seats for turn in range(seats)]
    assert match.winners == tuple(
        seat for seat in range(seats) if match.scores[seat] == max(match.scores)
    )
    # Predictions, plays and picks of every round: the number of actions never varies.
    assert len(match.log) == {3: 3 * (3 + 36 + 12), 4: 4 * (4 + 40 + 8)}[seats]


@settings(max_examples=15, derandomize=True)
@given(seats=st.sampled_from([3, 4]), seed=st.integers(0, 10**6))
def test_forty_eight_cards_are_captured_twelve_of_each_colour(seats: int, seed: int) -> None:
    match, rng = begin(seats, seed), Random(seed)
    state = match.state
    assert isinstance(state, ScharfeSchotenState)
    scored = 0
    while match.to_act is not None:
        action = rng.choice(match.legal_actions())
        for event in match.apply(action):
            if event.id == "round.scored":
                scored += 1
                total = Counter[str]()
                for lines in event.params["detail"]:
                    total.update(lines[0]["counts"])
                assert total == dict.fromkeys(COLOURS, 12)
        everything = Counter(card.suit for hand in state.hands for card in hand)
        everything.update(card.suit for _, card in state.trick)
        everything.update(state.rack)
        for captured in state.captured:
            everything.update(captured)
        assert everything == dict.fromkeys(COLOURS, 12)
    assert scored == seats


# --- what a view shows, and what may change when it is determinized ------------------------------


@every_table
def test_no_view_names_a_card_before_its_owner_plays_it(seats: int) -> None:
    match = after_predictions(seats)
    rng = Random(2)
    while match.view(None)["round"] == 1:
        shown = {e.params["card"] for e in match.events if e.id == "card.played"}
        trumps = set(match.view(None)["table"]["trumps"])
        for seat in [*range(seats), None]:
            view = match.view(seat)
            mine = set(match.view(seat)["hand"]) if seat is not None else set()
            dealt = {
                name
                for event in view["history"]
                if event["id"] == "hand.dealt"
                for name in event["params"].get("cards", [])
            }
            named = set(re.findall(r"\b[RYGB]\d+\b", json.dumps(view)))
            assert named <= shown | trumps | mine | dealt
            assert mine <= dealt
            assert len(dealt) == (0 if seat is None else {3: 12, 4: 10}[seats])
        act_at_random(match, rng)


@every_table
def test_a_guess_keeps_every_colour_and_deals_every_unseen_number_alike(seats: int) -> None:
    """Of a colour's unseen numbers each is equally likely to lie in a certain hand."""
    match = played(("scharfe-schoten", seats, {}), 4, actions=seats + 3 * (seats + 1))
    view = match.view(0)
    known = {e["params"]["card"] for e in view["history"] if e["id"] == "card.played"}
    known.update(view["hand"])
    rng, found, rounds = Random(9), Counter[str](), 400
    for _ in range(rounds):
        imagined = match.game.determinize(view, rng)
        assert isinstance(imagined, ScharfeSchotenState)
        assert position(imagined, None)["table"]["backs"] == view["table"]["backs"]
        found.update(names(imagined.hands[1]))
    assert not known & set(found)
    for colour in COLOURS:
        unseen = [name for name in names(DECK) if name[0] == colour and name not in known]
        held = view["table"]["backs"][1][colour]
        for name in unseen:
            assert abs(found[name] / rounds - held / len(unseen)) < 0.12
        assert sum(found[name] for name in unseen) == held * rounds


def test_a_guess_invents_the_predictions_that_are_still_hidden() -> None:
    match = begin(3)
    match.apply("predict R Y")
    seat = match.to_act
    guesses = set()
    for number in range(60):
        imagined = match.game.determinize(match.view(seat), Random(number))
        assert isinstance(imagined, ScharfeSchotenState)
        guesses.update(imagined.predictions)
    assert len(guesses - {None}) > 6
