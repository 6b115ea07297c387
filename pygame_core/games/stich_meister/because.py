"""What speaks for a rule card of Stich-Meister, which no single fact of a round decides."""

from __future__ import annotations

from pygame_core.scene import Line, line
from pygame_core.views import View


def because(view: View, _action: str, found: Line | None) -> Line | None:
    """Of a rule card, that it brings most; of anything else, what was found."""
    return line("choose") if view["phase"] == "choose" else found
