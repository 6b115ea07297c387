"""A policy as a table of chances: what a seat does in which situation, played in lanes.

A row is a situation of the seat to act, as its game tells them apart; an option is an order in
which cards are led, a way to follow, or an order in which cards are thrown away. How likely a seat
is to take each option stands in the table: integers, in a row adding up to a power of two.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from typing import NamedTuple

from pygame_core.kit.lanes.planes import Planes
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.lanes.tricks import TrickLanes, take_first

LEAD, FOLLOW, THROW = range(3)
HIGH, CHEAP, DUCK, LOW = range(4)
"""Ways to follow: take with the strongest card or the cheapest that does; lose with the strongest
card that does; play the lowest."""

Weights = list[list[list[int]]]
"""Per kind of decision (lead, follow, throw away) and row, how likely each option is."""
Rows = list[tuple[int, int]]
"""The number of a row, and the lanes in which the seat is in that situation."""


class Policy(NamedTuple):
    """weights: those of a row add up to 2**bits."""

    weights: Weights
    bits: int


class Decided(NamedTuple):
    """What a seat chose where: noted while learning."""

    seat: int
    kind: int
    row: int
    option: int
    lanes: int


class PolicyLanes(TrickLanes):
    """A table whose seats play by such a policy; a game's class says what situation they are in."""

    policy: Policy
    leads: Sequence[Sequence[int]]
    """The orders in which cards can be led."""
    throws: Sequence[tuple[bool, Sequence[int]]]
    """Orders in which cards can be thrown away, and whether a trump that wins goes before."""
    by_aims: Collection[int] = ()
    """Seats that play as the game's own lanes do."""
    decided: list[Decided] | None = None

    @abstractmethod
    def rows(self, seat: int, lanes: int) -> Rows:
        """The situations of the seat in these lanes, which are in one each."""

    @abstractmethod
    def worth(self, seat: int) -> Planes:
        """The seat's points at the end of the round, plus a number that leaves none below 0."""

    def wants(self, seat: int) -> int | None:
        return super().wants(seat) if seat in self.by_aims else 0  # type: ignore[safe-super]

    def play_with_aim(self, seat: int, lanes: int, wants: int, plays: Plays) -> None:
        if seat in self.by_aims:
            super().play_with_aim(seat, lanes, wants, plays)
            return
        rows = self.rows(seat, lanes)
        if self.position:
            self._follow_by_policy(seat, lanes, rows, plays)
            return
        chosen = self._choose(seat, LEAD, rows, lanes, len(self.leads))
        for order, mask in zip(self.leads, chosen, strict=True):
            if mask:
                take_first(self.hands[seat], mask, order, plays)

    def _follow_by_policy(self, seat: int, lanes: int, rows: Rows, plays: Plays) -> None:
        hand = self.hands[seat]
        bound = [0] * len(self.call)
        void = lanes
        for call, asked in enumerate(self.call):
            asked &= lanes
            if asked:
                able = 0
                for card in self.rules.duty[call][0]:
                    able |= hand[card]
                bound[call] = asked & able
                void ^= bound[call]
        if void != lanes:
            chosen = self._choose(seat, FOLLOW, rows, lanes ^ void, 4)
            for call, mask in enumerate(bound):
                if mask:
                    self._follow_suit(hand, [mask & each for each in chosen], call, plays)
        if void:
            chosen = self._choose(seat, THROW, rows, void, len(self.throws))
            for (ruffs, order), mask in zip(self.throws, chosen, strict=True):
                if mask:
                    rest = self._ruff_in(hand, mask, plays) if ruffs else mask
                    take_first(hand, rest, order, plays)

    def _choose(self, seat: int, kind: int, rows: Rows, lanes: int, options: int) -> list[int]:
        """The lanes of each option."""
        chosen = [0] * options
        weights, bits = self.policy
        table, whole = weights[kind], 1 << bits
        drawn: list[int] = []
        for row, mask in rows:
            left = mask & lanes
            if not left:
                continue
            if not bits:
                chosen[table[row].index(1)] |= left
                continue
            reached = 0
            for option, chance in enumerate(table[row]):
                if chance:
                    reached += chance
                    if reached == whole:
                        taken = left
                    else:
                        drawn = drawn or [self.gate() for _ in range(bits)]
                        taken = left & below(reached, drawn)
                    chosen[option] |= taken
                    if self.decided is not None and taken:
                        self.decided.append(Decided(seat, kind, row, option, taken))
                    left ^= taken
                    if not left:
                        break
        return chosen

    def _follow_suit(self, hand: list[int], chosen: Sequence[int], call: int, plays: Plays) -> None:
        rules, on_table, everywhere = self.rules, self.on_table, self.everywhere
        high, cheap, duck, low = chosen
        beaten, winners = 0, []
        for card, follows in rules.downward[call]:
            if follows:
                held = hand[card]
                if held:
                    if duck:
                        picked = held & duck & beaten
                        if picked:
                            duck ^= picked
                            plays.append((card, picked))
                    if high:
                        picked = held & high & (everywhere ^ beaten)
                        if picked:
                            high ^= picked
                            plays.append((card, picked))
                    if cheap:
                        winners.append((card, beaten))
            beaten |= on_table[card]
        for card, stronger in reversed(winners):
            picked = hand[card] & cheap & (everywhere ^ stronger)
            if picked:
                cheap ^= picked
                plays.append((card, picked))
                if not cheap:
                    break
        duty = rules.duty[call][0]
        if duck and self.position == self.seats - 1:
            # It must win, so with what is of least use later.
            duck = take_first(hand, duck, duty, plays)
        take_first(hand, high | cheap | duck | low, reversed(duty), plays)


def below(chance: int, bits: Sequence[int]) -> int:
    """The lanes in which a random number, given by its bits, is below this one.

    So with the same bits the lanes of a smaller chance are among those of a greater one.
    """
    lanes = 0
    for at, mask in enumerate(bits):
        if chance >> at & 1:
            lanes |= mask
        else:
            lanes &= mask
    return lanes


def parted(parts: Rows, factor: int, masks: Sequence[tuple[int, int]]) -> Rows:
    """Situations told apart further: row × factor + number, by the lanes of each number."""
    return [
        (row * factor + number, lanes & mask)
        for row, lanes in parts
        for number, mask in masks
        if lanes & mask
    ]
