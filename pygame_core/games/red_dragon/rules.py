"""Red Dragon's tables and sums: cards, penalties, draft order, the score of a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame_core.kit.cards import Card, full_deck

RED = "R"
DECK = full_deck("RUGY", range(15))
BY_NAME = {str(card): card for card in DECK}

SEATS = (3, 4, 5, 6)


class Table(NamedTuple):
    """What depends on the number of seats only."""

    hand: int
    give: int
    per_trick: int
    no_trick_bonus: tuple[int, ...]
    """The bonus of each seat without a trick, when one, two, … seats have none."""

    @property
    def tricks(self) -> int:
        """A hand is full again after the draft, and every card of it makes one trick."""
        return self.hand


TABLES = {
    3: Table(hand=20, give=4, per_trick=6, no_trick_bonus=(20,)),
    4: Table(hand=15, give=3, per_trick=8, no_trick_bonus=(20, 10)),
    5: Table(hand=12, give=2, per_trick=10, no_trick_bonus=(20, 10, 5)),
    6: Table(hand=10, give=2, per_trick=12, no_trick_bonus=(20, 15, 10, 5)),
}


def penalty(card: Card) -> int:
    """What a captured card costs: a red one its number, the red 11 costs 26, others nothing."""
    if card.suit != RED:
        return 0
    return 26 if card.number == 11 else card.number


def draft_order(seats: int, first: int) -> list[int]:
    """Who takes from the centre, card by card: round the table and back, until it is empty."""
    there = [(first + step) % seats for step in range(seats)]
    passes = TABLES[seats].give
    return [seat for turn in range(passes) for seat in (there if turn % 2 == 0 else there[::-1])]


class RoundScore(NamedTuple):
    """Points of a round per seat: the zero-sum part, the bonus on top, and both together."""

    base: list[int]
    bonus: list[int]

    @property
    def points(self) -> list[int]:
        return [base + bonus for base, bonus in zip(self.base, self.bonus, strict=True)]


def score_round(tricks: Sequence[int], reds: Sequence[Iterable[Card]]) -> RoundScore:
    """The score by tricks taken and red cards captured per seat.

    Not to be asked when one seat took every trick: that wins the match, the round is unscored.
    """
    table = TABLES[len(tricks)]
    base = [
        count * table.per_trick - sum(map(penalty, captured))
        for count, captured in zip(tricks, reds, strict=True)
    ]
    assert sum(base) == 0, "tricks give as much as all red cards cost"
    without = tricks.count(0)
    each = table.no_trick_bonus[without - 1] if without else 0
    return RoundScore(base, [0 if count else each for count in tricks])
