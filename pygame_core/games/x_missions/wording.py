"""Choices, events and the score sheet of X-Missions in words, and the facts that they share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.x_missions.meters import looks_at
from pygame_core.games.x_missions.rules import NO_MISSION, NO_TRUMP, Choice, trick_points
from pygame_core.scene import Cell, Fact, Line, Sheet, cell, line
from pygame_core.told import Told, told


def named(choice: Choice, **params: Any) -> Line:
    """What a seat chose, in words."""
    if choice == NO_MISSION:
        return line("no-mission", item=f"mission-{NO_MISSION}", **params)
    return line("mission", mission=choice, item=f"mission-{choice}", **params)


def trump_of(table: Mapping[str, Any]) -> dict[str, Any]:
    """What a sentence about trump is to know: has_trump, and which colour by suit_name."""
    has_trump = table["trump"] != NO_TRUMP
    return {"has_trump": has_trump, "suit_name": table["trump"] if has_trump else ""}


_FOR_MORE: dict[Choice, int] = {1: 2, 8: 4}
"""By mission, how many tricks or 8s bring the larger price."""


def pays(choice: Choice, prices: Sequence[int]) -> Line:
    """What it pays: the smaller success first, where there are two."""
    if choice == NO_MISSION:
        return line("pays-each-trick", each=trick_points(choice))
    if len(prices) == 1:
        return line("pays", small=prices[0])
    return line("pays-two", small=prices[0], large=prices[1], count=_FOR_MORE[choice])


def said(what: Line) -> Fact:
    """A fact that is a sentence."""
    return {"id": what["id"], "kind": "line", "params": what["params"]}


def word(name: str, value: str, status: str = "") -> Fact:
    """An id to be read; status: whether that is good for who reads it, as in `Fact`."""
    return {"id": name, "kind": "word", "value": value, "status": status}


def number(name: str, value: int) -> Fact:
    """A number to be read."""
    return {"id": name, "kind": "number", "value": value}


def counted(name: str, looked_at: str, tally: Mapping[str, Any]) -> Fact:
    """What of a tally `looks_at` names: cards of each colour, or a number."""
    if looked_at == "colours":
        return {"id": name, "kind": "suits", "suits": tally["colours"]}
    return number(name, tally[looked_at])


def label(action: str) -> Line:
    """Any action of the game in words, legal now or not."""
    verb, what = action.split(" ")
    if verb == "play":
        return line("play", card=what)
    return named(NO_MISSION if what == "none" else int(what))


def told_as(event: Mapping[str, Any]) -> Told:
    """An event in words: which missions were offered and which was chosen only that seat knows."""
    params = event["params"]
    if event["id"] == "round.started":
        return _came(event["id"], round=params["round"], dealer_seat=params["dealer"])
    if event["id"] == "trump.revealed":
        if params["trump"] == NO_TRUMP:
            return _came("trump.none")
        return _came("trump.revealed", suit=params["trump"])
    if event["id"] == "missions.offered":
        is_known = "missions" in params
        return _came("missions.offered" if is_known else "missions.looked-at", **params)
    if event["id"] == "mission.chosen":
        return _chosen(params)
    if event["id"] == "missions.revealed":
        each = enumerate(params["missions"])
        lines = [named(NO_MISSION if of is None else of, seat=seat) for seat, of in each]
        return _came("missions.revealed", lines=lines)
    return told(event)


def _came(name: str, **params: Any) -> Told:
    """What came to a seat, or to all."""
    return {"id": name, "params": params, "actor": None, "action": ""}


def _chosen(params: Mapping[str, Any]) -> Told:
    seat = params["seat"]
    who = {"seat": seat}
    if not params["taken"]:
        return Told(id="mission.declined", params=who, actor=seat, action=f"mission {NO_MISSION}")
    if "mission" not in params:
        return Told(id="mission.taken", params=who, actor=seat, action="")
    known = named(params["mission"], **who)["params"]
    return Told(id="mission.chosen", params=known, actor=seat, action="")


def sheet(scored: Mapping[str, Any]) -> Sheet:
    """Tricks, and the mission with the counts that decided it."""
    columns = [{each["id"]: each for each in mine} for mine in scored["detail"]]
    tricks = [
        cell(mine["points"], line("tricks", count=mine["count"], each=mine["each"]))
        for mine in (column["tricks"] for column in columns)
    ]
    missions = [_mission_cell(column.get("mission")) for column in columns]
    held = [column["mission"] for column in columns if "mission" in column]
    return {
        "rows": [
            {**line("tricks"), "cells": tricks},
            {**line("mission"), "cells": missions},
        ],
        "check": _check(held),
    }


def _check(held: Sequence[Mapping[str, Any]]) -> Line:
    """What the missions depended on."""
    if not held:
        return line("no-mission")
    trump = held[0]["trump"]
    if trump != NO_TRUMP:
        return line("trump", suit=trump)
    # Without trump it pays more.
    has_paid = any(mine["mission"] == 3 and mine["done"] for mine in held)
    return line("no-trump-mission-3" if has_paid else "no-trump")


def _mission_cell(mine: Mapping[str, Any] | None) -> Cell:
    if mine is None:
        return cell(None, named(NO_MISSION))
    shown = cell(mine["points"])
    looked_at = looks_at(mine["mission"])
    outcome = word("outcome", "done", "good") if mine["done"] else word("outcome", "failed", "bad")
    shown["facts"] = [
        number("mission", mine["mission"]),
        outcome,
        {"id": "title", "kind": "items", "items": [f"mission-{mine['mission']}"]},
        said(_why(mine)),
    ]
    if looked_at == "colours":
        shown["facts"].append(counted("captured-colours", looked_at, mine))
    return shown


def _why(mine: Mapping[str, Any]) -> Line:
    """What did the mission, or what was wrong or missing: suit, the colours that are missing of all
    four, those of which there are exactly three, or else one of most; alike, how many these are;
    count, how much of what decides."""
    mission, colours = mine["mission"], mine["colours"]
    looked_at, most = looks_at(mission), max(colours.values(), default=0)
    number = {3: 3, 4: 0}.get(mission, most)
    suits = [colour for colour, count in colours.items() if count == number]
    return line(
        f"why-{mission}",
        done=mine["done"],
        tricks=mine["tricks"],
        suit=suits if mission in (3, 4) else suits[:1],
        alike=len(suits),
        count=most if looked_at == "colours" else mine[looked_at],
    )
