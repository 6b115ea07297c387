"""What happened, in words: an event with the parameters that a sentence needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.scene import Line


class Told(Line):
    """An event in words.

    actor: the seat that did it, None if it came to that seat or to nobody. action: the action
    behind it where everybody saw it, "" for none.
    """

    actor: int | None
    action: str


_SEATS = {name: f"{name}_seat" for name in ("first", "dealer", "winner", "holder", "next_leader")}
_SEATS["winners"] = "winner_seats"
"""What the events that all games have call their seats."""

_SECRET = {"hand.dealt": "cards", "card.played": "card"}
"""What of them a view may keep back."""


def told(event: Mapping[str, Any], *, action: str = "", secret: str = "") -> Told:
    """An event, as a view has it, in its own parameters; its sentence is `<game>-event-<id>`.

    secret: what of it a view may keep back; `known` says then whether it does, "yes" or "no".
    """
    name = event["id"]
    params = {_SEATS.get(key, key): value for key, value in event["params"].items()}
    # A hand comes to its seat; what else names a seat is done by it.
    actor = None if name == "hand.dealt" else params.get("seat")
    if name == "match.ended":
        params["count"] = len(params["winner_seats"])
    if kept := _SECRET.get(name, secret):
        params["known"] = "yes" if kept in params else "no"
    if name == "card.played" and "card" in params:
        action = f"play {params['card']}"
    return {"id": name, "params": params, "actor": actor, "action": action}
