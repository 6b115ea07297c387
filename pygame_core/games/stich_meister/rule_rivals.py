"""What a rule card that is not advised would do with the hand, in a few words beside its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.in_force import RULE_CARDS, rules_in_force
from pygame_core.games.stich_meister.rule_card import SECOND_LEAD, RuleCard, item_of
from pygame_core.games.stich_meister.rule_choice import CLEAR, does, lead_of, suits_hand
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View

_IN_SHORT = {
    "choose-few-become": "trumps",
    "choose-few-trumps": "trumps",
    "choose-second": "second",
    "choose-triple": "triple",
    "choose-only-adds": "bonus",
    "choose-only-doubles": "even",
    "choose-fewest": "fewest",
    "choose-flips": "flips",
    "choose-can-pay": "pays",
    "choose-counted": "costs",
    "choose-weaker": "weaker",
    "choose-only-trumps": "only-trumps",
    "choose-share": "share",
    "choose-share-strong": "share",
}
"""What is told in a sentence of a rule card that is advised, in a few words of another one."""
_COUNTED = ("count", "of", "few", "tricks", "best")


def effect_of(view: View, number: int) -> Line:
    """By `choose-does-<id>`."""
    rule, hand = RULE_CARDS[number], [BY_NAME[name] for name in view["hand"]]
    id_, params, _ = does(view, number)
    if rule.covers == SECOND_LEAD:
        [(suit, count)] = Counter(card.suit for card in hand).most_common(1)
        return _said("may-be-trump", suit=suit, count=count)
    if id_ in _IN_SHORT:
        counted = {key: value for key, value in params.items() if key in _COUNTED}
        return _said(_IN_SHORT[id_], **counted)
    if id_ == "choose-worth":
        return _said("hands-away" if rule.taker or rule.handed_to else "more")
    if step := rule.before_play or rule.after_third:
        return _said(step.verb, count=step.cards)
    if rule.leftover:
        return _said("leftover", count=rule.leftover)
    return _said(_on_strength(rule, hand, view["seats"]))


def _said(id_: str, **params: Any) -> Line:
    return line(f"because-choose-does-{id_}", **params)


def _on_strength(rule: RuleCard, hand: Sequence[Card], seats: int) -> str:
    """Of how strong the hand is under it."""
    rules, without = rules_in_force([rule.number]), rules_in_force([])
    is_stronger = lead_of(rules, hand, seats) - lead_of(without, hand, seats) > CLEAR
    return "stronger" if is_stronger else item_of(rule.number)


def tempts(view: View, number: int, does: Line) -> bool:
    """Whether somebody who has not tried it out would choose it for this hand for what it does."""
    id_, params = does["id"].removeprefix("because-choose-does-"), does["params"]
    if id_ in ("trumps", "pays"):
        # One is what any hand holds.
        return not params["few"] and params["count"] > 1
    return id_ in ("stronger", "more", "share", "bonus") and suits_hand(view, number) is not None
