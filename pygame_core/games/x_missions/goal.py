"""What a seat of X-Missions is trying to get now, in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pygame_core.games.x_missions.rules import BY_NAME, COLOURS, NO_MISSION
from pygame_core.games.x_missions.wording import trump_of
from pygame_core.kit.card_tracking import tricks_taken
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
    return line(f"mission-{mine}", **left(view))


def standing(progress: Mapping[str, Any]) -> str:
    """Its status, or "sure" where it is sure to be done, but not yet."""
    is_to_come = progress["status"] == "done" and not progress["met"]
    return "sure" if is_to_come else str(progress["status"])


def left(view: View) -> dict[str, Any]:
    """have and left: of the meter that lacks least, among those that are to be filled and can be,
    if any is; suit: its colour, "" where nothing counts for one yet; missing_suit: the colours
    without any card."""
    meters: list[dict[str, Any]] = view["table"]["progress"]["meters"]
    open_ones = [meter for meter in meters if meter["mark"] != "spoilt"] or meters
    open_ones = [meter for meter in open_ones if meter["goal"]] or open_ones
    elsewhere = _elsewhere(view)
    open_ones = [
        meter
        for meter in open_ones
        if (meter["goal"] or 0) <= meter["room"] - elsewhere[meter["of"]]
    ] or open_ones
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


def _elsewhere(view: View) -> Counter[str]:
    """How many cards of each colour the other seats have taken."""
    others = [taken for taken in tricks_taken(view, BY_NAME) if taken.winner != view["seat"]]
    return Counter(card.suit for taken in others for _, card in taken.plays)
