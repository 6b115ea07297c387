"""One named test for each of the sixty rule cards."""

from __future__ import annotations

import re
import sys

import pytest

from pygame_core import IllegalAction, Match
from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.trump_cards import TRUMP_TABLE
from tests.stich_meister.table import (
    do,
    finish_trick,
    legal,
    play_on,
    points,
    state_of,
    table,
    trump_order,
    winner,
)

Piles = list[list[tuple[int | None, str]]]

FOUR_PILES: Piles = [[(3, "F2 F3 F4 F5")], [(4, "C2 C3 C4 C5")], [(6, "K2 K3 K4 K5")], []]
"""One plain trick for each of three seats."""


def refusal(match: Match, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        match.apply(action)
    return refused.value.id


def test_there_are_sixty_cards_each_with_a_test_of_its_own() -> None:
    assert list(RULE_CARDS) == list(range(1, 61))
    tests = [name for name in dir(sys.modules[__name__]) if re.match(r"test_card_\d\d_", name)]
    assert sorted(int(name[10:12]) for name in tests) == [*range(21, 61)]
    assert sorted(ALL_OF) == list(range(1, 21))


# --- trump cards ------------------------------------------------------------------------------

ALL_OF = {
    1: "F2 C2 K2 G2",
    2: "F3 C3 K3 G3",
    3: "F4 C4 K4 G4",
    4: "F5 C5 K5 G5",
    5: "F6 C6 K6 G6",
    6: "F7 C7 K7 G7",
    7: "F8 C8 K8 G8",
    8: "F9 C9 K9 G9",
    9: "F11 C11 K11 G11",
    10: "F12 C12 K12 G12",
    11: "F14 C14 K14 G14",
    12: "F15 C15 K15 G15",
    13: "fans",
    14: "fans",
    15: "coins",
    16: "coins",
    17: "koi",
    18: "koi",
    19: "gates",
    20: "gates",
}


@pytest.mark.parametrize("number", ALL_OF, ids=lambda number: f"{number:02}-{ALL_OF[number]}")
def test_trump_card(number: int) -> None:
    """The card makes just these trump; a number's cards are equal, a suit's go from 15 to 1."""
    cards = ALL_OF[number].split()
    if len(cards) == 4:
        assert [sorted(group) for group in trump_order([number])] == [sorted(cards)]
        led = "F"
    else:
        suit = {"fans": "F", "coins": "C", "koi": "K", "gates": "G"}[ALL_OF[number]]
        cards = [f"{suit}{rank}" for rank in range(15, 0, -1)]
        assert trump_order([number]) == [[card] for card in cards]
        led = "K" if suit == "F" else "F"
    trick = f"{led}13 {led}10 {cards[-1]} {led}1"
    assert winner([number], trick) == 2
    assert winner([], trick) == 0


def test_the_trump_table_can_be_corrected_as_data() -> None:
    assert set(TRUMP_TABLE) == set(range(1, 22))
    assert all(RULE_CARDS[number].covers == what for number, what in TRUMP_TABLE.items())


def test_card_21_the_lead_of_trick_2_makes_its_suit_trump() -> None:
    match = table([21], {0: "F15 G2", 1: "F2 G3 K15", 2: "F3 C2", 3: "F4 G15"})
    assert trump_order([21]) == []
    assert match.view(1)["table"]["trump_open"]
    do(match, "play F15 F2 F3 F4")
    events = do(match, "play G2")
    assert [event.id for event in events] == ["card.played", "trump.fixed"]
    table_now = match.view(1)["table"]
    assert table_now["second_lead"] == "G"
    assert not table_now["trump_open"]
    assert table_now["my_trumps"][-1] == {"cards": ["G3"], "rules": [21]}
    assert table_now["duty"]["asks"] == "trump"


# --- basic cards ------------------------------------------------------------------------------


def test_card_22_three_cards_go_to_the_right() -> None:
    match = table([22], {0: "F2 F3 F4", 1: "C2 C3 C4", 2: "K2 K3 K4", 3: "G2 G3 G4"})
    do(match, "pass F2 F3 F4", "pass C2 C3 C4", "pass K2 K3 K4")
    assert "C2" not in match.view(0)["hand"]
    do(match, "pass G2 G3 G4")
    assert {"C2", "C3", "C4"} <= set(match.view(0)["hand"])
    assert {"F2", "F3", "F4"} <= set(match.view(3)["hand"])
    assert match.view(0)["phase"] == "play"


def test_card_23_three_cards_go_to_the_left() -> None:
    match = table([23], {0: "F2 F3 F4", 1: "C2 C3 C4", 2: "K2 K3 K4", 3: "G2 G3 G4"})
    do(match, "pass F2 F3 F4", "pass C2 C3 C4", "pass K2 K3 K4", "pass G2 G3 G4")
    assert {"G2", "G3", "G4"} <= set(match.view(0)["hand"])
    assert {"F2", "F3", "F4"} <= set(match.view(1)["hand"])


def test_card_24_a_card_is_kept_for_the_last_trick() -> None:
    match = table([24], {0: "F15", 1: "F2", 2: "F3", 3: "F4"})
    do(match, "reserve F15", "reserve F2", "reserve F3", "reserve F4")
    view = match.view(0)
    assert view["table"]["my_reserved"] == "F15"
    assert view["table"]["reserved"] == [True] * 4
    assert match.view(1)["table"]["my_reserved"] == "F2"
    assert "F15" not in view["hand"]
    assert view["hand_counts"] == [14] * 4
    assert refusal(match, "play F15") == "reserved-until-last"
    while state_of(match).trick_number < 15:
        match.apply(match.legal_actions()[0])
    assert match.view(0)["hand"] == ["F15"]
    taken = finish_trick(match)
    assert {card for _, card in taken["plays"]} == {"F15", "F2", "F3", "F4"}


def test_card_25_three_cards_lie_open_and_are_played_like_any_other() -> None:
    match = table([25], {0: "F2 F3 F4", 1: "F6 C3 C4", 2: "K2 K3 K4", 3: "G2 G3 G4"})
    do(match, "expose F2 F3 F4", "expose F6 C3 C4", "expose K2 K3 K4")
    assert match.view(2)["table"]["exposed"] == [[], [], [], []]
    [*_, revealed] = do(match, "expose G2 G3 G4")
    assert revealed.id == "exposed.revealed"
    view = match.view(2)
    assert view["table"]["exposed"][0] == ["F2", "F3", "F4"]
    assert view["hand_counts"] == [15] * 4
    assert "F2" in match.view(0)["hand"]
    do(match, "play F2 F6")
    assert match.view(2)["table"]["exposed"][:2] == [["F3", "F4"], ["C3", "C4"]]


def test_card_26_only_the_lead_lies_open_until_all_have_played() -> None:
    match = table([26], {0: "F15", 1: "F2", 2: "F3", 3: "F4"})
    lead, *_ = do(match, "play F15")
    assert lead.params["card"] == "F15"
    blind, *_ = do(match, "play F2")
    assert blind.params == {"seat": 1}
    do(match, "play F3")
    assert match.view(1)["trick"] == [(0, "F15"), (1, "F2"), (2, "?")]
    assert match.view(3)["trick"] == [(0, "F15"), (1, "?"), (2, "?")]
    assert match.view(None)["table"]["face_down"] == [1, 2]
    assert match.view(3)["ahead"] is None
    events = do(match, "play F4")
    assert [event.id for event in events] == ["card.played", "trick.revealed", "trick.taken"]


def test_card_27_the_card_just_before_is_followed() -> None:
    assert legal([27], "F10 K3", "F2 K9 C1") == {"K9"}
    assert legal([], "F10 K3", "F2 K9 C1") == {"F2"}


def test_card_28_who_cannot_follow_must_trump() -> None:
    assert legal([5, 28], "K3", "F7 C6 G1") == {"C6"}
    assert legal([5], "K3", "F7 C6 G1") == {"F7", "C6", "G1"}
    assert legal([5, 28], "K3", "F7 C6 K1") == {"K1"}


def test_card_29_the_lead_cannot_win() -> None:
    assert winner([29], "F15 F2 F3 K9") == 2
    assert winner([], "F15 F2 F3 K9") == 0


def test_card_30_the_second_strongest_card_wins() -> None:
    assert winner([30], "F15 F2 F3 K9") == 2
    assert winner([30], "F2 F15 F3 K9") == 2


def test_card_31_low_numbers_win() -> None:
    assert winner([31], "F9 F2 F15 K1") == 1
    assert trump_order([15, 31], "C15 C1 C7") == [["C1"], ["C7"], ["C15"]]


def test_card_32_trumps_are_weaker_than_everything() -> None:
    assert winner([15, 32], "F3 C15 K12 F2") == 0
    assert winner([15, 32], "C15 F9 C3 K4") == 1


def test_card_33_numbers_alone_count_but_trumps_stay_strong() -> None:
    assert winner([33], "F11 F2 K12 G3") == 2
    assert winner([15, 33], "F11 C1 K12 G3") == 1


def test_card_34_the_winner_takes_a_card_out_of_the_game() -> None:
    match = table([34], {0: "F15", 1: "F2", 2: "F3", 3: "F4"})
    do(match, "play F15 F2 F3 F4")
    view = match.view(0)
    assert (view["phase"], view["to_act"], view["ahead"]) == ("remove", 0, 0)
    assert set(match.legal_actions()) == {"remove F15", "remove F2", "remove F3", "remove F4"}
    assert refusal(match, "remove K1") == "card-not-in-trick"
    removed, taken = do(match, "remove F15")
    assert removed.params == {"seat": 0, "card": "F15"}
    assert taken.params["plays"][0] == [0, "F15"]
    assert [str(card) for card in state_of(match).piles[0][0].cards] == ["F2", "F3", "F4"]
    assert match.view(2)["table"]["removed"] == ["F15"]


def test_card_35_the_left_neighbour_takes_the_trick_and_the_winner_leads() -> None:
    match = table([35], {0: "F15", 1: "F2", 2: "F3", 3: "F4"})
    [*_, taken] = do(match, "play F15 F2 F3 F4")
    assert (taken.params["winner"], taken.params["holder"]) == (0, 1)
    assert match.view(0)["table"]["tricks"] == [0, 1, 0, 0]
    assert match.to_act == 0


def test_card_36_the_right_neighbour_of_the_winner_leads() -> None:
    match = table([36], {0: "F15", 1: "F2", 2: "F3", 3: "F4"})
    do(match, "play F15 F2 F3 F4")
    assert match.view(0)["table"]["tricks"] == [1, 0, 0, 0]
    assert match.to_act == 3


def test_card_37_the_direction_changes_with_every_trick() -> None:
    match = table([37], {0: "F15", 1: "F2", 2: "F3", 3: "F4"})
    do(match, "play F15 F2 F3 F4")
    view = match.view(0)
    assert view["table"]["direction"] == "counter-clockwise"
    assert view["table"]["order"] == [0, 3, 2, 1]
    match.apply(match.legal_actions()[0])
    assert match.to_act == 3
    finish_trick(match)
    assert match.view(0)["table"]["direction"] == "clockwise"


def test_card_38_after_trick_3_one_card_goes_to_the_left() -> None:
    match = table([38], {0: "F15 K1", 1: "C1", 2: "G1", 3: "F1"})
    state = state_of(match)
    for _ in range(3):
        assert state.phase == "play"
        finish_trick(match)
    assert state.phase == "pass"
    given = [state.hands[seat][0] for seat in range(4)]
    do(match, *(f"pass {card}" for card in given))
    assert all(card in state.hands[(seat + 1) % 4] for seat, card in enumerate(given))
    assert (state.phase, state.trick_number) == ("play", 4)


def test_card_39_who_takes_a_trick_hands_all_tricks_to_the_left() -> None:
    match = table([39], {0: "F15 F14", 1: "F2 F5", 2: "F3 F6", 3: "F4 F7"})
    do(match, "play F15 F2 F3 F4")
    assert match.view(0)["table"]["tricks"] == [0, 1, 0, 0]
    do(match, "play F14 F5 F6")
    [_, taken, handed] = do(match, "play F7")
    assert (taken.params["taker"], taken.params["holder"]) == (0, 1)
    assert handed.params == {"seat": 0, "to": 1, "count": 1}
    assert match.view(0)["table"]["piles"] == [[], [1, 2], [], []]


def test_card_40_the_round_ends_with_three_cards_that_are_tricks() -> None:
    match = table([40])
    play_on(match, "leftovers.revealed")
    scored = next(event for event in match.events if event.id == "round.scored")
    taken = [event for event in match.events if event.id == "trick.taken"]
    assert len(taken) == 12
    assert sum(scored.params["scores"]) == 12 + 4 * 3
    for lines in scored.params["detail"]:
        assert sum(trick["number"] is None for trick in lines[0]["tricks"]) == 3


# --- scoring cards ----------------------------------------------------------------------------


def score(card: int, own: str, *others: int, number: int = 3, last: int = 15) -> int:
    """What one trick brings to a seat; two other seats hold two plain tricks each."""
    plain: list[tuple[int | None, str]] = [(8, "K2 K3 K4"), (9, "G2 G3 G4")]
    return points([card, *others], [[(number, own)], plain, plain], last_trick=last)[0]


def test_card_41_a_trick_is_worth_its_suits() -> None:
    assert score(41, "F2 F3 F4") == 1
    assert score(41, "F2 C3 K4 G5") == 4


def test_card_42_a_trick_without_a_picture_counts_double() -> None:
    assert [score(42, f"F2 F3 F{number}") for number in (10, 11, 12, 13, 14, 15)] == [
        2, 1, 1, 1, 1, 2,
    ]  # fmt: skip


def test_card_43_a_trick_without_a_trump_counts_double() -> None:
    assert score(43, "F2 F3 F6", 5) == 1
    assert score(43, "F2 F3 F7", 5) == 2


def test_card_44_the_fifth_trick_counts_triple() -> None:
    assert [score(44, "F2 F3 F4", number=number) for number in (4, 5, 6)] == [1, 3, 1]


def test_card_45_the_last_trick_counts_triple_and_the_first_two_nothing() -> None:
    assert [score(45, "F2 F3 F4", number=n, last=12) for n in (1, 2, 3, 11, 12)] == [0, 0, 1, 1, 3]


def test_card_46_pictures_bring_one_each() -> None:
    assert score(46, "F10 F11 F12 F13 F14 F15") == 1 + 4


def suit_card(card: int, suit: str) -> None:
    for led in "FCKG":
        own = f"{led}1 {led}15"
        assert score(card, own) == (1 - 2 if led == suit else 1)


def test_card_47_fans_cost_one_each() -> None:
    suit_card(47, "F")


def test_card_48_coins_cost_one_each() -> None:
    suit_card(48, "C")


def test_card_49_koi_cost_one_each() -> None:
    suit_card(49, "K")


def test_card_50_gates_cost_one_each() -> None:
    suit_card(50, "G")


def test_card_51_trumps_cost_one_each() -> None:
    assert score(51, "F6 C6 K2 K3", 5) == 1 - 2
    assert score(51, "F6 C6 K2 K3") == 1


def test_card_52_sevens_bring_three_each() -> None:
    assert score(52, "F7 C7 K8") == 1 + 6


def test_card_53_fifteens_cost_three_each() -> None:
    assert score(53, "F15 C15 K14") == 1 - 6


def test_card_54_no_trick_brings_ten() -> None:
    assert points([54], FOUR_PILES) == [1, 1, 1, 10]


def test_card_55_exactly_one_trick_brings_five() -> None:
    assert points([55], FOUR_PILES) == [6, 6, 6, 0]


def test_card_56_an_even_number_of_tricks_doubles() -> None:
    piles: Piles = [[(1, "F2"), (2, "F3")], [(3, "F4")], [(4, "F5"), (5, "F6"), (6, "F7")], []]
    assert points([56], piles) == [4, 1, 3, 0]


def test_card_57_the_fewest_tricks_double_and_all_who_share_them() -> None:
    piles: Piles = [[(1, "F2"), (2, "F3")], [(3, "F4")], [(4, "F5")]]
    assert points([57], piles) == [2, 2, 2]


def test_card_58_the_right_neighbour_is_added_by_size() -> None:
    piles: Piles = [[(1, "F2")], [(2, "F15"), (3, "F14")], [(4, "K2"), (5, "K3"), (6, "K4")]]
    assert points([53], piles) == [1, -1, 3]
    assert points([53, 58], piles) == [1 + 3, -1 + 1, 3 + 1]


def test_card_59_the_left_neighbour_is_added_with_its_sign() -> None:
    piles: Piles = [[(1, "F2")], [(2, "F15"), (3, "F14")], [(4, "K2"), (5, "K3"), (6, "K4")]]
    assert points([53, 59], piles) == [1 - 1, -1 + 3, 3 + 1]


def test_card_60_gains_and_losses_swap() -> None:
    piles: Piles = [[(1, "F2")], [(2, "F15"), (3, "F14")], [(4, "K2")]]
    assert points([53, 60], piles) == [-1, 1, -1]
