"""Red Dragon by its sheet of rules alone: see tests/support/refereeing.py."""

from __future__ import annotations

from pygame_core import Event
from tests.support.refereeing import TrickReferee, full_deck, number

GIVEN = {3: 4, 4: 3, 5: 2, 6: 2}
PER_TRICK = {3: 6, 4: 8, 5: 10, 6: 12}
BONUS = {3: [20], 4: [20, 10], 5: [20, 10, 5], 6: [20, 15, 10, 5]}
"""For seats without a trick: alone, two of them, three of them …"""


class RedDragonReferee(TrickReferee):
    def begin(self, number: int, first: int) -> None:
        super().begin(number, first)
        self.to_act = first
        self.given: list[tuple[int, str]] = []
        self.centre: list[str] | None = None
        self.drafted = 0

    def strength(self, card: str) -> tuple[int, ...]:
        return card[0] == self.led, number(card)

    def legal(self) -> set[str]:
        assert self.to_act is not None
        if self.centre is None:
            return {f"give {card}" for card in self.hands[self.to_act]}
        if self.centre:
            return {f"take {card}" for card in self.centre}
        return self.playable(self.to_act)

    def do(self, action: str) -> None:
        seat = self.to_act
        assert seat is not None
        verb, card = action.split()
        if verb == "give":
            self.hands[seat].remove(card)
            self.given.append((seat, card))
            if sum(giver == seat for giver, _ in self.given) == GIVEN[self.seats]:
                self.to_act = self.next_to(seat)
        elif verb == "take":
            assert self.centre is not None
            self.centre.remove(card)
            self.hands[seat].add(card)
            self.drafted += 1
            self.to_act = self.drafter() if self.centre else self.first
        elif self.play(seat, card) is not None and not any(self.hands):
            self.score()

    def drafter(self) -> int:
        """There and back again."""
        assert self.first is not None
        turn, place = divmod(self.drafted, self.seats)
        return (self.first + (self.seats - 1 - place if turn % 2 else place)) % self.seats

    def score(self) -> None:
        tricks = [len(own) for own in self.taken]
        self.to_act = None
        if sum(tricks) in tricks:
            self.winners = [tricks.index(sum(tricks))]
            return
        points = []
        for seat in range(self.seats):
            reds = [number(card) for card in self.captured(seat) if card[0] == "R"]
            cost = sum(26 if red == 11 else red for red in reds)
            points.append(PER_TRICK[self.seats] * tricks[seat] - cost)
        assert sum(points) == 0
        if 0 in tricks:
            bonus = BONUS[self.seats][tricks.count(0) - 1]
            points = [bonus if not tricks[seat] else points[seat] for seat in range(self.seats)]
        self.enter(points)
        if self.round == self.seats:
            self.winners = self.best()

    def hear(self, event: Event) -> None:
        facts = event.params
        if event.id == "hand.dealt":
            self.deal(event.secret["cards"], facts["seat"])
            if facts["seat"] == self.seats - 1:
                dealt = sorted(card for hand in self.hands for card in hand)
                assert dealt == sorted(full_deck("RUGY", range(15)))
                assert len({len(hand) for hand in self.hands}) == 1
        elif event.id == "centre.revealed":
            self.centre = list(facts["cards"])
            assert sorted(self.centre) == sorted(card for _, card in self.given)
            self.to_act = self.first
        else:
            super().hear(event)
