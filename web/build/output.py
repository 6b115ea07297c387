"""Writing the site: only what changed, and nothing left over."""

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

DESCRIPTION = "build.json"
SERVICE_WORKER = "sw.js"
OWN = re.compile(rb"^const OWN = .*;$", re.MULTILINE)
VERSION = "app/version.js"
# What somebody may fetch to pass it on: no part of the page, and so of no copy of it.
APART = "one-file/"
# What a first visit fetches in the place of the same unpacked, by the end of its path, and what
# that is. (Some hosts say of a .gz that the browser is to unpack it.)
PACKED = ".bin"
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm"}


def described(files: Mapping[str, bytes], about: Mapping[str, str]) -> dict[str, bytes]:
    """The files with two more: one that says what the site consists of, one for the page to know
    itself by. A build is known by a digest of all its other files but the service worker, which
    knows their hashes."""
    digest = hashlib.sha256()
    for path, content in sorted(files.items()):
        if path == SERVICE_WORKER or path.startswith(APART):
            continue
        digest.update(f"{path} {hashlib.sha256(content).hexdigest()}\n".encode())
    known_by = {**about, "build": digest.hexdigest()[:12]}
    version = f"export default {json.dumps(known_by, indent=1)};\n".encode()
    complete = {**files, VERSION: version}
    listed = [
        {"path": path, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        for path, content in sorted(complete.items())
        # The browser keeps and renews the one by itself; maps are for whoever looks into the page.
        if path != SERVICE_WORKER
        and not path.endswith(".map")
        and not path.startswith(APART)
        and not (path.endswith(PACKED) and path.removesuffix(PACKED) in complete)
    ]
    for file in listed:
        if f"{file['path']}{PACKED}" in complete:
            file["packed"] = TYPES[PurePosixPath(str(file["path"])).suffix]
    listing = json.dumps({**known_by, "files": listed}, indent=1).encode()
    worker = files.get(SERVICE_WORKER)
    if worker is not None:
        hashes = {file["path"]: file["sha256"] for file in listed}
        own = f"const OWN = {json.dumps({'build': known_by['build'], 'files': hashes})};"
        complete[SERVICE_WORKER] = OWN.sub(lambda _: own.encode(), worker, count=1)
    return {**complete, DESCRIPTION: listing}


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
