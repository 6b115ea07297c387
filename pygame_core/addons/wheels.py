"""What a wheel says of itself, read without running anything in it.

The page shows this before somebody decides to trust a game in a package of its own.
"""

from __future__ import annotations

import io
import re
import sys
import zipfile
import zlib
from configparser import ConfigParser, Error
from email.message import Message
from email.parser import HeaderParser
from typing import NoReturn, TypedDict

from pygame_core.addons.discovery import GROUP, canonical
from pygame_core.errors import AddonError

# Held to before anything is parsed: what parses these takes seconds for what a line would say.
LARGEST = 3_000_000
"""Bytes of a wheel."""
LARGEST_UNPACKED = 30_000_000
LARGEST_ABOUT = 200_000
"""Bytes of its METADATA, with the description that nobody reads here."""
LARGEST_OFFERS = 20_000
"""Bytes of its entry_points.txt."""
MOST_FILES = 2_000
LONGEST_WORD = 300
"""Code points of anything a wheel says of itself."""
LONGEST_NAME = 60
"""Code points of its own name, its version, and what its games are called there."""

ENGINE = "trick-table"
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_UNREADABLE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, ValueError)
"""What reading a zip file raises that is damaged, cut, encrypted, or none."""
_NAME = re.compile(
    r"([A-Za-z0-9_.]+)-([A-Za-z0-9_.!+]+)(-\d\w*)?-([\w.]+-[\w.]+-[\w.]+)\.whl", re.ASCII
)
_REQUIRED = re.compile(r"[A-Za-z0-9._-]+", re.ASCII)
_MODULE = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_NOT_PLAIN = re.compile(r"[\x00-\x1f\x7f\\:]")
"""What one system or another reads as more than a part of a name."""
_TAKEN = {"pygame_core", "micropip", "packaging", "pyodide", "_pyodide", "pyodide_js", "js"}


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
    offers none), "needs-more" (packages that are not here), "meddles" (it brings what is not
    plainly its own), "info" (its name is too long).
    """
    _hold("wheel", len(content), LARGEST)
    named = _NAME.fullmatch(file_name)
    if named is None or len(file_name) > LONGEST_WORD:
        raise AddonError("not-a-wheel")
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as wheel:
            return _about(wheel, named[1], named[4], len(content))
    except AddonError:
        raise
    except _UNREADABLE:
        raise AddonError("not-a-wheel") from None


def _hold(part: str, size: int, most: int) -> None:
    """AddonError "too-large", in thousands of bytes."""
    if size > most:
        raise AddonError("too-large", part=part, size=-(-size // 1000), most=most // 1000)


def _about(wheel: zipfile.ZipFile, named: str, tag: str, size: int) -> About:
    entries = wheel.infolist()
    if len(entries) > MOST_FILES:
        raise AddonError("too-large", part="files", size=len(entries), most=MOST_FILES)
    _hold("unpacked", sum(entry.file_size for entry in entries), LARGEST_UNPACKED)
    if any(entry.compress_type not in _PACKED for entry in entries):
        raise AddonError("not-a-wheel")
    names = [_plain(entry.orig_filename) for entry in entries]
    folders = [name.removesuffix("/METADATA") for name in names if _is_metadata(name)]
    if len(folders) != 1:
        raise AddonError("not-a-wheel")
    if "py3" not in tag.split("-")[0].split(".") or not tag.endswith("-none-any"):
        raise AddonError("not-pure")
    header = HeaderParser().parsestr(_read(wheel, f"{folders[0]}/METADATA", LARGEST_ABOUT))
    package = canonical(_word(header, "Name"))
    if len(package) > LONGEST_NAME:
        raise AddonError("info", field="name")
    if package == ENGINE:
        _meddles(package)
    # One that goes by two names could be taken away by one and stay by the other.
    if {canonical(named), canonical(folders[0].split("-")[0])} != {package}:
        raise AddonError("not-a-wheel")
    if more := sorted(_required(header) - {ENGINE}):
        raise AddonError("needs-more", packages=", ".join(more))
    offers = f"{folders[0]}/entry_points.txt"
    games = _games(_read(wheel, offers, LARGEST_OFFERS)) if offers in names else {}
    if not games:
        raise AddonError("no-game")
    _check_places(names, folders[0], set(games.values()))
    return {
        "package": package,
        "version": _word(header, "Version", LONGEST_NAME),
        "summary": _word(header, "Summary"),
        "author": _word(header, "Author") or _word(header, "Author-email"),
        "licence": _word(header, "License-Expression") or _word(header, "License"),
        "games": sorted(name[:LONGEST_NAME] for name in games),
        "bytes": size,
    }


def _read(wheel: zipfile.ZipFile, name: str, most: int) -> str:
    # No more is unpacked than the entry says.
    _hold(name.split("/")[-1], wheel.getinfo(name).file_size, most)
    return wheel.read(name).decode()


def _plain(name: str) -> str:
    """The name of a file, if every system finds it where its parts say. AddonError "meddles"."""
    parts = name.removesuffix("/").split("/")
    if _NOT_PLAIN.search(name) or not {"", ".", ".."}.isdisjoint(parts):
        _meddles(name)
    return name


def _check_places(names: list[str], folder: str, modules: set[str]) -> None:
    """Whether all lies in the modules that hold its games, or in what is said of it.

    By exact spelling: what only a system that knows no case would find there is not plain. Nor is
    anything that an installer would first have to move, as from "<name>.data".
    """
    for module in modules:
        if not _MODULE.fullmatch(module) or module.lower() in _TAKEN | sys.stdlib_module_names:
            _meddles(module)
    for name in names:
        top, inside, _ = name.partition("/")
        is_file = not inside and top.removesuffix(".py") in modules and top.endswith(".py")
        if not (is_file or (inside and top in modules | {folder})):
            _meddles(name)


def _meddles(part: str) -> NoReturn:
    raise AddonError("meddles", part=part)


def _is_metadata(name: str) -> bool:
    return name.endswith(".dist-info/METADATA") and name.count("/") == 1


def _word(header: Message[str, str], field: str, most: int = LONGEST_WORD) -> str:
    return " ".join(str(header.get(field, "")).split())[:most]


def _required(header: Message[str, str]) -> set[str]:
    """The packages that it cannot do without; those of extras are not."""
    asked = [str(line) for line in header.get_all("Requires-Dist", []) if "extra ==" not in line]
    found = (_REQUIRED.match(line.strip()) for line in asked)
    return {canonical(match[0]) for match in found if match}


def _games(text: str) -> dict[str, str]:
    """What is offered, and the outermost module that each of them lies in."""
    offers = ConfigParser(delimiters=("=",), interpolation=None)
    try:
        offers.read_string(text)
    except Error:
        raise AddonError("not-a-wheel") from None
    found = offers.items(GROUP) if GROUP in offers else []
    return {name: re.split(r"[:.]", where)[0].strip() for name, where in found}
