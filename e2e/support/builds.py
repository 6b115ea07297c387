"""Builds of the site that differ from the one that was built, each with hashes of its own."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from e2e.support.hosting import DIST, ROOT

sys.path.insert(0, str(ROOT / "web" / "build"))
import bundle
import catalogue
import contents
import locales
import output
from node import find_node

Files = dict[str, bytes]
# The path of a chunk.
CHUNK = bundle.CHUNK
Change = Callable[[Files], None]


def publish(folder: Path, change: Change | None = None) -> str:
    """Puts the built site into the folder, changed; says the new build's name."""
    files = {
        path.relative_to(DIST).as_posix(): path.read_bytes()
        for path in DIST.rglob("*")
        if path.is_file()
    }
    about = json.loads(files.pop(output.DESCRIPTION))
    del files[output.VERSION], about["files"], about["build"]
    if change:
        change(files)
    complete = output.described(files, about)
    output.write(folder, complete)
    build: str = json.loads(complete[output.DESCRIPTION])["build"]
    return build


def replace(path: str, old: str, new: str) -> Change:
    """A change of one place in one file."""

    def change(files: Files) -> None:
        assert files[path].count(old.encode()) == 1, f"{path}: {old}"
        files[path] = files[path].replace(old.encode(), new.encode())

    return change


def together(*changes: Change) -> Change:
    def change(files: Files) -> None:
        for each in changes:
            each(files)

    return change


def publish_in(folder: Path, spoken: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Builds the site into the folder with other locales; the engine is that of the built one."""
    monkeypatch.setattr(locales, "FOLDER", spoken)
    python = {
        path.relative_to(DIST).as_posix(): path.read_bytes()
        for path in (DIST / "pyodide").iterdir()
    }
    site = contents.files(find_node(), python, catalogue.told(), with_snapshot=False)
    output.write(folder, site)


def told_of(spoken: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a build says of these locales."""
    monkeypatch.setattr(locales, "FOLDER", spoken)
    return locales.report()
