"""What lies beside the cards that are told of: something that would score more now, or the same."""

from __future__ import annotations

from typing import Any

from pygame_core.games.sauscharf.aim import cooking, gained, is_in_time, without
from pygame_core.games.sauscharf.fate import gain_of
from pygame_core.games.sauscharf.offers import own_set
from pygame_core.games.sauscharf.wording import WILD, sorted_cards
from pygame_core.notation import split_action
from pygame_core.views import View

NOTHING: dict[str, Any] = {"beside": "no", "beside_cards": [], "beside_more": 0}


def market_beside(view: View, taken: list[str], is_kept: bool) -> dict[str, Any]:
    """Of the market, the cards that would score most now, if that is more than what is taken does,
    or if it is too late for them; else as many of another number that is held as often and would
    score as much."""
    own = [*view["hand"], *view["table"]["ingredients"], *(own_set(view) if is_kept else [])]
    slots = [cards for cards in view["table"]["slots"] if cards and cards != taken]
    gains = [(gain_of(view, own, cards), cards) for cards in slots]
    gain = gain_of(view, own, taken) if taken else 0
    more, most = max(gains, key=lambda each: each[0], default=(0, []))
    if more > gain and (taken or not is_in_time(view, 0)):
        return {"beside": "more" if taken else "late", "beside_cards": most, "beside_more": more}
    if not taken or taken[0] == WILD or not own.count(taken[0]):
        return NOTHING
    size = len(taken), own.count(taken[0])
    for its_gain, cards in gains:
        is_alike = (len(cards), own.count(cards[0])) == size
        if is_alike and its_gain == gain and cards[0] != WILD:
            return {**NOTHING, "beside": "alike", "beside_cards": cards}
    return NOTHING


def set_beside(view: View, action: str) -> dict[str, Any]:
    """Of another number of the hand, a set that makes the same sauce with as many cards and X, if
    all then make as much."""
    _, cards = split_action(action)
    sauce, wilds = gained(view, action), cards.count(WILD)
    for other in cooking(view):
        verb, others = split_action(other)
        if verb != "set" or {*others} & {*cards} - {WILD}:
            continue
        is_alike = (len(others), others.count(WILD)) == (len(cards), wilds)
        if is_alike and sauce == gained(view, other) and _leave_as_many(view, cards, others):
            return {**NOTHING, "beside": "alike", "beside_cards": sorted_cards(others)}
    return NOTHING


def _leave_as_many(view: View, cards: list[str], others: list[str]) -> bool:
    """Whether of each number as many are left, in hand and among the ingredients."""
    own = [*view["hand"], *view["table"]["ingredients"]]
    left = [without(own, each).count(each[0]) for each in (cards, others)]
    return left[0] == left[1]
