"""Sauscharf's cards and sums: sets, their order, the fill rule, the end test, the score.

A card is its value: 1 to 13, and 14 for the wild X, which outranks them when it is alone. Cards
held are counted: `held[value]` cards of each value, index 0 unused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from pygame_core.games.sauscharf.sauces import (
    COPIES,
    GROUP,
    NUMBERS,
    SAUCES,
    STALL_LIMIT,
    STALL_LIMIT_WITHOUT_SAUCES,
    WILDS,
)

X = 14
NAMES = ("", *map(str, NUMBERS), "X")
BY_NAME = {name: value for value, name in enumerate(NAMES) if name}

Held = list[int]


def full_deck() -> list[int]:
    return [value for value in NUMBERS for _ in range(COPIES)] + [X] * WILDS


def nothing() -> Held:
    return [0] * (X + 1)


def held(cards: Iterable[int]) -> Held:
    """The cards, counted."""
    counts = nothing()
    for card in cards:
        counts[card] += 1
    return counts


def both(some: Held, more: Held) -> Held:
    return [a + b for a, b in zip(some, more, strict=True)]


def cards_of(counts: Held) -> list[int]:
    """The counted cards one by one, numbers ascending, then X."""
    return [value for value, count in enumerate(counts) for _ in range(count)]


def names(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


class ChiliSet(NamedTuple):
    """A set: some cards of one number and some X. Only X: its value is that of X."""

    value: int
    numbers: int
    wilds: int

    @property
    def size(self) -> int:
        return self.numbers + self.wilds

    @property
    def cards(self) -> list[int]:
        return [self.value] * self.numbers + [X] * self.wilds

    @property
    def rank(self) -> tuple[int, int]:
        """More cards act before fewer, then higher values before lower."""
        return self.size, self.value


@cache
def set_action(laid: ChiliSet) -> str:
    """The one way to write that this set is laid."""
    return " ".join(["set", *names(laid.cards)])


def sets_in(hand: Held) -> list[ChiliSet]:
    """Every set that can be laid from a hand, by value, then by size."""
    wilds = range(hand[X] + 1)
    found = [
        ChiliSet(value, numbers, with_wilds)
        for value in NUMBERS
        for numbers in range(1, hand[value] + 1)
        for with_wilds in wilds
    ]
    return found + [ChiliSet(X, 0, alone) for alone in wilds[1:]]


def turn_order(laid: Sequence[tuple[int, ChiliSet]]) -> list[int]:
    """The seats by their sets: larger first, then higher, then laid earlier."""
    by_rank = sorted(laid, key=lambda seat_and_set: seat_and_set[1].rank, reverse=True)
    return [seat for seat, _ in by_rank]


def laying_order(spoon: int, hand_counts: Sequence[int]) -> list[int]:
    """Who lays a set: from the spoon clockwise, all who have cards in hand."""
    seats = len(hand_counts)
    round_the_table = ((spoon + step) % seats for step in range(seats))
    return [seat for seat in round_the_table if hand_counts[seat]]


class Filling(NamedTuple):
    """What happened when the slots were filled.

    turned: the cards in the order they were turned up. shuffled_after: how many of them came
    before the discard pile was shuffled into a new pile; None if it was not.
    """

    turned: list[int]
    shuffled_after: int | None


def fill(
    slots: list[list[int]],
    pile: list[int],
    discard: list[int],
    shuffle: Callable[[list[int]], None],
) -> Filling:
    """Turn up cards until no slot is empty. The top of the pile is its end.

    A number joins the leftmost group of its own that is not full; all else, X always, goes to the
    leftmost empty slot. An empty pile is made anew from the discard pile; with both empty, slots
    stay empty.
    """
    turned: list[int] = []
    shuffled_after = None
    while [] in slots:
        if not pile:
            if not discard:
                break
            pile += discard
            discard.clear()
            shuffle(pile)
            shuffled_after = len(turned)
        card = pile.pop()
        turned.append(card)
        open_groups = [group for group in slots if group and group[0] == card != X]
        room = (group for group in open_groups if len(group) < GROUP)
        next(room, slots[slots.index([])]).append(card)
    return Filling(turned, shuffled_after)


def stall_limit(sauces_left: int) -> int:
    """How many rounds in a row may pass without a sauce."""
    return STALL_LIMIT if sauces_left else STALL_LIMIT_WITHOUT_SAUCES


def ending(
    sauces: Sequence[int], cards: Sequence[int], *, target: int, stall: int, sauces_left: int
) -> str | None:
    """Why the match ends after a round of the second phase, or None.

    sauces and cards: how many each seat has made and still holds. stall: rounds in a row without
    a sauce, this one included. sauces_left: in display and supply.
    """
    if any(made >= target and not left for made, left in zip(sauces, cards, strict=True)):
        return "sauces"
    if not any(cards):
        return "no-cards"
    return "stall" if stall >= stall_limit(sauces_left) else None


def sauce_points(sauces: Iterable[int]) -> int:
    return sum(SAUCES[level].points for level in sauces)


def score(sauces: Iterable[int], cards: int) -> int:
    """The points of the sauces, less one for every card still held."""
    return sauce_points(sauces) - cards
