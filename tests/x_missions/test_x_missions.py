"""X-Missions told in its notation: indicators, the draft, tricks, scoring, the end."""

from __future__ import annotations

from collections import Counter

import pytest

from pygame_core import Match
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import (
    DECK,
    INDICATORS,
    MISSIONS,
    TRICKS,
    Tally,
    Verdict,
    mission_points,
    prices,
    verdict,
)
from pygame_core.games.x_missions.state import XMissionsState
from tests.support.playing import played, played_by_levels
from tests.x_missions.boards import MATCH, cards, choose_all, drafting, play_all, with_hands

# --- trump indicators ----------------------------------------------------------------------------


def dealt_rounds(rounds: int) -> list[str]:
    """The trumps of so many rounds."""
    state = XMissionsState("pile", dealer=0)
    trumps = []
    for _ in range(rounds):
        state.deal()
        trumps.append(state.trump)
    return trumps


def test_nine_rounds_use_every_indicator_once_before_the_pile_is_shuffled_again() -> None:
    trumps = dealt_rounds(27)
    passes = [trumps[at : at + 9] for at in (0, 9, 18)]
    assert all(sorted(one) == sorted(INDICATORS) for one in passes)
    assert passes[0] != passes[1] != passes[2]


def test_everybody_can_count_the_indicators_that_are_left() -> None:
    state = XMissionsState("pile", dealer=0)
    for number in range(1, 12):
        state.deal()
        table = position(state, None)["table"]
        shown = (number - 1) % 9 + 1
        assert table["trump"] == table["trumps_shown"][-1]
        assert len(table["trumps_shown"]) == shown
        assert sum(table["trumps_left"].values()) == 9 - shown
        assert Counter(table["trumps_shown"]) + Counter(table["trumps_left"]) == Counter(INDICATORS)


# --- the draft -----------------------------------------------------------------------------------


def test_the_dealer_sees_nine_missions_the_next_seat_what_is_left() -> None:
    state = drafting(removed=4, dealer=2)
    assert state.legal_actions()[-1] == "mission none"
    assert len(state.legal_actions()) == 10
    state.apply("mission 7")
    assert state.to_act == 3
    assert [
        action for action in state.legal_actions() if action in ("mission 4", "mission 7")
    ] == []
    assert state.why_not("mission 7") == ("mission-not-offered", {"mission": 7})
    assert state.why_not("mission 4") == ("mission-not-offered", {"mission": 4})


def test_only_the_chooser_sees_the_offer_and_the_choice() -> None:
    state = drafting(removed=4)
    offer = position(state, 0)["table"]["offer"]
    assert [entry["mission"] for entry in offer] == [0, 1, 2, 3, 5, 6, 7, 8, 9]
    assert position(state, 1)["table"]["offer"] == []
    chosen, offered = state.apply("mission 7")
    assert chosen.seen_by(0)["params"] == {"seat": 0, "taken": True, "mission": 7}
    assert chosen.seen_by(1)["params"] == {"seat": 0, "taken": True}
    assert offered.seen_by(1)["params"] == {
        "seat": 1,
        "count": 8,
        "missions": [0, 1, 2, 3, 5, 6, 8, 9],
    }
    assert offered.seen_by(0)["params"] == {"seat": 1, "count": 8}
    assert position(state, 0)["table"]["my_mission"] == 7
    for other in (1, 2, 3, None):
        assert position(state, other)["table"]["my_mission"] is None
        assert position(state, other)["table"]["missions"] == ["taken", None, None, None]
    assert position(state, 0)["table"]["draft_order"] == [1, 2, 3]


def test_what_is_left_of_the_missions_is_offered_to_nobody() -> None:
    state = drafting(removed=4, dealer=1)
    choose_all(state, 0, "none", 9)
    [chosen] = state.apply("mission none")
    assert chosen.params == {"seat": 0, "taken": False}
    assert (state.phase, state.to_act) == ("play", 1)
    table = position(state, None)["table"]
    assert table["missions"] == ["none", "taken", "none", "taken"]
    assert table["per_trick"] == [2, 1, 2, 1]
    assert table["draft_order"] == []


@pytest.mark.parametrize(
    "text",
    ["mission", "mission 10", "mission 05", "mission -1", "mission 1 2", "mission None", "m 1"],
)
def test_what_is_no_action(text: str) -> None:
    assert drafting(removed=4).why_not(text) == ("not-an-action", {"text": text})


def test_each_action_has_its_phase() -> None:
    state = drafting(removed=4)
    assert state.why_not("play R1") == ("wrong-phase", {"phase": "mission"})
    choose_all(state, 0, 1, 2, 3)
    assert state.why_not("mission 5") == ("wrong-phase", {"phase": "play"})


# --- tricks --------------------------------------------------------------------------------------


def test_the_colour_led_must_be_followed_even_by_a_seat_with_trumps() -> None:
    state = with_hands("U5 Y1", "R1 U2 U7", "U9 Y3", "G9 Y4", trump="R")
    play_all(state, "U5")
    assert state.legal_actions() == ("play U2", "play U7")
    assert state.why_not("play R1") == ("must-follow", {"suit": "U", "cards": ["U2", "U7"]})
    assert state.why_not("play U9") == ("card-not-in-hand", {"card": "U9"})


def test_the_view_tells_who_is_ahead_and_which_cards_would_take_the_trick() -> None:
    state = with_hands("U5 Y1", "U2 U7", "R2 Y3", "R1 R9", trump="R")
    assert position(state, 0)["table"]["taking"] == ["U5", "Y1"]
    play_all(state, "U5")
    assert position(state, 1)["table"]["taking"] == ["U7"]
    assert position(state, 2)["table"]["taking"] == []
    play_all(state, "U7")
    assert position(state, 3)["ahead"] == 1
    play_all(state, "R2")
    assert position(state, None)["ahead"] == 2
    assert position(state, 3)["table"]["taking"] == ["R9"]


def test_captured_cards_are_shown_to_their_owner_only() -> None:
    state = with_hands("U5 Y1", "U2 Y2", "U9 Y3", "G9 Y4")
    play_all(state, "U5 U2 U9 G9")
    assert position(state, 2)["table"]["captured"] == [["U5", "U2", "U9", "G9"]]
    assert position(state, 2)["table"]["my_tally"] == {
        "tricks": 1,
        "colours": {"R": 0, "U": 3, "Y": 0, "G": 1},
        "eights": 0,
        "high": 2,
    }
    assert (
        position(state, 0)["table"]["captured"] == position(state, None)["table"]["captured"] == []
    )
    assert position(state, 0)["table"]["tricks"][2] == 1


# --- missions and scores -------------------------------------------------------------------------

SUCCESSES = [
    (0, "", 8),
    (1, "U2 U3 U9 U4", 9),
    (1, "U2 U3 U9 U4 U1 U5 U6 U7", 28),
    (2, "U2 U3 R1 G4 G1 G2 G3 Y1", 12),
    (3, "U2 U3 U9 R4", 8),
    (4, "U2 R3 G9 Y4", 8),
    (5, "R1 R2 R3 R4 R5 R6 R7 R8 R9 U1 U2 U3 U4 U5 U6 U7 U8 U9 Y1 Y2", 15),
    (6, "R1 R2 R3 R4 R5 U1 U2 R6", 10),
    (7, "R1 R2 R3 G7", 12),
    (8, "R8 U8 Y8 G1", 12),
    (8, "R8 U8 Y8 G8", 20),
    (9, "R1 R2 R3 R4 R5 R6 R7 R8 R9 U1 U2 U3", 18),
]
FAILURES = [
    (0, "R1 R2 R3 R4"),
    (1, ""),
    (1, "U2 U3 U9 R4"),
    (1, "U1 U2 U3 U4 R1 R2 R3 R4"),
    (2, "U2 U3 R1 G4"),
    (2, "U2 U3 R1 G4 G1 G2 G3 Y1 Y2 Y3 Y4 Y5"),
    (3, ""),
    (3, "U2 U3 U9 U4"),
    (3, "U2 U3 R9 R4"),
    (4, "U2 R3 G9 U4"),
    (5, "R1 R2 R3 R4 R5 R6 R7 R8 R9 U1 U2 U3 U4 U5 U6 U7"),
    (6, "R1 R2 R3 R4 R5 U1 U2 U6"),
    (7, ""),
    (7, "R1 R2 R3 G8"),
    (7, "R1 R2 R3 G9"),
    (8, "R8 U8 Y1 G1"),
    (9, "R1 R2 R3 R4 R5 R6 R7 R8 U9 U1 U2 U3"),
]


def tally_of(text: str) -> Tally:
    captured = cards(text)
    return Tally.of([captured[at : at + 4] for at in range(0, len(captured), 4)])


@pytest.mark.parametrize(("mission", "captured", "points"), SUCCESSES)
def test_a_mission_that_is_done_pays_its_price(mission: int, captured: str, points: int) -> None:
    assert mission_points(mission, tally_of(captured), "Y") == points
    assert points in prices(mission, "Y")


@pytest.mark.parametrize(("mission", "captured"), FAILURES)
def test_a_mission_that_failed_pays_nothing(mission: int, captured: str) -> None:
    assert mission_points(mission, tally_of(captured), "Y") == 0


def test_three_of_a_colour_pay_more_without_a_trump() -> None:
    assert mission_points(3, tally_of("U2 U3 U9 R4"), "NT") == 12
    assert [prices(mission, "R") == prices(mission, "NT") for mission in MISSIONS].count(False) == 1


def test_the_last_trick_reveals_the_missions_and_explains_every_point() -> None:
    state = with_hands("U5", "U2", "U9", "G9", trump="R")
    state.missions = [5, "none", 2, 7]
    events = play_all(state, "U5 U2 U9 G9")
    [revealed] = [event for event in events if event.id == "missions.revealed"]
    assert revealed.params == {"missions": [5, None, 2, 7]}
    assert revealed.reveals
    [scored] = [event for event in events if event.id == "round.scored"]
    assert scored.params["scores"] == [0, 0, 1, 8]
    assert scored.params["detail"][1] == [
        {"id": "tricks", "count": 0, "each": 2, "points": 0},
        {"id": "no-mission", "points": 0},
    ]
    assert scored.params["detail"][2] == [
        {"id": "tricks", "count": 1, "each": 1, "points": 1},
        {
            "id": "mission",
            "mission": 2,
            "done": False,
            "points": 0,
            "trump": "R",
            "tricks": 1,
            "colours": {"R": 0, "U": 3, "Y": 0, "G": 1},
            "eights": 0,
            "high": 2,
        },
    ]


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "last_round", "end"),
    [
        ([49, 49, 0, 0], [9, 9, 0, 0], None),
        ([50, 49, 0, 0], [1, 9, 0, 0], Verdict((0,), "total")),
        ([51, 57, 0, 0], [20, 1, 0, 0], Verdict((1,), "total")),
        ([55, 55, 54, 0], [3, 4, 20, 0], Verdict((1,), "last-round")),
        ([55, 55, 55, 0], [4, 4, 3, 20], Verdict((0, 1), "shared")),
    ],
)
def test_the_match_ends_when_somebody_has_fifty(
    totals: list[int], last_round: list[int], end: Verdict | None
) -> None:
    assert verdict(totals, last_round) == end


def test_the_last_view_shows_the_missions_of_the_last_round() -> None:
    match = played_by_levels(MATCH, 3)
    [*_, revealed] = [event for event in match.events if event.id == "missions.revealed"]
    table = match.view(None)["table"]
    assert table["revealed"] == revealed.params["missions"]
    assert max(match.scores) >= 50
    ended = match.events[-1].params
    assert (ended["reason"], ended["target"]) == ("target", 50)
    assert ended["decided_by"] in ("total", "last-round", "shared")


@pytest.mark.parametrize("seed", range(12))
def test_every_match_keeps_its_cards_and_ends_in_time(seed: int) -> None:
    match = played(MATCH, seed)
    rounds = [event.params for event in match.events if event.id == "round.scored"]
    assert 1 <= len(rounds) <= 22
    assert all(max(params["totals"]) < 50 for params in rounds[:-1])
    assert all(sum(lines[0]["count"] for lines in params["detail"]) == TRICKS for params in rounds)
    dealers = [event.params["dealer"] for event in match.events if event.id == "round.started"]
    assert dealers == [(dealers[0] + turn) % 4 for turn in range(len(dealers))]
    played_cards: list[str] = []
    for event in match.events:
        if event.id == "card.played":
            played_cards.append(event.params["card"])
        elif event.id == "round.scored":
            assert sorted(played_cards) == sorted(map(str, DECK))
            played_cards.clear()


def test_first_dealers_are_drawn_by_lot() -> None:
    drawn = {Match.new("x-missions", seats=4, seed=seed).to_act for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
