"""The goal of Stich-Meister: what to try for under its rule cards, and what can still be had."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.stich_meister import GAME
from pygame_core.games.stich_meister.goal import goal
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.stich_meister.table import facing, late


def goal_of(view: View) -> Line:
    goal = GAME.scene(view)["goal"]
    assert goal is not None
    return goal


def goal_id(view: View) -> str:
    return goal_of(view)["id"]


def test_early_in_a_round_a_paid_number_of_tricks_is_the_goal_of_a_weak_hand_only() -> None:
    for hand, expected in (("F2 F5 F13", "kept"), ("F2 F5 F13 C13", "play")):
        view = late([55], 1, "F6 F9", hand)
        early: Any = {**view, "table": {**view["table"], "trick_number": 3}}
        assert goal_id(early) == expected


def test_what_is_paid_for_a_number_of_tricks_is_told_only_while_it_can_be_had() -> None:
    def still(tricks: int, hand: str) -> list[str]:
        view = late([55], tricks, "F6 F9", hand)
        early: Any = {**view, "table": {**view["table"], "trick_number": 3}}
        goal = GAME.scene(early)["goal"]
        assert goal is not None
        return [each["params"]["still"] for each in goal["params"]["sentences"]]

    strong = "F2 F5 F13 C13"
    assert [still(count, strong) for count in (0, 1, 2)] == [["yes"], ["hardly"], []]
    # Of so many that may well win, more than one will.
    assert still(0, "F2 F13 C13 G14") == ["hardly"]


def test_tricks_that_count_otherwise_are_no_goal_any_more_once_they_are_over() -> None:
    def told(number: int) -> list[tuple[str, str]]:
        view = facing([44, 45], "F6 F9", "F2 F5 F13")
        goal = goal_of({**view, "table": {**view["table"], "trick_number": number}})
        return [(each["id"], each["params"]["still"]) for each in goal["params"]["lines"]]

    assert told(2) == [("rule-44", "yes"), ("rule-45", "yes")]
    assert told(5) == [("rule-44", "yes"), ("rule-45", "partly")]
    assert told(6) == [("rule-45", "partly")]


def test_without_trumps_every_trick_is_told_to_count_double() -> None:
    def still(*rules: int) -> object:
        goal = goal_of(facing([43, *rules], "F6 F9", "F2 F5 F13"))
        return [each["params"]["still"] for each in goal["params"]["lines"]]

    assert still() == ["always"]
    assert still(12) == still(21) == ["yes"]


def test_without_trumps_what_they_cost_is_no_goal() -> None:
    def told(*rules: int) -> list[str]:
        goal = goal_of(facing([*rules, 51, 52], "F6 F9", "F2 F5 F13"))
        return [each["id"] for each in goal["params"]["lines"]]

    assert told() == ["rule-52"]
    # What is led second will be trump.
    assert told(17) == told(21) == ["rule-51", "rule-52"]


def test_who_hands_all_on_by_winning_is_told_what_it_would_be_rid_of() -> None:
    def told(points: int) -> tuple[object, object]:
        view = facing([39, 48], "C6 C9", "C2 F5 F13")
        seat, lines = int(view["seat"] or 0), [[{"id": "tricks", "points": 0}] for _ in range(4)]
        lines[seat] = [{"id": "tricks", "points": points}]
        table: Any = {**view["table"], "lines": lines}
        said = goal({**view, "table": table})
        assert said is not None
        return said["params"]["want"], said["params"]["points"]

    assert told(-2) == ("held", -2)
    assert told(0)[0] != "held"
    assert told(2)[0] != "held"


@pytest.mark.parametrize(
    ("rules", "tricks", "hand", "still"),
    [
        ([57], [0, 0, 1, 1], "F2 F5 C3 C4 G2", "yes"),
        ([57], [0, 0, 1, 1], "F14 F13 C13 G14 K14", "hardly"),
        ([57], [8, 0, 1, 2], "F2 F5 C3", None),
        # Another seat has fewer so far, whatever is left over for all.
        ([57], [1, 0, 2, 2], "F2 F5 C3 C4 G2", "behind"),
        ([40, 57], [0, 0, 1, 1], "F2 F5 C3 C4 G2", "yes"),
        # Tricks go to somebody else, or are better avoided anyway.
        ([35, 57], [0, 0, 1, 1], "F14 F13 C13 G14 K14", "open"),
        ([57, 60], [0, 0, 1, 1], "F14 F13 C13 G14 K14", "open"),
    ],
)
def test_the_goal_says_whether_a_hand_may_have_the_fewest_tricks(
    rules: list[int], tricks: list[int], hand: str, still: str | None
) -> None:
    view = facing(rules, "F6 F9", hand)
    turned = tricks[-view["seat"] :] + tricks[: -view["seat"]] if view["seat"] else tricks
    number = sum(tricks) + 1
    goal = goal_of({**view, "table": {**view["table"], "trick_number": number, "tricks": turned}})
    told = [each for each in goal["params"]["sentences"] if each["id"] == "rule-57"]
    assert [each["params"]["still"] for each in told] == ([still] if still else [])


def test_a_card_that_surely_wins_is_led_where_the_trick_may_well_pay() -> None:
    view = facing([48], "", "C2 F15 F3 G4")
    assert goal_of(view)["params"]["want"] == "gains"
    said = GAME.because(view, "play F15", None)
    assert said is not None
    assert said["id"] == "surely"
    assert "play F15" in GAME.aimed(view)


def test_the_goal_is_to_take_no_more_once_the_number_of_tricks_pays() -> None:
    one = GAME.scene(late([55], 1, "F6 F9", "F2 F5 F13"))["goal"]
    none = GAME.scene(late([54], 0, "F6 F9", "F2 F5 F13"))["goal"]
    assert one == line("kept", none=False, gain=5)
    assert none == line("kept", none=True, gain=10)
    assert goal_id(late([55], 0, "F6 F9", "F2 F5 F13")) == "play"


def test_who_holds_many_winners_is_not_told_to_keep_to_one_trick() -> None:
    many = late([15, 17, 46, 55], 1, "G10 G12 G9", "C15 C12 C10 C4 K12 F8 F5")
    assert goal_id(many) == "play"


def test_the_aim_says_that_the_second_card_wins_where_it_is_the_second_of_all() -> None:
    def told(*rules: int) -> object:
        return goal_of(facing([*rules], "F6 F9", "F2 F5 F13"))["params"]["second"]

    assert (told(14, 15, 30, 57), told(14, 15, 57)) == (True, False)
    # The lead is left out before.
    assert told(29, 30) is False


def test_what_counts_in_the_end_is_told_after_what_each_trick_brings() -> None:
    params = goal_of(facing([5, 35, 47, 59], "F6 F9", "F2 F5 F13"))["params"]
    seat = params["sentences"][0]["params"]["seat"]
    assert [each["id"] for each in params["lines"]] == ["rule-47"]
    assert [each["id"] for each in params["sentences"]] == ["rule-59"]
    # What is won goes to the very seat whose points are added.
    assert (params["to_seat"], params["sentences"][0]["params"]["back"]) == (seat, True)
    alone = goal_of(facing([5, 36, 47, 59], "F6 F9", "F2 F5 F13"))["params"]["sentences"]
    assert alone[0]["params"]["back"] is False


@pytest.mark.parametrize(
    ("rules", "want", "costly"),
    [
        ([47], "gains", "rule-47"),
        ([53], "gains", "rule-53"),
        ([53, 60], "costs", "rule-53"),
        ([47, 48], "fewer", "several"),
        ([17, 47, 51], "fewer", "several"),
        # Without trumps they cost nothing.
        ([47, 51], "gains", "rule-47"),
        # What brings something, too; tricks that pay on the whole; others who have them.
        ([46, 47, 48], "gains", "none"),
        ([41, 47], "more", "none"),
        ([36], "more", "none"),
        ([60], "fewer", "none"),
    ],
)
def test_the_aim_names_the_cards_by_which_a_trick_is_wanted_or_not(
    rules: list[int], want: str, costly: str
) -> None:
    params = goal_of(facing(rules, "F6 F9", "F2 F5 F13"))["params"]
    assert (params["want"], params["costly"]) == (want, costly)
