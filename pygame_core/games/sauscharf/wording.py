"""Sauscharf in words: what an action does, what has happened, what the score sheet says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.sauscharf.rules import NAMES, X
from pygame_core.notation import split_action
from pygame_core.scene import Cell, Fact, Line, Sheet, cell, line
from pygame_core.told import Told, told
from pygame_core.views import View

WILD = NAMES[X]


def said(fact: str, status: str = "", **params: Any) -> Fact:
    """A fact that is a sentence."""
    return {"id": fact, "kind": "line", "status": status, "params": params}


def number(fact: str, value: int) -> Fact:
    """A fact that is a number."""
    return {"id": fact, "kind": "number", "value": value}


def size_of(cards: Sequence[str]) -> dict[str, Any]:
    """What a set counts as: `count` cards of one `number`, the wild card's name if it has none."""
    return {
        "count": len(cards),
        "number": next((int(card) for card in cards if card != WILD), WILD),
    }


def sorted_cards(cards: Sequence[str]) -> list[str]:
    """Numbers ascending, then X."""
    return sorted(cards, key=NAMES.index)


def label(action: str, view: View) -> Line:
    """Any action of the game in words, legal now or not."""
    verb, words = split_action(action)
    if verb == "set":
        return line("set", cards=words)
    if verb == "sauce":
        return line("sauce", heat=int(words[0]))
    if verb == "pickup":
        return line("pickup")
    slot, fate = words
    if slot == "-":
        return line(f"none-{fate}")
    at = int(slot)
    return line(f"slot-{fate}", slot=at, cards=view["table"]["slots"][at - 1])


def lap_of(view: View, lap: int, part: str) -> int:
    """A lap as people count: from 1 in each of the two parts."""
    before: int = view["table"]["gathering_laps"] if part == "cook" else 0
    return lap - before


def told_as(event: Mapping[str, Any], view: View) -> Told:
    """An event in words; a set is told as `set_cards` where other cards are told too."""
    told_by = _TOLD.get(event["id"])
    return told_by(event["params"], view) if told_by else told(event)


def _started(params: Mapping[str, Any], _view: View) -> Told:
    return _told("round.started", None, spoon_seat=params["first"])


def _filled(params: Mapping[str, Any], _view: View) -> Told:
    if not params["turned"]:
        return _told("slots.unchanged", None)
    is_new_pile = params["shuffled_after"] is not None
    return _told("slots.shuffled" if is_new_pile else "slots.filled", None, cards=params["turned"])


def _lap(params: Mapping[str, Any], view: View) -> Told:
    lap = lap_of(view, params["lap"], params["part"])
    return _told(f"lap.{params['part']}", None, lap=lap, first_seat=params["order"][0])


def _laid(params: Mapping[str, Any], _view: View) -> Told:
    seat, cards = params["seat"], params["cards"]
    return _told("set.played", seat, " ".join(["set", *cards]), seat=seat, cards=cards)


def _order(params: Mapping[str, Any], _view: View) -> Told:
    return _told("order.decided", None, seats=params["order"], spoon_seat=params["spoon"])


def _taken(params: Mapping[str, Any], _view: View) -> Told:
    seat, slot, fate = params["seat"], params["slot"], "keep" if params["kept"] else "discard"
    more = {} if slot is None else {"slot": slot, "cards": params["cards"]}
    return _told(
        f"chili.{'none' if slot is None else 'slot'}-{fate}",
        seat,
        f"chili {'-' if slot is None else slot} {fate}",
        seat=seat,
        set_cards=params["set"],
        **more,
    )


def _ingredients(params: Mapping[str, Any], _view: View) -> Told:
    seat, cause = params["seat"], params["cause"]
    # Only who picks up does something; empty hands are filled by themselves.
    actor, action = (seat, "pickup") if cause == "pickup" else (None, "")
    return _told(f"ingredients.{cause}", actor, action, seat=seat, count=params["count"])


def _display(params: Mapping[str, Any], _view: View) -> Told:
    return _told("display.filled", None, heats=params["drawn"])


def _sauce(params: Mapping[str, Any], _view: View) -> Told:
    seat, heat = params["seat"], params["heat"]
    return _told(
        "sauce.made",
        seat,
        f"sauce {heat}",
        seat=seat,
        heat=heat,
        points=params["points"],
        set_cards=params["set"],
    )


_TOLD = {
    "round.started": _started,
    "slots.filled": _filled,
    "lap.started": _lap,
    "set.played": _laid,
    "order.decided": _order,
    "chili.taken": _taken,
    "ingredients.taken": _ingredients,
    "display.filled": _display,
    "sauce.made": _sauce,
}


def _told(event: str, actor: int | None, action: str = "", **params: Any) -> Told:
    return {"id": event, "params": params, "actor": actor, "action": action}


def sheet(scored: Mapping[str, Any]) -> Sheet:
    """Sauces with what each scores, and the chilies left."""
    made: list[Cell] = []
    left: list[Cell] = []
    for mine in scored["detail"]:
        lines = {each["id"]: each for each in mine}
        cooked, kept = lines["sauces"], lines["chilies-left"]
        pairs = zip(cooked["heats"], cooked["each"], strict=True)
        bottles = [scored_bottle(heat, points) for heat, points in pairs]
        none = None if bottles else line("none")
        made.append({**cell(cooked["points"], none), "facts": bottles})
        left.append(cell(kept["points"]))
    return {
        "rows": [
            {**line("sauces"), "cells": made},
            {**line("chilies-left"), "cells": left},
        ],
        "check": line("sum"),
    }


def bottle(heat: int) -> Fact:
    """A sauce by its heat."""
    return {
        "id": "brew",
        "kind": "picture",
        "pieces": ["bottle", str(heat)],
        "of": str(heat),
        "params": {"heat": heat},
    }


def scored_bottle(heat: int, points: int) -> Fact:
    """A sauce that was made, and what it scores."""
    params = {"heat": heat, "points": points}
    return {**bottle(heat), "id": "sauce", "value": points, "params": params}
