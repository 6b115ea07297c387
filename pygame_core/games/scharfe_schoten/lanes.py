"""Scharfe Schoten in lanes: how cheap playouts play it, and what a round is worth.

Card = 12 × colour + number − 1, the colours in the order of the deck.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from pygame_core.games.scharfe_schoten.rules import COLOURS, DECK, HIT_POINTS
from pygame_core.kit.lanes.planes import (
    Columns,
    Planes,
    accumulate,
    add_up,
    count,
    decrement,
    increment,
    less,
    nonzero,
    put_planes,
    put_weight,
)
from pygame_core.kit.lanes.rules import TrickRules
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.lanes.tricks import TrickLanes, take_first

NUMBER = {card: at for at, card in enumerate(DECK)}
"""The lanes' number of a card."""
HUES = range(len(COLOURS))
"""The lanes' numbers of the colours."""
OF_HUE = [range(12 * hue, 12 * hue + 12) for hue in HUES]

MOST = 15
"""What no count of a colour exceeds, with all bits set."""
MOST_POINTS = 63
"""What no seat's points exceed, counted from -MOST, with all bits set."""


class Hits(NamedTuple):
    """The lanes in which a prediction has come true alone, and those where it shares its place."""

    alone: int
    shared: int

    @property
    def anyhow(self) -> int:
        return self.alone | self.shared


@lru_cache(maxsize=8)
def rules_of(seats: int, order: tuple[int, ...]) -> TrickRules:
    """The tricks of a round with this order of all cards, strongest first."""
    return TrickRules(
        seats,
        [card // 12 for card in range(len(DECK))],
        [[[card for card in order if card // 12 == hue]] for hue in HUES],
        [[[card] for card in order]] * len(HUES),
    )


class ScharfeSchotenLanes(TrickLanes):
    """Every seat wants the colour it predicted as most and shuns the one predicted as least.

    collected[seat][hue]: how many cards, as planes. most, least[seat][hue]: the lanes in which the
    seat predicted so. rack[hue]: how many cards lie there, as planes. on_rack: how many in all.
    lies[hue]: the lanes in which this colour lies in the trick.
    """

    per_seat = ("hands", "collected", "most", "least")
    per_lane = ("rack", "lies")
    kept_for_points = ()
    # Seats that never stray from their policy make a worse search here than seats at random.
    noise: int | None = 1

    def __init__(
        self,
        rules: TrickRules,
        width: int,
        hands: list[list[int]],
        left: int,
        on_rack: int,
        rng: Random,
    ) -> None:
        super().__init__(rules, width, hands, left, rng)
        seats = range(rules.seats)
        self.collected: list[list[Planes]] = [[[] for _ in HUES] for _ in seats]
        self.most = [[0] * len(HUES) for _ in seats]
        self.least = [[0] * len(HUES) for _ in seats]
        self.rack: list[Planes] = [[] for _ in HUES]
        self.on_rack = on_rack
        self.ruff = [card for group in rules.orders[0] for card in group]
        self.throw_away = self.lead_to_lose = self.ruff[::-1]

    def new_trick(self) -> None:
        super().new_trick()
        self.lies = [0] * len(HUES)

    def put(self, seat: int, plays: Plays) -> None:
        super().put(seat, plays)
        for card, lanes in plays:
            self.lies[card // 12] |= lanes

    # --- policy --------------------------------------------------------------------------------

    def wants(self, seat: int) -> int | None:
        """It wants a trick or a rack that gives the most, unless the least lies in the trick."""
        good = bad = 0
        for hue in HUES:
            lying = self.lies[hue]
            good |= (lying | nonzero(self.rack[hue])) & self.most[seat][hue]
            bad |= lying & self.least[seat][hue]
        return good & (self.everywhere ^ bad)

    def play_with_aim(self, seat: int, lanes: int, wants: int, plays: Plays) -> None:
        if self.position:
            super().play_with_aim(seat, lanes, wants, plays)
        else:
            self._lead(seat, lanes, plays)

    def _when_void(self, hand: list[int], lanes: int, wants: int, plays: Plays) -> None:
        """Win as cheaply as possible, or get rid of the strongest card that does not win."""
        rest = self._ruff_in(hand, lanes & wants, plays) | (lanes ^ (lanes & wants))
        beaten = 0
        for card in self.ruff:
            loses = hand[card] & rest & beaten
            if loses:
                rest ^= loses
                plays.append((card, loses))
            beaten |= self.on_table[card]
        take_first(hand, rest, self.throw_away, plays)

    def _lead(self, seat: int, lanes: int, plays: Plays) -> None:
        """The strongest card of the most, so that the others add theirs; else the weakest least."""
        hand, duty = self.hands[seat], self.rules.duty
        for hue in HUES:
            mine = lanes & self.most[seat][hue]
            lanes ^= mine ^ take_first(hand, mine, duty[hue][0], plays)
        for hue in HUES:
            mine = lanes & self.least[seat][hue]
            lanes ^= mine ^ take_first(hand, mine, reversed(duty[hue][0]), plays)
        take_first(hand, lanes, self.throw_away, plays)

    # --- the rack ------------------------------------------------------------------------------

    def after_trick(self, won: list[int]) -> list[int]:
        """Who takes the trick takes a card from the rack as well, and leads."""
        for hue in HUES:
            lying = count(self.on_table[card] for card in OF_HUE[hue])
            if lying:
                for seat, lanes in enumerate(won):
                    if lanes:
                        accumulate(self.collected[seat][hue], lying, lanes)
        if self.on_rack:
            for seat, lanes in enumerate(won):
                if lanes:
                    self.pick_from_rack(seat, lanes)
            self.on_rack -= 1
        return won

    def pick_from_rack(self, seat: int, lanes: int) -> None:
        """The colour predicted as most while there is one, the one predicted as least at last."""
        most, least = self.most[seat], self.least[seat]
        between = [self.everywhere ^ (most[hue] | least[hue]) for hue in HUES]
        for wanted in (most, between, least):
            for hue in HUES:
                if lanes:
                    lanes ^= self.take_from_rack(seat, hue, lanes & wanted[hue])

    def take_from_rack(self, seat: int, hue: int, lanes: int) -> int:
        """Take such a card in these lanes where there is one. Gives the lanes where it was done."""
        taken = lanes & nonzero(self.rack[hue])
        if taken:
            decrement(self.rack[hue], taken)
            increment(self.collected[seat][hue], taken)
        return taken

    # --- the end of the round ------------------------------------------------------------------

    def hits(self, seat: int) -> tuple[Hits, Hits]:
        """Where this seat's two predictions have come true: the most, and the least."""
        counts = self.collected[seat]
        most = [self._of(counts, self.most[seat])]
        least = [self._of(counts, self.least[seat])]
        return (
            self._hits(self.most[seat], most * len(HUES), counts),
            self._hits(self.least[seat], counts, least * len(HUES)),
        )

    def _of(self, counts: list[Planes], predicted: list[int]) -> Planes:
        """How many cards of the colour that was predicted."""
        most = max(len(planes) for planes in counts)
        return [
            nonzero(
                planes[bit] & lanes
                for planes, lanes in zip(counts, predicted, strict=True)
                if bit < len(planes)
            )
            for bit in range(most)
        ]

    def _hits(self, predicted: list[int], more: list[Planes], fewer: list[Planes]) -> Hits:
        """By colour, one count must not be below the other, but where that colour is predicted."""
        missed = equalled = 0
        for hue in HUES:
            rivals = self.everywhere ^ predicted[hue]
            missed |= less(more[hue], fewer[hue], self.everywhere)
            equalled |= rivals & (self.everywhere ^ less(fewer[hue], more[hue], self.everywhere))
        right = self.everywhere ^ missed
        return Hits(right & (self.everywhere ^ equalled), right & equalled)

    def _points(self, seat: int) -> tuple[Planes, int]:
        columns: Columns = []
        most, least = self.hits(seat)
        for hits in (most, least):
            put_weight(columns, HIT_POINTS["alone"], hits.alone)
            put_weight(columns, HIT_POINTS["shared"], hits.shared)
        both = most.anyhow & least.anyhow
        counts = self.collected[seat]
        put_planes(columns, [plane & both for plane in self._of(counts, self.most[seat])])
        fewest = self._of(counts, self.least[seat])
        put_planes(columns, opposite([plane & both for plane in fewest], MOST, self.everywhere))
        return add_up(columns), -MOST

    def points(self) -> tuple[Planes, int]:
        return self._points(0)

    def utility(self) -> tuple[Planes, int, float]:
        """One's own points less the others' on average."""
        others = self.seats - 1
        columns: Columns = []
        planes, added = self._points(0)
        put_planes(columns, planes, others)
        added *= others
        for seat in range(1, self.seats):
            planes, more = self._points(seat)
            put_planes(columns, opposite(planes, MOST_POINTS, self.everywhere))
            added -= MOST_POINTS + more
        return add_up(columns), added, 1 / others

    def facts(self) -> dict[str, int]:
        most, least = self.hits(0)
        return {**super().facts(), "hits-most": most.anyhow, "hits-least": least.anyhow}


def opposite(planes: Planes, full: int, everywhere: int) -> Planes:
    """What a number lacks to this one, which has all bits set and is not exceeded."""
    return [
        everywhere ^ (planes[bit] if bit < len(planes) else 0) for bit in range(full.bit_length())
    ]
