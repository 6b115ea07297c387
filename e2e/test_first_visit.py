"""A first visit over a thin line: what is fetched before the first cards are dealt."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.guard import Guard
from e2e.support.lines import FREE, behind

# From a server that does not compress.
MOST_BYTES = 7_000_000
MOST_REQUESTS = 40

pytestmark = [pytest.mark.pyodide, pytest.mark.novice]


def test_the_first_cards_are_dealt_after_few_bytes_and_few_requests(
    page: Page, guard: Guard
) -> None:
    # From another port than that of the other tests.
    guard.allow("foreign request: http://127.0.0.1")
    # What comes in the calm after the start, comes after the deal.
    steps.later(page)
    with behind(FREE) as (site, traffic):
        page.goto(site)
        page.get_by_role("link", name="Red Dragon", exact=True).click()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".hand [data-card]").first).to_be_visible(timeout=steps.STARTED)

        paths = list(traffic.paths)
        assert traffic.bytes <= MOST_BYTES, paths
        assert len(paths) <= MOST_REQUESTS, paths
        assert any(path.endswith("pyodide.asm.wasm.bin") for path in paths)
        page.goto("about:blank")
