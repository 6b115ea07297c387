"""What the table of Sauscharf tells: a page needs no rule of it and writes no action."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.scene import Scene, line
from pygame_core.views import View
from tests.sauscharf.positions import do, facts, new_match, position, scene_of


def refused(state: SauscharfState, action: str) -> str:
    reason = state.why_not(action)
    return reason.id if reason else ""


def item(scene: Scene, name: str) -> Any:
    assert scene["felt"]
    [found] = [each for each in scene["felt"]["items"] if each["id"] == name]
    return found


def choice(scene: Scene, action: str) -> dict[str, Any]:
    """What is told of a choice before it is done."""
    [found] = [each for each in scene["choices"] if each["action"] == action]
    return facts(found["facts"])


# --- picking and tapping -------------------------------------------------------------------------


def test_whatever_is_picked_is_a_set_to_lay_or_has_an_action_that_says_why_not() -> None:
    state = position(["5 5 7 X X"] + ["3"] * 2)
    scene = scene_of(state, 0)
    sets = {tuple(each["cards"]) for each in scene["choices"] if each["at"] == "hand"}
    assert ("5", "5", "X") in sets
    for size in range(1, 5):
        for picked in combinations_with_replacement(("5", "7", "X"), size):
            clashes = [
                each["action"]
                for each in scene["clashes"]
                if not Counter(each["cards"]) - Counter(picked)
            ]
            assert (picked in sets) is (not clashes), picked
            for action in clashes:
                assert refused(state, action) in ("mixed-values", "card-not-in-hand")


def test_two_numbers_clash_and_so_do_more_cards_than_there_are() -> None:
    scene = scene_of(position(["5 5 7 X", "3"]), 0)
    assert [each["action"] for each in scene["clashes"]] == [
        "set 5 7",
        "set 5 5 5",
        "set 7 7",
        "set X X",
    ]
    assert scene_of(position(["5 5 7 X", "3"]), 1)["clashes"] == []


def test_every_action_but_a_set_belongs_to_an_item_and_every_item_can_be_asked_for() -> None:
    match, rng = new_match(3), Random(1)
    while match.to_act is not None:
        scene = GAME.scene(match.view(match.to_act))
        assert scene["felt"]
        items = {each["id"]: each for each in scene["felt"]["items"]}
        for each in scene["choices"]:
            assert each["group"] in items
        for name, thing in items.items():
            own = [each["action"] for each in scene["choices"] if each["group"] == name]
            reason = match.why_not(thing["action"])
            assert reason is None or reason.id not in ("not-an-action", "sauce-not-displayed")
            # An action that is asked for is legal only where its item has that choice.
            assert (reason is None) is (thing["action"] in own)
            assert ("ask" in thing) is (name != "lay" and len(own) > 1)
        match.apply(rng.choice(match.legal_actions()))


def test_a_slot_is_asked_for_whole_and_leaves_two_fates_to_choose_from() -> None:
    state = position(["5 X", "3"], slots=["9 9", "", "3", "4", "5", "6", "7"])
    do(state, "set 5 X", "set 3")
    scene = scene_of(state, 0)
    slot = item(scene, "slot-1")
    assert (slot["card"], slot["count"], slot["action"]) == ("9", 2, "chili 1 keep")
    assert slot["ask"] == line("fate", of="slot-1", count=2, number=5)
    fates = [each for each in scene["choices"] if each["group"] == "slot-1"]
    assert [each["label"]["id"] for each in fates] == ["slot-keep", "slot-discard"]
    assert fates[0]["cards"] == ["9", "9"]
    empty = item(scene, "slot-2")
    assert empty["gone"]
    assert "ask" not in empty
    assert refused(state, empty["action"]) == "slot-empty"


def test_only_with_ingredients_there_is_a_button_to_pick_them_up() -> None:
    def names(state: SauscharfState, seat: int) -> list[str]:
        felt = scene_of(state, seat)["felt"]
        assert felt
        return [each["id"] for each in felt["items"]]

    state = position(["5 5", "3"], ingredients=["", "4"])
    assert "pickup" not in names(state, 0)
    assert item(scene_of(state, 1), "pickup")["name"] == line("pickup", count=1)
    assert "pickup" not in names(position(["5", "3"], ingredients=["4", ""], part="gather"), 0)


def test_a_refusal_says_how_many_cards_there_are_and_how_many_are_missing() -> None:
    state = position(["5 5", "3"], display=[3, 4])
    assert state.why_not("set 5 5 5") == ("card-not-in-hand", {"card": "5", "held": 2})
    do(state, "set 5 5", "set 3")
    reason = state.why_not("sauce 4")
    assert reason == ("set-too-small", {"heat": 4, "size": 2, "missing": 2})


# --- what a choice would lead to -----------------------------------------------------------------


def test_a_set_tells_its_place_the_order_it_makes_and_the_sauce_it_is_enough_for() -> None:
    state = position(["4", "5 5", "6 6 6 X"], display=[3, 4, 6])
    do(state, "set 4", "set 5 5")
    scene = scene_of(state, 2)
    big = choice(scene, "set 6 6 6 X")
    assert big == {
        "set": {"count": 4, "number": 6},
        "place": {"place": 1, "later": 0, "number": 6, "equal": False},
        "order-if": [2, 1, 0],
        "reach": {"heat": 4},
    }
    small = choice(scene, "set X")
    assert small == {
        "set": {"count": 1, "number": "X"},
        "place": {"place": 2, "later": 0, "number": "X", "equal": False},
        "order-if": [1, 2, 0],
    }


def test_what_leaves_a_seat_without_cards_too_early_is_warned_of() -> None:
    state = position(["5 5 5", "3"], display=[3])
    do(state, "set 5 5 5", "set 3")
    scene = scene_of(state, 0)
    assert choice(scene, "sauce 3") == {"whole-set": {}, "leaves-sauce": {"seat": 0}}
    assert choice(scene, "chili - discard") == {"leaves-chili": {"seat": 0}}
    assert choice(scene, "chili - keep") == {}


def test_sauces_tell_what_is_missing_in_hand_after_pick_up_and_in_the_set() -> None:
    state = position(["5 5", "3"], ingredients=["5 X", ""], display=[2, 4, 4, 6], heat="mild")
    scene = scene_of(state, 0)
    two, four, six = (facts(item(scene, f"sauce-{heat}")["facts"]) for heat in (2, 4, 6))
    assert two == {"points": 2, "missing": {"count": 0}, "lacks-hand": {"hand": 0, "all": 0}}
    assert four == {"points": 6, "after-pickup": {}, "lacks-hand": {"hand": 2, "all": 0}}
    assert six["missing"] == {"count": 2}
    assert item(scene, "sauce-4")["count"] == 2
    do(state, "set 5", "set 3")
    own = facts(item(scene_of(state, 1), "sauce-2")["facts"])
    assert own == {"points": 2, "missing": {"count": 1}, "lacks-set": {"count": 1}}
    assert list(facts(item(scene_of(state, None), "sauce-2")["facts"])) == ["points"]
    # Of all cards there are enough, in a later lap.
    own = facts(item(scene_of(state, 0), "sauce-2")["facts"])
    assert own == {"points": 2, "after-lap": {}, "lacks-set": {"count": 1}}


# --- asking --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "more", "actions", "asked"),
    [
        (["5", "3"], {"part": "gather"}, [], "set"),
        (["5", "3"], {}, [], "set-to-cook"),
        (["5", "3"], {"display": [], "supply": []}, [], "set"),
        (["5", "3"], {"ingredients": ["4", ""]}, [], "set-or-pickup"),
        (["5 5 5", "3"], {"display": [4]}, ["set 5 5 5", "set 3"], "take"),
        (["5 5 5", "3"], {"display": [3]}, ["set 5 5 5", "set 3"], "cook"),
        (["5 5", ""], {"sauces": [[3], [4]]}, [], "alone"),
    ],
)
def test_the_seat_to_act_is_asked(
    hands: list[str], more: dict[str, Any], actions: list[str], asked: str
) -> None:
    state = position(hands, **more)
    do(state, *actions)
    ask = scene_of(state, 0)["ask"]
    assert ask is not None
    assert ask["id"] == asked
    # Six sauces end the match of two seats, and one is made.
    params = {"alone": {"left": 5}, "set-to-cook": {"is_enough": False, "points": -1}}
    assert ask["params"] == params.get(asked, {})


@pytest.mark.parametrize(("hand", "is_enough"), [("5 5 X", True), ("5 X", False)])
def test_a_set_for_a_sauce_is_only_asked_for_where_the_hand_is_enough_for_one(
    hand: str, is_enough: bool
) -> None:
    ask = scene_of(position([hand, "3"], display=[3]), 0)["ask"]
    assert ask is not None
    assert (ask["id"], ask["params"]["is_enough"]) == ("set-to-cook", is_enough)


# --- lanes and notes -----------------------------------------------------------------------------


def test_lanes_lie_in_the_order_in_which_seats_act_and_say_what_each_is_at() -> None:
    state = position(["4", "5 5", "9 9", ""], ingredients=["", "", "7", ""])
    do(state, "set 4", "set 5 5")
    scene = scene_of(state, 3)
    assert scene["turns"] == [1, 0, 2, 3]
    lanes = [facts(seat["badges"]) for seat in scene["seats"]]
    assert [lane.get("place") for lane in lanes] == [2, 1, None, None]
    assert [lane.get("state") for lane in lanes] == [None, None, "lays-now", "out"]
    assert lanes[1]["set"] == ["5", "5"]
    assert (lanes[2]["hand"], lanes[2]["aside"]) == (2, 1)
    assert facts(scene["notes"])["order-so-far"] == [1, 0]
    do(state, "pickup", "chili 1 keep")
    scene = scene_of(state, 3)
    lanes = [facts(seat["badges"]) for seat in scene["seats"]]
    assert [lane.get("state") for lane in lanes] == ["acts-now", "has-acted", "picked-up", "out"]
    assert "spoon" in lanes[1]
    order = scene["notes"][0]
    assert (order["id"], order["seats"], order["done"]) == ("order", [1, 0], 1)


def test_nobody_is_told_the_ingredients_of_another_seat() -> None:
    state = position(["4", "5"], ingredients=["12 12", "11"])
    assert facts(scene_of(state, 0)["notes"])["ingredients"] == ["12", "12"]
    assert facts(scene_of(state, 1)["notes"])["ingredients"] == ["11"]
    for seat in (1, None):
        assert "12" not in str(scene_of(state, seat))
    assert "ingredients" not in facts(scene_of(state, None)["notes"])


def test_points_are_told_while_cooking_with_what_the_cards_left_cost() -> None:
    cooking = position(["4 4", "5"], sauces=[[3, 4], []])
    assert [seat["points"] for seat in scene_of(cooking, 0)["seats"]] == [8, -1]
    assert [seat["lost"] for seat in scene_of(cooking, 0)["seats"]] == [2, 1]
    gathering = scene_of(position(["4 4", "5"], part="gather"), 0)
    assert [seat["points"] for seat in gathering["seats"]] == [None, None]
    [coming] = gathering["counts"]
    assert coming["id"] == "coming"
    assert coming["params"]["lines"][0] == line("copies", heat=3, count=2)


# --- what has happened ---------------------------------------------------------------------------


def played(seed: int) -> Match:
    match, rng = new_match(2, "mild"), Random(seed)
    while match.to_act is not None:
        actions = match.legal_actions()
        cooking = [action for action in actions if action.startswith("sauce")]
        match.apply(rng.choice(cooking or actions))
    return match


def test_told_actions_are_those_of_the_log() -> None:
    match = played(1)
    view = match.view(0)
    told = [GAME.told(event, view) for event in view["history"]]
    assert [each["action"] for each in told if each["action"]] == list(match.log)
    assert all(each["actor"] is not None for each in told if each["action"])


def test_laps_are_counted_from_one_in_both_parts() -> None:
    match = played(1)
    view = match.view(0)
    told = [GAME.told(event, view) for event in view["history"]]
    for part in ("gather", "cook"):
        laps = [each["params"]["lap"] for each in told if each["id"] == f"lap.{part}"]
        assert laps == list(range(1, len(laps) + 1))


def test_ingredients_that_come_by_themselves_are_nobodys_deed() -> None:
    view = new_match(2).view(0)
    event = {"id": "ingredients.taken", "params": {"seat": 1, "count": 3, "cause": "cook"}}
    told = GAME.told(event, view)
    assert (told["id"], told["actor"], told["action"]) == ("ingredients.cook", None, "")
    told = GAME.told({**event, "params": {**event["params"], "cause": "pickup"}}, view)  # type: ignore[dict-item]
    assert (told["id"], told["actor"], told["action"]) == ("ingredients.pickup", 1, "pickup")


def test_what_has_vanished_goes_to_whoever_acted() -> None:
    state = position(["5 5 5", "3"], display=[3])
    do(state, "set 5 5 5", "set 3")

    def goes(action: str, seat: int) -> dict[str, str]:
        after = state.clone()
        [event, *_] = after.apply(action)
        told: Any = {"id": event.id, "params": dict(event.params)}
        view: View = {**GAME.position(after, seat), "history": [told]}
        return GAME.scene(view)["goes"]

    assert goes("sauce 3", 1) == {"slots": "seat:0", "sauces": "seat:0", "set:0": "discard"}
    assert goes("chili 1 keep", 0)["slots"] == goes("chili 1 keep", 0)["set:0"] == "mine"
    assert goes("chili 1 discard", 0)["set:0"] == "discard"


def test_the_score_sheet_shows_every_bottle_and_what_the_chilies_left_cost() -> None:
    state = position(["5 5", "3"], sauces=[[4, 3], []])
    state._finish("stall")
    detail = [state._detail(seat) for seat in range(2)]
    made, left = GAME.sheet({"detail": detail})["rows"]
    assert [each["params"] for each in made["cells"][0]["facts"]] == [
        {"heat": 3, "points": 4},
        {"heat": 4, "points": 6},
    ]
    assert made["cells"][1]["how"] == {"id": "none", "params": {}}
    assert [each["points"] for each in left["cells"]] == [-2, -1]
    assert not any(each["how"] for each in left["cells"])


@pytest.mark.parametrize(
    ("rest", "made", "supply", "new"),
    [(" 9", 5, [3, 4], 1), (" 9", 5, [], 0), ("", 4, [3, 4], 1), ("", 5, [3, 4], 0)],
)
def test_at_the_end_of_a_lap_it_is_said_how_many_sauces_are_opened(
    rest: str, made: int, supply: list[int], new: int
) -> None:
    """None where with it the match is over."""
    sauces = [[3] * made, []]
    state = position([f"3 3 3{rest}", "5 6"], display=[3, 4, 5, 6], supply=supply, sauces=sauces)
    do(state, "set 3 3 3", "set 5", "sauce 3")
    before: View = {**GAME.position(state, 0), "history": []}
    [event, *_] = state.apply("chili - keep")
    shown = GAME.moment(before, {"id": event.id, "params": dict(event.params)})
    assert shown is not None
    after: Any = {**before, **shown, "to_act": None, "legal": []}
    assert GAME.scene(after)["outcome"] == line("lap-over", sauces=new)


def test_at_the_end_it_is_told_who_had_enough_sauces_and_no_card() -> None:
    state = position(["5", "3"], sauces=[[3] * 6, []])
    do(state, "set 5", "set 3", "chili - discard")
    *_, event = state.apply("chili - keep")
    told: Any = {"id": event.id, "params": dict(event.params)}
    ended = {"target": 6, "laps": 1, "done_seat": 0}
    for seat in (0, 1, None):
        view: View = {**GAME.position(state, seat), "history": [told]}
        assert GAME.scene(view)["ending"] == line("sauces", **ended, mine=seat == 0)
