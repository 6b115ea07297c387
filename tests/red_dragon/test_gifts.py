"""What is said for a card that is given in Red Dragon holds of that card and of what is kept."""

from __future__ import annotations

from pygame_core.games.red_dragon import GAME
from pygame_core.scene import Line, line
from pygame_core.views import View
from tests.red_dragon.positions import seen

SELDOM = line("captures-red-11-less")


def red_gift(
    card: str,
    cost: int,
    lower: int,
    kept_card: str | None = None,
    suit: str = "",
    *,
    long: bool = False,
) -> Line:
    kept = {"keeps": bool(kept_card), "kept_card": kept_card, "suit": suit, "long": long}
    return line("give-red", card=card, cost=cost, lower=lower, **kept)


def gift(suit: str, count: int, left: int, higher_suit: str = "", *, lower: bool = False) -> Line:
    """Of cards that go so that Red 9 can be thrown."""
    told = {"count": count, "left": left, "higher_suit": [*higher_suit], "tie": bool(higher_suit)}
    told["lower"] = lower
    return line("give", suit=suit, red_card="R9", **told)


def test_a_colour_is_given_away_to_throw_the_dearest_red_card_on_it() -> None:
    view = seen("R3 R9 U4 G1 G2 Y1 Y2 Y3 Y4", "give")
    told = {name: GAME.because(view, f"give {name}", SELDOM) for name in ("U4", "G1", "R9")}
    assert told == {
        "U4": gift("U", 1, 0),
        "G1": gift("G", 2, 0),
        "R9": red_gift("R9", 9, 1),
    }
    # A colour of which two or more will be left is far from empty: the card itself is the ground.
    kept = {"red_cards": ["R9"], "dear": True}
    some = seen("R9 U1 U2 U3 U4 U12 G1 G2 G3 G4 G5 Y1 Y2 Y3 Y4 Y5", "give")
    assert GAME.because(some, "give U12", None) == line("give-high", **kept, each=8)
    assert GAME.because(some, "give U1", None) == line("give-low", **kept, is_highest=False)


def test_a_colour_that_can_go_is_said_to_go_and_a_short_one_to_be_made_shorter() -> None:
    """All of it, or all but one card."""
    hand = "R9 U1 U2 U3 U4 G1 G2 G3 G4 G5 Y1 Y2 Y3 Y4 Y5"
    view = seen(hand, "give")
    assert GAME.because(view, "give U1", None) == gift("U", 4, 1)
    assert GAME.because(view, "give U4", None) == gift("U", 4, 1, lower=True)
    later: View = {**view, "table": {**view["table"], "given": [1, 0, 0, 0]}}
    short = {"suit": "U", "red_card": "R9"}
    told = line("give-shorter", **short, card="U1", why="lowest")
    assert GAME.because(later, "give U1", None) == told
    few: View = {**later, "hand": ["R9", "U1", "U2", *hand.split()[5:]]}
    told = gift("U", 2, 0)
    assert GAME.because(few, "give U1", None) == told


def test_why_a_red_card_goes_and_no_colour_for_it() -> None:
    """No lower one can be played when red is led, or no colour is short enough."""
    plain = "G1 G2 G3 G4 Y1 Y2 Y3 Y4"
    for hand, lower, long in (
        (f"R12 U1 U2 U3 U4 {plain}", 0, True),
        (f"R2 R3 R12 U1 U2 U3 U4 {plain}", 2, True),
        (f"R2 R3 R12 U1 {plain}", 2, False),
        (f"R2 R3 R12 {plain}", 2, False),
    ):
        told = GAME.because(seen(hand, "give"), "give R12", None)
        assert told == red_gift("R12", 12, lower, long=long)


def test_another_card_is_given_as_one_that_is_missed_least() -> None:
    """With what becomes of the dear red card that is kept."""
    view = seen("R9 U4 U12 G1 G2 G7 G9 Y1 Y3 Y5 Y9 Y12", "give")
    kept = {"red_cards": ["R9"], "dear": True}
    assert GAME.because(view, "give Y3", None) == line("give-low", **kept, is_highest=False)
    assert GAME.because(view, "give Y5", None) == line("give-middle", **kept)
    assert GAME.because(view, "give Y12", None) == line("give-high", **kept, each=8)
    harmless = seen("R0 U4 U12 G1 G2", "give")
    assert GAME.because(harmless, "give U4", SELDOM) == line(
        "give-low", red_cards=[], dear=False, is_highest=True
    )
    assert GAME.because(harmless, "give U12", SELDOM) == line(
        "give-high", red_cards=[], dear=False, each=8
    )


def test_a_cheap_red_card_is_given_before_the_dear_ones_that_can_be_thrown_later() -> None:
    view = seen("R0 R5 R6 R8 R12 U1", "give")
    assert GAME.because(view, "give R6", None) == line("give-cheap", card="R6", cost=6)
    assert GAME.because(view, "give R8", None) == red_gift("R8", 8, 3)
    assert GAME.because(view, "give R0", SELDOM) == SELDOM
    cheap = seen("R5 R6 U1", "give")
    assert GAME.because(cheap, "give R5", None) == red_gift("R5", 5, 0)
    # What could be given as well is kept to be thrown.
    void: View = {**view, "table": {**view["table"], "my_given": ["G4"]}}
    assert GAME.because(void, "give R8", None) == red_gift("R8", 8, 3, "R12", "G")


def test_of_two_colours_that_are_as_short_the_lower_one_goes() -> None:
    view = seen("R9 U7 U8 U10 G6 G11 G13 Y1 Y2 Y3 Y4", "give")
    assert GAME.because(view, "give U7", None) == gift("U", 3, 0, "G")
    assert GAME.because(view, "give G6", None) == gift("G", 3, 0)
    assert {action[5] for action in GAME.aimed(view)} == {"U"}


def test_of_a_colour_that_only_gets_shorter_goes_what_neither_wins_nor_stays_under() -> None:
    view = seen("R9 G1 G2 G4 G6 G13 U1 U2 U3 U4 U5 Y1 Y2 Y3 Y4 Y5", "give")
    for hand, card, why in (
        ("R9 G2 G4 G6 G13", "G6", "middle"),
        ("R9 G2 G4 G11 G13", "G13", "high"),
        ("R9 G1 G2 G3 G4", "G4", "low"),
    ):
        names = [*hand.split(), *view["hand"][6:]]
        last = {**view["table"], "given": [1, 0, 0, 0]}
        few: View = {**view, "hand": names, "legal": [f"give {each}" for each in names]}
        few = {**few, "table": last}
        assert GAME.aimed(few) == [f"give {card}"]
        told = line("give-shorter", suit="G", red_card="R9", card=card, why=why)
        assert GAME.because(few, f"give {card}", None) == told
