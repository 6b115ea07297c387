"""Intervals: against tables, and by how often they are wrong."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from pygame_core.ai.evidence import (
    EARLY,
    LAST,
    Estimate,
    Interval,
    controlled,
    estimate,
    interval,
    looks,
    slope,
    student,
)


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


def runs_of(reckon: Callable[[list[float], list[float], list[float]], Estimate]) -> list[Estimate]:
    """Of many small samples whose true mean is 1: luck tells much of each, and in no straight line,
    so that a slope taken from the same values leans."""
    rng, found = Random(7), []
    for _ in range(500):
        luck = [rng.gauss(0, 1) for _ in range(8)]
        sample = [one * one + rng.gauss(0, 0.3) for one in luck]
        found.append(reckon(sample, luck, [rng.gauss(0, 1) for _ in range(32)]))
    return found


def within_its_own_fold(sample: list[float], luck: list[float], others: list[float]) -> Estimate:
    steep = slope(list(zip(luck, sample, strict=True)))
    return estimate(
        [value - steep * (one - fmean(others)) for one, value in zip(luck, sample, strict=True)]
    )


def test_what_luck_did_is_taken_out_without_a_bias() -> None:
    def off(reckon: Callable[[list[float], list[float], list[float]], Estimate]) -> float:
        """By how many of its standard errors the mean of all runs is off."""
        means = [found.mean for found in runs_of(reckon)]
        return (fmean(means) - 1) * sqrt(len(means)) / stdev(means)

    assert abs(off(controlled)) < 2.5
    # The same runs find the bias of a slope from the very values that it corrects.
    assert off(within_its_own_fold) < -5


def test_an_interval_without_the_luck_is_narrower_and_holds_as_often_as_it_says() -> None:
    rng = Random(3)
    holds, shares = 0, []
    for _ in range(200):
        luck = [rng.gauss(0, 5) for _ in range(50)]
        sample = [2 + 0.5 * one + rng.gauss(0, 2) for one in luck]
        plain = estimate(sample)
        found = controlled(sample, luck, [rng.gauss(0, 5) for _ in range(200)])
        holds += found.ci95.low < 2 < found.ci95.high
        shares.append(found.half / plain.half)
    assert 0.92 < holds / 200 < 0.98
    # √(2² / 50 + 2.5² / 200), the unsure mean of the others in it, of √((2² + 2.5²) / 50).
    assert fmean(shares) == pytest.approx(0.74, abs=0.03)


def test_luck_that_tells_nothing_or_never_changes_takes_nothing_away() -> None:
    sample = [1.0, 4.0, 2.0, 3.0]
    assert controlled(sample, [7.0] * 4, [7.0] * 9) == estimate(sample)
    assert controlled([3.0], [1.0], [2.0]) == estimate([3.0])
