"""Which thought the star of Red Dragon keeps to where several fit, hand by hand."""

from __future__ import annotations

from math import inf

import pytest

from pygame_core.games.red_dragon import GAME
from pygame_core.games.red_dragon.because import has_many
from pygame_core.games.red_dragon.cards_out import cards_out
from pygame_core.games.red_dragon.rules import BY_NAME
from pygame_core.views import View
from tests.red_dragon.positions import seen


def taken(view: View, *tricks: str) -> View:
    """The same after these tricks, each led by the first seat."""
    done = [
        {
            "id": "trick.taken",
            "params": {"winner": 0, "plays": [[*each] for each in enumerate(cards.split())]},
        }
        for cards in tricks
    ]
    return {**view, "history": [{"id": "round.started", "params": {}}, *done]}


@pytest.mark.parametrize(
    ("hand", "aimed"),
    [
        # To win or to lose by chance is no plan where a low card is sure to lose.
        ("U3 U12 G12 R9", ["U3"]),
        # That others' higher cards fall, after which the own highest wins, is one.
        ("U3 U11 U12 R9", ["U3", "U11"]),
    ],
)
def test_a_card_that_few_can_beat_is_led_for_a_plan(hand: str, aimed: list[str]) -> None:
    view = seen(hand, "play")
    assert GAME.aimed(view) == [f"play {card}" for card in aimed]


def test_red_that_costs_is_thrown_rather_than_a_card_that_might_win_a_trick() -> None:
    """Whoever goes for no trick is rid of both in time, but red costs more where it stays."""
    view = seen("R12 U1 U2 Y9", "play", trick="G8", tricks=0)
    assert GAME.aimed(view) == ["play R12"]
    plain = seen("R5 U1 U2 Y9", "play", trick="G8", tricks=0)
    assert set(GAME.aimed(plain)) == {"play R5", "play Y9"}


def test_red_is_thrown_whatever_the_search_would_keep_it_for() -> None:
    for red in ("R14", "R7"):
        assert GAME.leeway(seen(f"{red} U5 U6 U7", "play", trick="Y1")) == inf
        assert GAME.leeway(seen(f"{red} U5 U6 U7", "play", trick="Y1", tricks=0)) == inf
    assert GAME.leeway(seen("R5 U5 U6 U7", "play", trick="Y1")) < inf


def test_no_red_card_is_led_to_win_where_another_would_make_it_cost() -> None:
    """Of red the lowest goes, which somebody else may have to beat."""
    view = seen("R1 R6 G8", "play")
    out = [f"R{at}" for at in range(15) if at not in (1, 5, 6)]
    late = taken(view, *(" ".join(out[at : at + 4]) for at in range(0, 12, 4)))
    told = GAME.because(late, "play R6", None)
    assert told is not None
    assert (told["id"], told["params"]["when"], told["params"]["gain"]) == ("sure", "costs", 2)
    assert "play R6" not in GAME.aimed(late)
    assert "play R1" in GAME.aimed(late)


def test_of_cards_that_nobody_beats_the_lower_one_is_enough() -> None:
    assert GAME.aimed(seen("U13 U14 U2 Y5", "play", trick="U4")) == ["play U13"]


def test_whoever_has_shown_to_be_void_is_not_thought_to_follow() -> None:
    view = seen("U14 U2 R9", "play")
    out = cards_out(view, [BY_NAME[name] for name in view["hand"]])
    assert has_many(view, "U", out)
    assert not has_many(taken(view, "U3 U4 G5 U6"), "U", out)


def test_of_what_is_not_red_in_the_centre_one_is_taken_of_which_more_is_to_say() -> None:
    hand = "U4 U5 U6 G1 G2 R9"
    assert GAME.aimed(seen(hand, "draft", "U7 G8 R9")) == ["take U7"]
    view = seen(hand, "draft", "U7 U3 R9")
    gave: View = {**view, "table": {**view["table"], "my_given": ["U10"]}}
    assert GAME.aimed(gave) == ["take U3"]


def test_where_all_else_would_fill_what_was_emptied_the_red_card_that_costs_least_is_taken() -> (
    None
):
    view = seen("R9 G4 G5 G6 Y4 Y5 Y6", "draft", "U7 R8 R10 R12")
    gave: View = {**view, "table": {**view["table"], "my_given": ["U10", "U4"]}}
    assert GAME.aimed(gave) == ["take R8"]
    told = GAME.because(gave, "take R8", None)
    assert told is not None
    assert (told["id"], told["params"]["cheapest"]) == ("take-to-throw", True)
