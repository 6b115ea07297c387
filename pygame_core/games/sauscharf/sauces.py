"""Sauscharf's numbers as data: the sauce deck, the three degrees of heat, the limits.

How many copies of each sauce there are and what they score is our reconstruction: 22 sauces of
the levels 2 to 9, most in the middle, hotter ones worth more. Whoever holds the printed deck
replaces the two columns; nothing else depends on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Sauce(NamedTuple):
    """A level of chili sauce; its number is the least size of the set that makes it."""

    copies: int
    points: int


SAUCES: Mapping[int, Sauce] = {
    2: Sauce(copies=2, points=2),
    3: Sauce(copies=2, points=4),
    4: Sauce(copies=3, points=6),
    5: Sauce(copies=4, points=8),
    6: Sauce(copies=4, points=11),
    7: Sauce(copies=3, points=14),
    8: Sauce(copies=2, points=17),
    9: Sauce(copies=2, points=20),
}


class Heat(NamedTuple):
    """How hot the match is.

    hand: cards dealt to each seat. levels: the sauces in play. target: by seats, the number of
    sauces with which a seat without cards ends the match.
    """

    hand: int
    levels: tuple[int, ...]
    target: Mapping[int, int]


HEATS: Mapping[str, Heat] = {
    "mild": Heat(hand=10, levels=(2, 3, 4, 5, 6), target={2: 5, 3: 4, 4: 3}),
    "hot": Heat(hand=9, levels=(3, 4, 5, 6, 7), target={2: 6, 3: 5, 4: 4}),
    "super-hot": Heat(hand=8, levels=(4, 5, 6, 7, 8, 9), target={2: 6, 3: 5, 4: 4}),
}

SEATS = (2, 3, 4)
NUMBERS = range(1, 14)
COPIES = 8
WILDS = 6
SLOTS = 7
GROUP = 3

# Nothing in the printed rules forces cards out of the game; these limits do.
STALL_LIMIT = 20
STALL_LIMIT_WITHOUT_SAUCES = 5
STALL_WARNING = 5


def sauce_deck(heat: Heat) -> list[int]:
    """The level of every sauce in play, ascending."""
    return [level for level in heat.levels for _ in range(SAUCES[level].copies)]


def display_size(seats: int) -> int:
    """How many sauces lie open while the supply lasts."""
    return seats + 2
