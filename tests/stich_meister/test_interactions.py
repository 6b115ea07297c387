"""What rule cards do together: the numbered interactions of the rules, I-01 to I-71."""

from __future__ import annotations

import re
import sys
from random import Random

import pytest

from pygame_core import Match
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
from tests.stich_meister.test_cards import Piles, refusal, score


def test_every_interaction_is_held() -> None:
    names = [name for name in dir(sys.modules[__name__]) if name.startswith("test_i")]
    held = {int(number) for name in names for number in re.findall(r"(?<=i|_)\d\d(?=_)", name)}
    assert held == set(range(1, 72))


def to_trick(match: Match, number: int) -> None:
    while state_of(match).trick_number < number:
        match.apply(match.legal_actions()[0])


def test_i01_02_03_trumps_go_by_coverage_then_card_numbers_then_number() -> None:
    order = trump_order([3, 13, 14], "F4 F2 F15 C4 K4")
    assert order == [["F4"], ["F15"], ["F2"], ["C4", "K4"]]
    assert trump_order([3, 5], "F6 C4 K6 G4") == [["C4", "G4"], ["F6", "K6"]]
    assert trump_order([5, 15, 20], "C6 G6") == [["C6"], ["G6"]]
    assert winner([3, 5], "F10 F6 C4 K4") == 3


def test_i04_09_before_trick_2_the_card_21_makes_no_trump() -> None:
    assert winner([21], "F5 G15 F6 F2") == 2
    assert winner([5, 21], "F5 G15 K6 F2") == 2
    assert winner([21, 33], "F5 G15 F6 F2") == 1


def test_i05_06_the_lead_of_trick_2_fixes_its_printed_suit_at_once() -> None:
    match = table([5, 21], {0: "F15 K6", 1: "F2 K3 C2", 2: "F3 K4", 3: "F4 G6"})
    do(match, "play F15 F2 F3 F4", "play K6")
    view = match.view(1)
    assert view["table"]["second_lead"] == "K"
    assert "play K3" in view["legal"]
    assert "play C2" not in view["legal"]
    assert trump_order([5, 21], "K6 F6 K15 F1", second_lead="K") == [["K6"], ["F6"], ["K15"]]


def test_i07_forced_trump_waits_for_trick_2() -> None:
    assert legal([21, 28], "K3", "F7 C4") == {"F7", "C4"}
    assert legal([21, 28], "K3", "F7 C4", second_lead="C") == {"C4"}


def test_i08_the_lead_of_trick_2_is_an_anti_trump() -> None:
    assert winner([21, 32], "G15 F2 C3 G14", second_lead="G") == 2


def test_i10_the_fixed_suit_scores_in_trick_1_too() -> None:
    piles: Piles = [[(1, "G2 F3 F4")], [(2, "F5 F6 F7")], []]
    assert points([21, 43], piles, second_lead="G") == [1, 2, 0]
    assert points([21, 51], piles, second_lead="G") == [0, 1, 0]


def test_i11_whoever_leads_trick_2_decides() -> None:
    match = table([21, 36], {0: "F15", 1: "F2", 2: "F3", 3: "F4 G7"})
    do(match, "play F15 F2 F3 F4")
    assert match.to_act == 3
    do(match, "play G7")
    assert match.view(None)["table"]["second_lead"] == "G"


def test_i12_13_passing_right_is_finished_before_passing_left_begins() -> None:
    match = table([22, 23], {0: "F2 F3 F4", 1: "C2 C3 C4", 2: "K2 K3 K4", 3: "G2 G3 G4"})
    do(match, "pass F2 F3 F4")
    assert refusal(match, "pass F2") == "card-not-in-hand"
    assert match.view(3)["hand_counts"] == [12, 15, 15, 15]
    do(match, "pass C2 C3 C4", "pass K2 K3 K4", "pass G2 G3 G4")
    assert match.view(0)["table"]["step"] == {"verb": "pass", "cards": 3, "to": 1}
    do(match, "pass C2 C3 C4")


def test_i14_16_passing_then_reserving_then_exposing_other_cards() -> None:
    match = table([22, 24, 25], seats=3)
    phases = []
    while match.view(None)["phase"] != "play":
        phases.append(match.view(None)["phase"])
        match.apply(match.legal_actions()[0])
    assert phases == ["pass"] * 9 + ["reserve"] * 3 + ["expose"] * 9
    state = state_of(match)
    assert all(card not in state.exposed[seat] for seat, card in enumerate(state.reserved))
    assert [len(hand) for hand in state.hands] == [15] * 3


def test_i15_the_reserved_card_makes_no_duty() -> None:
    match = table([24], {0: "F15", 1: "G1 C5 C6 C7 C8 C9 C10 C11 C12 C13 K5 K6 K7 K8 K9"})
    do(match, f"reserve {match.view(0)['hand'][-1]}", "reserve G1")
    do(match, *(f"reserve {match.view(seat)['hand'][-1]}" for seat in (2, 3)))
    do(match, "play F15")
    assert len(match.legal_actions()) == 14
    assert refusal(match, "play G1") == "reserved-until-last"


def test_i17_reserved_cards_are_turned_up_together() -> None:
    match = table([24, 26], seats=3)
    to_trick(match, 16)
    do(match, match.legal_actions()[0])
    [blind] = match.apply(match.legal_actions()[0])
    assert "card" not in blind.params
    events = match.apply(match.legal_actions()[0])
    assert [event.id for event in events][1:3] == ["trick.revealed", "trick.taken"]


def test_i18_the_reserved_card_is_not_passed() -> None:
    match = table([24, 38], seats=3)
    while match.view(None)["phase"] != "pass":
        match.apply(match.legal_actions()[0])
    state = state_of(match)
    assert match.to_act is not None
    assert f"pass {state.reserved[match.to_act]}" not in match.legal_actions()


def test_i19_21_55_56_reserved_cards_are_played_last_and_open_cards_may_be_left() -> None:
    match = table([24, 25, 40, 44], seats=5)
    state = state_of(match)
    to_trick(match, 9)
    assert [len(hand) for hand in state.hands] == [3] * 5
    assert state.tricks_in_round == 9
    kept = [[str(card) for card in hand] for hand in state.hands]
    assert play_on(match, "leftovers.revealed")["cards"] == kept
    assert points([40, 45], [[(9, "F2"), (None, "F3")], [(2, "F4")]], last_trick=9) == [4, 0]


def test_i20_an_open_card_may_be_passed_and_is_hidden_again() -> None:
    match = table([25, 38], seats=3)
    rng = Random(2)
    while match.view(None)["phase"] != "pass":
        match.apply(rng.choice(match.legal_actions()))
    giver = match.to_act
    assert giver == 0
    card = state_of(match).exposed[giver][0]
    do(match, f"pass {card}")
    assert str(card) in match.view(1)["table"]["exposed"][giver]
    for _ in range(2):
        match.apply(match.legal_actions()[0])
    assert str(card) not in match.view(1)["table"]["exposed"][giver]
    assert str(card) not in match.view(1)["table"]["exposed"][1]
    assert str(card) in match.view(1)["hand"]


def test_i22_23_blind_cards_follow_the_lead() -> None:
    assert legal([26], "F10 K3", "F2 K9") == {"F2"}
    assert legal([26, 27], "F10 K3", "F2 K9") == {"F2"}
    match = table([26], {0: "F10", 1: "F2 K9"})
    do(match, "play F10")
    assert match.why_not("play K9") is not None


def test_i24_blind_cards_keep_their_order() -> None:
    assert winner([5, 26], "F10 C6 K6") == 2


def test_i25_an_open_card_played_blind_stays_in_sight() -> None:
    match = table([25, 26], {0: "F15", 1: "F2 C3 C4", 2: "F3", 3: "F4"})
    for seat in range(4):
        own = match.view(seat)["hand"]
        first = ["F2", "C3", "C4"] if seat == 1 else [c for c in own if c not in ("F15", "F3")][:3]
        do(match, f"expose {' '.join(first)}")
    do(match, "play F15 F2")
    assert match.view(0)["table"]["exposed"][1] == ["F2", "C3", "C4"]
    finish_trick(match)
    assert match.view(0)["table"]["exposed"][1] == ["C3", "C4"]


def test_i26_27_any_last_card_is_followed_but_the_first_suit_wins() -> None:
    assert legal([5, 27], "F10 K6", "F2 K9 C6 C1") == {"K9", "C6"}
    assert winner([27], "F10 K3 K15 F2") == 0


def test_i28_29_30_forced_trumps() -> None:
    assert legal([5, 27, 28], "F10 K3", "F2 C6") == {"C6"}
    assert legal([5, 28], "F10", "K2 C7") == {"K2", "C7"}
    assert legal([5, 28, 32], "F10", "K2 C6") == {"C6"}


def test_i31_32_without_the_lead() -> None:
    assert winner([29], "C14 F9 K5 G9") == 3
    assert winner([29, 30], "C14 F9 K5 G9") == 1
    assert winner([29, 30], "C14 C9 C4") == 2


def test_i33_34_second_strongest() -> None:
    assert winner([5, 30], "C14 F6 C9 K6") == 1
    assert winner([30], "C2 F9 K12 G3") == 2


def test_i35_36_37_reversed_numbers_and_nothing_else() -> None:
    assert winner([29, 31], "C14 F9 K5 G9") == 2
    assert winner([5, 31], "C14 F6 K6 G1") == 2
    assert trump_order([3, 17, 31], "F4 K1 K15") == [["F4"], ["K1"], ["K15"]]
    assert score(46, "F11 F14 F1", 31) == 3


def test_i38_39_40_anti_trumps() -> None:
    assert winner([15, 32], "C5 C9 C3 C2") == 1
    assert winner([15, 30, 32], "F5 C9 C3 C12") == 3
    assert winner([15, 32], "F2 C15 K14 C14") == 0
    assert winner([15, 29, 32], "F2 C15 K14 C14") == 2
    assert winner([15, 32], "C15 F9 C3 K9") == 3


def test_i41_42_43_equal_suits() -> None:
    assert winner([15, 32, 33], "F11 C15 K12 G3") == 2
    assert legal([33], "F10", "F2 K15") == {"F2"}
    assert winner([33], "F11 K11 G11 C2") == 2


def test_i44_the_winner_removes_before_the_trick_moves() -> None:
    match = table([34, 35, 39], {0: "F15", 1: "F2", 2: "F3", 3: "F4"})
    do(match, "play F15 F2 F3 F4")
    assert match.to_act == 0
    events = do(match, "remove F4")
    assert [event.id for event in events] == ["card.removed", "trick.taken", "tricks.handed"]
    assert match.view(1)["table"]["piles"] == [[], [], [1], []]
    assert [str(card) for card in state_of(match).piles[2][0].cards] == ["F15", "F2", "F3"]


def test_i45_a_removed_card_does_not_score() -> None:
    match = table([34, 53], {0: "F15 K2", 1: "F2", 2: "F3", 3: "F4"})
    do(match, "play F15 F2 F3 F4", "remove F15")
    assert match.view(0)["table"]["points"] == [1, 0, 0, 0]


def test_i46_47_48_where_tricks_go() -> None:
    match = table([35, 36, 39], {0: "F15", 1: "F2", 2: "F3", 3: "F4"})
    events = do(match, "play F15 F2 F3 F4")
    taken = next(event.params for event in events if event.id == "trick.taken")
    assert (taken["taker"], taken["holder"], taken["next_leader"]) == (1, 2, 3)
    assert sum(event.id == "tricks.handed" for event in events) == 1


def test_i49_neighbours_are_seats_whatever_the_direction() -> None:
    match = table([35, 37], {0: "F15"})
    do(match, "play F15")
    finish_trick(match)
    match.apply(match.legal_actions()[0])
    taken = finish_trick(match)
    assert [seat for seat, _ in taken["plays"]] == [0, 3, 2, 1]
    assert taken["taker"] == (taken["winner"] + 1) % 4


def test_i50_51_52_53_neighbours_points() -> None:
    piles: Piles = [[(1, "F2")], [(2, "F15"), (3, "F14")], [(4, "K2"), (5, "K3"), (6, "K4")]]
    assert points([53, 58, 59], piles) == [4 + 0, 0 + 4, 4 + 4]
    assert points([53, 57, 58], piles) == [2 + 3, -1 + 2, 3 + 1]


def test_i54_signs_flip_last() -> None:
    piles: Piles = [[(1, "F2")], [(2, "F3"), (3, "F4")], []]
    assert points([54, 56, 60], piles) == [-1, -4, -20]
    assert points([58, 60], piles) == [-(1 + 0), -(2 + 1), -(0 + 2)]


def test_i57_with_leftovers_nobody_is_without_tricks() -> None:
    match = table([40, 54, 55])
    scored = play_on(match, "round.scored")
    assert all(line["id"] == "tricks" for lines in scored["detail"] for line in lines)


@pytest.mark.parametrize(("own", "expected"), [("F6 F2", 1), ("F6 C2", 2)])
def test_i58_a_trump_counts_as_its_suit(own: str, expected: int) -> None:
    assert score(41, own, 5) == expected


def test_i59_60_61_trumps_in_scoring() -> None:
    assert score(43, "F6 C6") == 2
    assert score(51, "F6 C6") == 1
    assert score(43, "F6 C6", 5, 32) == 1
    assert score(51, "F6 C6", 5, 32) == -1


def test_i62_63_64_factors_of_tricks() -> None:
    assert score(42, "F2 F3", 43) == 4
    assert score(42, "F2 F3", 43, 44, number=5) == 12
    assert points([44, 45], [[(5, "F2"), (12, "F3")]], last_trick=12) == [6]
    assert points([45, 46], [[(1, "F11 F12"), (2, "F2")]]) == [2]
    assert score(44, "F11 F2", 46, number=5) == 4


def test_i65_piles_in_the_end_count() -> None:
    match = table([39, 54])
    scored = play_on(match, "round.scored")
    handed = [event.params for event in match.events if event.id == "tricks.handed"]
    assert handed
    empty = [lines[0]["count"] == 0 for lines in scored["detail"]]
    bonus = [any(line["id"] == "bonus" for line in lines) for lines in scored["detail"]]
    assert bonus == empty
    assert points([55], [[(1, "F2")], []]) == [6, 0]


def test_i66_67_68_bonus_then_doubling() -> None:
    piles: Piles = [[(1, "F15"), (2, "F2")], [(3, "F3")], []]
    assert points([54, 56, 57], piles) == [4, 1, 40]
    assert points([53, 56], piles) == [-2, 1, 0]
    assert points([57], [[(1, "F2")], [(2, "F3")], [(3, "F4")]]) == [2, 2, 2]


def test_i69_70_cards_and_tricks_are_independent() -> None:
    assert score(47, "F2 C2 K2 G2", 48, 49, 50) == 1 - 4
    assert score(42, "F11 C2", 46) == 2
    assert score(42, "F10 C2", 46) == 2


def test_i71_the_seat_that_sits_out_takes_part_in_everything_else() -> None:
    match = Match.new("stich-meister", seats=5, seed="five")
    view = match.view(None)
    outsider = (view["table"]["dealer"] + 1) % 5
    assert outsider not in view["table"]["choosers"]
    play_on(match, "rules.revealed")
    assert match.view(outsider)["table"]["rule_counts"][outsider] == 3
    plays = play_on(match, "trick.taken")["plays"]
    assert plays[0][0] == outsider
    play_on(match, "round.scored")
    assert match.view(None)["table"]["rule_counts"] == [3] * 5
