"""The one command that builds the page and serves it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from urllib.request import Request, urlopen

from e2e.hosting import ROOT

TYPES = {
    "": "text/html; charset=utf-8",
    "app/main.js": "text/javascript; charset=utf-8",
    "pyodide/pyodide.mjs": "text/javascript; charset=utf-8",
    "pyodide/pyodide.asm.wasm": "application/wasm",
    "locales/ja.ftl": "text/plain; charset=utf-8",
    "art/mark.svg": "image/svg+xml",
}


@contextmanager
def served() -> Iterator[str]:
    """The address that the command says."""
    command = [sys.executable, "web/build", "--serve"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            said = ""
            while not (address := re.search(r"http://localhost:\d+/", said)):
                line = server.stdout.readline()
                assert line, said
                said += line
            yield address[0]
        finally:
            server.terminate()


def test_every_file_comes_with_its_type_and_is_asked_about_again() -> None:
    with served() as address:
        for path, expected in TYPES.items():
            with urlopen(address + path) as answer:
                assert answer.headers["Content-Type"] == expected
                assert answer.headers["Cache-Control"] == "no-cache"


def test_a_taken_port_is_passed_over() -> None:
    with ExitStack() as both:
        first, second = both.enter_context(served()), both.enter_context(served())
        assert first != second
        for address in (first, second):
            with urlopen(Request(address, method="HEAD")) as answer:
                assert answer.status == 200
