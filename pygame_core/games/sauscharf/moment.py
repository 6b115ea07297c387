"""The table just after a seat has acted, before a new lap is laid out: its set is gone, and so is
what it took. What this seat owns, lacks and would score is of then, too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.games.sauscharf.aim import equal
from pygame_core.games.sauscharf.wording import sorted_cards
from pygame_core.kit.moments import changed
from pygame_core.views import View


def moment(view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
    """As in `Paced`. The history has the event: whose turn it was says where all of it has gone."""
    taken = {"chili.taken": _chili_taken, "sauce.made": _sauce_made}.get(event["id"])
    if taken is None:
        return None
    table, params = view["table"], event["params"]
    seat, cards = params["seat"], params["set"]
    kept = params.get("kept", False)
    cleared = {
        "sets": [[] if at == seat else laid for at, laid in enumerate(table["sets"])],
        "waiting": [other for other in table["waiting"] if other != seat],
        "discard": table["discard"] if kept else [*table["discard"], *cards],
    }
    after = {**table, **cleared, **taken(table, params)}
    if seat == view["seat"]:
        gained = [*params.get("cards", []), *(cards if kept else [])]
        after |= _owning(view, after, [*table["ingredients"], *gained])
    return {"table": after, "history": [*view["history"], dict(event)]}


def _owning(view: View, table: Mapping[str, Any], ingredients: list[str]) -> dict[str, Any]:
    most = len(equal([*view["hand"], *ingredients]))
    display = [
        {**sauce, "missing_set": None, "missing_all": max(0, sauce["heat"] - most)}
        for sauce in table["display"]
    ]
    return {"ingredients": sorted_cards(ingredients), "display": display}


def _chili_taken(table: Mapping[str, Any], params: Mapping[str, Any]) -> dict[str, Any]:
    gained = len(params["cards"]) + (len(params["set"]) if params["kept"] else 0)
    slots = [[] if at == params["slot"] else slot for at, slot in enumerate(table["slots"], 1)]
    counts = changed(table["ingredient_counts"], params["seat"], gained)
    lost = 0 if params["kept"] else len(params["set"])
    standing = changed(table["standing"], params["seat"], lost - len(params["cards"]))
    return {"slots": slots, "ingredient_counts": counts, "standing": standing}


def _sauce_made(table: Mapping[str, Any], params: Mapping[str, Any]) -> dict[str, Any]:
    display = list(table["display"])
    display.pop([sauce["heat"] for sauce in display].index(params["heat"]))
    sauces = [[*heats] for heats in table["sauces"]]
    seat, points = params["seat"], params["points"]
    sauces[seat].append(params["heat"])
    return {
        "display": display,
        "sauces": sauces,
        "points": changed(table["points"], seat, points),
        "standing": changed(table["standing"], seat, points + len(params["set"])),
    }
