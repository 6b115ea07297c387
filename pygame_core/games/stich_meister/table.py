"""All that lies on the table of Stich-Meister and in the hands at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Self, cast

from pygame_core.games.stich_meister.following import Duty, TrumpLead
from pygame_core.games.stich_meister.in_force import Rules, rules_in_force
from pygame_core.games.stich_meister.rule_card import Pile, Step
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.kit.cards import Card
from pygame_core.kit.trick_state import TrickState

Phase = Literal["choose", "pass", "reserve", "expose", "play", "remove", "over"]


class StichMeisterTable(TrickState[Phase]):
    """`hands`: all cards a seat may still play, the reserved one aside."""

    __slots__ = (
        "chosen",
        "dealer",
        "exposed",
        "laid",
        "leader",
        "options",
        "piles",
        "removed",
        "reserved",
        "rule_hands",
        "rule_pile",
        "rules",
        "second_lead",
        "steps",
        "trick_number",
    )

    def __init__(self, seats: int, options: Mapping[str, str], seed: str, dealer: int) -> None:
        super().__init__(seats, seed)
        self.options = options
        self.dealer = dealer
        self.rule_pile: list[int] = []
        self.rule_hands: list[list[int]] = [[] for _ in range(seats)]
        self._clear_table()

    def _clear_table(self) -> None:
        self._clear_tricks()
        seats = range(self.seats)
        # What each seat has put down face down until the rule cards are turned up.
        self.chosen: list[int | None] = [None for _ in seats]
        self.rules: Rules = rules_in_force(())
        # The suit led to trick 2, where a rule card waits for it.
        self.second_lead: str | None = None
        # What lies open before each seat. A card that was played or passed face down goes on
        # lying here until all do so, or it would give itself away.
        self.exposed: list[list[Card]] = [[] for _ in seats]
        self.reserved: list[Card | None] = [None for _ in seats]
        # The steps still to be done, the one going on first, and the cards put down for it.
        self.steps: list[Step] = []
        self.laid: list[list[Card]] = [[] for _ in seats]
        self.leader = self.left_of(self.dealer)
        self.trick_number = 0
        self.piles: list[list[Pile]] = [[] for _ in seats]
        self.removed: list[Card] = []

    @property
    def trumps(self) -> Trumps:
        return self.rules.trumps(self.second_lead)

    @property
    def tricks_in_round(self) -> int:
        return self.rules.routing.tricks(self.seats)

    @property
    def trick_cards(self) -> list[Card]:
        return [card for _, card in self.trick]

    @property
    def duty(self) -> Duty | None:
        """What the next card of the trick must follow."""
        trump_lead = cast(TrumpLead, self.options["trumpLeadFollow"])
        return self.rules.following.duty(self.trick_cards, self.trumps, trump_lead)

    @property
    def winning(self) -> int | None:
        """The seat that wins the trick as it stands, None while nobody's card could."""
        if not self.trick:
            return None
        place = self.rules.ranking.winner(self.trick_cards, self.trumps)
        return None if place is None else self.trick[place][0]

    def order_from(self, first: int) -> list[int]:
        """All seats in order of play in this trick (before the first, in that), from one on."""
        order, number = [first], max(1, self.trick_number)
        for _ in range(self.seats - 1):
            order.append(self.rules.routing.after(order[-1], number, self.seats))
        return order

    def playable(self, seat: int) -> list[Card]:
        """The cards that this seat could play to the trick on the table."""
        last_trick = self.rules.following.last_trick
        reserved = self.reserved[seat]
        if last_trick and reserved and self.trick_number == self.tricks_in_round:
            return last_trick(self.hands[seat], reserved)
        return self.rules.following.playable(self.hands[seat], self.duty, self.trumps)

    def still_to_play(self, seat: int) -> list[Card]:
        """All cards that this seat may still play; the reserved one once the last trick is on."""
        reserved = self.reserved[seat]
        if reserved and self.trick_number == self.tricks_in_round:
            return [*self.hands[seat], reserved]
        return self.hands[seat]

    def allowed_cards(self) -> list[Card]:
        """The cards that the seat to act may name now."""
        if self.to_act is None or self.phase == "choose":
            return []
        if self.phase == "play":
            return self.playable(self.to_act)
        if self.phase == "remove":
            return self.trick_cards
        return self.hands[self.to_act]

    def clone(self) -> Self:
        other = super().clone()
        other.options, other.dealer, other.leader = self.options, self.dealer, self.leader
        other.rules, other.second_lead = self.rules, self.second_lead
        other.trick_number = self.trick_number
        other.rule_pile = self.rule_pile[:]
        other.rule_hands = [held[:] for held in self.rule_hands]
        other.chosen = self.chosen[:]
        other.exposed = [cards[:] for cards in self.exposed]
        other.reserved = self.reserved[:]
        other.steps = self.steps[:]
        other.laid = [cards[:] for cards in self.laid]
        other.piles = [piles[:] for piles in self.piles]
        other.removed = self.removed[:]
        return other
