"""Matches of Red Dragon through the page, as a newcomer would play them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.moments import before_the_end, before_the_last_sheets, near_the_end
from e2e.support.play import ANYTHING, FINAL, await_turn, play, replayed, step
from e2e.support.steps import (
    change,
    hurry,
    put_down,
    saved_here,
    saved_matches,
    start_quickly,
    still,
)
from pygame_core import Match

pytestmark = pytest.mark.moving


def deal(page: Page, seats: int, seed: str = "class-7b") -> None:
    """Set up a match for one person through home and set-up, and wait for the table."""
    page.goto("")
    page.locator(".tile a").first.click()
    change(page)
    page.locator(".seg label", has_text=re.compile(f"^{seats}$")).click()
    page.locator("#seed").fill(seed)
    page.locator("button[type=submit]").click()
    page.locator(".hand [data-card]").first.wait_for(timeout=60_000)


def shown_scores(page: Page) -> list[int]:
    texts = page.locator(f"{FINAL} .rank .num").all_inner_texts()
    return [int(text.replace("−", "-").replace("±", "")) for text in texts]


@pytest.mark.whole
@pytest.mark.pyodide
def test_a_match_by_touch_closed_in_the_middle_and_finished(page: Page) -> None:
    hurry(page)
    start_quickly(page)
    deal(page, seats=4)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    play(page, steps=20)
    hand = page.locator(".hand [data-card]").count()
    before = replayed(page)
    address = page.url

    context = page.context
    page.close()
    page = context.new_page()
    page.goto(address)
    page.locator(".hand [data-card]").first.wait_for(timeout=60_000)
    assert page.locator(".hand [data-card]").count() == hand

    play(page, steps=8)
    match = replayed(page)
    assert match.seed == "class-7b"
    assert match.log[: len(before.log)] == before.log
    assert len(match.log) > len(before.log)

    put_down(page, near_the_end("red-dragon", 4))
    play(page, steps=8)
    put_down(page, before_the_end("red-dragon", 4))
    play(page)
    match = Match.load(saved_here(page))
    assert match.is_over
    assert shown_scores(page) == sorted(match.scores, reverse=True)
    [winner, *_] = match.winners
    expect(page.locator(f"{FINAL} h1")).to_contain_text(
        page.locator(f"{FINAL} .rank span").first.inner_text().split("\n")[0]
    )
    assert match.scores[winner] == shown_scores(page)[0]
    assert page.locator(f"{FINAL} .sheet tbody tr").count() >= 4

    page.locator(f"{FINAL} .btn--accent").click()
    page.locator(".hand [data-card]").first.wait_for()
    assert len(saved_matches(page)) == 4, "again: a new match beside the finished one"


@pytest.mark.device("tablet-portrait")
def test_a_match_in_japanese(page: Page) -> None:
    hurry(page, language="ja")
    deal(page, seats=3, seed="赤龍")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    english = re.compile(r"[A-Za-z]{3,}")
    for _ in range(30):
        assert not english.findall(page.locator("body").inner_text())
        assert step(page, hurried=True)
    assert replayed(page).seed == "赤龍"

    put_down(page, before_the_last_sheets("red-dragon", 3))
    while step(page, hurried=True):
        assert not english.findall(page.locator("body").inner_text())
    expect(page.locator(FINAL)).to_be_visible()
    assert not english.findall(page.locator("body").inner_text())


def test_undo_takes_back_my_last_card_and_what_followed(page: Page) -> None:
    hurry(page)
    deal(page, seats=4)
    play(page, steps=9)
    await_turn(page)
    before = replayed(page).log
    hand = page.locator(".hand [data-card]").evaluate_all("all => all.map(c => c.dataset.card)")
    step(page)
    await_turn(page)
    assert len(replayed(page).log) > len(before)

    page.get_by_role("button", name="Undo").click()

    expect(page.locator(".hand [data-card]")).to_have_count(len(hand))
    assert replayed(page).log == before
    assert saved_matches(page)[0]["page"]["undone"] == 1


def test_a_card_that_may_not_be_played_says_why(page: Page) -> None:
    hurry(page)
    deal(page, seats=4)
    refused = page.locator(".hand.is-choosing [data-card].is-off")
    for _ in range(60):
        page.locator(ANYTHING).first.wait_for()
        if refused.count():
            break
        step(page)
    log = replayed(page).log
    # Forced: it says that it is disabled, and is to be tapped all the same.
    still(refused.first).tap(position={"x": 20, "y": 24}, force=True)
    note = page.locator(".why")
    expect(note).to_contain_text(re.compile(r"(red|blue|green|yellow)", re.IGNORECASE))
    assert replayed(page).log == log


def test_matches_side_by_side(page: Page) -> None:
    hurry(page)
    deal(page, seats=3, seed="one")
    play(page, steps=2)
    deal(page, seats=5, seed="two")
    page.goto("")
    seeds = {save["seed"]: len(save["log"]) for save in saved_matches(page)}
    assert set(seeds) == {"one", "two"}
