"""The page as one file, which opens without a server: a frame for it, which is published beside the
page, and the whole of it on wish.

The page itself can put it together from that and from its other files: see
web/app/offline/one-file.js.
"""

import base64
import hashlib
from collections.abc import Mapping
from pathlib import Path

import bundle
import engine
import output
import page
import runtime
import start
import vendor
from commands import run
from folders import WEB
from node import Node

SKELETON = "one-file/page.html"
WORKER = "one-file/worker.js"
FILLER = WEB / "build" / "one_file.mjs"
# What is packed already.
AS_THEY_ARE = [f"{path}{output.PACKED}" for path in runtime.PACKED]
AS_THEY_ARE += [runtime.LIBRARY, engine.ENGINE]
FOLDERS = ("locales/", "lessons/", "transcripts/")


def files(
    node: Node, sources: Mapping[str, bytes], site: Mapping[str, bytes], screens: str
) -> dict[str, bytes]:
    """What the one file is made from and the page is not, by its path in the site.

    sources: the page's modules as they are written. screens: what a first visitor sees.
    """
    names = [f"--alias:{name}=./{path}" for name, path in vendor.names().items()]
    facts = start.facts(site, start.NOTHING, is_one_file=True)
    worker = bundle.supplied(node, {**sources, start.FACTS: facts}, WORKER)
    found = {**site, WORKER: worker}
    needed = [*AS_THEY_ARE, engine.LOCK, WORKER]
    needed += sorted(path for path in site if path.startswith(FOLDERS))
    places = "\n".join(place(path, found[path]) for path in needed)
    scripts = page.Scripts(
        bundle.alone(node, sources, "one-file/page.js", "--format=esm", *names).decode(),
        bundle.alone(node, sources, "app/first-screen.js", "--format=iife").decode(),
    )
    return {WORKER: worker, SKELETON: page.one_file(site, scripts, screens, places)}


def place(path: str, content: bytes) -> str:
    """Where a file belongs in it: a comment. WebKit reads a long text of any other kind piece by
    piece, and copies all that came before with each, for up to twelve seconds."""
    digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
    packed = "" if path in AS_THEY_ARE else " data-packed"
    tag = f'<template data-path="{path}"{packed} data-integrity="sha256-{digest}">'
    return f"{tag}<!----></template>"


def write(node: Node, site: Path, target: Path, address: str) -> None:
    """address: where others find the page, "" if nowhere."""
    run(
        [node.node, FILLER, site, target, address],
        cwd=WEB,
        otherwise="The one file could not be written.",
    )
    size = target.stat().st_size
    print(f"Wrote {target}: {size / 1e6:.1f} MB.")
