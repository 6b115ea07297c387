"""`web/build --watch`: what is saved comes up on the open page by itself."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.guard import Guard
from e2e.support.hosting import DIST, ROOT, served

pytestmark = [pytest.mark.pyodide, pytest.mark.offline]

RULES = "pygame_core/games/red_dragon/rules.py"
SENTENCES = "web/locales/en.ftl"
STYLES = "web/styles/pages.css"
FOLLOWS = 'head script[src="follow.js"]'


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources, to be changed; with packages and caches that nobody changes."""
    copy = tmp_path / "tree"
    big = shutil.ignore_patterns(".*", "__pycache__", "dist", "node_modules", "e2e", "test-results")
    shutil.copytree(ROOT, copy, ignore=big)
    for shared in (".cache", "web/node_modules"):
        (copy / shared).symlink_to(ROOT / shared)
    return copy


def save(tree: Path, file: str, old: str, new: str) -> None:
    text = (tree / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file}: {old}"
    (tree / file).write_text(text.replace(old, new), encoding="utf-8")


def test_what_is_saved_appears(page: Page, guard: Guard, tree: Path, tmp_path: Path) -> None:
    complaints = tmp_path / "complaints"

    def asks(cards: int) -> None:
        prompt = page.get_by_text(f"Lay {cards} cards face down")
        expect(prompt).to_be_visible(timeout=steps.STARTED)

    with (
        complaints.open("w", encoding="utf-8") as heard,
        served("web/build", "--watch", folder=tree, complaints=heard) as address,
    ):
        guard.allow(f"foreign request: {re.escape(address)}")
        # A page that is reloaded may be in the middle of fetching.
        guard.allow("ERR_ABORTED|Failed to fetch")
        page.goto(address)
        steps.wait_for_engine(page)

        save(tree, SENTENCES, "\napp-name = Trick Table\n", "\napp-name = Tick Trable\n")
        expect(page).to_have_title("Tick Trable", timeout=steps.STARTED)

        page.goto(f"{address}#/setup/red-dragon")
        steps.deal(page, "oak")
        asks(3)
        page.evaluate("document.documentElement.dataset.here = 'still'")
        with (tree / STYLES).open("a", encoding="utf-8") as sheet:
            sheet.write("\nbody { outline: 7px solid; }\n")
        body = page.locator("html[data-here] body")
        expect(body).to_have_css("outline-width", "7px", timeout=steps.STARTED)

        save(tree, RULES, "hand=15, give=3", "hand=15, give=4")
        asks(4)
        save(tree, RULES, "hand=15, give=4", "hand=15; give=4")
        while "SyntaxError" not in complaints.read_text(encoding="utf-8"):
            page.wait_for_timeout(50)
        asks(4)
        save(tree, RULES, "hand=15; give=4", "hand=15, give=2")
        asks(2)
        assert not page.context.service_workers


def test_a_copy_that_an_earlier_site_left_at_the_address_is_taken_away(
    page: Page, guard: Guard, tree: Path
) -> None:
    guard.allow(r"foreign request: http://127\.0\.0\.1:")
    guard.allow("ERR_ABORTED|ERR_CONNECTION_REFUSED|Failed to fetch")
    steps.start_quickly(page)
    with served("-m", "http.server", "0", "--bind", "127.0.0.1", folder=DIST) as address:
        page.goto(address)
        page.wait_for_function("() => navigator.serviceWorker.controller", timeout=steps.STARTED)
        expect(page.get_by_text("Ready offline")).to_be_visible(timeout=steps.STARTED)
    port = str(urlsplit(address).port)
    with served("web/build", "--watch", "--port", port, folder=tree):
        page.goto("about:blank")
        page.goto(f"{address}#/setup/red-dragon")
        expect(page.locator(FOLLOWS)).to_have_count(1)
        expect(page.get_by_role("heading", name="Red Dragon")).to_be_visible()
        steps.until(page, "async () => !(await caches.keys()).includes('trick-table /')")
