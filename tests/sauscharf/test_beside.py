"""What is said in Sauscharf of cards beside those that the star marks."""

from __future__ import annotations

import pytest

from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.beside import MOST_GIVEN, NOTHING
from pygame_core.games.sauscharf.sauces import SAUCES
from tests.sauscharf.positions import acting, position, told, view_of


def beside(kind: str, cards: str, more: int = 0) -> dict[str, object]:
    return {"beside": kind, "beside_cards": cards.split(), "beside_more": more}


def market(slots: str) -> list[str]:
    """A place for each word, cards that lie together joined by a comma."""
    told = [each.replace(",", " ") for each in slots.split()]
    return told + [""] * (7 - len(told))


@pytest.mark.parametrize(
    ("hand", "slots", "expected"),
    [
        # As many of another number, of which as many are held.
        ("9 5", "9 5 2", beside("alike", "5")),
        # They make a sauce with no more of them, but bring as many points.
        ("9 9 5 5", "9 5 2", beside("points", "5")),
        ("9 9 5 X", "9 5,5 2", beside("points", "5 5")),
        # Fewer are, it brings less, or both are the first of their number.
        ("9 9 5", "9 5 2", NOTHING),
        ("9", "2 3", beside("alike", "3")),
        ("9", "2 3 4", beside("alike", "3 4")),
        ("9", "2 3 4 5", beside("several", "")),
        # It would score now what these do not, but these are more cards.
        ("5 5", "9,9 X 2", beside("more", "X", SAUCES[3].points)),
        ("9 5 5", "9 5 2", NOTHING),
    ],
)
def test_a_slot_beside_is_named_that_is_as_good_or_scores_more_now(
    hand: str, slots: str, expected: dict[str, object]
) -> None:
    because = told(acting(hand, "8", market(slots)), "chili 1 discard")
    assert because is not None
    assert {**NOTHING, **because["params"]}.items() >= expected.items()


def test_of_cards_that_are_taken_for_one_that_scores_one_thing_is_told() -> None:
    state = acting("9 5 5 5 5", "8", market("9,9 5"), display=(5, 6))
    because = told(state, "chili 1 discard")
    assert because is not None
    params = because["params"]
    assert (because["id"], params["count"], params["beside_cards"]) == ("nears", 0, ["5"])


@pytest.mark.parametrize(
    ("slots", "edge", "expected"),
    [
        # As many cards that score now what the others do not: a plan that was told is kept.
        ("9 5", 9.0, "chili 2 keep"),
        ("9,9 5", MOST_GIVEN, "chili 2 keep"),
        # More cards may be clearly better.
        ("9,9 5", MOST_GIVEN + 0.1, None),
        ("5 9", 1.0, None),
    ],
)
def test_what_scores_most_now_comes_before_what_may_score_later(
    slots: str, edge: float, expected: str | None
) -> None:
    view = view_of(acting("5 5", "8", market(slots)), 0)
    options = [{"action": "chili 1 keep", "edge": 0.0}, {"action": "chili 2 keep", "edge": edge}]
    assert GAME.preferred(view, options) == expected
    assert GAME.preferred(view, [{"action": "chili - keep", "edge": 0.0}, *options]) is None


def test_of_sets_that_make_as_much_that_of_the_highest_number_is_preferred() -> None:
    view = view_of(position(["7 7 7 2 2 2 9 9 X", "1"], display=[3, 3]), 0)
    sets = [{"action": f"set {cards}", "edge": 0.0} for cards in ("2 2 2", "9 9 X", "7 7 7")]
    assert GAME.preferred(view, sets) == "set 7 7 7"
    assert GAME.preferred(view, [{"action": "set 9", "edge": 0.0}, *sets]) is None
    # X that the plan takes anyway are left for later.
    view = view_of(position(["7 7 7 9 9 X", "1"], display=[3, 3]), 0)
    assert GAME.preferred(view, sets[1:]) == "set 7 7 7"


def test_another_set_that_makes_the_same_sauce_is_named_and_whether_it_comes_later() -> None:
    def beside(hand: str, action: str, key: str) -> object:
        because = told(position([hand, "1"], display=[3, 3]), action)
        assert because is not None
        assert because["id"] == "reach"
        return because["params"].get(key)

    def other(hand: str) -> object:
        return beside(hand, "set 2 2 2", "beside_cards")

    def kind(hand: str, action: str) -> object:
        return beside(hand, action, "beside")

    assert other("7 7 7 2 2 2") == ["7", "7", "7"]
    assert kind("7 7 7 2 2 2", "set 7 7 7") == "later"
    assert kind("7 7 7 2 2 2", "set 2 2 2") == "alike"
    # It takes an X that this one saves, or is no such set.
    assert other("7 7 X 2 2 2") is None
    assert other("7 7 2 2 2") is None
    # More cards that would make no dearer one are for later.
    assert (kind("7 7 7 7 2 2 2", "set 2 2 2"), other("7 7 7 7 2 2 2")) == ("larger", ["7"] * 4)
