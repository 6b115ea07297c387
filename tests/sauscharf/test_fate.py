"""What is said in Sauscharf for keeping or discarding the set: what it lacks, and what may come."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.sauces import SAUCES
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.scene import Line, line
from tests.sauscharf.positions import FOUND, acting, position, scene_of, told, view_of


def fate(state: SauscharfState, action: str) -> Line:
    """What is said once a slot is chosen, or none, of keeping or discarding the set."""
    because = GAME.because(view_of(state, state.to_act), action, FOUND)
    assert because is not None
    [(at, told)] = [each for each in because["params"].items() if each[0].startswith("at_")]
    felt = scene_of(state, state.to_act)["felt"]
    assert felt is not None
    slot = action.rpartition(" ")[0]
    [item] = [each for each in felt["items"] if each["action"].startswith(slot)]
    assert at == f"at_{item['ask']['params']['of']}"
    return line(told["id"], **told["params"])


def lacks(cards: str, heat: int) -> dict[str, Any]:
    """How many more of these cards make a sauce."""
    held = cards.split()
    left = heat - len(held)
    told = {"cards": held, "left": left, "heat": heat, "worth": SAUCES[heat].points}
    return {**told, "lack_cards": held[:1] * left}


COOKING = {"come": 0}
SLOTS = ("9", "7", "X", "", "", "", "")


def test_what_is_said_of_the_set_once_a_slot_is_chosen_is_of_keeping_or_discarding_it() -> None:
    state = acting("8 X 3", "8", SLOTS)
    enough = line("fate-enough", cards=["8", "X"], heat=3, worth=SAUCES[3].points)
    assert fate(state, "chili 2 keep") == enough
    assert fate(acting("3", "X", SLOTS), "chili 2 keep") == line("fate-wild")
    assert fate(acting("3", "X", SLOTS), "chili 2 discard") == line("fate-cost")
    # There is no sauce that takes more.
    state = acting("8", "8 8", SLOTS, display=(3,))
    state.display = [2]
    assert fate(state, "chili 1 keep")["id"] == "fate-enough"
    # While gathering, a set may be enough for a sauce by itself.
    state = position(["8 8 8 9", "1"], part="gather", slots=SLOTS)
    state.apply("set 8 8 8")
    state.apply("set 1")
    assert fate(state, "chili 2 keep") == line("fate-new", more=SAUCES[3].points)


def test_while_cooking_a_set_is_kept_that_lacks_little_and_another_discarded() -> None:
    state = acting("8 3", "8", ("9", "7", *[""] * 5), display=(4, 6))
    near = {**lacks("8 8", 4), **COOKING, "laps": 2}
    assert GAME.aimed(view_of(state, 0)) == ["chili - keep"]
    assert fate(state, "chili 1 keep") == line("fate-near", **near, part="cook")
    # Where the star does otherwise, it is close.
    close = lacks("8 8", 4)
    assert fate(state, "chili 1 discard") == line("fate-close", **close, is_kept=False)
    state = acting("8 3", "8", SLOTS, display=(5, 6))
    far = {**lacks("8 8", 5), **COOKING, "laps": 2}
    # Another number lacks as much.
    two = {"to_heat": 5, "to_cards": ["9"] * 3}
    state = acting("8 3 9", "8", SLOTS, display=(5, 6))
    same = {**far, "laps": 3, **two}
    same_said = line("fate-drop", **same, why="same", done_seat=None)
    assert fate(state, "chili 1 discard") == same_said
    # One lacks less, for the same sauce or another.
    for hand, heat, lacking, why in (("8 3 3 3 3", 5, 1, "fewer"), ("8 3 3 3 3 3", 6, 1, "fewer")):
        state = acting(hand, "8", SLOTS, display=(5, 6))
        said = fate(state, "chili 1 discard")["params"]
        assert (said["why"], said["to_heat"], said["to_cards"]) == (why, heat, ["3"] * lacking)
    state = acting("8 3", "8", SLOTS, display=(5, 6))
    drop = line("fate-drop", **far, why="far", done_seat=None)
    assert fate(state, "chili 1 discard") == drop
    assert fate(state, "chili 1 keep") == line("fate-close", **lacks("8 8", 5), is_kept=True)


@pytest.mark.parametrize(
    ("hand", "aside", "discard", "other", "pile", "come", "against"),
    [
        # Two more make sauce 3, and there are two laps, in which about five cards are turned up.
        ("2 5 6", "", "", "1", 22, 2, ""),
        ("2 5", "", "", "1", 22, 1, "laps"),
        # So few of so many are hardly of this number.
        ("2 5 6", "", "", "1", 30, 1, "few"),
        # One more does.
        ("2 5", "2", "", "1", 22, 1, ""),
        ("2 5", "2", "", "1", 50, 0, "few"),
        # Six of them are gone.
        ("2 5 6", "", "2 2 2 2", "2 2", 22, 0, "few"),
    ],
)
def test_while_gathering_a_set_is_kept_as_long_as_it_is_likely_to_become_a_sauce(
    hand: str, aside: str, discard: str, other: str, pile: int, come: int, against: str
) -> None:
    slots = ("9", *[""] * 6)
    hands = [hand, f"{other} 1"]
    state = position(hands, ingredients=[aside, ""], part="gather", slots=slots, pile="8 " * pile)
    state.discard = [int(card) for card in discard.split()]
    state.apply("set 2")
    state.apply(f"set {other}")
    if state.to_act:
        state.apply("chili - discard")
    fates = {action.split()[2] for action in GAME.aimed(view_of(state, 0))}
    assert fates == {"discard" if against else "keep"}
    held = " ".join(["2", *aside.split()])
    can = {**lacks(held, 3), "come": come, "laps": len(hand.split()) - 1}
    dropped = line("fate-drop", **can, why=against, done_seat=None)
    kept = line("fate-near", **can, part="gather")
    assert fate(state, f"chili 1 {'discard' if against else 'keep'}") == (
        dropped if against else kept
    )
    close = line("fate-close", **lacks(held, 3), is_kept=bool(against))
    assert fate(state, f"chili 1 {'keep' if against else 'discard'}") == close


def test_near_the_end_the_set_is_discarded_for_whoever_ends_the_match() -> None:
    def first(*others: str, made: tuple[int, ...], display: tuple[int, ...] = (4,)) -> Line:
        sauces = [[3] * each for each in made]
        state = position(["8 8 8 3", *others], slots=SLOTS, display=display, sauces=sauces)
        state.apply("set 8 8 8")
        for other in others:
            if other:
                state.apply(f"set {other[:1]}")
        return fate(state, "chili - discard")

    late = {**lacks("8 8 8", 4), **COOKING, "laps": 1}
    assert first("1 2", made=(0, 6)) == line("fate-drop", **late, why="late", done_seat=1)
    assert first("1 2", "", made=(0, 0, 5)) == line("fate-last", done_seat=2)
    assert first("1 2", made=(6, 0)) == line("fate-end")


def test_x_that_go_with_what_is_taken_are_not_told_of_the_set_as_well() -> None:
    slots = ("13", "4", "", "", "", "", "")
    state = acting("13 13 13 X 4", "4", slots)
    told_of = told(state, "chili 1 keep")
    assert told_of is not None
    assert (told_of["id"], told_of["params"]["cards"]) == ("enough", ["13"] * 4 + ["X"])
    more = SAUCES[4].points + SAUCES[3].points - SAUCES[5].points
    assert fate(state, "chili 1 keep") == line("fate-joins", cards=["4"], more=more)
    # They are for the set where they are told of with its number, or of none.
    state = acting("4 X 9", "4", slots)
    enough = line("fate-enough", cards=["4", "X"], heat=3, worth=SAUCES[3].points)
    assert fate(state, "chili 2 keep")["id"] == "fate-enough"
    assert fate(state, "chili - keep") == enough
