"""Open hands on a projector: large enough for the last row of a class-room, in every game."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support.steps import STARTED, hurry, put_down
from pygame_core import Match, games

# In pixels of a projector's 1080: about a fortieth of the picture's height.
LEGIBLE = 26

CROWDS = {game.id: sorted({game.seats[0], game.seats[-1]}) for game in games()}

# What is wrong, in words, for whatever lies open now.
FAULTS = """(legible) => {
  // Nothing moves meanwhile, so each is measured once.
  const boxes = new Map();
  const box = (element) =>
    boxes.get(element) ?? boxes.set(element, element.getBoundingClientRect()).get(element);
  const all = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const meet = (a, b) =>
    a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const within = (a, b) =>
    a.left > b.left - 2 && a.right < b.right + 2 && a.top > b.top - 2 && a.bottom < b.bottom + 2;
  const name = (element) => `${element.className} ${element.textContent.trim().slice(0, 40)}`;
  const clips = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX !== 'visible' || overflowY !== 'visible';
  };
  const faults = [];

  const figures = all('.odds__seat :is(.odd, .odds__who b, .card__index b)');
  const small = figures
    .map((figure) => [Number.parseFloat(getComputedStyle(figure).fontSize), name(figure)])
    .filter(([size]) => size < legible);
  for (const [size, what] of small) faults.push(`${size} px: ${what}`);

  const cards = all('.open-hand__cards .card');
  const parts = all('.odds__who, .open-hand__cards .odd, .open-hand__words button');
  for (const [at, one] of parts.entries()) {
    for (const other of [...parts.slice(at + 1), ...cards]) {
      if (meet(box(one), box(other))) faults.push(`${name(one)} over ${name(other)}`);
    }
  }
  for (const part of [...parts, ...cards]) {
    const seat = box(part.closest('.odds__seat'));
    if (!within(box(part), seat)) faults.push(`out of its place: ${name(part)}`);
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const seat of all('.odds__seat')) {
    if (!within(box(seat), screen)) faults.push(`off the screen: ${name(seat)}`);
  }
  // Whatever a hand shares a card with, its number and its symbol are seen whole.
  for (const card of cards) {
    for (const mark of all('.card__index b, .card__index .sym', card)) {
      const { left, right, top, bottom } = box(mark);
      const corners = [left + 1, right - 1].flatMap((x) => [[x, top + 1], [x, bottom - 1]]);
      if (corners.some(([x, y]) => !card.contains(document.elementFromPoint(x, y)))) {
        faults.push(`under something: ${name(mark)} of ${name(card)}`);
      }
    }
  }

  // Nothing of the notes is cut off by any of the boxes around it. Older news give way to new ones.
  const side = document.querySelector('.odds__side');
  for (const part of [side, ...all('*', side)]) {
    if (part.closest('.sr, svg') || part.matches('.odds__news li:not(:first-child)')) continue;
    const text = [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!text && !part.matches('.card, .note, .felt')) continue;
    for (let around = part.parentElement; side.contains(around); around = around.parentElement) {
      const cut = clips(around) && !within(box(part), box(around));
      if (cut) faults.push(`cut off by ${around.className}: ${name(part)}`);
    }
    const short = clips(part) && part.scrollWidth > part.clientWidth + 2;
    if (short) faults.push(`cut short: ${name(part)}`);
  }
  for (const one of all(':scope > *, .note > *', side)) {
    const others = [...one.parentElement.children].filter((other) => other !== one);
    const lies = others.some((other) => meet(box(one), box(other)));
    if (lies) faults.push(`under another: ${name(one)}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push('scrolls sideways');
  if (page.scrollHeight > page.clientHeight) faults.push('scrolls down');
  return faults;
}"""

# What comes of it once somebody is sure.
OPEN = """async () => {
  const { openHands } = await import(new URL('app/inside.js', document.baseURI).href);
  openHands();
}"""


def moments(game: str, seats: int) -> list[Match]:
    """The first decision; one with cards on the table, and hands still long."""
    match, rng = Match.new(game, seats=seats, seed="oak"), Random(1)
    first = Match.load(match.save())
    while len(match.log) < 30 if game == "sauscharf" else not match.view(0)["last_trick"]:
        match.apply(rng.choice(match.legal_actions()))
    return [first, match]


@pytest.mark.device("projector")
def test_open_hands_are_read_from_the_last_row(page: Page, subtests: pytest.Subtests) -> None:
    hurry(page)
    page.goto("")
    is_asked = False
    for game, crowds in CROWDS.items():
        for match in [match for seats in crowds for match in moments(game, seats)]:
            seats = match.seats
            with subtests.test(game, seats=seats, phase=match.view(0)["phase"]):
                put_down(page, match)
                if not is_asked:
                    page.get_by_role("button", name="Menu").click()
                    page.get_by_role("button", name="Open all hands").click()
                    page.locator("dialog .btn--accent").click()
                    is_asked = True
                else:
                    page.evaluate(OPEN)
                expect(page.locator(".odds__seat")).to_have_count(seats, timeout=STARTED)
                expect(page.locator(".is-turn .is-best")).to_be_visible(timeout=STARTED)
                expect(page.locator(".toast p")).to_have_count(0)
                assert page.evaluate(FAULTS, LEGIBLE) == []
