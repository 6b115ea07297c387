"""Intervals: against tables, and by how often they are wrong."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from pygame_core.ai.evidence import EARLY, LAST, Interval, interval, looks, student


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (30, 2.0423), (100, 1.9840)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(1.959964, freedom) == pytest.approx(quantile, abs=1e-4)


def test_an_interval_is_that_of_a_sum_by_hand() -> None:
    # Mean 2, standard deviation 1, three values: 2 ± 4.3027 / √3.
    low, high = interval([1.0, 2.0, 3.0], 1.959964)
    assert (low, high) == pytest.approx((2 - 2.4841, 2 + 2.4841), abs=1e-3)
    assert interval([5.0]) == (-inf, inf)
    assert [Interval(*ends).is_clear for ends in ((-1, 1), (0, 1), (0.5, 1), (-2, -1))] == [
        False,
        False,
        True,
        True,
    ]


def test_looks_are_evenly_spread_and_end_with_the_whole_sample() -> None:
    assert looks(300) == tuple(range(30, 301, 30))
    assert looks(50) == (25, 50)
    assert looks(7) == (7,)


def test_looking_early_finds_a_difference_between_equals_in_five_of_a_hundred() -> None:
    rng = Random(1)
    runs, found = 300, 0
    for _ in range(runs):
        sample = [rng.gauss(0, 1) for _ in range(100)]
        found += any(
            interval(sample[:size], LAST if size == 100 else EARLY).is_clear for size in looks(100)
        )
    assert 0.02 < found / runs < 0.08
