"""The star of a first match: on which card it is, and why, is seen at every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import first_deal, moments, phase, table, until
from e2e.support.sizes import IS_CUT, in_every_language, seen_at
from pygame_core import Match, games

pytestmark = pytest.mark.novice

SIZES = [(375, 667), (320, 640), (667, 375), (810, 1080), (1080, 810), (1366, 768), (1920, 1080)]

# The reason, where it is not seen whole; null where there is none.
REASON = f"""() => {{
  const why = document.querySelector('.prompt__why');
  return why && (({IS_CUT})(why) ? why.textContent : '');
}}"""
# What is explained once, where it is not seen whole: for all of it the narrowest have no room.
EXPLAINED = f"""() => {{
  const aim = innerWidth > 320 && document.querySelector('.prompt__aim.is-new');
  return aim && ({IS_CUT})(aim) ? aim.textContent : '';
}}"""
# Whether nothing is seen of what a seat is after.
NO_GOAL = """() => {
  const aim = document.querySelector('.prompt__middle > .prompt__aim span');
  return aim !== null && aim.textContent !== '' && !aim.getBoundingClientRect().height;
}"""
# What a star lies over: letters, figures or the sign of a suit, of its own card or of one beside
# it. What a card brings may lie under a star of the row below.
UNDER_A_STAR = """() => {
  const boxesOf = (part) => {
    const found = [...part.querySelectorAll('.card__suit svg')].map((sign) => [sign, 'a suit']);
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const isTag = node.parentElement.closest('.card__tag, .card__trump, .sr');
      if (isTag || !node.textContent.trim() || !node.parentElement.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push([range, node.textContent]);
    }
    return found;
  };
  return [...document.querySelectorAll('.is-advised')].flatMap((part) => {
    const at = part.getBoundingClientRect();
    const star = getComputedStyle(part, '::after');
    const [left, top] = [at.left + parseFloat(star.left), at.top + parseFloat(star.top)];
    const [right, bottom] = [left + parseFloat(star.width), top + parseFloat(star.height)];
    const row = part.closest('ol, ul') ?? part;
    return boxesOf(row).filter(([box]) => [...box.getClientRects()].some((seen) => {
      // Letters are lower than their line.
      const inset = seen.height * 0.2;
      return left < seen.right - 1 && seen.left < right - 1
        && top < seen.bottom - inset && seen.top + inset < bottom;
    })).map(([, text]) => `${part.className}: ${text}`);
  });
}"""


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_reason_and_explanation_are_seen_whole_and_the_star_hides_nothing(
    page: Page, game: str
) -> None:
    steps.hurry(page)
    page.goto("")
    faults, reasons = [], 0
    for moment, match in moments(game).items():
        steps.set_now(page, language="en")
        steps.put_down(page, match)
        steps.hush(page)
        # Where nothing is better than the rest, it marks nothing.
        expect(page.locator(".is-advised").first).to_be_attached(timeout=steps.STARTED)
        for language, size in in_every_language(page, SIZES):
            where = f"{moment}, {language}, {size}"
            looks = ", ".join(f"({look})()" for look in (REASON, EXPLAINED, UNDER_A_STAR))
            reason, explained, under = seen_at(page, size, f"() => [{looks}]")
            reasons += reason is not None
            faults += [f"{where}: out of sight: {each}" for each in (reason, explained) if each]
            faults += [f"{where}: under the star: {each}" for each in under]
    assert reasons
    assert not faults, "\n".join(faults)


def counts_much(match: Match) -> bool:
    """All choose: three rule cards or more of those that take most words to say what counts."""
    while phase(match) == "choose":
        match.apply(max(match.legal_actions(), key=lambda action: int(action.split(" ")[1])))
    rules = table(match)["rules"]
    return sum(rule in (45, *range(56, 61)) for rule in rules) > 2


def follows(match: Match) -> bool:
    return match.to_act == 0 and bool(match.view(0)["trick"]) and len(match.legal_actions()) > 2


@pytest.mark.parametrize("known", [False, True], ids=["explained", "known"])
def test_a_goal_of_many_rule_cards_leaves_the_reason_of_the_star_its_room(
    page: Page, known: bool
) -> None:
    steps.hurry(page)
    page.goto("")
    steps.set_now(page, known=[f"stich-meister/{each}" for each in ("follow", "void")][: 2 * known])
    steps.put_down(page, until(first_deal("stich-meister", 4, counts_much), follows))
    expect(page.locator(".prompt__why")).to_be_attached(timeout=steps.STARTED)
    for language, size in in_every_language(page, SIZES):
        assert seen_at(page, size, REASON) == "", (language, size)
        # On its side a phone has no room for both.
        assert size == (667, 375) or not page.evaluate(NO_GOAL), (language, size)


def test_the_star_on_keeping_a_set_hides_nothing_of_what_the_tray_says(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, moments("sauscharf")["gather-turn"])
    steps.hush(page)
    page.locator(".slot.is-advised").click()
    expect(page.locator(".tray .is-advised")).to_be_visible()
    for size in SIZES:
        # What the tray says is no part of a row.
        assert seen_at(page, size, UNDER_A_STAR.replace("'ol, ul'", "'.tray, ol, ul'")) == [], size


def chooses_of_nine(match: Match) -> bool:
    """Seat 0 is the first to choose a mission, and its hand rules one out."""
    statuses = [mission["status"] for mission in table(match)["offer"]]
    return match.to_act == 0 and len(statuses) == 9 and "lost" in statuses


def test_ten_missions_with_a_star_fit_on_a_projector(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, first_deal("x-missions", 4, chooses_of_nine))
    expect(page.locator(".missions")).to_be_visible(timeout=steps.STARTED)
    beyond = """() => {
      const list = document.querySelector('.missions');
      return list.scrollHeight - list.clientHeight;
    }"""
    for language in ("de", "en", "ja"):
        steps.set_now(page, language=language)
        assert seen_at(page, (1920, 1080), beyond) == 0, language


def test_the_star_on_the_button_that_locks_two_tiles_in_hides_no_word_and_none_breaks(
    page: Page,
) -> None:
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, moments("scharfe-schoten")["predict"])
    steps.hush(page)
    for row in ("most", "least"):
        page.locator(f".tiles--{row} .tile-spice.is-advised").click()
    expect(page.locator(".predict__end .is-advised")).to_be_visible()
    for language in ("de", "en", "ja"):
        steps.set_now(page, language=language)
        for size in SIZES:
            assert seen_at(page, size, UNDER_A_STAR) == [], (language, size)
    # And the names of the two rows have no broken word.
    steps.set_now(page, language="de")
    parts = """() => [...document.querySelectorAll('.tiles__name')].map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name.lastChild);
      return range.getClientRects().length;
    })"""
    assert seen_at(page, (390, 844), parts) == [1, 1]


@pytest.mark.parametrize("side", [False, True], ids=["right", "left"])
def test_the_card_of_the_star_has_a_ring_round_it(page: Page, side: bool) -> None:
    steps.hurry(page)
    steps.wish(page, left_handed=side)
    page.goto("")
    steps.put_down(page, moments("red-dragon")["play"])
    star = page.locator(".hand .is-advised")
    expect(star).to_be_visible(timeout=steps.STARTED)
    ring = "(card) => getComputedStyle(card).outlineStyle === 'solid'"
    assert star.evaluate(ring)
    assert not page.locator(".hand .card:not(.is-advised)").first.evaluate(ring)


def test_a_projector_shows_what_is_said_beside_an_action_as_large_as_a_class_room_needs(
    page: Page,
) -> None:
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, moments("scharfe-schoten")["predict"])
    expect(page.locator(".prompt__why")).to_be_visible(timeout=steps.STARTED)
    width, height = 1920, 1080
    sizes = """() => [...document.querySelectorAll('.prompt__aim, .prompt__why')]
      .map((said) => parseFloat(getComputedStyle(said).fontSize))"""
    assert min(seen_at(page, (width, height), sizes)) >= height / 50
