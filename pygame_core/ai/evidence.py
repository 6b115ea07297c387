"""How sure a mean is: intervals from a sample, also when one looks before it is complete."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan, cos, gamma, inf, pi, sqrt, tan
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

LOOKS = 10
"""How often, evenly spread, the sample is looked at when it may end early."""

EARLY, LAST = 3.0, 2.03
"""How many standard errors from zero end it: at an early look, and at the last one.

Looking ten times at 1.96 would find a difference between equals in 19 of 100 cases. With 3 at the
early looks and 2.03 at the last it is five, as it should be (simulated with normal noise; the
boundary of Haybittle and Peto). The intervals of these widths hold together at all looks.
"""

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


def interval(sample: Sequence[float], errors: float = 1.96) -> Interval:
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
