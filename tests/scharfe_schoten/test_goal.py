"""What a seat of Scharfe Schoten is after, and how that stands."""

from __future__ import annotations

from tests.scharfe_schoten.tables import play_all, with_hands
from tests.scharfe_schoten.test_scene import badges, seen, tiles


def test_points_of_a_round_that_goes_on_are_told_as_they_would_be_written_down_now() -> None:
    state = with_hands("R1 R3", "R4 R5", "Y6 G7", rack="R")
    state.predictions = [("Y", "R"), ("R", "Y"), ("R", "B")]
    state.scores = [10, 0, 0]
    play_all(state, "R1 R4 Y6")
    so_far = seen(state, 0)["so_far"]
    assert so_far is not None
    rows = {row["id"]: row["cells"] for row in so_far["sheet"]["rows"]}
    assert rows["most"][1]["points"] == 5
    assert rows["most"][1]["how"] == {"id": "alone", "params": {}}
    # Whoever has captured nothing has as many of every colour.
    assert (so_far["scores"], so_far["totals"]) == ([6, 5, 6], [16, 5, 6])


def test_nothing_is_met_and_nothing_counts_before_anybody_has_captured_a_card() -> None:
    state = with_hands("R1 R3", "R4 R5", "Y6 G7", rack="R")
    state.predictions = [("Y", "R"), ("R", "Y"), ("R", "B")]
    play_all(state, "R1 R4")
    scene = seen(state, 1)
    assert [seat["points"] for seat in scene["seats"]] == [None] * 3
    assert scene["columns"] == []
    assert scene["so_far"] is None
    assert tiles(badges(scene, 1)["captured"]) == [
        ("most", "R", "open", "open"),
        ("least", "Y", "open", "open"),
    ]
    assert scene["goal"] == {"id": "tiles-laid", "params": {"most_suit": "R", "least_suit": "Y"}}


def test_how_a_prediction_stands_is_told_with_the_colour_that_comes_nearest_to_it() -> None:
    state = with_hands("R1 R3", "R4 R5", "Y6 G7", rack="R")
    state.predictions = [("Y", "R"), ("Y", "R"), ("R", "B")]
    play_all(state, "R1 R4 Y6")
    goal = seen(state, 1)["goal"]
    assert goal == {
        "id": "tiles",
        "params": {
            "most_suit": "Y",
            "least_suit": "R",
            "most": 1,
            "most_hit": "missed",
            "most_rival_suit": ["R"],
            "most_rival": 2,
            "least": 2,
            "least_hit": "missed",
            "least_rival_suit": ["G", "B"],
            "least_rival": 0,
            "lead": 0,
        },
    }


def test_whoever_has_no_trick_is_told_what_is_left_to_win_of_what_is_wanted() -> None:
    state = with_hands("R1 R3", "R4 R5", "Y6 G7", rack="R")
    state.predictions = [("Y", "R"), ("Y", "R"), ("R", "B")]
    tiles = {"most_suit": "Y", "least_suit": "R"}
    assert seen(state, 0)["goal"] == {"id": "tiles-laid", "params": tiles}
    play_all(state, "R1 R4 Y6")
    left = {"most_left": 11, "reach": "last"}
    assert seen(state, 0)["goal"] == {"id": "no-trick", "params": {**tiles, **left}}


def test_whoever_has_no_trick_is_told_when_there_is_no_more_to_win() -> None:
    def reach(hand: str, others: int) -> str:
        state = with_hands(hand, "R4 R5", "Y6 G7", rack="R")
        state.captured[1] |= {"R": others}
        state.tricks[1] = 1
        goal = seen(state, 0)["goal"]
        assert goal is not None
        return str(goal["params"]["reach"])

    assert reach("R1 R3", 9) == "many"
    assert reach("G1 G3", 12) == "none"


def test_where_all_colours_are_level_none_is_named() -> None:
    state = with_hands("R1 R3", "R4 R5", "Y6 G7", rack="R")
    state.captured[1] |= {"R": 1, "Y": 1, "G": 1, "B": 1}
    state.tricks[1] = 1
    goal = seen(state, 1)["goal"]
    assert goal is not None
    assert (goal["params"]["most_hit"], goal["params"]["least_hit"]) == ("level", "level")


def test_every_colour_that_is_level_with_a_prediction_is_named() -> None:
    state = with_hands("R1 R3", "R4 R5", "R6 G7", rack="RG")
    state.predictions = [("Y", "R"), ("Y", "R"), ("R", "Y")]
    play_all(state, "R1 R4 R6")
    goal = seen(state, 2)["goal"]
    assert goal is not None
    assert goal["params"]["least_hit"] == "shared"
    assert set(goal["params"]["least_rival_suit"]) == {"G", "B"}


def test_what_must_be_taken_from_the_rack_is_named_with_what_it_makes_of_the_points() -> None:
    state = with_hands("R1 R3", "R4 R5", "G6 G7", rack="YY")
    state.predictions = [("R", "B"), ("R", "B"), ("G", "Y")]
    play_all(state, "R1 R4 G6")
    scene = seen(state, 2)
    assert scene["ask"] is not None
    assert scene["ask"]["params"] == {"only": True, "only_suit": "Y"}
    # One wasabi and two chilis; mustard was level with pepper as the fewest, and is no more.
    assert scene["goal"] == {"id": "forced", "params": {"suit": "Y", "points": 0, "now": 3}}
    # Whoever is not asked, or has a choice, goes on as before.
    assert seen(state, 0)["goal"] == {
        "id": "no-trick",
        "params": {"most_suit": "R", "least_suit": "B", "most_left": 10, "reach": "last"},
    }
    state.rack["B"] = 1
    scene = seen(state, 2)
    assert scene["ask"] is not None
    assert scene["ask"]["params"] == {"only": False, "only_suit": ""}
    assert scene["goal"] is not None
    assert scene["goal"]["id"] == "tiles"


def test_what_must_be_taken_and_changes_nothing_leaves_the_goal_in_sight() -> None:
    state = with_hands("R1 R3", "R4 R5", "G6 G7", rack="RR")
    state.predictions = [("R", "B"), ("R", "B"), ("R", "Y")]
    play_all(state, "R1 R4 G6")
    state.captured[2]["R"] = 2
    state.predictions[2] = ("Y", "R")
    scene = seen(state, 2)
    assert scene["ask"] is not None
    assert scene["ask"]["params"]["only"]
    assert scene["goal"] is not None
    assert scene["goal"]["id"] == "tiles"
