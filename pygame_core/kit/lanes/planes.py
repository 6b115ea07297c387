"""Numbers per lane, kept as planes: plane i is the mask of the lanes whose number has bit i set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

Planes = list[int]
Columns = list[list[int]]
"""Masks still to be added up: those in column i weigh 2**i each."""


def add_up(columns: Columns) -> Planes:
    """The sum of all masks by their weights (carry-save adders). Uses the columns up."""
    planes = []
    at = 0
    while at < len(columns):
        column, carries = columns[at], []
        while len(column) > 2:
            a, b, c = column.pop(), column.pop(), column.pop()
            either = a ^ b
            column.append(either ^ c)
            carries.append((a & b) | (either & c))
        if len(column) == 2:
            a, b = column
            column = [a ^ b]
            if a & b:
                carries.append(a & b)
        planes.append(column[0] if column else 0)
        if carries:
            if at + 1 < len(columns):
                columns[at + 1].extend(carries)
            else:
                columns.append(carries)
        at += 1
    while planes and not planes[-1]:
        planes.pop()
    return planes


def count(masks: Iterable[int]) -> Planes:
    """In how many of the masks each lane is."""
    return add_up([[mask for mask in masks if mask]])


def constant(number: int, lanes: int) -> Planes:
    """The same number, 0 or more, in these lanes."""
    return [lanes if number >> bit & 1 else 0 for bit in range(number.bit_length())]


def put_weight(columns: Columns, weight: int, lanes: int) -> None:
    """Add a weight, 0 or more, in these lanes."""
    if lanes:
        for bit in range(weight.bit_length()):
            if weight >> bit & 1:
                put_mask(columns, bit, lanes)


def put_planes(columns: Columns, planes: Planes, factor: int = 1) -> None:
    """Add a number times a factor, which is 0 or more."""
    for bit in range(factor.bit_length()):
        if factor >> bit & 1:
            for at, plane in enumerate(planes):
                if plane:
                    put_mask(columns, at + bit, plane)


def put_mask(columns: Columns, bit: int, lanes: int) -> None:
    while len(columns) <= bit:
        columns.append([])
    columns[bit].append(lanes)


def increment(planes: Planes, lanes: int) -> None:
    """One more in these lanes, in place."""
    for at, plane in enumerate(planes):
        planes[at], lanes = plane ^ lanes, plane & lanes
        if not lanes:
            return
    planes.append(lanes)


def decrement(planes: Planes, lanes: int) -> None:
    """One less in these lanes, in place; their numbers must not be 0."""
    for at, plane in enumerate(planes):
        planes[at], lanes = plane ^ lanes, lanes & (plane ^ lanes)
        if not lanes:
            return


def accumulate(planes: Planes, others: Planes, lanes: int) -> None:
    """Add the other number in these lanes, in place."""
    carry = 0
    for at in range(max(len(planes), len(others))):
        more = others[at] & lanes if at < len(others) else 0
        if at == len(planes):
            planes.append(0)
        elif not more | carry:
            if at >= len(others):
                return
            continue
        old = planes[at]
        half = old ^ more
        planes[at] = half ^ carry
        carry = (old & more) | (half & carry)
    if carry:
        planes.append(carry)


def nonzero(planes: Iterable[int]) -> int:
    """The lanes whose number is not 0."""
    lanes = 0
    for plane in planes:
        if plane:
            lanes |= plane
    return lanes


def equal(planes: Planes, value: int, everywhere: int) -> int:
    """The lanes whose number is this one."""
    if value >> len(planes):
        return 0
    lanes = everywhere
    for at, plane in enumerate(planes):
        lanes &= plane if value >> at & 1 else everywhere ^ plane
    return lanes


def at_least(planes: Planes, value: int, everywhere: int) -> int:
    """The lanes whose number is this one or greater."""
    if value >> len(planes):
        return 0
    greater, same = 0, everywhere
    for at in range(len(planes) - 1, -1, -1):
        if value >> at & 1:
            same &= planes[at]
        else:
            greater |= same & planes[at]
            same &= everywhere ^ planes[at]
    return greater | same


def less(some: Planes, others: Planes, everywhere: int) -> int:
    """The lanes in which the first number is below the second."""
    lower, same = 0, everywhere
    for at in range(max(len(some), len(others)) - 1, -1, -1):
        a = some[at] if at < len(some) else 0
        b = others[at] if at < len(others) else 0
        differ = (a ^ b) & same
        lower |= differ & b
        same ^= differ
    return lower


def total(planes: Iterable[int]) -> int:
    """The numbers of all lanes added up."""
    return sum(plane.bit_count() << at for at, plane in enumerate(planes))


def tally(planes: Sequence[int], lanes: int) -> Counter[int]:
    """How often each number occurs in these lanes."""
    found: Counter[int] = Counter()
    waiting = [(len(planes) - 1, lanes, 0)]
    while waiting:
        at, part, number = waiting.pop()
        if not part:
            continue
        if at < 0:
            found[number] += part.bit_count()
            continue
        high = part & planes[at]
        waiting.append((at - 1, high, number | 1 << at))
        waiting.append((at - 1, part ^ high, number))
    return found
