"""Whether a page in long use takes more and more: its figures, and the one judge of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Figures:
    """What the page takes, after the garbage was collected."""

    matches: int
    heap_mb: float
    nodes: int
    listeners: int
    storage_letters: int
    process_mb: float
    """All of the page's process, its worker too; 0 where it cannot be told."""


# What the last quarter of a run may take for each one that the second took. Nodes, listeners and
# letters are counted and come back to the same; memory also holds what the browser compiles and
# learns on its way, and a process does not hand back all that it no longer needs.
TOLERANCES = {
    "heap_mb": 1.1,
    "nodes": 1.05,
    "listeners": 1.05,
    "storage_letters": 1.02,
    "process_mb": 1.1,
}
MEASUREMENTS_AT_LEAST = 4


def growth(measured: Sequence[Figures]) -> list[str]:
    """What has grown beyond its tolerance, a sentence each.

    The first quarter is for warming up. Of the others the medians are compared, so that a single
    measurement in a bad moment decides nothing. What leaks goes on growing: what rises once and
    stays there is something that the browser has learned.
    """
    assert len(measured) >= MEASUREMENTS_AT_LEAST, "a quarter of them is less than one"
    quarter = len(measured) // 4
    early, between = measured[quarter : 2 * quarter], measured[2 * quarter : -quarter]
    late = measured[-quarter:]
    found = []
    for what, tolerance in TOLERANCES.items():
        before, then, after = (
            median(getattr(figures, what) for figures in part) for part in (early, between, late)
        )
        goes_on = min(then - before, after - then) > (after - before) / 4
        if after > before * tolerance and goes_on:
            found.append(
                f"{what} has grown from {before:g} (up to match {early[-1].matches})"
                f" to {after:g} (up to match {late[-1].matches}):"
                f" more than {tolerance - 1:.0%}"
            )
    return found
