"""Tempers: small tastes by which people know a computer player again, the same in every game.

A taste only tips the scales between actions that are worth nearly the same. It is added to what the
heuristic says; how much of it a game takes is measured (ai/LADDER.md), so that nobody plays better
or worse by it.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame_core.kit.cards import suit_of
from pygame_core.views import View

TEMPERS = ("plum", "moon", "wave", "hex", "hill", "star")
"""One a seat. A page has a face, a name and a sentence for each."""


def tilt_of_cards(view: View, temper: str, weight: float) -> list[float]:
    """How much each of view["legal"] is to the taste of this temper: 0 to `weight`, in points.

    For games of tricks: what is no card to be played is all the same to everybody.
    """
    taste = _TASTES[temper]
    words = [action.split(" ") for action in view["legal"]]
    return [weight * taste(view, word[1]) if word[0] == "play" else 0.0 for word in words]


def _number(card: str) -> int:
    return int(card[len(suit_of(card)) :])


def _height(view: View, card: str) -> float:
    """Where its number stands among those in hand: 0 the lowest, 1 the highest."""
    others = [_number(other) for other in view["hand"]]
    below = sum(other < _number(card) for other in others)
    return below / max(1, len(others) - 1)


def _is_shortest(view: View, card: str) -> float:
    """Whether no colour in hand has fewer cards."""
    held = [suit_of(other) for other in view["hand"]]
    return float(held.count(suit_of(card)) == min(map(held.count, held)))


def _is_led_again(view: View, card: str) -> float:
    """Whether its colour is the one that the trick before began with."""
    last = view["last_trick"]
    return float(last is not None and suit_of(last["plays"][0][1]) == suit_of(card))


_TASTES: dict[str, Callable[[View, str], float]] = {
    # Tidy: empties one colour after another.
    "plum": _is_shortest,
    # Patient: keeps what is high for the end.
    "moon": lambda view, card: 1.0 - _height(view, card),
    # Restless: another colour than just now.
    "wave": lambda view, card: 1.0 - _is_led_again(view, card),
    # Likes even numbers, and so the odd ones go first.
    "hex": lambda _view, card: float(_number(card) % 2),
    # Steady: the same colour again.
    "hill": _is_led_again,
    # Cannot wait: what is high goes first.
    "star": _height,
}
