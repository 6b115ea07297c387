"""Sauscharf through the page: a match by touch, what is refused, two people at one screen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.faults import check
from e2e.support.moments import phase, until
from e2e.support.play import FINAL, GO_ON, await_any, await_turn, replayed, tap
from e2e.support.sizes import SIZES
from e2e.support.steps import (
    STARTED,
    choose_seats,
    hold,
    hurry,
    hush,
    open_save,
    open_setup,
    saved_matches,
    seat_person,
    still,
)
from e2e.support.steps import deal as deal_cards
from pygame_core import Match
from pygame_core.ai.levels import choose
from pygame_core.games.sauscharf import GAME

GROUP = ".hand.is-choosing .group.is-legal"
SAUCE = ".bottle.is-open"
SLOT = ".slot.is-open"
DO = ".tray__do"
RUSH = ".tray--quiet .btn"
ANYTHING = f"{GO_ON}, {FINAL}, {GROUP}, {SLOT}, {DO}, {RUSH}"


def open_table(page: Page, seats: int, seed: str, heat: str = "Hot") -> None:
    open_setup(page, "sauscharf")
    choose_seats(page, seats)
    page.get_by_role("radiogroup", name="Heat").get_by_text(heat, exact=True).click()
    deal_cards(page, seed)
    expect(page.locator(".slot .card").first).to_be_visible(timeout=STARTED)


def press(target: Locator) -> None:
    tap(target, position=None)


def pick_largest(page: Page) -> None:
    """Tap the largest group, which lays all of it into the tray."""
    counts = page.locator(GROUP).evaluate_all(
        "all => all.map(b => Number(b.querySelector('.times')?.textContent.slice(1) ?? 1))"
    )
    press(page.locator(GROUP).nth(counts.index(max(counts))))


def lap(page: Page, keep: bool, read: Callable[[Page], None] = lambda _page: None) -> bool:
    """The next thing a person does, who may read the score sheet; False when the match is over."""
    await_any(page, ANYTHING)
    if page.locator(FINAL).count():
        return False
    if page.locator(GO_ON).count():
        read(page)
        press(page.locator(GO_ON))
    elif page.locator(RUSH).count():
        press(page.locator(RUSH))
        page.locator(GO_ON).wait_for()
    elif page.locator(GROUP).count():
        pick_largest(page)
        press(page.locator(DO))
    elif page.locator(SAUCE).count():
        press(page.locator(SAUCE).last)
        press(page.locator(DO))
    elif keep:
        press(page.locator(SLOT).first)
        press(page.locator(DO))
    else:
        press(page.locator(DO))  # none
        press(page.locator(".tray__shed"))
    return True


def test_a_whole_match_by_touch(page: Page) -> None:
    hurry(page)
    open_table(page, seats=4, seed="chili", heat="Mild")
    expect(page.locator(".bar p")).to_contain_text("Gathering, lap 1")

    def read(page: Page) -> None:
        # Nearer to each other than to those of the next seat.
        rooms = page.locator(".picture--sauce").evaluate_all(
            "(all) => all.map((bottle) => bottle.getBoundingClientRect().left"
            " - bottle.closest('td').getBoundingClientRect().left)"
        )
        assert min(rooms) >= 8
        check(page, "score sheet of sauscharf", phone=True)

    while lap(page, keep=page.locator(".kitchen--gather").count() > 0, read=read):
        pass

    check(page, "final sheet of sauscharf", phone=True)
    match = replayed(page)
    assert match.is_over
    shown = page.locator(f"{FINAL} .rank .num").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == sorted(match.scores, reverse=True)
    expect(page.locator(f"{FINAL} .picture--sauce")).to_have_count(
        sum(map(len, match.view(0)["table"]["sauces"]))
    )


def test_a_set_is_picked_taken_back_and_explained(page: Page) -> None:
    hurry(page)
    open_table(page, seats=2, seed="set")
    page.locator(GROUP).first.wait_for(timeout=STARTED)
    before = replayed(page).log

    page.locator(DO).tap(force=True)
    expect(page.locator(".why")).to_contain_text("at least one card")
    page.locator(GROUP).first.tap()
    expect(page.locator(".tray__set [data-card]")).to_have_count(1)
    still(page.locator(".hand .group.is-off").last).tap(force=True)
    expect(page.locator(".why")).to_contain_text(re.compile("one number only|in the set"))
    page.locator(".tray__set [data-card]").tap()
    expect(page.locator(".tray__set [data-card]")).to_have_count(0)
    page.locator(".slot").first.tap(force=True)
    expect(page.locator(".why")).to_contain_text("Why not take the cards at place 1?")
    expect(page.locator(".why")).to_contain_text("Sets are laid now")
    assert replayed(page).log == before

    pick_largest(page)
    page.locator(DO).tap()
    page.locator(SLOT).first.wait_for()
    assert replayed(page).log != before


def test_a_tap_takes_all_cards_of_a_number_and_each_further_one_puts_one_back(page: Page) -> None:
    hurry(page)
    match = decision(4, "cook-set")
    held = Counter(match.view(0)["hand"])
    [(card, count)] = held.most_common(1)
    assert count > 2
    open_save(page, match)
    group = page.locator(f'.hand [data-card="hand:{card}"]')
    expect(group).to_be_visible(timeout=STARTED)
    hush(page)
    picked = page.locator(".tray__set [data-card]")
    for left in [*range(count, 0, -1), 0, *range(count, 1, -1)]:
        press(group)
        if left:
            text = re.compile(rf"^{left} cards?, number {card}$")
            expect(page.locator(".tray > p > b")).to_have_text(text)
            expect(group).to_have_attribute("aria-pressed", "true")
        else:
            expect(picked).to_have_count(0)
    press(picked)
    expect(picked).to_have_count(0)
    for _ in range(count - 1):
        press(group)
    press(page.locator(DO))
    page.locator(f"{SLOT}, {GO_ON}").first.wait_for()
    assert replayed(page).log[len(match.log)] == f"set {card} {card}"


@pytest.mark.novice
def test_the_first_tap_takes_as_many_cards_as_the_star_stands_for(page: Page) -> None:
    hurry(page)
    match, laid = advised_to_keep_some_back()
    open_save(page, match)
    star = page.locator(".hand .is-advised")
    expect(star).to_have_count(1, timeout=STARTED)
    hush(page)
    press(star)
    # From there it goes to what lays them; another tap takes the others, too.
    lays = page.locator(f"{DO}.is-advised")
    expect(lays).to_be_visible()
    card = page.locator(".hand [aria-pressed=true]")
    press(card)
    expect(card.locator(".group__gone")).to_be_visible()
    expect(lays).to_have_count(0)
    press(page.locator(".tray__set [data-card]"))
    for _ in range(match.view(0)["hand"].count(laid[0]) - len(laid) + 1):
        press(page.locator(f'.hand [data-card="hand:{laid[0]}"]'))
    press(lays)
    page.locator(f"{SLOT}, {GO_ON}").first.wait_for()
    assert replayed(page).log[len(match.log)] == " ".join(["set", *laid])


def advised_to_keep_some_back() -> tuple[Match, list[str]]:
    """Before a set of fewer cards of a number than there are is advised, and that set."""
    for seed in range(100):
        match = until(
            Match.new("sauscharf", seats=4, seed=str(seed)), lambda match: match.to_act == 0
        )
        view = match.view(0)
        # What the star keeps to, if that is about as good as any.
        [aim] = GAME.aimed(view)
        _, *cards = aim.split()
        chance = Random(f"advice/{seed}/{len(match.log)}/0")
        has_more = len(cards) < view["hand"].count(cards[0])
        if has_more and choose("club", match.game, view, chance) == aim:
            return match, cards
    raise AssertionError("it never comes to that")


@pytest.mark.novice
def test_what_speaks_for_keeping_the_set_stands_only_beside_the_slot_of_the_star(
    page: Page,
) -> None:
    hurry(page)
    open_save(page, decision(4, "gather-turn"))
    star = page.locator(f"{SLOT}.is-advised")
    expect(star).to_have_count(1, timeout=STARTED)
    hush(page)
    why = page.locator(".prompt__why")
    starred = star.get_attribute("aria-label")
    press(star)
    expect(why).to_have_count(1)
    press(page.locator(f'{SLOT}:not([aria-label="{starred}"])').first)
    expect(page.locator(f'{SLOT}.is-advised[aria-label="{starred}"]')).to_be_visible()
    expect(why).to_have_count(0)


def test_what_can_still_be_cooked_stands_there_in_the_last_lap_too(page: Page) -> None:
    hurry(page)
    match, chance = Match.new("sauscharf", seats=2, seed="5", options={"heat": "mild"}), Random(5)
    while match.to_act != 0 or GAME.scene(match.view(0))["progress"]["id"] != "last":
        assert match.to_act is not None
        match.apply(choose("beginner", match.game, match.view(match.to_act), chance))
    display = match.view(0)["table"]["display"]
    assert display
    open_save(page, match)
    expect(page.locator(".bottle")).to_have_count(len(display), timeout=STARTED)


@pytest.mark.device("phone")
@pytest.mark.novice
def test_on_a_phone_too_what_is_new_is_explained_and_what_lies_aside_is_in_sight(
    page: Page,
) -> None:
    hurry(page)
    match = decision(4, "gather-set")
    open_save(page, match)
    aim = page.locator(".tray .prompt__aim.is-new span:first-child")
    expect(aim).to_contain_text("Collect equal chilies", timeout=STARTED)
    expect(aim).to_be_visible()
    expect(page.locator(".prompt__aim")).to_have_count(1)
    hush(page)
    press(page.locator(GROUP).first)
    press(page.locator(DO))
    page.locator(SLOT).first.wait_for()
    expect(aim).to_contain_text("all that lie together become your ingredients")
    expect(aim).to_be_in_viewport(ratio=1)
    press(page.locator(SLOT).first)
    expect(aim).to_contain_text("your set joins your ingredients")
    press(page.locator(DO))
    aside = page.locator(".aside .stock__bunch")
    expect(aside.first).to_be_in_viewport(ratio=1)
    # Whoever lies there later is another seat's.
    own = Counter(replayed(page).view(0)["table"]["ingredients"])
    expect(aside).to_have_text([f"{card}×{n}" if n > 1 else card for card, n in own.items()])


@pytest.mark.parametrize("wanted", ["gather-set", "cook-turn"])
def test_what_is_aimed_at_is_seen_whole_in_the_tray_on_every_screen(
    page: Page, wanted: str
) -> None:
    open_save(page, decision(4, wanted))
    aim = page.locator(".tray .prompt__aim span:first-child")
    for size in ("phone", "small-phone", "tablet-portrait", "projector"):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        expect(aim, size).to_be_visible(timeout=STARTED)
        expect(aim, size).to_be_in_viewport(ratio=1)
        tray = page.locator(".tray")
        assert tray.evaluate("tray => tray.scrollHeight <= tray.clientHeight"), size


@pytest.mark.device("phone")
@pytest.mark.novice
def test_on_a_phone_what_the_cooking_begins_with_is_told_where_the_gathering_ends(
    page: Page,
) -> None:
    def acts_last(match: Match) -> bool:
        is_last = match.to_act == 0 and match.view(0)["table"]["waiting"] == [0]
        return is_last and phase(match) == "gather-turn" and not any(match.view(0)["hand_counts"])

    open_save(page, until(Match.new("sauscharf", seats=4, seed="1"), acts_last))
    press(page.locator(DO))
    press(page.locator(".tray__shed"))
    told = page.locator(".tray .prompt__aim span:first-child")
    expect(told).to_contain_text("All ingredients come into the hand now.", timeout=STARTED)
    expect(told).to_be_visible()
    expect(told).to_be_in_viewport(ratio=1)
    expect(page.locator(".prompt__aim")).to_have_count(1)


@pytest.mark.device("tablet-portrait")
def test_a_match_in_japanese_shows_no_english(page: Page) -> None:
    hurry(page, language="ja")
    open_setup(page, "sauscharf")
    page.locator("#seed").fill("辛")
    page.locator("button[type=submit]").click()
    page.locator(GROUP).first.wait_for(timeout=STARTED)
    english = re.compile(r"[A-Za-z]{3,}")
    page.get_by_role("button", name="ルール早見", exact=True).tap()
    assert not english.findall(page.locator("dialog").inner_text())
    page.keyboard.press("Escape")
    for _ in range(12):
        assert not english.findall(page.locator("body").inner_text())
        assert lap(page, keep=True)


def test_two_people_share_a_screen_and_no_hand_or_picked_card_stays(page: Page) -> None:
    hurry(page)
    open_setup(page, "sauscharf")
    choose_seats(page, 2)
    seat_person(page, 1, "Anna")
    seat_person(page, 2, "Ben")
    deal_cards(page, "shared")
    for _ in range(8):
        page.get_by_role("button", name="Hold").wait_for(timeout=STARTED)
        assert page.locator(".hand, .tray").count() == 0
        log = len(saved_matches(page)[0]["log"])
        hold(page)
        expect(page.locator(".prompt__text")).to_contain_text(re.compile("Anna|Ben"))
        # Whoever acts twice in a row stays in front.
        while not page.get_by_role("button", name="Hold").count():
            assert page.locator(".tray__set [data-card]").count() == 0, "picked by another person"
            lap(page, keep=True)
            await_turn(page)
        assert len(saved_matches(page)[0]["log"]) > log


def decision(seats: int, wanted: str) -> Match:
    """The first time that seat 0 is to act in this phase."""
    match = Match.new("sauscharf", seats=seats, seed="sizes", options={"heat": "hot"})
    return until(match, lambda match: match.to_act == 0 and phase(match) == wanted)
