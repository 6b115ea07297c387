"""Builds of the site that differ from the one that was built, each with hashes of its own."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from e2e.support.hosting import DIST, ROOT

sys.path.insert(0, str(ROOT / "web" / "build"))
import bundle
import catalogue
import contents
import locales
import output
import page
from node import find_node

Files = dict[str, bytes]
# The path of a chunk.
CHUNK = bundle.CHUNK
Change = Callable[[Files], None]
# What the page's workers are made from.
WORKERS = ("worker.js", "start/", "app/site.js")


def worker(path: str, changes: dict[str, str], script: str = "worker.js") -> str:
    """The page's worker, or another one, with something else in some places of one module."""
    text = (ROOT / "web" / path).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, f"{path}: {old}"
        text = text.replace(old, new)
    return worker_with((path, text.encode()), script).decode()


@cache
def worker_with(other: tuple[str, bytes], script: str = "worker.js") -> bytes:
    """The same with another module in the place of one: its path, and what is in it."""
    sources = {path: it for path, it in page.files().items() if path.startswith(WORKERS)}
    return bundle.bundled(find_node(), {**sources, **dict([other])}, {})[script]


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
