"""Why no other card may be played."""

from __future__ import annotations

from pygame_core.kit.cards import suit_of
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View


def only_card(view: View, action: str) -> Line | None:
    """Of the only card that may be played, where suit is to be followed: it is the last one, or the
    only one of the suit led. None of any other action."""
    verb, words = split_action(action)
    if verb != "play":
        return None
    if len(view["hand"]) == 1:
        return line("last-card")
    return line("only-suit", suit=suit_of(words[0]))
