"""The first screen: there at once, in every language, usable while the engine is still loading."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support import steps
from e2e.support.hosting import LANGUAGES
from e2e.support.sizes import seen_at


class Gate:
    """Holds requests back until it is opened."""

    def __init__(self) -> None:
        self.held: list[Route] = []
        self.is_open = False

    def __call__(self, route: Route) -> None:
        if self.is_open:
            route.continue_()
        else:
            self.held.append(route)

    def open(self) -> None:
        self.is_open = True
        for route in self.held:
            route.continue_()


@pytest.fixture
def gate(page: Page) -> Gate:
    """The engine does not start before the gate is opened."""
    gate = Gate()
    page.route("**/worker.js", lambda route: gate(route))
    return gate


def test_home_and_setup_work_before_the_engine(page: Page, gate: Gate) -> None:
    page.goto("")

    expect(page.get_by_role("progressbar")).to_be_visible()
    steps.choose_language(page, "ja")
    expect(page.get_by_role("heading", level=1)).to_have_text("トリックテーブル")
    steps.choose_language(page, "en")
    page.get_by_role("link", name="Red Dragon", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    steps.change(page)
    expect(page.get_by_text("Who sits at the table?")).to_be_visible()
    steps.seat_person(page, 2, "Mei")
    assert gate.held


def test_a_deal_waits_for_the_engine_and_starts_by_itself(page: Page, gate: Gate) -> None:
    steps.hurry(page)
    page.goto("#/setup/red-dragon")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("as soon as the engine is ready")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Play", exact=True).click()

    gate.open()
    page.wait_for_url("**/#/match/*", timeout=steps.STARTED)
    assert len(steps.hand(page)) == 15
    assert len(steps.saved_matches(page)) == 1  # what was called off has left nothing


def browser_in(language: str, title: str) -> object:
    return pytest.param(title, marks=pytest.mark.browser_context_args(locale=language), id=language)


@pytest.mark.parametrize(
    "title",
    [
        browser_in("ja-JP", "トリックテーブル"),
        browser_in("en-US", "Trick Table"),
        browser_in("la", "Trick Table"),
    ],
)
def test_the_page_speaks_the_language_of_the_browser(page: Page, title: str) -> None:
    page.goto("")

    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page).to_have_title(title)
    assert page.locator("html").get_attribute("lang") == ("en" if title.isascii() else "ja")


def test_the_chosen_language_is_remembered(page: Page) -> None:
    page.goto("")
    steps.choose_language(page, "ja")
    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text("トリックテーブル")
    expect(page.get_by_role("link", name="赤龍（レッドドラゴン）", exact=True)).to_be_visible()


def test_settings_are_remembered(page: Page) -> None:
    page.goto("")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Fast", exact=True).click()
    page.get_by_role("switch", name="Tap to go on").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
    page.reload()
    page.get_by_role("button", name="Settings").click()

    expect(page.get_by_role("radio", name="Fast")).to_be_checked()
    expect(page.get_by_role("switch", name="Tap to go on")).to_be_checked()


# What is wider than the screen (on a phone innerWidth grows with the page), or small for a finger.
MISFITS = """() => [
  ...(document.documentElement.scrollWidth > document.documentElement.clientWidth
    ? ['wider than the screen'] : []),
  ...[...document.querySelectorAll('button, .btn, .seg label, .field')]
    .filter((part) => part.checkVisibility())
    .map((part) => [part.getBoundingClientRect(), part.outerHTML.slice(0, 80)])
    .filter(([box]) => box.width && (box.width < 43.5 || box.height < 43.5))
    .map(([, html]) => html),
]"""


def test_nothing_runs_out_of_the_screen(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    misfits = []
    for language in LANGUAGES:
        page.goto("#/")
        steps.choose_language(page, language)
        for address, sight in (
            ("#/", ".tile"),
            ("#/setup/red-dragon", ".how"),
            ("#/match/none", ".message"),
        ):
            page.goto(address)
            expect(page.locator(f"#app {sight}").first).to_be_visible()
            if page.locator(".change").count():
                steps.change(page)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            for size in ((1080, 810), (810, 1080), (390, 844), (1920, 1080)):
                found = seen_at(page, size, MISFITS)
                misfits += [f"{address}, {language}, {size}: {part}" for part in found]
    assert not misfits, "\n".join(misfits)


def test_a_tap_anywhere_on_a_tile_opens_its_game(page: Page) -> None:
    page.goto("")
    for part in (".tile__art", ".tile__text"):
        page.locator("[data-game=sauscharf]").locator(part).click(force=True)
        expect(page).to_have_url(re.compile(r"#/setup/sauscharf$"))
        page.go_back()


def test_back_leaves_the_setup(page: Page) -> None:
    page.goto("")
    page.get_by_role("link", name="Red Dragon", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.go_back()

    expect(page.get_by_role("link", name="Red Dragon", exact=True)).to_be_visible()


def test_addresses_that_lead_nowhere_say_so(page: Page) -> None:
    page.goto("#/match/none")
    expect(page.get_by_role("heading", name="This match is not here")).to_be_visible()
    page.goto("#/setup/none")
    expect(page.get_by_role("heading", name="There is no such game here.")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("link", name="Red Dragon", exact=True)).to_be_visible()
