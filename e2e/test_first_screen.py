"""A first visitor sees the home screen, and can tap a game, before the page's scripts are here."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support.hosting import LANGUAGES

MAIN = re.compile(r"/app/main\.js")
# What stands in it, but for the day, which the build cannot know, and the progress of the start.
HOME_TEXT = """() => [...document.querySelectorAll('.home main > :not(.now)')]
  .map((part) => part.innerText.replace(/\\s+/g, ' ').trim())"""
WATCH = """
new MutationObserver(() => { window.sawFirst ||= !!document.querySelector('.first-screen .home'); })
  .observe(document, { childList: true, subtree: true });
"""

# Nothing is kept here yet.
pytestmark = pytest.mark.novice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawn_home_screen_says_what_the_living_one_says(page: Page, language: str) -> None:
    page.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{ value: [{language!r}] }})"
    )
    held: list[Route] = []
    page.route(MAIN, lambda route: held.append(route))
    with page.expect_request(MAIN):
        page.goto("", wait_until="commit")
    shown = page.locator("div.first-screen")
    expect(shown.locator(".tile a").last).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(shown.get_by_role("button").first).to_be_disabled()
    drawn = page.evaluate(HOME_TEXT)

    held[0].continue_()
    expect(page.locator("#app > .home")).to_be_visible()
    expect(shown).to_have_count(0)
    assert page.evaluate(HOME_TEXT) == drawn


def test_a_game_that_is_tapped_early_opens_when_the_scripts_are_here(page: Page) -> None:
    held: list[Route] = []
    page.route(MAIN, lambda route: held.append(route))
    with page.expect_request(MAIN):
        page.goto("", wait_until="commit")
    page.locator("div.first-screen").get_by_role("link", name="X-Missions", exact=True).click()
    held[0].continue_()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("kept", ["trick-table:setting:speed", "another-page-of-this-host", ""])
def test_whoever_comes_back_sees_only_the_living_page(page: Page, kept: str) -> None:
    page.add_init_script(WATCH)
    if kept:
        page.add_init_script(f"localStorage.setItem({kept!r}, '\"fast\"')")
    page.goto("")
    expect(page.locator("#app > .home")).to_be_visible()
    is_ours = kept.startswith("trick-table:")
    assert bool(page.evaluate("window.sawFirst")) is not is_ours
