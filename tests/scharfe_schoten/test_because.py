"""What is said for an action of Scharfe Schoten is said of the colour that is meant."""

from __future__ import annotations

from pygame_core.games.scharfe_schoten import GAME
from pygame_core.scene import line
from pygame_core.views import View
from tests.scharfe_schoten.tables import with_hands


def seen(hand: str, phase: str) -> View:
    """The first seat acts; when it has predicted, most chili and least mustard."""
    state = with_hands(hand, "R5", "R6", rack="RYG")
    state.phase = phase  # type: ignore[assignment]
    return {**GAME.position(state, 0), "history": []}


def test_before_a_prediction_none_is_said_to_come_true() -> None:
    view = seen("R1 G10 Y3", "predict")
    for found in (None, line("hits-most-more"), line("hits-least-more")):
        for most in "RYG":
            told = GAME.because(view, f"predict {most} B", found)
            is_held = most == "G"
            assert told == line("predict", suit=most, least_suit="B", is_held=is_held)


def test_a_card_is_strong_by_its_number_or_as_one_of_the_four_strongest() -> None:
    for hand, is_held in (("R10", True), ("R9", False), ("R2", True), ("Y12", False)):
        told = GAME.because(seen(hand, "predict"), "predict R B", None)
        assert told is not None
        assert told["params"]["is_held"] is is_held, hand


def test_what_becomes_likelier_is_told_by_its_colour() -> None:
    view = seen("R1 G10 Y3", "play")
    assert GAME.because(view, "play R1", line("hits-most-more")) == line("hits-most-more", suit="R")
    least = line("hits-least-more", suit="Y")
    assert GAME.because(view, "play R1", line("hits-least-more")) == least
    assert GAME.because(view, "play R1", None) is None


def test_what_is_taken_from_the_rack_is_wanted_or_at_least_not_shunned() -> None:
    view = seen("R1 G10 Y3", "rack")
    assert GAME.because(view, "rack R", None) == line("rack-most", suit="R")
    assert GAME.because(view, "rack G", None) == line("rack-other", suit="Y")
    assert GAME.because(view, "rack Y", None) is None
