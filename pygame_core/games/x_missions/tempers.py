"""The tempers of X-Missions, and when something can be read in its faces. See kit/tempers.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame_core.game import Mood
from pygame_core.games.x_missions.rules import BY_NAME
from pygame_core.views import View

WEIGHT = 0.08
"""Of a taste, in points."""
HIGH = 8
"""From this number on a card is thought to win."""


def moods(view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
    """As in `Tempered`: a trump has beaten a high card. What the missions make of it is secret."""
    if event["id"] != "trick.taken":
        return {}
    cards = {seat: BY_NAME[name] for seat, name in event["params"]["plays"]}
    winner: int = event["params"]["winner"]
    trump = view["table"]["trump"]
    if cards[winner].suit != trump:
        return {}
    beaten = [seat for seat, card in cards.items() if card.suit != trump and card.number >= HIGH]
    return {**dict.fromkeys(beaten, "sore"), winner: "glad"} if beaten else {}
