"""The rules of a trick as data: what must follow what, and what beats what."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from random import Random

_SHUFFLES = 64

Cards = tuple[int, ...]
"""Unlike lists, the garbage collector lets tuples of numbers alone: a full collection in the midst
of a thought would take longer than a word to stop may wait."""


class TrickRules:
    """How tricks are followed and won in one game, round or rule set.

    seats, cards: how many. asks[card]: the *call*, a small number, that this card makes when it is
    led (in most games its suit). duty[call]: lists of cards to be tried in turn when that call is
    to be followed, strongest first; after them anything goes. order[call]: groups of cards,
    strongest first; inside a group the later card wins; a card in no group cannot win.
    lead_cannot_win, second_best_wins, last_asks (the last card played makes the call): rules that
    some games add.
    """

    __slots__ = (
        "_living",
        "_scans",
        "_whole",
        "any_order",
        "asks",
        "calls",
        "cards",
        "downward",
        "duty",
        "last_asks",
        "lead_cannot_win",
        "order_of",
        "orders",
        "seats",
        "second_best_wins",
    )

    def __init__(
        self,
        seats: int,
        asks: Sequence[int],
        duty: Sequence[Sequence[Sequence[int]]],
        order: Sequence[Sequence[Sequence[int]]],
        *,
        lead_cannot_win: bool = False,
        second_best_wins: bool = False,
        last_asks: bool = False,
    ) -> None:
        self.seats = seats
        self.cards = len(asks)
        self.asks = list(asks)
        self.calls = len(duty)
        self.duty: list[list[Cards]] = [[tuple(cards) for cards in lists] for lists in duty]
        self.lead_cannot_win = lead_cannot_win
        self.second_best_wins = second_best_wins
        self.last_asks = last_asks
        # Equal orders are kept, and later scanned, once.
        self.orders: list[list[Cards]] = []
        self.order_of: list[int] = []
        for groups in order:
            plain = [tuple(group) for group in groups]
            if plain not in self.orders:
                self.orders.append(plain)
            self.order_of.append(self.orders.index(plain))
        self.any_order = _shuffles(range(self.cards))
        self._whole: TrickRules | None = None
        self._living: Collection[int] = range(self.cards)
        self._scans: dict[int, list[list[Cards]]] = {}
        self._sort_downward()

    def _sort_downward(self) -> None:
        """Per call every card that can win, strongest first, and whether it follows the call."""
        self.downward: list[list[tuple[int, bool]]] = []
        for call, lists in enumerate(self.duty):
            follows = set(lists[0]) if lists else set()
            groups = self.orders[self.order_of[call]]
            self.downward.append([(card, card in follows) for group in groups for card in group])

    def scans(self, call: int) -> list[list[Cards]]:
        """Each list of the duty in many random orders; made where a seat plays at random."""
        scans = self._scans.get(call)
        if scans is None:
            if self._whole is None:
                scans = [_shuffles(cards) for cards in self.duty[call]]
            else:
                whole = self._whole.scans(call)
                scans = [[self._keep(cards) for cards in shuffles[:8]] for shuffles in whole]
            self._scans[call] = scans
        return scans

    def _keep(self, cards: Cards) -> Cards:
        return tuple(card for card in cards if card in self._living)

    def only(self, live: Collection[int]) -> TrickRules:
        """The same rules for the cards still in play: shorter to scan, late in a round."""
        other = TrickRules.__new__(TrickRules)
        other.seats, other.cards, other.calls = self.seats, self.cards, self.calls
        other.asks, other.order_of = self.asks, self.order_of
        other.lead_cannot_win = self.lead_cannot_win
        other.second_best_wins = self.second_best_wins
        other.last_asks = self.last_asks
        other._whole, other._living, other._scans = self, frozenset(live), {}
        keep = other._keep
        other.duty = [[keep(cards) for cards in lists] for lists in self.duty]
        other.orders = [[group for group in map(keep, groups) if group] for groups in self.orders]
        other.any_order = [keep(cards) for cards in self.any_order[:16]]
        other._sort_downward()
        return other


def _shuffles(cards: Iterable[int]) -> list[Cards]:
    """The cards in many random orders, never to be changed."""
    return _shuffled(tuple(sorted(cards)))


@lru_cache(maxsize=256)
def _shuffled(cards: tuple[int, ...]) -> list[Cards]:
    # Kept, since rules are made anew for every set of rule cards, and shuffling is most of it.
    # Sorting by random numbers is several times quicker than Random.sample.
    rng = Random(0)
    orders = []
    for _ in range(_SHUFFLES):
        places = [rng.random() for _ in cards]
        orders.append(tuple(card for _, card in sorted(zip(places, cards, strict=True))))
    return orders


def plain_suits(seats: int, suits: int, numbers: int, trump: int | None = None) -> TrickRules:
    """Follow suit, the highest number wins, a trump beats it. Card = suit × numbers + number."""

    def downward(suit: int) -> list[int]:
        return list(range(suit * numbers + numbers - 1, suit * numbers - 1, -1))

    order = []
    for led in range(suits):
        ruffs = [] if trump is None or trump == led else downward(trump)
        order.append([[card] for card in ruffs + downward(led)])
    return TrickRules(
        seats,
        [card // numbers for card in range(suits * numbers)],
        [[downward(suit)] for suit in range(suits)],
        order,
    )
