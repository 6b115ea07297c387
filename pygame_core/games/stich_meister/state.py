"""A match of Stich-Meister at one moment: rule cards, steps before play, tricks, scoring."""

from __future__ import annotations

from collections.abc import Iterable

from pygame_core.errors import Reason
from pygame_core.events import Event
from pygame_core.games.stich_meister import refusals
from pygame_core.games.stich_meister.cards import (
    BY_NAME,
    TABLES,
    choosers,
    deck_of,
    in_order,
)
from pygame_core.games.stich_meister.in_force import rules_in_force
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.games.stich_meister.steps import carry_out
from pygame_core.games.stich_meister.table import StichMeisterTable
from pygame_core.kit.cards import Card, names
from pygame_core.kit.events import hand_dealt, last_trick, trick_taken
from pygame_core.kit.scores import best_seats
from pygame_core.notation import split_action
from pygame_core.rng import Stream

RULE_HAND = 3


class StichMeisterState(StichMeisterTable):
    """One round for each seat."""

    __slots__ = ()

    # --- asking --------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[str, ...]:
        if self.phase == "choose" and self.to_act is not None:
            return tuple(f"choose {number}" for number in self.rule_hands[self.to_act])
        return tuple(f"{self.phase} {card}" for card in self.allowed_cards())

    def why_not(self, action: str) -> Reason | None:
        return refusals.why_not(self, action)

    # --- choosing the rules --------------------------------------------------------------------

    def apply(self, action: str) -> list[Event]:
        assert self.to_act is not None
        word = split_action(action)[1][0]
        if self.phase == "choose":
            return self._choose(self.to_act, int(word))
        if self.phase == "play":
            return self._play(self.to_act, BY_NAME[word])
        if self.phase == "remove":
            return self._remove(self.to_act, BY_NAME[word])
        return self._lay(self.to_act, BY_NAME[word])

    def deal(self) -> list[Event]:
        """Begin the next round: fill up the rule hands, shuffle and deal all cards in use."""
        self.round += 1
        self._clear_table()
        deck = list(deck_of(self.seats))
        Stream(self.seed, "deal", self.round).shuffle(deck)
        events = [Event("round.started", {"round": self.round, "dealer": self.dealer})]
        for seat, held in enumerate(self.rule_hands):
            drawn = [self.rule_pile.pop() for _ in range(RULE_HAND - len(held))]
            held.extend(drawn)
            held.sort()
            if drawn:
                public = {"seat": seat, "count": len(drawn)}
                events.append(Event("rules.dealt", public, {"rules": sorted(drawn)}, (seat,)))
        for seat in range(self.seats):
            hand = self.hands[seat] = in_order(deck[seat :: self.seats])
            events.append(hand_dealt(seat, names(hand)))
        self.phase = "choose"
        self.to_act = choosers(self.seats, self.dealer)[0]
        return events

    def _choose(self, seat: int, number: int) -> list[Event]:
        self.rule_hands[seat].remove(number)
        self.chosen[seat] = number
        events = [Event("rule.chosen", {"seat": seat}, {"rule": number}, (seat,))]
        order = choosers(self.seats, self.dealer)
        if seat != order[-1]:
            self.to_act = order[order.index(seat) + 1]
            return events
        numbers = [number for number in self.chosen if number is not None]
        numbers += [self.rule_pile.pop() for _ in range(TABLES[self.seats].from_pile)]
        return events + self.turn_up(numbers)

    def turn_up(self, numbers: Iterable[int]) -> list[Event]:
        """These rule cards are in force from now on."""
        # Whose card is whose stays unknown from here on, to the engine as well.
        self.chosen = [None for _ in range(self.seats)]
        self.rules = rules_in_force(numbers)
        self.steps = self.rules.routing.before_play[:]
        self._next_step_or_trick()
        return [Event("rules.revealed", {"rules": list(self.rules.numbers)})]

    # --- passing, reserving, exposing ----------------------------------------------------------

    def _next_step_or_trick(self) -> None:
        """Go on with the next step, or with the next trick if there is none."""
        if self.steps:
            self.phase = self.steps[0].verb
            self.to_act = self.left_of(self.dealer)
        else:
            self.phase = "play"
            self.trick_number += 1
            self.to_act = self.leader

    def _lay(self, seat: int, card: Card) -> list[Event]:
        step = self.steps[0]
        self.hands[seat].remove(card)
        self.laid[seat].append(card)
        public = {"seat": seat}
        if step.verb == "pass":
            public["to"] = (seat + step.to) % self.seats
        verb = {"pass": "passed", "reserve": "reserved", "expose": "exposed"}[step.verb]
        events = [Event(f"card.{verb}", public, {"card": str(card)}, (seat,))]
        if len(self.laid[seat]) == step.cards:
            self.to_act = self.left_of(seat)
            if seat == self.dealer:
                events += carry_out(self, step)
                del self.steps[0]
                self._next_step_or_trick()
        return events

    # --- tricks --------------------------------------------------------------------------------

    def _play(self, seat: int, card: Card) -> list[Event]:
        if card == self.reserved[seat]:
            self.reserved[seat] = None
        else:
            self.hands[seat].remove(card)
        face_up = self.rules.following.lies_open(len(self.trick))
        self.trick.append((seat, card))
        if face_up:
            self._clear_exposed()
            events = [Event("card.played", {"seat": seat, "card": str(card)})]
        else:
            events = [Event("card.played", {"seat": seat}, {"card": str(card)}, (seat,))]
        if self.rules.waits_for_second_lead and self.second_lead is None and self.trick_number == 2:
            self.second_lead = card.suit
            events.append(Event("trump.fixed", {"suit": card.suit}))
        if len(self.trick) < self.seats:
            self.to_act = self.rules.routing.after(seat, self.trick_number, self.seats)
            return events
        if not face_up:
            self._clear_exposed()
            plays = [[who, str(played)] for who, played in self.trick]
            events.append(Event("trick.revealed", {"plays": plays}))
        if self.rules.routing.winner_removes:
            self.phase = "remove"
            self.to_act = self.winning
            return events
        return events + self._take_trick(self.trick_cards)

    def _clear_exposed(self) -> None:
        """Take away what no longer lies open because it was seen being played."""
        for seat, card in self.trick:
            if card in self.exposed[seat]:
                self.exposed[seat].remove(card)

    def _remove(self, seat: int, card: Card) -> list[Event]:
        self.removed.append(card)
        left = [other for other in self.trick_cards if other != card]
        removed = Event("card.removed", {"seat": seat, "card": str(card)})
        return [removed, *self._take_trick(left)]

    def _take_trick(self, cards: list[Card]) -> list[Event]:
        """The trick is complete, and these of its cards are left: it goes to whom it belongs."""
        winner = self.winning
        assert winner is not None, "of three cards two at most cannot win"
        routing = self.rules.routing
        route = routing.route(winner, self.seats)
        self.last_trick = last_trick(self.trick_number, self.trick, winner)
        self.piles[route.taker].append(Pile(self.trick_number, tuple(cards)))
        events = [
            trick_taken(
                self.last_trick,
                taker=route.taker,
                holder=route.holder,
                next_leader=route.next_leader,
            )
        ]
        if routing.hands_on:
            handed, self.piles[route.taker] = self.piles[route.taker], []
            self.piles[route.holder] += handed
            facts = {"seat": route.taker, "to": route.holder, "count": len(handed)}
            events.append(Event("tricks.handed", facts))
        self.trick = []
        self.leader = route.next_leader
        if self.trick_number == self.tricks_in_round:
            return events + self._finish_round()
        if self.trick_number == 3:
            self.steps = routing.after_third[:]
        self._next_step_or_trick()
        return events

    # --- scoring -------------------------------------------------------------------------------

    def _finish_round(self) -> list[Event]:
        """Score the round; deal the next or end the match."""
        events: list[Event] = []
        if self.rules.routing.leftover:
            cards = [names(hand) for hand in self.hands]
            events.append(Event("leftovers.revealed", {"cards": cards}))
            for hand, piles in zip(self.hands, self.piles, strict=True):
                piles += [Pile(None, (card,)) for card in hand]
                hand.clear()
            self.exposed = [[] for _ in range(self.seats)]
        sheets = self.rules.scoring.score(self.piles, self.trumps, self.tricks_in_round)
        events.append(
            self._score([sheet.points for sheet in sheets], [sheet.lines for sheet in sheets])
        )
        if self.round == self.seats:
            return [*events, self._end(best_seats(self.scores), "rounds")]
        self.dealer = self.left_of(self.dealer)
        return events + self.deal()
