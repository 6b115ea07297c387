"""What a seat of X-Missions is trying to get now, in one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.x_missions.rules import COLOURS, NO_MISSION
from pygame_core.games.x_missions.wording import trump_of
from pygame_core.scene import Line, line
from pygame_core.views import View


def goal(view: View) -> Line | None:
    """What is left to do for the own mission, told by the meter that is nearest to it."""
    table = view["table"]
    if view["seat"] is None:
        return None
    mine = table["my_mission"]
    if mine is None:
        return line("choose", **trump_of(table))
    if mine == NO_MISSION:
        return line("none", tricks=table["tricks"][view["seat"]])
    progress = table["progress"]
    if progress["status"] != "possible":
        return line(standing(progress))
    return line(f"mission-{mine}", **left(progress["meters"]))


def standing(progress: Mapping[str, Any]) -> str:
    """Its status, or "sure" where it is sure to be done, but not yet."""
    is_to_come = progress["status"] == "done" and not progress["met"]
    return "sure" if is_to_come else str(progress["status"])


def left(meters: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """have and left: of the meter that lacks least, among those that are to be filled, if any is;
    suit: its colour, "" where nothing counts for one yet; missing_suit: the colours without any
    card."""
    open_ones = [meter for meter in meters if meter["mark"] != "spoilt"] or meters
    open_ones = [meter for meter in open_ones if meter["goal"]] or open_ones
    nearest = min(
        open_ones, key=lambda meter: ((meter["goal"] or 0) - meter["have"], -meter["have"])
    )
    by_colour = [meter for meter in meters if meter["of"] in COLOURS]
    return {
        "have": nearest["have"],
        "left": max(0, (nearest["goal"] or 0) - nearest["have"]),
        "suit": nearest["of"] if nearest["have"] and nearest in by_colour else "",
        "missing_suit": [meter["of"] for meter in by_colour if not meter["have"]],
    }
