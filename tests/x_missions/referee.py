"""X-Missions by its sheet of rules alone: see tests/support/refereeing.py."""

from __future__ import annotations

from collections import Counter

from pygame_core import Event
from tests.support.refereeing import TrickReferee, full_deck, number

INDICATORS = Counter({"R": 2, "U": 2, "Y": 2, "G": 2, "NT": 1})


def mission_points(mission: int, tricks: list[list[str]], trump: str) -> int:
    won = len(tricks)
    cards = [card for trick in tricks for card in trick]
    colours = [sum(card[0] == colour for card in cards) for colour in "RUYG"]
    numbers = [number(card) for card in cards]
    if mission == 0:
        return 8 if won == 0 else 0
    if mission == 1 and colours.count(0) == 3:
        return {1: 9, 2: 28}[won]
    if mission == 2:
        return 12 if won == 2 else 0
    if mission == 3 and 3 in colours:
        return 12 if trump == "NT" else 8
    if mission == 4:
        return 8 if 0 not in colours else 0
    if mission == 5:
        return 15 if won >= 5 else 0
    if mission == 6:
        return 10 if max(colours) >= 6 else 0
    if mission == 7 and won:
        return 12 if max(numbers) <= 7 else 0
    if mission == 8:
        return {3: 12, 4: 20}.get(numbers.count(8), 0)
    if mission == 9:
        return 18 if 9 in colours else 0
    return 0


class XMissionsReferee(TrickReferee):
    FIRST = "dealer"

    def __init__(self) -> None:
        super().__init__(4)
        self.indicators: Counter[str] = Counter()

    def begin(self, number: int, first: int) -> None:
        super().begin(number, first)
        self.to_act = first
        self.offer: set[int] = set()
        self.missions: dict[int, int | None] = {}

    def strength(self, card: str) -> tuple[int, ...]:
        return card[0] == self.trump, card[0] == self.led, number(card)

    def legal(self) -> set[str]:
        assert self.to_act is not None
        if len(self.missions) < 4:
            return {f"mission {each}" for each in (*self.offer, "none")}
        return self.playable(self.to_act)

    def do(self, action: str) -> None:
        seat = self.to_act
        assert seat is not None
        verb, what = action.split()
        if verb == "mission":
            self.missions[seat] = None if what == "none" else int(what)
            self.offer -= {self.missions[seat]}
            self.to_act = self.next_to(seat)
        elif self.play(seat, what) is not None and not any(self.hands):
            self.score()

    def score(self) -> None:
        points = []
        for seat, tricks in enumerate(self.taken):
            mission = self.missions[seat]
            if mission is None:
                points.append(2 * len(tricks))
            else:
                points.append(len(tricks) + mission_points(mission, tricks, self.trump))
        self.enter(points)
        self.to_act = None
        if max(self.totals) >= 50:
            last = max(points[seat] for seat in self.best())
            self.winners = [seat for seat in self.best() if points[seat] == last]

    def hear(self, event: Event) -> None:
        facts = event.params
        if event.id == "hand.dealt":
            self.deal(event.secret["cards"], facts["seat"])
            if facts["seat"] == 3:
                dealt = sorted(card for hand in self.hands for card in hand)
                assert dealt == sorted(full_deck("RUYG", range(1, 10)))
                assert {len(hand) for hand in self.hands} == {9}
        elif event.id == "trump.revealed":
            self.trump = facts["trump"]
            if self.indicators == INDICATORS:
                self.indicators = Counter()
            self.indicators[self.trump] += 1
            assert self.indicators <= INDICATORS
        elif event.id == "missions.offered":
            offered = event.secret["missions"]
            if not self.missions:
                assert offered == sorted({*range(10)} & {*offered})
                assert len(offered) == 9
                self.offer = set(offered)
            assert (facts["seat"], set(offered)) == (self.to_act, self.offer)
            assert event.seats == (self.to_act,)
        elif event.id == "missions.revealed":
            assert facts["missions"] == [self.missions[seat] for seat in range(4)]
        else:
            super().hear(event)
