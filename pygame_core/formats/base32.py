"""Numbers as letters that people can read out and type, with a check at the end.

Crockford's base 32: no I, L, O and U, and whoever types I, L or O means 1 or 0. The check is five
letters, so of 33 million mistyped texts one passes.
"""

from __future__ import annotations

import hashlib
import re

from pygame_core.errors import ShareError

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MEANT = str.maketrans("ILO", "110")
_BITS = 5
_CHECK = 5
_GROUP = 5
# Japanese keyboards put the mark of a long vowel where others have the hyphen.
_BETWEEN = re.compile(r"[\W_ー]+")


class Writer:
    """Numbers one after the other, each in so many bits."""

    def __init__(self, purpose: str) -> None:
        """purpose: what the letters are; letters made for another one do not pass the check."""
        self._purpose = purpose
        self._number, self._bits = 0, 0

    def put(self, value: int, bits: int) -> None:
        if not 0 <= value < 2**bits:
            raise ShareError("no-room")
        self._number = self._number << bits | value
        self._bits += bits

    def letters(self) -> str:
        self.put(0, -self._bits % _BITS)
        text = spelt(self._number, self._bits // _BITS)
        return text + _check(self._purpose, text)


class Reader:
    """The numbers of such letters. ShareError if the check does not fit."""

    def __init__(self, purpose: str, letters: str) -> None:
        if not fits(purpose, letters):
            raise ShareError("damaged-result")
        text = letters[:-_CHECK]
        self._bits = _BITS * len(text)
        self._number = 0
        for letter in text:
            self._number = self._number << _BITS | LETTERS.index(letter)

    def take(self, bits: int) -> int:
        self._bits -= bits
        if self._bits < 0:
            raise ShareError("damaged-result")
        return self._number >> self._bits & ((1 << bits) - 1)

    def end(self) -> None:
        """Nothing may be left but what fills up the last letter."""
        if self._bits >= _BITS or self._number & ((1 << self._bits) - 1):
            raise ShareError("damaged-result")


def fits(purpose: str, letters: str) -> bool:
    """Whether these are all letters of something that was written for this."""
    text, check = letters[:-_CHECK], letters[-_CHECK:]
    return set(letters) <= set(LETTERS) and check == _check(purpose, text)


def spelt(number: int, count: int) -> str:
    """The number in so many letters."""
    return "".join(LETTERS[number >> _BITS * at & 31] for at in reversed(range(count)))


def in_groups(letters: str) -> str:
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


def typed(text: str) -> str:
    """The letters that somebody meant."""
    return _BETWEEN.sub("", text).upper().translate(_MEANT)


def _check(purpose: str, text: str) -> str:
    digest = hashlib.sha256(f"{purpose}{text}".encode()).digest()
    return spelt(int.from_bytes(digest[:4], "big") >> 32 - _BITS * _CHECK, _CHECK)
