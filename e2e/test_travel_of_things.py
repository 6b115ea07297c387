"""Missions, trumps, tiles, rule cards, chilies and sauces go to whose they are from now on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from e2e.support.doing import do
from e2e.support.moments import (
    after,
    before,
    card_of,
    chosen_by,
    ends_a_trick_of_another,
    first_deal,
    phase,
    table,
    taken,
    until,
)
from e2e.support.trips import (
    MINE,
    lying,
    near,
    next_action,
    noted,
    open_moment,
    rise,
    shown_large,
    signed,
    trip,
)
from pygame_core import Match

pytestmark = pytest.mark.moving


def test_a_mission_is_laid_before_its_chooser_and_goes_to_them_when_all_have_chosen(
    page: Page,
) -> None:
    match = first_deal("x-missions", 4, lambda match: match.to_act == 0)
    open_moment(page, match)
    mine, *others = (each["mission"] for each in table(match)["offer"])
    lay = lying(page)
    do(page, f"mission {mine}")
    own = trip(page, "laid:0", to="laid laid:0")
    assert own.turns
    assert near(own.start, lay[f"mission-{mine}"])
    for mission in others:
        assert near(trip(page, f"mission-{mission}", to="seat:1").start, lay[f"mission-{mission}"])

    done = [f"mission {mine}"]
    for seat in (1, 2, 3):
        done.append(next_action(page, match, *done))
        if done[-1] != "mission none":
            other = trip(page, f"laid:{seat}", to=f"laid laid:{seat}")
            assert f"seat:{seat}" in other.left
            assert near(trip(page, f"laid:{seat}", to=f"seat:{seat}").start, other.end)
    assert near(trip(page, "laid:0", to="note:mission").start, own.end)


def test_the_last_mission_goes_to_its_note_and_what_is_left_over_to_nobody(page: Page) -> None:
    first = first_deal("x-missions", 4, lambda match: table(match)["draft_order"][-1] == 0)
    match = until(first, lambda match: match.to_act == 0)
    open_moment(page, match)
    mine, *others = (each["mission"] for each in table(match)["offer"])
    lay = lying(page)
    do(page, f"mission {mine}")
    assert near(trip(page, f"mission-{mine}", to="note:mission").start, lay[f"mission-{mine}"])
    for mission in others:
        assert near(trip(page, f"mission-{mission}", to="deck").start, lay[f"mission-{mission}"])


@pytest.mark.parametrize(("game", "seats"), [("x-missions", 4), ("scharfe-schoten", 3)])
def test_trumps_are_turned_up_from_the_deck(page: Page, game: str, seats: int) -> None:
    match = first_deal(game, seats, lambda match: match.to_act == 0)
    open_moment(page, match)
    trumps = table(match).get("trumps", ["1"])
    for trump in trumps:
        way = trip(page, f"trump:{trump}", to=f"trump{'s' * (len(trumps) > 1)} trump:{trump}")
        assert way.turns
        assert "deck" in way.left


def test_predicted_tiles_turn_up_from_where_they_were_laid_down(page: Page) -> None:
    first = first_deal("scharfe-schoten", 3, lambda match: match.to_act == 1)
    match = until(first, lambda match: match.to_act == 0)
    open_moment(page, match)
    chosen = page.locator(".predict .is-chosen")
    mine = match.legal_actions()[0]
    tones = {"R": "red", "Y": "yellow", "G": "green", "B": "black"}
    lay = {
        row: page.locator(f".tiles--{row} .{tones[colour]}").bounding_box()
        for row, colour in zip(("most", "least"), mine.split()[1:], strict=True)
    }
    assert chosen.count() == 0
    do(page, mine)
    for row, box in lay.items():
        assert box
        own = trip(page, f"mark:0:{row}", to=f"tiles mark:0:{row}")
        assert own.turns
        assert near(own.start, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        for seat in (1, 2):
            other = trip(page, f"mark:{seat}:{row}", to=f"tiles mark:{seat}:{row}")
            assert other.turns
            assert f"seat:{seat}" in other.left


def test_a_tapped_tile_of_the_rack_goes_to_its_winner_from_whom_the_points_rise(page: Page) -> None:
    def gain(match: Match, action: str) -> int:
        return int(table(after(match, action))["points"][0] - table(match)["points"][0])

    def matters(match: Match) -> bool:
        return (
            match.to_act == 0
            and phase(match) == "rack"
            and gain(match, match.legal_actions()[0]) != 0
        )

    match = until(Match.new("scharfe-schoten", seats=3, seed="chili"), matters)
    open_moment(page, match)
    mine = match.legal_actions()[0]
    tile = f"rack:{card_of(mine)}:{table(match)['rack'][card_of(mine)]}"
    large = shown_large(page)
    do(page, mine)
    assert near(trip(page, tile, to=MINE).start, large[tile])
    assert [each.card for each in noted(page) if MINE in each.reached] == [tile]
    assert rise(page) == [signed(gain(match, mine)), MINE]


def test_a_tile_that_another_takes_from_the_rack_goes_to_them(page: Page) -> None:
    match = before(Match.new("scharfe-schoten", seats=3, seed="chili"), ends_a_trick_of_another)
    open_moment(page, match)
    mine = match.legal_actions()[0]
    trick = taken(match, mine)
    assert trick
    lay = lying(page)
    do(page, mine)
    colour = card_of(next_action(page, match, mine))
    tile = f"rack:{colour}:{table(match)['rack'][colour]}"
    assert near(trip(page, tile, to=f"seat:{trick['winner']}").start, lay[tile])


def plain(match: Match) -> bool:
    """With the first rule card of everybody play begins at once."""
    return phase(chosen_by(match.clone(), {})) == "play"


def test_chosen_rule_cards_are_turned_up_mine_from_where_it_lay(page: Page) -> None:
    match = first_deal("stich-meister", 3, lambda match: match.to_act == 1 and plain(match))
    until(match, lambda match: match.to_act == 0)
    mine = next(action for action in match.legal_actions() if phase(after(match, action)) == "play")
    open_moment(page, match)
    lay = lying(page)
    do(page, mine)
    for rule in table(after(match, mine))["rules"]:
        way = trip(page, f"rule-{rule}", to=f"cards rule-{rule}")
        assert way.turns
        assert (
            near(way.start, lay[f"rule-{rule}"])
            if rule == int(card_of(mine))
            else "deck" in way.left
        )


def test_rule_cards_go_to_the_lens_as_the_first_card_is_led(page: Page) -> None:
    match = first_deal("stich-meister", 3, lambda match: match.to_act == 0 and plain(match))
    chosen_by(match, {})
    assert match.to_act == 0
    open_moment(page, match)
    lay = lying(page)
    do(page, match.legal_actions()[0])
    for rule in table(match)["rules"]:
        assert near(trip(page, f"rule-{rule}", to="note:in-force").start, lay[f"rule-{rule}"])


def test_a_set_comes_from_the_tray_or_the_crest_of_who_lays_it(page: Page) -> None:
    match = first_deal("sauscharf", 2, lambda match: match.to_act == 0)
    held = match.view(0)["hand"]
    chili = next(card for card in held if held.count(card) > 1)
    open_moment(page, match)
    for _ in range(held.count(chili) - 1):
        page.locator(f'.groups [data-card="hand:{chili}"]').tap(position={"x": 14, "y": 20})
    tray = lying(page)[f"tray:{chili}"]
    page.locator(".tray__do").tap()
    for at in range(2):
        assert near(trip(page, f"set:0:{at}", to=f"set:0 set:0:{at}").start, tray)
    cards = next_action(page, match, f"set {chili} {chili}").split()[1:]
    for at in range(len(cards)):
        assert "seat:1" in trip(page, f"set:1:{at}", to=f"set:1 set:1:{at}").left


@pytest.mark.parametrize(("fate", "place"), [("keep", "mine"), ("discard", "discard")])
def test_taken_chilies_go_to_my_bowl_and_the_set_where_i_want_it(
    page: Page, fate: str, place: str
) -> None:
    def ends_the_lap(match: Match) -> bool:
        return phase(match) == "gather-turn" and table(match)["waiting"] == [0]

    match = until(Match.new("sauscharf", seats=2, seed="oak"), ends_the_lap)
    slot = next(at for at, cards in enumerate(table(match)["slots"], 1) if cards)
    open_moment(page, match)
    lay = lying(page)
    do(page, f"chili {slot} {fate}")
    chilies = [name for name in lay if name.startswith(f"slot:{slot}:")]
    laid = [name for name in lay if name.startswith("set:0:")]
    assert chilies
    assert laid
    for name in chilies:
        assert near(trip(page, name, to="mine").start, lay[name])
    for name in laid:
        assert near(trip(page, name, to=place).start, lay[name])


def test_a_sauce_goes_to_its_maker_and_the_next_one_comes_from_the_supply(page: Page) -> None:
    def heats(match: Match) -> set[int]:
        return {sauce["heat"] for sauce in table(match)["display"]}

    def ends_the_lap(match: Match) -> bool:
        return table(match)["waiting"] == [0] and "sauce 3" in match.legal_actions()

    # Here all sauces on the shelf differ, before and afterwards.
    match = until(Match.new("sauscharf", seats=2, seed="deal 23"), ends_the_lap)
    open_moment(page, match)
    later = after(match, "sauce 3")
    lay = lying(page)
    do(page, "sauce 3")
    assert near(trip(page, "sauce-3:0", to=MINE).start, lay["sauce-3:0"])
    gain = table(later)["standing"][0] - table(match)["standing"][0]
    assert rise(page) == [signed(gain), "me"]
    [new] = heats(later) - heats(match)
    assert "supply" in trip(page, f"sauce-{new}:0", to=f"sauces sauce-{new}:0").left
