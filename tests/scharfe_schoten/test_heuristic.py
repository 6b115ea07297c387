"""The heuristic of Scharfe Schoten in positions with a clear answer."""

from __future__ import annotations

from pygame_core.games.scharfe_schoten.heuristic import evaluate
from pygame_core.games.scharfe_schoten.position import position
from pygame_core.games.scharfe_schoten.rules import Prediction
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from tests.scharfe_schoten.tables import play_all, with_hands


def favourite(state: ScharfeSchotenState) -> str:
    assert state.to_act is not None
    view = position(state, state.to_act)
    values = evaluate({**view, "history": []})
    return view["legal"][values.index(max(values))]


def everybody_predicted(state: ScharfeSchotenState, *predictions: Prediction) -> None:
    state.predictions = list(predictions)


def test_the_rack_gives_the_colour_predicted_as_most_and_never_the_one_predicted_as_least() -> None:
    state = with_hands("G1 G3", "G4 G5", "G6 G7", rack="RYB")
    everybody_predicted(state, ("R", "Y"), ("R", "Y"), ("B", "R"))
    play_all(state, "G1 G4 G6")
    assert favourite(state) == "rack B"
    state.predictions[2] = ("Y", "R")
    assert favourite(state) == "rack Y"


def test_the_last_seat_takes_what_it_predicted_as_most_and_leaves_the_least() -> None:
    wants_red: Prediction = ("R", "Y")
    shuns_red: Prediction = ("B", "R")
    for prediction, card in ((wants_red, "R12"), (shuns_red, "R1")):
        state = with_hands("R3 B3", "R4 B4", "R1 R12")
        everybody_predicted(state, ("G", "B"), ("G", "B"), prediction)
        state.captured[2] = {"R": 2, "Y": 2, "G": 2, "B": 3}
        play_all(state, "R3 R4")
        assert favourite(state) == f"play {card}"


def test_a_lost_trick_is_fed_with_what_its_winner_does_not_want() -> None:
    state = with_hands("G9 B3", "G12 B4", "R5 B5")
    everybody_predicted(state, ("Y", "G"), ("B", "R"), ("G", "Y"))
    state.captured[1] = {"R": 1, "Y": 2, "G": 2, "B": 2}
    play_all(state, "G9 G12")
    assert favourite(state) == "play R5"


def test_a_hand_predicts_what_it_can_collect() -> None:
    """All strong chili, and a wasabi-free hand of low cards otherwise."""
    state = with_hands("R12 R11 R9 R2 Y2 Y3 Y4 Y5 B1 B2 B3 B4", "G1", "G2")
    state.phase, state.predictions = "predict", [None] * 3
    assert favourite(state).startswith("predict R")
