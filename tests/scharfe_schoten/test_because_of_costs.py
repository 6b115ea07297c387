"""What is said of a trick of Scharfe Schoten by which points may fall."""

from __future__ import annotations

import pytest

from pygame_core.games.scharfe_schoten import GAME
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.scharfe_schoten.tables import play_all, said, with_hands


def test_where_the_points_fall_with_every_winning_card_that_is_said_of_another() -> None:
    """There is more wasabi than chili then, though chili comes with it."""
    state = with_hands("R5 B9", "G5", "R11", "G6", lead=1)
    state.captured[0] |= {"R": 4, "G": 4, "B": 1}
    state.tricks[0] = 1
    play_all(state, "G5 R11 G6")
    view: View = {**GAME.position(state, 0), "history": []}
    assert said(view, "play R5", None) == line("leave-cost")


def told_in_turn(
    hand: str, trick: str, captured: dict[str, int], card: str, rack: str = "B"
) -> Line | None:
    """The first seat plays last, has taken no trick, and another has one."""
    state = with_hands(hand, *trick.split(), lead=1, rack=rack)
    state.captured[0] |= captured
    state.tricks[1] = 1
    play_all(state, trick)
    return said({**GAME.position(state, 0), "history": []}, f"play {card}", None)


def test_who_has_no_trick_yet_is_told_what_a_wanted_one_costs_at_first() -> None:
    """Without a trick all colours are level; then wasabi is ahead of chili, and pepper comes from
    the rack."""
    told = told_in_turn("G10 G2", "G5 G6", {}, "G10", rack="BY")
    assert told == line("take-clean", suit="Y", chance="sure", falls="yes")
    assert told_in_turn("G10 G2", "R5 R6", {}, "G10") == line(
        "take-most", suit="R", count=2, own=False, chance="sure", falls="no"
    )


def test_where_all_cards_win_one_of_what_is_wanted_brings_at_least_that() -> None:
    """Both are trumps; wasabi would be ahead of chili."""
    state = with_hands("R2 B9", "G5", "G6", lead=1, rack="B")
    state.tricks[1] = 1
    play_all(state, "G5 G6")
    view: View = {**GAME.position(state, 0), "history": []}
    assert said(view, "play R2", None) == line("take-at-least", suit="R", falls="yes")


@pytest.mark.parametrize("action", ["play G10", "play R12"])
def test_while_others_have_to_play_no_points_are_told(action: str) -> None:
    state = with_hands("G10 R12 B3", "B5 G6", "B6", lead=2, rack="R")
    state.captured[0] |= {"R": 2, "B": 3}
    state.tricks[0] = 1
    play_all(state, "B6")
    view = {**GAME.position(state, 0), "history": []}
    view["legal"] = [action, "play B3"]
    told = said(view, action, None)  # type: ignore[arg-type]
    assert told is None or (
        "points" not in told["params"] and told["params"].get("falls", "no") == "no"
    )


def test_a_trick_that_may_cost_points_is_told_with_that_though_others_have_to_play() -> None:
    """Whoever has no trick has 3 + 3; then there is more wasabi than chili, though one of that
    comes from the rack."""
    state = with_hands("G10 R12 B3", "G2", "G6 B6", lead=2, rack="R")
    state.tricks[1] = 1
    play_all(state, "G6")
    told = said({**GAME.position(state, 0), "history": []}, "play G10", None)
    assert told
    assert told == line("take-rack", suit="R", chance="sure", falls="may")


def test_points_that_a_card_of_the_rack_brings_back_are_not_said_to_fall() -> None:
    """Pepper is ahead of the only chili, until there is one more of each of the two."""
    told = told_in_turn("R2 Y2", "B5 B6", {}, "R2", rack="RG")
    assert told == line("take-most", suit="R", count=1, own=True, chance="sure", falls="no")


@pytest.mark.parametrize(
    ("later", "chili", "told_id"),
    [("B3 B4", 4, "take-points"), ("B3 B4", 3, "take-clean"), ("R6 R7", 4, "take-clean")],
)
def test_points_are_told_of_a_trick_with_what_others_are_sure_to_add(
    later: str, chili: int, told_id: str
) -> None:
    """With some pepper wasabi alone is the fewest. One who must follow may make pepper level with
    chili, of which most are wanted; who cannot follow may throw in anything."""
    state = with_hands("B9 B2", later, "B6 G3", lead=2, rack="Y")
    state.predictions[0] = ("R", "G")
    state.captured[0] |= {"R": chili, "Y": 2}
    state.tricks[0] = 1
    play_all(state, "B6")
    told = said({**GAME.position(state, 0), "history": []}, "play B9", None)
    assert told
    assert told["id"] == told_id


def test_a_card_that_will_win_about_every_other_time_is_not_said_to_win_probably() -> None:
    """Of the cards of wasabi that are not seen, of which another seat has two, some beat it."""
    state = with_hands("G9 R3", "G1 G2", "G6", lead=2, rack="R")
    play_all(state, "G6")
    told = said({**GAME.position(state, 0), "history": []}, "play G9", None)
    assert told == line("take-rack", suit="R", chance="even", falls="no")


def test_what_alone_could_win_a_trick_without_what_is_wanted_is_named() -> None:
    told = told_in_turn("B9 B2 B3", "B12 B11", {}, "B2")
    assert told == line("pass-keep", suit="R", card="B9", count=1, rack=False)


def test_a_card_of_what_is_unwanted_is_not_said_to_be_kept() -> None:
    """Only mustard 1 would win, a trump."""
    assert told_in_turn("B2 B5 Y1", "G4 G3", {}, "B2") == line("pass", suit="R")


def test_of_what_is_wanted_itself_it_is_not_said_that_the_trick_has_none() -> None:
    """Only chili 2 would win, a trump."""
    assert told_in_turn("B3 B5 R2", "G4 G3", {}, "B3") == line("keep-most", suit="R")


@pytest.mark.parametrize(("rack", "told_id"), [("YB", "take-clean"), ("B", "last-free")])
def test_what_can_come_no_more_is_no_reason_to_win_now(rack: str, told_id: str) -> None:
    told = told_in_turn("G10 G2", "G5 G6", {}, "G10", rack=rack)
    assert told
    assert told["id"] == told_id
