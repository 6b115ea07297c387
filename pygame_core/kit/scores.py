"""Who has won."""

from __future__ import annotations

from collections.abc import Sequence


def best_seats(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest total: one, or several who share the victory."""
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)
