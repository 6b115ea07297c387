"""Cards with a suit and a number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple


class Card(NamedTuple):
    """A card; its text is its name in notation, e.g. R11 for the red 11."""

    suit: str
    number: int

    def __str__(self) -> str:
        return f"{self.suit}{self.number}"


def full_deck(suits: str, numbers: Iterable[int]) -> tuple[Card, ...]:
    """One card of each number in each suit, suit by suit: the order of a sorted hand."""
    ordered = tuple(numbers)
    return tuple(Card(suit, number) for suit in suits for number in ordered)


def suit_of(name: str) -> str:
    """The suit that stands in the name of a card, or of a suit."""
    return name.rstrip("0123456789")


def names(cards: Iterable[Card]) -> list[str]:
    """The cards' names, in the same order."""
    return [_name_of(card) for card in cards]


_name_of = lru_cache(maxsize=None, typed=True)(str)
