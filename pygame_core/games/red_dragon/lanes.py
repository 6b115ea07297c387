"""Red Dragon in lanes: how cheap playouts play it, and what a round is worth.

Card = 15 × suit + number, the suits in the order of the deck, red first.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from pygame_core.games.red_dragon.heuristic import worth
from pygame_core.games.red_dragon.rules import DECK, TABLES, Table, penalty
from pygame_core.kit.cards import Card
from pygame_core.kit.lanes.planes import (
    Columns,
    Planes,
    add_up,
    count,
    equal,
    nonzero,
    put_planes,
    put_weight,
)
from pygame_core.kit.lanes.rules import TrickRules, plain_suits
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.lanes.tricks import TrickLanes, take_first

REDS = range(15)
RED_11 = 11
PENALTIES = [penalty(card) for card in DECK[:15]]
ALL_PENALTIES = sum(PENALTIES)

NUMBER = {card: at for at, card in enumerate(DECK)}
"""The lanes' number of a card."""


def _by(*keys: Iterable[float]) -> list[int]:
    """All cards, sorted by these lists of keys."""
    table = list(zip(*keys, strict=True))
    return sorted(range(len(DECK)), key=lambda card: table[card])


_RED = [card.suit == "R" for card in DECK]
_HIGH = [-card.number for card in DECK]
_LOW = [card.number for card in DECK]

# These orders came out of self-play in lanes, tens of thousands of rounds for each variant.
PLAIN_FROM_THE_TOP = _by(_RED, _HIGH)
LOW_REDS_FIRST = _by([not (red and low <= 6) for red, low in zip(_RED, _LOW, strict=True)], _LOW)
RED_11_FIRST = _by([card != RED_11 for card in range(60)], [not red for red in _RED], _HIGH)

# As casual and club players do, or nearly: what lanes found by self-play was best against itself.
TO_DRAFT = _by([-worth(card) for card in DECK])
TO_GIVE = TO_DRAFT[::-1]


@cache
def rules_of(seats: int) -> TrickRules:
    return plain_suits(seats, 4, 15)


class RedDragonLanes(TrickLanes):
    """Early, every seat takes tricks without red; later it ducks, unless it plays last."""

    alike = True
    counted = REDS
    lead_to_lose = LOW_REDS_FIRST
    throw_away = RED_11_FIRST

    def __init__(
        self, rules: TrickRules, width: int, hands: list[list[int]], left: int, rng: Random
    ) -> None:
        super().__init__(rules, width, hands, left, rng)
        self.table: Table = TABLES[rules.seats]
        self.number = self.table.tricks - left + 1

    @property
    def early(self) -> bool:
        return self.number <= self.table.tricks // 3

    def wants(self, _seat: int) -> int | None:
        if not self.position or (self.position < self.seats - 1 and not self.early):
            return 0
        return self.everywhere ^ (self.led[0] | nonzero(self.on_table[card] for card in REDS))

    def play_with_aim(self, seat: int, lanes: int, wants: int, plays: Plays) -> None:
        if not self.position and self.early:
            take_first(self.hands[seat], lanes, PLAIN_FROM_THE_TOP, plays)
        else:
            super().play_with_aim(seat, lanes, wants, plays)

    def points(self) -> tuple[Planes, int]:
        return self.points_of(0), -ALL_PENALTIES

    def points_of(self, seat: int) -> Planes:
        """Points per trick, less the penalties, and the bonus of a seat without a trick.

        The penalties are counted as what was not captured: ALL_PENALTIES are to be taken off.
        """
        columns: Columns = []
        put_planes(columns, self.tricks_taken[seat], self.table.per_trick)
        captured = self.captured[seat]
        for card in REDS:
            put_weight(columns, PENALTIES[card], self.everywhere ^ captured[card])
        without = [self.everywhere ^ nonzero(taken) for taken in self.tricks_taken]
        if without[seat]:
            seats_without = count(without)
            for many, bonus in enumerate(self.table.no_trick_bonus, 1):
                lanes = without[seat] & equal(seats_without, many, self.everywhere)
                put_weight(columns, bonus, lanes)
        return add_up(columns)

    def facts(self) -> dict[str, int]:
        return {
            **super().facts(),
            "captures-red-11": self.captured[0][RED_11],
            "takes-no-trick": self.everywhere ^ nonzero(self.tricks_taken[0]),
        }


def draft(hands: list[list[int]], centre: list[int], turns: Iterable[int], lanes: int) -> None:
    """The rest of the draft by a fixed order of the cards, in place."""
    for seat in turns:
        taken: Plays = []
        take_first(centre, lanes, TO_DRAFT, taken)
        for card, mask in taken:
            centre[card] ^= mask
            hands[seat][card] |= mask


def give(hands: list[list[int]], centre: list[int], seat: int, cards: int, lanes: int) -> None:
    """Some cards of a seat go to the centre by a fixed order, in place."""
    for _ in range(cards):
        given: Plays = []
        take_first(hands[seat], lanes, TO_GIVE, given)
        for card, mask in given:
            hands[seat][card] ^= mask
            centre[card] |= mask


def numbers(cards: Iterable[Card]) -> list[int]:
    return [NUMBER[card] for card in cards]
