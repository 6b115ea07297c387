"""The engine while somebody writes it: compiled as it was when the watching began, and what has
changed since as it is written. Compiling and a snapshot would take longer than anybody waits.
"""

import gzip
import io
import zipfile
from collections.abc import Mapping

import catalogue
import engine
from folders import ROOT
from node import Node

PACKAGE = "pygame_core"
# Packing well takes longer than sending more.
QUICKLY = 1


class Draft:
    """The engine's files, and what it says of its games."""

    def __init__(self, node: Node) -> None:
        self._first = engine.files(node)
        self._path = engine.wheel_path(self._first)
        self._wheel = unzipped(self._first[self._path])
        self._compiled = unzipped(gzip.decompress(self._first[engine.ENGINE]))
        self._begun = {path: it for path, it in self._wheel.items() if is_source(path)}
        self._seen = self._begun
        self._newest = self._first, catalogue.told()

    def newest(self) -> tuple[Mapping[str, bytes], str]:
        """Worked out anew only if a source has changed."""
        sources = read_sources()
        if sources != self._seen:
            # An engine that cannot even be imported is refused here.
            games = catalogue.told()
            python = self._first
            if sources != self._begun:
                python = {**self._first, **self._changed(sources)}
            self._newest = python, games
            self._seen = sources
        return self._newest

    @property
    def is_changed(self) -> bool:
        return self._newest[0] is not self._first

    def _changed(self, sources: Mapping[str, bytes]) -> dict[str, bytes]:
        around = {path: it for path, it in self._wheel.items() if not is_source(path)}
        modules = dict(self._as_compiled(path, content) for path, content in sources.items())
        return {
            self._path: zipped({**around, **sources}),
            engine.ENGINE: gzip.compress(zipped({**around, **modules}), QUICKLY),
        }

    def _as_compiled(self, path: str, content: bytes) -> tuple[str, bytes]:
        is_unchanged = self._wheel.get(path) == content
        compiled = self._compiled.get(f"{path}c") if is_unchanged else None
        return (f"{path}c", compiled) if compiled else (path, content)


def is_source(path: str) -> bool:
    return path.startswith(f"{PACKAGE}/")


def read_sources() -> dict[str, bytes]:
    """What a wheel would hold of the package, by the paths in it."""
    return {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in sorted((ROOT / PACKAGE).rglob("*"))
        if path.is_file() and path.parent.name != "__pycache__"
    }


def unzipped(archive: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def zipped(files: Mapping[str, bytes]) -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as opened:
        for name, content in files.items():
            opened.writestr(zipfile.ZipInfo(name), content)
    return archive.getvalue()
