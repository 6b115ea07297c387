"""The page as one file, opened from a folder without a network in three browsers.

What is done there is done by scripts of these tests, the same in each.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support import steps
from e2e.support.browsers import NO_FIREFOX, NO_WEBKIT, find_firefox, find_webkit
from e2e.support.guard import Guard
from e2e.support.hosting import DIST, ROOT
from e2e.support.webkit import visit
from e2e.test_firefox import PUPPETEER
from pygame_core import Match, games

sys.path.insert(0, str(ROOT / "web" / "build"))
import one_file
from node import find_node

SCRIPT = ROOT / "e2e" / "support" / "firefox_file.mjs"
COVER = "#/setup/red-dragon"
# It has to fit where nobody wants to wait for it, and into what people send to each other.
MOST = 9_000_000
PATIENCE = 120

HELP = """
  const late = performance.now() + PATIENCE_000;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
  const until = async (find) => {
    for (let found; performance.now() < late; await pause()) if ((found = find())) return found;
    throw new Error(`it never comes to ${find}`);
  };
  const come = (selector) => until(() => document.querySelector(selector));
  const cards = () =>
    Array.from(document.querySelectorAll('.hand [data-card]'), (card) => card.dataset.card);
""".replace("PATIENCE", str(PATIENCE))
# A hand is dealt, a card is laid, and the match is saved as a file.
PLAY = """async () => { HELP
  (await come('.go .btn--accent:not([disabled])')).click();
  await come('.hand .is-legal');
  const dealt = cards();
  (await come('.hand .is-legal')).click();
  await until(() => cards().length < dealt.length);
  location.hash = '#/matches';
  const saved = new Promise((resolve) => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => (resolve(file.text()), createObjectURL.call(URL, file));
  });
  (await come('.saved [href="#i-export"]')).closest('button').click();
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  return { dealt, save: await saved, asked: asked.filter((name) => !/^(blob|data):/.test(name)) };
}""".replace("HELP", HELP)
# Later, in the list of matches.
COUNT = """async () => { HELP
  location.hash = '#/matches';
  await come('.saved');
  return document.querySelectorAll('.saved').length;
}""".replace("HELP", HELP)
GO_ON = """async () => { HELP
  (await come('.saved a')).click();
  await come('.hand .is-legal');
  return cards();
}""".replace("HELP", HELP)
# What a program would ask that got into it by a hole.
ASK = """() => new Promise((tell) => {
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => tell(violatedDirective));
  const request = new XMLHttpRequest();
  request.onloadend = () => tell('nothing was refused');
  request.open('GET', 'https://elsewhere.test/');
  request.send();
})"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """As the build writes it, without an address."""
    target = tmp_path / "trick table.html"
    one_file.write(find_node(), DIST, target, "")
    return target


def check(played: dict[str, Any]) -> None:
    """Four sit at the table by themselves; a card has left the hand, and nothing was asked for."""
    assert len(played["dealt"]) == 15
    save = json.loads(played["save"])
    match = Match.load({key: value for key, value in save.items() if key != "page"})
    assert match.log
    assert played["asked"] == []


@pytest.mark.pyodide
def test_the_page_saves_itself_as_a_file_that_has_all_games_and_needs_no_network(
    page: Page, new_context: Callable[..., BrowserContext], guard: Guard, tmp_path: Path
) -> None:
    page.goto("")
    steps.wait_for_engine(page)
    page.goto("#/class")
    save = page.get_by_role("button", name="Save as one file")
    # A part of another build, as the server may have it by now.
    guard.allow("integrity")
    page.route("**/pyodide/pyodide-lock.json", lambda route: route.fulfill(body="{}"))
    save.click()
    expect(page.get_by_role("alert")).to_contain_text("has a newer page by now")
    page.unroute("**/pyodide/pyodide-lock.json")
    with page.expect_download() as download:
        save.click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.stat().st_size < MOST
    page.goto("about:blank")

    guard.allow("^foreign request: file:")
    guard.allow(r"elsewhere\.test|connect-src")
    context = new_context(offline=True)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    alone = context.new_page()
    alone.goto(f"{file.as_uri()}{COVER}")
    played = alone.evaluate(PLAY)
    check(played)
    alone.reload()
    left = alone.evaluate(GO_ON)
    assert set(left) < set(played["dealt"])
    alone.get_by_role("button", name="Hint", exact=True).click()
    # Of a first match all of it: one sentence stands beside the star.
    expect(alone.locator(".why--tip .why__text, .advice li").first).not_to_be_empty()
    alone.evaluate("location.hash = '#/about'")
    alone.get_by_role("button", name="Test now").click()
    expect(alone.locator(".trust__tested[data-ok=true]")).to_have_count(len(games()))
    expect(alone.get_by_text("This is the one-file edition")).to_be_visible()
    assert {url for url in asked if not url.startswith("blob:")} == {file.as_uri()}
    assert alone.evaluate(ASK) == "connect-src"


def test_no_tablet_keeps_what_is_there_to_be_passed_on() -> None:
    listed = json.loads((DIST / "build.json").read_text())["files"]
    assert (DIST / one_file.SKELETON).is_file()
    assert not [file["path"] for file in listed if file["path"].startswith("one-file/")]


@pytest.mark.skipif(find_firefox() is None, reason=NO_FIREFOX)
def test_firefox_plays_from_the_file_and_keeps_the_match(file: Path) -> None:
    firefox = find_firefox()
    assert firefox
    command: list[str | Path] = [find_node().node, SCRIPT, PUPPETEER, firefox]
    command += [f"{file.as_uri()}{COVER}", PLAY, COUNT]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=True)
    played, count = map(json.loads, done.stdout.splitlines())
    check(played)
    assert count == 1


@pytest.mark.skipif(find_webkit() is None, reason=NO_WEBKIT)
# Selenium's own, between two of its modules.
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")
def test_webkit_plays_from_the_file_and_keeps_the_match(file: Path) -> None:
    webkit = find_webkit()
    assert webkit
    with visit(webkit) as driver:
        driver.set_script_timeout(PATIENCE)
        driver.get(f"{file.as_uri()}{COVER}")
        check(driver.execute_async_script(f"({PLAY})().then(arguments[0])"))
        driver.refresh()
        assert driver.execute_async_script(f"({COUNT})().then(arguments[0])") == 1
