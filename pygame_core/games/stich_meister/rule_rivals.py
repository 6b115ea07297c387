"""What a rule card that is not advised would do with the hand, in a few words beside its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.basic_cards import drop_the_strongest
from pygame_core.games.stich_meister.cards import BY_NAME, deck_of
from pygame_core.games.stich_meister.in_force import RULE_CARDS, Rules, rules_in_force
from pygame_core.games.stich_meister.rule_card import SECOND_LEAD, RuleCard, item_of
from pygame_core.games.stich_meister.rule_choice import CLEAR, lead_of, seconds_in, suits_hand
from pygame_core.games.stich_meister.scoring_cards import (
    double_even,
    triple_the_fifth,
    triple_the_last,
)
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View


def effect_of(view: View, number: int) -> Line:
    """By `choose-does-<id>`."""
    hand = [BY_NAME[name] for name in view["hand"]]
    rule, rules, seats = RULE_CARDS[number], rules_in_force([number]), view["seats"]
    return (
        _on_cards(rule, rules, hand, seats)
        or _on_points(rule, rules, hand, seats)
        or _on_strength(rule, rules, hand, seats)
    )


def _said(id_: str, **params: int | bool | str) -> Line:
    return line(f"because-choose-does-{id_}", **params)


def _on_cards(rule: RuleCard, rules: Rules, hand: Sequence[Card], seats: int) -> Line | None:
    """Of trumps, and of what becomes of cards of the hand."""
    if rule.covers == SECOND_LEAD:
        [(suit, count)] = Counter(card.suit for card in hand).most_common(1)
        return _said("may-be-trump", suit=suit, count=count)
    if rule.covers is not None:
        trumps = rules.trumps()
        held, all_ = (len(trumps.among(cards)) for cards in (hand, deck_of(seats)))
        few = held * len(deck_of(seats)) < all_ * len(hand)
        return _said("trumps", count=held, of=all_, few=few)
    if step := rule.before_play or rule.after_third:
        return _said(step.verb, count=step.cards)
    if rule.leftover:
        return _said("leftover", count=rule.leftover)
    return None


def _on_points(rule: RuleCard, rules: Rules, hand: Sequence[Card], seats: int) -> Line | None:
    """Of what it counts."""
    values = {card: rules.scoring.card_value(card, False) for card in deck_of(seats)}
    if any(values.values()):
        counted = [card for card in values if values[card]]
        held = len(set(counted).intersection(hand))
        few = held * len(values) < len(counted) * len(hand)
        costs = min(values.values()) < 0
        return _said("costs" if costs else "pays", count=held, of=len(counted), few=few)
    if rule.trick_points in (triple_the_fifth, triple_the_last):
        return _said("triple")
    if rule.bonus:
        return _said("bonus", tricks=0 if rule.bonus(0) else 1)
    if rule.factor:
        return _said("even" if rule.factor is double_even else "fewest")
    if rule.neighbour:
        return _said("share")
    if rule.final:
        return _said("flips")
    if rules.routing.hands_on or rules.routing.route(0, seats).holder != 0:
        return _said("hands-away")
    if evaluation.desire(rules, None, seats) > evaluation.desire(rules_in_force([]), None, seats):
        return _said("more")
    return None


def _on_strength(rule: RuleCard, rules: Rules, hand: Sequence[Card], seats: int) -> Line:
    """Of how strong the hand is under it."""
    if rule.contenders is drop_the_strongest:
        return _said("second", count=seconds_in(rules, hand, seats), of=len(hand))
    if rule.trump_class is not None or rule.cannot_follow or rule.card_points:
        return _said("only-trumps")
    gain = lead_of(rules, hand, seats) - lead_of(rules_in_force([]), hand, seats)
    if abs(gain) > CLEAR:
        return _said("stronger" if gain > 0 else "weaker")
    return _said(item_of(rule.number))


def tempts(view: View, number: int, does: Line) -> bool:
    """Whether somebody who has not tried it out would choose it for this hand for what it does."""
    id_, params = does["id"].removeprefix("because-choose-does-"), does["params"]
    if id_ in ("trumps", "pays"):
        # One is what any hand holds.
        return not params["few"] and params["count"] > 1
    return id_ in ("stronger", "more", "share", "bonus") and suits_hand(view, number) is not None
