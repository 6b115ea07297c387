"""Narrow pages: every button has room for its words, figures stand apart, and no word is broken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.hosting import LANGUAGES
from e2e.support.moments import before
from e2e.support.sizes import seen_at
from e2e.support.steps import IMPORT, STARTED, hurry, put_down, set_now
from pygame_core import Match

WIDTHS = [320, 360, 384, 390, 430]
TEXT_SIZES = ("normal", "large", "largest")


def in_all_words(page: Page) -> Iterator[str]:
    """The page in each language, with letters of each size."""
    for language, text_size in product(LANGUAGES, TEXT_SIZES):
        set_now(page, language=language, text_size=text_size)
        yield f"{language}, {text_size}"


def told(faults: list[str]) -> str:
    return "\n".join(faults)


def finished() -> Match:
    match = Match.new("red-dragon", seats=3, seed="pine")
    while match.to_act is not None:
        match.apply(match.legal_actions()[0])
    return match


# Buttons whose words are wider than they are, that leave the screen or lie on each other; words of
# the heading that are broken.
CRAMPED = r"""() => {
  const faults = [];
  const buttons = [...document.querySelectorAll('.saved .btn')].map((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return [button.textContent, button.getBoundingClientRect(), words.getBoundingClientRect()];
  });
  for (const [at, [name, box, words]] of buttons.entries()) {
    if (words.left < box.left || words.right > box.right) faults.push(`too narrow: ${name}`);
    if (box.left < 0 || box.right > document.documentElement.clientWidth)
      faults.push(`off the screen: ${name}`);
    for (const [other, { left, right, top, bottom }] of buttons.slice(at + 1)) {
      const isBeside = left > box.right - 1 || right < box.left + 1;
      if (!isBeside && top < box.bottom - 1 && box.top < bottom - 1) {
        faults.push(`${name} on ${other}`);
      }
    }
  }
  const letters = document.querySelector('h1').firstChild;
  for (const { 0: word, index } of letters.data.matchAll(/[^\s]+/g)) {
    const range = document.createRange();
    range.setStart(letters, index);
    range.setEnd(letters, index + word.length);
    if (range.getClientRects().length > 1) faults.push(`broken: ${word}`);
  }
  return faults;
}"""


def test_the_list_has_room_for_a_finished_match_on_every_phone(page: Page) -> None:
    page.goto("")
    file = steps.file_payload("match.json", json.dumps(finished().save()))
    page.locator(IMPORT).set_input_files(file, timeout=STARTED)
    expect(page.locator(".saved a")).to_have_count(1, timeout=STARTED)
    page.goto("#/matches")
    expect(page.locator(".saved a")).to_have_count(2)
    faults = [
        f"{words}, {width}: {fault}"
        for words in in_all_words(page)
        for width in WIDTHS
        for fault in seen_at(page, (width, 700), CRAMPED)
    ]
    assert not faults, told(faults)


COUNT = """async () => {
  const { results } = await import(new URL('app/inside.js', document.baseURI).href);
  results.value = Array.from({ length: 120 }, (_, at) => ({
    match: `m${at}-00000000`, game: 'red-dragon', ended: at, seats: 3, against: 'master',
    people: [{ name: 'Mei', place: 1, score: 1067, won: at < 100, helped: false }],
  }));
}"""

# The room between what stands side by side in a row.
GAPS = """(part) => [...document.querySelectorAll(`.statistics__table ${part} tr`)]
  .filter((row) => row.children.length > 1)
  .flatMap((row) => {
    const cells = [...row.children].slice(0, 5).map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getBoundingClientRect();
    });
    const end = { left: row.getBoundingClientRect().right + 9 };
    return [...cells.slice(1), end].map(({ left }, at) => left - cells[at].right);
  })"""


def test_figures_of_the_statistics_stand_apart_on_every_phone(page: Page) -> None:
    page.goto("#/statistics")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(COUNT)
    faults = []
    for words in in_all_words(page):
        for width in WIDTHS:
            body, head = (seen_at(page, (width, 700), GAPS, part) for part in ("tbody", "thead"))
            # More than between a figure and its percentage.
            if min(body) < 8 or min(head) <= 2:
                faults.append(f"{words}, {width}: {body}, {head}")
    assert not faults, told(faults)


# The names of all missions, one after the other where the own one stands; those that are cut off.
CUT_OFF = """async () => {
  const { t } = await import(new URL('app/inside.js', document.baseURI).href);
  const place = document.querySelector('.mission-note__row b');
  const titles = Array.from({ length: 10 }, (_, at) => t(`x-missions-item-mission-${at}`));
  return titles.filter((title) => {
    place.firstChild.data = title;
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = place;
    return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  });
}"""


def test_the_name_of_the_own_mission_is_never_cut_off(page: Page) -> None:
    hurry(page)
    page.goto("")
    match = before(Match.new("x-missions", seats=4, seed="elm"), lambda _: True)
    faults = []
    for words in in_all_words(page):
        # Anew: the names have been written over the own one.
        put_down(page, match)
        for size in ((360, 640), (390, 844), (844, 390), (667, 375), (810, 1080)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(page.locator(".mission-note__row b")).to_be_visible()
            cut = seen_at(page, size, CUT_OFF)
            faults += [f"{words}, {size}: {name}" for name in cut]
    assert not faults, told(faults)


# Lines that begin with the number of the word before, with what belongs to a bracket, with a point.
BROKEN = r"""() => {
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.parentElement.checkVisibility()) continue;
    const top = (at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    for (const { index, 0: pair } of text.data.matchAll(
      /[ァ-ヺー]\u2060?\d|[）」%]\u2060?[ぁ-ゖ]|\S\s·/g
    )) {
      if (top(index + pair.length - 1) > top(index) + 8) {
        faults.push(text.data.slice(Math.max(0, index - 9), index + 9));
      }
    }
  }
  return faults;
}"""


def test_no_line_of_japanese_begins_with_the_end_of_a_word(page: Page) -> None:
    hurry(page, language="ja")
    page.goto("#/setup/sauscharf")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/#/match/*", timeout=STARTED)
    page.get_by_role("button", name="ルール早見", exact=True).click()
    expect(page.locator("dialog[open] h2").first).to_be_visible()
    faults = [
        f"{width}: {fault}"
        for width in range(320, 560, 8)
        for fault in seen_at(page, (width, 800), BROKEN)
    ]
    assert not faults, told(faults)


def test_what_joins_a_line_is_drawn_and_not_kept(page: Page) -> None:
    hurry(page, language="ja")
    steps.open_setup(page)
    page.locator("#seed").fill("クラス\u20603")
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/#/match/*", timeout=STARTED)
    expect(page.locator(".own b")).to_have_text("プレイヤー\u20601", timeout=STARTED)
    [saved] = steps.saved_matches(page)
    assert (saved["seed"], saved["page"]["players"][0]["name"]) == ("クラス3", "プレイヤー1")
