"""What code may reach from where it runs, in three browsers that nobody drives.

A probe stands in the site where the code would. It tries what it should not get, and tells the
site's own server what came of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from queue import Empty
from typing import Any

import pytest

from e2e.support.browsers import (
    COMPILED_ONCE,
    NO_FIREFOX,
    NO_WEBKIT,
    WEBKIT_COMPILED_ONCE,
    find_firefox,
    find_webkit,
)
from e2e.support.builds import Files, publish
from e2e.support.hosting import DIST, hosted
from e2e.support.trespass import SPY, TELL
from e2e.support.unwatched import (
    PATIENCE,
    TOLD,
    Listening,
    in_new_chromium,
    in_new_firefox,
    in_new_webkit,
)
from pygame_core import Match
from tests.addon.built import HERE, build, spoilt

Visit = Callable[[str], AbstractContextManager[None]]

# Each attempt, and what the site's server hears of it: "reached", or how it failed.
TRY = """
const tried = {};
const attempt = async (name, act) => {
  try { await act(); tried[name] = 'reached'; } catch (problem) { tried[name] = problem.name; }
};
"""


def chromium(address: str) -> AbstractContextManager[None]:
    return in_new_chromium(address, f"--js-flags={COMPILED_ONCE}")


def firefox(address: str) -> AbstractContextManager[None]:
    found = find_firefox()
    return in_new_firefox(address, found) if found else pytest.skip(NO_FIREFOX)


def webkit(address: str) -> AbstractContextManager[None]:
    found = find_webkit()
    if not found:
        pytest.skip(NO_WEBKIT)
    return in_new_webkit(address, found, **WEBKIT_COMPILED_ONCE)


@pytest.fixture(params=[chromium, webkit, firefox], ids=["chromium", "webkit", "firefox"])
def visit(request: pytest.FixtureRequest) -> Visit:
    browser: Visit = request.param
    return browser


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Another origin, which anybody may ask."""
    with hosted(DIST, Open) as address:
        yield address


class Open(Listening):
    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


# The second is started by the first, and ended as soon as it has said its one word: it says none
# before its probe has told. The first is spoken to from its beginning, and goes on meanwhile.
WORKERS = {"worker.js": "", "start/snapshot-worker.js": "await "}
PROBE = """(async () => {
TRY
await attempt('another origin', () => fetch('ELSEWHEREbuild.json'));
await attempt('eval', () => eval('1'));
await attempt('its own files', () => fetch(new URL('ROOTbuild.json', import.meta.url)));
const smallest = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
await attempt('WebAssembly', () => new WebAssembly.Module(smallest));
const told = { method: 'POST', body: JSON.stringify({ worker: 'NAME', tried }) };
await fetch(new URL('ROOTTOLD', import.meta.url), told);
})();
""".replace("TRY", TRY)


def probe(script: str, elsewhere: str) -> bytes:
    root = "../" * script.count("/") or "./"
    text = PROBE.replace("ELSEWHERE", elsewhere).replace("NAME", script)
    text = text.replace("ROOTTOLD", root + TOLD).replace("ROOT", root)
    return (WORKERS[script] + text).encode()


def heard(visit: Visit, folder: Path) -> dict[str, Any]:
    """What each probe in this site tells, of the workers by their scripts."""
    while not Listening.heard.empty():
        Listening.heard.get()
    told: dict[str, Any] = {}
    with hosted(folder, Listening) as site, visit(site):
        while not told.keys() >= {*WORKERS, "page"}:
            try:
                each = Listening.heard.get(timeout=PATIENCE)
            except Empty:
                pytest.fail(f"only these tell anything: {', '.join(told)}")
            told[each.get("worker", "page")] = each
    return told


def test_no_worker_and_no_added_game_reaches_what_it_should_not(
    visit: Visit,
    elsewhere: str,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    subtests: pytest.Subtests,
) -> None:
    def probed(files: Files) -> None:
        (tmp_path / "games").mkdir()
        folder = tmp_path_factory.mktemp("kites")
        module = (HERE / "trick_table_kites" / "__init__.py").read_text(encoding="utf-8")
        wheel = spoilt(build(folder), tmp_path_factory.mktemp("spy"), module + SPY)
        files["games/kites.whl"] = wheel.read_bytes()
        files["games/name.txt"] = wheel.name.encode()
        files["app/main.js"] += TELL.replace("ELSEWHERE", elsewhere).encode()
        for script in WORKERS:
            files[script] = probe(script, elsewhere) + files[script]

    publish(tmp_path, probed)
    told = heard(visit, tmp_path)
    for script in WORKERS:
        with subtests.test("each worker has the policy of the page", script=script):
            assert told[script]["tried"] == {
                "another origin": "TypeError",
                "eval": "EvalError",
                "its own files": "reached",
                "WebAssembly": "reached",
            }
    page = told["page"]
    assert "problem" not in page, page["problem"]
    with subtests.test("an added game reaches nothing"):
        for tried in page["tried"]:
            assert {what: how for what, how in tried.items() if how != "refused"} == {}
            assert len(tried) == 20
        assert page["words"] == []
    with subtests.test("it changes nothing: its Python is not the one of the other games"):
        assert page["before"] == page["after"] == dealt()
    with subtests.test("it leaves nothing"):
        assert page["frames"] == 1
        assert page["left"] == {"frames": 0, "known": [], "wheels": 0}


def dealt() -> list[str]:
    """What the first seat of Red Dragon gets."""
    return list(Match.new("red-dragon", seats=3, seed="oak").view(0)["hand"])
