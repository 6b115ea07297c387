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
from commands import run
from folders import MODULES, WEB
from node import Node

BUNDLER = WEB / "build" / "bundle.mjs"
ESBUILD = MODULES / "esbuild" / "bin" / "esbuild"
GUEST_PARTS = ("guest.js", "start/", "app/site.js")
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


def guest(node: Node, site: Mapping[str, bytes]) -> bytes:
    """The program of an added game's worker in one file: there is nothing that it could import."""
    sources = {path: it for path, it in site.items() if path.startswith(GUEST_PARTS)}
    options = (
        *("--bundle", "--minify", "--format=iife", "--charset=utf8", "--log-level=warning"),
        # Of Pyodide in Node, which this is not.
        *("--external:node:*", "--external:ws"),
        # Where its files would lie.
        '--define:import.meta.url="https://guest.invalid/app/site.js"',
    )
    with tempfile.TemporaryDirectory(dir=MODULES) as folder:
        output.write(Path(folder), sources)
        told = run(
            [node.node, ESBUILD, f"{folder}/guest.js", *options],
            cwd=WEB,
            otherwise="The program for added games could not be bundled.",
        )
    return told.encode()


def is_source(path: str) -> bool:
    return path.startswith(("app/", "vendor/")) or path == page.STYLES


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
