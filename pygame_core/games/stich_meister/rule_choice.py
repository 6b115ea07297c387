"""Why a rule card suits a hand: by what the cards of the hand are under that rule card alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.basic_cards import drop_the_strongest
from pygame_core.games.stich_meister.cards import BY_NAME, deck_of
from pygame_core.games.stich_meister.in_force import RULE_CARDS, Rules, rules_in_force
from pygame_core.games.stich_meister.rule_card import SECOND_LEAD, RuleCard, item_of
from pygame_core.games.stich_meister.scoring_cards import (
    double_fewest,
    for_trumps,
    triple_the_fifth,
    triple_the_last,
)
from pygame_core.kit.cards import Card, names
from pygame_core.scene import Line, line
from pygame_core.views import View

CLEAR = 0.02
"""By so much of the deck a hand must be stronger than another one, or weaker, to be called so."""
_HIGH = 0.6
"""A card that beats so much of the deck wins tricks."""
_WINS = 0.75
"""A card that beats so much of the deck wins most of its tricks."""
_LOW = 0.5
"""A card that beats less of the deck stays under others."""
_SECOND = 0.6, 0.9
"""A card that beats so much of the deck may well be the second strongest of a trick."""
_HARMLESS = (
    "choose-few-become",
    "choose-only-adds",
    "choose-only-doubles",
    "choose-can-pay",
    "choose-triple",
    "choose-counted",
    "choose-little",
    "choose-only-trumps",
)
"""What takes nothing from the hand, or no more than from the others."""
_HIGH_NUMBER = 12
"""A number that wins most tricks where numbers alone decide."""
_NAMED = 3
"""So many cards at most are named."""
_BY_COUNT = ("choose-second", "choose-numbers")
"""The same where the hand has any of the cards that gain by it."""
_FAINT = "choose-expose"
"""What is no reason to prefer a rule card to one that the search found better."""
_RICH = 1.3
"""So many times its share of the trumps is what a newcomer would choose a rule card for."""
_STAYS = 0.6
"""Of what it is worth to win a trick so much must be left for a strong hand to be good to have."""

_Effect = tuple[str, dict[str, Any], bool]
"""What is told, and whether that speaks for the rule card."""


def reason_to_choose(view: View, number: int) -> Line:
    """What makes this rule card good for the hand; else what it does."""
    if found := suits_hand(view, number):
        return found
    id_, params, _ = does(view, number)
    return line(id_, **params)


def said_for(view: View, number: int) -> Line | None:
    """What may be told for this rule card: it suits the hand, or what it does speaks for it, or
    leaves the hand what it has."""
    if found := suits_hand(view, number):
        return found
    id_, params, speaks = does(view, number)
    return line(id_, **params) if speaks or _is_harmless(id_, params) else None


def _is_harmless(id_: str, params: Mapping[str, Any]) -> bool:
    if id_ in _BY_COUNT:
        return bool(params["count"])
    return id_ in _HARMLESS and params.get("how") != "plain"


def speaks_most(view: View) -> list[int]:
    """Of the rule cards that may be chosen, those with most to be said for them: they suit the
    hand, first of all by far more than its share of trumps; else what they do speaks for them, or
    leaves the hand what it has."""
    mine, said = _choices(view), _suiting(view)
    suiting = {number: found for number, found in said.items() if found["id"] != _FAINT}
    if rich := [number for number, found in suiting.items() if _is_rich(view, found)]:
        return rich
    speaking = [number for number in mine if number not in said and does(view, number)[2]]
    return [*suiting] or speaking or [number for number in mine if said_for(view, number)]


def is_rich_in_trumps(view: View) -> bool:
    """Whether the hand has a good deal more than its share of the trumps of a rule card that may
    be chosen."""
    return any(_is_rich(view, found) for found in _suiting(view).values())


def _choices(view: View) -> list[int]:
    return [int(action.split(" ")[1]) for action in view["legal"]]


def _suiting(view: View) -> dict[int, Line]:
    return {number: found for number in _choices(view) if (found := suits_hand(view, number))}


def _is_rich(view: View, said: Line) -> bool:
    """Whether the hand has a good deal more than its share of the trumps."""
    if said["id"] != "choose-trumps":
        return False
    count, of = said["params"]["count"], said["params"]["of"]
    return bool(count * len(deck_of(view["seats"])) >= _RICH * of * len(view["hand"]))


def does(view: View, number: int) -> _Effect:
    """What a rule card does to a hand that it does not suit, and whether that speaks for it."""
    seats, hand = view["seats"], [BY_NAME[name] for name in view["hand"]]
    rules = rules_in_force([number])
    return (
        _to_trumps(rules, hand, seats)
        or _to_numbers_of_tricks(rules, hand, seats)
        or _to_points(rules, hand, seats)
        or _to_strength(rules, hand, seats)
    )


def _to_trumps(rules: Rules, hand: Sequence[Card], seats: int) -> _Effect | None:
    """By those it makes, or by what it does to those of others."""
    [rule] = rules.cards
    if rule.covers is None:
        how = {"weak": rule.trump_class, "forced": rule.cannot_follow}
        does = [each for each, hook in how.items() if hook is not None]
        does += ["cost"] if rule.card_points is for_trumps else []
        return ("choose-only-trumps", {"does": does[0]}, False) if does else None
    held, of = (len(rules.trumps().among(cards)) for cards in (hand, deck_of(seats)))
    few = held * len(deck_of(seats)) < of * len(hand)
    params = {"count": held, "of": of, "few": few, "best": _best_trump(rule, hand)}
    return f"choose-few-{'become' if isinstance(rule.covers, int) else 'trumps'}", params, False


def _best_trump(rule: RuleCard, hand: Sequence[Card]) -> int:
    """The highest number of the hand in the suit that becomes trump; 0 if none does."""
    return max((card.number for card in hand if card.suit == rule.covers), default=0)


def _to_numbers_of_tricks(rules: Rules, hand: Sequence[Card], seats: int) -> _Effect | None:
    """By what it pays for how many of them, and which of them."""
    [rule] = rules.cards
    is_strong = lead_of(rules_in_force([]), hand, seats) > CLEAR
    if rule.trick_points in (triple_the_fifth, triple_the_last):
        return "choose-triple", _of_triple(rules, hand, seats), False
    if rule.bonus:
        tricks = 0 if rule.bonus(0) else 1
        return "choose-only-adds", {"tricks": tricks, "points": rule.bonus(tricks)}, False
    if rule.factor is double_fewest:
        may = not is_strong and wins_few(hand, seats)
        return "choose-fewest", {"strong": not may}, may
    return ("choose-only-doubles", {}, False) if rule.factor else None


def _of_triple(rules: Rules, hand: Sequence[Card], seats: int) -> dict[str, Any]:
    """Whether the last trick counts triple, or the fifth; and the card that is to win it, if one of
    the hand wins most tricks."""
    [rule], strength = rules.cards, evaluation.strengths(rules, None, seats)
    best = max(hand, key=strength.__getitem__)
    best_card = str(best) if strength[best] >= _WINS else None
    is_last = rule.trick_points is triple_the_last
    return {"last": is_last, "best_card": best_card, "has": bool(best_card)}


def _to_points(rules: Rules, hand: Sequence[Card], seats: int) -> _Effect | None:
    """By what tricks and cards are worth then."""
    [rule] = rules.cards
    is_strong = lead_of(rules_in_force([]), hand, seats) > CLEAR
    if rule.final:
        return "choose-flips", {"strong": is_strong}, not is_strong
    if any(rules.scoring.card_value(card, False) for card in deck_of(seats)):
        return _counted(rules, hand, seats)
    if rule.neighbour:
        return ("choose-share-strong", {}, False) if is_strong else ("choose-share", {}, True)
    gain, usual = (evaluation.desire(each, None, seats) for each in (rules, rules_in_force([])))
    if rule.contenders is drop_the_strongest or gain == usual:
        return None
    more = gain > usual
    params = {"more": more, "strong": is_strong, "pays": item_of(rule.number)}
    return "choose-worth", params, more or not is_strong


def _to_strength(rules: Rules, hand: Sequence[Card], seats: int) -> _Effect:
    """By how strong its cards are then."""
    [rule] = rules.cards
    if rule.contenders is drop_the_strongest:
        second = seconds_in(rules, hand, seats)
        is_share = second > (_SECOND[1] - _SECOND[0]) * len(hand)
        return "choose-second", {"count": second, "of": len(hand)}, is_share
    lead = lead_of(rules_in_force([]), hand, seats)
    if lead_of(rules, hand, seats) - lead < -CLEAR:
        return "choose-weaker", {}, False
    if rule.led_class is not None:
        return "choose-numbers", _named(_high_ones(hand)), False
    hand_is = "strong" if lead > CLEAR else "weak" if lead < -CLEAR else "middling"
    return "choose-little", {"hand": hand_is, "changes": item_of(rule.number)}, hand_is == "strong"


def _high_ones(hand: Sequence[Card]) -> list[Card]:
    """The highest cards of the hand by their numbers alone."""
    high = [card for card in hand if card.number >= _HIGH_NUMBER]
    return sorted(high, key=lambda card: -card.number)


def _has_share_of_high(hand: Sequence[Card], seats: int) -> bool:
    deck = deck_of(seats)
    return len(_high_ones(hand)) * len(deck) >= len(_high_ones(deck)) * len(hand)


def _named(cards: Sequence[Card]) -> dict[str, Any]:
    return {"cards": names(cards[:_NAMED]), "count": len(cards)}


def _counted(rules: Rules, hand: Sequence[Card], seats: int) -> _Effect:
    """How many of the cards that it counts the hand has, and of those that cost why it is spared:
    they are "low", so others win them, or few of those that are "high" and win their trick."""
    deck, strength = deck_of(seats), evaluation.strengths(rules, None, seats)
    counted = [card for card in deck if rules.scoring.card_value(card, False)]
    held = [card for card in hand if card in counted]
    few = len(held) * len(deck) < len(counted) * len(hand)
    params = {"count": len(held), "of": len(counted), "few": few}
    if any(rules.scoring.card_value(card, False) > 0 for card in counted):
        [rule] = rules.cards
        return "choose-can-pay", {**params, "pays": item_of(rule.number)}, False
    how = "few" if few else "plain"
    if few and min(map(strength.__getitem__, counted)) >= _HIGH:
        how = "high"
    elif sum(strength[card] < _LOW for card in held) > len(held) / 2:
        how = "low"
    return "choose-counted", {**params, "how": how}, how in ("high", "low")


def seconds_in(rules: Rules, hand: Sequence[Card], seats: int) -> int:
    """How many cards of the hand may well be the second strongest of a trick."""
    strength = evaluation.strengths(rules, None, seats)
    return sum(_SECOND[0] <= strength[card] < _SECOND[1] for card in hand)


def suits_hand(view: View, number: int) -> Line | None:
    """What makes this rule card good for the hand."""
    seats, hand = view["seats"], [BY_NAME[name] for name in view["hand"]]
    rule, rules, without = RULE_CARDS[number], rules_in_force([number]), rules_in_force([])
    before, after = lead_of(without, hand, seats), lead_of(rules, hand, seats)
    if rule.covers is not None:
        found = _of_trumps(rules, hand, seats, waits=rule.covers == SECOND_LEAD)
    elif step := rule.before_play or rule.after_third:
        found = line(f"choose-{step.verb}", count=step.cards)
    elif rule.led_class is not None and _has_share_of_high(hand, seats):
        found = line("choose-numbers", **_named(_high_ones(hand)))
    elif after - before > CLEAR:
        found = line("choose-stronger", low=rule.number_value is not None)
    elif before < -CLEAR:
        found = _of_weak(rules, without, hand, seats)
    else:
        is_strong = before > CLEAR <= after
        found = (
            _of_strong(rules, without, hand, seats) if is_strong else _of_bonus(rules, hand, seats)
        )
    return found


def lead_of(rules: Rules, hand: Sequence[Card], seats: int) -> float:
    """How much more of the deck a card of this hand beats than any card does, on average."""
    strength = evaluation.strengths(rules, None, seats)
    return sum(map(strength.__getitem__, hand)) / len(hand) - sum(strength.values()) / len(strength)


def wins_few(hand: Sequence[Card], seats: int) -> bool:
    """Whether the hand has fewer than its share of the cards that win most of their tricks."""
    deck, strength = deck_of(seats), evaluation.strengths(rules_in_force([]), None, seats)
    held, all_ = (sum(strength[card] >= _WINS for card in cards) for cards in (hand, deck))
    return held * len(deck) < all_ * len(hand)


def _of_trumps(rules: Rules, hand: Sequence[Card], seats: int, *, waits: bool) -> Line | None:
    """That the hand has more than its share of the trumps, or most of what may become trump."""
    if waits:
        [(suit, count)] = Counter(card.suit for card in hand).most_common(1)
        return line("choose-may-be-trump", suit=suit, count=count)
    deck = deck_of(seats)
    held, all_ = len(rules.trumps().among(hand)), len(rules.trumps().among(deck))
    has_more = held * len(deck) > all_ * len(hand)
    [rule] = rules.cards
    told = {"count": held, "of": all_, "best": _best_trump(rule, hand)}
    return line("choose-trumps", **told) if has_more else None


def _of_weak(rules: Rules, without: Rules, hand: Sequence[Card], seats: int) -> Line | None:
    """Of a hand that wins few tricks: that they pay, or that winning them does not."""
    scoring, less = rules.scoring, evaluation.desire(rules, None, seats)
    if scoring.bonus(0) or scoring.bonus(1) or any(by > 1 for by in scoring.factors(1, 1)):
        return line("choose-few-pay") if wins_few(hand, seats) else None
    if scoring.neighbours():
        return line("choose-share")
    if rules.routing.leftover:
        return line("choose-leftover", count=rules.routing.leftover)
    if less >= evaluation.desire(without, None, seats):
        return None
    costly = [card for card in deck_of(seats) if scoring.card_value(card, False) < 0]
    if costly:
        held, strength = (
            len(set(costly).intersection(hand)),
            evaluation.strengths(rules, None, seats),
        )
        is_many = held * len(deck_of(seats)) > len(costly) * len(hand)
        if is_many and min(map(strength.__getitem__, costly)) >= _HIGH:
            return None
        return line("choose-others-cost", count=held, of=len(costly))
    holds_less = evaluation.winners_share(rules, seats) < 0 < scoring.final(1)
    return line("choose-others-hold" if holds_less else "choose-others-pay")


def _of_bonus(rules: Rules, hand: Sequence[Card], seats: int) -> Line | None:
    """That the hand has more than its share of the high cards that bring something."""
    deck, strength = deck_of(seats), evaluation.strengths(rules, None, seats)
    paid = [card for card in deck if rules.scoring.card_value(card, False) > 0]
    held = len(set(paid).intersection(hand))
    has_more = held * len(deck) > len(paid) * len(hand)
    is_high = min(map(strength.__getitem__, paid), default=0) >= _HIGH
    return line("choose-bonus", count=held, of=len(paid)) if has_more and is_high else None


def _of_strong(rules: Rules, without: Rules, hand: Sequence[Card], seats: int) -> Line | None:
    """Of a hand that wins tricks: that they bring more, or that it stays strong; nothing where it
    is better not to win many, or where the strongest card does not."""
    gain, usual = (evaluation.desire(each, None, seats) for each in (rules, without))
    [rule] = rules.cards
    if gain > usual:
        return line("choose-tricks-pay", pays=item_of(rule.number))
    is_odd = any(
        rule.bonus or rule.factor is double_fewest or rule.contenders is drop_the_strongest
        for rule in rules.cards
    )
    if is_odd or gain < usual * _STAYS:
        return None
    if rules.scoring.neighbours():
        return line("choose-share-strong")
    if any(rule.factor for rule in rules.cards):
        return line("choose-doubled")
    if any(rule.winner_removes or rule.leader or rule.clockwise for rule in rules.cards):
        return line("choose-little", hand="strong", changes=item_of(rule.number))
    if rule.trick_points in (triple_the_fifth, triple_the_last):
        return line("choose-triple", **_of_triple(rules, hand, seats))
    strength = evaluation.strengths(rules, None, seats)
    strong = [card for card in hand if strength[card] >= _HIGH]
    best = sorted(strong, key=lambda card: -strength[card])
    return line("choose-stays", how=_how(rule), cards=names(best[:_NAMED]))


def _how(rule: RuleCard) -> str:
    """What a rule card is about that leaves a hand strong."""
    if rule.card_points is for_trumps or rule.cannot_follow:
        return "trumps"
    about = {
        "hidden": rule.face_up,
        "latest": rule.reference,
        "weak": rule.trump_class,
        "lead": rule.contenders,
        "numbers": rule.led_class,
        "left": rule.leftover or None,
    }
    return next((how for how, hook in about.items() if hook is not None), "plain")
