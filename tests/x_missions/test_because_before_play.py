"""What in the hand speaks for a mission is said in the draft: it is true, and in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.ai.tip import tip
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import (
    MISSIONS,
    NO_MISSION,
)
from pygame_core.views import View
from tests.test_locales import LANGUAGES, messages, variables
from tests.x_missions.boards import MIXED, offered


def holding(hand: str, trump: str = "R") -> View:
    """The first seat chooses, with these cards."""
    return {**position(offered(trump, hand), 0), "history": []}


def params(view: View, choice: int) -> dict[str, Any]:
    told = GAME.because(view, f"mission {choice}", None)
    assert told is not None
    rival = ("rival", "rival_percent", "rival_pays", "is_near")
    chances = ("percent", "pays", "alone", *rival)
    assert [told["params"][each] for each in chances] == [0, 0, "no", -1, 0, 0, False]
    return {key: value for key, value in told["params"].items() if key not in chances}


@pytest.mark.parametrize("choice", [*MISSIONS, NO_MISSION])
def test_every_choice_has_a_reason_in_every_language(choice: int | str) -> None:
    told = GAME.because(holding(MIXED), f"mission {choice}", None)
    assert told is not None
    for language in LANGUAGES:
        sentence = messages(language)[f"x-missions-advice-because-{told['id']}"]
        assert variables(sentence) <= set(told["params"])


@pytest.mark.parametrize(
    ("hand", "trump", "is_low"),
    [
        ("R7 R8 U1 U2 U3 Y4 Y5 G6 G9", "R", True),
        ("R7 R8 U1 U2 U3 Y4 Y6 G6 G9", "R", False),
        # The low ones of the trump colour take tricks.
        ("R7 R8 U1 U2 U3 Y4 Y5 G6 G9", "U", False),
        ("R7 R8 U1 U2 U3 Y4 Y5 G6 G9", "NT", True),
    ],
)
def test_a_hand_is_called_low_where_most_of_it_is_and_no_trump(
    hand: str, trump: str, is_low: bool
) -> None:
    assert params(holding(hand, trump), 0)["is_low"] == is_low


def test_the_high_cards_of_a_hand_that_is_to_take_no_trick_are_named() -> None:
    one = {"is_low": True, "count": 1}
    told = params(holding("R1 U1 Y4 Y5 Y7 G1 G3 G5 G9", "NT"), 0)
    assert told == {**one, "low": 7, "cards": ["G9"], "card": "G9", "trumps": 0}
    assert params(holding("R1 U1 Y4 Y5 Y7 G1 G3 G5 G6", "NT"), 0)["count"] == 0
    # A trump would win, whatever it is thrown on.
    told = params(holding("R2 R9 U1 Y4 Y8 Y7 G1 G3 G5", "R"), 0)
    assert told == {**one, "low": 5, "cards": ["Y8"], "card": "Y8", "trumps": 2}


def test_of_colours_that_are_equally_long_the_stronger_one_is_named() -> None:
    assert params(holding("R8 U1 U2 U3 Y4 Y5 Y9 G6 G9"), 9)["suit"] == "Y"


def test_the_longest_colour_and_the_eights_are_counted() -> None:
    view = holding("R8 U8 U1 U2 U3 Y4 Y5 G6 G9")
    assert params(view, 6) == {"cards": ["R8", "G9"]}
    # Most of a full colour is won by strong cards of any.
    strong = {"kinds": "trumps-eights-nines", "trumps": 1, "eights": 1, "nines": 1}
    assert params(view, 9) == {"count": 3, **strong, "suit": "U", "held": 4}
    assert params(view, 8) == {"eights": 2, "cards": ["R8", "G9"]}
    # Red is trump, and eights are strong in any colour.
    assert params(view, 5) == {"count": 3, **strong, "lacks": 2}
    assert params(view, 4) == {
        "count": 3,
        **strong,
        "has_many": False,
        "cards": ["R8", "G9"],
    }


@pytest.mark.parametrize(
    ("hand", "trump", "told"),
    [
        # Without trump no trumps are named, and four cards are one too few for five tricks.
        ("R9 R2 R1 U9 U8 U1 Y1 Y8 G1", "NT", ("eights-nines", (0, 2, 2), 1)),
        ("R9 R8 U2 U3 U4 Y5 Y6 G6 G7", "R", ("trumps", (2, 0, 0), 3)),
        ("R3 U9 Y9 G9 U2 U3 U4 Y5 Y6", "R", ("trumps-nines", (1, 0, 3), 1)),
        ("R3 R4 R5 U8 Y8 U3 U4 Y5 Y6", "R", ("trumps-eights", (3, 2, 0), 0)),
        ("R3 R4 R5 U2 Y2 U3 U4 Y5 Y6", "NT", ("", (0, 0, 0), 5)),
    ],
)
def test_of_strong_cards_only_such_are_named_as_the_hand_has_and_each_kind_is_counted(
    hand: str, trump: str, told: tuple[str, tuple[int, int, int], int]
) -> None:
    view = holding(hand, trump)
    kinds, (trumps, eights, nines), lacks = told
    strong = {"kinds": kinds, "trumps": trumps, "eights": eights, "nines": nines}
    count = trumps + eights + nines
    assert params(view, 5) == {"count": count, "lacks": lacks, **strong}
    for choice in (4, 9):
        assert strong.items() <= params(view, choice).items()


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("U1 U7 Y1 Y2 Y3 G1 G2 G6 R3", {"has": "none", "away_cards": [], "cards": ["G6", "G2"]}),
        (
            "U1 U8 Y1 Y2 Y9 G1 G2 G6 R7",
            {"has": "thrown", "away_cards": ["U8", "Y9"], "cards": ["G6", "G2"]},
        ),
        ("U1 U7 Y1 Y2 Y3 G1 G2 G8 R3", {"has": "trump", "away_cards": [], "cards": ["G2", "G1"]}),
    ],
)
def test_for_a_trick_without_8_and_9_the_cards_that_may_win_it_are_named(
    hand: str, told: dict[str, Any]
) -> None:
    assert params(holding(hand, "G"), 7) == told


@pytest.mark.parametrize("hand", ["R7 R6 U1 U2 U3 Y4 Y6 G6 G7", "R9 R2 R1 U9 U8 U1 Y1 Y2 G1"])
@pytest.mark.parametrize("choice", [*MISSIONS, NO_MISSION])
def test_the_reason_of_every_choice_has_cards_or_numbers(hand: str, choice: int | str) -> None:
    told = GAME.because(holding(hand, "G"), f"mission {choice}", None)
    assert told is not None
    assert any(
        each in told["params"] for each in ("cards", "count", "low", "card", "eights", "held")
    )


def test_for_two_tricks_the_two_likeliest_cards_are_named_and_what_else_is_strong_goes() -> None:
    told = params(holding("R2 U3 U4 U9 Y2 Y3 Y6 Y9 G9", "G"), 2)
    assert told == {"cards": ["G9", "U9"], "has_more": True}
    assert not params(holding("R2 U3 U4 U9 Y2 Y3 Y6 Y7 G9", "G"), 2)["has_more"]
    # What else is trump goes on no other colour without winning.
    assert not params(holding("U2 U4 U9 Y1 Y2 Y7 G3 G6 G7", "G"), 2)["has_more"]
    many = params(holding("R8 R7 R5 U8 U9 Y4 Y5 G6 G2", "R"), 2)
    assert many == {"cards": ["R8", "R7"], "has_more": True}


def options_of(*found: tuple[str, float, float]) -> list[dict[str, Any]]:
    """Of an advice: missions with the points that they bring, the best first, and the chance to do
    them."""
    best = found[0][1]
    return [
        {
            "action": f"mission {choice}",
            "round": points,
            "edge": best - points,
            "level": best - points < 2,
            "distribution": [[3, 1 - done], [20, done]],
        }
        for choice, points, done in found
    ]


@pytest.mark.parametrize(
    ("best", "others", "rival"),
    [
        # Of those that pay more, or are done more often, the one that would pay most on average.
        (("4", 6, 0.62), [("5", 5, 0.3), ("6", 5.5, 0.45), ("0", 5, 0.4)], (60, 5, 30)),
        (("4", 6, 0.62), [("5", 5, 0.2), ("6", 5.5, 0.45), ("0", 5, 0.4)], (60, 6, 45)),
        # Not if 10 points at 50 % seem to be more than 8 at 60 %.
        (("4", 6, 0.62), [("5", 5, 0.3), ("6", 5.5, 0.5), ("0", 5, 0.4)], (60, 5, 30)),
        (("5", 6, 0.5), [("9", 5.9, 0.2), ("4", 5.5, 0.7), ("none", 5, 0)], (50, 4, 70)),
        # One that pays as little and is done less often only where there is no other.
        (("6", 6, 0.95), [("8", 5.5, 0.5), ("4", 5, 0.95)], (95, 8, 50)),
        (("6", 6, 0.3), [("none", 5.5, 0), ("0", 5, 0.25)], (30, 0, 25)),
        (("4", 6, 0.6), [("5", 5, 0.3), ("6", 4, 0.5)], (60, 5, 30)),
        (("4", 6, 0.6), [("6", 5.5, 0.58)], (0, -1, 0)),
        (("5", 6, 0.99), [("6", 5.5, 0.3)], (95, 6, 30)),
        # What hardly works is nobody's second thought.
        (("2", 9, 0.85), [("5", 3, 0.0), ("9", 2, 0.1)], (85, -1, 0)),
        (("9", 6, 0.0), [("6", 5.5, 0.3)], (5, -1, 0)),
        (("none", 6, 0), [("5", 5.5, 0.3)], (0, 5, 30)),
    ],
)
def test_the_best_choice_tells_its_chance_and_is_weighed_against_the_second_thought(
    best: tuple[str, float, float],
    others: list[tuple[str, float, float]],
    rival: tuple[int, int, int],
) -> None:
    told = GAME.compared(holding(MIXED), options_of(best, *others))
    assert told is not None
    assert told.because is not None
    params = told.because["params"]
    assert (params["percent"], params["rival"], params["rival_percent"]) == rival


@pytest.mark.parametrize(("done", "is_near"), [(0.4, True), (0.35, False)])
def test_of_a_rival_that_pays_as_much_on_average_it_is_said_that_it_is_no_better(
    done: float, is_near: bool
) -> None:
    # 8 points at 50 % are 10 at 40 %.
    told = GAME.compared(holding(MIXED), options_of(("4", 6, 0.5), ("6", 5.5, done)))
    assert told is not None
    assert told.because is not None
    assert told.because["params"]["rival"] == 6
    assert told.because["params"]["is_near"] == is_near


@pytest.mark.parametrize(
    ("done", "others", "alone"),
    [
        (0.3, [("none", 5.5, 0)], "likely"),
        (0.9, [("5", 5.5, 0.1)], "likely"),
        # Whoever multiplies would find the other better.
        (0.3, [("4", 5.5, 0.5)], "best"),
        (0.3, [("4", 6.5, 0.5)], "no"),
        (0.6, [("4", 5.5, 0.9)], "no"),
    ],
)
def test_without_a_rival_it_is_said_that_no_other_is_likely_or_better_on_average(
    done: float, others: list[tuple[str, float, float]], alone: str
) -> None:
    told = GAME.compared(holding(MIXED), options_of(("6", 6, done), *others))
    assert told is not None
    assert (told.because["params"]["rival"], told.because["params"]["alone"]) == (-1, alone)


@pytest.mark.parametrize(
    ("found", "first"),
    [
        # Near ties: the one that is clearly surer.
        ([("1", 7.3, 0.6), ("0", 6.8, 0.8), ("2", 6.5, 0.7)], "0"),
        ([("1", 7.3, 0.6), ("0", 6.8, 0.64)], "1"),
        ([("1", 7.3, 0.6), ("0", 6.1, 0.9)], "1"),
        # 15 points at 45 % are more than 8 at 70 %.
        ([("5", 7.3, 0.45), ("4", 7.1, 0.7)], "5"),
        ([("5", 7.3, 0.4), ("none", 7.2, 0)], "5"),
        ([("none", 7.3, 0), ("0", 7.2, 0.9)], "none"),
    ],
)
def test_among_missions_about_as_good_the_surer_one_is_preferred(
    found: list[tuple[str, float, float]], first: str
) -> None:
    told = GAME.preferred(holding(MIXED), options_of(*found)) or f"mission {found[0][0]}"
    assert told == f"mission {first}"


def test_a_hint_for_a_choice_says_what_in_the_hand_speaks_for_it() -> None:
    match = Match.new("x-missions", seats=4, seed="a")
    view = match.view(match.to_act)
    best: dict[str, Any] = {"action": view["legal"][0], "trick": None, "reasons": []}
    told = tip(GAME, view, best, Random(1))
    assert told["action"] == view["legal"][0]
    assert told["because"] == GAME.because(view, view["legal"][0], None)


def test_while_a_mission_is_chosen_only_no_tricks_is_aimed_at_and_for_next_to_nothing() -> None:
    view = holding(MIXED)
    assert GAME.aimed(view) == ["mission 0"]
    assert GAME.leeway(view) == 0
