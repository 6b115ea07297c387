"""The table when the last card of a step has been laid face down, before what it does is seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.kit.moments import laid_down
from pygame_core.views import View

LAYING = ("card.passed", "card.reserved", "card.exposed")


def moment(view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
    """As in `Paced`."""
    return laid_down(view, event, "laid") if event["id"] in LAYING else None
