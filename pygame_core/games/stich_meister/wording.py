"""What a table of Stich-Meister says: actions, events, and the lines of a score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.in_force import rules_in_force
from pygame_core.games.stich_meister.rule_card import item_of, items_of
from pygame_core.games.stich_meister.verdict import verdict
from pygame_core.kit.cards import Card
from pygame_core.scene import Cell, Fact, Line, Row, Sheet, cell, line
from pygame_core.told import Told, told
from pygame_core.views import View

BEFALLS = ("rules.dealt", "pass.revealed", "tricks.handed")
"""Events that name a seat which did nothing: it came to it."""

SECRETS = {
    "rules.dealt": "rules",
    "rule.chosen": "rule",
    "card.passed": "card",
    "card.reserved": "card",
    "card.exposed": "card",
    "pass.revealed": "cards",
}
"""What of an event may be kept from a seat."""

_SEATS = ("from", "to", "taker")


FEW = 8
"""So many cards of a score sheet are shown one by one; of more it says only how many they are."""


def label(action: str) -> Line:
    """Any action of the game in words, legal now or not."""
    verb, what = action.split(" ")
    return line(verb, **_numbered(int(what))) if verb == "choose" else line(verb, card=what)


def told_as(event: Mapping[str, Any], view: View) -> Told:
    """An event in words, by a view that has it in its history.

    taken_by, led_by: whether the winner of a trick takes it and leads next, or somebody else.
    takes: why it has won.
    """
    name = event["id"]
    action = f"remove {event['params']['card']}" if name == "card.removed" else ""
    as_is = told(event, action=action, secret=SECRETS.get(name, ""))
    # What lay open among passed cards is seen before the seats, and not said.
    named = {key: value for key, value in as_is["params"].items() if key != "open"}
    params = {_renamed(key): value for key, value in named.items()}
    if "rule" in params:
        params |= _numbered(params.pop("rule"))
    if "rules" in params:
        params["lines"] = [line("rule", **_numbered(rule)) for rule in params.pop("rules")]
    if name in ("exposed.revealed", "leftovers.revealed"):
        said = name.removesuffix(".revealed")
        hands = enumerate(params.pop("cards"))
        params["sentences"] = [line(said, seat=seat, cards=cards) for seat, cards in hands]
    if name == "trick.taken":
        winner = params["winner_seat"]
        params["taken_by"] = "winner" if params["taker_seat"] == winner else "other"
        taker, leader, me = params["taker_seat"], params["next_leader_seat"], view["seat"]
        params |= {"seat": winner, "to_seat": taker, "leads_seat": leader}
        params |= {"mine": winner == me, "to_me": taker == me, "me_next": leader == me}
        params["led_by"] = "winner" if params["next_leader_seat"] == winner else "other"
        plays = params.pop("plays")
        params["card"] = dict(plays)[winner]
        params["takes"] = _why([BY_NAME[card] for _, card in plays], event, view)
    return {**as_is, "params": params, "actor": None if name in BEFALLS else as_is["actor"]}


def _why(trick: Sequence[Card], event: Mapping[str, Any], view: View) -> list[Line]:
    """Why a trick was won, by the rule cards and the trumps of its time."""
    numbers: list[int] = []
    second_lead = None
    for earlier in view["history"]:
        if earlier["id"] == "rules.revealed":
            numbers, second_lead = earlier["params"]["rules"], None
        elif earlier["id"] == "trump.fixed":
            second_lead = earlier["params"]["suit"]
        elif earlier["id"] == event["id"] and earlier["params"] == event["params"]:
            break
    rules = rules_in_force(numbers)
    return verdict(rules, rules.trumps(second_lead), trick).said


def _numbered(rule: int) -> dict[str, Any]:
    return {"number": rule, "item": item_of(rule)}


def _renamed(name: str) -> str:
    return f"{name}_seat" if name in _SEATS else name


# --- the score sheet -----------------------------------------------------------------------------


def sheet(scored: Mapping[str, Any]) -> Sheet:
    """The tricks, then a line for every rule card that changed something for somebody."""
    lines: list[list[dict[str, Any]]] = scored["detail"]
    tricks = [next(each for each in mine if each["id"] == "tricks") for mine in lines]
    others = [{each["rule"]: each for each in mine if each["id"] != "tricks"} for mine in lines]
    stepping = sorted({step["rule"] for mine in tricks for step in _steps(mine)})
    decided = sorted({rule for mine in others for rule in mine})
    rows: list[Row] = [
        {
            **line("tricks", items=items_of(stepping), by="rules" if stepping else "each"),
            "cells": [_tricks(mine) for mine in tricks],
        }
    ]
    for rule in decided:
        cells = [_by_rule(mine.get(rule), seat, len(lines)) for seat, mine in enumerate(others)]
        rows.append({**line("rule", number=rule, item=item_of(rule)), "cells": cells})
    check = {"items": items_of(stepping), "values": bool(stepping), "follow": bool(decided)}
    return {"rows": rows, "check": line("sum", **check) if stepping or decided else None}


def _steps(tricks: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    return [step for trick in tricks["tricks"] for step in trick["steps"]]


def _tricks(mine: Mapping[str, Any]) -> Cell:
    """Tricks and cards left over, each with what it brought where that was not simply one point."""
    brought = [_trick(trick) for trick in mine["tricks"] if trick["steps"]]
    left = sum(trick["number"] is None for trick in mine["tricks"])
    how = line("left-over", count=mine["count"] - left, left=left) if left else None
    how = how or line("tricks", count=mine["count"])
    return {**cell(mine["points"], how), "facts": brought}


def _trick(trick: Mapping[str, Any]) -> Fact:
    """What a trick, or a card left over, was worth after each rule card that says so."""
    steps: list[Fact] = [
        {"id": "step", "kind": "number", "value": step["points"], "items": [item_of(step["rule"])]}
        for step in trick["steps"]
    ]
    brought, number = trick["points"], trick["number"]
    params = {"gain": brought} if number is None else {"gain": brought, "number": number}
    name = "leftover" if number is None else "trick"
    return {"id": name, "kind": "number", "value": brought, "params": params, "facts": steps}


def _by_rule(mine: Mapping[str, Any] | None, seat: int, seats: int) -> Cell:
    """What a rule card brought a seat, None for nothing."""
    if mine is None:
        return cell(None)
    cards = mine.get("cards", [])
    few = cards if len(cards) <= FEW else []
    return cell(mine["points"], _how(mine, seat, seats), few)


def _how(mine: Mapping[str, Any], seat: int, seats: int) -> Line | None:
    if mine["id"] == "cards":
        return line("cards", count=len(mine["cards"])) if mine["cards"] else None
    if mine["id"] == "bonus":
        return line("tricks", count=mine["tricks"])
    if mine["id"] == "multiplied":
        return line("multiplied", factor=mine["factor"], count=mine["tricks"])
    if mine["id"] == "neighbour":
        side = "left" if mine["seat"] == (seat + 1) % seats else "right"
        return line("neighbour", seat=mine["seat"], side=side, points=mine["theirs"])
    swapped = mine["points"] // 2
    return line("final", points=-swapped, gain=swapped)
