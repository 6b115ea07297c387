"""The one command that builds the page and serves it; and what it has built, passed on."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.guard import Guard
from e2e.support.hosting import DIST, ROOT, served

pytestmark = pytest.mark.pyodide

TYPES = {
    "": "text/html; charset=utf-8",
    "app/main.js": "text/javascript; charset=utf-8",
    "pyodide/pyodide.mjs": "text/javascript; charset=utf-8",
    "pyodide/pyodide.asm.wasm": "application/wasm",
    "locales/ja.ftl": "text/plain; charset=utf-8",
    "art/mark.svg": "image/svg+xml",
}


def test_every_file_comes_with_its_type_and_is_asked_about_again_and_a_taken_port_is_passed_over(
    subtests: pytest.Subtests,
) -> None:
    with served() as address, served() as other:
        for path, expected in TYPES.items():
            with subtests.test(path), urlopen(address + path) as answer:
                assert answer.headers["Content-Type"] == expected
                assert answer.headers["Cache-Control"] == "no-cache"
        with subtests.test("a taken port"):
            assert address != other
            with urlopen(Request(other, method="HEAD")) as answer:
                assert answer.status == 200


def test_a_zip_of_the_folder_plays_elsewhere_with_nothing_but_python(
    page: Page, guard: Guard, tmp_path: Path
) -> None:
    zipped = tmp_path / "trick-table.zip"
    for step in (("-c", zipped, DIST), ("-e", zipped, tmp_path)):
        subprocess.run([sys.executable, "-m", "zipfile", *step], check=True)
    local = ("-m", "http.server", "0", "--bind", "127.0.0.1")
    with served(*local, folder=tmp_path / DIST.name) as address:
        guard.allow(f"foreign request: {re.escape(address)}")
        page.goto(address)
        expect(page.get_by_text("Ready. Everything runs")).to_be_visible(timeout=steps.STARTED)
        with urlopen(address + "pyodide/pyodide.asm.wasm") as answer:
            assert answer.headers["Content-Type"] == "application/wasm"


# A program has told Windows, and so Python, that scripts are plain text; and every server says its
# address.
ON_SUCH_A_COMPUTER = """
import mimetypes
from http.server import HTTPServer

def activate(server, as_ever=HTTPServer.server_activate):
    as_ever(server)
    print(f"http://127.0.0.1:{server.server_port}/")

mimetypes.add_type("text/plain", ".js")
HTTPServer.server_activate = activate
"""


def test_where_scripts_pass_for_text_the_command_that_is_told_serves_the_page(
    page: Page, guard: Guard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(ON_SUCH_A_COMPUTER, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    told = (ROOT / "web" / "HOSTING.md").read_text(encoding="utf-8")
    [code] = re.findall(r'`python -c "(.+?)"`', told)

    def type_of_scripts(address: str) -> str:
        with urlopen(address + "app/main.js") as answer:
            return str(answer.headers["Content-Type"])

    with served("-m", "http.server", "0", folder=DIST) as address:
        assert type_of_scripts(address) == "text/plain"
    with served("-c", code.replace("8000", "0"), folder=DIST) as address:
        assert type_of_scripts(address) == "text/javascript"
        guard.allow(f"foreign request: {re.escape(address)}")
        page.goto(address)
        expect(page.get_by_text("Ready. Everything runs")).to_be_visible(timeout=steps.STARTED)
