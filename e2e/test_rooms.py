"""What a test leaves in a context that is used again never reaches the next one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.support.guard import Guard
from e2e.support.hosting import hosted
from e2e.support.rooms import Rooms

LEAVE_SOMETHING = """async () => {
  localStorage.setItem('trick-table:setting:language', '"ja"');
  await caches.open('left behind');
  await new Promise((done) => (indexedDB.open('left behind').onsuccess = done));
  // As a page does that is left, and in every other tab.
  addEventListener('pagehide', () => localStorage.setItem('too late', 'x'));
}"""
LOOK = """async () => [
  Object.keys(localStorage),
  await caches.keys(),
  (await indexedDB.databases()).map(({ name }) => name),
  String(Date).includes('[native code]'),
]"""


def test_the_next_test_finds_nothing_of_the_one_before(
    browser: Browser, browser_context_args: dict[str, Any], guard: Guard
) -> None:
    rooms = Rooms()
    with rooms.page(browser, browser_context_args, guard) as page:
        first = page.context
        for tab in (page, first.new_page()):
            tab.goto("build.json")
            tab.evaluate(LEAVE_SOMETHING)
        assert page.evaluate(LOOK)[:3] != [[], [], []]
        with pytest.raises(AssertionError, match="asks for `context`"):
            first.grant_permissions(["clipboard-read"])
    with rooms.page(browser, browser_context_args, guard) as page:
        assert page.context is first
        # The first keeps the browser's process, and is no test's.
        assert page.context.pages[1:] == [page]
        page.goto("build.json")
        assert page.evaluate(LOOK) == [[], [], [], True]
        page.clock.install()
    with rooms.page(browser, browser_context_args, guard) as page:
        assert page.context is not first
        page.goto("build.json")
        assert page.evaluate(LOOK) == [[], [], [], True]


def test_what_a_page_asks_of_others_or_in_vain_is_told_of_a_context_that_is_used_again(
    browser: Browser, browser_context_args: dict[str, Any], guard: Guard
) -> None:
    with hosted() as other, Rooms().page(browser, browser_context_args, guard) as page:
        # A page without a policy: with one, none of this would be asked.
        page.goto("build.json")
        for asked in (f"{other}build.json", "http://example.org/x.js", "no-such-file"):
            page.evaluate("(it) => fetch(it, { mode: 'no-cors' }).catch(() => {})", asked)
        page.wait_for_timeout(100)
        told = "\n".join(guard.problems)
    assert f"foreign request: {other}build.json" in told
    assert "http://example.org/x.js net::ERR_NAME_NOT_RESOLVED" in told
    assert "status of 404" in told
