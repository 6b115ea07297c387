"""Sauscharf told in its notation: sets, turns, sauces, picking up, the end."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core import games
from pygame_core.events import Event
from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.rules import fill, names
from pygame_core.games.sauscharf.state import SauscharfState
from tests.sauscharf.positions import do, hand, ingredients, new_match, position, values


def only(events: list[Event], event_id: str) -> dict[str, Any]:
    """The parameters of the one event of this kind."""
    (found,) = [event for event in events if event.id == event_id]
    return dict(found.params)


def refusal(state: SauscharfState, action: str) -> str:
    reason = state.why_not(action)
    assert reason is not None
    assert action not in state.legal_actions()
    return reason.id


# --- the start -----------------------------------------------------------------------------------


def test_the_heat_is_an_option_with_hot_as_its_default() -> None:
    (info,) = [info for info in games() if info.id == "sauscharf"]
    assert info.seats == (2, 3, 4)
    assert info.options == (("heat", ("mild", "hot", "super-hot"), "hot"),)


def test_a_match_begins_with_full_slots_the_deal_and_the_first_lap() -> None:
    match = new_match(3, "mild")
    kinds = [event.id for event in match.events]
    assert kinds == ["round.started", "slots.filled", *["hand.dealt"] * 3, "lap.started"]
    view = match.view(1)
    assert view["phase"] == "gather-set"
    assert view["hand_counts"] == [10, 10, 10]
    assert len(view["hand"]) == 10
    assert all(view["table"]["slots"])
    assert view["to_act"] == view["table"]["spoon"] == match.events[0].params["first"]
    assert view["table"]["display"] == []


# --- filling the slots ---------------------------------------------------------------------------


def test_an_empty_pile_is_made_anew_from_the_discard_pile() -> None:
    slots, pile, discard = [[1], [], [2]], [2], [5, 1]
    filling = fill(slots, pile, discard, lambda cards: cards.sort())
    assert slots == [[1], [5], [2, 2]]
    assert (pile, discard) == ([1], [])
    assert (filling.turned, filling.shuffled_after) == ([2, 5], 1)


def test_an_x_never_joins_and_is_never_joined() -> None:
    slots: list[list[int]] = [values(["X"]), [], []]
    fill(slots, values([4, "X", "X"]), [], lambda _: None)
    assert [names(slot) for slot in slots] == [["X"], ["X"], ["X"]]


# --- sets and their order ------------------------------------------------------------------------


def test_sets_are_listed_once_by_number_and_size_with_x_last() -> None:
    state = position(["5 5 X 3", "1"], ingredients=["2", ""])
    assert state.legal_actions() == (
        "set 3",
        "set 3 X",
        "set 5",
        "set 5 X",
        "set 5 5",
        "set 5 5 X",
        "set X",
        "pickup",
    )


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("set", "empty-set"),
        ("set 3 5", "mixed-values"),
        ("set 3 5 X", "mixed-values"),
        ("set 4", "card-not-in-hand"),
        ("set 5 5 5", "card-not-in-hand"),
        ("set 3 X X", "card-not-in-hand"),
        ("set X 5", "not-an-action"),
        ("set 14", "not-an-action"),
        ("set 05", "not-an-action"),
        ("pickup 5", "not-an-action"),
        ("pickup", "no-ingredients"),
        ("chili 1 keep", "wrong-phase"),
        ("sauce 3", "wrong-phase"),
        ("play 5", "not-an-action"),
    ],
)
def test_a_set_that_cannot_be_laid_is_refused_with_a_reason(action: str, reason: str) -> None:
    assert refusal(position(["5 5 X 3", "1"]), action) == reason


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("chili 2 keep", "slot-empty"),
        ("chili 8 keep", "not-an-action"),
        ("chili 1", "not-an-action"),
        ("chili 1 burn", "not-an-action"),
        ("sauce 5", "sauce-not-displayed"),
        ("sauce 4", "set-too-small"),
        ("sauce 1", "not-an-action"),
        ("set 9", "wrong-phase"),
        ("pickup", "wrong-phase"),
    ],
)
def test_a_turn_that_cannot_be_taken_is_refused_with_a_reason(action: str, reason: str) -> None:
    slots = ["1", "", "3", "4", "5", "6", "7"]
    state = position(["9 9 9", "1"], slots=slots, display=[3, 4])
    do(state, "set 9 9 9", "set 1")
    assert refusal(state, action) == reason


def test_nobody_passes_and_nobody_cooks_in_the_first_phase() -> None:
    state = position(["9 9 9", "1"], ingredients=["4", ""], part="gather")
    assert refusal(state, "pickup") == "pass-not-allowed"
    do(state, "set 9 9 9", "set 1")
    assert refusal(state, "sauce 3") == "wrong-phase"
    assert not any(action.startswith("sauce") for action in state.legal_actions())


def test_of_equal_sets_the_earlier_one_acts_first_and_takes_the_spoon() -> None:
    state = position(["6", "6 2", "9 8 9"], spoon=2)
    do(state, "set 8", "set 6")
    assert GAME.position(state, 0)["table"]["order"] == [2, 0]
    assert GAME.position(state, 1)["table"]["places"] == {"set 2": 3, "set 6": 3}
    events = do(state, "set 6")
    assert only(events, "order.decided") == {"order": [2, 0, 1], "spoon": 2}


def test_a_set_on_the_table_belongs_to_no_hand() -> None:
    state = position(["6 6 7", "1 2"])
    do(state, "set 6 6")
    view = GAME.position(state, 0)
    assert view["hand"] == ["7"]
    assert view["table"]["ingredient_counts"] == [0, 0]
    assert view["table"]["sets"] == [["6", "6"], []]
    assert view["table"]["standing"] == [-3, -2]


def test_seats_without_cards_are_skipped_for_sets_and_turns() -> None:
    state = position(["", "5 7", "", "6"], part="gather", spoon=2)
    assert GAME.position(state, None)["table"]["waiting"] == [3, 1]
    events = do(state, "set 6", "set 5")
    assert only(events, "order.decided")["order"] == [3, 1]


# --- taking chilies ------------------------------------------------------------------------------


def test_taken_chilies_and_a_kept_set_go_to_the_ingredients() -> None:
    state = position(["7 1", "13 13"], part="gather", slots=["7 7", "2", "3", "4", "5", "6", "8"])
    do(state, "set 7", "set 13 13", "chili - discard")
    events = do(state, "chili 1 keep")
    assert only(events, "chili.taken") == {
        "seat": 0,
        "slot": 1,
        "cards": ["7", "7"],
        "kept": True,
        "set": ["7"],
    }
    assert hand(state, 0) == ["1"]
    assert ingredients(state, 0) == ["7", "7", "7"]
    assert GAME.position(state, 0)["table"]["discard"] == ["13", "13"]


def test_slots_are_refilled_only_when_everybody_has_acted() -> None:
    state = position(["7 1", "13 13"], part="gather")
    do(state, "set 7", "set 13")
    events = do(state, "chili 3 discard")
    assert GAME.position(state, None)["table"]["slots"][2] == []
    assert not any(event.id == "slots.filled" for event in events)
    events = do(state, "chili - keep")
    filled = only(events, "slots.filled")
    assert filled["turned"] == ["8"]
    assert filled["slots"][2] == ["8"]


def test_the_second_phase_begins_when_all_hands_are_empty() -> None:
    state = position(["7", "13"], ingredients=["2", ""], part="gather", display=[], supply=[6, 3])
    state.supply = [3, 4, 5, 6, 7]
    do(state, "set 7", "set 13", "chili 1 discard")
    events = do(state, "chili - discard")
    assert state.phase == "cook-set"
    assert only(events, "display.filled")["sauces"] == [4, 5, 6, 7]
    assert [event.params["count"] for event in events if event.id == "ingredients.taken"] == [1, 1]
    assert hand(state, 0) == ["2"]
    assert hand(state, 1) == ["1"]


def test_a_match_without_any_card_ends_before_the_second_phase() -> None:
    state = position(["7", "13"], part="gather")
    events = do(state, "set 7", "set 13", "chili - discard", "chili - discard")
    assert only(events, "match.ended")["reason"] == "no-cards"
    assert state.winners == (0, 1)


# --- sauces and picking up -----------------------------------------------------------------------


def test_a_sauce_costs_the_whole_set_and_is_replaced_after_the_lap() -> None:
    state = position(["9 9 9 X 1", "13 2"], display=[3, 3, 6, 6], supply=[7])
    do(state, "set 9 9 9 X", "set 13")
    assert state.legal_actions()[-2:] == ("chili - discard", "sauce 3")
    events = do(state, "sauce 3")
    made = {"seat": 0, "heat": 3, "points": 4, "set": ["9", "9", "9", "X"]}
    assert only(events, "sauce.made") == made
    assert [sauce["heat"] for sauce in GAME.position(state, 0)["table"]["display"]] == [3, 6, 6]
    events = do(state, "chili - keep")
    assert only(events, "display.filled") == {"sauces": [3, 6, 6, 7], "drawn": [7], "supply": 0}
    assert GAME.position(state, None)["table"]["points"] == [4, 0]


def test_the_display_shrinks_when_the_supply_is_empty() -> None:
    state = position(["9 9 9 1", "13 2"], display=[3, 6], supply=[])
    events = do(state, "set 9 9 9", "set 13", "sauce 3", "chili - keep")
    assert not any(event.id == "display.filled" for event in events)
    assert state.display == [6]


def test_picking_up_gives_the_ingredients_and_no_turn() -> None:
    state = position(["3", "13 2"], ingredients=["9 9 X", ""])
    events = do(state, "pickup")
    assert only(events, "ingredients.taken") == {"seat": 0, "count": 3, "cause": "pickup"}
    assert hand(state, 0) == ["3", "9", "9", "X"]
    events = do(state, "set 13")
    assert only(events, "order.decided") == {"order": [1], "spoon": 1}


def test_when_all_pick_up_nobody_acts_and_the_spoon_stays() -> None:
    state = position(["3", "13"], ingredients=["9", "4"], spoon=1)
    events = do(state, "pickup", "pickup")
    assert not any(event.id == "order.decided" for event in events)
    assert (state.spoon, state.stall, state.phase) == (1, 1, "cook-set")


def test_an_empty_hand_takes_up_its_ingredients_by_itself() -> None:
    state = position(["3", "13 13"], ingredients=["9", ""])
    do(state, "set 3", "set 13", "chili - discard")
    events = do(state, "chili - keep")
    taken = only(events, "ingredients.taken")
    assert taken == {"seat": 0, "count": 2, "cause": "empty-hand"}


def test_each_sauce_tells_what_is_missing_for_it() -> None:
    state = position(["9 9 X", "13 2"], ingredients=["9 2", ""], display=[3, 5, 7])
    (three, five, seven) = GAME.position(state, 0)["table"]["display"]
    assert three == {
        "heat": 3,
        "points": 4,
        "missing_hand": 0,
        "missing_all": 0,
        "missing_set": None,
    }
    assert (five["missing_hand"], five["missing_all"]) == (2, 1)
    do(state, "set 9 9", "set 2")
    display = GAME.position(state, 0)["table"]["display"]
    assert [sauce["missing_set"] for sauce in display] == [1, 3, 5]
    assert GAME.position(state, None)["table"]["display"][0]["missing_all"] is None
    assert (seven["missing_hand"], seven["missing_all"]) == (4, 3)


def test_each_set_tells_the_hottest_sauce_it_would_reach() -> None:
    state = position(["9 9 9 X", "13"], ingredients=["9", ""], display=[3, 4, 7])
    reach = GAME.position(state, 0)["table"]["reach"]
    assert (reach["set 9 9 9"], reach["set 9 9 X"], reach["set 9 9 9 X"]) == (3, 3, 4)
    assert "set 9 9" not in reach, "too small for any of them"
    do(state, "set 9 9 9 X")
    assert GAME.position(state, 0)["table"]["reach"] == {}


# --- the end -------------------------------------------------------------------------------------


def test_the_lap_in_which_someone_gets_done_is_finished_by_all() -> None:
    state = position(["9 9 9", "1 2 2 2"], sauces=[[4, 4, 5, 5, 6], []], display=[3, 3, 4, 5])
    do(state, "set 9 9 9", "set 2 2 2")
    assert not do(state, "sauce 3")[1:]
    events = do(state, "sauce 3")
    assert only(events, "match.ended") == {
        "winners": [0],
        "totals": [43, 3],
        "reason": "sauces",
    }
    scored = only(events, "round.scored")
    assert scored["detail"][0] == [
        {
            "id": "sauces",
            "heats": [3, 4, 4, 5, 5, 6],
            "each": [4, 6, 6, 8, 8, 11],
            "points": 43,
        },
        {"id": "chilies-left", "cards": [], "hand": 0, "ingredients": 0, "points": 0},
    ]
    assert scored["detail"][1] == [
        {"id": "sauces", "heats": [3], "each": [4], "points": 4},
        {"id": "chilies-left", "cards": ["1"], "hand": 1, "ingredients": 0, "points": -1},
    ]
    assert state.phase == "over"
    assert state.legal_actions() == ()


def test_who_runs_out_too_early_is_warned_and_sits_out() -> None:
    state = position(["9", "1 2", "5 6"], slots=["1", "", "", "", "", "", ""])
    do(state, "set 9", "set 1", "set 5")
    assert GAME.position(state, 0)["table"]["last_cards"] == ["chili - discard"]
    do(state, "chili - discard", "chili - keep", "chili - keep")
    assert GAME.position(state, None)["table"]["out"] == [0]
    assert GAME.position(state, None)["table"]["waiting"] == [1, 2]


def test_a_last_sauce_short_of_the_target_is_warned_of_too() -> None:
    state = position(["9 9 9", "1 2"], sauces=[[3] * 4, []])
    do(state, "set 9 9 9", "set 1")
    assert GAME.position(state, 0)["table"]["last_cards"] == ["chili - discard", "sauce 3"]
    last = position(["9 9 9", "1 2"], sauces=[[3] * 5, []])
    do(last, "set 9 9 9", "set 1")
    assert GAME.position(last, 0)["table"]["last_cards"] == ["chili - discard"]


def test_twenty_laps_without_a_sauce_end_the_match_after_a_warning() -> None:
    state = position(["3", "13"], ingredients=["9", "4"])
    warned = []
    for lap in range(20):
        warned.append(GAME.position(state, None)["table"]["stall"]["warn"])
        assert state.phase == "cook-set", lap
        while state.stage == "set" and state.lap == lap + 1:
            do(state, next(a for a in state.legal_actions() if a.startswith("set")))
        while state.stage == "turn" and state.to_act is not None:
            events = do(state, "chili - keep")
    assert warned == [False] * 15 + [True] * 5
    assert only(events, "match.ended")["reason"] == "stall"


def test_one_seat_alone_with_cards_is_named() -> None:
    state = position(["9 9 9 1", "", ""], sauces=[[], [], [3]])
    table = GAME.position(state, None)["table"]
    assert (table["alone"], table["out"]) == (0, [1, 2])
    assert table["standing"] == [-4, 0, 4]
