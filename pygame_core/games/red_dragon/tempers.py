"""The tempers of Red Dragon, and when something can be read in its faces. See kit/tempers.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.game import Mood
from pygame_core.games.red_dragon.rules import BY_NAME, penalty
from pygame_core.views import View

WEIGHT = 0.5
"""Of a taste, in points."""
HEAVY = 2
"""A trick hurts that costs more than so many times what it brings."""


def moods(view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
    """As in `Tempered`: who takes a heavy trick, and who made it so."""
    if event["id"] != "trick.taken":
        return {}
    costs = {seat: penalty(BY_NAME[name]) for seat, name in event["params"]["plays"]}
    if sum(costs.values()) <= HEAVY * view["table"]["per_trick"]:
        return {}
    return {max(costs, key=costs.__getitem__): "glad", event["params"]["winner"]: "sore"}
