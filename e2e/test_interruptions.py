"""A score sheet stays until it has been read, and a slip is taken back while others still play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.faults import check
from e2e.support.moments import before, before_the_last_card, decided
from e2e.support.play import GO_ON, await_any, replayed
from e2e.test_handover import covered_for, put_away_and_take_up
from pygame_core import Match

pytestmark = pytest.mark.moving

SHEET = ".sheet-page h1"


def with_cards(match: Match) -> bool:
    return len(match.view(0)["hand"]) > 5


def test_a_score_sheet_that_was_not_left_is_there_again_after_a_reload(page: Page) -> None:
    steps.hurry(page)
    steps.open_save(page, before_the_last_card(1))
    steps.lay(page)
    expect(page.locator(SHEET)).to_contain_text("After round 1", timeout=steps.STARTED)
    page.reload()
    expect(page.locator(SHEET)).to_contain_text("After round 1", timeout=steps.STARTED)
    page.locator(GO_ON).click()
    expect(page.locator(".hand .is-legal").first).to_be_visible(timeout=steps.STARTED)

    page.reload()
    expect(page.locator(".hand .is-legal").first).to_be_visible(timeout=steps.STARTED)
    expect(page.locator(SHEET)).to_have_count(0)


# Not for wait_for_function, to which the promise of an answer is as good as a yes.
LONGER = """async (length) => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  for (const late = performance.now() + 30_000; performance.now() < late; ) {
    if (current.value.record.doc.log.length > length) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('nothing was done');
}"""


@pytest.mark.parametrize("claims", [False, True])
def test_whoever_puts_a_shared_tablet_away_finds_the_sheet_and_then_the_cover(
    page: Page, claims: bool
) -> None:
    def last(match: Match) -> bool:
        return decided(match) if claims else len(match.view(0)["hand"]) == 2

    match = before(Match.new("red-dragon", seats=3, seed="pace"), last)
    steps.hurry(page)
    steps.open_save(page, match, ["Mei", "Hana"])
    steps.hold(page)
    if claims:
        page.get_by_role("button", name="Play out the rest").click(timeout=steps.STARTED)
        # What is put away before the engine has claimed is not claimed.
        page.evaluate(LONGER, len(match.log))
        put_away_and_take_up(page)
    else:
        while not page.locator(SHEET).count():
            if page.locator(".cover").count():
                steps.hold(page)
            elif page.locator(".hand .is-legal").count():
                hand = page.locator(".hand [data-card]")
                held = hand.count()
                steps.lay(page)
                # Until it has left the hand, another card looks as if it were to be laid.
                expect(hand).not_to_have_count(held)
            page.wait_for_timeout(100)
    expect(page.locator(SHEET)).to_contain_text("After round 1", timeout=steps.STARTED)

    put_away_and_take_up(page)
    expect(page.locator(SHEET)).to_contain_text("After round 1")
    expect(page.locator("[data-card]")).to_have_count(0)
    check(page, "a score sheet above a cover")
    page.reload()
    expect(page.locator(SHEET)).to_contain_text("After round 1", timeout=steps.STARTED)
    page.locator(GO_ON).click()
    covered_for(page, "")


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_a_slip_is_taken_back_while_others_still_answer_it(page: Page, speed: str) -> None:
    match = before(Match.new("red-dragon", seats=4, seed="slip"), with_cards)
    steps.wish(page, speed=speed, language="en")
    steps.open_save(page, match)
    cards = steps.hand(page)
    steps.lay(page)
    undo = page.get_by_role("button", name="Undo")
    expect(page.locator(".hand [data-card]")).to_have_count(len(cards) - 1)
    page.wait_for_timeout(200)
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    expect(page.locator(".hand [data-card]")).to_have_count(len(cards))
    assert steps.hand(page) == cards
    assert replayed(page).log == match.log


def test_a_full_trick_that_waits_can_be_taken_back(page: Page) -> None:
    match = before(Match.new("red-dragon", seats=3, seed="pace"), with_cards)
    steps.hurry(page)
    steps.wish(page, tap_to_go_on=True)
    steps.open_save(page, match)
    cards = steps.hand(page)
    steps.lay(page)
    expect(page.locator(".prompt__text")).to_contain_text("Tap to go on")
    page.get_by_role("button", name="Undo").click()
    assert steps.hand(page) == cards
    assert replayed(page).log == match.log


def test_whoever_lifts_the_cover_again_can_take_back_more_of_their_own(page: Page) -> None:
    """Only what others have looked behind stays."""
    match = Match.new("red-dragon", seats=3, seed="oak")
    steps.hurry(page)
    steps.open_save(page, match, ["Mei", "Hana"])
    steps.hold(page)
    cards = steps.hand(page)
    for _ in range(2):
        left = page.locator(".hand [data-card]").count()
        steps.lay(page)
        expect(page.locator(".hand [data-card]")).to_have_count(left - 1)
    put_away_and_take_up(page)
    covered_for(page, "Mei")
    steps.hold(page)
    for _ in range(2):
        left = len(steps.hand(page))
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".hand [data-card]")).to_have_count(left + 1)
    assert steps.hand(page) == cards


def test_what_cannot_be_done_now_says_why(page: Page) -> None:
    match = Match.new("red-dragon", seats=4, seed="slip")
    # The others think until somebody hurries them.
    steps.later(page)
    steps.wish(page, speed="slow", language="en")
    steps.open_save(page, match)
    steps.hand(page)
    note = page.locator(".why")
    # It looks as if it could not be tapped, and can be.
    page.get_by_role("button", name="Undo").click(force=True)
    expect(note).to_contain_text("nothing to take back yet")
    match = before(match, with_cards)
    steps.open_save(page, match)
    steps.hand(page)
    steps.lay(page)
    expect(page.locator(".seat.is-turn")).to_be_visible()
    card = steps.still(page.locator(".hand [data-card]").first)
    card.click(position={"x": 14, "y": 24}, force=True)
    expect(note).to_contain_text("’s turn")
    # The next picture is another matter.
    page.locator(".felt").click(position={"x": 300, "y": 20})
    expect(note).to_have_count(0)
    page.get_by_role("button", name="Hint").click(force=True)
    expect(note).to_contain_text("’s turn")
    await_any(page, ".hand .is-legal")
    expect(note).to_have_count(0)


# An engine that is asked for the rules by a name it does not know.
UNKNOWN = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  const call = message.call?.replace('"rules"', '"the rules"');
  post.call(this, call ? { ...message, call } : message);
};
"""


def test_what_the_engine_refuses_to_tell_is_said_and_the_match_goes_on(page: Page) -> None:
    page.add_init_script(UNKNOWN)
    steps.hurry(page)
    steps.start_match(page, ["Mei"])
    cards = steps.hand(page)
    page.get_by_role("button", name="Rules at hand").first.click()
    expect(page.locator(".toast p")).to_contain_text("could not do what the page asked")
    expect(page.locator("dialog[open]")).to_have_count(0)
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(len(cards) - 1)


# Goes to a match and away again before its lock is there; whether it is open all the same, or held.
GONE_AGAIN = """async (match) => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const request = navigator.locks.request.bind(navigator.locks);
  navigator.locks.request = async (...asked) => {
    await after(200);
    return request(...asked);
  };
  location.hash = match;
  await after(50);
  location.hash = '#/';
  await after(600);
  return [current.value !== null, (await navigator.locks.query()).held.length];
}"""


def test_a_match_that_is_left_while_it_is_looked_up_is_not_opened(page: Page) -> None:
    steps.hurry(page)
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    match = page.url.partition("#")[2]
    page.get_by_role("button", name="Leave the table").click()
    expect(page.locator("#app > .home")).to_be_visible()
    assert page.evaluate(GONE_AGAIN, f"#{match}") == [False, 0]
