"""Which cards are trumps, and how trumps stand to each other.

The hook `covers`. Several answers all count: a trump covered by more rule cards is stronger; with
equally many the lower rule-card numbers are, compared one by one. Only then do the cards' own
numbers speak, and of two cards still equal the later one wins.

A trump is no card of its suit when a plain suit must be followed. For everything else it keeps
its suit and its number.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.stich_meister.cards import DECK
from pygame_core.games.stich_meister.rule_card import SECOND_LEAD, RuleCard
from pygame_core.kit.cards import Card

TrumpRank = tuple[int, tuple[int, ...]]
"""How many rule cards cover a card, and which (negated): greater is stronger."""


class Trumps:
    """The trumps of a round. second_lead: the suit led to trick 2, None before or without 21."""

    __slots__ = ("_ranks", "covered")

    def __init__(self, cards: Sequence[RuleCard], second_lead: str | None) -> None:
        self.covered: dict[Card, tuple[int, ...]] = {}
        covering = [rule for rule in cards if rule.covers is not None]
        for card in DECK if covering else ():
            by = [rule.number for rule in covering if _covers(rule.covers, card, second_lead)]
            if by:
                self.covered[card] = tuple(by)
        self._ranks: dict[Card, TrumpRank] = {
            card: (len(by), tuple(-number for number in by)) for card, by in self.covered.items()
        }

    def __contains__(self, card: Card) -> bool:
        return card in self.covered

    def rank(self, card: Card) -> TrumpRank:
        """Where the card stands among trumps, its own number aside; all others are equal."""
        return self._ranks.get(card, (0, ()))

    def among(self, cards: Sequence[Card]) -> list[Card]:
        """Those of the cards that are trumps."""
        return [card for card in cards if card in self.covered]


def _covers(what: int | str | None, card: Card, second_lead: str | None) -> bool:
    if what == SECOND_LEAD:
        return card.suit == second_lead
    return what in (card.number, card.suit)
