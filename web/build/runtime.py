"""Pyodide as the page gets it: its own files, and the standard library compiled."""

import gzip
import io
import json
import tempfile
import zipfile
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

import output
from commands import run
from folders import MODULES, WEB
from kept import kept
from node import Node

PYODIDE = MODULES / "pyodide"
UNCHANGED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PACKED = ("pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm")
# What of it the engine uses, and all else: more than half.
LIBRARY = "pyodide/library.bin"
REST = "pyodide/rest.bin"
# As it comes: for the day when the compiled one does not work somewhere.
PLAIN_LIBRARY = "pyodide/python_stdlib.zip"
COMPILER = [WEB / "build" / name for name in ("compile.mjs", "compile_inside.py")]


def version() -> str:
    said: str = json.loads((PYODIDE / "package.json").read_text())["version"]
    return said


def python_version() -> list[str]:
    """The larger two numbers of it."""
    said: str = lock_info()["python"]
    return said.split(".")[:2]


def mounted() -> str:
    """Where Pyodide puts Python's library."""
    return f"/lib/python{''.join(python_version())}.zip"


@cache
def files() -> dict[str, bytes]:
    """Pyodide's own, without the lock file, by their paths in the site."""
    found = {f"pyodide/{name}": (PYODIDE / name).read_bytes() for name in UNCHANGED}
    # The same once more for a first visit, to which not every host would pack them.
    packed = {f"{path}{output.PACKED}": pack(path, found[path]) for path in PACKED}
    return {**found, **packed, PLAIN_LIBRARY: (PYODIDE / "python_stdlib.zip").read_bytes()}


def pack(path: str, content: bytes) -> bytes:
    return kept(path.split(".")[-1], [content], lambda: gzip.compress(content, mtime=0))


@cache
def library(node: Node) -> bytes:
    """All of Python's, compiled."""
    modules = compiled(node, files()[PLAIN_LIBRARY], "library", mounted())
    # Packing takes two seconds.
    return kept("whole-library", [modules], lambda: whole(modules))


def compiled(node: Node, archive: bytes, what: str, mounted: str) -> bytes:
    """The archive with compiled modules; kept, since Python needs some ten seconds for it.

    mounted: where its modules will lie.
    """

    def make() -> bytes:
        print(f"Compiling {'the standard library' if what == 'library' else what} …")
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "in.zip"), Path(folder, "out.zip")
            source.write_bytes(archive)
            run(
                [node.node, COMPILER[0], PYODIDE, source, target, mounted],
                cwd=WEB,
                otherwise="Pyodide did not compile the Python files: delete web/node_modules "
                "and build again.",
            )
            return target.read_bytes()

    compiler = (path.read_bytes() for path in COMPILER)
    return kept(what, (f"{mounted} {version()}".encode(), archive, *compiler), make)


def whole(archive: bytes) -> bytes:
    """The same archive, packed as a whole: smaller, and a browser unpacks it all in less time than
    Python would need for the modules of a start one by one."""
    loose = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(loose, "w") as new:
        for entry in old.infolist():
            new.writestr(zipfile.ZipInfo(entry.filename, entry.date_time), old.read(entry))
    return gzip.compress(loose.getvalue(), mtime=0)


def part(library: bytes, names: Collection[str], what: str) -> bytes:
    """Only these files of the library, packed as it is."""

    def make() -> bytes:
        few = io.BytesIO()
        whole = io.BytesIO(gzip.decompress(library))
        with zipfile.ZipFile(whole) as old, zipfile.ZipFile(few, "w") as new:
            for entry in old.infolist():
                if entry.filename in names:
                    new.writestr(entry, old.read(entry))
        return gzip.compress(few.getvalue(), mtime=0)

    return kept(what, [library, "\n".join(sorted(names)).encode()], make)


def names_in(library: bytes) -> set[str]:
    """The files of one that is packed as a whole."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(library))) as archive:
        return set(archive.namelist())


def lock_info() -> dict[str, Any]:
    """For which Python and which binary interface the packages of the lock file are."""
    info: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return info
