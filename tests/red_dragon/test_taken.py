"""What is said for a card of the centre of Red Dragon holds of that card."""

from __future__ import annotations

from functools import partial

from pygame_core.games.red_dragon import GAME
from pygame_core.scene import line
from pygame_core.views import View
from tests.red_dragon.positions import seen

SELDOM = line("captures-red-11-less")


def test_a_card_of_a_colour_of_which_some_were_given_is_said_to_be_of_it() -> None:
    for hand in ("R9 G1 G2 G3 Y1", "R3 G1 G2 G3 Y1", "R9 U1 U2 U9 Y1"):
        view = seen(hand, "draft", "U3 U7 R9")
        gave: View = {**view, "table": {**view["table"], "my_given": ["U10", "U4"]}}
        for refills, seen_by in ((True, gave), (False, view)):
            under = GAME.because(seen_by, "take U3", None)
            assert under == line("take-under", refills=refills, suit="U")
        plain = GAME.because(gave, "take U7", None)
        held = sum(name[0] == "U" for name in view["hand"])
        said = {"why": "refills", "suit": "U", "count": held, "filled_suit": [], "lower": False}
        assert plain == line("take-plain", **said)


def test_of_two_colours_that_were_given_the_one_that_was_not_emptied_says_why() -> None:
    view = seen("R13 Y5 Y7 Y9 Y11 G1 G2 G3 G4", "draft", "U8 Y8 R9")
    gave: View = {**view, "table": {**view["table"], "my_given": ["U10", "Y2"]}}
    spares = {"why": "spares", "suit": "Y", "count": 4, "filled_suit": ["U"], "lower": False}
    assert GAME.because(gave, "take Y8", None) == line("take-plain", **spares)


def test_the_red_11_is_taken_where_it_can_be_thrown_and_so_nobody_else_can_throw_it() -> None:
    view = seen("R3 U4 U5 U6 G1 G2 G3", "draft", "R9 R11 U3")
    told = GAME.because(view, "take R11", None)
    assert told == line("take-to-throw", suit="Y", left=0, keeps="dragon", cheapest=False)
    # A colour of which there is none says more than a short one.
    void = GAME.because(seen("R3 U4 U5 U6 G1 G2", "draft", "R9 R11 G3"), "take R11", None)
    assert void == told


def test_a_card_of_the_centre_is_taken_for_what_it_is_there_and_in_this_hand() -> None:
    hand = "U4 U5 U6 G1 G2 G3 Y1 Y2 Y3"
    many = seen(hand, "draft", "R6 R8 R9 R11 U3 U12")
    told = {name: GAME.because(many, f"take {name}", SELDOM) for name in ("R6", "U3", "U12", "R9")}
    assert told == {
        "R6": line("take-low", cost=6, rather="no"),
        "U3": line("take-under", refills=False, suit="U"),
        "U12": line("take-high", each=8),
        # Other cards lie there that cost nothing: what was found is said.
        "R9": SELDOM,
    }
    gave: View = {**many, "table": {**many["table"], "my_given": ["U10"]}}
    rather = GAME.because(gave, "take R6", None)
    assert rather == line("take-low", cost=6, rather="yes")
    assert GAME.because(seen(hand, "draft", "R0 U3"), "take R0", None) == line(
        "take-low", cost=0, rather="no"
    )
    assert GAME.because(seen(hand, "draft", "R6 R9"), "take R6", None) == line(
        "take-low", cost=6, rather="no"
    )
    reds = seen(hand, "draft", "R8 R9 R11")
    assert GAME.because(reds, "take R9", None) == line("take-no-dragon")
    dear = seen(hand, "draft", "R9 R13")
    assert GAME.because(dear, "take R9", None) == line("take-cheapest")
    assert GAME.because(dear, "take R13", SELDOM) == SELDOM
    short = seen("U4 U5 U6 G1 G2 G3 Y1", "draft", "R9 R13")
    thrown = {"suit": "Y", "left": 1}
    dearer = line("take-to-throw", **thrown, keeps="no", cheapest=False)
    assert GAME.because(short, "take R13", None) == dearer
    fills = seen("U4 U5 U6 G1 G2 G3 Y1", "draft", "R9 R13 Y5")
    cheapest = line("take-to-throw", **thrown, keeps="yes", cheapest=True)
    assert GAME.because(fills, "take R9", None) == cheapest


def test_why_just_this_one_of_the_cards_that_are_not_red_is_taken() -> None:
    hand = "U4 U5 U6 G1 G2 R9"
    for centre, card, why in (
        ("U7 G8 R9", "U7", "long"),
        ("U7 U9 R9", "U7", "low"),
        ("U7 U9 R9", "U9", "any"),
        ("U7 R8 R9", "U7", "only"),
        ("U7 G8 R9", "G8", "any"),
        ("U7 G6 R9", "G6", "low"),
    ):
        told = GAME.because(seen(hand, "draft", centre), f"take {card}", None)
        assert told is not None
        assert told["params"]["why"] == why
    view = seen(hand, "draft", "U7 G8 R9")
    gave: View = {**view, "table": {**view["table"], "my_given": ["U10", "R4"]}}
    plain = partial(line, "take-plain", filled_suit=[], lower=False)
    assert GAME.because(gave, "take G8", None) == plain(why="kept", suit="G", count=2)
    alone: View = {**gave, "table": {**gave["table"], "centre": ["U7", "R8"]}}
    assert GAME.because(alone, "take U7", None) == plain(why="back", suit="U", count=3)
    void = GAME.because(seen("U4 U5 G1", "draft", "R6 Y7"), "take R6", None)
    assert void == line("take-low", cost=6, rather="fills")


def test_of_two_cards_of_a_colour_that_is_long_the_lower_is_taken_and_said_to_be() -> None:
    for centre, lower in (("U5 U8 G9 R9", "U5"), ("U4 U8 G9 R9", "U4")):
        view = seen("R13 U6 U11 U13 G4 G5 R2", "draft", centre)
        assert f"take {lower}" in GAME.aimed(view)
        assert "take U8" not in GAME.aimed(view)
    told = GAME.because(seen("R13 U6 U11 U13 G4", "draft", "U5 U8 G9 R9"), "take U5", None)
    long = {"why": "long", "suit": "U", "count": 3, "filled_suit": [], "lower": True}
    assert told == line("take-plain", **long)


def test_where_all_that_is_not_red_is_of_colours_that_were_given_the_longer_says_why() -> None:
    view = seen("R3 U0 U10 U11 Y1 Y9 Y10 Y12", "draft", "U5 Y5 Y7 R9")
    gave: View = {**view, "table": {**view["table"], "my_given": ["U7", "Y8"]}}
    assert GAME.aimed(gave) == ["take Y5"]
    told = GAME.because(gave, "take Y5", None)
    long = {"why": "long", "suit": "Y", "count": 4, "filled_suit": [], "lower": True}
    assert told == line("take-plain", **long)
