"""The table when somebody else has been the last to choose a mission, before the tricks begin.

The own mission goes to its note at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.views import View


def moment(view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
    """As in `Paced`."""
    table = view["table"]
    if event["id"] != "mission.chosen" or len(table["draft_order"]) > 1:
        return None
    seat, taken = event["params"]["seat"], event["params"]["taken"]
    if seat == view["seat"]:
        return None
    missions = list(table["missions"])
    missions[seat] = "taken" if taken else "none"
    return {"table": {**table, "missions": missions, "draft_order": []}}
