"""What is laid out beside a mission card: counts, goals, and what is spoilt for good."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygame_core.games.x_missions.meters import meters
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import DECK, MISSIONS, NO_MISSION, Tally, mission_points
from pygame_core.kit.cards import Card
from tests.x_missions.boards import cards, choose_all, drafting, with_hands

# Whether the mission is met follows from its meters: every one must be hit, or any one will do.
EVERY = (0, 2, 4, 5, 7, 8)


def shown(mission: int, *tricks: str) -> dict[str, tuple[int, int | None, str]]:
    tally = Tally.of([cards(trick) for trick in tricks])
    return {meter.of: (meter.have, meter.goal, meter.mark) for meter in meters(mission, tally, {})}


def test_three_of_a_colour_shows_all_colours() -> None:
    assert shown(3, "R1 R2 R3 U1", "Y1 Y2 Y3 Y4") == {
        "R": (3, 3, "hit"),
        "U": (1, 3, "open"),
        "Y": (4, 3, "spoilt"),
        "G": (0, 3, "open"),
    }


def test_a_second_colour_spoils_both() -> None:
    assert shown(1, "R1 R2 R3 R4")["R"] == (4, None, "hit")
    assert shown(1, "R1 R2 R3 U1") == {
        "R": (3, None, "spoilt"),
        "U": (1, None, "spoilt"),
        "Y": (0, None, "open"),
        "G": (0, None, "open"),
    }


def test_seven_and_below_counts_tricks_and_high_cards() -> None:
    assert shown(7) == {"tricks": (0, 1, "open"), "high": (0, 0, "hit")}
    assert shown(7, "R8 R9 R1 R2") == {"tricks": (1, 1, "hit"), "high": (2, 0, "spoilt")}


def test_nothing_is_counted_without_a_mission() -> None:
    assert meters(NO_MISSION, Tally.of([]), {}) == []


@pytest.mark.parametrize("mission", MISSIONS)
@given(order=st.permutations(DECK), tricks=st.integers(0, 9))
def test_meters_agree_with_the_score(mission: int, order: list[Card], tricks: int) -> None:
    tally = Tally.of([order[4 * at : 4 * at + 4] for at in range(tricks)])
    marks = [meter.mark for meter in meters(mission, tally, {})]
    if mission == 1:
        hit = "hit" in marks and "spoilt" not in marks
    else:
        hit = (all if mission in EVERY else any)(mark == "hit" for mark in marks)
    assert hit == (mission_points(mission, tally, "NT") > 0)
    assert all(0 <= meter.have <= meter.room for meter in meters(mission, tally, {}))


def test_the_owner_alone_sees_meters_and_what_the_hand_holds() -> None:
    state = drafting(removed=0)
    choose_all(state, 3, "none", 5, 8)
    table = position(state, 0)["table"]
    assert [meter["of"] for meter in table["progress"]["meters"]] == ["R", "U", "Y", "G"]
    assert sum(table["my_cards"]["colours"].values()) == 9
    assert position(state, None)["table"]["my_cards"] is None
    assert position(state, 1)["table"]["progress"] is None


def test_what_a_hand_holds() -> None:
    hands = ("R9 R8 U8 Y1", "R1 R2 U1 Y9", "R3 R4 U2 Y8", "R5 R6 U3 G1")
    state = with_hands(*hands, trump="R")
    assert position(state, 0)["table"]["my_cards"] == {
        "colours": {"R": 2, "U": 1, "Y": 1, "G": 0},
        "eights": 2,
        "high": 3,
        "trumps": 2,
        "sure": 2,
    }


def test_the_order_of_the_draft_stays_and_what_is_left_shrinks() -> None:
    state = drafting(removed=0, dealer=2)
    choose_all(state, 3)
    table = position(state, None)["table"]
    assert table["draft_line"] == [2, 3, 0, 1]
    assert table["draft_order"] == [3, 0, 1]
