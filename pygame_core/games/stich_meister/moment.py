"""The table when the last card of a step has been laid face down, before what it does is seen; and
the card that was taken out of a trick, while that still lies there whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.kit.moments import laid_down
from pygame_core.views import View

LAYING = ("card.passed", "card.reserved", "card.exposed")


def moment(view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
    """As in `Paced`."""
    if event["id"] in LAYING:
        return laid_down(view, event, "laid")
    before = view["history"][-1:]
    if event["id"] != "trick.taken" or not before or before[0]["id"] != "card.removed":
        return None
    table = view["table"]
    return {"table": {**table, "removed": [*table["removed"], before[0]["params"]["card"]]}}
