"""What a seat of Sauscharf can cook in all with the cards that it has: one sauce a lap, as long as
nobody else takes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygame_core.games.sauscharf.sauces import SAUCES
from pygame_core.games.sauscharf.wording import WILD


class Plan(NamedTuple):
    """points: what the sauces score in all. cards: how many they take, negative. heats: dearest
    first. The greatest plan is the best: more points, then fewer cards."""

    points: int
    cards: int
    heats: tuple[int, ...]


NOTHING = Plan(0, 0, ())


def plan_of(cards: Sequence[str], heats: Sequence[int]) -> Plan:
    """The best that can be made of these cards with sauces of these heats on display."""
    counts = Counter(cards)
    wilds = counts.pop(WILD, 0)
    return _best_of(counts.values(), wilds, sorted(heats))


def wilds_of(number: str, cards: Sequence[str], heats: Sequence[int], least: int = 0) -> int | None:
    """How many X a number takes where all make most, the fewest that it may be; least: so many X
    are for nothing else. None if all then make less."""
    counts = Counter(cards)
    held, wilds = counts.pop(number, 0), counts.pop(WILD, 0)
    others, most = [*counts.elements()], plan_of(cards, heats).points
    found = []
    for made in _within(sorted(heats), held + wilds):
        taken = max(least, sum(made) - held)
        left = [*(Counter(heats) - Counter(made)).elements()]
        rest = plan_of([*others, *[WILD] * (wilds - taken)], left)
        if rest.points + sum(SAUCES[heat].points for heat in made) == most:
            found.append(taken)
    return min(found, default=None)


def _within(heats: Sequence[int], cards: int) -> Iterator[tuple[int, ...]]:
    """Which sauces so many equal cards can be for. heats: ascending."""
    yield ()
    for at, heat in enumerate(heats):
        if heat <= cards and heat not in heats[:at]:
            yield from ((heat, *more) for more in _within(heats[at + 1 :], cards - heat))


def _best_of(groups: Iterable[int], wilds: int, heats: Sequence[int]) -> Plan:
    """Without what can be of no use: the same question is then asked far less often. heats:
    ascending."""
    least = heats[0] if heats else 0
    useful = tuple(sorted(held for held in groups if held + wilds >= least))
    most = (useful[-1] if useful else 0) + wilds
    return _best(useful, wilds, tuple(heat for heat in heats if heat <= most))


@lru_cache(maxsize=20_000)
def _best(groups: tuple[int, ...], wilds: int, heats: tuple[int, ...]) -> Plan:
    """groups: how many there are of each number, ascending."""
    if not groups or not heats:
        return _of_wilds(wilds, heats)
    rest, held = groups[:-1], groups[-1]
    best, cards = NOTHING, sum(groups) + wilds
    for heat in sorted(set(heats), reverse=True):
        left_heats = _but(heats, heat)
        if SAUCES[heat].points + _at_most(cards - heat, left_heats) < best.points:
            continue
        needed = max(0, heat - held)
        left = (*rest, held - heat) if held > heat else rest
        best = max(best, _with(heat, _best_of(left, wilds - needed, left_heats)))
    # Whatever other cards make without it, these could as well if they are enough for it.
    if heats[0] <= held or _at_most(cards - held, heats) < best.points:
        return best
    return max(best, _best_of(rest, wilds, heats))


@lru_cache(maxsize=20_000)
def _at_most(cards: int, heats: tuple[int, ...]) -> int:
    """What so many cards would score if all were equal and the last sauce could be made in part:
    what promises less than something found need not be looked at."""
    points = 0
    for heat in sorted(heats, key=lambda heat: SAUCES[heat].points / heat, reverse=True):
        if heat > cards:
            return points + SAUCES[heat].points * cards // heat
        points += SAUCES[heat].points
        cards -= heat
    return points


def _of_wilds(wilds: int, heats: tuple[int, ...]) -> Plan:
    """Nothing but X makes a sauce, too."""
    best = NOTHING
    for heat in set(heats):
        if heat <= wilds:
            best = max(best, _with(heat, _of_wilds(wilds - heat, _but(heats, heat))))
    return best


def _but(heats: tuple[int, ...], heat: int) -> tuple[int, ...]:
    at = heats.index(heat)
    return heats[:at] + heats[at + 1 :]


def _with(heat: int, plan: Plan) -> Plan:
    heats = tuple(sorted([heat, *plan.heats], reverse=True))
    return Plan(plan.points + SAUCES[heat].points, plan.cards - heat, heats)
