"""Every sign of a suit, however small, tells it by shape and by letter: colours help nobody who
cannot tell them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support.moments import before_the_last_sheets, first_deal, phase, table, until
from e2e.support.sizes import seen_at
from e2e.support.steps import hurry, hush, lay, put_down, wish
from pygame_core import Match

SIZES = [(1080, 810), (810, 1080), (1366, 768), (390, 844), (360, 640), (844, 390), (667, 375)]

# What is wrong, in words. The large picture of a card has its small sign beside it, and where a
# suit is named in a sentence its word follows the shape.
FAULTS = """() => {
  const suits = `flame drop leaf sun chili pepper mustard wasabi tri disc dia sq fan coin koi
    gate`.split(/\\s+/);
  const chips = `.mini, .fan > i, .cap__one, .suits__one, .card, .pile--empty, .tile-spice__face,
    .trump-card, .strength__colours li`;
  const box = (element) => element.getBoundingClientRect();
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true });
  const sticksOut = (a, b) => Math.max(
    b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom,
  );
  const faults = [];
  for (const use of document.querySelectorAll('svg use')) {
    const shape = use.ownerSVGElement;
    if (!suits.includes(use.getAttribute('href').slice(1)) || !isSeen(shape)) continue;
    if (shape.closest('.card__art, .rules__suit, .pill')) continue;
    if (!shape.closest('.sign')) faults.push(`no letter: ${shape.parentElement.className}`);
  }
  for (const sign of document.querySelectorAll('.sign')) {
    // The sign of no trump stands for no suit.
    if (!sign.parentElement.checkVisibility() || sign.querySelector('[href="#no-trump"]')) continue;
    const place = `${sign.parentElement.className} ${sign.textContent}`;
    // A count in a column of its colour needs no sign of its own.
    if (getComputedStyle(sign).display === 'none') {
      const colour = sign.querySelector('use').getAttribute('href');
      const fans = [...sign.closest('.spices')?.querySelectorAll('.fan') ?? []];
      const above = fans.find((fan) => fan.querySelector(`[href="${colour}"]`));
      const middle = (element) => (box(element).left + box(element).right) / 2;
      const off = above ? Math.abs(middle(above) - middle(sign.parentElement)) : Infinity;
      if (off > 4) faults.push(`no sign, and ${off} px beside its colour: ${place}`);
      continue;
    }
    const [shape, letter] = ['svg', 'i'].map((part) => sign.querySelector(part));
    if (!letter?.textContent) { faults.push(`no letter: ${place}`); continue; }
    if (!isSeen(shape) || box(shape).width < 8.5) faults.push(`no shape: ${place}`);
    if (!isSeen(letter)) { faults.push(`letter hidden: ${place}`); continue; }
    const size = parseFloat(getComputedStyle(letter).fontSize);
    if (size < 9) faults.push(`letter of ${size} px: ${place}`);
    const chip = sign.closest(chips);
    if (chip) {
      for (const part of [shape, letter]) {
        // A card that is turned has a larger box of its own; what is inside is turned with it.
        const out = sticksOut(box(part), box(chip));
        if (out > 1) faults.push(`${part.tagName} ${out.toFixed(1)} px out of ${place}`);
      }
    }
    for (let around = sign; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      // What lies further out cuts off what is scrolled away, and is right to.
      if (overflowX === 'auto' || overflowY === 'auto') break;
      if (overflowX === 'visible') continue;
      const out = sticksOut(box(letter), box(around));
      if (out > 1) faults.push(`cut off by ${out.toFixed(1)} px: ${place}`);
    }
  }
  return [...new Set(faults)];
}"""


# Pictures of a hand that the next card or the next row lies on.
CUT = """() => [...document.querySelectorAll('.hand .card__art')].flatMap((art) => {
  const { left, top, width, height } = art.getBoundingClientRect();
  const card = art.closest('.card');
  const [x, y] = [left + width / 2, top + height / 2];
  const edges = [[left + 2, y], [left + width - 2, y], [x, top + 2], [x, top + height - 2]];
  const isFree = ([x, y]) => card.contains(document.elementFromPoint(x, y));
  return width === 0 || edges.every(isFree) ? [] : [card.dataset.card];
})"""


def in_full_swing(match: Match) -> bool:
    """A trick lies, and one has been taken: whatever a table shows of cards is there."""
    view = match.view(0)
    return (
        match.to_act == 0
        and view["phase"] == "play"
        and view["last_trick"] is not None
        and len(view["trick"]) > 1
        and len(view["hand"]) < 8
    )


def asked(wanted: str) -> Callable[[Match], bool]:
    return lambda match: match.to_act == 0 and phase(match) == wanted


def suits_foretold(match: Match) -> bool:
    """One of the rule cards offered says how many cards of each suit there are."""
    previews: list[dict[str, Any]] = list(table(match)["preview"].values())
    return any(preview["by_suit"] for preview in previews)


MOMENTS: dict[str, Callable[[], Match]] = {
    f"{game}, {seats} seats": lambda game=game, seats=seats: until(  # type: ignore[misc]
        Match.new(game, seats=seats, seed="signs"), in_full_swing
    )
    for game, seats in [
        ("red-dragon", 4),
        ("red-dragon", 5),
        ("x-missions", 4),
        ("scharfe-schoten", 3),
        ("scharfe-schoten", 4),
        ("stich-meister", 4),
    ]
}
MOMENTS |= {
    f"{game}, {wanted}": lambda game=game, wanted=wanted: until(  # type: ignore[misc]
        Match.new(game, seats=4, seed="signs"), asked(wanted)
    )
    for game, wanted in [
        ("red-dragon", "draft"),
        ("x-missions", "mission"),
        ("scharfe-schoten", "predict"),
        ("scharfe-schoten", "rack"),
    ]
}
MOMENTS["stich-meister, choose"] = lambda: first_deal(
    "stich-meister", 4, lambda match: asked("choose")(match) and suits_foretold(match)
)


def check(page: Page, moment: str) -> None:
    for size in SIZES:
        assert seen_at(page, size, FAULTS) == [], f"{moment}, {size}"


def test_every_suit_at_the_table_has_shape_and_letter(
    page: Page, subtests: pytest.Subtests
) -> None:
    page.emulate_media(reduced_motion="reduce")
    hurry(page)
    page.goto("")
    for moment, match in MOMENTS.items():
        with subtests.test(moment):
            put_down(page, match())
            # They lie over a table that stays as it is: what is wrong with either is seen.
            page.get_by_role("button", name="Rules at hand").first.click()
            expect(page.locator(".rules")).to_be_visible()
            check(page, moment)
        # Whatever was wrong, the next one begins at the table.
        page.keyboard.press("Escape")


def test_every_picture_in_a_hand_is_seen_whole(page: Page, subtests: pytest.Subtests) -> None:
    page.emulate_media(reduced_motion="reduce")
    hurry(page)
    page.goto("")
    for moment in ("red-dragon, draft", "stich-meister, choose"):
        put_down(page, MOMENTS[moment]())
        hush(page)
        for size in SIZES:
            with subtests.test(f"{moment}, {size}"):
                assert seen_at(page, size, CUT) == []
    # There are some to be seen.
    page.set_viewport_size({"width": 1080, "height": 810})
    expect(page.locator(".hand .card__figure").first).to_be_visible()


def test_letters_that_are_larger_have_their_room_too(page: Page, subtests: pytest.Subtests) -> None:
    page.emulate_media(reduced_motion="reduce")
    hurry(page, "ja")
    wish(page, text_size="largest", left_handed=True)
    page.goto("")
    for moment in ("scharfe-schoten, 4 seats", "x-missions, mission"):
        with subtests.test(moment):
            put_down(page, MOMENTS[moment]())
            check(page, moment)


def test_every_suit_on_a_score_sheet_has_shape_and_letter(
    page: Page, subtests: pytest.Subtests
) -> None:
    page.emulate_media(reduced_motion="reduce")
    hurry(page)
    page.goto("")
    for game in ("red-dragon", "x-missions", "scharfe-schoten", "stich-meister"):
        with subtests.test(game):
            put_down(page, before_the_last_sheets(game))
            lay(page)
            expect(page.locator(".pad__line").first).to_be_visible()
            check(page, f"{game}, sheet")
            page.get_by_role("button", name="To the result").click()
            expect(page.locator(".sheet-page--final")).to_be_visible()
            check(page, f"{game}, result")
