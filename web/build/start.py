"""What a start of the engine needs: the snapshot of Python's memory, and which file is which."""

import gzip
import hashlib
import json
import tempfile
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import NamedTuple

import engine
import output
import runtime
from commands import run
from folders import WEB
from kept import kept
from node import Node

SNAPSHOT = "pyodide/snapshot.bin"
FACTS = "start/facts.js"
# Where Python finds what of its library is not in use.
REST = "/lib/rest.zip"
PHOTOGRAPHER = [
    *(WEB / "build" / name for name in ("snapshot.mjs", "snapshot_inside.py", "trial_inside.py")),
    WEB / "start" / "snapshot-pages.js",
]


def files(node: Node, site: Mapping[str, bytes], *, with_snapshot: bool) -> dict[str, bytes]:
    """Python's library, what of it is seldom used by itself; the snapshot, if wanted and if the
    engine fits into one; and the module that the worker starts by."""
    library = runtime.library(node)
    if not with_snapshot:
        found = {runtime.LIBRARY: library}
        return {**found, FACTS: facts({**site, **found}, NOTHING)}
    image, known = snapshot(node, library, site[engine.ENGINE], trials(site))
    rest = runtime.names_in(library) - {*known.used}
    found = {
        runtime.LIBRARY: runtime.part(library, known.used, "used-library"),
        runtime.REST: runtime.part(library, rest, "rest-of-library"),
    }
    if known.memory:
        found[SNAPSHOT] = image
    return {**found, FACTS: facts({**site, **found}, known)}


def trials(site: Mapping[str, bytes]) -> bytes:
    """Whole matches and lessons, by which is told what of Python's library is in use."""
    found = {
        folder: [
            json.loads(it) for path, it in sorted(site.items()) if path.startswith(f"{folder}/")
        ]
        for folder in ("transcripts", "lessons")
    }
    return json.dumps(found).encode()


class Memory(NamedTuple):
    """Of a snapshot: how many bytes are in it, the hash of its pages as browsers keep them, and
    which files of Python's library the engine needs."""

    memory: int
    pages: str
    used: tuple[str, ...]


NOTHING = Memory(0, "", ())


def snapshot(node: Node, library: bytes, archive: bytes, tried: bytes) -> tuple[bytes, Memory]:
    """The packed snapshot, and what is known of it; kept, since its parts seldom change.

    library, archive: packed as a whole, both. tried: what is played then; other matches and lessons
    of the same engine need nothing else, so it is not done again for them.
    """

    def take() -> bytes:
        print("Taking a snapshot of Python's memory …")
        with tempfile.TemporaryDirectory() as folder:
            taken_from = Path(folder, "library.zip"), Path(folder, "engine.zip")
            target, trial = Path(folder, "snapshot"), Path(folder, "trials.json")
            trial.write_bytes(tried)
            for path, content in zip(taken_from, (library, archive), strict=True):
                path.write_bytes(gzip.decompress(content))
            said = run(
                [
                    *(node.node, PHOTOGRAPHER[0], runtime.PYODIDE, *taken_from),
                    *(engine.MOUNTED, trial, target),
                ],
                cwd=WEB,
                otherwise="Python's memory with the engine could not be kept.",
            )
            [*_, known] = said.splitlines()
            if not json.loads(known)["memory"]:
                print("The engine does not fit into a snapshot of memory: starts take longer.")
            return f"{known}\n".encode() + target.read_bytes()

    photographer = (path.read_bytes() for path in PHOTOGRAPHER)
    subject = f"{engine.MOUNTED} {runtime.version()}".encode()
    content = kept("snapshot", (subject, library, archive, *photographer), take)
    known, _, image = content.partition(b"\n")
    told = json.loads(known)
    return image, Memory(told["memory"], told["pages"], tuple(told["used"]))


def facts(site: Mapping[str, bytes], known: Memory, *, is_one_file: bool = False) -> bytes:
    """The module start/facts.js; its types are in web/start/facts.d.ts. The one file has one way to
    start."""

    def file(path: str) -> dict[str, object]:
        content = site[path]
        digest = hashlib.sha256(content).hexdigest()
        return {"path": path, "bytes": len(content), "sha256": digest}

    snapshot = None
    if known.memory:
        snapshot = {**file(SNAPSHOT), "memory": known.memory, "pages": known.pages}
    rest = None
    if runtime.REST in site and not is_one_file:
        rest = {**file(runtime.REST), "modules": modules(runtime.names_in(site[runtime.REST]))}
    found = {
        "mounted": {"library": runtime.mounted(), "rest": REST, "engine": engine.MOUNTED},
        "files": {
            "runtime": [file(f"pyodide/{name}") for name in runtime.UNCHANGED],
            "packedWasm": file(f"pyodide/{runtime.UNCHANGED[2]}{output.PACKED}"),
            "library": file(runtime.LIBRARY),
            "rest": rest,
            "plainLibrary": None if is_one_file else file(runtime.PLAIN_LIBRARY),
            "lock": file(engine.LOCK),
            "engine": file(engine.ENGINE),
            "plainEngine": None if is_one_file else file(engine.wheel_path(site)),
            "snapshot": snapshot,
        },
    }
    return f"export default {json.dumps(found, indent=1)};\n".encode()


def modules(names: Collection[str]) -> str:
    """The topmost of those that are in these files."""
    return " ".join(sorted({name.split("/")[0].split(".")[0] for name in names}))
