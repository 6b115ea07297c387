"""A round watched by a second opinion: every play, every trick, every score, every card counted.

The referee keeps its own books from the public events and the naive rules.
"""

from __future__ import annotations

from random import Random

from pygame_core import Event, Match
from pygame_core.games.stich_meister.cards import BY_NAME, deck_of
from pygame_core.kit.cards import Card
from tests.stich_meister import naive
from tests.stich_meister.table import state_of

Piles = list[list[tuple[int | None, list[Card]]]]


class Referee:
    """Watches the first rounds of a match, as many as asked."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._state = state_of(match)
        self._seats = match.seats
        for event in match.events:
            self._hear(event)

    def watch(self, rng: Random, rounds: int = 1) -> None:
        """Act at random until so many rounds are scored, checking everything on the way."""
        scored = 0
        while scored < rounds:
            match, state = self._match, self._state
            assert match.to_act is not None, "a round is not scored"
            self._check_cards()
            if state.phase == "play":
                self._check_legal()
            events = match.apply(rng.choice(match.legal_actions()))
            for event in events:
                scored += event.id == "round.scored"
                self._hear(event)

    def _hear(self, event: Event) -> None:
        facts = event.params
        if event.id == "round.started":
            self._rules: list[int] = []
            self._fixed: str | None = None
            self._removed: Card | None = None
            self._direction = 1
            self._leader = (facts["dealer"] + 1) % self._seats
            self._trick: list[tuple[int, Card]] = []
            self._number = 1
            self._piles: Piles = [[] for _ in range(self._seats)]
        elif event.id == "rules.revealed":
            self._rules = facts["rules"]
        elif event.id == "card.played":
            self._hear_play(event)
        elif event.id == "trump.fixed":
            assert facts["suit"] == self._fixed
        elif event.id == "card.removed":
            self._removed = BY_NAME[facts["card"]]
            assert facts["seat"] == self._winner()
        elif event.id == "trick.taken":
            self._hear_trick(event)
        elif event.id == "tricks.handed":
            assert facts["to"] == (facts["seat"] + 1) % self._seats
        elif event.id == "leftovers.revealed":
            for seat, own in enumerate(facts["cards"]):
                assert len(own) == 3
                self._piles[seat] += [(None, [BY_NAME[name]]) for name in own]
        elif event.id == "round.scored":
            self._check_score(event)

    def _hear_play(self, event: Event) -> None:
        rules, seat = self._rules, event.params["seat"]
        step = -1 if 37 in rules and self._number % 2 == 0 else 1
        assert seat == (self._leader + step * len(self._trick)) % self._seats
        hidden = 26 in rules and bool(self._trick)
        assert ("card" in event.params) is not hidden
        if hidden:
            assert event.seats == (seat,)
        card = BY_NAME[(event.secret if hidden else event.params)["card"]]
        self._trick.append((seat, card))
        if 21 in rules and self._number == 2 and len(self._trick) == 1:
            self._fixed = card.suit

    def _winner(self) -> int:
        place = naive.winner([card for _, card in self._trick], self._rules, self._fixed)
        return self._trick[place][0]

    def _hear_trick(self, event: Event) -> None:
        rules, seats, facts = self._rules, self._seats, event.params
        won = self._winner()
        taker = (won + 1) % seats if 35 in rules else won
        holder = (taker + 1) % seats if 39 in rules else taker
        leader = (won - 1) % seats if 36 in rules else won
        assert facts["number"] == self._number
        assert facts["plays"] == [[seat, str(card)] for seat, card in self._trick]
        assert facts["winner"] == won
        assert facts["taker"] == taker
        assert facts["holder"] == holder
        assert facts["next_leader"] == leader
        assert (self._removed is not None) is (34 in rules)
        left = [card for _, card in self._trick if card != self._removed]
        self._piles[taker].append((self._number, left))
        if 39 in rules:
            self._piles[holder] += self._piles[taker]
            self._piles[taker] = []
        self._leader, self._trick, self._removed = leader, [], None
        self._number += 1

    def _check_score(self, event: Event) -> None:
        last = {3: 16, 4: 15, 5: 12}[self._seats] - (3 if 40 in self._rules else 0)
        assert self._number - 1 == last
        expected = naive.score(self._piles, self._rules, self._fixed, last)
        assert event.params["scores"] == expected
        for lines, points in zip(event.params["detail"], expected, strict=True):
            assert sum(line["points"] for line in lines) == points

    def _check_legal(self) -> None:
        state = self._state
        assert state.to_act is not None
        reserved = state.reserved[state.to_act]
        if reserved and state.trick_number == state.tricks_in_round:
            allowed = {reserved}
        else:
            trick = [card for _, card in self._trick]
            option = self._match.options["trumpLeadFollow"]
            hand = state.hands[state.to_act]
            allowed = naive.legal(hand, trick, self._rules, self._fixed, option)
        assert set(self._match.legal_actions()) == {f"play {card}" for card in allowed}

    def _check_cards(self) -> None:
        """Every card is in exactly one place, and cards lying open belong to their seat."""
        state = self._state
        places = [card for own in (*state.hands, *state.laid) for card in own]
        places += [card for card in state.reserved if card]
        places += [card for _, card in state.trick]
        places += [card for own in state.piles for pile in own for card in pile.cards]
        places += state.removed
        assert len(places) == len(deck_of(self._seats))
        assert set(places) == set(deck_of(self._seats))
        played = {card: seat for seat, card in state.trick}
        for seat, own in enumerate(state.exposed):
            for card in own:
                assert (
                    card in state.hands[seat]
                    or card in state.laid[seat]
                    or played.get(card) == seat
                )
