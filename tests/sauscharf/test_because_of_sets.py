"""What is said of a set that is laid: before whom it comes, and for what slot or sauce."""

from __future__ import annotations

from typing import Any

import pytest

from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.sauces import SAUCES
from pygame_core.scene import Line, line
from tests.sauscharf.positions import FOUND, position, told, view_of


def test_sets_of_the_gathering_are_laid_to_choose_first_or_to_have_more_laps() -> None:
    state = position(["5 5 X", "3 3 3 9"], part="gather")
    wish = {"wish_cards": ["5"], "more": 2, "own": 3, "own_cards": ["5", "5", "X"]}
    assert told(state, "set 5 5") == line("larger", cards=["5", "5"], **wish)
    assert told(state, "set X") == line("lone-wild", **wish)
    state.apply("set 5 5 X")
    # They come before nobody before whom fewer would not.
    assert told(state, "set 3 3") == FOUND
    assert told(state, "set 3 3 3") == FOUND
    state = position(["5 5", "3 3 3 9"], part="gather")
    state.apply("set 5 5")
    # And what that may cost is told, with the cards that make it so.
    best = {"wish_cards": ["3"], "more": 2, "own": 3, "own_cards": ["3"] * 3}
    assert told(state, "set 3 3 3") == line("ahead", cards=["3"] * 3, ahead_seat=0, **best)


def low(number: int, *, is_lowest: bool) -> Line:
    return line("single-low", number=number, is_lowest=is_lowest)


def joins(card: str) -> dict[str, Any]:
    """No slot brings any points, and this card joins one of the hand."""
    return {"wish_cards": [card], "more": 0, "own": 0, "own_cards": []}


def before(card: str) -> dict[str, Any]:
    """Before the first seat and behind nobody."""
    return {"before_seats": [0], "ahead": 0, "ahead_seats": [], **joins(card)}


def test_a_single_card_is_said_to_come_before_lower_ones_only_if_it_does() -> None:
    state = position(["1 7 13", "3 3 3 9"], part="gather")
    assert told(state, "set 13") == line("single-high", number=13, **joins("1"))
    assert told(state, "set 7") == low(7, is_lowest=False)
    state = position(["1 7 13", "9 8 3 1"], part="gather")
    state.apply("set 7")
    # Whether there are higher ones or not, before those that are laid it comes.
    for high in (8, 9):
        assert told(state, f"set {high}") == line("single-before", number=high, **before("1"))
    assert told(state, "set 3") == low(3, is_lowest=False)
    # The highest of the hand, but behind all that is laid.
    state = position(["1 7 13", "9 3"], part="gather")
    state.apply("set 13")
    assert told(state, "set 9") == line("single")
    state = position(["1 7 13", "9 3"], part="gather")
    state.apply("set 7")
    assert told(state, "set 9") == line("single-before", number=9, **before("3"))


def test_whoever_comes_before_a_single_card_and_ones_own_part_of_a_sauce_are_told() -> None:
    state = position(["7 2", "10 2", "1 8 12"], part="gather", slots=("12 12", *"345678"))
    state.apply("set 7")
    state.apply("set 10")
    wished = {"wish_cards": ["12", "12"], "more": 4, "own": 1, "own_cards": ["12"]}
    told_of = {"before_seats": [0], "ahead": 1, "ahead_seats": [1], **wished}
    assert told(state, "set 8") == line("single-before", number=8, **told_of)
    # X have a part in it only if they make it more.
    state = position(["7 2", "X 5 9"], part="gather", slots=("12 12", *"345678"))
    state.apply("set 7")
    because = told(state, "set 9")
    assert because is not None
    assert (because["params"]["more"], because["params"]["own_cards"]) == (4, ["X"])


WISHED = ("12 12", "2", "3", "4", "5", "6", "7")


def test_a_single_card_is_high_only_for_a_slot_that_is_better_than_the_others() -> None:
    hands = ["1 7 12 13", "9 2 3"]
    state = position(hands, part="gather", slots=WISHED)
    wished = {"wish_cards": ["12", "12"], "more": SAUCES[3].points, "own": 1, "own_cards": ["12"]}
    assert GAME.aimed(view_of(state, 0)) == ["set 13"]
    assert told(state, "set 13") == line("single-wish", number=13, **wished)
    assert told(state, "set 1") == low(1, is_lowest=True)
    assert told(state, "set 7") == line("single-high", number=7, **wished)
    # Whoever lays last is seen to be early enough with less.
    state = position(["9 2 3", "1 7 11 12 13"], part="gather", slots=WISHED)
    state.apply("set 9")
    assert GAME.aimed(view_of(state, 1)) == ["set 11"]
    assert told(state, "set 11") == line("single-wish", number=11, **wished)
    # Somebody chooses before any of these, and may take it.
    state = position(["13 2 3", "1 7 11 12"], part="gather", slots=WISHED)
    state.apply("set 13")
    assert GAME.aimed(view_of(state, 1)) == ["set 1"]
    lowest = {"number": 1, "more": 0, "cards": list[str](), "wish_cards": list[str](), "count": 0}
    behind = line("single-lowest", **lowest, why="behind", high=12)
    assert told(state, "set 1") == behind
    # Here one slot is as good as the other: all are worth nothing, or two the same.
    state = position(hands, part="gather")
    assert GAME.aimed(view_of(state, 0)) == ["set 1"]
    assert told(state, "set 1") == line("single-lowest", **lowest, why="little", high=13)
    state = position(hands, part="gather", slots=("12 12", "7 7", *WISHED[2:]))
    assert GAME.aimed(view_of(state, 0)) == ["set 1"]
    lowest |= {"wish_cards": ["12", "12", "7", "7"]}
    assert told(state, "set 1") == line("single-lowest", **lowest, why="several", high=13)


def test_of_a_set_that_would_come_first_it_is_said_that_it_costs_a_lap() -> None:
    state = position(["13 2 3", "1 4 4 4 7 11"], part="gather", slots=("4 4", *WISHED[1:]))
    state.apply("set 13")
    because = told(state, "set 1")
    assert because is not None
    assert (because["params"]["why"], because["params"]["cards"]) == ("behind", ["4", "4"])


def test_for_the_market_no_card_is_laid_that_the_best_of_it_joins() -> None:
    def preferred(hand: str, best: str, *slots: str) -> str | None:
        market = [*slots, *[""] * (7 - len(slots))]
        view = view_of(position([hand, "1"], display=[5, 6], slots=market), 0)
        assert best in GAME.aimed(view)
        return GAME.preferred(view, [{"action": best, "edge": 0.0}])

    tens = "set 10 10 10"
    assert preferred("2 4 4 4 10 10 10 11 X", tens, "4") == tens
    # Of as many, the highest chooses first; where nothing helps, the lowest is laid.
    assert preferred("9 9 9 2 11 12", "set 11", "9") == "set 12"
    assert preferred("9 9 9 9 2 11 12", "set 11", "1") == "set 2"
    low = told(position(["9 9 9 9 2 11", "1"], display=[5, 6], slots="1345678"), "set 2")
    assert low == line("spare-low", cards=["2"], kept=4, kept_cards=["9"] * 4)


@pytest.mark.parametrize(
    ("aside", "slots", "wished"),
    [
        # An X goes with any number.
        ("12 12", "12 X", "2"),
        # As many points of fewer cards.
        ("12 12 12 9", "9,9 12,12", "2"),
        # More points count before all else.
        ("12 12 12 12 12", "X 12 3", "1"),
        ("12 12", "12 12,12", "2"),
    ],
)
def test_of_slots_that_add_as_much_the_one_that_was_named_is_taken(
    aside: str, slots: str, wished: str
) -> None:
    market = [each.replace(",", " ") for each in slots.split()]
    market += [""] * (7 - len(market))
    state = position(["13 2", "1"], ingredients=[aside, ""], part="gather", slots=market)
    because = told(state, "set 13")
    assert because is not None
    assert because["params"]["wish_cards"] == market[int(wished) - 1].split()
    state.apply("set 13")
    state.apply("set 1")
    assert {action.split()[1] for action in GAME.aimed(view_of(state, 0))} == {wished}


def test_of_an_only_number_it_is_said_why_not_all_are_laid() -> None:
    def soon(laid: str) -> object:
        because = told(position(["5 5", "1"], display=[5], slots="89"), laid)
        return because and (because["id"], because["params"]["is_part"])

    assert soon("set 5") == ("spare-soon", True)
    assert soon("set 5 5") == ("spare-soon", False)


def test_a_cheaper_sauce_comes_first_where_somebody_behind_would_make_it() -> None:
    state = position(["2 2 2 2 2 7 7 7 X", "6 6 6 6"], display=[4, 5], spoon=1)
    state.apply("set 6 6 6 6")
    because = told(state, "set 7 7 7 X")
    assert because is not None
    assert (because["id"], because["params"]["total"]) == ("reach-all", 14)
    assert (because["params"]["taker_seat"], because["params"]["waits"]) == (1, True)
