"""The playing cards, the seats, and what depends on the number of seats only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pygame_core.kit.cards import Card, full_deck

SUITS = "FCKG"
"""Fans, coins, koi, gates."""
DECK = full_deck(SUITS, range(1, 16))
BY_NAME = {str(card): card for card in DECK}
PICTURES = range(11, 15)
"""The numbers that show a figure. The 15 does not."""

_PLACE = {card: place for place, card in enumerate(DECK)}


class Table(NamedTuple):
    """What depends on the number of seats only.

    hand: cards dealt to each seat, also the number of tricks. without: numbers left out of the
    deck. from_pile: rule cards turned up from the pile. left_of_dealer_chooses: whether that
    seat, too, puts down a rule card.
    """

    hand: int
    without: tuple[int, ...] = ()
    from_pile: int = 0
    left_of_dealer_chooses: bool = True


TABLES = {
    3: Table(hand=16, without=(1, 10, 13), from_pile=1),
    4: Table(hand=15),
    5: Table(hand=12, left_of_dealer_chooses=False),
}
SEATS = tuple(TABLES)

_DECKS = {
    seats: tuple(card for card in DECK if card.number not in table.without)
    for seats, table in TABLES.items()
}


def deck_of(seats: int) -> tuple[Card, ...]:
    """The cards in use with this number of seats."""
    return _DECKS[seats]


def in_order(cards: Iterable[Card]) -> list[Card]:
    """The cards suit by suit, low to high."""
    return sorted(cards, key=_PLACE.__getitem__)


def left_of(seat: int, seats: int) -> int:
    """The left neighbour: the next seat clockwise, whatever the direction of play."""
    return (seat + 1) % seats


def right_of(seat: int, seats: int) -> int:
    """The right neighbour: the next seat counter-clockwise, whatever the direction of play."""
    return (seat - 1) % seats


def choosers(seats: int, dealer: int) -> list[int]:
    """The seats that put down a rule card this round, in order of acting."""
    first = 1 if TABLES[seats].left_of_dealer_chooses else 2
    return [(dealer + step) % seats for step in range(first, seats + 1)]
