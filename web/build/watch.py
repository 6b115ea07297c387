"""Serves the site while somebody works on it: what is saved, is soon on the screen."""

import os
import sys
import threading
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import contents
import live
import serve
from draft import Draft
from folders import ROOT, WEB
from node import Node
from problem import BuildError

# Not those of --serve: there a browser may have a copy of the page, or matches that are no trials.
PORTS = range(8100, 8120)
WATCHED = (WEB, ROOT / "pygame_core", ROOT / "tests" / "transcripts")
# What is made from the others.
MADE = {"dist", "node_modules", "__pycache__"}
BUILDER = WEB / "build"
# In seconds: how often somebody looks, and how long nothing may change before it counts as saved.
PAUSE, SETTLED = 0.2, 0.03

Stamps = dict[str, tuple[int, int]]


def watch(node: Node, *, lan: bool, port: int | None) -> None:
    """Until interrupted. The site is in memory: web/dist stays as it was built to be published."""
    seen = stamps()
    draft = Draft(node)
    page = live.Live(newest(node, draft))
    with serve.open_server(partial(live.Handler, page), PORTS, lan=lan, port=port) as server:
        serve.say_addresses(server, lan=lan)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            while True:
                time.sleep(PAUSE)
                if stamps() != seen:
                    before, seen = seen, settled()
                    changed = {path for path, _ in before.items() ^ seen.items()}
                    renew(page, draft, node, sorted(changed))
        except KeyboardInterrupt:
            print()


def newest(node: Node, draft: Draft) -> dict[str, bytes]:
    python, games = draft.newest()
    # Nobody waits for a snapshot of an engine that may change again at once.
    return contents.files(node, python, games, with_snapshot=not draft.is_changed, followed=True)


def renew(page: live.Live, draft: Draft, node: Node, changed: list[str]) -> None:
    started = time.monotonic()
    if any(Path(path).is_relative_to(BUILDER) for path in changed):
        print("What builds has changed itself: stop it and start it again.", flush=True)
    try:
        is_new = page.replace(newest(node, draft))
    # A file may be gone, or half there, at the very moment it is read.
    except (BuildError, OSError, ValueError) as problem:
        print(f"error: {problem}\nThe page stays as it was.", file=sys.stderr, flush=True)
        return
    if is_new:
        more = f" and {len(changed) - 1} more" if changed[1:] else ""
        name = Path(changed[0]).relative_to(ROOT).as_posix()
        print(f"{name}{more}: built in {time.monotonic() - started:.1f} s.", flush=True)


def settled() -> Stamps:
    """When two looks say the same: an editor may be in the middle of writing."""
    before = stamps()
    while True:
        time.sleep(SETTLED)
        now = stamps()
        if now == before:
            return now
        before = now


def stamps() -> Stamps:
    """Of each source, when it was written, and how long it is."""
    found: Stamps = {}
    folders = [*WATCHED]
    while folders:
        # What is gone by now, the next look misses.
        with suppress(FileNotFoundError):
            for entry in os.scandir(folders.pop()):
                if entry.is_dir(follow_symlinks=False):
                    folders += [Path(entry)] if entry.name not in MADE else []
                elif entry.is_file():
                    about = entry.stat()
                    found[entry.path] = about.st_mtime_ns, about.st_size
    return found
