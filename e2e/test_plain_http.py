"""The page from a teacher's computer in the same room: plain http, not this very machine.

Browsers give such a page no service worker, no locks, no clipboard and no hashes. All games are
played, kept and moved there just the same.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support import steps
from e2e.support.faults import check
from e2e.support.hosting import OTHER_HOST
from e2e.test_addons import accept, cards_in_hand, choose, start_kites
from e2e.test_two_tabs import ELSEWHERE
from pygame_core import games
from tests.addon.built import build

LEFT = ".hand [data-card]"


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    return site.replace("127.0.0.1", OTHER_HOST)


@pytest.fixture
def page(page: Page) -> Page:
    steps.hurry(page)
    page.goto("")
    assert page.evaluate("() => isSecureContext") is False
    return page


def test_a_match_is_played_kept_and_gone_on_with(page: Page) -> None:
    steps.start_match(page, ["Mei"])
    cards = steps.hand(page)
    steps.lay(page)
    expect(page.locator(LEFT)).to_have_count(len(cards) - 1)
    left = steps.hand(page)
    page.reload()
    assert steps.hand(page) == left
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".why--tip .why__text")).not_to_be_empty()


@pytest.mark.pyodide
def test_the_next_start_is_the_quickest_and_the_page_says_what_plain_http_keeps_it_from(
    page: Page,
) -> None:
    steps.wait_until_prepared(page)
    page.goto("#/about")
    page.reload()
    steps.wait_for_engine(page)
    start = page.locator(".panel").filter(has=page.get_by_role("heading", name="Start"))
    expect(start).to_contain_text("went on from a picture of its memory")
    expect(page.get_by_text("Not offline: this page came over plain http")).to_be_visible()
    page.get_by_role("button", name="Check all files").click()
    expect(page.get_by_text("plain http cannot compute hashes")).to_be_visible()
    page.get_by_role("button", name="Test now").click()
    expect(page.locator("[data-ok=true]")).to_have_count(len(games()), timeout=steps.STARTED)
    check(page, "about, over plain http")


def test_the_tab_that_opened_a_match_last_has_it(context: BrowserContext, page: Page) -> None:
    steps.start_match(page, ["Mei"])
    cards = steps.hand(page)
    second = context.new_page()
    steps.hurry(second)
    second.goto(page.url)
    assert steps.hand(second) == cards
    expect(page.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    steps.lay(second)
    expect(second.locator(LEFT)).to_have_count(len(cards) - 1)
    page.get_by_role("button", name="Open it here instead").click()
    assert len(steps.hand(page)) == len(cards) - 1
    expect(second.get_by_role("heading", name=ELSEWHERE)).to_be_visible()


@pytest.mark.guests
def test_a_game_of_its_own_is_added_and_still_there_after_a_reload(
    page: Page, tmp_path: Path
) -> None:
    page.goto("#/add")
    choose(page, build(tmp_path))
    accept(page)
    start_kites(page)
    page.get_by_role("button", name="A long string").click(timeout=steps.STARTED)
    cards_in_hand(page, 6)
    page.reload()
    cards_in_hand(page, 6)
