"""Stich-Meister: why a card is passed, laid down or laid open before the tricks."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.stich_meister import GAME
from pygame_core.scene import line
from tests.stich_meister.table import reason, table


def test_weak_cards_are_passed_where_tricks_pay_and_strong_ones_where_they_cost() -> None:
    hand = "F2 C2 K2 G2 F8 C8 K8 G8 F15 C15 K15 G15"
    pays, costs = table([22], {0: hand}).view(0), table([22, 60], {0: hand}).view(0)
    assert (reason(pays, "pass F2"), reason(pays, "pass F15")) == ("pass-weak", "pass-spare")
    assert (reason(costs, "pass F2"), reason(costs, "pass F15")) == ("pass-spare", "pass-strong")
    assert ("pass F2" in GAME.aimed(pays), "pass F15" in GAME.aimed(pays)) == (True, False)
    assert ("pass F2" in GAME.aimed(costs), "pass F15" in GAME.aimed(costs)) == (False, True)


@pytest.mark.parametrize(
    ("rules", "card", "expected"),
    [
        # What costs, whoever takes it.
        ([22, 50], "G15", "pass-costs"),
        ([22, 50], "K9", "pass-spare"),
        ([22, 50], "C6", "pass-short"),
        ([22, 50], "F2", "pass-weak"),
        # Of a trump, and where who is void must play one, none is the freer for it.
        ([15, 22, 50], "C6", "pass-spare"),
        ([22, 28, 50], "C6", "pass-spare"),
        # A trump is no weak card, however low it is.
        ([17, 22], "K2", "pass-spare"),
        # Gates cost, and in the end all that is turned round.
        ([22, 50, 60], "G2", "pass-spare"),
    ],
)
def test_a_card_is_passed_for_what_it_costs_or_for_the_shortest_suit(
    rules: list[int], card: str, expected: str | None
) -> None:
    hand = "F2 F4 F10 F14 C6 C7 K2 K7 K9 K15 G2 G8 G15 G12 F11"
    assert reason(table(rules, {0: hand}).view(0), f"pass {card}") == expected


def test_of_cards_that_cost_the_one_goes_that_would_win_them() -> None:
    """The coach speaks of these, too."""
    view = table([22, 49], {0: "F1 F4 F6 F14 C3 C5 K1 K2 K3 K7 K12 G1 G2 G6 G12"}).view(0)
    told = {card: GAME.because(view, f"pass {card}", None) for card in ("K12", "K7")}
    assert told == {
        card: line("pass-costs", points=-1, best=card == "K12") for card in ("K12", "K7")
    }
    assert "pass K12" in GAME.aimed(view)
    assert "pass K7" not in GAME.aimed(view)
    asked = [GAME.scene(table(rules).view(0))["ask"] for rules in ([22, 49], [22, 49, 60], [22])]
    assert [ask and ask["params"]["want"] for ask in asked] == ["costs", "fewer", "more"]


def test_a_strong_card_goes_to_a_neighbour_whose_points_count_here_too() -> None:
    hand = "F2 F4 F10 F14 C6 C7 K2 K7 K9 K15 G2 G8 G15 G12 F11"

    def said(*rules: int) -> object:
        return GAME.because(table([*rules], {0: hand}).view(0), "pass G15", None)

    assert said(23, 59) == line("pass-helps", to_seat=1, best=True)
    assert said(23) == said(22, 59) == line("pass-spare", keeps="weaker")


@pytest.mark.parametrize(
    ("rule", "coins", "count", "all_"),
    [(22, "C6", 1, True), (22, "C6 C7 C8", 3, True), (38, "C6", 1, True), (38, "C6 C7", 2, False)],
)
def test_a_short_suit_is_passed_for_what_that_leaves_of_it(
    rule: int, coins: str, count: int, all_: bool
) -> None:
    hand = ["F2", "F4", "F10", "F14", "K7", "K9", "K14", "K15", "G8", "G9", "G15", "G12"]
    match = table([rule], {0: " ".join([*coins.split(), *hand, "F9", "K3"][:15])})
    view = match.view(0)
    if rule == 38:
        step = {"verb": "pass", "cards": 1, "to": 1}
        changed: Any = {**view, "phase": "pass", "table": {**view["table"], "step": step}}
        view = changed
    said = GAME.because({**view, "legal": ["pass C6", "pass F2"]}, "pass C6", None)
    assert said == line("pass-short", suit="C", count=count, all=all_)


@pytest.mark.parametrize(
    ("rules", "card", "expected"),
    [
        ([24], "G15", "reserve-strong"),
        ([24], "K8", "reserve-middle"),
        ([25], "F2", "expose-weak"),
        ([25], "K8", "expose-middle"),
    ],
)
def test_a_card_that_is_laid_down_is_told_by_its_strength(
    rules: list[int], card: str, expected: str
) -> None:
    view = table(rules, {0: "F2 F3 F4 F13 C5 C6 C14 K7 K8 K9 G1 G10 G11 G12 G15"}).view(0)
    assert reason(view, f"{expected.split('-')[0]} {card}") == expected


def test_what_a_card_counts_in_the_last_trick_is_told_where_it_waits_for_that() -> None:
    """What brings points waits only where it may win them."""
    hand = "F2 F3 F7 F13 C5 C6 C14 K7 K8 K9 G1 G10 G11 G12 G15"
    sevens, gates = (table([24, rule], {0: hand}).view(0) for rule in (52, 50))
    trumps = table([6, 24, 52], {0: hand}).view(0)
    for view, card, expected in (
        (sevens, "F7", ("reserve-weak", "none", False)),
        (sevens, "G15", ("reserve-strong", "none", True)),
        (trumps, "F7", ("reserve-strong", "pays", True)),
        (gates, "G1", ("reserve-weak", "costs", True)),
        (gates, "G15", ("reserve-strong", "costs", False)),
    ):
        said = GAME.because(view, f"reserve {card}", None)
        assert said is not None
        assert (said["id"], said["params"]["counts"], said["params"]["best"]) == expected
        assert (f"reserve {card}" in GAME.aimed(view)) == expected[2]


def test_of_a_high_trump_that_is_weak_it_is_said_why() -> None:
    hand = "F2 F3 F7 F13 C5 C6 C14 K7 K8 K9 G1 G10 G11 G12 G15"
    view = table([13, 24, 32], {0: hand}).view(0)
    told = {card: GAME.because(view, f"reserve {card}", None) for card in ("F13", "G1")}
    assert {card: said and said["params"]["turned"] for card, said in told.items()} == {
        "F13": "anti",
        "G1": "no",
    }


@pytest.mark.parametrize(
    ("low", "weakest"),
    [
        ("F2 F3 F4 G1", [{"G1", "F2", "F3"}]),
        ("F2 F5 G1 G5", [{"G1", "F2", "F5"}, {"G1", "F2", "G5"}]),
    ],
)
def test_the_three_cards_that_are_laid_open_are_the_three_weakest(
    low: str, weakest: list[set[str]]
) -> None:
    match = table([25], {0: f"{low} F13 C7 C6 C14 K7 K8 K9 G10 G11 G12 G15"})
    laid: list[str] = []
    for _ in range(3):
        # Of equal ones the strongest that fits goes first.
        aimed = sorted(GAME.aimed(match.view(0)), reverse=True)
        laid.append(aimed[0].split(" ")[1])
        while match.view(0)["phase"] == "expose":
            match.apply(aimed[0] if match.to_act == 0 else match.legal_actions()[0])
            if match.to_act == 0:
                break
    assert {*laid} in weakest


LOW = "F2 F3 F4 C3 C4 C5 C6 C7 C9 K3 K4 K6 K7 K8"


@pytest.mark.parametrize(
    ("rules", "hand", "expected"),
    [
        # What is likely to win what it costs, then the weakest, though that is of no short suit.
        ([23, 53], f"{LOW} K15", ["K15"]),
        ([23, 53], f"{LOW} K5", ["F2"]),
        ([23, 60], f"{LOW} K5", ["C9"]),
        # A neighbour whose points count here too gets the strongest.
        ([23, 59], f"{LOW} K5", ["C9"]),
    ],
)
def test_all_cards_that_are_passed_go_by_one_yardstick(
    rules: list[int], hand: str, expected: list[str]
) -> None:
    view = table(rules, {0: hand}).view(0)
    aimed = GAME.aimed(view)
    assert aimed == [f"pass {card}" for card in expected]
    other = next(action for action in view["legal"] if action not in aimed)
    options = [{"action": other, "edge": 0}, {"action": aimed[0], "edge": 0.6}]
    assert GAME.preferred(view, options) == aimed[0]
