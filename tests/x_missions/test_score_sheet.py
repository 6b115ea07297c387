"""What the score sheet of X-Missions tells of each mission: what decided it and what it brought."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.rules import MISSIONS
from pygame_core.games.x_missions.wording import sheet
from tests.x_missions.boards import play_all, with_hands


def scored(*missions: int | None, trump: str = "R") -> dict[str, Any]:
    """The round ends with the only trick of seat 0, a card of each colour, a 9 and an 8."""
    state = with_hands("R9", "U8", "Y1", "G1", trump=trump)
    state.missions = ["none" if mission is None else mission for mission in missions]
    events = play_all(state, "R9 U8 Y1 G1")
    [event] = [event for event in events if event.id == "round.scored"]
    params: dict[str, Any] = event.seen_by(None)["params"]
    return params


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_sheet_tells_what_decided_a_mission(mission: int) -> None:
    cell = GAME.sheet(scored(mission, None, None, None))["rows"][1]["cells"][0]
    [number, outcome, title, why, *counted] = cell["facts"]
    assert (number["value"], title["items"]) == (mission, [f"mission-{mission}"])
    assert outcome["value"] == ("done" if mission == 4 else "failed")
    assert (why["id"], why["params"]["done"]) == (f"why-{mission}", mission == 4)
    assert why["params"]["tricks"] == 1
    assert why["params"]["count"] == {7: 2}.get(mission, 1)
    colours = [fact["suits"] for fact in counted]
    each = {"R": 1, "U": 1, "Y": 1, "G": 1}
    assert colours == ([each] if mission in (1, 3, 4, 6, 9) else [])


@pytest.mark.parametrize(
    ("mission", "suit", "count"),
    [(1, ["U"], 4), (3, ["Y"], 4), (4, ["R"], 4), (6, ["U"], 4), (9, ["U"], 4)],
)
def test_the_sheet_names_the_colour_that_did_a_mission_or_that_it_lacked(
    mission: int, suit: list[str], count: int
) -> None:
    colours = {"R": 0, "U": 4, "Y": 3, "G": 1}
    held = {"id": "mission", "points": 0, "mission": mission, "done": False, "trump": "R"}
    counts = {"tricks": 2, "eights": 0, "high": 1, "colours": colours}
    tricks = {"id": "tricks", "points": 2, "count": 2, "each": 1}
    facts = sheet({"detail": [[tricks, {**held, **counts}]]})["rows"][1]["cells"][0]["facts"]
    [why] = [fact for fact in facts if fact["id"].startswith("why")]
    assert (why["params"]["suit"], why["params"]["count"]) == (suit, count)


def test_the_sheet_names_every_colour_of_which_there_are_exactly_three() -> None:
    colours = {"R": 0, "U": 2, "Y": 3, "G": 3}
    held = {"id": "mission", "points": 8, "mission": 3, "done": True, "trump": "R"}
    counts = {"tricks": 2, "eights": 0, "high": 1, "colours": colours}
    tricks = {"id": "tricks", "points": 2, "count": 2, "each": 1}
    facts = sheet({"detail": [[tricks, {**held, **counts}]]})["rows"][1]["cells"][0]["facts"]
    [why] = [fact for fact in facts if fact["id"].startswith("why")]
    assert (why["params"]["suit"], why["params"]["alike"]) == (["Y", "G"], 2)


def test_without_a_mission_its_line_has_no_points_and_says_so() -> None:
    cells = GAME.sheet(scored(None, 4, 4, 4))["rows"][1]["cells"]
    assert cells[0]["points"] is None
    assert cells[0]["how"] == {"id": "no-mission", "params": {"item": "mission-none"}}


@pytest.mark.parametrize(
    ("mission", "trump", "check"),
    [(4, "R", "trump"), (4, "NT", "no-trump"), (None, "R", "no-mission")],
)
def test_the_sheet_says_which_trump_the_missions_were_for(
    mission: int | None, trump: str, check: str
) -> None:
    said = GAME.sheet(scored(mission, None, None, None, trump=trump))["check"]
    assert said is not None
    assert said["id"] == check


@pytest.mark.parametrize(
    ("mission", "done", "check"),
    [
        (3, True, "no-trump-mission-3"),
        (3, False, "no-trump"),
        (2, True, "no-trump"),
        (None, False, "no-mission"),
    ],
)
def test_what_no_trump_did_to_mission_3_is_said_where_it_was_paid(
    mission: int | None, done: bool, check: str
) -> None:
    tricks = {"id": "tricks", "points": 2, "count": 1, "each": 2}
    held = {"id": "mission", "points": 0, "mission": mission, "done": done, "trump": "NT"}
    colours: dict[str, Any] = {"tricks": 1, "eights": 0, "colours": {}, **held}
    detail = [[tricks], [tricks, colours] if mission is not None else [tricks]]
    told = sheet({"detail": detail})["check"]
    assert told is not None
    assert told["id"] == check
