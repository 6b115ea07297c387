"""Which cards the star of X-Missions is to mark, and how much that may cost."""

from __future__ import annotations

from math import inf

import pytest

from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.views import View
from tests.x_missions.boards import play_all, playing, with_hands


@pytest.mark.parametrize(
    ("hand", "trick", "mission", "taken", "aimed"),
    [
        # A wanted trick is taken, with the lowest that does it.
        ("U9 U8 U2", "U3 U4 U5", 5, "", ["U8"]),
        ("R1 R9 Y1", "U7 Y3 U8", 4, "R2 R3 R4 G1", ["R1"]),
        ("R9 R8 U2", "", 5, "", ["R8"]),
        # What no trick is wanted for goes while it cannot win.
        ("U5 U2 U9", "U7", 0, "", ["U5"]),
        ("Y9 G2 Y3", "U7", 2, "G1 G3 G4 G5/Y4 Y5 Y6 Y7", ["Y9"]),
        # But first what would surely win later.
        ("Y9 G6 G7 G2", "U7", 0, "", ["Y9"]),
        # For a later trick of one colour, or with just three, it is kept.
        ("U5 U2 U9", "U7 Y1", 1, "", ["U2"]),
        # What is surely beaten is led.
        ("U8 U5 Y7", "", 0, "", ["U5"]),
        # Nor is a wanted trick left to a card that many can beat.
        ("U5 U8 Y2 Y4 Y7 Y9", "Y1", 4, "", ["Y7"]),
        # One that a trump most likely wins is taken by it.
        ("R2 R4 G1 Y3", "U3", 5, "", ["R2"]),
        # What is collected is not led to others.
        ("R3 Y6 G7", "", 6, "Y1 Y2 Y3 G1", ["G7"]),
        # Nothing there: the lowest goes, and what could win stays possible.
        ("U9 U5 U2", "U7 U3 U4", 8, "", ["U9", "U2"]),
        # What the mission collects goes to nobody else.
        ("Y2 Y5 G4 G6", "R9", 6, "Y1 Y3 Y4 U1", ["G4"]),
        ("Y2 Y5", "R9", 6, "Y1 Y3 Y4 U1", ["Y2"]),
        # A low trump is led only where it draws others for a better one.
        ("R2 R4 U2", "", 5, "", ["U2"]),
        ("R2 R9 U2", "", 5, "U9 U8 U7 U6", ["R9"]),
    ],
)
def test_the_star_is_to_keep_to_the_plainest_card_for_the_mission(
    hand: str, trick: str, mission: int, taken: str, aimed: list[str]
) -> None:
    view = playing(hand, trick, mission, taken)
    assert GAME.aimed(view) == [f"play {card}" for card in aimed]


@pytest.mark.parametrize(
    ("hand", "trick", "mission", "taken", "aimed"),
    [
        # For certain, or most likely: with those to come, three blue cards.
        ("R9 R3 Y4 G4 G9", "U3", 6, "U7 U8 U9 Y1", ["R9"]),
        ("R8 R3 Y4 G4 G9", "U3", 6, "U7 U8 U9 Y1", ["R8", "R3"]),
        ("R9 R3 Y4", "U3 G2", 6, "U7 U8 U9 Y1", []),
        ("R9 Y2 Y3", "U3", 5, "G1 G2 G3 G4/Y5 Y6 Y7 Y8/U1 U2 U4 U5/G5 G6 G7 G8", ["R9"]),
        ("R9 Y2 Y3", "U3", 5, "G1 G2 G3 G4/Y5 Y6 Y7 Y8/U1 U2 U4 U5", []),
        ("R9 Y2 Y3", "U8 U3 G1", 8, "", []),
        ("R9 Y2 Y3", "U8 U3 G8", 8, "Y8 U2 U4 U5", ["R9"]),
        ("R9 Y2 Y3", "U8 U3 G8", 4, "Y8 U2 U4 U5", ["R9"]),
        ("R9 Y2 Y3", "U8 U3 U1", 4, "Y8 U2 U4 U5", []),
    ],
)
def test_the_trick_that_does_the_mission_is_taken_whatever_that_costs(
    hand: str, trick: str, mission: int, taken: str, aimed: list[str]
) -> None:
    view = playing(hand, trick, mission, taken)
    assert (GAME.leeway(view) == inf) == bool(aimed)
    if aimed:
        assert GAME.aimed(view) == [f"play {card}" for card in aimed]


def test_an_8_or_9_that_would_spoil_the_mission_goes_as_soon_as_somebody_else_gets_it() -> None:
    view = playing("Y9 Y4 G8 G2", "U3", 7)
    assert GAME.leeway(view) == inf
    assert GAME.aimed(view) == ["play Y9"]
    assert GAME.leeway(playing("Y7 Y4 G2", "U3", 7)) == 1


def test_a_card_that_only_a_trump_beats_is_led_for_the_colour_that_is_missing() -> None:
    view = playing("G9 U4 Y2", "", 4, "U1 U2 U5 Y1/R1 R2 Y3 Y5")
    assert GAME.aimed(view) == ["play G9"]


@pytest.mark.parametrize("mission", [None, 2, 5])
def test_what_only_a_trump_beats_does_not_wait(mission: int | None) -> None:
    state = with_hands("U6 Y2 Y9 G4", "R5 G7 G8 Y1", "G9 Y3 U1 U2", "G5 U3 U4 U5", trump="R")
    state.missions[0] = "none" if mission is None else mission
    view: View = {**position(state, 0), "history": []}
    assert GAME.aimed(view) == ["play Y9"]


def test_where_only_tricks_count_the_lowest_that_takes_one_goes_whatever_that_costs() -> None:
    state = with_hands("U9 U8", "U3 Y1", "U4 Y2", "U5 Y3", trump="R", lead=1)
    play_all(state, "U3 U4 U5")
    view: View = {**position(state, 0), "history": []}
    assert (GAME.aimed(view), GAME.leeway(view)) == (["play U8"], inf)


def test_a_colour_that_the_mission_can_still_be_done_with_is_not_given_away() -> None:
    others = ("G4 G5 G6 Y2", "G7 G8 G9 Y3", "R9 Y4 Y5 Y6")
    state = with_hands("U4 G2 G3 Y1", *others, trump="R", lead=3)
    state.missions[0] = 6
    play_all(state, "R9")
    assert GAME.aimed({**position(state, 0), "history": []}) == ["play U4"]
