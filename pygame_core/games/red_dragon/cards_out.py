"""Which cards of Red Dragon the others may still play."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.red_dragon.rules import BY_NAME, DECK
from pygame_core.kit.card_tracking import shown_voids, tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.views import View


def cards_out(view: View, seen: Sequence[Card]) -> list[Card]:
    """All that neither lie in a finished trick nor are seen."""
    gone = {played for trick in tricks_taken(view, BY_NAME) for _, played in trick.plays}
    return [other for other in DECK if other not in gone and other not in seen]


def count_higher(card: Card, out: Sequence[Card]) -> int:
    return sum(other.suit == card.suit and other > card for other in out)


def count_lower(card: Card, out: Sequence[Card]) -> int:
    return sum(other.suit == card.suit and other < card for other in out)


def to_come(view: View) -> list[int]:
    """The seats that still play to the trick after the seat itself, the first of them first."""
    seats, seat = view["seats"], view["seat"]
    assert seat is not None
    return [(seat + at) % seats for at in range(1, seats - len(view["trick"]))]


def may_come(view: View, out: Sequence[Card], suit: str) -> list[Card]:
    """Of these the ones of a colour that may still fall into this trick: none that a seat is known
    to hold that has played, nor any where all to come have shown that they have none."""
    tricks, seats = tricks_taken(view, BY_NAME), to_come(view)
    lacks = shown_voids(view["seats"], (taken.plays for taken in tricks))
    if all(suit in lacks[seat] for seat in seats):
        return []
    taken = view["table"]["taken"]
    held = {name for seat in range(view["seats"]) if seat not in seats for name in taken[seat]}
    return [card for card in out if card.suit == suit and str(card) not in held]
