"""Everything by keyboard alone, and the focus is never lost."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import before_the_end, near_the_end, phase, phases, until
from e2e.support.play import CHOICES, FINAL, GO_ON
from e2e.test_reading_order import heard_meanwhile, read_in_order
from e2e.test_sauscharf import DO, GROUP, RUSH, SAUCE, SLOT
from pygame_core import Match

# What a person wants next: the first of these that there is. In Sauscharf a set is picked and
# laid, then a sauce or a slot is aimed at and taken.
WANTED = {
    "red-dragon": (3, [GO_ON, CHOICES]),
    "x-missions": (4, [GO_ON, CHOICES]),
    "scharfe-schoten": (4, [GO_ON, CHOICES]),
    "sauscharf": (2, [GO_ON, RUSH, f".kitchen:has(.is-chosen) {DO}", SAUCE, SLOT, DO, GROUP]),
    "stich-meister": (3, [GO_ON, CHOICES]),
}
# Which key comes next on the way to what is wanted, as soon as anything is, or "over"; and whether
# nothing changes until the person acts, who has a choice. A thing that Tab passes by (tabindex -1)
# is reached with the arrows from its neighbours. Pauses are cut short as by a tap.
KEY = """async ([wanted, final, length]) => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  const { busy, sheet, view, record } = current.value;
  await new Promise(requestAnimationFrame);
  for (const late = performance.now() + 30_000; performance.now() < late; ) {
    const isFar = record.doc.log.length > length;
    if (isFar || document.querySelector(final)) return ['over', false];
    const open = wanted
      .map((one) => [...document.querySelectorAll(one)].filter(
        (element) => !element.disabled && element.ariaDisabled !== 'true',
      ))
      .find((found) => found.length);
    if (open) {
      const here = document.activeElement;
      const isWaiting = !busy.value && view.value.legal.length > 1;
      if (open.includes(here)) return ['Enter', isWaiting];
      const list = here.closest('ol, ul');
      const isNear = list && open.some((one) => one.tabIndex < 0 && list.contains(one));
      return [isNear ? 'ArrowRight' : 'Tab', isWaiting];
    }
    if (!sheet.value) current.value.goOn();
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error('nothing is wanted any more');
}"""
# Every so many acts the table is listened to: at other places of each round, at little cost.
LISTENING = 2


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
    tab_to(page, ".change > summary")
    page.keyboard.press("Enter")
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


def by_keyboard(page: Page, game: str, actions: int = 9999) -> None:
    """Plays on until there are so many actions in the match, or all of it is over."""
    _, wanted = WANTED[game]
    way = acts = 0
    while True:
        key, is_waiting = page.evaluate(KEY, [wanted, FINAL, actions])
        if key == "over":
            return
        if key == "Enter" and is_waiting:
            if acts % LISTENING == 0:
                read_in_order(page)
                heard_meanwhile(page)
            acts += 1
        page.keyboard.press(key)
        way = 0 if key == "Enter" else way + 1
        assert way < 80, "the keyboard does not reach what is wanted"


def asked_in(wanted: str, game: str, seats: int) -> Match:
    """Seat 0 is to act in this phase."""
    for at in range(50):
        with suppress(AssertionError):
            fresh = Match.new(game, seats=seats, seed=f"keys {at}")
            return until(fresh, lambda match: match.to_act == 0 and phase(match) == wanted)
    raise AssertionError(f"{game} never comes to {wanted}")


@pytest.mark.parametrize("game", WANTED)
def test_from_the_set_up_to_the_result_by_keyboard_alone(page: Page, game: str) -> None:
    """The deal and the first acts; the last round's, with the sheet before it; the last acts, with
    the result; then what nobody was asked there."""
    seats, _ = WANTED[game]
    steps.hurry(page)
    page.goto(f"#/setup/{game}")
    tab_to(page, ".change > summary")
    page.keyboard.press("Enter")
    page.locator(".seatrow").first.wait_for()
    if page.locator(".seatrow").count() != seats:
        tab_to(page, "input[name=seats]")
    while (before := page.locator(".seatrow").count()) != seats:
        page.keyboard.press("ArrowRight")
        expect(page.locator(".seatrow")).not_to_have_count(before)
    tab_to(page, "#seed")
    page.keyboard.type("keys")
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    page.locator(".hand [data-card]").first.wait_for(timeout=steps.STARTED)

    asked: set[str] = set()
    by_keyboard(page, game, actions=2 * seats)
    for late, more in (near_the_end(game, seats), 4 * seats), (before_the_end(game, seats), 9999):
        steps.put_down(page, late)
        by_keyboard(page, game, actions=len(late.log) + more)
        match = Match.load(steps.saved_here(page))
        met = [past for past, _ in match.replay()][len(late.log) :]
        asked |= {phase(past) for past in met if past.to_act == 0}
    assert match.is_over

    # What nobody was asked so far.
    for other in sorted(phases(game) - asked):
        steps.put_down(page, match := asked_in(other, game, seats))
        by_keyboard(page, game, actions=len(match.log) + 2 * seats)
        assert len(steps.saved_here(page)["log"]) > len(match.log)


def test_notes_that_do_not_fit_beside_the_table_can_be_scrolled(page: Page) -> None:
    steps.hurry(page)
    page.set_viewport_size({"width": 1080, "height": 620})
    page.goto("#/lesson/scharfe-schoten")
    notes = page.get_by_role("complementary", name="Beside the table")
    # Some browsers would come to what scrolls by themselves, others only by this.
    expect(notes).to_have_attribute("tabindex", "0", timeout=steps.STARTED)
    tab_to(page, "aside")
    page.keyboard.press("End")
    expect(notes.get_by_role("row").last).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 1080, "height": 810})
    expect(notes).not_to_have_attribute("tabindex", "0")
