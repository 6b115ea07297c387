"""What the table of Red Dragon tells: what to beware of, what a trick would bring, what is left."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from pygame_core import Match
from pygame_core.games.red_dragon import GAME
from pygame_core.games.red_dragon.rules import penalty
from pygame_core.games.red_dragon.scene import scene_of
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.scene import Line
from pygame_core.views import View
from tests.red_dragon.positions import red_gone


def view_of(**changes: Any) -> View:
    """Seat 0 of four is to play; the table as changed."""
    match = Match.new("red-dragon", seats=4, seed="goal")
    while match.view(0)["phase"] != "play" or match.to_act != 0:
        match.apply(match.legal_actions()[0])
    view: Any = match.view(0)
    table = {**view["table"], **changes.pop("table", {})}
    changed: Any = {**view, "trick": [], "ahead": None, "table": table, **changes}
    return cast("View", changed)


def goal_of(**changes: Any) -> Line:
    goal = scene_of(view_of(**changes))["goal"]
    assert goal is not None
    return goal


def test_a_trick_has_a_worth_from_its_lead_on() -> None:
    match = Match.new("red-dragon", seats=4, seed="stake")
    said = {}
    while not match.view(0)["trick"]:
        view = match.view(0)
        stake = scene_of(view)["stake"]
        assert stake is not None
        said[view["phase"]] = [line["id"] for line in stake["lines"]]
        match.apply(match.legal_actions()[0])
    assert said == {"give": [], "draft": [], "play": ["no-lead"]}


def test_what_a_trick_brings_is_told_with_what_its_red_cards_cost_and_of_that_the_red_11() -> None:
    for cards, brings in (
        ("Y5 Y9 G1 U2", {"each": 8, "lost": 0, "gain": 8, "dragon": "no"}),
        ("Y5 Y9 R3 R12", {"each": 8, "lost": 15, "gain": -7, "dragon": "no"}),
        ("Y5 Y9 R3 R11", {"each": 8, "lost": 29, "gain": -21, "dragon": "yes"}),
        ("Y5 Y9 G3 R11", {"each": 8, "lost": 26, "gain": -18, "dragon": "alone"}),
    ):
        scene = scene_of(view_of(trick=list(enumerate(cards.split())), ahead=1))
        assert scene["ahead"] == {"seat": 1, "id": "highest", "params": {"suit": "Y", **brings}}
        assert scene["stake"] is not None
        assert scene["stake"]["points"] == brings["gain"]
        told = scene["stake"]["lines"][0]["params"]
        assert told.get("dragon", "no") == brings["dragon"]


def test_late_in_a_round_it_is_told_who_has_no_trick_and_what_that_brings_as_it_stands() -> None:
    for tricks, told in (
        ([4, 2, 0, 1], []),
        ([4, 2, 0, 2], [{"seats": [2], "count": 1, "each": 20}]),
        ([4, 4, 0, 0], [{"seats": [2, 3], "count": 2, "each": 10}]),
        # Whoever has all would end the match.
        ([8, 0, 0, 0], []),
        ([4, 2, 1, 1], []),
    ):
        stake = scene_of(view_of(trick=[(3, "Y5")], ahead=3, table={"tricks": tricks}))["stake"]
        assert stake is not None
        assert stake["lines"][1:] == [{"id": "no-trick", "params": params} for params in told]


def test_what_to_give_is_told_only_while_something_is_left_to_give() -> None:
    match = Match.new("red-dragon", seats=4, seed="stake")
    goals = []
    while match.view(0)["phase"] == "give":
        view = match.view(match.to_act)
        seat, before = view["seat"], view["table"]["given"]
        match.apply(view["legal"][0])
        after = match.view(seat)
        goal = scene_of(after)["goal"]
        assert goal is not None
        if after["phase"] == "give" and seat is not None:
            goals.append((before[seat] + 1, goal["id"]))
    assert set(goals) == {(1, "give"), (2, "give"), (3, "none")}


def test_whoever_gives_is_told_which_cards_cost_and_how_much() -> None:
    match = Match.new("red-dragon", seats=4, seed="stake")
    view: Any = match.view(match.to_act)
    held: Any = {**view, "hand": ["R0", "R4", "R11", "R12", "R14", "Y3"]}
    scene = scene_of(held)
    cost = {"cards": ["R11", "R14"], "points": -40, "count": 2}
    to_start = {"suit": "", "goes_on": False, "bonus": 20}
    assert scene["ask"] is not None
    assert scene["ask"]["params"] == {"left": 3, "goes_on": False, "each": 8}
    assert scene["goal"] == {"id": "give", "params": {"each": 8, **to_start, **cost}}
    harmless: Any = {**view, "hand": ["R0", "Y3"]}
    assert scene_of(harmless)["goal"] == {
        "id": "give",
        "params": {"each": 8, **to_start, "cards": [], "points": 0, "count": 0},
    }


@pytest.mark.parametrize(
    ("trick", "hand", "told"),
    [
        (
            "Y5",
            "Y3 Y9",
            ("beat", {"card": "Y5", "own": "none", "gain": 8, "bonus": 20, "each_of_two": 10}),
        ),
        # What costs is to be left, if anything can be played under it.
        ("Y5 R12", "Y3 Y9", ("under", {"card": "Y5", "own": "none", "gain": -4})),
        ("Y5 R8", "Y3 Y9", ("under", {"card": "Y5", "own": "none", "gain": 0})),
        # My own red card would lie in it as well: it is named by what it brings.
        ("R3", "R1 R7", ("rid", {"own": "one", "gain": -2, "best_card": "R7"})),
        # Nobody plays after it.
        ("R3 U1 U2", "R1 R7", ("under", {"own": "one", "gain": -2, "best_card": "R7"})),
        (
            "R0",
            "R7 R9 R12",
            (
                "takes",
                {"is_last": False, "gain": 1, "points": -4, "dear_card": "R12"},
            ),
        ),
        ("Y5 Y2 R1", "Y7 Y9", ("takes", {"is_last": True, "own": "none", "gain": 7, "count": 2})),
        ("Y5 Y2 R1", "Y7 G9", ("takes", {"is_last": True, "gain": 7, "count": 1})),
        ("R0 Y2 R1", "R3 R5", ("takes", {"own": "several", "gain": 4, "points": 2})),
        ("Y5 Y2", "Y3 Y4", ("below", {"gain": 8})),
        ("Y5", "R3 R11 U4", ("void", {"bonus": 20})),
        ("Y5", "R0 U4", ("below", {"gain": 8})),
        # With the last card there is nothing to choose.
        ("Y5", "R3", ("below", {"gain": 8})),
    ],
)
def test_a_trick_tells_what_taking_it_would_bring(
    trick: str, hand: str, told: tuple[str, dict[str, Any]]
) -> None:
    cards = trick.split()
    held = hand.split()
    follows = [card for card in held if card[0] == cards[0][0]] or held
    goal = goal_of(
        hand=held,
        legal=[f"play {card}" for card in follows],
        trick=[(seat, card) for seat, card in enumerate(cards, start=4 - len(cards))],
        ahead=4 - len(cards),
    )
    assert goal["id"] == told[0]
    assert goal["params"].items() >= told[1].items()


def test_late_or_with_a_weak_hand_a_first_trick_is_weighed_against_the_bonus_for_none() -> None:
    weak, strong = ["Y3", "Y9", "G12", "U10"], ["Y3", "Y9", "G13", "U13", "U14"]
    for hand, tricks, bonus in (
        (strong, [0, 4, 2, 1], 0),
        (strong, [0, 4, 2, 2], 20),
        # Only two of them are likely to take a trick.
        (["Y3", "Y9", "G11", "U10", "U14"], [0, 4, 2, 1], 20),
        (weak, [0, 4, 2, 1], 20),
        (weak, [1, 4, 2, 1], 0),
    ):
        lying = {"trick": [(3, "Y5")], "ahead": 3, "legal": ["play Y3", "play Y9"], "hand": hand}
        assert goal_of(**lying, table={"tricks": tricks})["params"]["bonus"] == bonus


@pytest.mark.parametrize(
    ("tricks", "penalties", "told"),
    [
        ([0, 2, 1, 1], [0, 9, 0, 0], ("none", {"each": 8, "bonus": 20, "each_of_two": 10})),
        ([3, 2, 3, 2], [20, 9, 4, 4], ("rest", {"each": 8, "with_others": 71, "leads": True})),
        # Every red card that costs is taken.
        ([3, 2, 3, 2], [80, 20, 10, 10], ("free", {"each": 8, "lies": False})),
        ([8, 0, 0, 0], [40, 0, 0, 0], ("all", {"left": 7})),
        ([0, 0, 8, 0], [0, 0, 40, 0], ("stop", {"holder_seat": 2})),
        ([0, 0, 7, 0], [0, 0, 40, 0], ("none", {"each": 8, "bonus": 20, "each_of_two": 10})),
    ],
)
def test_before_a_lead_the_goal_is_none_all_or_what_is_left_to_be_got(
    tricks: list[int], penalties: list[int], told: tuple[str, dict[str, Any]]
) -> None:
    goal = goal_of(hand=["R12", "Y3"], table={"tricks": tricks, "penalties": penalties})
    assert (goal["id"], goal["params"]) == told


def test_what_the_others_hold_is_counted_without_what_lies_in_the_trick() -> None:
    """In every state of a round, from the second trick on."""
    for seed in "abc":
        match = Match.new("red-dragon", seats=4, seed=seed)
        state, chance, counted = cast("RedDragonState", match.state), Random(seed), 0
        while not match.is_over and state.round == 1:
            for seat in range(4):
                goal = GAME.scene(match.view(seat))["goal"]
                if goal is not None and goal["id"] == "rest":
                    held = [card for at in range(4) if at != seat for card in state.hands[at]]
                    assert goal["params"]["with_others"] == sum(map(penalty, held))
                    counted += len(state.trick)
                if goal is not None and goal["id"] == "free":
                    assert not sum(penalty(card) for hand in state.hands for card in hand)
                    lying = sum(penalty(card) for _, card in state.trick)
                    assert goal["params"]["lies"] == bool(lying)
            match.apply(chance.choice(match.legal_actions()))
        assert counted


def test_whoever_leads_is_not_told_to_throw_red_into_others_tricks() -> None:
    taken: Any = {"tricks": [3, 2, 3, 2], "penalties": [40, 40, 20, 8]}
    for to_act, leads in ((0, True), (1, False)):
        told = goal_of(hand=["R12", "Y3"], table=taken, to_act=to_act)
        assert told == {"id": "rest", "params": {"each": 8, "with_others": 0, "leads": leads}}


def test_red_that_may_still_come_is_told_of_only_where_some_is_out() -> None:
    lying = {"trick": [(2, "Y5"), (3, "Y2")], "ahead": 2, "hand": ["Y7", "G9"]}
    view = view_of(**lying, legal=["play Y7"])
    for seen, adds in ((view, True), (red_gone(view), False)):
        goal = scene_of(seen)["goal"]
        assert goal is not None
        assert (goal["id"], goal["params"]["adds"]) == ("takes", adds)


def test_whoever_takes_all_that_is_left_is_told_so_and_of_no_trick_of_others() -> None:
    told = goal_of(hand=["R14", "Y14"], table={"tricks": [3, 4, 3, 3], "penalties": [20] * 4})
    assert told == {"id": "yours", "params": {"each": 8, "left": 2}}
