"""Seeded randomness that stays the same for ever.

Python promises the same `random.Random(seed).random()` in every version, but not the same
`shuffle`; saves and links live longer than that. So the numbers come from SHA-256 in counter
mode, and the shuffle is our own. A stream depends on its seed and its purpose only: the deal of
round 3 is the same whatever else was drawn before it. No stream names its game, so that two games
with as many cards are dealt alike from one seed: to name it now would deal every kept match anew.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import MutableSequence
from typing import Any

_WORD = 1 << 64
# Without 0/o, 1/l/i, so that a seed can be read out across a class-room.
_SEED_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


class Stream:
    """Random numbers for one purpose, e.g. Stream(seed, "deal", 3)."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, seed: str, *purpose: str | int) -> None:
        self._key = "\x1f".join([seed, *map(str, purpose)]).encode() + b"\x1e"
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        """The next 64 random bits."""
        if not self._words:
            digest = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[at : at + 8], "big") for at in (24, 16, 8, 0)]
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to bound − 1, each equally likely."""
        if not 0 < bound <= _WORD:
            raise ValueError(f"bound out of range: {bound}")
        # Words from the incomplete last stretch would favour small numbers: draw again.
        limit = _WORD - _WORD % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items into a random order, in place (Fisher–Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def fresh_seed() -> str:
    """Ten letters and digits nobody has used before, from the system's randomness."""
    # 31 letters do not divide 256: reject the bytes that would favour some of them.
    limit = 256 - 256 % len(_SEED_LETTERS)
    letters: list[str] = []
    while len(letters) < 10:
        letters += [_SEED_LETTERS[b % len(_SEED_LETTERS)] for b in os.urandom(16) if b < limit]
    return "".join(letters[:10])
