"""The tempers of Scharfe Schoten, and when something can be read in its faces.

See kit/tempers.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.game import Mood
from pygame_core.kit.cards import suit_of
from pygame_core.views import View

WEIGHT = 0.2
"""Of a taste, in points."""
MANY = 2
"""So many cards of a predicted colour in one trick are a pleasure, or a pity."""


def moods(view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
    """As in `Tempered`: whoever takes the trick has said which colours they want, and which not."""
    if event["id"] != "trick.taken":
        return {}
    winner: int = event["params"]["winner"]
    most, least = view["table"]["predictions"][winner]
    colours = [suit_of(name) for _, name in event["params"]["plays"]]
    if colours.count(least) >= MANY:
        return {winner: "sore"}
    return {winner: "glad"} if colours.count(most) >= MANY else {}
