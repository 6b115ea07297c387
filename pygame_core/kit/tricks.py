"""Tricks: who must follow, and whose card is strongest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame_core.kit.cards import Card

TrickPlay = tuple[int, Card]
"""A seat and the card it played."""


def follow(hand: Sequence[Card], led: str | None) -> list[Card]:
    """The cards that may be played: those of the suit led, or all when there is none of it."""
    return [card for card in hand if card.suit == led] or list(hand)


def strongest(plays: Sequence[TrickPlay], strength: Callable[[Card], Any]) -> TrickPlay:
    """The play whose card has the greatest strength."""
    return max(plays, key=lambda play: strength(play[1]))
