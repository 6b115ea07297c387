"""The line above the hand in Sauscharf: what one's cards make, what is worth gathering, and when
it ends."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.sauces import SAUCES
from pygame_core.scene import line
from pygame_core.views import View
from tests.sauscharf.positions import do, facts, position, scene_of, view_of


@pytest.mark.parametrize(
    ("hand", "aside", "actions", "goal"),
    [
        ("9 9 9 1", "", [], ("hand", 3, "9 9 9")),
        ("9 9 1 X", "", [], ("hand", 3, "9 9 X")),
        ("9 9 1", "1 1 1 1 1 X", [], ("aside", 7, "1 1 1 1 1 1 X")),
        ("9 9", "1 1 1 1 1 1 1", ["set 9 9", "set 2"], ("aside", 7, "1 1 1 1 1 1 1")),
        ("9 9 9 9", "1 1 1 1 1 1 1", ["set 9 9 9 9", "set 2"], ("set", 4, "")),
        ("9 9 1", "", [], ("more", 3, "9 9")),
        # Of cards that are all different none is of more use than another.
        ("9 1", "", ["set 9", "set 2"], ("more-single", 3, "")),
        ("1", "9", [], ("more-single", 3, "")),
    ],
)
def test_the_goal_tells_set_hand_and_ingredients_apart(
    hand: str, aside: str, actions: list[str], goal: tuple[str, int, str]
) -> None:
    state = position([hand, "2"], ingredients=[aside, ""], display=[3, 4, 7])
    do(state, *actions)
    told = scene_of(state, 0)["goal"]
    assert told is not None
    params = told["params"]
    assert (told["id"], params["heat"], " ".join(params.get("cards", []))) == goal
    assert ("left" in params) == (told["id"] == "more")


@pytest.mark.parametrize(
    ("hand", "aside", "goal"),
    [
        ("9 9 9 1 1 1 1", "", ("hand-several", [4, 3], {"worth": 10})),
        ("9 9 9 1", "1 1 1 1 1 X", ("aside-several", [7, 3], {"now": 4, "worth": 18})),
        ("9 1", "9 9 9 1 1", ("aside-several", [4, 3], {"now": 0, "worth": 10})),
    ],
)
def test_the_goal_names_the_sauces_of_several_laps(
    hand: str, aside: str, goal: tuple[str, list[int], dict[str, int]]
) -> None:
    told = scene_of(position([hand, "2"], ingredients=[aside, ""], display=[3, 4, 7]), 0)["goal"]
    name, heats, params = goal
    assert told == line(name, lines=[line("heat", heat=heat) for heat in heats], **params)


def test_the_goal_tells_the_sauces_of_the_set_that_is_to_be_laid_first() -> None:
    """The other seat acts first and takes the only sauce 4: three 9s can wait for no sauce 4."""
    state = position(["9 9 9 9 1 1 1", "12 12 12 12 12"], display=[3, 4, 3], spoon=1)
    do(state, "set 12 12 12 12 12")
    view = view_of(state, 0)
    told = GAME.scene(view)["goal"]
    assert told == line("hand-several", lines=[line("heat", heat=3)] * 2, worth=8)
    assert {action.split()[1] for action in GAME.aimed(view)} <= {"9", "1"}


def test_the_goal_names_each_number_of_which_the_star_may_lay_some() -> None:
    state = position(["9 9 9 1 1 X", "12"], display=[3])
    view = view_of(state, 0)
    told = GAME.scene(view)["goal"]
    groups = [line("equal", cards=["1", "1", "X"]), line("equal", cards=["9", "9", "9"])]
    assert told == line("hand-either", lines=groups, heat=3, worth=4)
    assert {action.split()[1] for action in GAME.aimed(view)} == {"1", "9"}


def test_the_goal_names_whoever_may_make_the_last_such_sauce_first() -> None:
    state = position(["9 9 9 9 1", "12 12 12 12"], display=[4, 5], spoon=1)
    do(state, "set 12 12 12 12")
    told = {"heat": 4, "worth": 6, "cards": ["9"] * 4}
    goal = scene_of(state, 0)["goal"]
    assert goal == {"id": "hand-rival", "params": {"rival_seat": 1, **told}}
    do(state, "set 9 9 9 9")
    del told["cards"]
    goal = scene_of(state, 0)["goal"]
    assert goal == {"id": "set-rival", "params": {"rival_seat": 1, **told}}
    do(state, "chili 1 keep")
    assert scene_of(state, 0)["goal"] == {"id": "set", "params": told}
    # Whoever has laid more acts first, and of two such sauces one is left.
    state = position(["9 9 9 9 9", "12 12 12 12"], display=[4], spoon=1)
    do(state, "set 12 12 12 12")
    assert scene_of(state, 0)["goal"] == {"id": "hand", "params": {**told, "cards": ["9"] * 5}}
    state = position(["9 9 9 9", "12 12 12 12"], display=[4, 4], spoon=1)
    do(state, "set 12 12 12 12")
    assert scene_of(state, 0)["goal"] == {"id": "hand", "params": {**told, "cards": ["9"] * 4}}


def test_cards_that_make_no_sauce_only_cost_where_somebody_has_enough_sauces() -> None:
    state = position(["9 9", "8", ""], display=[4], sauces=[[], [3] * 5, []])
    goals = [scene_of(state, seat)["goal"] for seat in range(3)]
    assert goals[:2] == [
        {"id": "ending", "params": {"done_seat": 1}},
        {"id": "shed", "params": {"target": 5}},
    ]
    assert goals[2] is None


def test_who_has_enough_sauces_but_is_behind_is_not_told_to_end_the_match() -> None:
    state = position(["9 9", "8"], display=[4], sauces=[[3] * 6, [7, 7]])
    assert scene_of(state, 0)["goal"] == line("holds-out", ahead_seat=1)
    assert scene_of(state, 1)["goal"] == line("ending", done_seat=0)
    # The same points that it can soon have: not those of cards that it cannot shed so fast.
    for theirs, ahead in (("8", True), ("8 8 8 8", False)):
        state = position(["9 9", theirs], display=[4], sauces=[[3] * 4 + [6] * 2, [7, 7, 6]])
        goal = scene_of(state, 0)["goal"]
        assert goal is not None
        assert (goal["id"] == "holds-out") == ahead
    state = position(["9 9", "8"], display=[4], sauces=[[3] * 6, [7, 7]])
    do(state, "set 9", "set 8")
    # It lacks two 9s: the set that is one of them is kept.
    assert "chili - discard" not in GAME.aimed(view_of(state, 0))


def test_the_goal_says_when_a_match_ends_with_this_lap() -> None:
    state = position(["9 9", "", "2"], sauces=[[], [4] * 5, []])
    goals = [scene_of(state, seat)["goal"] for seat in (0, 1, 2)]
    last = {"id": "last-lap", "params": {"done_seat": 1, "target": 5}}
    assert goals == [last, None, last]
    assert scene_of(state, 0)["progress"]["id"] == "last"
    state.ingredients[1][4] = 1
    assert scene_of(state, 0)["progress"]["id"] == "cook"
    without = scene_of(position(["4 4", "5"], display=[], supply=[]), 0)["goal"]
    assert without == {"id": "no-sauce", "params": {"points": -2}}


@pytest.mark.parametrize(
    ("hand", "aside", "most", "worth", "more"),
    [
        ("4", "", "", 0, [(3, 4), (4, 6), (5, 8)]),
        # What is in hand can go aside as well.
        ("9 4", "9 2 9 X", "9 9 9 X", 6, [(5, 8), (6, 11), (7, 14)]),
        ("4", "9 9 9 9 9 X", "9 9 9 9 9 X", 11, [(7, 14)]),
        ("4", "9 9 9 9 9 9 9", "9 9 9 9 9 9 9", 14, []),
    ],
)
def test_while_gathering_the_goal_says_what_equal_cards_will_be_worth(
    hand: str, aside: str, most: str, worth: int, more: list[tuple[int, int]]
) -> None:
    goal = scene_of(position([hand, "5"], part="gather", ingredients=[aside, ""]), 0)["goal"]
    assert goal is not None
    params = goal["params"]
    assert (" ".join(params.get("cards", [])), params["worth"]) == (most, worth)
    lines = [each["params"] for each in params.get("lines", [])]
    assert [(each["count"], each["score"]) for each in lines] == more
    assert goal["id"] == ("gathered-single" if not most else "gathered" if more else "gathered-all")


@pytest.mark.parametrize(
    ("hand", "aside", "slots", "most"),
    [
        ("12 12 10 10", "9", ("1",), "12 12 10 10"),
        # Of pairs, the one that is kept already, then the one of which more can be taken.
        ("12 12 8", "10 10", ("12",), "10 10 12 12"),
        ("12 12 8 8", "10", ("8 8", "12"), "8 8 12 12"),
        ("12 8", "12 9 X", ("1",), "12 12 X"),
    ],
)
def test_while_gathering_the_goal_names_the_most_promising_number_first(
    hand: str, aside: str, slots: tuple[str, ...], most: str
) -> None:
    state = position([hand, "5"], part="gather", ingredients=[aside, ""], slots=slots)
    goal = scene_of(state, 0)["goal"]
    assert goal is not None
    assert " ".join(goal["params"]["cards"]) == most


def test_while_gathering_the_goal_counts_every_sauce_that_the_cards_would_make() -> None:
    """In hand, among the ingredients and on the table alike, and no X twice."""
    state = position(["12 12 12 8 8", "5"], part="gather", ingredients=["8 X 4 4", ""])
    several = {
        "lines": [line("heat", heat=4), line("heat", heat=3)],
        "worth": SAUCES[4].points + SAUCES[3].points,
    }
    for laps, action in ((4, "set 12 12 12"), (2, "set 5")):
        assert scene_of(state, 0)["goal"] == line("gathered-several", **several, laps=laps)
        do(state, action)
    do(state, "chili 1 keep")
    assert scene_of(state, 0)["goal"] == line("gathered-several", **several, laps=2)


def test_no_more_sauces_of_a_kind_are_counted_than_there_are() -> None:
    threes = position(["9 9 9", "5"], part="gather", ingredients=["1 1 1 2 2 2", ""])
    goal = scene_of(threes, 0)["goal"]
    assert goal is not None
    heats = [each["params"]["heat"] for each in goal["params"]["lines"]]
    assert heats == [3] * SAUCES[3].copies


@pytest.mark.parametrize(
    ("action", "aside", "points", "goal"),
    [
        ("chili 2 keep", "9 9 9 9", -4, "aside"),
        ("chili 2 discard", "9 9", -2, "aside"),
        ("chili - discard", "", 0, None),
        ("sauce 2", "", 2, None),
    ],
)
def test_after_the_last_turn_of_a_lap_all_that_is_told_is_of_then(
    action: str, aside: str, points: int, goal: str | None
) -> None:
    """Before the new lap that the same action begins."""
    slots = ("2", "9 9", "", "", "", "", "")
    state = position(["9 9", "1 1 1"], slots=slots, display=[2, 4], heat="mild")
    do(state, "set 9 9", "set 1 1 1", "chili 1 keep")
    before: View = {**GAME.position(state, 0), "history": []}
    [event, *_] = state.apply(action)
    shown = GAME.moment(before, {"id": event.id, "params": dict(event.params)})
    assert shown is not None
    after: Any = {**before, **shown, "to_act": None, "legal": []}
    scene = GAME.scene(after)
    assert scene["seats"][0]["points"] == points
    assert facts(scene["notes"])["ingredients"] == aside.split()
    assert (scene["goal"] and scene["goal"]["id"]) == goal


def test_how_many_laps_of_gathering_may_come_is_told_from_the_cards_in_hand() -> None:
    state = position(["4 4 7", "5 5"], part="gather")

    def told() -> tuple[int, int]:
        scene = scene_of(state, 0)
        assert scene["goal"] is not None
        return scene["progress"]["params"]["most"], scene["goal"]["params"]["laps"]

    assert told() == (3, 2)
    do(state, "set 4")
    assert told() == (3, 2)
    do(state, "set 5 5")
    assert told() == (3, 2)
    do(state, "chili 1 discard", "chili 2 discard")
    assert told() == (3, 1)


def test_an_empty_hand_waits_until_all_hands_are_empty() -> None:
    state = position(["4", "5 6"], part="gather", ingredients=["4 4", ""])
    ids = []
    for action in ("set 4", "set 5", "chili 2 discard", "chili 1 keep"):
        do(state, action)
        goal = scene_of(state, 0)["goal"]
        ids.append(goal and goal["id"])
    # The fourth begins the next lap, without this seat.
    assert ids == ["gathered"] * 3 + ["gathered-done"]


def test_with_the_last_turn_of_the_gathering_the_goal_waits_for_nobody_any_more() -> None:
    state = position(["4", "5"], part="gather", ingredients=["4 4", ""])
    do(state, "set 4", "set 5", "chili 2 discard")
    before: View = {**GAME.position(state, 0), "history": []}
    [event, *_] = state.apply("chili - keep")
    shown = GAME.moment(before, {"id": event.id, "params": dict(event.params)})
    assert shown is not None
    after: Any = {**before, **shown, "to_act": None, "legal": []}
    scene = GAME.scene(after)
    threes = {"count": 1, "lines": [line("heat", heat=3)], "worth": SAUCES[3].points}
    assert scene["outcome"] == line("gathered")
    assert scene["goal"] == line("gathered-end", **threes, open=4, all=16)
