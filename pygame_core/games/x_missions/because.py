"""What in a hand speaks for a mission, while it is chosen."""

from __future__ import annotations

from pygame_core.games.x_missions.rules import BY_NAME, COLOURS
from pygame_core.scene import Line, line
from pygame_core.views import View

_LOW = 5
"""The highest number of a card that seldom takes a trick."""
_MANY = 5
"""So many of nine cards are most of a hand."""


def because(view: View, action: str, found: Line | None) -> Line | None:
    """Of a choice in the draft; for a card, what was found."""
    verb, choice = action.split(" ")
    if verb != "mission":
        return found
    hand, held = [BY_NAME[name] for name in view["hand"]], view["table"]["my_cards"]
    low = [card for card in hand if card.number <= _LOW and card.suit != view["table"]["trump"]]
    suit = max(COLOURS, key=lambda colour: held["colours"][colour])
    told = {
        "0": {"is_low": len(low) >= _MANY},
        "6": {"count": held["colours"][suit], "suit": suit},
        "8": {"eights": held["eights"]},
        "9": {"count": held["colours"][suit], "suit": suit},
    }
    return line(f"mission-{choice}", **told.get(choice, {}))
