"""The table just after a seat has acted, before a new lap is laid out: its set is gone, and so is
what it took.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

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
    return {
        "table": {**table, **cleared, **taken(table, params)},
        "history": [*view["history"], dict(event)],
    }


def _chili_taken(table: Mapping[str, Any], params: Mapping[str, Any]) -> dict[str, Any]:
    gained = len(params["cards"]) + (len(params["set"]) if params["kept"] else 0)
    slots = [[] if at == params["slot"] else slot for at, slot in enumerate(table["slots"], 1)]
    counts = changed(table["ingredient_counts"], params["seat"], gained)
    return {"slots": slots, "ingredient_counts": counts}


def _sauce_made(table: Mapping[str, Any], params: Mapping[str, Any]) -> dict[str, Any]:
    display = list(table["display"])
    display.pop([sauce["heat"] for sauce in display].index(params["heat"]))
    sauces = [[*heats] for heats in table["sauces"]]
    sauces[params["seat"]].append(params["heat"])
    return {"display": display, "sauces": sauces}
