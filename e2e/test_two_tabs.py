"""One match, one tab: a second one asks before it takes over, and then the first one stops."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support import steps
from e2e.support.faults import check
from e2e.test_generations import log_lengths

ELSEWHERE = "This match is open in another tab"


def settings(context: BrowserContext) -> Page:
    page = context.new_page()
    steps.hurry(page)
    return page


def opened(page: Page) -> str:
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    return page.url


def test_a_second_tab_asks_and_taking_over_stops_the_first(context: BrowserContext) -> None:
    first, second = settings(context), settings(context)
    address = opened(first)
    steps.lay(first)
    expect(first.locator(".hand [data-card]")).to_have_count(19)

    second.goto(address)
    expect(second.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    expect(second.locator("[data-card]")).to_have_count(0)
    check(second, "a match that is open elsewhere", phone=True)
    steps.lay(first)  # the first one goes on meanwhile
    expect(first.locator(".hand [data-card]")).to_have_count(18)

    second.get_by_role("button", name="Open it here instead").click()
    assert len(steps.hand(second)) == 18
    expect(first.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    expect(first.locator("[data-card]")).to_have_count(0)
    steps.lay(second)
    expect(second.locator(".hand [data-card]")).to_have_count(17)

    # And back again, with everything that was done there.
    first.get_by_role("button", name="Open it here instead").click()
    assert len(steps.hand(first)) == 17
    expect(second.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    assert len(steps.saved_matches(first)) == 1


def test_a_tab_that_left_the_match_lets_go_of_it(context: BrowserContext) -> None:
    first, second = settings(context), settings(context)
    address = opened(first)
    first.goto("#/")
    second.goto(address)
    steps.hand(second)
    second.close()
    first.get_by_role("link", name="Continue").click()
    steps.hand(first)
    first.reload()
    steps.hand(first)


@pytest.mark.parametrize("waking", ["without locks", "asleep"])
def test_what_a_tab_does_late_overwrites_nothing(context: BrowserContext, waking: str) -> None:
    """The first tab does not hear that it has lost the match, and plays on."""
    first, second = settings(context), settings(context)
    # It cannot hear: it knows no locks, and no word of other tabs reaches it.
    for page in (first, second) if waking == "without locks" else (first,):
        page.add_init_script(
            """Object.defineProperty(navigator, 'locks', { value: undefined });
            window.BroadcastChannel = class { postMessage() {} close() {} };"""
        )
    address = opened(first)
    second.goto(address)
    steps.hand(second)
    steps.lay(second)
    expect(second.locator(".hand [data-card]")).to_have_count(19)
    before = log_lengths(second)

    steps.lay(first)
    expect(first.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    assert log_lengths(second) == before
    steps.lay(second)
    expect(second.locator(".hand [data-card]")).to_have_count(18)


def test_without_locks_the_tab_that_opened_it_last_has_the_match(context: BrowserContext) -> None:
    context.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined });")
    first, second = settings(context), settings(context)
    address = opened(first)
    second.goto(address)
    steps.hand(second)
    expect(first.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    first.get_by_role("button", name="Open it here instead").click()
    steps.hand(first)
    expect(second.get_by_role("heading", name=ELSEWHERE)).to_be_visible()


def test_a_match_deleted_in_another_tab_is_kept_where_it_is_played(context: BrowserContext) -> None:
    first, second = settings(context), settings(context)
    opened(first)
    second.goto("#/matches")
    second.get_by_role("button", name="Delete").click()
    second.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(second.locator(".saved")).to_have_count(0)
    steps.lay(first)
    expect(first.locator(".hand [data-card]")).to_have_count(19)
    first.reload()
    assert len(steps.hand(first)) == 19
