"""From one view to the next: a full trick and a finished round are pictures of their own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.guard import Guard
from pygame_core import Match


@pytest.fixture
def bare(page: Page, guard: Guard) -> Page:
    """A page of the site without an engine."""
    guard.allow("favicon.ico")  # a text file cannot name its icon
    page.goto("licences.txt")
    return page


def frames(page: Page, *arguments: object) -> list[dict[str, Any]]:
    shown: list[dict[str, Any]] = page.evaluate(
        "async (given) => (await import(new URL('app/frames.js', location)).then("
        "(module) => module.frames(...given)))",
        list(arguments),
    )
    return shown


def step(match: Match, seat: int) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    """What the first legal action changes for this seat, as the page gets it."""
    before = seen(match, seat)
    events = match.apply(match.legal_actions()[0])
    return before, as_sent([event.seen_by(seat) for event in events]), seen(match, seat)


def seen(match: Match, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = as_sent(match.view(seat))
    return view


def as_sent(content: object) -> Any:
    return json.loads(json.dumps(content))


def play_until(match: Match, event_id: str) -> tuple[dict[str, Any], list[Any], dict[str, Any]]:
    while True:
        before, events, after = step(match, 0)
        if event_id in [event["id"] for event in events]:
            return before, events, after


def test_a_card_that_finishes_nothing_is_one_picture(bare: Page) -> None:
    match = Match.new("red-dragon", seats=3, seed="oak")
    play_until(match, "card.played")
    before, events, after = step(match, 0)

    [only] = frames(bare, before, events, after)
    assert (only["view"], only["hold"], only["events"]) == (after, "card", events)


def test_a_full_trick_is_seen_before_it_is_taken(bare: Page) -> None:
    match = Match.new("red-dragon", seats=3, seed="oak")
    before, events, after = play_until(match, "trick.taken")
    taken = next(event["params"] for event in events if event["id"] == "trick.taken")

    full, last = frames(bare, before, events, after)
    assert full["hold"] == "trick"
    assert full["view"]["trick"] == taken["plays"]
    assert full["view"]["ahead"] == taken["winner"]
    assert full["view"]["to_act"] is None
    assert full["view"]["legal"] == []
    assert full["view"]["hand_counts"] == after["hand_counts"]
    assert full["view"]["hand"] == after["hand"]
    assert last["view"] == after


def test_a_finished_round_stays_until_its_sheet_was_read(bare: Page) -> None:
    match = Match.new("red-dragon", seats=3, seed="oak")
    before, events, after = play_until(match, "round.scored")

    full, sheet, last = frames(bare, before, events, after)
    assert [full["hold"], sheet["hold"], last["hold"]] == ["trick", "sheet", "none"]
    assert sheet["view"]["round"] == before["round"] == after["round"] - 1
    assert sheet["view"]["trick"] == []
    assert sheet["view"]["scores"] == after["scores"]
    assert last["view"] == after
    assert [event for frame in (full, sheet, last) for event in frame["events"]] == events


def test_the_last_card_given_in_red_dragon_lies_there_before_the_centre_is_turned_up(
    bare: Page,
) -> None:
    match = Match.new("red-dragon", seats=3, seed="oak")
    before, events, after = play_until(match, "centre.revealed")

    full, last = frames(bare, before, events, after)
    assert (full["hold"], last["hold"]) == ("trick", "card")
    assert full["view"]["table"]["given"] == [4, 4, 4]
    assert full["view"]["hand_counts"] == after["hand_counts"]
    assert full["view"]["phase"] == "give"
    assert last["view"] == after


def test_what_ends_a_lap_of_sauscharf_is_seen_before_the_next_one(bare: Page) -> None:
    match = Match.new("sauscharf", seats=2, seed="oak")
    while match.view(0)["phase"] != "gather-turn":
        match.apply(match.legal_actions()[0])
    match.apply("chili - keep")
    slot = match.view(0)["table"]["slots"][2]
    before = seen(match, 0)
    events = as_sent([event.seen_by(0) for event in match.apply("chili 3 discard")])
    after = seen(match, 0)

    emptied, last = frames(bare, before, events, after)
    assert (emptied["hold"], last["hold"]) == ("trick", "card")
    assert slot
    assert emptied["view"]["table"]["slots"][2] == []
    assert emptied["view"]["table"]["sets"] == [[], []]
    assert emptied["view"]["to_act"] is None
    assert last["view"] == after


def test_another_seats_view_is_another_table(bare: Page) -> None:
    match = Match.new("red-dragon", seats=3, seed="oak")
    before, events, _ = play_until(match, "trick.taken")
    spectator = seen(match, None)

    [only] = frames(bare, before, events, spectator)
    assert only["view"] == spectator
    [first] = frames(bare, None, [], spectator)
    assert (first["view"], first["hold"]) == (spectator, "none")
