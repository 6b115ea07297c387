"""What one seat may know of a match of Kites."""

from __future__ import annotations

from pygame_core.kit.trick_state import trick_position
from pygame_core.views import Position
from trick_table_kites.state import KitesState


def position(state: KitesState, seat: int | None) -> Position:
    """`table` holds, lists by seat: dealer; strings, "long", "short" or None; heights of the
    tricks taken; points of the round until now."""
    return trick_position(
        state,
        seat,
        game="kites",
        rounds=state.seats,
        ahead=state.ahead(),
        table={
            "dealer": state.dealer,
            "strings": list(state.strings),
            "heights": [list(heights) for heights in state.heights],
            "points": [state.points(each) for each in range(state.seats)],
        },
    )
