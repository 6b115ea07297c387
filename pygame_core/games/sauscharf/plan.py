"""What a seat of Sauscharf can cook in all with the cards that it has: one sauce a lap, as long as
nobody else takes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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
    least = min(heats, default=0)
    groups = tuple(sorted(count for count in counts.values() if count + wilds >= least))
    return _best(groups, wilds, tuple(sorted(heats)))


@lru_cache(maxsize=20_000)
def _best(groups: tuple[int, ...], wilds: int, heats: tuple[int, ...]) -> Plan:
    """groups: how many there are of each number, ascending."""
    if not groups or not heats:
        return _of_wilds(wilds, heats)
    rest, held = groups[:-1], groups[-1]
    best = _best(rest, wilds, heats)
    for heat in set(heats):
        needed = max(0, heat - held)
        if held and needed <= wilds:
            left = (*rest, held - heat) if held > heat else rest
            best = max(
                best, _with(heat, _best(tuple(sorted(left)), wilds - needed, _but(heats, heat)))
            )
    return best


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
