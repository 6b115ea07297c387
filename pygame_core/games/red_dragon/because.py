"""What speaks for an action of Red Dragon, where a card itself says more than playouts."""

from __future__ import annotations

from pygame_core.games.red_dragon.rules import BY_NAME, RED
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_FEW = 2
"""Of a colour with so many cards a hand is soon void."""
_LOW = 7
"""The highest red card that seldom takes a trick in which red is led."""
DRAGON = "R11"


def because(view: View, action: str, found: Line | None) -> Line | None:
    """Why a colour is given away or a red card taken; who gets the dragon, of that card itself."""
    verb, (name,) = split_action(action)
    card = BY_NAME[name]
    if verb == "give" and card.suit != RED:
        hand = [BY_NAME[other].suit for other in view["hand"]]
        left = hand.count(card.suit) - 1
        return line("give", suit=card.suit, left=left) if left <= _FEW and RED in hand else found
    if verb == "take" and card.suit == RED:
        if name == DRAGON:
            return line("take-dragon")
        return line("take-low") if card.number <= _LOW else found
    if verb == "play" and name == DRAGON and found and found["id"] == "captures-red-11-less":
        return line("play-dragon")
    return found
