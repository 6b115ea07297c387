"""Scharfe Schoten through the page: a match by touch, predictions, what nobody else may see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.faults import LOOKS
from e2e.support.moments import (
    before,
    before_the_end,
    before_the_last_sheets,
    decided,
    first_deal,
    moments,
    near_the_end,
)
from e2e.support.play import ANYTHING, FINAL, GO_ON, play, replayed, step
from e2e.support.sizes import seen_at
from e2e.support.steps import (
    STARTED,
    hurry,
    lay,
    open_save,
    open_setup,
    put_down,
    saved_here,
    set_now,
    wish,
)
from e2e.test_star import REASON
from pygame_core import Match
from pygame_core.games.scharfe_schoten import GAME

PREDICT = ".predict .is-wanted"
RACK = ".choose-rack .is-wanted"


def deal(page: Page, seats: int, seed: str) -> None:
    open_setup(page, "scharfe-schoten")
    page.locator(".seg label", has_text=re.compile(f"^{seats}$")).click()
    page.locator("#seed").fill(seed)
    page.locator("button[type=submit]").click()
    page.locator(PREDICT).first.wait_for(timeout=60_000)


def shown_cards(page: Page) -> set[str]:
    """Every card whose number stands anywhere in the document."""
    cards: list[str] = page.locator("[data-card]").evaluate_all(
        "all => all.map(c => c.dataset.card)"
    )
    return {card for card in cards if re.fullmatch(r"[RBYG]\d+", card)}


def test_a_match_by_touch_from_its_deal_and_to_its_end(page: Page) -> None:
    hurry(page)
    deal(page, seats=4, seed="pepper")
    play(page, steps=6)
    put_down(page, near_the_end("scharfe-schoten", 4))
    play(page, steps=4)
    put_down(page, before_the_end("scharfe-schoten", 4))
    play(page)
    match = Match.load(saved_here(page))
    assert match.is_over
    texts = page.locator(f"{FINAL} .rank .num").all_inner_texts()
    assert [int(text) for text in texts] == sorted(match.scores, reverse=True)
    lines = page.locator(f"{FINAL} .pad__line")
    expect(lines).to_have_count(4)
    outside = """(cells) => cells.flatMap((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return [...cell.querySelectorAll('.suits__one')].map((one) => one.getBoundingClientRect())
        .filter((one) => one.left < left || one.right > right);
    })"""
    assert page.locator(".pad td").evaluate_all(outside) == [], "what one captured is in its column"


# Between a tile and the count beside it, and how far both lie within their place.
CLEARANCES = """(marks) => marks.flatMap((mark) => {
  const box = (part) => mark.querySelector(part)?.getBoundingClientRect();
  const [tile, count] = ['em', 'b'].map(box);
  const place = mark.getBoundingClientRect();
  return [
    ...(tile ? [count.left - tile.right] : []),
    ...[tile, count].filter(Boolean).flatMap((part) => [
      part.left - place.left, place.right - part.right,
    ]),
  ];
})"""


@pytest.mark.device("phone")
def test_tile_and_number_of_a_prediction_stand_clear_of_each_other(page: Page) -> None:
    match = before(Match.new("scharfe-schoten", seats=4, seed="chili"), lambda _: True)
    hurry(page)
    open_save(page, match)
    marks = page.locator(".seat .cap__one")
    for width, height in ((375, 667), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert marks.count() == 12
        assert min(marks.evaluate_all(CLEARANCES)) > -0.5


# How far each part lies below the one before: seats, most, fewest, the button.
ROOMS = """() => {
  const all = (part) => [...document.querySelectorAll(part)]
    .map((one) => one.getBoundingClientRect());
  const parts = ['.seat', '.tiles--most button > span', '.tiles--least button > span'];
  const ends = [...parts, '.predict .btn']
    .map((part) => [Math.min(...all(part).map((one) => one.top)),
      Math.max(...all(part).map((one) => one.bottom))]);
  return ends.slice(1).map(([top], at) => top - ends[at][1]);
}"""


@pytest.mark.novice
@pytest.mark.device("phone")
def test_on_a_short_phone_the_tiles_lie_clear_of_the_seats_and_of_each_other(page: Page) -> None:
    match = first_deal("scharfe-schoten", 4, lambda match: match.to_act == 0)
    hurry(page)
    open_save(page, match)
    for size in ((375, 667), (390, 844)):
        assert min(seen_at(page, size, ROOMS)) >= 0, size
        for row in ("most", "least"):
            page.locator(f".tiles--{row} .is-wanted").last.click()
            assert min(seen_at(page, size, ROOMS)) >= 0, (size, row)
        for row in ("most", "least"):
            page.locator(f".tiles--{row} .is-chosen").click()


@pytest.mark.novice
def test_where_the_rest_is_decided_the_reason_of_the_star_is_seen_whole(page: Page) -> None:
    def is_told(match: Match) -> bool:
        view, choices = match.view(0), match.legal_actions()
        is_choice = len(choices) > 1 and all(GAME.because(view, each, None) for each in choices)
        return is_choice and decided(match)

    match = before(Match.new("scharfe-schoten", seats=4, seed="s4"), is_told)
    hurry(page)
    open_save(page, match)
    expect(page.locator(".btn--claim")).to_be_visible(timeout=STARTED)
    expect(page.locator(".hand .is-advised")).to_be_visible(timeout=STARTED)
    for language in ("de", "en", "ja"):
        set_now(page, language=language)
        assert seen_at(page, (1080, 810), REASON) == "", language


def test_the_tiles_have_room_beside_the_seats_in_the_largest_letters(page: Page) -> None:
    match = first_deal("scharfe-schoten", 4, lambda match: match.to_act == 0)
    wish(page, text_size="largest", card_size="largest", speed="instant", language="en")
    open_save(page, match)
    left, right, tile, *names = page.evaluate("""() => {
      const all = (part) => [...document.querySelectorAll(part)]
        .map((one) => one.getBoundingClientRect());
      const [stage] = all('.stage');
      const tiles = all('.tile-spice__face');
      const names = all('.tiles--most small').filter(({ width }) => width);
      return [
        Math.min(...tiles.map((one) => one.left)) - stage.left,
        stage.right - Math.max(...tiles.map((one) => one.right)),
        tiles[0].width,
        ...names.slice(1).map((one, at) => one.left - names[at].right),
      ];
    }""")
    assert left >= 0
    assert right >= 0
    assert tile >= 60
    assert all(gap >= 4 for gap in names)


@pytest.mark.device("tablet-portrait")
def test_no_number_of_another_hand_is_ever_in_the_document(page: Page) -> None:
    hurry(page, language="ja")
    deal(page, seats=3, seed="わさび")
    english = re.compile(r"[A-Za-z]{3,}")
    for _ in range(32):
        page.locator(ANYTHING).first.wait_for()
        # First what is shown, then what may be: the match only goes on meanwhile.
        shown = shown_cards(page)
        view = replayed(page).view(0)
        played = {card for event in view["history"] for card in played_by(event)}
        assert shown <= set(view["hand"]) | played
        assert not english.findall(page.locator("body").inner_text())
        assert step(page, hurried=True)


def played_by(event: dict[str, object]) -> list[str]:
    params = event["params"]
    assert isinstance(params, dict)
    return [str(params["card"])] if event["id"] == "card.played" else []


def test_most_and_fewest_need_two_colours(page: Page) -> None:
    hurry(page)
    deal(page, seats=4, seed="mustard")
    lock = page.locator(".predict__end .btn")
    most = page.get_by_role("group", name="Most").get_by_role("button")
    fewest = page.get_by_role("group", name="Fewest").get_by_role("button")
    expect(lock).to_be_disabled()
    most.nth(2).tap()
    fewest.nth(2).tap()
    expect(page.locator(".why")).to_contain_text("two different colours")
    expect(lock).to_be_disabled()
    fewest.nth(0).tap()
    log = replayed(page).log
    lock.tap()
    expect(page.locator(".hand.is-choosing, .choose-rack").first).to_be_visible()
    order = replayed(page).view(0)["table"]["order"]
    assert f"predict {order[2]} {order[0]}" in replayed(page).log[len(log) :]


@pytest.mark.novice
def test_the_star_and_what_was_refused_keep_up_with_the_tiles(page: Page) -> None:
    hurry(page)
    page.goto("")
    put_down(page, moments("scharfe-schoten")["predict"])
    advised = page.locator(".tile-spice.is-advised")
    expect(advised).to_have_count(2, timeout=STARTED)
    best = page.locator(".tiles--most .is-advised").get_attribute("aria-label")
    fewest = page.locator(".tiles--least .is-advised").get_attribute("aria-label")
    assert best is not None
    assert fewest is not None
    colour = fewest.removeprefix("Fewest ")
    # What is wrong is read until the next tap.
    page.locator(".hand .card").first.tap(force=True)
    expect(page.locator(".why")).to_contain_text("First everybody predicts")
    # The fewest that is advised goes with its most, and is no other tile then.
    page.get_by_role("button", name=f"Most {colour}").tap()
    expect(page.locator(".why")).to_have_count(0)
    expect(advised).to_have_count(1)
    expect(advised).to_have_attribute("aria-label", best)
    advised.tap()
    expect(advised).to_have_attribute("aria-label", fewest)
    advised.tap()
    expect(page.locator(".predict__end .is-advised")).to_be_enabled()


def test_the_winner_of_a_trick_takes_a_colour_from_the_rack(page: Page) -> None:
    hurry(page)
    deal(page, seats=3, seed="chili")
    page.locator(ANYTHING).first.wait_for()
    while not page.locator(RACK).count():
        assert step(page, hurried=True)
        page.locator(ANYTHING).first.wait_for()
    before = replayed(page)
    page.get_by_role("button", name="Rules at hand").tap()
    now = page.locator("dialog .rules > .is-now")
    expect(now).to_contain_text("The spice rack")
    expect(now).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.locator(RACK).first.tap()
    expect(page.locator(".choose-rack")).to_have_count(0)
    assert replayed(page).log[len(before.log)].startswith("rack ")


# The contrast of each symbol to the paper or the mark it stands on, as WCAG counts it.
CONTRASTS = """(symbols) => {
  const canvas = document.createElement('canvas').getContext('2d');
  const light = (...colours) => {
    canvas.reset();
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return symbols.map((symbol) => {
    const below = [symbol.closest('.sheet'), symbol.parentElement];
    const ground = light(...below.map((each) => getComputedStyle(each).backgroundColor));
    const [dark, bright] = [light(getComputedStyle(symbol).color), ground].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  });
}"""


def test_pepper_can_be_seen_on_the_score_sheet(page: Page) -> None:
    """In its first round pepper was predicted twice, once hit alone and once shared."""
    hurry(page)
    open_save(page, before_the_last_sheets("scharfe-schoten", seats=3))
    lay(page)
    page.locator(GO_ON).click(timeout=STARTED)
    page.locator(".sheet__rounds button").first.click()
    for hit in ("alone", "shared"):
        expect(page.locator(f".pad .black.is-{hit}")).to_have_count(1)
    for look in LOOKS.values():
        look.put_on(page)
        contrasts = page.locator(".pad .suits--captured .black .sym").evaluate_all(CONTRASTS)
        assert len(contrasts) == 3
        assert min(contrasts) >= 3, (look, contrasts)


@pytest.mark.novice
def test_both_rows_of_what_beats_what_have_a_label(page: Page) -> None:
    hurry(page)
    page.goto("")
    put_down(page, moments("scharfe-schoten")["play"])
    row = page.locator(".strength__colours")
    expect(row).to_be_visible()
    label = row.evaluate("(list) => getComputedStyle(list, '::before').content")
    assert "Then the colours" in label
    expect(page.locator(".strength h2 small")).to_have_text("these 4 trumps first")
