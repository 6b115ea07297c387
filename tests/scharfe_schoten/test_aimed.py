"""Which cards the star of Scharfe Schoten keeps to."""

from __future__ import annotations

import pytest

from pygame_core.games.scharfe_schoten import GAME
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from tests.scharfe_schoten.tables import play_all, with_hands


def aimed(state: ScharfeSchotenState) -> set[str]:
    """The cards, or colours, that the first seat's star keeps to."""
    chosen = GAME.aimed({**GAME.position(state, 0), "history": []})
    return {action.split(" ")[1] for action in chosen}


@pytest.mark.parametrize(
    ("hands", "trick", "chosen"),
    [
        # What is wanted lies on the rack, and nobody can beat the strongest.
        (("R3 B2 B5 B11", "G5 B6", "B7 R6"), "B6 B7", {"B11"}),
        # Of what is unwanted the strongest goes, what is wanted is kept.
        (("R3 B2 Y5 Y9", "G5 G6", "G7 R6"), "G6 G7", {"Y9"}),
        (("R3 B2", "G5 G6", "G7 R6"), "G6 G7", {"B2"}),
        (("R3 R5", "G5 G6", "G7 R6"), "G6 G7", {"R3"}),
        # What is unwanted goes before what could be spared; wasabi beats pepper.
        (("B11 G3 G4 R9", "R2 R7", "R6 Y8"), "R7 R6", {"R9"}),
        (("B11 G3 G4", "Y1 R7", "R6 Y8"), "Y1 Y8", {"B11"}),
        # What is unwanted goes away for sure, rather than with luck.
        (("Y5 Y9 R3", "Y6 G5", "G7 Y7"), "Y6 Y7", {"Y5"}),
        # So it does when it is led.
        (("Y3 B5 B7", "Y8 G5 B8", "Y9 R6 B11"), "", {"Y3", "B7"}),
        # Where a trick is left to others, the weakest of what loses it goes.
        (("R3 R5 G3", "Y5", "B8"), "Y5 B8", {"R3"}),
        # Of those that take it, the weakest will do; not if it brings only what is unwanted.
        (("R9 R12 G6", "R8 G5", "R6 G7"), "R8 R6", {"R9"}),
        (("B9 B2", "Y8 G5", "Y6 G7"), "Y8 Y6", {"B2"}),
        # What may be led is led by the card that is likeliest to take it.
        (("R9 R12 G6", "R8 R5", "R6 R7"), "", {"R12", "G6"}),
    ],
)
def test_the_star_keeps_to_the_card_that_its_reason_is_best_of(
    hands: tuple[str, ...], trick: str, chosen: set[str]
) -> None:
    """The first seat plays after these; it wants most chili and least mustard."""
    state = with_hands(*hands, lead=1 if trick else 0, rack="RYG")
    play_all(state, trick)
    assert aimed(state) == chosen


def test_from_the_rack_the_star_keeps_to_what_is_wanted_or_worth_more() -> None:
    state = with_hands("R1 G10 Y3", "R5", "R6", rack="RYGB")
    state.phase = "rack"
    for captured, chosen in (
        ({"R": 2, "Y": 0, "G": 1, "B": 1}, {"R"}),
        # Chili would be level with pepper, and mustard with wasabi.
        ({"R": 3, "Y": 1, "G": 1, "B": 2}, {"R", "G"}),
    ):
        state.captured[0] = captured
        assert aimed(state) == chosen
    state.rack["R"] = 0
    assert aimed(state) == {"G"}
    state.captured[0] = {"R": 5, "Y": 1, "G": 4, "B": 2}
    assert aimed(state) == {"B"}
