"""What is said for a card of Red Dragon holds of that card."""

from __future__ import annotations

from pygame_core.games.red_dragon import GAME
from pygame_core.games.red_dragon.rules import BY_NAME
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.scene import line
from pygame_core.views import View

SELDOM = line("captures-red-11-less")


def seen(hand: str, phase: str) -> View:
    """The first seat acts, with these cards."""
    state = RedDragonState(4, "test", first=0)
    state.deal()
    state.phase = phase  # type: ignore[assignment]
    state.hands[0] = [BY_NAME[name] for name in hand.split()]
    return {**GAME.position(state, 0), "history": []}


def test_the_red_11_is_never_said_to_stay_away_from_whoever_takes_or_plays_it() -> None:
    for phase, verb in (("draft", "take"), ("play", "play")):
        view = seen("R11 R3 U4", phase)
        assert GAME.because(view, f"{verb} R11", SELDOM) not in (None, SELDOM)
        assert GAME.because(view, f"{verb} U4", SELDOM) == SELDOM
    # Nothing is said of who gets it where that was not found.
    assert GAME.because(seen("R11 R3 U4", "play"), "play R11", None) is None


def test_a_colour_is_given_away_to_be_rid_of_it_by_whoever_has_red_cards_to_throw() -> None:
    view = seen("R3 U4 G1 G2 Y1 Y2 Y3 Y4", "give")
    told = {name: GAME.because(view, f"give {name}", SELDOM) for name in ("U4", "G1", "Y1", "R3")}
    assert told == {
        "U4": line("give", suit="U", left=0),
        "G1": line("give", suit="G", left=1),
        "Y1": SELDOM,
        "R3": SELDOM,
    }
    assert GAME.because(seen("U4 G1 G2", "give"), "give U4", None) is None


def test_a_red_card_is_called_low_where_it_is() -> None:
    view = seen("U4 G1 G2", "draft")
    assert GAME.because(view, "take R7", SELDOM) == line("take-low")
    assert GAME.because(view, "take R8", SELDOM) == SELDOM
    assert GAME.because(view, "take U7", None) is None
