"""What explains is seen whole: no sentence by half, no list without a sign that it goes on, no
letters too small to be read, and no panel with nothing in it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import (
    before,
    first_deal,
    moments,
    phase,
    table,
    taken,
    until,
)
from e2e.support.sizes import IS_CUT, in_every_language, seen_at
from pygame_core import Match, games

TABLET, UPRIGHT, PHONE, LAPTOP, WALL = (
    (1080, 810),
    (810, 1080),
    (375, 667),
    (1366, 768),
    (1920, 1080),
)


@pytest.fixture
def quick(page: Page) -> Page:
    """One page for many tables, which are put on it one after the other."""
    steps.hurry(page)
    page.goto("")
    return page


# The last line that is told, and where its room ends.
CUT_NEWS = """() => {
  const line = document.querySelector('.news-note li');
  if (!line) return null;
  const bottom = (element) => element.getBoundingClientRect().bottom;
  return bottom(line) > bottom(line.parentElement) + 1 ? line.textContent : null;
}"""


def acts_first(match: Match) -> bool:
    """The order of the turns, the longest of what is told, has just been decided."""
    return match.to_act == 0 == table(match)["order"][0] and phase(match).endswith("turn")


def test_what_happened_last_in_sauscharf_is_read_whole(quick: Page) -> None:
    cut = []
    first = until(
        Match.new("sauscharf", seats=4, seed="news"), lambda m: table(m)["order"] and acts_first(m)
    )
    for moment, match in {**moments("sauscharf"), "first": first}.items():
        steps.put_down(quick, match)
        for language in ("de", "en", "ja"):
            steps.set_now(quick, language=language)
            cut += [(moment, seen_at(quick, size, CUT_NEWS)) for size in (TABLET, LAPTOP, WALL)]
    assert not [found for found in cut if found[1]]


# Whether the list fades at its top and at its bottom, scrolled as far as it is.
FADES = """(share) => {
  const list = document.querySelector('.missions');
  list.scrollTop = share * (list.scrollHeight - list.clientHeight);
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
    const mask = getComputedStyle(list).maskImage;
    const parts = mask.match(/rgba?\\([^)]*\\)/g) ?? ['none'];
    resolve([parts[0], parts.at(-1)].map((part) => part.startsWith('rgba')));
  })));
}"""
# How much of the arrow is seen that says so, scrolled as far as it is.
ARROW = """(share) => {
  const list = document.querySelector('.missions');
  list.scrollTop = share * (list.scrollHeight - list.clientHeight);
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
    resolve(Number(getComputedStyle(list.parentElement, '::after').opacity));
  })));
}"""
# What stands on a mission and is cut off.
CUT_OFF = """() => {
  const isCut = (part) =>
    part.checkVisibility()
    && getComputedStyle(part).overflowX === 'hidden'
    && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1);
  return [...document.querySelectorAll('.mission, .item-card')]
    .flatMap((card) => [card, ...card.querySelectorAll(':not(.sr)')])
    .filter(isCut).map((part) => part.textContent);
}"""


def chooses_a_mission(match: Match) -> Match:
    return until(match, lambda match: match.to_act == 0)


def is_long(match: Match) -> bool:
    return len(chooses_a_mission(match.clone()).legal_actions()) == 10


def test_a_list_of_missions_fades_wherever_it_goes_on(quick: Page) -> None:
    match = chooses_a_mission(first_deal("x-missions", 4, is_long))
    steps.put_down(quick, match)
    expect(quick.locator(".missions")).to_be_visible()
    assert seen_at(quick, PHONE, FADES, 0) == [False, True]
    assert seen_at(quick, PHONE, FADES, 0.5) == [True, True]
    assert seen_at(quick, PHONE, FADES, 1) == [True, False]
    assert seen_at(quick, WALL, FADES, 0) == [False, False]
    assert [seen_at(quick, PHONE, ARROW, share) for share in (0, 0.5, 1)] == [1, 1, 0]
    assert seen_at(quick, WALL, ARROW, 0) == 0


def rules_out(match: Match) -> bool:
    """The hand of seat 0 is sure of so many tricks that some missions are lost."""
    offer = table(chooses_a_mission(match.clone()))["offer"]
    return any(mission["status"] == "lost" for mission in offer)


def test_a_mission_out_of_reach_says_all_that_it_says(quick: Page) -> None:
    match = chooses_a_mission(first_deal("x-missions", 4, rules_out))
    steps.put_down(quick, match)
    expect(quick.locator(".mission--lost").first).to_be_visible()
    for size in (TABLET, WALL):
        assert seen_at(quick, size, CUT_OFF) == [], size


@pytest.mark.novice
def test_each_of_ten_missions_says_all_that_it_says(quick: Page) -> None:
    steps.put_down(quick, chooses_a_mission(first_deal("x-missions", 4, is_long)))
    expect(quick.locator(".mission.is-advised")).to_be_visible(timeout=steps.STARTED)
    expect(quick.locator(".mission")).to_have_count(10)
    for language, size in in_every_language(quick, (UPRIGHT, TABLET, WALL)):
        assert seen_at(quick, size, CUT_OFF) == [], (language, size)


# What is beside the table goes on below what is seen of it.
GOES_ON = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.side');
  return scrollHeight > clientHeight;
}"""


@pytest.mark.novice
def test_the_points_of_everybody_are_seen_beside_a_trick(quick: Page) -> None:
    match = until(
        Match.new("scharfe-schoten", seats=4, seed="wall"),
        lambda each: (
            each.to_act == 0 and bool(each.view(0)["last_trick"] and each.view(0)["trick"])
        ),
    )
    steps.put_down(quick, match)
    expect(quick.locator(".is-advised")).to_be_visible(timeout=steps.STARTED)
    for size in (TABLET, WALL):
        assert not seen_at(quick, size, GOES_ON), size


def test_no_empty_notes_stand_beside_a_choice_of_rules_which_is_seen_whole(quick: Page) -> None:
    steps.put_down(quick, moments("stich-meister")["choose"])
    expect(quick.locator(".item-card").first).to_be_visible()
    expect(quick.locator(".lens, .lens-now")).to_have_count(0)
    for size in (UPRIGHT, TABLET, WALL):
        assert seen_at(quick, size, CUT_OFF) == [], size


# Letters at the seats that are smaller than this, and names of rows that are broken.
SMALL = """() => [...document.querySelectorAll(':is(.seat, .own) .cap *')]
  .filter((part) => part.checkVisibility() && !part.children.length && part.textContent.trim())
  .filter((part) => parseFloat(getComputedStyle(part).fontSize) < 11)
  .map((part) => part.textContent)"""
BROKEN = """() => [...document.querySelectorAll('.tiles__name')].filter((name) => {
  const word = document.createRange();
  word.selectNodeContents(name.lastChild);
  return word.getClientRects().length > 1;
}).map((name) => name.textContent)"""


def test_the_counts_at_a_seat_of_scharfe_schoten_can_be_read(quick: Page) -> None:
    steps.put_down(quick, moments("scharfe-schoten")["play"])
    expect(quick.locator(".seat .cap").first).to_be_visible()
    assert seen_at(quick, PHONE, SMALL) == []


def test_the_names_of_the_rows_of_predictions_are_not_broken(quick: Page) -> None:
    steps.put_down(quick, moments("scharfe-schoten")["predict"])
    expect(quick.locator(".tiles").first).to_be_visible()
    for language in ("de", "en", "ja"):
        steps.set_now(quick, language=language)
        for size in (TABLET, UPRIGHT, WALL):
            assert seen_at(quick, size, BROKEN) == [], (language, size)


# What of the notes beside the felt is below its end: nobody scrolls a projector.
CUT_NOTES = """() => {
  const side = document.querySelector('.side');
  const end = side.getBoundingClientRect().bottom;
  return side.checkVisibility() ? [...side.querySelectorAll('.note *')]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > end + 1)
    .map((part) => part.textContent) : [];
}"""
# The name of whoever sits in front, where it is cut short: beside the avatar, in the scores, in the
# turn order.
CUT_NAMES = """() => [...document.querySelectorAll(
  '.own > div > b, .scores .is-me th > span:last-child, .lane.is-me .lane__who b'
)].filter((name) => name.checkVisibility() && getComputedStyle(name).clipPath === 'none')
  .filter((name) => [name, name.parentElement].some((part) =>
    getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1))
  .map((name) => name.parentElement.className || name.parentElement.tagName)"""
BESIDE = [(1080, 810), (1366, 768), (1920, 1080), (667, 375)]


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_notes_beside_the_felt_and_the_own_name_are_seen_whole(quick: Page, game: str) -> None:
    faults = []
    for moment, match in moments(game).items():
        steps.put_down(quick, match)
        for language, size in in_every_language(quick, (*BESIDE, UPRIGHT, PHONE)):
            where = f"{moment}, {language}, {size}"
            faults += [f"{where}: name in {each}" for each in seen_at(quick, size, CUT_NAMES)]
            if size in BESIDE:
                faults += [f"{where}: {each}" for each in quick.evaluate(CUT_NOTES)]
    assert not faults, "\n".join(faults)


# Rule cards that make a suit trump, or give the trick to another seat than its winner.
MANY_TRUMPS = {f"choose {rule}" for rule in (*range(13, 21), 35)}


def follows_with_many_trumps(match: Match) -> bool:
    """Seat 0 is to follow, and most of its hand is trump."""
    view = match.view(0)
    trumps = sum(len(group["cards"]) for group in view["table"]["my_trumps"])
    return match.to_act == 0 and bool(view["trick"]) and trumps > 9


@pytest.mark.parametrize("seed", ["trumps 38", "trumps 185"])
def test_what_is_said_of_a_trick_is_seen_whole_below_a_hand_of_trumps(
    quick: Page, seed: str
) -> None:
    match = Match.new("stich-meister", seats=4, seed=seed)
    while phase(match) == "choose":
        legal = match.legal_actions()
        match.apply(next((action for action in legal if action in MANY_TRUMPS), legal[0]))
    steps.put_down(quick, until(match, follows_with_many_trumps))
    for language in ("de", "en", "ja"):
        steps.set_now(quick, language=language)
        for size in (TABLET, LAPTOP, WALL):
            assert seen_at(quick, size, CUT_NOTES) == [], (language, size)


def test_the_own_name_is_seen_whole_beside_go_on_and_points_of_two_figures(quick: Page) -> None:
    steps.set_now(quick, tap_to_go_on=True)
    faults = []
    for game in ("red-dragon", "x-missions", "scharfe-schoten", "stich-meister"):
        match = before(Match.new(game, seats=4, seed="go on"), ends_a_trick_late)
        steps.set_now(quick, language="en")
        steps.put_down(quick, match)
        steps.hush(quick)
        steps.lay(quick)
        expect(quick.get_by_role("button", name="Go on")).to_be_visible()
        for language in ("de", "en", "ja"):
            steps.set_now(quick, language=language)
            for size in (TABLET, PHONE):
                where = f"{game}, {language}, {size}"
                faults += [f"{where}: name in {each}" for each in seen_at(quick, size, CUT_NAMES)]
    assert not faults, "\n".join(faults)


# Why a trick is taken, where that is not seen whole.
REASON_CUT = f"""() => {{
  const aim = document.querySelector('.prompt__aim');
  return ({IS_CUT})(aim) ? aim.textContent : '';
}}"""


def has_its_reason_whole(page: Page, told: str = "") -> None:
    """The first card that may be played ends the trick, and what is said of it stands beside Go
    on, with these words, at every size."""
    steps.hush(page)
    steps.lay(page)
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    for language, size in in_every_language(page, (TABLET, UPRIGHT, PHONE, WALL)):
        expect(page.locator(".prompt__aim")).to_contain_text(told)
        assert seen_at(page, size, REASON_CUT) == "", (language, size)


@pytest.mark.novice
def test_why_points_jump_with_a_trick_is_seen_whole_beside_go_on(quick: Page) -> None:
    match = first_deal("stich-meister", 4, hands_on)
    steps.put_down(quick, before(match, ends_a_trick))
    has_its_reason_whole(quick)


@pytest.mark.novice
def test_what_a_trick_with_the_red_11_costs_is_seen_whole_beside_go_on(quick: Page) -> None:
    match = Match.new("red-dragon", seats=4, seed="dragon")
    steps.put_down(quick, before(match, takes_the_dragon))
    has_its_reason_whole(quick, "26")


def takes_the_dragon(match: Match) -> bool:
    """With a choice, and the first card that may be played ends a trick with the red 11 in it."""
    trick = taken(match, match.legal_actions()[0])
    has_it = trick is not None and any(card == "R11" for _, card in trick["plays"])
    return has_it and len(match.legal_actions()) > 1


def hands_on(match: Match) -> bool:
    """All choose; who takes a trick hands all of them on."""
    while phase(match) == "choose":
        legal = match.legal_actions()
        match.apply("choose 39" if "choose 39" in legal else legal[0])
    return 39 in table(match)["rules"] and phase(match) == "play"


def ends_a_trick(match: Match) -> bool:
    """With a choice, and some tricks have been taken."""
    view, legal = match.view(0), match.legal_actions()
    has_some = view["table"]["trick_number"] > 5 and len(legal) > 1
    return has_some and taken(match, legal[0]) is not None


def ends_a_trick_late(match: Match) -> bool:
    """With a choice, and somebody has points of two figures or more."""
    legal = match.legal_actions()
    has_many = max(map(abs, match.view(0)["scores"])) >= 10
    return has_many and len(legal) > 1 and taken(match, legal[0]) is not None


def test_every_table_of_tricks_tells_who_took_the_last_one_and_why(quick: Page) -> None:
    for game in ("red-dragon", "x-missions", "scharfe-schoten", "stich-meister"):
        match = moments(game)["among the tricks"]
        last = match.view(0)["last_trick"]
        assert last
        steps.put_down(quick, match)
        steps.hush(quick)
        for size in (TABLET, PHONE):
            quick.set_viewport_size({"width": size[0], "height": size[1]})
            quick.get_by_role("button", name="Previous trick: ").click()
            told = quick.get_by_role("dialog", name="Previous trick")
            expect(told.locator("li")).to_have_count(len(last["plays"]))
            expect(told).to_contain_text(f"trick {last['number']}.")
            quick.keyboard.press("Escape")
