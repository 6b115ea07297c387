"""What the table of X-Missions tells while missions are chosen."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import DECK, Choice
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.scene import Fact, Felt, Scene
from pygame_core.views import View
from tests.x_missions.boards import cards, choose_all, drafting, offered, seen


def felt(scene: Scene) -> Felt:
    assert scene["felt"] is not None
    return scene["felt"]


def facts(state: XMissionsState, choice: Choice) -> dict[str, Fact]:
    """What is told of a choice by its card in the draft."""
    assert state.to_act is not None
    items = felt(seen(state, state.to_act))["items"]
    [item] = [item for item in items if item["action"] == f"mission {choice}"]
    return {fact["id"]: fact for fact in item["facts"]}


def test_what_the_hand_rules_out_stands_behind_what_can_still_be_done_and_none() -> None:
    state = offered("R")
    items = felt(seen(state, state.to_act))["items"]
    assert [item["action"].removeprefix("mission ") for item in items] == [
        *("1", "2", "3", "4", "5", "6", "8"),
        "none",
        *("0", "7"),
    ]


@pytest.mark.parametrize("choice", [0, 2, 5, "none"])
def test_where_tricks_decide_the_trumps_in_hand_are_counted(choice: Choice) -> None:
    assert facts(offered("R"), choice)["hand-tricks"]["params"] == {"trumps": 3, "sure": 1}


def test_without_trump_the_highest_cards_in_hand_are_counted_instead() -> None:
    told = facts(offered("NT"), 5)
    assert told["hand-strong"]["value"] == 3
    assert "hand-tricks" not in told


@pytest.mark.parametrize("choice", [1, 3, 4, 6])
def test_where_colours_decide_those_in_hand_are_counted(choice: int) -> None:
    told = facts(offered("R"), choice)
    assert told["hand-colours"]["suits"] == {"R": 3, "U": 3, "Y": 2, "G": 1}


def test_missions_for_high_cards_count_those_in_hand() -> None:
    assert facts(offered("R"), 7)["hand-high"]["value"] == 3
    assert facts(offered("R"), 8)["hand-eights"]["value"] == 1


def test_an_offered_mission_says_how_it_stands_only_where_that_is_certain() -> None:
    # The highest trump takes a trick, however it is played.
    told = facts(offered("R"), 0)["status-ruled-out"]
    named = {"card": "R9", "is_named": True, "count": 1}
    assert (told["value"], told["params"]) == ("lost", named)
    assert not [name for name in facts(offered("R"), 2) if name.startswith("status")]


def test_every_colour_is_out_of_reach_without_a_trump_and_says_so() -> None:
    trumpless = drafting(removed=9)
    trumpless.hands = [cards("U1 U2 U3 Y1 Y2 Y3 G1 G2 G3")]
    rest = [card for card in DECK if card not in trumpless.hands[0]]
    trumpless.hands += [rest[:9], rest[9:18], rest[18:]]
    trumpless.shown = ["R"]
    told = facts(trumpless, 4)["status-no-trump"]
    assert (told["value"], told["params"]) == ("lost", {"suit": "R"})


def test_an_offered_mission_tells_what_it_pays_with_this_trump() -> None:
    assert facts(offered("R"), 3)["pays"]["params"] == {"small": 8}
    assert facts(offered("NT"), 3)["pays"]["params"] == {"small": 12}
    assert facts(offered("R"), 8)["pays-two"]["params"] == {"small": 12, "large": 20, "count": 4}
    assert facts(offered("R"), 1)["pays-two"]["params"] == {"small": 9, "large": 28, "count": 2}


@pytest.mark.parametrize("seat", [2, None])
def test_nobody_else_can_tell_one_chosen_mission_from_another(seat: int | None) -> None:
    scenes = []
    for mission in (3, 5):
        state = drafting(removed=0)
        choose_all(state, mission)
        scenes.append(seen(state, seat))
    assert scenes[0] == scenes[1]
    assert felt(scenes[0])["items"] == []
    assert felt(scenes[0])["laid"] == [1, 0, 0, 0]


def test_a_seat_shows_whether_it_has_a_mission_but_the_own_one_shows_nothing() -> None:
    state = drafting(removed=0)
    choose_all(state, 3, "none")

    def badges(viewer: int) -> list[list[Any]]:
        return [[fact["value"] for fact in seat["badges"]] for seat in seen(state, viewer)["seats"]]

    assert badges(2) == [["taken"], ["none"], [], []]
    assert badges(0) == [[], ["none"], [], []]


def test_a_mission_goes_to_its_note_and_the_rest_to_the_next_seat_in_the_end_to_the_deck() -> None:
    state = drafting(removed=0, dealer=2)
    choose_all(state, 3)
    scene = seen(state, 2)
    assert scene["goes"]["mission-3"] == "note:mission"
    assert scene["goes"]["offer"] == "seat:3"
    assert seen(state, 3)["comes"]["offer"] == "seat:2"
    choose_all(state, 4, "none", 5)
    assert seen(state, 2)["goes"]["offer"] == "deck"


@pytest.mark.parametrize(("trump", "has_trump"), [("R", True), ("NT", False)])
def test_while_the_trump_is_turned_up_it_is_said_whether_there_is_one(
    trump: str, has_trump: bool
) -> None:
    view: View = {**position(offered(trump), 0), "history": [], "to_act": None}
    outcome = GAME.scene(view)["outcome"]
    assert outcome is not None
    assert outcome["id"] == "turned-up"
    assert outcome["params"]["has_trump"] == has_trump
