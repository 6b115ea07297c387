"""What speaks for a mission while it is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.x_missions.rules import (
    BY_NAME,
    COLOURS,
    DECK,
    HIGH,
    NO_MISSION,
    prices,
)
from pygame_core.games.x_missions.value_model import chance_to_win
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View

_LOW = 5
"""The highest number of a card that seldom takes a trick."""
_MANY = 5
"""So many of nine cards are most of a hand."""
_MANY_STRONG = 4
"""So many strong cards take several tricks."""
_MOST_TOLD = 2
"""So many cards are named at a time."""


def of_mission(view: View, choice: str) -> Line:
    """What the hand says of a choice, by its cards or by numbers."""
    hand, held = [BY_NAME[name] for name in view["hand"]], view["table"]["my_cards"]
    trump = view["table"]["trump"]
    trumps = sum(card.suit == trump for card in hand)
    plain = [card for card in hand if card.suit != trump]
    low = [card for card in plain if card.number <= _LOW]
    strong = [card for card in hand if card.number >= HIGH or card.suit == trump]
    numbers = {colour: [card.number for card in hand if card.suit == colour] for colour in COLOURS}
    # Of colours that are equally long the stronger one.
    suit = max(COLOURS, key=lambda colour: (len(numbers[colour]), sum(numbers[colour])))
    # What is thrown on another colour wins nothing, unless it is a trump.
    thrown = [card for card in plain if card.number >= HIGH]
    thrown.sort(key=lambda card: card.number)
    away = [str(card) for card in thrown[-_MOST_TOLD:]]
    likeliest = _likeliest(hand, hand, trump)
    told: dict[str, dict[str, Any]] = {
        "0": {
            "is_low": len(low) >= _MANY,
            "low": len(low),
            "count": len(thrown),
            "cards": away,
            "card": str(max(plain, key=lambda card: card.number)) if plain else "",
            "trumps": trumps,
        },
        "1": {"cards": likeliest},
        "2": {
            "cards": likeliest,
            "has_more": any(str(card) not in likeliest for card in thrown),
        },
        "3": {"cards": likeliest, "small": prices(3, trump)[0]},
        "4": {
            "count": len(strong),
            "has_many": len(strong) >= _MANY_STRONG,
            "has_five": _may_have_five(view),
            "cards": likeliest,
        },
        "5": {"count": len(strong)},
        "6": {"count": held["colours"][suit], "suit": suit},
        "7": {
            "has": "thrown" if thrown else "trump" if held["high"] else "none",
            "away_cards": away,
            "cards": _likeliest([card for card in hand if card.number < HIGH], hand, trump),
        },
        "8": {"eights": held["eights"], "cards": likeliest},
        "9": {
            "count": len(strong),
            "trumps": trumps,
            "suit": suit,
            "held": held["colours"][suit],
        },
        NO_MISSION: {"count": len(strong)},
    }
    return line(f"mission-{choice}", **told.get(choice, {}))


def _may_have_five(view: View) -> bool:
    """Whether five tricks could be chosen, too, and are not sure."""
    offered = any(entry["mission"] == 5 for entry in view["table"]["offer"])
    return offered and view["table"]["my_cards"]["sure"] < 5


def _likeliest(cards: Sequence[Card], hand: Sequence[Card], trump: str) -> list[str]:
    """Those of the hand that are likeliest to win a trick."""
    out = [card for card in DECK if card not in hand]
    chances = {card: chance_to_win(card, out, trump, len(hand)) for card in cards}
    likeliest = sorted(cards, key=lambda card: (chances[card], card.number), reverse=True)
    return [str(card) for card in likeliest[:_MOST_TOLD]]
