"""What the score sheet says, wherever it is read: after a round, at the end of the match."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e import steps
from e2e.doing import do
from e2e.moments import before_the_last_sheets
from e2e.play import FINAL, GO_ON

FOOTNOTES = ".sheet > .sheet__foot"
SMALL_FIGURES = "Small figures: all points so far."


def footnotes(page: Page) -> list[str]:
    return page.locator(FOOTNOTES).all_inner_texts()


def test_the_final_sheet_has_the_footnotes_of_whichever_round_is_open(page: Page) -> None:
    steps.hurry(page)
    match = before_the_last_sheets("x-missions")
    steps.open_save(page, match)
    do(page, match.legal_actions()[0])
    go_on = page.locator(GO_ON)
    expect(go_on).to_be_visible(timeout=steps.STARTED)
    newest = footnotes(page)
    go_on.click()
    expect(page.locator(FINAL)).to_be_visible(timeout=steps.STARTED)
    assert footnotes(page) == newest
    assert newest[0].startswith("There was no trump, so mission 3 paid 12.")
    assert newest[1:] == [SMALL_FIGURES]
    second = page.get_by_role("button", name="Round 2", exact=True)
    second.click()
    expect(page.locator(FOOTNOTES).first).to_contain_text("Trump was Green.")
    second.click()
    expect(page.locator(FOOTNOTES)).to_have_text([SMALL_FIGURES])
