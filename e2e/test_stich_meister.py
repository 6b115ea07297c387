"""Stich-Meister through the page: a match by touch, the rule lens, cards that stay secret."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.moments import (
    before,
    before_the_end,
    before_the_last_sheets,
    near_the_end,
    table,
)
from e2e.support.play import FINAL, GO_ON, await_turn, play, replayed, step, tap
from e2e.support.sizes import SIZES, seen_at
from e2e.support.steps import (
    STARTED,
    hurry,
    lay,
    open_save,
    open_setup,
    put_down,
    saved_here,
    saved_matches,
    still,
)
from pygame_core import Match

NOTE = ".side > .lens"


def deal(page: Page, seed: str, seats: int = 4) -> None:
    """One person on seat 1; with each of the seeds below that seat is the first to choose."""
    open_setup(page, "stich-meister")
    page.locator(".seg label", has_text=re.compile(f"^{seats}$")).click()
    page.locator("#seed").fill(seed)
    page.locator("button[type=submit]").click()
    page.locator(".rule-choice").wait_for(timeout=60_000)


def choose(page: Page, rule: int) -> None:
    page.locator(f'.rule-choice [data-rule="{rule}"]').tap()
    page.locator(".hand.is-choosing .is-legal, .place .is-pick").first.wait_for()


def test_a_match_by_touch_from_its_deal_and_to_its_end(page: Page) -> None:
    hurry(page)
    deal(page, "s4")
    play(page, steps=6)
    put_down(page, near_the_end("stich-meister", 4))
    play(page, steps=4)
    put_down(page, before_the_end("stich-meister", 4))
    play(page)
    match = Match.load(saved_here(page))
    assert match.is_over
    shown = page.locator(f"{FINAL} .rank .num").all_inner_texts()
    scores = [int(text.replace("−", "-").replace("±", "")) for text in shown]
    assert scores == sorted(match.scores, reverse=True)
    assert page.locator(f"{FINAL} .pad__sum").count() == 4


@pytest.mark.device("tablet-portrait")
def test_a_round_in_japanese(page: Page) -> None:
    hurry(page, language="ja")
    deal(page, "s69", seats=3)
    english = re.compile(r"[A-Za-z]{3,}")
    for _ in range(26):
        assert not english.findall(page.locator("body").inner_text())
        assert step(page, hurried=True)
    page.locator(".bar button").nth(2).click()
    assert not english.findall(page.locator("dialog").inner_text())
    assert page.locator(".rules__list li").count() == 60


def test_the_setup_asks_only_what_there_is_to_choose(page: Page) -> None:
    open_setup(page, "stich-meister")
    expect(page.get_by_role("radiogroup", name="When a trump is led")).to_be_visible()
    assert page.locator(".opt [role=radiogroup]").count() == 1


def test_the_preview_is_the_engine_s(page: Page) -> None:
    hurry(page)
    deal(page, "s4")
    table = replayed(page).view(0)["table"]
    assert table["my_rules"] == [6, 34, 43]
    trumps = page.locator('[data-rule="6"] .forecast .mini')
    assert trumps.count() == len(table["preview"]["6"]["trumps"]) > 0
    assert page.locator('[data-rule="34"] .mini').count() == 0
    # Forced: it says that it is disabled, and is to be tapped all the same.
    still(page.locator(".hand [data-card]").first).tap(position={"x": 20, "y": 24}, force=True)
    expect(page.locator(".why")).to_contain_text("First the rule cards are chosen")
    [save] = saved_matches(page)
    assert not save["log"]


# By how many pixels the drawing on a rule card is wider than the room it has there.
CUT = """() => [...document.querySelectorAll('.item-card__picture')].map((room) => {
  const [drawn] = room.children;
  const parts = [...drawn.children].map((part) => part.getBoundingClientRect().right);
  return Math.round(Math.max(...parts) - room.getBoundingClientRect().right);
})"""


def test_the_drawing_on_a_rule_card_is_whole(page: Page, subtests: pytest.Subtests) -> None:
    """Of All Suits Equal the last suit was cut."""
    offers = (Match.new("stich-meister", seats=4, seed=f"s{number}") for number in range(200))
    mine = (each for each in offers if each.to_act == 0)
    match = next(each for each in mine if 33 in each.view(0)["table"]["my_rules"])
    hurry(page)
    open_save(page, match)
    page.locator('[data-rule="33"]').wait_for()
    for name, size in SIZES.items():
        with subtests.test(name):
            over = seen_at(page, size, CUT)
            assert len(over) == 3
            assert max(over) <= 0


def test_the_lens_says_what_is_in_force(page: Page) -> None:
    hurry(page)
    deal(page, "s4")
    choose(page, 34)
    play(page, steps=2)
    page.locator(".hand.is-choosing .is-legal, .place .is-pick").first.wait_for()
    table = replayed(page).view(0)["table"]
    numbers = [int(text) for text in page.locator(f"{NOTE} .item-no").all_inner_texts()]
    assert numbers == table["rules"]
    assert 34 in numbers
    page.get_by_role("button", name="Explain").tap()
    sheet = page.locator("dialog.lens-sheet")
    assert sheet.locator(".meets li").count() == len(table["interplays"]) > 0
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_lens_says_how_trumps_are_ranked_now(page: Page) -> None:
    hurry(page)
    match = Match.new("stich-meister", seats=4, seed="k8")
    for action in ("choose 16", "choose 31", "choose 24", "choose 39"):
        match.apply(action)
    open_save(page, match)
    page.get_by_role("button", name="Explain").tap()
    how = page.locator(".ranks + p")
    expect(how).to_contain_text("The lower card")
    expect(how).not_to_contain_text("the higher card")


def test_the_order_of_trumps_has_the_letters_of_suits_in_their_colours(page: Page) -> None:
    hurry(page)
    deal(page, "s4")
    choose(page, 6)
    page.get_by_role("button", name="Explain").tap()
    for order in (".lens-now .order", ".lens-sheet .ranks"):
        letters = page.locator(f"{order} .mini i")
        assert letters.count() > 0
        assert letters.evaluate_all(
            "all => all.every(i => getComputedStyle(i).color"
            " === getComputedStyle(i.closest('.mini')).color)"
        ), order


@pytest.mark.device("phone")
def test_a_tap_on_a_rule_card_opens_the_lens_of_a_phone(page: Page) -> None:
    hurry(page)
    deal(page, "s4")
    choose(page, 34)
    # Until a card is led the four lie on the felt, in full.
    lay(page)
    rule = page.locator(f"{NOTE} .item-lines li").first
    # A forced tap waits for nothing, and the notes come with the card.
    expect(rule).to_be_visible()
    rule.click(force=True)
    expect(page.locator("dialog.lens-sheet")).to_be_visible()


def test_the_winner_takes_a_card_out_of_the_trick(page: Page) -> None:
    hurry(page)
    deal(page, "s4")
    choose(page, 34)
    removed = page.locator(".place .is-pick")

    for _ in range(12):
        page.locator(".hand.is-choosing .is-legal, .place .is-pick").first.wait_for()
        if removed.count():
            break
        # The highest card: no trump is in force, so it soon wins.
        legal = page.locator(".hand .is-legal")
        names = legal.evaluate_all("all => all.map(one => one.dataset.card)")
        tap(legal.nth(names.index(max(names, key=lambda name: int(name[1:])))))
        await_turn(page)
    assert removed.count() == 4
    expect(page.locator(".prompt__text")).to_contain_text("Take one card of the trick out")
    card = removed.nth(1).get_attribute("data-card")
    removed.nth(1).tap()
    page.locator(".hand.is-choosing .is-legal").first.wait_for()
    assert card in replayed(page).view(0)["table"]["removed"]


def test_who_cannot_follow_is_told_what_was_asked(page: Page, subtests: pytest.Subtests) -> None:
    words = {"F": "fans", "C": "coins", "K": "koi", "G": "gates"}
    hurry(page)
    for option, asks, said in (
        ("trump-only", "trump", "you have no trump to follow with"),
        ("trump-only", "suit", "you cannot follow {suit}"),
        ("suit-or-trump", "suit-or-trump", "you have no {suit} and no trump"),
    ):

        def wanted(match: Match, asks: str = asks) -> bool:
            facts = table(match)
            return bool(facts["owes"] == "free" and facts["duty"]["asks"] == asks)

        with subtests.test(option=option, asks=asks):
            match = before(with_option(option), wanted)
            open_save(page, match)
            suit = words[table(match)["duty"]["suit"]]
            expect(page.locator(".prompt__text")).to_have_text(
                f"Play any card: {said.format(suit=suit)}"
            )


def with_option(option: str) -> Match:
    return Match.new("stich-meister", seats=4, seed="s7", options={"trumpLeadFollow": option})


def test_the_rules_at_hand_say_what_answers_a_trump_in_this_match(
    page: Page, subtests: pytest.Subtests
) -> None:
    hurry(page)
    for option, said in {
        "trump-only": "If a trump is led, play any trump.",
        "suit-or-trump": "If a trump is led, play any trump or a card of the suit printed on it.",
    }.items():
        with subtests.test(option):
            open_save(page, with_option(option))
            page.get_by_role("button", name="Rules at hand").tap()
            rows = page.locator('[data-section="follow"] > ul li')
            expect(rows).to_have_count(3)
            lines = rows.all_inner_texts()
            assert lines[1] == said
            page.keyboard.press("Escape")


def test_cards_played_face_down_are_never_in_the_page(page: Page) -> None:
    hurry(page)
    deal(page, "s23")
    choose(page, 26)
    seen = 0
    for _ in range(12):
        await_turn(page)
        view = replayed(page).view(0)
        hidden = view["table"]["face_down"]
        expect(page.locator('[data-zone^="blind:"]')).to_have_count(len(hidden))
        shown = page.locator(".places--trick [data-card]")
        cards = shown.evaluate_all("all => all.map(one => one.dataset.card)")
        backs = [f"back:{seat}" for seat in hidden]
        open_cards = [card for _, card in view["trick"] if card != "?"]
        assert sorted(cards) == sorted(backs + open_cards)
        seen += len(hidden)
        step(page, hurried=True)
    assert seen > 5


# Which names at the head of the sheet are not to be read whole.
CUT_SHORT = """(names) => names.filter((name) =>
  name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight
).map((name) => name.innerText)"""


@pytest.mark.device("phone")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_number_of_somebody_unnamed_can_be_read_on_the_sheet(page: Page, language: str) -> None:
    hurry(page, language=language)
    match = before_the_last_sheets("stich-meister")
    assert match.seats == 5
    open_save(page, match)
    lay(page)
    page.locator(GO_ON).wait_for(timeout=STARTED)
    names = page.locator(".pad thead .avatar + span")
    expect(names.first).to_contain_text("1")
    assert names.evaluate_all(CUT_SHORT) == []
