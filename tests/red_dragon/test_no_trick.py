"""What is said of a seat of Red Dragon that has no trick yet."""

from __future__ import annotations

import pytest

from pygame_core.games.red_dragon import GAME
from pygame_core.games.red_dragon.cards_out import cards_out, may_come
from pygame_core.games.red_dragon.rules import BY_NAME
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.red_dragon.positions import red_gone, seen


def stays(card: str, *, may_take: bool = True) -> Line:
    return line("no-trick", bonus=20, each_of_two=10, card=card, may_take=may_take)


def late(hand: str, trick: str, tricks: int = 4) -> View:
    """So many tricks are taken, all by others."""
    view = seen(hand, "play", trick=trick, tricks=0)
    return {**view, "table": {**view["table"], "tricks": [0, tricks, 0, 0]}}


def given_up(goes: str, *names: str) -> Line:
    return line("hardly-none", bonus=20, cards=[*names], goes=goes)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "told"),
    [
        ("U3 U5 U6 G2 G10 Y11", "U7", "U6", stays("U6")),
        ("G3 G10 Y10 Y4", "U7", "Y10", stays("Y10")),
        # Two that hardly anybody beats.
        ("U3 U5 G14 Y13", "U7", "U5", None),
        ("G3 G13 Y13 Y11", "U7", "G3", given_up("low", "G13", "Y13")),
        ("G3 G13 Y13 Y2", "U7", "G3", given_up("low", "G13", "Y13")),
    ],
)
def test_from_a_quarter_of_a_round_on_the_plan_is_told(
    hand: str, trick: str, card: str, told: Line | None
) -> None:
    said = GAME.because(late(hand, trick), f"play {card}", None)
    assert (said == told) if told else (said and said["id"] not in ("no-trick", "hardly-none"))
    early = GAME.because(late(hand, trick, 3), f"play {card}", None)
    assert early is None or early["id"] not in ("no-trick", "hardly-none")


@pytest.mark.parametrize(
    ("hand", "trick", "card", "told"),
    [
        ("G3 Y12 Y13 Y14", "U7", "G3", given_up("low", "Y14", "Y13", "Y12")),
        ("Y11 Y12 Y13 Y14", "U7", "Y11", given_up("lowest", "Y14", "Y13", "Y12")),
        ("Y11 Y12 Y13 Y14", "U7", "Y12", given_up("high", "Y14", "Y13", "Y11")),
        ("U3 U5 G14 Y13", "U7", "U3", given_up("low", "G14", "Y13")),
        ("U10 G14 Y13", "U11", "U10", given_up("lowest", "G14", "Y13")),
    ],
)
def test_while_the_table_tells_what_no_trick_pays_no_reason_looks_to_later_tricks_without_it(
    hand: str, trick: str, card: str, told: Line
) -> None:
    view = late(hand, trick)
    half = view["table"]["tricks_in_round"] // 2 + 1
    halfway: View = {**view, "table": {**view["table"], "tricks": [0, half - 1, 1, 1]}}
    assert GAME.because(halfway, f"play {card}", None) == told
    two: View = {**view, "table": {**view["table"], "tricks": [0, half - 1, 1, 0]}}
    shared = GAME.because(two, f"play {card}", None)
    assert shared is not None
    assert shared["params"]["bonus"] == 10
    has_one: View = {**view, "table": {**view["table"], "tricks": [1, half, 0, 0]}}
    said = GAME.because(has_one, f"play {card}", None)
    assert said is None or said["id"] != "hardly-none"


def test_no_high_card_goes_for_red_where_no_trick_is_hardly_possible_and_none_is_left() -> None:
    gone = red_gone(late("Y11 Y12 Y13 Y14", "U7"))
    view: View = {**gone, "table": {**gone["table"], "tricks": [0, 7, 1, 1]}}
    lowest, higher = (GAME.because(view, f"play {card}", None) for card in ("Y11", "Y12"))
    assert lowest == given_up("lowest", "Y14", "Y13", "Y12")
    assert higher is None


def test_a_hand_that_hardly_takes_a_trick_goes_for_none_from_the_start() -> None:
    """All that it cannot win is played for that, the highest first."""
    weak = late("R10 U2 U5 U7 G1 G4", "U11", tricks=1)
    assert GAME.because(weak, "play U7", None) == stays("U7")
    # The lower one is not what might take a trick.
    assert GAME.because(weak, "play U2", None) == stays("U2", may_take=False)
    assert GAME.aimed(weak) == ["play U7"]
    strong = GAME.because(late("R10 U2 U5 U7 G1 G12 Y1", "U11", tricks=1), "play U7", None)
    assert strong != stays("U7")
    # Nor does a hand of many that are neither high nor low.
    middling = GAME.because(late("R10 U2 U7 U8 G8 G9", "U11", tricks=1), "play U7", None)
    assert middling != stays("U7")
    # Red can be thrown where a colour is out.
    void = GAME.because(late("R10 U2 U5 U7 G1 G12", "U11", tricks=1), "play U7", None)
    assert void == stays("U7")


def test_whoever_is_void_is_told_of_the_bonus_where_it_is_in_reach() -> None:
    for tricks, bonus in ((1, 0), (0, 20)):
        view = late("R9 U2 U5 G1", "Y7")
        held: View = {**view, "table": {**view["table"], "tricks": [tricks, 4, 0, 0]}}
        goal = GAME.scene(held)["goal"]
        assert goal is not None
        assert (goal["id"], goal["params"]["bonus"]) == ("void", bonus)


def test_the_headline_names_the_bonus_where_the_reason_does() -> None:
    goal = GAME.scene(late("U3 U5 U9 G2 Y3", "U7"))["goal"]
    assert goal is not None
    assert (goal["id"], goal["params"]["bonus"]) == ("beat", 20)


def test_a_card_that_is_known_to_lie_with_whoever_has_played_can_no_longer_come() -> None:
    view = seen("U8 U9", "play", trick="U7 U2")
    out = cards_out(view, [BY_NAME[name] for name in ["U8", "U9", "U7", "U2"]])
    assert [card.number for card in may_come(view, out, "U") if card.number > 9] == [*range(10, 15)]
    taken = [["U14"] if seat == 3 else ["U13"] if seat == 1 else [] for seat in range(4)]
    known: View = {**view, "table": {**view["table"], "taken": taken}}
    assert [card.number for card in may_come(known, out, "U")][-2:] == [12, 13]
