"""The picture on a rule card, made from what the card does; one that no picture tells has none.

A figure before "trick" says how many tricks, one behind it which.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame_core.games.stich_meister.cards import DECK, PICTURES, SUITS, TABLES
from pygame_core.games.stich_meister.rule_card import SECOND_LEAD, RuleCard, Step
from pygame_core.kit.cards import Card

TRUMP, CARDS, FIGURE = "i-crown", "i-cards", "i-figure"

_TOLD = {
    28: ["i-x", "→", TRUMP],
    31: ["1 > 15"],
    32: [TRUMP, "<", CARDS],
    33: ["F", "=", "C", "=", "K", "=", "G"],
    34: ["trick", "→", "1", CARDS, "i-trash"],
    35: ["←", "trick"],
    36: ["i-person", "→", "i-play"],
    37: ["i-clockwise", "i-counter-clockwise"],
    39: ["←", "trick", "trick"],
    41: [*SUITS, "= 4"],
    42: ["0", FIGURE, "× 2"],
    43: ["0", TRUMP, "× 2"],
    44: ["trick", "5", "× 3"],
    45: ["trick", "1 2", "× 0", "…", "× 3"],
    56: ["0 2 4 …", "trick", "× 2"],
    58: ["+", "i-person", "→"],
    59: ["+", "←", "i-person"],
    60: ["+ ⇄ −"],
}
"""Those whose answers are no figures to be read."""


def pieces_of(rule: RuleCard) -> list[str]:
    """As in `ItemPrint`; empty for none."""
    if rule.covers == SECOND_LEAD:
        return ["trick", "2", "→", TRUMP]
    if rule.covers is not None:
        return [TRUMP, str(rule.covers)]
    if rule.before_play is not None:
        return _step(rule.before_play)
    if rule.after_third is not None:
        return ["trick", "3", *_step(rule.after_third)]
    if rule.leftover:
        return [str(rule.leftover), CARDS, "=", str(rule.leftover), "trick"]
    if rule.card_points is not None:
        return _each(rule.card_points)
    if rule.bonus is not None:
        return _bonus(rule.bonus)
    return _TOLD.get(rule.number, [])


def _step(step: Step) -> list[str]:
    """Passed to a side, set aside, or turned up."""
    cards = [str(step.cards), CARDS]
    if step.verb == "pass":
        return ["←", *cards] if step.to > 0 else [*cards, "→"]
    return [*cards, "i-lock" if step.verb == "reserve" else "i-eye"]


def _each(points: Callable[[Card, bool], int]) -> list[str]:
    """Which cards bring how much: trumps, a suit, a number, or the pictures."""
    if each := points(DECK[0], True) - points(DECK[0], False):
        return [TRUMP, _signed(each)]
    worth = [card for card in DECK if points(card, False)]
    suits, numbers = {card.suit for card in worth}, {card.number for card in worth}
    brings = _signed(points(worth[0], False))
    if len(suits) == 1:
        return [*suits, brings]
    if numbers == set(PICTURES):
        return [FIGURE, brings]
    return [*map(str, sorted(numbers)), ":", brings]


def _bonus(points: Callable[[int], int]) -> list[str]:
    """So many tricks, and what they bring."""
    most = max(table.hand for table in TABLES.values())
    [(tricks, brings)] = [(each, points(each)) for each in range(most + 1) if points(each)]
    return [str(tricks), "trick", _signed(brings)]


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")
