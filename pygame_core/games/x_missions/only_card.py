"""Why nothing else may be done."""

from __future__ import annotations

from pygame_core.games.x_missions.rules import BY_NAME
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View


def forced(view: View, action: str) -> Line | None:
    """Of the only card that may be played: the last one, or the only one of the colour led."""
    verb, words = split_action(action)
    if verb != "play":
        # No mission is left on offer that can be chosen.
        return None
    if len(view["hand"]) == 1:
        return line("last-card")
    return line("only-suit", suit=BY_NAME[words[0]].suit)
