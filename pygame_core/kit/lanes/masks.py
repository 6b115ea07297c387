"""Masks: random ones, copied ones, and those of one block of lanes."""

from __future__ import annotations

from random import Random

_KEPT = 61
"""How many random masks are kept; a prime, so that every stride visits all of them."""


class RandomMasks:
    """Random masks for so many lanes, each lane set with a chance of one half.

    Fresh random bits are dear. A few are drawn; the rest are made from kept ones by XOR, which
    keeps any two of them independent, at a fifth of the price.
    """

    def __init__(self, lanes: int, rng: Random) -> None:
        self._lanes = lanes
        self._rng = rng
        self._kept = [rng.getrandbits(lanes) for _ in range(_KEPT)]
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
            kept[rng.randrange(_KEPT)] = rng.getrandbits(self._lanes)
        shift = rng.randrange(1, _KEPT)
        self._kept = [kept[at] ^ kept[at - shift] for at in range(_KEPT)]
        self._left = _KEPT
        self._at = rng.randrange(_KEPT)
        self._stride = rng.randrange(1, _KEPT)


def whole_bytes(lanes: int) -> int:
    """So many lanes or a few more: blocks are copied byte by byte."""
    return (lanes + 7) // 8 * 8


def copies(mask: int, lanes: int, times: int) -> int:
    """The same block of lanes (a multiple of 8) so many times, one after the other."""
    if not mask or times == 1:
        return mask
    return int.from_bytes(mask.to_bytes(lanes >> 3, "little") * times, "little")


def blocks(mask: int, lanes: int, times: int) -> list[int]:
    """The other way round: the mask of each block of so many lanes (a multiple of 8)."""
    if not mask or times == 1:
        return [mask] * times
    size = lanes >> 3
    whole = mask.to_bytes(size * times, "little")
    return [int.from_bytes(whole[at : at + size], "little") for at in range(0, size * times, size)]


def every(lanes: int) -> int:
    """The mask of all lanes."""
    return (1 << lanes) - 1
