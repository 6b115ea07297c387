"""Names without a space, as long as they may be, make nothing on a phone wider than it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support import steps
from e2e.support.hosting import DIST
from e2e.support.letters import OUTSIDE
from e2e.support.sizes import seen_at
from pygame_core import Match

SIZES = [(320, 640), (375, 667), (667, 375)]
# As long as the name of a game and of a player may be, the word of a deal, and a name in a line
# with a result.
GAME, PLAYER, WORD, PUPIL = "W" * 40, "W" * 16, "w" * 60, "W" * 250
# By which letters they are known.
NAMES = ["w{9}", ""]

# A match that has ended, of a person of this name.
COUNT = """async (name) => {
  const { results } = await import(new URL('app/inside.js', document.baseURI).href);
  results.value = [{
    match: 'm-00000000', game: 'red-dragon', ended: 1, seats: 3, against: 'master',
    people: [{ name, place: 1, score: 1067, won: true, helped: false }],
  }];
}"""


@pytest.fixture(autouse=True)
def renamed(page: Page) -> None:
    """Red Dragon is called so, as a game that somebody has added may be."""

    def answer(route: Route) -> None:
        text = (DIST / "locales" / "en.ftl").read_text(encoding="utf-8")
        assert "game-red-dragon = Red Dragon\n" in text
        route.fulfill(body=text.replace("= Red Dragon\n", f"= {GAME}\n"), content_type="text/plain")

    page.route("**/locales/en.ftl", answer)
    steps.hurry(page)


@pytest.fixture
def look(page: Page) -> Iterator[Callable[[str], None]]:
    """Looks at a screen; what is wrong with any of them is told in the end."""

    def look(screen: str) -> None:
        for size in SIZES:
            found.extend(
                f"{screen} at {size}: {fault}" for fault in seen_at(page, size, OUTSIDE, NAMES)
            )

    found: list[str] = []
    yield look
    assert not found, "\n".join(found)


def put_down(page: Page, match: Match) -> None:
    """With such names at all seats."""
    save = match.save()
    save["page"] = {
        "players": [
            {"name": PLAYER, "kind": "computer" if seat else "human", "level": "beginner"}
            for seat in range(match.seats)
        ]
    }
    page.evaluate(steps.PUT_DOWN, save)
    expect(page.locator(".hand, .sheet-page--final").first).to_be_visible(timeout=steps.STARTED)


def played(actions: int | None) -> Match:
    match = Match.new("red-dragon", seats=6, seed=WORD[:20])
    while match.to_act is not None and (actions is None or len(match.log) < actions):
        match.apply(match.legal_actions()[0])
    return match


def test_around_a_match(page: Page, look: Callable[[str], None]) -> None:
    steps.open_setup(page)
    steps.choose_seats(page, 6)
    for number in range(1, 7):
        steps.seat_person(page, number, PLAYER)
    page.locator("#seed").fill(WORD)
    look("setup")
    steps.deal(page)
    expect(page.locator(".cover")).to_be_visible(timeout=steps.STARTED)
    look("cover")
    page.goto("#/")
    expect(page.locator(".saved--last")).to_be_visible()
    look("home")
    page.goto("#/matches")
    look("matches")
    page.get_by_role("button", name="Delete").click()
    look("delete")
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    page.goto(f"#game=red-dragon&seed={WORD[:32]}")
    expect(page.locator(".offer-card h1")).to_be_visible()
    look("link")
    page.goto("#/lesson")
    expect(page.locator("main h1")).to_be_visible()
    look("lessons")


def test_at_the_table(page: Page, look: Callable[[str], None]) -> None:
    page.goto("")
    steps.wait_for_engine(page)
    put_down(page, played(90))
    steps.hand(page)
    look("table")
    page.get_by_role("button", name="Menu").click()
    look("menu")
    page.get_by_role("dialog").get_by_role("button", name="Score sheet").click()
    look("score sheet")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".why--tip .why__text")).not_to_be_empty()
    look("hint")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Open all hands").click()
    page.get_by_role("dialog").get_by_role("button", name="Open").click()
    expect(page.locator(".odds")).to_be_visible()
    look("open hands")


def test_after_a_match(page: Page, look: Callable[[str], None]) -> None:
    page.goto("")
    steps.wait_for_engine(page)
    put_down(page, played(None))
    look("final")
    page.locator(".sheet-page--final .btn", has=page.locator('use[href="#i-qr"]')).click()
    code = page.locator("#result-code")
    expect(code).to_be_visible()
    line = code.input_value()
    look("result")
    page.locator('a[href*="review"]').click()
    expect(page.locator(".review h1")).to_be_visible()
    look("review")
    page.goto("#/statistics")
    page.evaluate(COUNT, PLAYER)
    expect(page.locator(".statistics__table").first).to_be_visible()
    look("statistics")
    page.goto("#/class")
    page.get_by_role("radiogroup", name="For a class").get_by_text("Add up results").click()
    page.get_by_label("Result codes, one per line").fill(line.replace(PLAYER, PUPIL))
    expect(page.locator(".class__joined")).to_be_visible()
    look("class")
