"""The heuristic in a few plain cases in which there is one sensible thing to do."""

from __future__ import annotations

from typing import Any

from pygame_core import Match
from pygame_core.games.stich_meister import GAME
from tests.stich_meister.table import cards, do, state_of, table


def favourite(match: Match) -> str:
    """The best action by the heuristic for the seat to act."""
    assert match.to_act is not None
    view: Any = match.view(match.to_act)
    values = GAME.evaluate(view)
    assert len(values) == len(view["legal"])
    return str(max(zip(values, view["legal"], strict=True))[1])


def last_to_play(rules: list[int]) -> Match:
    """F10 F9 F11 lie on the table; seat 3 holds the F15, the F2 and no other fan."""
    others = "C2 C3 C4 C5 C6 K2 K3 K4 K5 K6 G2 G3 G4"
    match = table(rules, {0: "F10", 1: "F9", 2: "F11", 3: f"F15 F2 {others}"})
    do(match, "play F10 F9 F11")
    return match


def test_a_trick_worth_having_is_taken() -> None:
    assert favourite(last_to_play([])) == "play F15"


def test_a_trick_that_costs_is_left_to_others() -> None:
    assert favourite(last_to_play([60])) == "play F2"
    assert favourite(last_to_play([47])) == "play F2"


def test_a_trick_for_the_neighbour_is_not_worth_winning() -> None:
    assert favourite(last_to_play([35])) == "play F2"


def test_the_low_card_wins_where_low_cards_win() -> None:
    assert favourite(last_to_play([31])) == "play F2"


def test_the_costly_card_is_removed_from_ones_own_trick() -> None:
    match = table([34, 53], {0: "F14", 1: "F3", 2: "F4", 3: "C15"})
    state_of(match).hands[3] = [card for card in state_of(match).hands[3] if card.suit != "F"]
    do(match, "play F14 F3 F4 C15")
    assert favourite(match) == "remove C15"


def test_many_trumps_are_chosen_over_none() -> None:
    match = Match.new("stich-meister", seats=4, seed="trumps")
    seat = match.to_act
    assert seat is not None
    state = state_of(match)
    state.hands[seat] = cards("F2 F3 F9 C4 C11 G6 G12 K1 K3 K5 K6 K8 K10 K11 K14")
    state.rule_hands[seat] = [13, 15, 17, 19]
    assert favourite(match) == "choose 17"


def test_weak_cards_are_passed_on_where_tricks_are_good() -> None:
    match = table([22], {0: "F15 C15 K15 G15 F14 C14 K14 G14 F13 C13 K13 G13 F12 C12 G2"})
    assert favourite(match) == "pass G2"
