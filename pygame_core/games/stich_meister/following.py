"""Which cards may be played to a trick.

The card that must be followed is the lead. Plain suit: a card of that suit that is no trump.
Trump: any trump, or (option) a card of the suit printed on it. Who cannot follow plays anything.

The hooks:
* `face_up` says at which positions of a trick cards lie open; `reference` picks from those cards
  the one to be followed. So with both in force the latest open card is the lead.
* `cannot_follow` narrows the choice of a seat that cannot follow, in order of the numbers.
* `last_trick` says what may be played to the last trick by a seat that laid a card aside; no
  duty to follow is left then, because only that one card is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from pygame_core.games.stich_meister.cards import DECK
from pygame_core.games.stich_meister.rule_card import RuleCard
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.kit.cards import Card

TrumpLead = Literal["suit-or-trump", "trump-only"]


class Duty(NamedTuple):
    """What must be followed. asks: "suit", "suit-or-trump" or "trump"."""

    reference: Card
    asks: Literal["suit", "suit-or-trump", "trump"]
    trumps: Trumps

    def fulfilled_by(self, card: Card) -> bool:
        if self.asks == "trump":
            return card in self.trumps
        if self.asks == "suit-or-trump":
            return card in self.trumps or card.suit == self.reference.suit
        return card.suit == self.reference.suit and card not in self.trumps


@lru_cache(maxsize=1024)
def fulfilling(duty: Duty) -> frozenset[Card]:
    """All cards with which the duty is done."""
    return frozenset(filter(duty.fulfilled_by, DECK))


class Following:
    """What the cards in force demand of a card to be played."""

    __slots__ = ("_cannot_follow", "_face_up", "_reference", "last_trick")

    def __init__(self, cards: Sequence[RuleCard]) -> None:
        self._face_up = next((card.face_up for card in cards if card.face_up), None)
        self._reference = next((card.reference for card in cards if card.reference), None)
        self._cannot_follow = [card.cannot_follow for card in cards if card.cannot_follow]
        self.last_trick = next((card.last_trick for card in cards if card.last_trick), None)

    def lies_open(self, position: int) -> bool:
        """Whether a card is played face up at this position of a trick."""
        return self._face_up is None or self._face_up(position)

    def duty(
        self, trick: Sequence[Card], trumps: Trumps, trump_lead: TrumpLead = "suit-or-trump"
    ) -> Duty | None:
        """What the next card must follow, None for the lead."""
        if not trick:
            return None
        face_up = [card for position, card in enumerate(trick) if self.lies_open(position)]
        reference = face_up[0] if self._reference is None else self._reference(face_up)
        if reference not in trumps:
            return Duty(reference, "suit", trumps)
        return Duty(reference, "trump" if trump_lead == "trump-only" else "suit-or-trump", trumps)

    def playable(self, hand: list[Card], duty: Duty | None, trumps: Trumps) -> list[Card]:
        """The cards of the hand that may be played, in its order."""
        if duty is None:
            return hand[:]
        done_with = fulfilling(duty)
        following = [card for card in hand if card in done_with]
        return following or self.unable(hand, trumps)

    def unable(self, hand: list[Card], trumps: Trumps) -> list[Card]:
        """What a seat may play that cannot follow."""
        for narrow in self._cannot_follow:
            hand = narrow(hand, trumps.among(hand))
        return hand
