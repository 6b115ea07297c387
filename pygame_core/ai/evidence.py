"""How sure a mean is: intervals from a sample, also when one looks before it is complete, and with
what chance did to it taken out again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan, cos, gamma, inf, pi, sqrt, tan
from statistics import NormalDist, fmean, stdev, variance
from typing import NamedTuple

LOOKS = 10
"""How often, evenly spread, the sample is looked at when it may end early."""

EARLY, LAST = 3.0, 2.03
"""How many standard errors from zero end it: at an early look, and at the last one.

Looking ten times at 1.96 would find a difference between equals in 19 of 100 cases. With 3 at the
early looks and 2.03 at the last it is five, as it should be (simulated with normal noise; the
boundary of Haybittle and Peto). The intervals of these widths hold together at all looks.
"""

ORDINARY = 1.96
"""Standard errors of an interval of 95 % at which one looks once."""

LEAST_SAMPLE = 20
"""Before the first early look; the interval of fewer leans too much on the normal distribution."""


class Interval(NamedTuple):
    """A range that holds the true mean 95 times of 100."""

    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether zero lies outside."""
        return self.low > 0 or self.high < 0


EVERYTHING = Interval(-inf, inf)


def looks(size: int) -> tuple[int, ...]:
    """After how many values of a sample to look, the last being all of it."""
    count = max(1, min(LOOKS, size // LEAST_SAMPLE))
    return tuple(size * look // count for look in range(1, count + 1))


class Estimate(NamedTuple):
    """A mean and where the true one lies, 95 times of 100."""

    mean: float
    ci95: Interval

    @property
    def half(self) -> float:
        """Half of the interval's width."""
        return (self.ci95.high - self.ci95.low) / 2


def estimate(sample: Sequence[float]) -> Estimate:
    """The mean of a sample, looked at once."""
    return Estimate(fmean(sample) if sample else 0.0, interval(sample))


FOLDS = 10


def controlled(
    sample: Sequence[float], control: Sequence[float], others: Sequence[float]
) -> Estimate:
    """The mean of a sample, with that part of its luck taken out that a control variate tells.

    control: what chance gave for each of the values, as one number that does not depend on what is
    compared. others: as much of other chances, drawn in the same way; their mean is what was to be
    expected. Of each value as much is taken as its chance was better than that, times a slope that
    is measured in the other folds of the sample: so the expected correction is zero, whatever the
    slope, and the mean is not biased. What others leave unsure is in the interval, too.
    """
    expected = fmean(others)
    folds = min(FOLDS, len(sample))
    if folds < 2:
        return estimate(sample)
    pairs = list(zip(control, sample, strict=True))
    slopes = [
        slope([pair for at, pair in enumerate(pairs) if at % folds != fold])
        for fold in range(folds)
    ]
    corrected = [
        value - slopes[at % folds] * (luck - expected) for at, (luck, value) in enumerate(pairs)
    ]
    mean = fmean(corrected)
    error = variance(corrected) / len(corrected)
    if len(others) > 1:
        error += fmean(slopes) ** 2 * variance(others) / len(others)
    half = student(ORDINARY, len(sample) - 1) * sqrt(error)
    return Estimate(mean, Interval(mean - half, mean + half))


def slope(pairs: Sequence[tuple[float, float]]) -> float:
    """By how much the second rises with the first, by least squares; 0 where the first is always
    the same."""
    centre = fmean(first for first, _ in pairs)
    squares = sum((first - centre) ** 2 for first, _ in pairs)
    return sum((first - centre) * second for first, second in pairs) / squares if squares else 0.0


def interval(sample: Sequence[float], errors: float = ORDINARY) -> Interval:
    """Where the true mean lies, within this many standard errors.

    errors is meant for large samples; small ones are given the wider interval of Student's
    distribution. Fewer than two values say nothing.
    """
    if len(sample) < 2:
        return EVERYTHING
    mean = fmean(sample)
    half = student(errors, len(sample) - 1) * stdev(sample) / sqrt(len(sample))
    return Interval(mean - half, mean + half)


@cache
def student(errors: float, freedom: int) -> float:
    """The quantile of Student's distribution as far out as `errors` is of the normal one."""
    if freedom > 300:
        return errors
    inside = 2 * NormalDist().cdf(errors) - 1
    # With t = √freedom · tan(angle) the density becomes a power of the cosine.
    scale = 2 * gamma((freedom + 1) / 2) / (sqrt(pi) * gamma(freedom / 2))
    low, high = atan(errors / sqrt(freedom)), pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        if scale * _power_of_cosine(middle, freedom - 1) < inside:
            low = middle
        else:
            high = middle
    return sqrt(freedom) * tan((low + high) / 2)


def _power_of_cosine(angle: float, power: int) -> float:
    """Its integral from 0 to the angle, by Simpson's rule."""
    steps = 200
    width = angle / steps
    inner = sum((4 if step % 2 else 2) * cos(step * width) ** power for step in range(1, steps))
    return width / 3 * (1 + inner + cos(angle) ** power)
