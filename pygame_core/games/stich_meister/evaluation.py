"""What tricks are worth to one seat, and how strong cards are, under the rule cards in force."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random

from pygame_core.games.stich_meister.cards import deck_of
from pygame_core.games.stich_meister.in_force import Rules
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.kit.cards import Card

_SAMPLES = 60


def advantage(points: Sequence[float], seat: int) -> float:
    """A seat's own points less what the others have on average."""
    others = sum(points) - points[seat]
    return points[seat] - others / (len(points) - 1)


@lru_cache(maxsize=256)
def strengths(rules: Rules, second_lead: str | None, seats: int) -> dict[Card, float]:
    """The part of the deck that each card beats when it is led, 0 to 1."""
    trumps = rules.trumps(second_lead)
    deck = deck_of(seats)
    # The lead's own suit outranks other suits: most cards are played to follow it.
    value = {card: rules.ranking.strength(card, card, trumps) for card in deck}
    ordered = sorted(value.values())
    return {card: bisect_left(ordered, value[card]) / len(deck) for card in deck}


@lru_cache(maxsize=256)
def mean_points(rules: Rules, second_lead: str | None, seats: int, number: int | None) -> float:
    """What a trick with this number (None: any) brings on average, its cards included."""
    trumps = rules.trumps(second_lead)
    last = rules.routing.tricks(seats)
    points = [
        rules.scoring.pile_points(Pile(number, cards), trumps, last) for cards in _samples(seats)
    ]
    return sum(points) / _SAMPLES


@cache
def _samples(seats: int) -> list[tuple[Card, ...]]:
    """Tricks of any cards, always the same."""
    rng = Random(seats)
    return [tuple(rng.sample(deck_of(seats), seats)) for _ in range(_SAMPLES)]


@lru_cache(maxsize=1024)
def point_value(rules: Rules, seats: int, seat: int) -> tuple[float, ...]:
    """What a point that somebody scores is worth to a seat, by who scores it."""
    base = [10] * seats
    before = advantage(rules.scoring.exchanged(base), seat)
    values = []
    for scorer in range(seats):
        after = base[:]
        after[scorer] += 1
        values.append(advantage(rules.scoring.exchanged(after), seat) - before)
    return tuple(values)


def of_counts(rules: Rules, counts: Sequence[int], worth: float) -> list[float]:
    """What the numbers of tricks bring to each seat on top of the tricks' own points."""
    fewest = min(counts)
    return [rules.scoring.by_count(count * worth, count, fewest) for count in counts]


def of_holding(
    rules: Rules, counts: Sequence[int], seat: int, taker: int, holder: int, worth: float
) -> float:
    """What it is worth to a seat that the numbers of tricks change when one is taken."""
    after = list(counts)
    after[taker] += 1
    if holder != taker:
        after[holder] += after[taker]
        after[taker] = 0
    values = point_value(rules, len(counts), seat)
    before = of_counts(rules, counts, worth)
    extra = [new - old for new, old in zip(of_counts(rules, after, worth), before, strict=True)]
    return sum(each * value for each, value in zip(extra, values, strict=True))


@lru_cache(maxsize=256)
def winners_share(rules: Rules, seats: int) -> float:
    """How much more of what a trick brings a seat has that wins it than if another one does."""
    values = point_value(rules, seats, 0)
    won = [values[rules.routing.route(winner, seats).holder] for winner in range(seats)]
    return won[0] - sum(won[1:]) / (seats - 1)


def desire(rules: Rules, second_lead: str | None, seats: int, number: int | None = None) -> float:
    """How much better it is to win a trick than to lose it, in points or so."""
    return mean_points(rules, second_lead, seats, number) * winners_share(rules, seats)
