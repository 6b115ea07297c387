"""Cards come from where they were and go to whoever has them now; points rise from their seat."""

from __future__ import annotations

import math

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
from e2e.support.play import replayed
from e2e.support.trips import (
    MINE,
    crests,
    lying,
    near,
    next_action,
    open_moment,
    rise,
    signed,
    trip,
)
from pygame_core import Match

pytestmark = pytest.mark.moving


def test_a_card_comes_from_whose_it_is_and_lies_down_before_them(page: Page) -> None:
    match = before(
        Match.new("red-dragon", seats=3, seed="oak"), lambda match: not match.view(0)["trick"]
    )
    open_moment(page, match)
    mine = match.legal_actions()[0]
    lay = lying(page)[card_of(mine)]
    seats = crests(page)
    do(page, mine)
    own = trip(page, card_of(mine), to=f"trick {card_of(mine)}")
    assert near(own.start, lay)
    card = card_of(next_action(page, match, mine))
    other = trip(page, card, to=f"trick {card}")
    assert "seat:1" in other.left
    for way, seat in ((own, MINE), (other, "seat:1")):
        assert way.off is not None
        assert way.off < 1, "what flies is at last what lies there a moment later"
        assert min(seats, key=lambda name: math.dist(seats[name], way.end)) == seat


def test_a_trick_goes_to_its_winner_by_way_of_the_winning_card(page: Page) -> None:
    match = before(Match.new("red-dragon", seats=3, seed="oak"), ends_a_trick_of_another)
    open_moment(page, match)
    mine = match.legal_actions()[0]
    trick = taken(match, mine)
    assert trick
    winner = trick["winner"]
    lay = lying(page)
    do(page, mine)
    ways = {card: trip(page, card, to=f"seat:{winner}") for _, card in trick["plays"]}
    last = trip(page, card_of(mine), to=f"trick {card_of(mine)}")
    assert last.said == "", "nobody has taken a trick whose last card is on its way"
    over = ways[dict(trick["plays"])[winner]].start
    for card, way in ways.items():
        assert [near(spot, over) for spot in way.ways] == [True]
        # My own has come to its place only now.
        assert card == card_of(mine) or near(way.start, lay[card])


@pytest.mark.parametrize("sign", [1, -1])
def test_what_a_trick_brings_or_costs_rises_from_its_winner(page: Page, sign: int) -> None:
    def gain(match: Match) -> int:
        trick = taken(match, action := match.legal_actions()[0])
        winner = trick["winner"] if trick else 0
        points = table(after(match, action))["points"][winner] - table(match)["points"][winner]
        return int(points)

    match = before(
        Match.new("red-dragon", seats=3, seed="oak"),
        lambda match: ends_a_trick_of_another(match) and sign * gain(match) > 0,
    )
    open_moment(page, match)
    mine = match.legal_actions()[0]
    trick = taken(match, mine)
    assert trick
    do(page, mine)
    assert rise(page) == [signed(gain(match)), f"seat:{trick['winner']}"]


def test_a_given_card_is_laid_face_down_and_the_centre_is_turned_up_out_of_the_pile(
    page: Page,
) -> None:
    def ends_the_giving(match: Match) -> bool:
        return match.to_act == 0 and phase(after(match, match.legal_actions()[0])) == "draft"

    match = until(first_deal("red-dragon", 3, lambda match: match.to_act == 1), ends_the_giving)
    open_moment(page, match)
    mine = match.legal_actions()[0]
    lay = lying(page)
    do(page, mine)
    given = trip(page, "back:0:3", to="pile back:0:3")
    assert given.turns
    assert near(given.start, lay[card_of(mine)])

    pile = [spot for name, spot in lay.items() if name.startswith("back:")] + [given.end]
    centre = [trip(page, card, to=f"market {card}") for card in table(after(match, mine))["centre"]]
    assert len(centre) == len(pile)
    assert all(way.turns for way in centre)
    assert all(way.off is not None and way.off < 1 for way in (given, *centre))
    for spot in pile:
        assert [near(way.start, spot) for way in centre].count(True) == 1


def test_a_card_taken_from_the_centre_goes_to_its_taker(page: Page) -> None:
    match = until(
        Match.new("red-dragon", seats=3, seed="oak"),
        lambda match: (
            match.to_act == 0
            and phase(match) == "draft"
            and table(match)["draft_order"][:2] == [0, 1]
        ),
    )
    open_moment(page, match)
    mine = match.legal_actions()[0]
    lay = lying(page)
    do(page, mine)
    assert near(trip(page, card_of(mine), to=f"hand {card_of(mine)}").start, lay[card_of(mine)])
    card = card_of(next_action(page, match, mine))
    other = trip(page, card, to=f"known {card}")
    assert near(other.start, lay[card])
    seats = crests(page)
    assert min(seats, key=lambda name: math.dist(seats[name], other.end)) == "seat:1"


def dealt_rules(match: Match) -> dict[int, int]:
    """Who may choose each rule card."""
    return {rule: seat for seat in range(3) for rule in match.view(seat)["table"]["my_rules"]}


# The rule cards in force, after how many tricks cards are passed, and how many seats further on.
PASSES = {"before the first lead": ((22,), 0, -1), "in the middle again": ((22, 38), 3, 1)}


@pytest.mark.parametrize("when", PASSES)
def test_passed_cards_go_to_the_neighbour_and_come_from_the_other_one(
    page: Page, when: str
) -> None:
    rules, tricks, step = PASSES[when]

    def can_choose(match: Match) -> bool:
        seats = [dealt_rules(match).get(rule) for rule in rules]
        return None not in seats and len(set(seats)) == len(seats)

    def passes_the_last_card(match: Match) -> bool:
        facts = table(match)
        return (
            match.to_act == 0
            and phase(match) == "pass"
            and sum(facts["tricks"]) == tricks
            and facts["laid"][0] == facts["step"]["cards"] - 1
        )

    match = first_deal("stich-meister", 3, can_choose)
    chosen_by(match, {dealt_rules(match)[rule]: rule for rule in rules})
    until(match, passes_the_last_card)
    open_moment(page, match)
    mine = match.legal_actions()[0]
    each = table(match)["step"]["cards"]
    lay = lying(page)
    do(page, mine)
    laid = trip(page, f"back:0:{each - 1}", to=f"pile back:0:{each - 1}")
    assert laid.turns
    assert near(laid.start, lay[card_of(mine)])
    for seat in range(3):
        for at in range(each):
            trip(page, f"back:{seat}:{at}", to=f"seat:{(seat + step) % 3}")
    received = [
        event["params"]["cards"]
        for event in replayed(page).view(0)["history"]
        if event["id"] == "pass.revealed" and event["params"]["seat"] == 0
    ]
    for card in received[-1]:
        assert f"seat:{-step % 3}" in trip(page, card, to=f"hand {card}").left


def test_cards_that_are_laid_open_turn_over_and_come_back_to_the_hand(page: Page) -> None:
    # Rule card 25 has everybody lay three cards open.
    match = first_deal(
        "stich-meister", 3, lambda match: 25 in dealt_rules(match) and match.to_act == 1
    )
    chosen_by(match, {dealt_rules(match)[25]: 25})
    until(match, lambda match: phase(match) == "expose" and table(match)["laid"] == [2, 3, 3])
    open_moment(page, match)
    lay = lying(page)
    do(page, match.legal_actions()[0])
    for card in table(after(match, match.legal_actions()[0]))["exposed"][0]:
        way = trip(page, card, to=f"hand {card}")
        assert way.turns
        assert near(way.start, lay["back:0:0"])
    trip(page, "back:1:0", to="seat:1")


def test_a_trick_goes_to_the_seat_to_which_a_rule_card_gives_it(page: Page) -> None:
    # Rule card 35 gives each trick to the neighbour of its winner; no other one here sees to that.
    match = Match.new("stich-meister", seats=3, seed="deal 23")
    chosen_by(match, {dealt_rules(match)[35]: 35})
    before(match, ends_a_trick_of_another)
    open_moment(page, match)
    mine = match.legal_actions()[0]
    trick = taken(match, mine)
    assert trick
    winner, holder = trick["winner"], trick["holder"]
    assert winner != holder
    lay = lying(page)
    do(page, mine)
    for _, card in trick["plays"]:
        [over] = trip(page, card, to=f"seat:{holder}").ways
        assert near(over, lay[dict(trick["plays"])[winner]])
    gain = table(after(match, mine))["points"][holder] - table(match)["points"][holder]
    assert rise(page) == [signed(gain), f"seat:{holder}"]
