"""The set-up: who sits where, and what is dealt."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.play import CHOICES, await_any, await_turn, tap
from pygame_core import Match, games

# The person in front, on the first seat, has done something.
ACTED = """async () => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  return current.value.record.actors.includes(0);
}"""


@pytest.fixture(autouse=True)
def hurried(page: Page) -> None:
    steps.hurry(page)


def test_every_number_of_seats_is_dealt(page: Page, subtests: pytest.Subtests) -> None:
    for seats, cards in {3: 20, 4: 15, 5: 12, 6: 10}.items():
        with subtests.test(seats=seats):
            steps.open_setup(page)
            steps.choose_seats(page, seats)
            expect(page.locator(".seatrow")).to_have_count(seats)
            expect(page.get_by_text(f"{cards} cards each")).to_be_visible()
            steps.deal(page)

            assert len(steps.hand(page)) == cards
            saved = steps.saved_here(page)
            assert saved["seats"] == len(saved["page"]["players"]) == seats
    assert len(steps.saved_matches(page)) == 4


def test_where_only_one_number_of_seats_is_possible_none_is_asked_for(page: Page) -> None:
    steps.open_setup(page, "x-missions")
    expect(page.get_by_text("Always 4 players")).to_be_visible()
    expect(page.get_by_role("radiogroup", name="Number of seats")).to_have_count(0)
    expect(page.locator(".seatrow")).to_have_count(4)


def test_names_kinds_and_levels_are_remembered(page: Page) -> None:
    steps.open_setup(page)
    steps.choose_seats(page, 5)
    steps.seat_person(page, 1, "Mei")
    page.get_by_role("radiogroup", name="Strength of seat 2").get_by_text("Beginner").click()
    steps.deal(page)
    steps.hand(page)
    steps.open_setup(page)

    expect(page.locator(".seatrow")).to_have_count(5)
    expect(page.get_by_label("Name of seat 1")).to_have_value("Mei")
    strength = page.get_by_role("radiogroup", name="Strength of seat 2")
    expect(strength.get_by_role("radio", name="Beginner")).to_be_checked()
    expect(page.get_by_label("Same deal for the whole class")).to_have_value("")
    [saved] = steps.saved_matches(page)
    assert [player["level"] for player in saved["page"]["players"]] == [
        "", "beginner", "casual", "casual", "casual",
    ]  # fmt: skip


def test_the_same_word_gives_the_same_deal_and_none_a_fresh_one(page: Page) -> None:
    hands = []
    for seed in ("class-7b", "class-7b", "", ""):
        steps.start_match(page, ["Mei"], seats=4, seed=seed)
        hands.append(steps.hand(page))

    assert hands[0] == hands[1]
    assert len({tuple(cards) for cards in hands}) == 3


# What a game asks first, and the taps that answer it.
FIRST = {
    "red-dragon": (CHOICES,),
    "x-missions": (CHOICES,),
    "scharfe-schoten": (CHOICES, CHOICES, CHOICES),
    "sauscharf": (".hand.is-choosing .group.is-legal", ".tray__do"),
    "stich-meister": (CHOICES,),
}


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_two_taps_lead_from_a_cold_home_to_what_the_game_asks_first(page: Page, game: str) -> None:
    """And nothing but the game itself is asked before the first act of one's own."""
    page.goto("")
    page.locator(f'.tile[data-game="{game}"] a').tap()
    page.get_by_role("button", name="Play", exact=True).tap()
    page.wait_for_url("**/#/match/*", timeout=steps.STARTED)
    for wanted in FIRST[game]:
        await_any(page, wanted)
        await_turn(page)
        tap(page.locator(wanted).first)
    page.wait_for_function(ACTED)


def test_computers_alone_play_while_people_watch(page: Page) -> None:
    steps.start_match(page, [])

    expect(page.locator(".hand [data-card]")).to_have_count(0)
    # From the third trick on: on a busy machine a single one may go by unseen.
    third = re.compile(r"trick ([3-9]|\d\d) of")
    expect(page.locator("#app")).to_contain_text(third, timeout=steps.STARTED)
    [saved] = steps.saved_matches(page)
    assert len(saved["log"]) > 20


def test_a_tap_while_the_last_card_still_lands_is_not_lost(page: Page) -> None:
    page.add_init_script("localStorage.setItem('trick-table:setting:speed', '\"slow\"')")
    seed = next(seed for seed in "abcdefgh" if Match.new("red-dragon", seats=3, seed=seed).to_act)
    steps.start_match(page, ["Mei"], seed=seed)
    # Tapped in the very moment when it can be laid.
    page.evaluate(
        """new Promise((resolve) => {
          const look = () => {
            const card = document.querySelector('.hand .is-legal');
            if (card) resolve(card.click());
            else requestAnimationFrame(look);
          };
          look();
        })"""
    )

    expect(page.locator(".hand [data-card]")).to_have_count(19)


def test_undo_against_computers_is_free_and_counted(page: Page) -> None:
    steps.start_match(page, ["Mei"])
    before = steps.hand(page)
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(19)
    page.get_by_role("button", name="Undo").click()

    expect(page.locator(".hand [data-card]")).to_have_count(20)
    assert steps.hand(page) == before
    [saved] = steps.saved_matches(page)
    assert saved["page"]["undone"] == 1
