"""Why a mission is done or lost for good is told by an id, and every language has words for it."""

from __future__ import annotations

import pytest

from pygame_core.games.x_missions.position import position
from tests.test_locales import LANGUAGES, messages
from tests.x_missions.boards import cards, with_hands

OTHERS = ("Y1 Y2 Y3", "Y4 Y5 Y6", "Y7 Y8 Y9")


@pytest.mark.parametrize(
    ("mission", "hand", "trump", "mine", "status", "why"),
    [
        (0, "R1 R2 R3", "NT", "U1 U2 U3 U4", "lost", "has"),
        (0, "R9 U1 U2", "R", "", "lost", "must"),
        (1, "R1 R2 R3", "NT", "U1 U2 U3 G4", "lost", "mixed"),
        (1, "R1 R2 R3", "NT", "", "lost", "pure"),
        (2, "Y1", "NT", "", "lost", "few"),
        (2, "R1 R2 R3", "R", "U1 U2 U3 U4", "lost", "must"),
        (2, "G1", "NT", "U1 U2 U3 U4/G2 G3 G4 G5/U5 U6 U7 U8", "lost", "more"),
        # As many tricks are left as are needed, but blue is led by nobody.
        (2, "U8 U9", "NT", "", "lost", "weak"),
        (2, "U9", "NT", "R1 R2 R3 R4", "lost", "weak"),
        (3, "R1 R2 R3", "NT", "R4 R5 R6 R7/U1 U2 U3 U4/G1 G2 G3 G4", "possible", ""),
        (4, "R1 R2 R3", "NT", "U1 U2 U3 G4", "possible", ""),
        (4, "U5 U6 U7", "NT", "U1 U2 U3 G4", "lost", "missing"),
        (4, "R8", "NT", "U1 U2 G3 G4", "lost", "not-all"),
        (4, "U5 U6 U7", "Y", "U1 U2 R1 G4", "lost", "no-trump"),
        (5, "R1 R2 R3", "NT", "U1 U2 U3 U4", "lost", "few"),
        (6, "R1 R2 R3", "NT", "", "possible", ""),
        (6, "U1 U2 U3", "Y", "", "lost", "many"),
        (7, "R1 R2 R3", "NT", "U1 U2 U3 U8", "lost", "high"),
        (7, "R9 U1 U2", "R", "", "lost", "must-high"),
        (8, "R1 R2 R3", "NT", "", "lost", "eights"),
        (9, "R1 R2 R3", "Y", "", "lost", "many"),
        # No other has a higher one to stop it.
        (2, "R9", "R", "U2 U3 U4 U5", "done", "trumps"),
        # Blue is led by nobody.
        (2, "U9", "NT", "U1 U2 U3 U4/G2 G3 G4 G5", "done", "no-more"),
        (0, "U9", "NT", "", "done", "no-more"),
        (4, "R1 R2 R3", "NT", "U1 R4 Y3 G4", "done", ""),
    ],
)
def test_it_is_told_why_a_mission_is_done_or_lost(
    mission: int, hand: str, trump: str, mine: str, status: str, why: str
) -> None:
    count = len(hand.split())
    others = [" ".join(each.split()[:count]) for each in OTHERS]
    state = with_hands(hand, *others, trump=trump, lead=1)
    state.missions[0] = mission
    state.captured[0] = [tuple(cards(trick)) for trick in mine.split("/") if trick]
    progress = position(state, 0)["table"]["progress"]
    assert (progress["status"], progress["why"]) == (status, why)
    if status == "lost":
        assert all(f"[{why}]" in messages(language)["xm-lost"] for language in LANGUAGES)


def test_a_mission_stays_done_though_more_tricks_come_where_none_can_spoil_it() -> None:
    state = with_hands("U5", "U4", "Y3", "G2")
    state.missions[0] = 7
    state.captured[0] = [tuple(cards("R1 R2 R3 R4"))]
    progress = position(state, 0)["table"]["progress"]
    assert (progress["status"], progress["why"]) == ("done", "harmless")


def test_the_last_cards_that_cannot_win_are_named() -> None:
    state = with_hands("G3 G4", "G9 G8", "G7 G6", "Y8 Y9", lead=1)
    state.missions[0] = 5
    taken = ("R1 R2 R3 R4", "U1 U2 U3 U4", "Y1 Y2 Y3 Y4", "R5 R6 R7 R8")
    state.captured[0] = [tuple(cards(trick)) for trick in taken]
    progress = position(state, 0)["table"]["progress"]
    assert (progress["why"], progress["more"], progress["cards"]) == ("weak", 0, ["G3", "G4"])
