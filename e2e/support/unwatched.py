"""Visits of a browser into which nobody looks.

What drives a browser attaches a debugger to the page and to its workers, and then the browser keeps
track of where each piece of code stands: reading Pyodide's megabyte of script takes half as long
again. So the page of these visits times itself, tells its server, and goes to the next visit alone.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from http import HTTPStatus
from pathlib import Path
from queue import Queue
from typing import Any
from urllib.parse import urlencode

from e2e.support.browsers import CHROMIUM_FLAGS, NO_CHROMIUM, WebKit, find_chromium
from e2e.support.hosting import BelowPrefix, hosted
from e2e.support.webkit import PLAIN, screen

VISIT_PAGE = "unwatched.html"
VISIT_SCRIPT = "unwatched.js"
TOLD = "told"
# Milliseconds: a browser that has just been opened is still busy with itself.
SETTLED = 3_000
# Seconds, for all visits of one browser.
PATIENCE = 180
MARKUP = f"""<!doctype html><html lang="en"><title>Visit</title><link rel="icon" href="data:,">
<script type="module" src="{VISIT_SCRIPT}"></script>"""
# {visit} is the body of a function of the visit's number, which returns what is to be told.
SCRIPT = """
const here = new URLSearchParams(location.search);
const number = Number(here.get('number'));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const tell = (what) => fetch('{told}', { method: 'POST', body: JSON.stringify(what) });
if (number === 0) await pause({settled});
try {
  await tell({ number, found: await ({visit})(number, here.get('about')) });
} catch (problem) {
  await tell({ number, problem: String(problem) });
}
await pause(Number(here.get('pause')));
here.set('number', number + 1);
if (number + 1 < Number(here.get('visits'))) location.search = here;
"""


class Listening(BelowPrefix):
    """Hears what the visits tell."""

    # As hosts do. With a new connection for every file, a page of many modules waits for those.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    heard: Queue[dict[str, Any]] = Queue()

    def do_POST(self) -> None:  # noqa: N802
        length = int(self.headers["Content-Length"])
        self.heard.put(json.loads(self.rfile.read(length)))
        self.send_response(HTTPStatus.NO_CONTENT)
        self.end_headers()


@contextmanager
def listening(folder: Path, visit: str) -> Iterator[str]:
    """The address of the folder's site, to which the page of the visits is added."""
    script = SCRIPT.replace("{visit}", visit).replace("{told}", TOLD)
    (folder / VISIT_PAGE).write_text(MARKUP)
    (folder / VISIT_SCRIPT).write_text(script.replace("{settled}", str(SETTLED)))
    with hosted(folder, Listening) as site:
        yield site


def in_chromium(site: str, about: str, count: int, pause: int) -> list[Any]:
    """What each of so many visits found, in one browser that was never anywhere before.

    pause: milliseconds between two visits.
    """
    return _visits(in_new_chromium(_first(site, about, count, pause)), count)


def in_webkit(webkit: WebKit, site: str, about: str, count: int, pause: int) -> list[Any]:
    """The same in WebKit, which keeps what a page stores only if nothing drives it."""
    return _visits(in_new_webkit(_first(site, about, count, pause), webkit), count)


@contextmanager
def in_new_chromium(address: str, *more: str) -> Iterator[None]:
    """Somebody opens an address in a browser that was never anywhere.

    more: flags, and for WebKit variables, besides those of every visit.
    """
    executable = find_chromium()
    assert executable, NO_CHROMIUM
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        flags = ("--headless", f"--user-data-dir={profile}", *CHROMIUM_FLAGS, *more)
        with _opened([executable, *flags, address]):
            yield


@contextmanager
def in_new_webkit(address: str, webkit: WebKit, **more: str) -> Iterator[None]:
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        screen(webkit) as display,
    ):
        places = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"), profile)
        env = {**os.environ, **PLAIN, **places, **more, "DISPLAY": display}
        with _opened([webkit.browser, address], env):
            yield


@contextmanager
def in_new_firefox(address: str, firefox: str) -> Iterator[None]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        env = {**os.environ, "HOME": profile}
        with _opened([firefox, "--headless", "--no-remote", "--profile", profile, address], env):
            yield


@contextmanager
def _opened(command: list[str], env: dict[str, str] | None = None) -> Iterator[None]:
    silent = subprocess.DEVNULL
    browser = subprocess.Popen(command, env=env, stdout=silent, stderr=silent)
    try:
        yield
    finally:
        browser.terminate()
        browser.wait()


def _first(site: str, about: str, count: int, pause: int) -> str:
    asked = urlencode({"number": 0, "visits": count, "about": about, "pause": pause})
    return f"{site}{VISIT_PAGE}?{asked}"


def _visits(visitor: AbstractContextManager[None], count: int) -> list[Any]:
    with visitor:
        told = [Listening.heard.get(timeout=PATIENCE) for _ in range(count)]
    problems = [visit["problem"] for visit in told if "problem" in visit]
    assert not problems, problems
    return [visit["found"] for visit in told]
