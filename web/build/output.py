"""Writing the site: only what changed, and nothing left over."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

DESCRIPTION = "build.json"


def description(files: Mapping[str, bytes], about: Mapping[str, object]) -> bytes:
    """What the site consists of: the worker's progress and an offline copy go by it."""
    listed = [
        {"path": path, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for path, content in sorted(files.items())
    ]
    return json.dumps({**about, "files": listed}, indent=1).encode()


def write(folder: Path, files: Mapping[str, bytes]) -> int:
    """Makes the folder hold exactly these files; says how many had to be written."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {folder / path: content for path, content in files.items()}
    remove_others(folder, set(wanted))
    changed = 0
    for path, content in wanted.items():
        if not (path.is_file() and path.read_bytes() == content):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            changed += 1
    return changed


def remove_others(folder: Path, wanted: set[Path]) -> None:
    # Deepest first, so that a folder is empty when its turn comes.
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path not in wanted:
            path.unlink()
