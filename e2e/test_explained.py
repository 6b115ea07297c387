"""Whoever plays a game for the first time has what is new explained, and is told the aim."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import before_the_last_card
from e2e.support.play import CHOICES, await_any, step
from pygame_core import Match

pytestmark = pytest.mark.moving

AIM = ".prompt__aim"
NEW = ".prompt__aim.is-new"


GO_ON = ".acts .btn--accent"


def go_on(page: Page) -> None:
    """Until something is to be decided: what waits to be seen is seen."""
    while True:
        await_any(page, f"{CHOICES}, {GO_ON}")
        if not page.locator(GO_ON).count():
            return
        page.locator(GO_ON).click()


@pytest.mark.novice
def test_a_kind_of_decision_is_explained_once_and_then_what_it_is_about(page: Page) -> None:
    steps.hurry(page)
    steps.open_save(page, Match.new("red-dragon", seats=3, seed="oak"))
    expect(page.locator(NEW)).to_contain_text("Get rid of cards you do not want")
    while not page.locator(".market").count():
        assert step(page)
        go_on(page)
    expect(page.locator(NEW)).to_contain_text("You must take one")

    # Not in this match again, nor in another one.
    steps.open_save(page, Match.new("red-dragon", seats=3, seed="elm"))
    expect(page.locator(AIM)).to_contain_text("goes to the centre")
    expect(page.locator(NEW)).to_have_count(0)


@pytest.mark.novice
def test_in_the_first_match_of_a_game_a_trick_waits_for_a_tap(page: Page) -> None:
    match = before_the_last_card(3)
    steps.hurry(page)
    steps.open_save(page, match)
    assert step(page)
    await_any(page, GO_ON)
    expect(page.locator(".prompt__text")).to_contain_text("takes the trick")
    page.get_by_role("button", name="Go on").click()
    while step(page):
        pass

    # Once a match has been played to its end, a trick goes by.
    steps.open_save(page, match)
    while step(page):
        pass


@pytest.mark.novice
def test_whoever_wants_no_explanations_has_none_and_may_have_them_again(page: Page) -> None:
    steps.hurry(page)
    steps.open_save(page, Match.new("x-missions", seats=4, seed="oak"))
    steps.set_now(page, explains=False)
    expect(page.locator(NEW)).to_have_count(0)
    expect(page.locator(AIM)).to_contain_text("A mission pays only if you do it")
    steps.set_now(page, explains=True)
    expect(page.locator(NEW)).to_contain_text("Choose what you can do with this hand")
