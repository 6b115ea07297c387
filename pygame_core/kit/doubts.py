"""What a search's judgement is worth beyond chance, by the stage of a round.

However many worlds are tried, seats in a playout play otherwise than people at a table do. How far
that leads astray is measured (`tests/bench/hints.py`) and stands as data in a game's folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pygame_core.views import View

SOME_CARDS, FEW_CARDS = 7, 3
"""A hand has some cards left, and few, from so many on."""

ANY_STAGE = "any"
"""The key of what counts where a stage has no entry of its own."""


class Doubt(NamedTuple):
    """How far a judgement can be trusted at a stage.

    points: the standard error that the model gives an action's points. edge: the same of how much
    better one action is than another. kept: which part of such an edge comes true; what is chosen
    by its edge looks better than it is. high: how much too high the points are told. All but kept
    in standard deviations of the worlds (an edge in those of both): what ends alike in all of them
    is sure.
    """

    points: float = 0.0
    edge: float = 0.0
    kept: float = 1.0
    high: float = 0.0


Doubts = Mapping[str, Doubt]
"""By stage, or `ANY_STAGE`."""

NO_DOUBT = Doubt()


def stage_of(view: View) -> str:
    """The phase, and how much of the hand of the view's seat is left: "many", "some" or "few"."""
    left = len(view["hand"])
    part = "few" if left <= FEW_CARDS else "some" if left <= SOME_CARDS else "many"
    return f"{view['phase']} {part}"


def doubt_at(doubts: Doubts, view: View) -> Doubt:
    """What counts for this decision; no doubt where nothing was measured."""
    return doubts.get(stage_of(view), doubts.get(ANY_STAGE, NO_DOUBT))
