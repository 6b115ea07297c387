"""Masks: random ones, copied ones, joined ones, and those of one block of lanes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from random import Random
from typing import Any

_KEPT = 61
"""How many random masks are kept; a prime, so that every stride visits all of them."""


class RandomMasks:
    """Random masks of a width, each lane set with a chance of one half.

    Fresh random bits are dear. A few are drawn; the rest are made from kept ones by XOR, which
    keeps any two of them independent, at a fifth of the price.
    """

    def __init__(self, width: int, rng: Random) -> None:
        self._width = width
        self._rng = rng
        self._kept = [rng.getrandbits(width) for _ in range(_KEPT)]
        self._left = 0
        self._at = 0
        self._stride = 1

    def __call__(self) -> int:
        if not self._left:
            self._renew()
        self._left -= 1
        self._at = (self._at + self._stride) % _KEPT
        return self._kept[self._at]

    def _renew(self) -> None:
        rng, kept = self._rng, self._kept
        for _ in range(2):
            kept[rng.randrange(_KEPT)] = rng.getrandbits(self._width)
        shift = rng.randrange(1, _KEPT)
        self._kept = [kept[at] ^ kept[at - shift] for at in range(_KEPT)]
        self._left = _KEPT
        self._at = rng.randrange(_KEPT)
        self._stride = rng.randrange(1, _KEPT)


def whole_bytes(width: int) -> int:
    """This width or a few lanes more: blocks are copied byte by byte."""
    return (width + 7) // 8 * 8


def copies(mask: int, width: int, times: int) -> int:
    """The same block (its width a multiple of 8) several times, one after the other."""
    if not mask or times == 1:
        return mask
    return int.from_bytes(mask.to_bytes(width >> 3, "little") * times, "little")


def blocks(mask: int, width: int, times: int) -> list[int]:
    """The other way round: the mask of each block (its width a multiple of 8)."""
    if not mask or times == 1:
        return [mask] * times
    size = width >> 3
    whole = mask.to_bytes(size * times, "little")
    return [int.from_bytes(whole[at : at + size], "little") for at in range(0, size * times, size)]


def every(width: int) -> int:
    """The mask of all lanes.

    >>> bin(every(width=4))
    '0b1111'
    """
    return (1 << width) - 1


def joined(parts: Sequence[tuple[Any, int]]) -> Any:
    """Masks, nested in lists as they may be: each part in its lanes only, put together.

    The innermost lists may be of several lengths.
    """
    (first, lanes), *others = parts
    if not isinstance(first, list):
        found = first & lanes
        for mask, lanes in others:
            found |= mask & lanes
        return found
    if first and isinstance(first[0], list):
        return [joined([(value[at], lanes) for value, lanes in parts]) for at in range(len(first))]
    row = [mask & lanes for mask in first]
    for masks, lanes in others:
        row = [old | mask & lanes for old, mask in zip_longest(row, masks, fillvalue=0)]
    return row
