"""Everything by keyboard alone, and the focus is never lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e import steps


def tab_to(page: Page, wanted: str) -> None:
    """Tab until the focused thing matches the selector."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab never came to {wanted}")


def test_from_home_to_the_first_cards_by_keyboard(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(page, ".tile a")
    ring = page.evaluate("getComputedStyle(document.activeElement.closest('.tile')).outlineStyle")
    assert ring == "solid"
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="Red Dragon")).to_be_focused()
    tab_to(page, "input[name=seats]")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".seatrow")).to_have_count(3)
    tab_to(page, "input.field")
    page.keyboard.type("Mei")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")

    assert len(steps.hand(page)) == 20
    tab_to(page, ".hand [data-card]")
    for left in (19, 18):
        page.keyboard.press("Enter")
        expect(page.locator(".hand [data-card]")).to_have_count(left)
        expect(page.locator(".hand [data-card]:focus")).to_have_count(1)


def test_dialogs_take_the_focus_and_give_it_back(page: Page) -> None:
    page.goto("")
    tab_to(page, ".top button")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    tab_to(page, "input[name=settings-speed]")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Fast")).to_be_checked()
    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Settings")).to_be_focused()
