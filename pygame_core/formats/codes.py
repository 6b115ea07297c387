"""Text codes: a whole match in a few lines of letters, for a QR code, a link or a message.

    TT1. followed by base 32 (A–Z, 2–7) of:  length of head, head, match digest, plays, checksum

The plays are not written down: each is its place among the legal actions of its moment, and all
places together are one number. So a code needs the very rules that it was made with, which the
match digest makes sure of. The head is JSON: game, edition of its rules, seats, options that are
not the default, seed, number of plays, and what the page wants to take along.

>>> code = pack(Match.new("red-dragon", seats=4, seed="class-7b").save())
>>> code[:4], unpack(code.lower())["seed"]
('TT1.', 'class-7b')
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
import zlib
from typing import Any

from pygame_core.errors import SaveError
from pygame_core.formats import saves
from pygame_core.formats.bounded_json import parsed
from pygame_core.match import Match

VERSION = 1
LONGEST_CODE = 20_000
"""Letters. The code of a whole match has some hundreds."""
LONGEST_HEAD = 20_000
"""Bytes. A few letters may unpack to very many."""

_CODE = re.compile(r"TT([0-9]{1,6})\.([A-Z2-7]*)", re.ASCII)
_BETWEEN = re.compile(r"[\s-]+")
_LENGTH, _DIGEST, _CHECK = 2, 6, 4
"""Bytes of the parts of fixed size."""


def pack(save: object) -> str:
    """The code of a save, what stands in "page" with it.

    Raises SaveError as Match.load, and "too-large" if "page" takes up too much.
    """
    match = Match.load(save)
    page = save.get("page") if isinstance(save, dict) else None
    defaults = {option.id: option.default for option in match.info.options}
    chosen = {name: value for name, value in match.options.items() if value != defaults[name]}
    version, plays = match.info.rules_version, len(match.log)
    head = [match.info.id, version, match.seats, chosen, match.seed, plays, page]
    text = json.dumps(head, separators=(",", ":")).encode()
    squeezed = zlib.compress(text, 9, -zlib.MAX_WBITS)
    if len(text) > LONGEST_HEAD or len(squeezed) >= 256**_LENGTH:
        raise SaveError("too-large")
    data = len(squeezed).to_bytes(_LENGTH, "big") + squeezed + _digest(match) + _places(match)
    return f"TT{VERSION}." + base64.b32encode(data + _check(data)).decode().rstrip("=")


def unpack(code: object) -> dict[str, Any]:
    """The save document in a code, "page" as it was packed.

    code: in large or small letters, with blanks, line ends and hyphens anywhere.

    Raises SaveError on anything unsound.
    """
    data = _data(code)
    squeezed, rest = _split(data[_LENGTH:], int.from_bytes(data[:_LENGTH], "big"))
    digest, places = _split(rest, _DIGEST)
    head = _head(squeezed)
    if not isinstance(head, list) or len(head) != 7:
        raise SaveError("damaged-code")
    game, rules_version, seats, options, seed, plays, page = head
    if type(plays) is not int or not 0 <= plays <= saves.LONGEST_LOG:
        raise SaveError("damaged-code")
    before = {
        "format": saves.FORMAT,
        "version": saves.VERSION,
        "game": game,
        "rules_version": rules_version,
        "seats": seats,
        "options": options,
        "seed": seed,
        "log": [],
        "digest": "",
    }
    match = Match.before(saves.checked(before))
    _replay(match, plays, int.from_bytes(places, "big"))
    if _digest(match) != digest:
        raise SaveError("digest-mismatch")
    save = match.save()
    return save if page is None else {**save, "page": page}


def _data(code: object) -> bytes:
    """The bytes of a code without the checksum, which has been seen to fit."""
    if not isinstance(code, str):
        raise SaveError("not-a-code")
    if len(code) > LONGEST_CODE:
        raise SaveError("too-large")
    # However a person or a messenger has broken or typed it.
    found = _CODE.fullmatch(_BETWEEN.sub("", code).upper())
    if found is None:
        raise SaveError("not-a-code")
    if int(found[1]) > VERSION:
        raise SaveError("newer-format", version=int(found[1]), known=VERSION)
    letters = found[2]
    try:
        everything = base64.b32decode(letters + "=" * (-len(letters) % 8))
    except binascii.Error:
        raise SaveError("damaged-code") from None
    data, check = everything[:-_CHECK], everything[-_CHECK:]
    if int(found[1]) != VERSION or len(data) < _LENGTH + _DIGEST or check != _check(data):
        raise SaveError("damaged-code")
    return data


def _check(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()[:_CHECK]


def _digest(match: Match) -> bytes:
    digest: str = match.save()["digest"]
    return bytes.fromhex(digest)[:_DIGEST]


def _split(data: bytes, at: int) -> tuple[bytes, bytes]:
    if len(data) < at:
        raise SaveError("damaged-code")
    return data[:at], data[at:]


def _head(squeezed: bytes) -> object:
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        text = unpacker.decompress(squeezed, LONGEST_HEAD)
        if not unpacker.eof:
            raise SaveError("damaged-code")
        head = parsed(text)
        json.dumps(head, allow_nan=False)
        return head
    except (zlib.error, ValueError, RecursionError):
        raise SaveError("damaged-code") from None


def _places(match: Match) -> bytes:
    """The place of every action among the legal ones of its moment, all as one number."""
    number, weight = 0, 1
    for before, action in match.replay():
        legal = before.legal_actions()
        number += weight * legal.index(action)
        weight *= len(legal)
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def _replay(match: Match, plays: int, number: int) -> None:
    for _ in range(plays):
        legal = match.legal_actions()
        if not legal:
            raise SaveError("damaged-code")
        number, place = divmod(number, len(legal))
        match.apply(legal[place])
    if number:
        raise SaveError("damaged-code")
