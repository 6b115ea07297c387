"""Everything by keyboard alone, and the focus is never lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e import steps
from e2e.play import CHOICES, FINAL, GO_ON, replayed
from e2e.test_reading_order import heard_meanwhile, read_in_order
from e2e.test_sauscharf import DO, GROUP, RUSH, SAUCE, SLOT

# What a person wants next: the first of these that there is. In Sauscharf a set is picked and
# laid, then a sauce or a slot is aimed at and taken.
WANTED = {
    "red-dragon": (3, [GO_ON, CHOICES]),
    "x-missions": (4, [GO_ON, CHOICES]),
    "scharfe-schoten": (4, [GO_ON, CHOICES]),
    "sauscharf": (2, [GO_ON, RUSH, f".kitchen:has(.is-chosen) {DO}", SAUCE, SLOT, DO, GROUP]),
    "stich-meister": (3, [GO_ON, CHOICES]),
}
# Which key comes next on the way to what is wanted; "" while nothing is, "over" at the end. A thing
# that Tab passes by (tabindex -1) is reached with the arrows from its neighbours.
KEY = """([wanted, final]) => {
  if (document.querySelector(final)) return 'over';
  const open = wanted
    .map((one) => [...document.querySelectorAll(one)].filter(
      (element) => !element.disabled && element.ariaDisabled !== 'true',
    ))
    .find((found) => found.length) ?? [];
  const here = document.activeElement;
  if (!open.length) return '';
  if (open.includes(here)) return 'Enter';
  const list = here.closest('ol, ul');
  return list && open.some((one) => one.tabIndex < 0 && list.contains(one)) ? 'ArrowRight' : 'Tab';
}"""
# Nothing changes until the person acts, who has a choice.
WAITING = """async () => {
  const { current } = await import(new URL('app/matches.js', document.baseURI).href);
  const { busy, view } = current.value;
  return !busy.value && view.value.legal.length > 1;
}"""
# Every so many acts the table is listened to: at other places of each round, at little cost.
LISTENING = 7


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


def done_by_the_person(page: Page) -> set[str]:
    """The verbs of whoever sits on the first seat."""
    [save] = steps.saved_matches(page)
    acted = zip(save["page"]["actors"], save["log"], strict=True)
    return {action.split()[0] for actor, action in acted if int(actor) == 0}


@pytest.mark.parametrize("game", WANTED)
def test_a_whole_match_by_keyboard_alone(page: Page, game: str) -> None:
    seats, wanted = WANTED[game]
    steps.hurry(page)
    page.goto(f"#/setup/{game}")
    page.locator(".seatrow").first.wait_for()
    if page.locator(".seatrow").count() != seats:
        tab_to(page, "input[name=seats]")
    while (before := page.locator(".seatrow").count()) != seats:
        page.keyboard.press("ArrowRight")
        expect(page.locator(".seatrow")).not_to_have_count(before)
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    page.locator(".hand [data-card]").first.wait_for(timeout=steps.STARTED)

    way = acts = 0
    while (key := page.evaluate(KEY, [wanted, FINAL])) != "over":
        if not key:
            page.wait_for_timeout(20)
            continue
        if key == "Enter" and page.evaluate(WAITING):
            if acts % LISTENING == 0:
                read_in_order(page)
                heard_meanwhile(page)
            acts += 1
        page.keyboard.press(key)
        way = 0 if key == "Enter" else way + 1
        assert way < 80, "the keyboard does not reach what is wanted"
        if key == "Enter":
            page.wait_for_timeout(30)
    assert replayed(page).is_over
    if game == "scharfe-schoten":
        assert "rack" in done_by_the_person(page)


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
