"""The utility of chilies to a seat of Sauscharf that still wants to do something with them.

The utility of a group depends on its size: single cards are a burden, a group that is nearly a
sauce is worth nearly a sauce. How much, depends on the strategy.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pygame_core.games.sauscharf.strategy import Strategy


class Utility(NamedTuple):
    """Points that a group of 0 to 8 equal numbers is worth, and an X."""

    groups: tuple[float, ...]
    wild: float


SHED = Utility(tuple(-float(size) for size in range(9)), wild=-1.0)

_MILD: Mapping[Strategy, Utility] = {
    "gather": Utility((0, -0.5, 0.3, 1.6, 4.1, 6.1, 8.7, 10.2, 15.0), wild=2.6),
    "cook": Utility((0, -0.9, -0.7, 1.6, 4.2, 5.1, 6.9, 10.0, 11.7), wild=1.3),
    "dig": Utility((0, 0.4, 0.7, 2.5, 4.0, 6.6, 8.6, 11.3, 11.5), wild=2.6),
    "late": Utility((0, -1.6, -2.4, -2.1, 0.7, 2.0, 4.2, 5.8, 9.8), wild=0.0),
    "shed": SHED,
    "last": SHED,
}
_HOTTER: Mapping[Strategy, Utility] = {
    "gather": Utility((0, 0.1, 1.0, 2.6, 4.6, 5.9, 8.2, 10.0, 13.5), wild=2.3),
    "cook": Utility((0, -1.3, -0.4, 1.7, 3.2, 5.2, 7.5, 10.4, 11.0), wild=2.7),
    "dig": Utility((0, 0.0, 0.7, 2.3, 4.5, 6.8, 8.5, 10.7, 13.3), wild=2.3),
    "late": Utility((0, -1.8, -2.0, -1.5, 0.5, 2.4, 4.4, 5.4, 8.5), wild=1.1),
    "shed": SHED,
    "last": SHED,
}
UTILITIES: Mapping[str, Mapping[Strategy, Utility]] = {
    "mild": _MILD,
    "hot": _HOTTER,
    "super-hot": _HOTTER,
}
