"""No screen has a fault that axe can find: in the light, in the dark, with more contrast. Nor does
it show a drawing that would have to be fetched, or is none.

A new screen is one more line in `SCREENS`, a new game is covered without any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from e2e import steps
from e2e.moments import before_the_last_card
from e2e.play import FINAL, GO_ON
from pygame_core import Match, games

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "more contrast": {"color_scheme": "light", "contrast": "more"},
    "more contrast in the dark": {"color_scheme": "dark", "contrast": "more"},
}

ARRIVE = """() => document.getAnimations()
  .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
  .forEach((each) => each.finish())"""
# Only colours differ from one look to the next.
COLOURS = {"runOnly": ["color-contrast"]}
ABSENT_DRAWINGS = """() => [...document.querySelectorAll('use')]
  .map((drawing) => drawing.getAttribute('href'))
  .filter((href) => !document.querySelector(`.symbols > symbol${href}`))"""


def check(page: Page, screen: str) -> None:
    """All that is wrong with what the page shows now."""
    found = [f"{screen}: no drawing {href}" for href in page.evaluate(ABSENT_DRAWINGS)]
    for look, media in LOOKS.items():
        page.emulate_media(reduced_motion="reduce", **media)
        # Colours that change over a moment are looked at when they have.
        page.evaluate(ARRIVE)
        options = None if look == "light" else COLOURS
        for fault in Axe().run(page, options=options).response["violations"]:
            nodes = [node["target"] for node in fault["nodes"][:4]]
            found.append(f"{screen}, {look}: {fault['id']} ({fault['help']}) at {nodes}")
    page.emulate_media(reduced_motion="reduce", **LOOKS["light"])
    assert not found, "\n".join(found)


def at(address: str, sight: str) -> Callable[[Page], None]:
    """The screen at an address, once this is to be seen."""

    def show(page: Page) -> None:
        page.goto(address)
        expect(page.locator(sight).first).to_be_visible(timeout=steps.STARTED)

    return show


def opened(address: str, button: str, sight: str = "dialog[open]") -> Callable[[Page], None]:
    """What this button opens there."""

    def show(page: Page) -> None:
        page.goto(address)
        page.locator(button).first.click(timeout=steps.STARTED)
        expect(page.locator(sight).first).to_be_visible(timeout=steps.STARTED)

    return show


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": at("#/", ".tile"),
    "settings": opened("#/", ".top button"),
    "code entry": opened("#/", "button:has-text('code')"),
    "set-up": at("#/setup/stich-meister", ".seatrow"),
    "about": at("#/about", ".panel"),
    "statistics": at("#/statistics", "h1"),
    "class": at("#/class", "h1"),
    "lessons": at("#/lesson", "h1"),
    "a lesson": at("#/lesson/red-dragon", ".hand"),
    "no match": at("#/match/none", "h1"),
    "a match that is taken in": at("#/take/TT1.rubbish", "h1"),
    "a game that is added": at("#/add", "h1"),
}


@pytest.fixture
def quick(page: Page) -> Page:
    steps.hurry(page)
    page.emulate_media(reduced_motion="reduce")
    return page


def test_the_pages_around_the_table(quick: Page) -> None:
    for screen, show in SCREENS.items():
        show(quick)
        check(quick, screen)
        quick.keyboard.press("Escape")


# The contrast of a button's words and its body, as WCAG counts it; axe leaves out what is disabled.
CONTRAST = """(button) => {
  const { color, backgroundColor, opacity } = getComputedStyle(button);
  const light = (text) => {
    const [red, green, blue] = text.match(/[\\d.]+/g).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, bright] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
  return opacity * ((bright + 0.05) / (dark + 0.05));
}"""


def test_what_cannot_be_pressed_now_can_still_be_read(quick: Page) -> None:
    SCREENS["code entry"](quick)
    button = quick.locator("dialog .btn--accent")
    expect(button).to_be_disabled()
    for look, media in LOOKS.items():
        quick.emulate_media(reduced_motion="reduce", **media)
        quick.evaluate(ARRIVE)
        assert button.evaluate(CONTRAST) >= 4.5, look


def moments(game: str) -> Iterator[Match]:
    """The first time that seat 0 is to act in each phase, and one in the middle of the tricks."""
    [info] = [info for info in games() if info.id == game]
    match, rng, met = Match.new(game, seats=info.seats[-1], seed="axe"), Random(2), set()
    while match.to_act is not None and len(match.log) < 120:
        view = match.view(match.to_act)
        moment = (view["phase"], bool(view["trick"] and view["last_trick"]))
        if match.to_act == 0 and moment not in met:
            met.add(moment)
            yield match.clone()
        match.apply(rng.choice(match.legal_actions()))


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_the_table_in_every_phase(quick: Page, game: str) -> None:
    for match in moments(game):
        steps.open_save(quick, match)
        # The note that a match came in.
        expect(quick.locator(".toast p")).to_have_count(0, timeout=15_000)
        check(quick, f"{game}, {match.view(0)['phase']}")


def test_what_opens_over_the_table(quick: Page) -> None:
    *_, match = moments("stich-meister")
    steps.open_save(quick, match)
    for name in ("Rules", "Menu", "Hint", "Rule lens"):
        quick.get_by_role("button", name=name).first.click()
        expect(quick.locator("dialog[open]")).to_be_visible()
        check(quick, name)
        quick.keyboard.press("Escape")
        expect(quick.locator("dialog[open]")).to_have_count(0)
    quick.locator(".hand [aria-disabled=true]").first.dispatch_event("click")
    expect(quick.locator(".why")).to_be_visible()
    check(quick, "why not")
    quick.get_by_role("button", name="Menu").click()
    quick.get_by_role("button", name="Open all hands").click()
    check(quick, "warning before the hands are opened")
    quick.locator("dialog .btn--accent").click()
    expect(quick.locator(".odds .note").first).to_be_visible()
    check(quick, "open hands")


def test_sheets_and_covers(quick: Page) -> None:
    steps.open_save(quick, before_the_last_card(rounds=3))
    steps.lay(quick)
    expect(quick.locator(GO_ON)).to_be_visible(timeout=steps.STARTED)
    check(quick, "score sheet")
    quick.locator(GO_ON).click()
    expect(quick.locator(FINAL)).to_be_visible(timeout=steps.STARTED)
    check(quick, "final sheet")
    quick.locator("a[href^='#/review/']").click()
    expect(quick.get_by_role("heading", level=1)).to_be_visible()
    check(quick, "review")
    steps.start_match(quick, ["Mei", "Ken"])
    expect(quick.locator(".cover")).to_be_visible(timeout=steps.STARTED)
    check(quick, "cover")
