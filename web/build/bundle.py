"""The page's modules and styles as they are published: in few files, and small ones.

While somebody works on them (web/build --watch), they run as they are written.
"""

import base64
import hashlib
import json
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path

import output
import page
import start
from commands import run
from folders import MODULES, WEB
from node import Node

BUNDLER = WEB / "build" / "bundle.mjs"
ESBUILD = MODULES / "esbuild" / "bin" / "esbuild"
# What a worker of a Python that fetches nothing is made from.
SUPPLIED = ("guest.js", "one-file/worker.js", "start/", "app/site.js")
ALONE = (
    *("--bundle", "--minify", "--charset=utf8", "--legal-comments=none", "--log-level=warning"),
    # Where its files would lie; app/site.js knows the one file by this.
    '--define:import.meta.url="https://nowhere.invalid/app/site.js"',
)
# A file whose name tells what is in it.
CHUNK = re.compile(r"app/[\w-]+-[A-Z0-9]{8}\.js")


def bundled(node: Node, site: Mapping[str, bytes], names: Mapping[str, str]) -> dict[str, bytes]:
    """The site with its scripts and styles replaced by what runs in their place.

    names: what is imported by a name, and where it lies in the site.
    """
    sources = {path: content for path, content in site.items() if is_source(path)}
    # Among the packages, as the bundler is that works here.
    with tempfile.TemporaryDirectory(dir=MODULES) as folder:
        output.write(Path(folder), sources)
        said = run(
            [node.node, BUNDLER, folder, json.dumps(names)],
            cwd=WEB,
            otherwise="The page could not be bundled.",
        )
        made = {path: Path(folder, path).read_bytes() for path in sorted(json.loads(said))}
    return {**{path: it for path, it in site.items() if path not in sources}, **made}


def supplied(node: Node, site: Mapping[str, bytes], first: str) -> bytes:
    """The program of a worker that can import nothing, in one file."""
    sources = {path: it for path, it in site.items() if path.startswith(SUPPLIED)}
    # Of Pyodide in Node, which this is not.
    return alone(node, sources, first, "--format=iife", "--external:node:*", "--external:ws")


def alone(node: Node, sources: Mapping[str, bytes], first: str, *options: str) -> bytes:
    """A module with all that it imports, as one script that knows of no address."""
    with tempfile.TemporaryDirectory(dir=MODULES) as folder:
        output.write(Path(folder), sources)
        told = run(
            [node.node, ESBUILD, f"{folder}/{first}", *ALONE, *options],
            cwd=Path(folder),
            otherwise=f"{first} could not be bundled.",
        )
    return told.encode()


def is_source(path: str) -> bool:
    if path == start.FACTS:
        return False
    return path.startswith(("app/", "vendor/", "start/")) or path in ("worker.js", page.STYLES)


def import_map(site: Mapping[str, bytes]) -> dict[str, dict[str, str]]:
    """The hash of each chunk: a browser that knows the key runs nothing else in its place.

    Files that keep their names from build to build have none. Hosts let browsers keep files for
    some minutes, and a reload asks for index.html only: after an update its hashes would forbid all
    that is kept.
    """
    chunks = {path: content for path, content in site.items() if CHUNK.fullmatch(path)}
    return {"integrity": {f"./{path}": integrity(content) for path, content in chunks.items()}}


def integrity(content: bytes) -> str:
    return f"sha384-{base64.b64encode(hashlib.sha384(content).digest()).decode()}"
