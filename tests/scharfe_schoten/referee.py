"""Scharfe Schoten by its sheet of rules alone: see tests/support/refereeing.py."""

from __future__ import annotations

from collections import Counter

from pygame_core import Event
from tests.support.refereeing import TrickReferee, full_deck, number

COLOURS = "RYGB"
HAND = {3: 12, 4: 10}


def points_of(counts: dict[str, int], most: str, least: str) -> int:
    found = []
    for colour, extreme in ((most, max(counts.values())), (least, min(counts.values()))):
        if counts[colour] != extreme:
            found.append(0)
        else:
            found.append(5 if list(counts.values()).count(extreme) == 1 else 3)
    bonus = counts[most] - counts[least] if all(found) else 0
    return sum(found) + bonus


class ScharfeSchotenReferee(TrickReferee):
    def begin(self, number: int, first: int) -> None:
        super().begin(number, first)
        self.to_act = first
        self.predictions: dict[int, list[str]] = {}
        self.counts = [dict.fromkeys(COLOURS, 0) for _ in range(self.seats)]
        self.picks = False

    def strength(self, card: str) -> tuple[int, ...]:
        return card in self.trumps, -self.order.index(card[0]), number(card)

    def legal(self) -> set[str]:
        assert self.to_act is not None
        if len(self.predictions) < self.seats:
            pairs = [(most, least) for most in COLOURS for least in COLOURS if most != least]
            return {f"predict {most} {least}" for most, least in pairs}
        if self.picks:
            return {f"rack {colour}" for colour in COLOURS if self.rack[colour]}
        return self.playable(self.to_act)

    def do(self, action: str) -> None:
        seat = self.to_act
        assert seat is not None
        verb, *what = action.split()
        if verb == "predict":
            self.predictions[seat] = what
            self.to_act = self.next_to(seat)
        elif verb == "rack":
            self.rack[what[0]] -= 1
            self.counts[seat][what[0]] += 1
            self.picks = False
        elif (taker := self.play(seat, what[0])) is not None:
            for card in self.taken[taker][-1]:
                self.counts[taker][card[0]] += 1
            self.picks = any(self.rack.values())
        if not any(self.hands) and not self.picks:
            self.score()

    def score(self) -> None:
        assert sum(sum(counts.values()) for counts in self.counts) == 48
        self.enter([points_of(self.counts[s], *self.predictions[s]) for s in range(self.seats)])
        self.to_act = None
        if self.round == self.seats:
            self.winners = self.best()

    def hear(self, event: Event) -> None:
        facts = event.params
        if event.id == "hand.dealt":
            self.deal(event.secret["cards"], facts["seat"])
            backs = Counter(card[0] for card in self.hands[facts["seat"]])
            assert facts["colours"] == {colour: backs[colour] for colour in COLOURS}
            assert facts["count"] == backs.total() == HAND[self.seats]
        elif event.id == "rack.laid":
            dealt = {card for hand in self.hands for card in hand}
            left = Counter(card[0] for card in {*full_deck(COLOURS, range(1, 13))} - dealt)
            self.rack = {colour: left[colour] for colour in COLOURS}
            assert facts["colours"] == self.rack
        elif event.id == "trumps.revealed":
            numbers = facts["numbers"]
            assert len({*numbers.values()} & {*range(1, 13)}) == 4
            self.order = sorted(COLOURS, key=lambda colour: -numbers[colour])
            self.trumps = [f"{colour}{numbers[colour]}" for colour in self.order]
            assert (facts["order"], facts["trumps"]) == (self.order, self.trumps)
        elif event.id == "predictions.revealed":
            made = [self.predictions[seat] for seat in range(self.seats)]
            assert facts["predictions"] == made
        else:
            super().hear(event)
