"""The engine in this Python, behind the page's own wire.

A test whose subject is the page need not start Pyodide: the same site is served below another
path, where the worker's `start/start.js` is the one in this file. All else of the worker is the
page's, and the bridge that answers is the very one that the page has; `test_native.py` shows that
both answer alike.
"""

from __future__ import annotations

import gzip
import sys
from collections import OrderedDict
from http import HTTPStatus
from threading import Lock

from e2e.support.builds import Files, worker_with
from e2e.support.hosting import PREFIX as REAL
from e2e.support.hosting import BelowPrefix, serve_for_ever
from pygame_core.page.bridge import Bridge

PREFIX = "/native/engine/"
START = b"""// Asks the bridge of the tests' own Python.
import { SITE } from './site.js';

// Not randomUUID: a page over plain http has none.
const name = crypto.getRandomValues(new Uint32Array(4)).join('-');
const wire = new URL(`wire/${name}/`, SITE);

function ask(method, text) {
  const request = new XMLHttpRequest();
  request.open('POST', new URL(method, wire), false);
  request.send(text);
  return request.responseText;
}

export async function start() {
  return {
    bridge: { call: (text) => ask('call', text), proceed: (slice) => ask('proceed', slice) },
    way: 'compiled',
    refused: [],
    complete: async () => {},
    prepare: async () => null,
  };
}
"""
# What a first visit fetches for the worker, which does without it.
GLUE = "pyodide/pyodide.asm.mjs.bin"
NOTHING = gzip.compress(b"", mtime=0)
# More than any test has pages open at a time.
MOST_WORKERS = 32


def worker() -> bytes:
    return worker_with(("start/start.js", START))


class Bridges:
    """One a worker, the oldest of them forgotten."""

    def __init__(self) -> None:
        self._bridges: OrderedDict[str, Bridge] = OrderedDict()
        self._lock = Lock()

    def of(self, worker: str) -> Bridge:
        with self._lock:
            bridge = self._bridges.pop(worker, None) or Bridge()
            self._bridges[worker] = bridge
            if len(self._bridges) > MOST_WORKERS:
                self._bridges.popitem(last=False)
            return bridge


class WithEngine(BelowPrefix):
    """Serves the built site as it is, and once more with this Python's engine."""

    bridges = Bridges()
    # One connection, and one thread here, for many questions.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def translate_path(self, path: str) -> str:
        if path.startswith(PREFIX):
            path = REAL + path.removeprefix(PREFIX)
        return super().translate_path(path)

    def end_headers(self) -> None:
        # Nobody changes this site while it is tested: a context asks for each file of it once.
        if self.command == "GET" and self.path.startswith(PREFIX):
            self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def do_GET(self) -> None:  # noqa: N802
        if self.path.split("?")[0] == f"{PREFIX}worker.js":
            self._answer(worker(), "text/javascript")
        elif self.path.split("?")[0] == PREFIX + GLUE:
            self._answer(NOTHING, "application/octet-stream")
        else:
            super().do_GET()

    def do_POST(self) -> None:  # noqa: N802
        *_, worker, method = self.path.split("/")
        text = self.rfile.read(int(self.headers["Content-Length"])).decode()
        bridge = self.bridges.of(worker)
        reply = bridge.call(text) if method == "call" else bridge.proceed(float(text))
        self._answer(reply.encode(), "application/json")

    def _answer(self, content: bytes, kind: str) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def behind_guests(files: Files) -> None:
    """The same site for a server of this kind; added games have their own Python still."""
    files["worker.js"] = worker()


def light(files: Files) -> None:
    """The same, where no game is added: without Pyodide it is a tenth as large."""
    for path in [path for path in files if path.startswith(("pyodide/", "one-file/"))]:
        del files[path]
    files[GLUE] = NOTHING
    behind_guests(files)


if __name__ == "__main__":
    serve_for_ever(sys.argv[1], int(sys.argv[2]), WithEngine)
