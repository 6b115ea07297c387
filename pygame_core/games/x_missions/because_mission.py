"""What speaks for a mission while it is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, inf
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
from pygame_core.kit.comparing import Compared
from pygame_core.scene import Line, line
from pygame_core.views import View

_LOW = 5
"""The highest number of a card that seldom takes a trick."""
_MANY = 5
"""So many of nine cards are most of a hand."""
_FIVE = 5
"""So many tricks mission 5 needs."""
_MANY_STRONG = 4
"""So many strong cards take several tricks."""
_CLEARLY = 0.05
"""By so much a mission has to be done less often to be called less sure."""
_LEEWAY = 1.0
"""So many points less, by the search, a mission that is done clearly more often may bring."""
_STEP = 5
"""Chances are told to so many per cent."""
_EVEN = 50
"""What is done in no more than so many of a hundred deals needs a word for it."""
_LEAST = 20
"""What is done less often is nobody's second thought."""
_NEAR = 0.9
"""What pays so much of another, on average, is about as good."""
_NO_RIVAL = {"rival": -1, "rival_percent": 0, "rival_pays": 0, "is_near": False}
_MOST_TOLD = 2
"""So many cards are named at a time."""


def of_mission(view: View, choice: str, **chances: Any) -> Line:
    """What the hand says of a choice, by its cards or by numbers. chances: in how many of a hundred
    deals it is done and what it pays, and the same of a rival, as `compared` knows them."""
    hand, held = [BY_NAME[name] for name in view["hand"]], view["table"]["my_cards"]
    trump = view["table"]["trump"]
    trumps = sum(card.suit == trump for card in hand)
    plain = [card for card in hand if card.suit != trump]
    low = [card for card in plain if card.number <= _LOW]
    strong = [card for card in hand if card.number >= HIGH or card.suit == trump]
    counted = _counted(strong, trump)
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
        "3": {"cards": likeliest},
        "4": {
            **counted,
            "has_many": len(strong) >= _MANY_STRONG,
            "cards": likeliest,
        },
        "5": {**counted, "lacks": max(0, _FIVE - len(strong))},
        "6": {"cards": likeliest},
        "7": {
            "has": "thrown" if thrown else "trump" if held["high"] else "none",
            "away_cards": away,
            "cards": _likeliest([card for card in hand if card.number < HIGH], hand, trump),
        },
        "8": {"eights": held["eights"], "cards": likeliest},
        "9": {
            **counted,
            "suit": suit,
            "held": held["colours"][suit],
        },
        NO_MISSION: counted,
    }
    of_deals = {"percent": 0, "pays": 0, "alone": "no", **_NO_RIVAL, **chances}
    return line(f"mission-{choice}", **of_deals, **told.get(choice, {}))


def _counted(strong: Sequence[Card], trump: str) -> dict[str, Any]:
    """How many strong cards there are, and of them trumps, eights and nines, each card once. kinds:
    which of these there are, in this order, as "trumps-nines"; "" if there is none."""
    numbers = [card.number for card in strong if card.suit != trump]
    there = {
        "trumps": len(strong) - len(numbers),
        "eights": numbers.count(HIGH),
        "nines": numbers.count(HIGH + 1),
    }
    kinds = "-".join(kind for kind, count in there.items() if count)
    return {"count": len(strong), "kinds": kinds, **there}


def compared(view: View, options: Sequence[Mapping[str, Any]]) -> Compared:
    """Of the first of the options of an advice, and of that one of the others, if it is likely
    enough, that appeals most: rival, -1 for none. Whoever multiplies finds it no better than a
    mission that is chosen. alone: "likely" where no other is likely enough, but this
    one is, "best" where the search finds it the best though it mostly fails."""
    best, *others = options
    trump, choice = view["table"]["trump"], _choice(best)
    percent, has_one = _percent(best, trump), choice != NO_MISSION
    likely = [each for each in others if _percent(each, trump) >= _LEAST and _pays(each, trump)]
    most = _product(best, trump) if has_one else inf
    rivals = [each for each in likely if _product(each, trump) <= most]
    found: dict[str, Any] = {"percent": percent, "pays": _pays(best, trump)} if has_one else {}
    if rival := max(rivals, key=lambda each: _appeal(each, best, trump), default=None):
        found |= {
            "rival": int(_choice(rival)),
            "rival_percent": _percent(rival, trump),
            "rival_pays": _pays(rival, trump),
            "is_near": _product(rival, trump) >= _NEAR * most,
        }
    elif not likely and percent > _LEAST:
        found["alone"] = "likely"
    elif percent <= _EVEN and all(each["round"] <= best["round"] for each in others):
        found["alone"] = "best"
    else:
        # A chance says something only beside another one.
        found = {}
    said = of_mission(view, choice, **found)
    return Compared(None, said, said)


def _appeal(option: Mapping[str, Any], best: Mapping[str, Any], trump: str) -> tuple[bool, int]:
    """First whether it pays more or is done more often, then what it pays by its chance."""
    pays_more = _pays(option, trump) > _pays(best, trump)
    is_surer = _percent(option, trump) > _percent(best, trump)
    return pays_more or is_surer, _product(option, trump)


def surest(view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
    """Among missions that are about as good as the best that one which is done most often, if that
    is clearly more, and so much that whoever multiplies finds it no worse."""
    best, trump = options[0], view["table"]["trump"]
    if _choice(best) == NO_MISSION:
        return None
    near = [each for each in options if each["level"] and each["edge"] <= _LEEWAY]
    near = [each for each in near if _is_surer(each, best, trump)]
    near = [each for each in near if _product(each, trump) >= _product(best, trump)]
    found = max(near, key=lambda each: _chance(each, trump), default=best)
    return str(found["action"])


def _is_surer(one: Mapping[str, Any], other: Mapping[str, Any], trump: str) -> bool:
    return _chance(one, trump) > _chance(other, trump) + _CLEARLY


def _percent(option: Mapping[str, Any], trump: str) -> int:
    """In so many of a hundred deals, roughly: neither certain nor out of the question."""
    found = _STEP * round(100 * _chance(option, trump) / _STEP)
    return min(max(found, _STEP), 100 - _STEP)


def _product(option: Mapping[str, Any], trump: str) -> int:
    """What it pays, times its chance as it is told."""
    return _pays(option, trump) * _percent(option, trump)


def _choice(option: Mapping[str, Any]) -> str:
    return str(option["action"]).split(" ")[1]


def _pays(option: Mapping[str, Any], trump: str) -> int:
    choice = _choice(option)
    return 0 if choice == NO_MISSION else prices(int(choice), trump)[0]


def _chance(option: Mapping[str, Any], trump: str) -> float:
    """In how many worlds it is done: tricks alone hardly bring as much."""
    pays, found = _pays(option, trump), option["distribution"]
    return fsum(share for points, share in found if points >= pays) if pays else 0.0


def _likeliest(cards: Sequence[Card], hand: Sequence[Card], trump: str) -> list[str]:
    """Those of the hand that are likeliest to win a trick."""
    out = [card for card in DECK if card not in hand]
    chances = {card: chance_to_win(card, out, trump, len(hand)) for card in cards}
    likeliest = sorted(cards, key=lambda card: (chances[card], card.number), reverse=True)
    return [str(card) for card in likeliest[:_MOST_TOLD]]
