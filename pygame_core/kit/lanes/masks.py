"""Masks: random ones, copied ones, joined ones, and those of one block of lanes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, zip_longest
from random import Random
from typing import Any

_KEPT = 61
"""How many random masks are kept; a prime, so that every stride visits all of them."""


Gate = Callable[[], int]
"""Gives another random mask each time."""


def random_masks(width: int, rng: Random) -> Gate:
    """Random masks of a width, each lane set with a chance of one half.

    Fresh random bits are dear. A few are drawn; the rest are made from kept ones by XOR, which
    keeps any two of them independent, at a fifth of the price.
    """
    kept = [rng.getrandbits(width) for _ in range(_KEPT)]
    return chain.from_iterable(_renewed(kept, width, rng)).__next__


def _renewed(kept: list[int], width: int, rng: Random) -> Iterator[list[int]]:
    """The kept masks, again and again others, in orders that jump."""
    while True:
        for _ in range(2):
            kept[rng.randrange(_KEPT)] = rng.getrandbits(width)
        shift = rng.randrange(1, _KEPT)
        kept = [kept[at] ^ kept[at - shift] for at in range(_KEPT)]
        start, stride = rng.randrange(_KEPT), rng.randrange(1, _KEPT)
        yield [kept[(start + step * stride) % _KEPT] for step in range(1, _KEPT + 1)]


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
        # Most cards are in few hands: to join a nothing would copy the rest.
        row = [
            old | mask & lanes if mask else old
            for old, mask in zip_longest(row, masks, fillvalue=0)
        ]
    return row
