"""What a seat of X-Missions is trying to get now, in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.games.x_missions.decided import lost_with
from pygame_core.games.x_missions.own_round import progress as own_progress
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
        return line("choose", missing=missing(view), **trump_of(table))
    if mine == NO_MISSION:
        return line("none", tricks=table["tricks"][view["seat"]])
    progress = table["progress"]
    if progress["status"] == "lost":
        return line("lost", **_why_lost(view))
    if progress["status"] != "possible":
        return line(standing(progress), **grounds(progress))
    return line(f"mission-{mine}", **left(view))


def _why_lost(view: View) -> dict[str, Any]:
    """As `grounds`, by what was known when it was first lost; why is "told" where that was before
    this trick."""
    table = view["table"]
    lost = lost_with(view)
    if lost is None:
        return grounds(table["progress"])
    if lost[0] == 0 and any(table["tricks"]):
        return {**grounds(table["progress"]), "why": "told"}
    return grounds(own_progress(table["my_mission"], lost[1]))


def missing(view: View) -> str:
    """What became of the missions that the seat is not shown: one is left out ("laid"), others were
    "taken", too; "none" while it is shown no missions."""
    if view["seat"] != view["to_act"]:
        return "none"
    return "taken" if "taken" in view["table"]["missions"] else "laid"


def standing(progress: Mapping[str, Any]) -> str:
    """Its status, or "sure" where it is sure to be done, but not yet."""
    is_to_come = progress["status"] == "done" and not progress["met"]
    return "sure" if is_to_come else str(progress["status"])


def grounds(progress: Mapping[str, Any]) -> dict[str, Any]:
    """why, more, cards: as `own_round` tells them; missing_suit: the colours without a card that
    cannot be had any more, or not all of them."""
    missing = [
        meter for meter in progress["meters"] if meter["of"] in COLOURS and not meter["have"]
    ]
    short = [meter for meter in missing if meter["mark"] == "short"]
    return {
        **{each: progress[each] for each in ("why", "more", "cards")},
        "missing_suit": [meter["of"] for meter in short or missing],
    }


def left(view: View) -> dict[str, Any]:
    """have and left: of the meter that lacks least, among those that are to be filled and can be;
    of several one that the hand has a card of, and of these which came so far first. suit: its
    colour once half of it is there, or no other can be had (is_told); else "", and have is 0.
    is_either: whether other_suit lacks as little. open_suit: the
    colours that can still be had; shut_suit: those that cannot, while several can; missing_suit:
    those without any card."""
    meters: list[dict[str, Any]] = view["table"]["progress"]["meters"]
    can_be = [meter for meter in meters if meter["mark"] in ("hit", "open")] or meters
    to_fill = [meter for meter in can_be if meter["goal"]] or can_be
    nearest = min(
        to_fill, key=lambda meter: (-_near(meter), not _is_held(view, meter), _since(view, meter))
    )
    by_colour = [meter for meter in meters if meter["of"] in COLOURS]
    is_told = _is_half_full(nearest) or len(to_fill) == 1
    shut = [meter["of"] for meter in by_colour if meter["mark"] == "short"]
    is_suit = is_told and nearest in by_colour
    alike = [each["of"] for each in to_fill if _near(each) == _near(nearest) and each != nearest]
    return {
        "have": nearest["have"] if is_told else 0,
        "left": max(0, -_near(nearest)),
        "is_told": is_suit,
        "suit": nearest["of"] if is_suit else "",
        "is_either": is_suit and bool(alike),
        "other_suit": alike[0] if is_suit and alike else "",
        "open_suit": [meter["of"] for meter in by_colour if meter in can_be],
        "shut_suit": shut if len(can_be) > 1 else [],
        "shut": len(shut) if len(can_be) > 1 else 0,
        "missing_suit": [meter["of"] for meter in by_colour if not meter["have"]],
    }


def _near(meter: Mapping[str, Any]) -> int:
    """0 where all is there, less where something lacks."""
    return int(meter["have"] - (meter["goal"] or 0))


def _is_half_full(meter: Mapping[str, Any]) -> bool:
    return meter["of"] not in COLOURS or 0 < 2 * meter["have"] >= (meter["goal"] or 0)


def _is_held(view: View, meter: Mapping[str, Any]) -> bool:
    """Whether the seat has a card of it in its hand, or in the trick."""
    own = [card for seat, card in view["trick"] if seat == view["seat"]]
    return any(name[0] == meter["of"] for name in [*view["hand"], *own])


def _since(view: View, meter: Mapping[str, Any]) -> int:
    """After how many own tricks it had come as far as now."""
    have = 0
    for number, names in enumerate(view["table"]["captured"]):
        if have == meter["have"]:
            return number
        have += sum(name[0] == meter["of"] for name in names)
    return len(view["table"]["captured"])
