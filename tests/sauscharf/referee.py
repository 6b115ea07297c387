"""Sauscharf by its sheet of rules alone: see tests/support/refereeing.py."""

from __future__ import annotations

from collections import Counter

from pygame_core import Event
from tests.support.refereeing import Referee

HAND = {"mild": 10, "hot": 9, "super-hot": 8}
COPIES = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4, 7: 3, 8: 2, 9: 2}
POINTS = {2: 2, 3: 4, 4: 6, 5: 8, 6: 11, 7: 14, 8: 17, 9: 20}
REMOVED = {"mild": {7, 8, 9}, "hot": {2, 8, 9}, "super-hot": {2, 3}}
DECK = Counter({**{str(value): 8 for value in range(1, 14)}, "X": 6})


def value(chilis: list[str]) -> int:
    return 14 if chilis[0] == "X" else int(chilis[0])


def fill(slots: list[list[str]], turned: list[str]) -> None:
    """Put down what is turned, one by one; nothing is turned once no slot is empty."""
    for card in turned:
        assert [] in slots
        same = [slot for slot in slots if card != "X" and slot[:1] == [card] and len(slot) < 3]
        (same[0] if same else slots[slots.index([])]).append(card)


class SauscharfReferee(Referee):
    def __init__(self, seats: int, heat: str) -> None:
        super().__init__(seats)
        self.heat = heat
        self.target = {2: 5, 3: 4, 4: 3}[seats] + (heat != "mild")
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.ingredients: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.slots: list[list[str]] = [[] for _ in range(7)]
        self.discard: Counter[str] = Counter()
        self.pile: Counter[str] = Counter(DECK)
        self.made: list[list[int]] = [[] for _ in range(seats)]
        self.supply = Counter({h: n for h, n in COPIES.items() if h not in REMOVED[heat]})
        self.display: list[int] = []
        self.cooking = self.sauce_made = False
        self.stall = 0
        self.to_set: list[int] = []
        self.sets: dict[int, list[str]] = {}
        self.turns: list[int] = []
        self.reason = ""

    def begin(self, number: int, first: int) -> None:
        super().begin(number, first)
        self.spoon = first

    def cards(self, seat: int) -> int:
        return self.hands[seat].total() + self.ingredients[seat].total()

    def legal(self) -> set[str]:
        assert self.to_act is not None
        if self.to_set:
            own = self.hands[self.to_act]
            naturals: list[list[str]] = [[]]
            for card in {*own} - {"X"}:
                naturals += [[card] * count for count in range(1, own[card] + 1)]
            sets = [some + ["X"] * wild for some in naturals for wild in range(own["X"] + 1)]
            legal = {" ".join(["set", *some]) for some in sets if some}
            if self.cooking and self.ingredients[self.to_act].total():
                legal.add("pickup")
            return legal
        taken = ["-", *(str(at) for at, slot in enumerate(self.slots, 1) if slot)]
        legal = {f"chili {slot} {then}" for slot in taken for then in ("keep", "discard")}
        fits = [heat for heat in self.display if heat <= len(self.sets[self.to_act])]
        return legal | {f"sauce {heat}" for heat in fits}

    def do(self, action: str) -> None:
        seat = self.to_act
        assert seat is not None
        verb, *what = action.split()
        if verb == "set":
            self.hands[seat] -= Counter(what)
            self.sets[seat] = what
        elif verb == "pickup":
            self.pick_up(seat)
        else:
            self.turn(seat, verb, what)
            self.turns.remove(seat)
        if self.to_set:
            self.to_set.remove(seat)
            if not self.to_set:
                self.decide()
        if not self.to_set and not self.turns:
            self.end_lap()
        self.to_act = next(iter(self.to_set or self.turns), None)

    def turn(self, seat: int, verb: str, what: list[str]) -> None:
        chilis = self.sets[seat]
        if verb == "sauce":
            self.display.remove(int(what[0]))
            self.made[seat].append(int(what[0]))
            self.sauce_made = True
            self.discard.update(chilis)
            return
        slot, then = what
        if slot != "-":
            self.ingredients[seat].update(self.slots[int(slot) - 1])
            self.slots[int(slot) - 1] = []
        (self.ingredients[seat] if then == "keep" else self.discard).update(chilis)

    def pick_up(self, seat: int) -> None:
        self.hands[seat] += self.ingredients[seat]
        self.ingredients[seat] = Counter()

    def decide(self) -> None:
        """The sets lie in the order in which they were played."""
        self.turns = sorted(
            self.sets, key=lambda seat: (-len(self.sets[seat]), -value(self.sets[seat]))
        )
        self.spoon = next(iter(self.turns), self.spoon)

    def end_lap(self) -> None:
        if self.cooking:
            self.stall = 0 if self.sauce_made else self.stall + 1
            left = bool(self.display) or bool(self.supply.total())
            out = [seat for seat in range(self.seats) if not self.cards(seat)]
            if any(len(self.made[seat]) >= self.target for seat in out):
                self.end("sauces")
            elif len(out) == self.seats:
                self.end("no-cards")
            elif self.stall >= (20 if left else 5):
                self.end("stall")
            else:
                for seat in range(self.seats):
                    if not self.hands[seat]:
                        self.pick_up(seat)
        elif not any(self.hands):
            self.cooking = True
            for seat in range(self.seats):
                self.pick_up(seat)
            if not any(self.hands):
                self.end("no-cards")
        self.sets, self.sauce_made = {}, False
        if not self.winners:
            around = [(self.spoon + place) % self.seats for place in range(self.seats)]
            self.to_set = [seat for seat in around if self.hands[seat]]

    def end(self, reason: str) -> None:
        self.reason = reason
        self.enter(
            [sum(POINTS[h] for h in self.made[s]) - self.cards(s) for s in range(self.seats)]
        )
        self.winners = self.best()

    def hear(self, event: Event) -> None:
        facts = event.params
        if event.id == "hand.dealt":
            self.hands[facts["seat"]] = Counter(event.secret["cards"])
            assert self.hands[facts["seat"]].total() == HAND[self.heat]
            self.pile -= self.hands[facts["seat"]]
            if facts["seat"] == self.seats - 1:
                self.end_lap()
                self.to_act = self.to_set[0]
        elif event.id == "slots.filled":
            self.hear_filling(event)
        elif event.id == "display.filled":
            assert self.cooking
            self.supply.subtract(facts["drawn"])
            self.display += facts["drawn"]
            assert min(self.supply.values()) >= 0
            assert len(self.display) == self.seats + 2 or not self.supply.total()
            assert sorted(facts["sauces"]) == sorted(self.display)
        elif event.id == "order.decided":
            assert facts["order"] == self.turns
            assert facts["spoon"] == self.spoon
        elif event.id == "lap.started":
            assert (facts["order"], facts["spoon"]) == (self.to_set, self.spoon)
            assert facts["part"] == ("cook" if self.cooking else "gather")
            assert facts["stall"] == self.stall
        else:
            if event.id == "match.ended":
                assert facts["reason"] == self.reason
            super().hear(event)

    def hear_filling(self, event: Event) -> None:
        turned, mixed = event.params["turned"], event.params["shuffled_after"]
        for at, card in enumerate(turned):
            if at == mixed:
                assert not self.pile.total()
                self.pile, self.discard = self.discard, Counter()
            self.pile.subtract([card])
            assert self.pile[card] >= 0
        fill(self.slots, turned)
        assert event.params["slots"] == self.slots
        assert event.params["pile"] == self.pile.total()
        assert [] not in self.slots or not (self.pile + self.discard).total()
