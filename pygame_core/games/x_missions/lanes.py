"""X-Missions in lanes: how cheap playouts play it, and what a round is worth.

Card = 9 × colour + number − 1, the colours in the order of the deck. A choice is the number of
its mission, and 10 for none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import NamedTuple

from pygame_core.games.x_missions.rules import (
    COLOURS,
    DECK,
    EIGHTS_NEEDED,
    NO_MISSION,
    NO_TRUMP,
    SEATS,
    TRICKS,
    Choice,
    prices,
)
from pygame_core.kit.lanes.planes import (
    Columns,
    Planes,
    add_up,
    at_least,
    count,
    equal,
    nonzero,
    put_planes,
    put_weight,
)
from pygame_core.kit.lanes.rules import TrickRules, plain_suits
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.lanes.tricks import TrickLanes, take_first

NUMBER = {card: at for at, card in enumerate(DECK)}
"""The lanes' number of a card."""
NUMBERS = len(DECK) // len(COLOURS)
NONE = 10
CHOICES = 11

_OF_COLOUR = [range(at * NUMBERS, (at + 1) * NUMBERS) for at in range(len(COLOURS))]
EIGHTS = [colour[7] for colour in _OF_COLOUR]
HIGH = [*EIGHTS, *(colour[8] for colour in _OF_COLOUR)]
LED_LOW = 5
"""Until this many tricks are left, seats that want many tricks lead low."""
HIGHEST_FIRST = sorted(range(len(DECK)), key=lambda at: -(at % NUMBERS))
_COUNTING_COLOURS = (1, 3, 4, 6, 9)

_Comparison = Callable[[Planes, int, int], int]

_MOST_POINTS = 31
"""No seat can have more in a round, and it fills its planes: 30 for mission 1 with two tricks."""


def choice_number(choice: Choice) -> int:
    return NONE if choice == NO_MISSION else choice


@cache
def rules_of(trump: str) -> TrickRules:
    at = None if trump == NO_TRUMP else COLOURS.index(trump)
    return plain_suits(SEATS, len(COLOURS), NUMBERS, at)


class Orders(NamedTuple):
    """In which order cards are led, thrown away and ruffed with, for one trump."""

    lead_to_win: list[int]
    lead_to_lose: list[int]
    throw_away: list[int]
    ruff: list[int]


@cache
def orders_of(trump: str) -> Orders:
    trumps = [at for at, card in enumerate(DECK) if card.suit == trump]
    plain = sorted(
        (at for at, card in enumerate(DECK) if card.suit != trump), key=lambda at: at % NUMBERS
    )
    return Orders(
        lead_to_win=[*reversed(trumps), *reversed(plain)],
        lead_to_lose=plain + trumps,
        throw_away=[*reversed(plain), *trumps],
        ruff=trumps[::-1],
    )


class XMissionsLanes(TrickLanes):
    """Every seat wants tricks, unless its mission is alive and a trick would spoil it."""

    per_seat = (*TrickLanes.per_seat, "missions", "colours", "eights", "high")
    kept_for_points = ()
    watched = range(SEATS)
    counted = ()

    def __init__(
        self,
        trump: str,
        live: Iterable[int],
        missions: list[list[int]],
        width: int,
        hands: list[list[int]],
        left: int,
        rng: Random,
    ) -> None:
        """missions: per seat and choice the lanes in which the seat made it."""
        super().__init__(rules_of(trump).only(set(live)), width, hands, left, rng)
        self.number = TRICKS - left + 1
        self.trump = trump
        self.missions = missions
        # Per seat: cards captured of each colour, where its mission asks; eights; any 8 or 9.
        self.colours: list[list[Planes]] = [[[] for _ in COLOURS] for _ in range(SEATS)]
        self.eights: list[Planes] = [[] for _ in range(SEATS)]
        self.high = [0] * SEATS
        orders = orders_of(trump)
        self.lead_to_win = orders.lead_to_win
        self.lead_to_lose = orders.lead_to_lose
        self.throw_away = orders.throw_away
        self.ruff = orders.ruff

    # --- policy --------------------------------------------------------------------------------

    def wants(self, seat: int) -> int | None:
        missions, taken = self.missions[seat], self.tricks_taken[seat]
        none_yet = self.everywhere ^ nonzero(taken)
        last = self.position == SEATS - 1
        shuns = missions[0] & none_yet
        if missions[1]:
            shuns |= missions[1] & self._shuns_for_one_colour(seat, none_yet, last)
        if missions[2]:
            shuns |= missions[2] & equal(taken, 2, self.everywhere)
        if missions[3]:
            shuns |= missions[3] & self._of_any_colour(seat, equal, 3)
        if missions[7]:
            alive = missions[7] & (self.everywhere ^ self.high[seat])
            clean = self.everywhere ^ nonzero(self.on_table[card] for card in HIGH)
            if self.position < SEATS - 1:
                # A trick that others may still spoil is worth the risk for the first one only.
                clean = clean & none_yet if self.position else 0
            shuns |= alive & (self.everywhere ^ clean)
        if not self.position and self.left > LED_LOW:
            # Many tricks come cheaper later, out of what others open; a few are wanted at once.
            return (missions[1] | missions[2]) & (self.everywhere ^ shuns)
        if not self.position:
            shuns |= missions[3]
        return self.everywhere ^ shuns

    def play_with_aim(self, seat: int, lanes: int, wants: int, plays: Plays) -> None:
        if not self.position:
            first = self.missions[seat][1] & wants & lanes
            lanes ^= first
            take_first(self.hands[seat], first, HIGHEST_FIRST, plays)
        super().play_with_aim(seat, lanes, wants, plays)

    def _when_void(self, hand: list[int], lanes: int, wants: int, plays: Plays) -> None:
        """Without a trump, too, a seat that wants tricks keeps its high cards."""
        if not self.ruff:
            take_first(hand, lanes & wants, self.lead_to_lose, plays)
            lanes ^= lanes & wants
        super()._when_void(hand, lanes, wants, plays)

    def _shuns_for_one_colour(self, seat: int, none_yet: int, last: bool) -> int:
        """Where mission 1 has a trick, and this one is not sure to be of the same colour."""
        some = self.everywhere ^ none_yet
        colours = [nonzero(planes) for planes in self.colours[seat]]
        several = (colours[0] | colours[1]) & (colours[2] | colours[3])
        several |= colours[0] & colours[1] | colours[2] & colours[3]
        alive = some & (self.everywhere ^ several)
        if not last or not alive:
            return alive
        lying = [nonzero(self.on_table[card] for card in cards) for cards in _OF_COLOUR]
        fits = 0
        for at, led in enumerate(self.led):
            others = nonzero(mask for other, mask in enumerate(lying) if other != at)
            fits |= led & colours[at] & (self.everywhere ^ others)
        return alive & (self.everywhere ^ fits)

    # --- captured cards ------------------------------------------------------------------------

    def collect(self, takers: list[int]) -> None:
        super().collect(takers)
        colours = None
        eights = count(self.on_table[card] for card in EIGHTS)
        high = nonzero(self.on_table[card] for card in HIGH)
        for seat, lanes in enumerate(takers):
            if not lanes:
                continue
            missions = self.missions[seat]
            asked = lanes & nonzero(missions[at] for at in _COUNTING_COLOURS)
            if asked:
                if colours is None:
                    colours = [count(self.on_table[card] for card in cards) for cards in _OF_COLOUR]
                mine = self.colours[seat]
                for at, planes in enumerate(colours):
                    mine[at] = _sum(mine[at], planes, asked)
            if lanes & missions[8]:
                self.eights[seat] = _sum(self.eights[seat], eights, lanes & missions[8])
            self.high[seat] |= high & lanes

    def _of_any_colour(self, seat: int, compare: _Comparison, number: int) -> int:
        """The lanes in which some colour has that many captured cards."""
        return nonzero(compare(planes, number, self.everywhere) for planes in self.colours[seat])

    # --- the end of the round ------------------------------------------------------------------

    def paid(self, seat: int) -> list[tuple[int, int]]:
        """What the seat's mission pays: points, and the lanes in which it pays them."""
        missions, taken, everywhere = self.missions[seat], self.tricks_taken[seat], self.everywhere
        found: list[tuple[int, int]] = []

        def pays(mission: int, lanes: int, large: bool = False) -> None:
            lanes &= missions[mission]
            if lanes:
                found.append((prices(mission, self.trump)[large], lanes))

        if missions[0]:
            pays(0, equal(taken, 0, everywhere))
        if missions[1]:
            one = equal(count(map(nonzero, self.colours[seat])), 1, everywhere)
            two = one & equal(taken, 2, everywhere)
            pays(1, one ^ two)
            pays(1, two, large=True)
        if missions[2]:
            pays(2, equal(taken, 2, everywhere))
        if missions[3]:
            pays(3, self._of_any_colour(seat, equal, 3))
        if missions[4]:
            each = everywhere
            for planes in self.colours[seat]:
                each &= nonzero(planes)
            pays(4, each)
        if missions[5]:
            pays(5, at_least(taken, 5, everywhere))
        if missions[6]:
            pays(6, self._of_any_colour(seat, at_least, 6))
        if missions[7]:
            pays(7, nonzero(taken) & (everywhere ^ self.high[seat]))
        if missions[8]:
            all_four = equal(self.eights[seat], EIGHTS_NEEDED + 1, everywhere)
            pays(8, equal(self.eights[seat], EIGHTS_NEEDED, everywhere))
            pays(8, all_four, large=True)
        if missions[9]:
            pays(9, self._of_any_colour(seat, equal, NUMBERS))
        return found

    def points_of(self, seat: int) -> Planes:
        columns: Columns = []
        taken, without = self.tricks_taken[seat], self.missions[seat][NONE]
        put_planes(columns, taken)
        if without:
            put_planes(columns, [plane & without for plane in taken])
        for points, lanes in self.paid(seat):
            put_weight(columns, points, lanes)
        return add_up(columns)

    def points(self) -> tuple[Planes, int]:
        return self.points_of(0), 0

    def utility(self) -> tuple[Planes, int, float]:
        """Own points less those of the others' average: the others' are counted as what they lack.

        So that no number is below zero until the end.
        """
        columns: Columns = []
        put_planes(columns, self.points_of(0), SEATS - 1)
        for seat in range(1, SEATS):
            planes = self.points_of(seat)
            for at in range(_MOST_POINTS.bit_length()):
                lacking = self.everywhere ^ planes[at] if at < len(planes) else self.everywhere
                put_weight(columns, 1 << at, lacking)
        return add_up(columns), -_MOST_POINTS * (SEATS - 1), 1 / (SEATS - 1)

    def facts(self) -> dict[str, int]:
        return {
            **super().facts(),
            "mission-done": nonzero(lanes for _, lanes in self.paid(0)),
            "takes-no-trick": self.everywhere ^ nonzero(self.tricks_taken[0]),
        }


def _sum(planes: Planes, more: Planes, lanes: int) -> Planes:
    """The numbers, with those of the second added in these lanes."""
    columns: Columns = []
    put_planes(columns, planes)
    put_planes(columns, [plane & lanes for plane in more])
    return add_up(columns)
