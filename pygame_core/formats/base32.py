"""Crockford's base 32: numbers as text that people can read out and type, with a check at the end.

There is no I, L, O and U; an I, L or O that is typed means 1 or 0. The check is five letters, so
of 33 million mistyped texts one passes. Source: D. Crockford, "Base 32", crockford.com.
"""

from __future__ import annotations

import hashlib
import re

from pygame_core.errors import ShareError

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MEANT = str.maketrans("ILO", "110")
_BITS = 5
_CHECK = 5
_GROUP = 5
# Japanese keyboards put the mark of a long vowel where others have the hyphen.
_BETWEEN = re.compile(r"[\W_ー]+")


class Writer:
    """Numbers one after the other, each in a given number of bits."""

    def __init__(self, purpose: str) -> None:
        """purpose: what the text is for; one made for another purpose does not pass the check."""
        self._purpose = purpose
        self._number, self._bits = 0, 0

    def put(self, value: int, bits: int) -> None:
        """ShareError "no-room" if the value needs more bits."""
        if not 0 <= value < 2**bits:
            raise ShareError("no-room")
        self._number = self._number << bits | value
        self._bits += bits

    def text(self) -> str:
        """All numbers and the check, without hyphens."""
        self.put(0, -self._bits % _BITS)
        text = encode(self._number, self._bits // _BITS)
        return text + _check(self._purpose, text)


class Reader:
    """The numbers of such a text. ShareError if the check is wrong."""

    def __init__(self, purpose: str, text: str) -> None:
        if not is_valid(purpose, text):
            raise ShareError("damaged-result")
        text = text[:-_CHECK]
        self._bits = _BITS * len(text)
        self._number = 0
        for letter in text:
            self._number = self._number << _BITS | ALPHABET.index(letter)

    def take(self, bits: int) -> int:
        """The next number. ShareError if there are fewer bits left."""
        self._bits -= bits
        if self._bits < 0:
            raise ShareError("damaged-result")
        return self._number >> self._bits & ((1 << bits) - 1)

    def end(self) -> None:
        """Nothing may be left but what fills up the last letter."""
        if self._bits >= _BITS or self._number & ((1 << self._bits) - 1):
            raise ShareError("damaged-result")


def is_valid(purpose: str, text: str) -> bool:
    """Whether this is the whole of a text that was written for this purpose."""
    body, check = text[:-_CHECK], text[-_CHECK:]
    return set(text) <= set(ALPHABET) and check == _check(purpose, body)


def encode(number: int, length: int) -> str:
    """
    >>> encode(31 * 32 + 17, length=3)
    '0ZH'
    """
    return "".join(ALPHABET[number >> _BITS * at & 31] for at in reversed(range(length)))


def grouped(text: str) -> str:
    """
    >>> grouped("7K4QM2HX")
    '7K4QM-2HX'
    """
    return "-".join(text[at : at + _GROUP] for at in range(0, len(text), _GROUP))


def normalised(text: str) -> str:
    """What somebody meant who typed this.

    >>> normalised("7k4q-mo il")
    '7K4QM011'
    """
    return _BETWEEN.sub("", text).upper().translate(_MEANT)


def _check(purpose: str, text: str) -> str:
    digest = hashlib.sha256(f"{purpose}{text}".encode()).digest()
    return encode(int.from_bytes(digest[:4], "big") >> 32 - _BITS * _CHECK, _CHECK)
