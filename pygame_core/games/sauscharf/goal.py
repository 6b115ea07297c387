"""What a seat of Sauscharf is trying to get now, in one line."""

from __future__ import annotations

from pygame_core.scene import Line, line
from pygame_core.views import View


def goal(view: View) -> Line | None:
    """While gathering, what all this is for; then the sauce that lacks least, the dearest of
    these."""
    table = view["table"]
    if view["seat"] is None or view["is_over"]:
        return None
    if table["part"] == "gather":
        return line("gather")
    if not table["display"]:
        return line("no-sauce", points=table["standing"][view["seat"]])
    nearest = min(table["display"], key=lambda each: (each["missing_all"], -each["points"]))
    return line("sauce", heat=nearest["heat"], worth=nearest["points"], left=nearest["missing_all"])
