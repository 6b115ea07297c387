"""Signed numbers per lane: planes of a fixed width in two's complement."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.kit.lanes.planes import Planes

WIDTH = 14
"""Numbers from −8192 to 8191: far more than a round of anything brings."""


def signed(planes: Planes) -> Planes:
    """A number that is 0 or more."""
    return planes + [0] * (WIDTH - len(planes))


def constant(number: int, lanes: int) -> Planes:
    """This number in these lanes, 0 elsewhere."""
    return [lanes if number >> bit & 1 else 0 for bit in range(WIDTH)]


def add(some: Planes, others: Sequence[int]) -> None:
    """some += others, in place."""
    carry = 0
    for bit in range(WIDTH):
        a, b = some[bit], others[bit]
        either = a ^ b
        some[bit] = either ^ carry
        carry = (a & b) | (either & carry)


def negate(planes: Planes, lanes: int) -> None:
    """Turn the sign in these lanes, in place."""
    carry = lanes
    for bit in range(WIDTH):
        flipped = planes[bit] ^ lanes
        planes[bit], carry = flipped ^ carry, flipped & carry


def double(planes: Planes, lanes: int) -> None:
    """Twice the number in these lanes, in place."""
    for bit in range(WIDTH - 1, 0, -1):
        planes[bit] ^= (planes[bit] ^ planes[bit - 1]) & lanes
    planes[0] ^= planes[0] & lanes


def with_offset(planes: Planes, everywhere: int) -> tuple[Planes, int]:
    """The same as a number that is 0 or more, and what to add to it."""
    return [*planes[:-1], everywhere ^ planes[-1]], -(1 << (WIDTH - 1))
