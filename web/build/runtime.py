"""Pyodide as the page gets it: its own files, and the standard library compiled."""

import hashlib
import json
import tempfile
from pathlib import Path
from typing import Any

from commands import run
from folders import CACHE, MODULES, WEB
from node import Node

PYODIDE = MODULES / "pyodide"
UNCHANGED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "pyodide/python_stdlib.zip"
# As it comes: for the day when the compiled one does not work somewhere.
PLAIN_LIBRARY = "pyodide/python_stdlib_plain.zip"
COMPILER = [WEB / "build" / name for name in ("compile.mjs", "compile_inside.py")]


def version() -> str:
    said: str = json.loads((PYODIDE / "package.json").read_text())["version"]
    return said


def files(node: Node) -> dict[str, bytes]:
    """What is needed at run time, without the lock file, by its path in the site."""
    found = {f"pyodide/{name}": (PYODIDE / name).read_bytes() for name in UNCHANGED}
    library = (PYODIDE / "python_stdlib.zip").read_bytes()
    return {**found, LIBRARY: compiled(node, library, "library"), PLAIN_LIBRARY: library}


def compiled(node: Node, archive: bytes, what: str) -> bytes:
    """The archive with compiled modules; kept, since Python needs some ten seconds for it."""
    fingerprint = hashlib.sha256(f"{what} {version()}".encode())
    for content in (archive, *(path.read_bytes() for path in COMPILER)):
        fingerprint.update(hashlib.sha256(content).digest())
    kept = CACHE / f"{what}-{fingerprint.hexdigest()[:32]}.zip"
    if not kept.is_file():
        print(f"Compiling {'the standard library' if what == 'library' else what} …")
        CACHE.mkdir(parents=True, exist_ok=True)
        for outdated in CACHE.glob(f"{what}-*.zip"):
            outdated.unlink()
        with tempfile.TemporaryDirectory() as folder:
            form = "library" if what == "library" else "wheel"
            source, target = Path(folder, "in.zip"), Path(folder, "out.zip")
            source.write_bytes(archive)
            run(
                [node.node, COMPILER[0], PYODIDE, source, target, form],
                cwd=WEB,
                otherwise="Pyodide did not compile the Python files: delete web/node_modules "
                "and build again.",
            )
            keep(kept, target.read_bytes())
    return kept.read_bytes()


def keep(path: Path, content: bytes) -> None:
    """Renamed into place, so that an interrupted build leaves no half file behind."""
    half = path.with_suffix(".part")
    half.write_bytes(content)
    half.replace(path)


def lock_info() -> dict[str, Any]:
    """For which Python and which binary interface the packages of the lock file are."""
    info: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return info
