"""Whose card wins a trick.

Cards stand in classes: trumps, the suit led, other suits; if a trump was led, all plain cards
are of one class. Inside a class trumps go by their rank, then numbers count, then the later card.

The hooks:
* `number_value`, `trump_class`, `led_class` change one comparison each; they all apply. So with
  both class cards in force plain cards are equal and trumps below them.
* `contenders` takes the list from strongest to weakest and leaves out cards; several do so one
  after the other, the lowest number first. The strongest that is left wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from pygame_core.games.stich_meister.cards import DECK, SUITS
from pygame_core.games.stich_meister.rule_card import RankedPlay, RuleCard
from pygame_core.games.stich_meister.trumps import TrumpRank, Trumps
from pygame_core.kit.cards import Card

BELOW_ALL, PLAIN, LED, TRUMP = range(4)

Strength = tuple[int, TrumpRank, int]


class Ranking:
    """How the cards in force compare the cards of a trick."""

    __slots__ = ("_contenders", "_strengths", "led_class", "number_value", "trump_class")

    def __init__(self, cards: Sequence[RuleCard]) -> None:
        self.number_value = next((c.number_value for c in cards if c.number_value), _as_printed)
        self.trump_class = next((c.trump_class for c in cards if c.trump_class is not None), TRUMP)
        self.led_class = next((c.led_class for c in cards if c.led_class is not None), LED)
        self._contenders = [c.contenders for c in cards if c.contenders]
        self._strengths: dict[tuple[Trumps, str | None], dict[Card, Strength]] = {}

    def strength(self, card: Card, lead: Card, trumps: Trumps) -> Strength:
        """Greater is stronger, in a trick with this lead; equal ones go to the later card."""
        return self.strengths(lead, trumps)[card]

    def strengths(self, lead: Card, trumps: Trumps) -> dict[Card, Strength]:
        """The same of all cards."""
        key = trumps, None if lead in trumps else lead.suit
        found = self._strengths.get(key)
        if found is None:
            standings = {suit: self.led_class if suit == key[1] else PLAIN for suit in SUITS}
            found = {
                card: (
                    self.trump_class if card in trumps.covered else standings[card.suit],
                    trumps.rank(card),
                    self.number_value(card.number),
                )
                for card in DECK
            }
            self._strengths[key] = found
        return found

    def ranked(self, trick: Sequence[Card], trumps: Trumps) -> list[RankedPlay]:
        """All cards of the trick, strongest first."""
        strengths = self.strengths(trick[0], trumps) if trick else {}
        plays = [
            (strengths[card], position, RankedPlay(position, card))
            for position, card in enumerate(trick)
        ]
        plays.sort(reverse=True)
        return [play for _, _, play in plays]

    def contenders(self, trick: Sequence[Card], trumps: Trumps) -> list[RankedPlay]:
        """The cards that could win the trick as it stands, strongest first; may be none yet."""
        return self.left_over(self.ranked(trick, trumps))

    def left_over(self, ranked: list[RankedPlay]) -> list[RankedPlay]:
        """Those of the ranked plays that may win, in the same order."""
        for leave_out in self._contenders:
            ranked = leave_out(ranked)
        return ranked

    def winner(self, trick: Sequence[Card], trumps: Trumps) -> int | None:
        """The position of the winning card; None while nobody's card could win."""
        if self._contenders or not trick:
            ranked = self.contenders(trick, trumps)
            return ranked[0].position if ranked else None
        strengths = self.strengths(trick[0], trumps)
        standing = [strengths[card] for card in trick]
        # Of equal ones the later.
        return len(trick) - 1 - standing[::-1].index(max(standing))

    def trump_order(self, cards: Sequence[Card], trumps: Trumps) -> list[list[Card]]:
        """The trumps among the cards from strongest to weakest; equal ones share a group."""

        def order(card: Card) -> tuple[TrumpRank, int]:
            return trumps.rank(card), self.number_value(card.number)

        ranked = sorted(trumps.among(cards), key=order, reverse=True)
        return [list(group) for _, group in groupby(ranked, key=order)]


def _as_printed(number: int) -> int:
    return number
