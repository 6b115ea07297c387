"""Duplicate deals: the same cards twice, and every seat is played once by each side.

A deal is played in two layouts, a pattern of the sides over the seats and its complement. What the
cards and the seats are worth cancels out; what remains is how the sides play. Bridge clubs compare
players so, and competitions of computer players since M. Littman, M. Zinkevich, "The 2006 AAAI
Computer Poker Competition", ICGA Journal 29 (2006).
"""

from __future__ import annotations

from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from pygame_core.ai.deals import Player, Setup, Side, Thinking, points_of


class DuplicateDeal(NamedTuple):
    """How a deal went. seats: per seat, its points when A played it less those when B did."""

    seats: tuple[int, ...]
    a: Thinking
    b: Thinking

    @property
    def difference(self) -> float:
        """By how many points a seat A was better than B, on average."""
        return fmean(self.seats)


def pattern(seats: int, deal: int) -> tuple[bool, ...]:
    """Which seats A has in the first layout of this deal; in the second it has the others.

    The seats are shared out evenly (an odd one over goes to B here and to A there), and the deals
    go round all ways to do that.
    """
    ways = list(combinations(range(seats), seats // 2))
    if seats % 2 == 0:
        # The other half of them are the complements.
        ways = ways[: len(ways) // 2]
    mine = ways[deal % len(ways)]
    return tuple(seat in mine for seat in range(seats))


def play_deals(setup: Setup, a: Player, b: Player, deals: range) -> list[DuplicateDeal]:
    """Play these deals of the set-up, counted from 0, each in both layouts.

    IllegalAction if a player does what it may not.
    """
    return [_play_deal(setup, a, b, deal) for deal in deals]


def _play_deal(setup: Setup, a: Player, b: Player, deal: int) -> DuplicateDeal:
    mine = pattern(setup.seats, deal)
    side_a, side_b = Side(a), Side(b)
    here = points_of(setup, deal, [side_a if is_a else side_b for is_a in mine])
    there = points_of(setup, deal, [side_b if is_a else side_a for is_a in mine])
    differences = tuple(
        one - other if is_a else other - one
        for is_a, one, other in zip(mine, here, there, strict=True)
    )
    return DuplicateDeal(differences, side_a.thinking, side_b.thinking)
