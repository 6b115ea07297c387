"""Pyodide as the page gets it: its own files, and the standard library compiled."""

import gzip
import hashlib
import io
import json
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from commands import run
from folders import CACHE, MODULES, WEB
from node import Node

PYODIDE = MODULES / "pyodide"
UNCHANGED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "pyodide/library.bin"
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


def files(node: Node) -> dict[str, bytes]:
    """What is needed at run time, without the lock file, by its path in the site."""
    found = {f"pyodide/{name}": (PYODIDE / name).read_bytes() for name in UNCHANGED}
    library = (PYODIDE / "python_stdlib.zip").read_bytes()
    ours = whole(compiled(node, library, "library", mounted()))
    return {**found, LIBRARY: ours, PLAIN_LIBRARY: library}


def compiled(node: Node, archive: bytes, what: str, mounted: str) -> bytes:
    """The archive with compiled modules; kept, since Python needs some ten seconds for it.

    mounted: where its modules will lie.
    """
    fingerprint = hashlib.sha256(f"{what} {mounted} {version()}".encode())
    for content in (archive, *(path.read_bytes() for path in COMPILER)):
        fingerprint.update(hashlib.sha256(content).digest())
    kept = CACHE / f"{what}-{fingerprint.hexdigest()[:32]}.zip"
    if not kept.is_file():
        print(f"Compiling {'the standard library' if what == 'library' else what} …")
        CACHE.mkdir(parents=True, exist_ok=True)
        for outdated in CACHE.glob(f"{what}-*.zip"):
            outdated.unlink()
        with tempfile.TemporaryDirectory() as folder:
            source, target = Path(folder, "in.zip"), Path(folder, "out.zip")
            source.write_bytes(archive)
            run(
                [node.node, COMPILER[0], PYODIDE, source, target, mounted],
                cwd=WEB,
                otherwise="Pyodide did not compile the Python files: delete web/node_modules "
                "and build again.",
            )
            keep(kept, target.read_bytes())
    return kept.read_bytes()


def whole(archive: bytes) -> bytes:
    """The same archive, packed as a whole: smaller, and a browser unpacks it all in less time than
    Python would need for the modules of a start one by one."""
    loose = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(loose, "w") as new:
        for entry in old.infolist():
            new.writestr(zipfile.ZipInfo(entry.filename, entry.date_time), old.read(entry))
    return gzip.compress(loose.getvalue(), mtime=0)


def keep(path: Path, content: bytes) -> None:
    """Renamed into place, so that an interrupted build leaves no half file behind."""
    half = path.with_suffix(".part")
    half.write_bytes(content)
    half.replace(path)


def lock_info() -> dict[str, Any]:
    """For which Python and which binary interface the packages of the lock file are."""
    info: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return info
