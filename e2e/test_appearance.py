"""What people set for their eyes and hands, and that the table follows at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support import steps
from e2e.support.moments import before
from e2e.test_motion import COUNT_FLIGHTS, flights
from pygame_core import Match


@pytest.fixture
def table(page: Page) -> Page:
    """A table with some cards in the hand, so few that there is room for larger ones."""
    match = before(
        Match.new("red-dragon", seats=3, seed="looks"), lambda match: len(hand_of(match)) < 9
    )
    steps.hurry(page)
    steps.open_save(page, match)
    return page


def hand_of(match: Match) -> list[str]:
    hand: list[str] = match.view(0)["hand"]
    return hand


def choose(page: Page, name: str, choice: str) -> None:
    """One of a few, on the sheet of settings."""
    with_settings(page)
    group = page.get_by_role("radiogroup", name=name)
    group.get_by_text(choice, exact=True).click()
    leave_settings(page)


def turn_on(page: Page, name: str) -> None:
    """A switch, on the sheet of settings."""
    with_settings(page)
    page.get_by_role("switch", name=name).check()
    leave_settings(page)


def leave_settings(page: Page) -> None:
    """With the little table on that sheet, which looks like the one below it."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def with_settings(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()


def width(part: Locator) -> float:
    return float(part.evaluate("part => part.getBoundingClientRect().width"))


def letters(part: Locator) -> float:
    return float(part.evaluate("part => parseFloat(getComputedStyle(part).fontSize)"))


def test_cards_and_letters_become_as_large_as_wished(table: Page) -> None:
    card, words = table.locator(".hand [data-card]").first, table.locator(".prompt__text")
    others = table.locator(".seat b").first
    cards, sizes, names = [width(card)], [letters(words)], [letters(others)]
    for choice in ("Large", "Largest"):
        choose(table, "Cards in the hand", choice)
        # The hand measures itself once more.
        expect(card).not_to_have_css("width", f"{cards[-1]:g}px")
        cards.append(width(card))
        assert letters(words) == sizes[0], "cards are not letters"
    for choice in ("Large", "Largest"):
        choose(table, "Text", choice)
        sizes.append(letters(words))
        names.append(letters(others))
    for what in (cards, sizes, names):
        assert what[0] * 1.04 < what[1] < what[2] / 1.04, what
    with_settings(table)
    # The piece of the table on the sheet goes below its title, signs and all.
    covering = table.locator(".preview__hand .card__suit").first.evaluate("""(sign) => {
      const sheet = sign.closest('dialog');
      const title = sheet.querySelector('.dialog__top').getBoundingClientRect();
      sheet.scrollTop += sign.getBoundingClientRect().top - title.top - title.height / 3;
      const { left, top, width, height } = sign.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return !seen.closest('.dialog__top');
    }""")
    assert not covering


def test_for_the_left_hand_notes_and_buttons_change_sides(table: Page) -> None:
    # Nothing is as wide as the table: so each part lies at one side of its middle.
    side = """(part) => {
      const { left, right } = part.getBoundingClientRect();
      return left + right < innerWidth ? 'left' : 'right';
    }"""
    notes, hint = table.locator(".side"), table.get_by_role("button", name="Hint", exact=True)
    menu, own = table.get_by_role("button", name="Menu"), table.locator(".own .avatar")
    parts = (notes, hint, menu, own)
    assert [part.evaluate(side) for part in parts] == ["right", "right", "right", "left"]
    turn_on(table, "For the left hand")
    assert [part.evaluate(side) for part in parts] == ["left", "left", "left", "right"]


def test_more_contrast_makes_cards_white_and_the_felt_black(table: Page) -> None:
    felt, card = table.locator(".felt"), table.locator(".hand .is-legal").first
    white, black = "rgb(255, 255, 255)", "rgb(0, 0, 0)"
    expect(felt).not_to_have_css("background-color", black)
    expect(card).not_to_have_css("background-color", white)
    turn_on(table, "More contrast")
    expect(felt).to_have_css("background-color", black)
    expect(card).to_have_css("background-color", white)


@pytest.mark.moving
def test_less_motion_lets_nothing_fly(page: Page) -> None:
    page.add_init_script(COUNT_FLIGHTS)
    page.goto("")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Less motion").check()
    page.keyboard.press("Escape")
    steps.start_match(page, ["Mei"], seats=3, seed="oak")
    steps.hand(page)
    steps.lay(page)
    expect(page.locator(".lay__card")).to_have_count(1, timeout=steps.STARTED)
    assert sum(flights(page).values()) == 0
