"""What a wheel says of itself, read without running anything in it.

The page shows this before somebody decides to trust a game in a package of its own.
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from configparser import ConfigParser, Error
from email.message import Message
from email.parser import HeaderParser
from typing import TypedDict

from pygame_core.addons.discovery import GROUP, canonical
from pygame_core.errors import AddonError

LARGEST = 3_000_000
"""Bytes of a wheel."""
LARGEST_UNPACKED = 30_000_000
LONGEST_WORD = 300
"""Letters of anything a wheel says of itself."""

ENGINE = "trick-table"
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_UNREADABLE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ValueError)
"""What reading a zip file raises that is damaged, cut, encrypted, or none."""
_NAME = re.compile(
    r"([A-Za-z0-9_.]+)-([A-Za-z0-9_.!+]+)(-\d\w*)?-([\w.]+-[\w.]+-[\w.]+)\.whl", re.ASCII
)
_REQUIRED = re.compile(r"[A-Za-z0-9._-]+", re.ASCII)


class About(TypedDict):
    """package: the name it is installed under. games: the names of its entry points.

    summary, author, licence: its own words, "" if it says nothing. bytes: of the wheel.
    """

    package: str
    version: str
    summary: str
    author: str
    licence: str
    games: list[str]
    bytes: int


def about(file_name: str, content: bytes) -> About:
    """What this wheel says of itself.

    AddonError "not-a-wheel", "too-large", "not-pure" (made for one kind of machine), "no-game" (it
    offers none), "needs-more" (packages that are not here), "meddles" (it brings parts of the
    engine).
    """
    if len(content) > LARGEST:
        raise AddonError("too-large")
    named = _NAME.fullmatch(file_name)
    if named is None:
        raise AddonError("not-a-wheel")
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as wheel:
            return _about(wheel, named[4], len(content))
    except AddonError:
        raise
    except _UNREADABLE:
        raise AddonError("not-a-wheel") from None


def _about(wheel: zipfile.ZipFile, tag: str, size: int) -> About:
    if sum(entry.file_size for entry in wheel.infolist()) > LARGEST_UNPACKED:
        raise AddonError("too-large")
    if any(entry.compress_type not in _PACKED for entry in wheel.infolist()):
        raise AddonError("not-a-wheel")
    names = wheel.namelist()
    folders = [name.removesuffix("/METADATA") for name in names if _is_metadata(name)]
    if len(folders) != 1:
        raise AddonError("not-a-wheel")
    if "py3" not in tag.split("-")[0].split(".") or not tag.endswith("-none-any"):
        raise AddonError("not-pure")
    if any(name.split("/")[0] in {"pygame_core", "micropip"} for name in names):
        raise AddonError("meddles")
    header = HeaderParser().parsestr(wheel.read(f"{folders[0]}/METADATA").decode())
    package = canonical(_word(header, "Name"))
    if package in {"", ENGINE}:
        raise AddonError("meddles" if package else "not-a-wheel")
    if more := sorted(_required(header) - {ENGINE}):
        raise AddonError("needs-more", packages=", ".join(more))
    offers = f"{folders[0]}/entry_points.txt"
    games = _games(wheel.read(offers).decode()) if offers in names else []
    if not games:
        raise AddonError("no-game")
    return {
        "package": package,
        "version": _word(header, "Version"),
        "summary": _word(header, "Summary"),
        "author": _word(header, "Author") or _word(header, "Author-email"),
        "licence": _word(header, "License-Expression") or _word(header, "License"),
        "games": games,
        "bytes": size,
    }


def _is_metadata(name: str) -> bool:
    return name.endswith(".dist-info/METADATA") and name.count("/") == 1


def _word(header: Message[str, str], field: str) -> str:
    return " ".join(str(header.get(field, "")).split())[:LONGEST_WORD]


def _required(header: Message[str, str]) -> set[str]:
    """The packages that it cannot do without; those of extras are not."""
    asked = [str(line) for line in header.get_all("Requires-Dist", []) if "extra ==" not in line]
    found = (_REQUIRED.match(line.strip()) for line in asked)
    return {canonical(match[0]) for match in found if match}


def _games(text: str) -> list[str]:
    offers = ConfigParser(delimiters=("=",), interpolation=None)
    try:
        offers.read_string(text)
    except Error:
        raise AddonError("not-a-wheel") from None
    return sorted(name[:LONGEST_WORD] for name in offers[GROUP]) if GROUP in offers else []
