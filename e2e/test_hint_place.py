"""What is told over the table, a hint or why not, lies over nothing that it may be about."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import moments, until
from e2e.support.play import await_turn
from e2e.support.sizes import seen_at
from pygame_core import Match, games

# The last one is looked at in every language.
SIZES = {"wall": (1920, 1080), "tablet": (1080, 810), "upright": (810, 1080), "phone": (375, 667)}

# What lies below the slip and could be chosen, or be named in it; and whether it is read whole.
UNDER = """() => {
  const slip = document.querySelector('.why');
  const about = '.felt :is(button, [data-card]), .hand :is(button, [data-card])';
  // To ask what lies at a point takes long. Only near a box of theirs can they be hit: as near as
  // the room for a finger goes beyond it.
  const boxes = [...document.querySelectorAll(about)]
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .map((part) => part.getBoundingClientRect());
  const meets = (box, { left, right, top, bottom }) =>
    box.left - 24 < right && left < box.right + 24
    && box.top - 24 < bottom && top < box.bottom + 24;
  const under = new Set();
  for (const part of [slip, ...slip.querySelectorAll('button')]) {
    const own = part.getBoundingClientRect();
    const { left, right, top, bottom } = own;
    const near = boxes.filter((box) => meets(box, own));
    for (let x = left + 1; x < right; x += 6) {
      for (let y = top + 1; y < bottom; y += 6) {
        const spot = { left: x, right: x, top: y, bottom: y };
        if (!near.some((box) => meets(box, spot))) continue;
        for (const each of document.elementsFromPoint(x, y)) {
          const found = each.closest(about);
          if (found) under.add(`over ${found.className} ${found.textContent.trim()}`);
        }
      }
    }
  }
  const text = slip.querySelector('.why__text');
  if (text.scrollHeight > text.clientHeight + 1) under.add(`cut off: ${text.textContent}`);
  return [...under];
}"""


@pytest.fixture
def quick(page: Page) -> Page:
    """One page for many tables, which are put on it one after the other."""
    steps.hurry(page)
    page.goto("")
    return page


def faults(page: Page, moment: str) -> list[str]:
    """What is wrong with the slip that is there, on the smallest screen in every language."""
    found = []
    looks = [("en", name) for name in SIZES] + [("de", "phone"), ("ja", "phone")]
    for language, name in looks:
        steps.set_now(page, language=language)
        for fault in seen_at(page, SIZES[name], UNDER):
            found.append(f"{moment}, {language}, {name}: {fault}")
    return found


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_a_hint_covers_nothing_that_may_be_chosen(quick: Page, game: str) -> None:
    found = []
    for moment, match in moments(game).items():
        steps.set_now(quick, language="en")
        steps.put_down(quick, match)
        steps.hush(quick)
        quick.get_by_role("button", name="Hint", exact=True).click()
        expect(quick.locator(".why--tip .why__text")).not_to_be_empty(timeout=steps.STARTED)
        found += faults(quick, moment)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["red-dragon", "sauscharf", "scharfe-schoten", "stich-meister"])
def test_why_not_covers_nothing_that_may_be_chosen(quick: Page, game: str) -> None:
    # Nobody else acts meanwhile, which would put the slip away.
    steps.put_down(quick, until(Match.new(game, seats=4, seed="why"), lambda m: m.to_act == 0))
    steps.hush(quick)
    await_turn(quick)
    # There is nothing to be taken back yet.
    quick.get_by_role("button", name="Undo").click(force=True)
    expect(quick.locator(".why")).to_be_visible()
    found = faults(quick, "why not")
    assert not found, "\n".join(found)
