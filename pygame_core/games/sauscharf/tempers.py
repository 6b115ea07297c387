"""The tempers of Sauscharf, and when something can be read in its faces. See kit/tempers.py.

A sauce is to nobody's taste: it is worth too much to be made by mood.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.game import Mood
from pygame_core.games.sauscharf.choices import NO_SLOT, SLOT_WORDS
from pygame_core.games.sauscharf.rules import BY_NAME, X
from pygame_core.notation import split_action
from pygame_core.views import View

WEIGHT = 0.1
"""Points."""
HOT = 11
"""A sauce of so many points is a pleasure."""


def tilt(view: View, temper: str) -> list[float]:
    """As in `Tempered`."""
    lays, takes = _TASTES[temper]
    tilts = []
    for action in view["legal"]:
        verb, words = split_action(action)
        taste = 0.0
        if verb == "set":
            taste = lays([BY_NAME[word] for word in words])
        elif verb == "chili" and words[0] != NO_SLOT:
            slot = view["table"]["slots"][SLOT_WORDS[words[0]]]
            taste = takes(view, BY_NAME[slot[0]])
        tilts.append(WEIGHT * taste)
    return tilts


def moods(_view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
    """As in `Tempered`: somebody has cooked something hot."""
    if event["id"] == "sauce.made" and event["params"]["points"] >= HOT:
        return {event["params"]["seat"]: "glad"}
    return {}


def _is_new(view: View, value: int) -> float:
    return float(
        value not in map(BY_NAME.__getitem__, [*view["hand"], *view["table"]["ingredients"]])
    )


Lays = Callable[[Sequence[int]], float]
Takes = Callable[[View, int], float]

_TASTES: dict[str, tuple[Lays, Takes]] = {
    # Tidy: single chilies go first.
    "plum": (lambda cards: float(len(cards) == 1), lambda _view, _value: 0.0),
    # Patient: what is low goes first, and what is high is taken.
    "moon": (lambda cards: 1.0 - min(cards) / X, lambda _view, value: value / X),
    # Restless: takes what is not there yet.
    "wave": (lambda _cards: 0.0, _is_new),
    # Likes even numbers: lays the odd ones, takes the even ones.
    "hex": (lambda cards: float(min(cards) % 2), lambda _view, value: float(value % 2 == 0)),
}
