"""The table when the last card has been given, before the centre is turned up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.kit.moments import laid_down
from pygame_core.views import View


def moment(view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
    """As in `Paced`."""
    return laid_down(view, event, "given") if event["id"] == "card.given" else None
