"""Why there is no choice in Red Dragon."""

from __future__ import annotations

from pygame_core.games.red_dragon.rules import BY_NAME, penalty
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View


def forced(view: View, action: str) -> Line | None:
    """Of the only card that may be taken or played: all that lies there, the last one, or the only
    one of the colour led."""
    verb, (name,) = split_action(action)
    card = BY_NAME[name]
    if verb == "take":
        return line("only-there", costs=penalty(card) > 0)
    if verb != "play":
        return None
    if len(view["hand"]) == 1:
        return line("last-card")
    return line("only-suit", suit=card.suit)
