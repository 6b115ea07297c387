"""The table at every size: nothing covers a card or leaves the felt, the page never scrolls."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.steps import STARTED, hurry, start_match

SIZES = {
    "tablet": (1080, 810),
    "tablet-portrait": (810, 1080),
    "phone": (390, 844),
    "small-phone": (360, 640),
    "phone-on-its-side": (844, 390),
    "laptop": (1366, 768),
    "projector": (1920, 1080),
}

# What is wrong, in words, for whatever is on the felt and in the hand now.
FAULTS = """() => {
  const box = (element) => element.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seats = all('.seat .crest, .seat b, .seat .standing, .seat .known .mini');
  const lying = all('.place .card, .hole, .lay, .market .card, .line li');
  const felt = box(document.querySelector('.felt'));
  const meet = (a, b) =>
    a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const covered = (card, x, y) => {
    const { left, top } = box(card);
    return !card.contains(document.elementFromPoint(left + x, top + y));
  };
  const name = (element) => `${element.className} ${element.dataset.card ?? ''}`;
  const faults = [];
  for (const part of seats) {
    for (const card of lying) {
      if (meet(box(part), box(card))) faults.push(`seat over ${name(card)}`);
    }
  }
  for (const part of [...seats, ...lying]) {
    const { left, right, top, bottom } = box(part);
    const out = [felt.left - left, right - felt.right, felt.top - top, bottom - felt.bottom];
    if (Math.max(...out) > 2) faults.push(`off the felt: ${name(part)}`);
  }
  for (const card of all('.hand .card')) {
    if (covered(card, 18, 24)) faults.push(`under something: ${name(card)}`);
  }
  for (const card of all('.market .card')) {
    const { width, height } = box(card);
    for (const [x, y] of [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]]) {
      if (covered(card, width * x, height * y)) faults.push(`under something: ${name(card)}`);
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push('scrolls sideways');
  if (page.scrollHeight > page.clientHeight) faults.push('scrolls down');
  return faults;
}"""


def check_all_sizes(page: Page, moment: str) -> None:
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        # The parts that measure themselves draw once more in the next frame.
        page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))"
        )
        assert page.evaluate(FAULTS) == [], f"{moment}, {size}"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nothing_covers_a_card_at_any_size(page: Page, seats: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    hurry(page)
    start_match(page, ["Anna-Katharina Müller"], seats=seats, seed="layout")
    lay = page.locator(".hand .is-legal")
    take = page.locator(".market__cards.is-open [data-card]")
    expect(lay.first).to_be_visible(timeout=STARTED)
    check_all_sizes(page, "giving")
    while not take.count():
        if page.locator(".places--give").count() and lay.count():
            lay.first.dispatch_event("click")
        page.wait_for_timeout(50)
    check_all_sizes(page, "draft")
    while page.locator(".market").count():
        if take.count():
            take.first.dispatch_event("click")
        page.wait_for_timeout(50)
    expect(lay.first).to_be_visible(timeout=STARTED)
    check_all_sizes(page, "tricks")
