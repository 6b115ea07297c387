"""Stages of a round: what a hint's judgement is worth differs between them."""

from __future__ import annotations

from pygame_core.views import View

SOME_CARDS, FEW_CARDS = 7, 3
"""A hand has some cards left, and few, from so many on."""


def stage_of(view: View) -> str:
    """The phase, and how much of the hand of the view's seat is left: "many", "some" or "few"."""
    left = len(view["hand"])
    part = "few" if left <= FEW_CARDS else "some" if left <= SOME_CARDS else "many"
    return f"{view['phase']} {part}"
