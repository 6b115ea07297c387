"""Tricks: who must follow, and whose card is strongest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from pygame_core.kit.cards import Card

TrickPlay = tuple[int, Card]
"""A seat and the card it played."""


def plays_of(named: Iterable[tuple[int, str]], cards: Mapping[str, Card]) -> list[TrickPlay]:
    """The plays that name these cards; one that nobody has seen is left out."""
    return [(seat, cards[name]) for seat, name in named if name in cards]


def follow(hand: Sequence[Card], led: str | None) -> list[Card]:
    """The cards that may be played: those of the suit led, or all when there is none of it."""
    return [card for card in hand if card.suit == led] or list(hand)


def strongest(plays: Sequence[TrickPlay], strength: Callable[[Card], Any]) -> TrickPlay:
    """The play whose card has the greatest strength."""
    return max(plays, key=lambda play: strength(play[1]))
