"""Positions of Scharfe Schoten for tests, laid out by hand."""

from __future__ import annotations

from pygame_core.games.scharfe_schoten import GAME
from pygame_core.games.scharfe_schoten.rules import BY_NAME, count_colours, trump_order
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.scene import Line, line
from pygame_core.views import View

EXAMPLE_NUMBERS = {"R": 2, "Y": 1, "G": 10, "B": 9}
"""Wasabi 10 > pepper 9 > chili 2 > mustard 1: the order of the worked examples."""


def with_hands(*hands: str, lead: int = 0, rack: str = "") -> ScharfeSchotenState:
    """A state in the middle of the tricks: "R1 Y2" is a hand, "RRG" a rack."""
    state = ScharfeSchotenState(len(hands), "table", first=lead)
    state.phase, state.to_act = "play", lead
    state.trumps = trump_order(EXAMPLE_NUMBERS)
    state.predictions = [("R", "Y")] * len(hands)
    state.hands = [[BY_NAME[name] for name in hand.split()] for hand in hands]
    state.rack = count_colours([])
    for colour in rack:
        state.rack[colour] += 1
    return state


def act_all(state: ScharfeSchotenState, *actions: str) -> None:
    for action in actions:
        assert state.why_not(action) is None
        state.apply(action)


def play_all(state: ScharfeSchotenState, cards: str) -> None:
    act_all(state, *(f"play {card}" for card in cards.split()))


def said(view: View, action: str, found: Line | None) -> Line | None:
    """What speaks for it, without which card it is of those of which the same may be said."""
    told = GAME.because(view, action, found)
    if told is None:
        return None
    params = {name: value for name, value in told["params"].items() if name != "among"}
    return line(told["id"], **params)
