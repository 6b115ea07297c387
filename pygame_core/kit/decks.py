"""Decks that many games are played with: suits and ranks as a page draws them.

A game of a package that derives from `PlainTable` takes them as they are; its cards go by letter
and number in notation, C11 for the jack of clubs:

>>> from pygame_core.kit.cards import full_deck, names
>>> names(full_deck("".join(suit.letter for suit in FRENCH), range(13, 15)))[:3]
['C13', 'C14', 'D13']
"""

from __future__ import annotations

from collections.abc import Mapping

from pygame_core.game import Suit

FRENCH = (
    Suit("C", "black", "club"),
    Suit("D", "red", "diamond"),
    Suit("H", "red", "heart"),
    Suit("S", "black", "spade"),
)
FRENCH_RANKS: Mapping[str, str] = {"11": "J", "12": "Q", "13": "K", "14": "A"}
"""Jack, queen, king, ace; numbers are printed as they are."""

GERMAN = (
    Suit("A", "black", "acorn"),
    Suit("L", "green", "leaf"),
    Suit("H", "red", "heart"),
    Suit("B", "yellow", "bell"),
)
GERMAN_RANKS: Mapping[str, str] = {"11": "U", "12": "O", "13": "K", "14": "A"}
"""Under, over, king, ace (or deuce)."""
