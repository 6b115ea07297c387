"""The tempers of Stich-Meister, and when something can be read in its faces. See kit/tempers.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.game import Mood
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.in_force import rules_in_force
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.views import View

WEIGHT = 0.1
"""Of a taste, in points."""
HEAVY = 3
"""A trick of so many points pleases or hurts."""


def moods(view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
    """As in `Tempered`: what the trick pays by itself to whom it belongs."""
    if event["id"] != "trick.taken":
        return {}
    table, params = view["table"], event["params"]
    rules = rules_in_force(table["rules"])
    cards = [BY_NAME[name] for _, name in params["plays"]]
    pile = Pile(params["number"], tuple(cards))
    worth = rules.scoring.pile_points(
        pile, rules.trumps(table["second_lead"]), table["tricks_in_round"]
    )
    if abs(worth) < HEAVY:
        return {}
    return {params["holder"]: "glad" if worth > 0 else "sore"}
