"""X-Missions through the page: a match by touch, and missions that stay secret."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.moments import near_the_end
from e2e.support.play import FINAL, play, replayed, step, tap
from e2e.support.steps import hold, hurry, open_setup, put_down, saved_here, seat_person, still
from pygame_core import Match

NOTE = ".side > .mission-note"


def deal(page: Page, seed: str = "elm", people: tuple[str, ...] = ()) -> None:
    """With the seed "elm" the first seat deals, so it chooses first."""
    open_setup(page, "x-missions")
    for number, name in enumerate(people, 1):
        seat_person(page, number, name)
    page.locator("#seed").fill(seed)
    page.locator("button[type=submit]").click()


def test_a_match_by_touch_from_its_deal_and_to_its_end(page: Page) -> None:
    hurry(page)
    deal(page)
    page.locator(".missions").wait_for(timeout=60_000)
    expect(page.locator(".bar__title")).to_contain_text("Round 1 ·")
    play(page, steps=6)
    put_down(page, near_the_end("x-missions", 4))
    play(page)

    match = Match.load(saved_here(page))
    assert match.is_over
    shown = [int(text) for text in page.locator(f"{FINAL} .rank .num").all_inner_texts()]
    assert shown == sorted(match.scores, reverse=True)
    assert shown[0] >= 50
    assert page.locator(f"{FINAL} .pad__sum").count() == match.view(None)["round"]


def test_the_draft_says_what_a_mission_means_and_a_card_must_wait(page: Page) -> None:
    hurry(page)
    deal(page)
    offer = page.locator(".missions [data-mission]")
    expect(offer).to_have_count(10, timeout=60_000)
    view = replayed(page).view(0)
    lost = [str(each["mission"]) for each in view["table"]["offer"] if each["status"] == "lost"]
    assert lost
    marked = offer.filter(has=page.locator(".status--bad"))
    assert marked.evaluate_all("all => all.map(one => one.dataset.mission)") == lost

    # Forced: it says that it is disabled, and is to be tapped all the same.
    still(page.locator(".hand [data-card]").first).tap(position={"x": 20, "y": 24}, force=True)
    expect(page.locator(".why")).to_contain_text("First everybody chooses a mission")
    assert not replayed(page).log


def test_progress_and_captured_cards_are_those_of_the_engine(page: Page) -> None:
    hurry(page)
    deal(page)

    def take_four(target: Locator) -> None:
        if target.get_attribute("data-mission") is None:
            tap(target)
        else:
            page.locator('[data-mission="3"]').tap()

    page.locator(".missions").wait_for(timeout=60_000)
    play(page, steps=8, act=take_four)
    page.locator(".hand.is-choosing .is-legal").first.wait_for()
    table = replayed(page).view(0)["table"]
    assert table["my_mission"] == 3
    assert table["captured"]
    counts = page.locator(f"{NOTE} .meter .num").all_inner_texts()
    assert [int(count) for count in counts] == list(table["my_tally"]["colours"].values())
    look = {"done": "good", "possible": "open", "lost": "bad"}[table["progress"]["status"]]
    expect(page.locator(f"{NOTE} > h2 .status--{look}")).to_be_visible()

    page.get_by_role("button", name=re.compile("My mission, .* taken")).tap()
    assert page.locator("dialog .captured li").count() == len(table["captured"])
    assert page.locator("dialog .captured .mini").count() == 4 * len(table["captured"])


@pytest.mark.device("tablet-portrait")
def test_two_people_never_see_each_others_missions(page: Page) -> None:
    hurry(page)
    deal(page, people=("Mei", "Hana"))
    expect(page.get_by_role("button", name="Hold")).to_be_visible(timeout=60_000)
    assert page.locator("[data-mission], .mission-note").count() == 0
    hold(page)
    page.locator('[data-mission="8"]').tap()

    expect(page.get_by_role("button", name="Hold")).to_be_visible()
    text = page.locator("body").inner_text()
    assert "Collect the eights" not in text
    hold(page)
    page.locator(".missions").wait_for()
    assert page.locator('[data-mission="8"]').count() == 0
    expect(page.locator(".seat", has_text="Mei")).to_contain_text("mission")
    for forbidden in ("Collect the eights", "mission 8"):
        assert forbidden not in page.locator("body").inner_text()
    assert step(page)
