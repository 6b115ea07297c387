"""The strategy of a seat of Sauscharf just now: gathering, cooking, or getting rid of its cards."""

from __future__ import annotations

from typing import Literal

from pygame_core.games.sauscharf.kitchen import Kitchen
from pygame_core.games.sauscharf.rules import X, stall_limit

Strategy = Literal["gather", "cook", "dig", "late", "shed", "last"]
"""gather: phase 1. cook: phase 2, towards the next sauce. dig: too poor or stuck, so anything new
is welcome. late: the match may end soon, cards will cost. shed: cards only cost. last: the match
ends with this lap, so only this turn counts."""

# So few cards cannot make a sauce of their own.
_POOR = 6
# So few cards more than sauces lacking can be gone within a lap or two.
_NEARLY_OUT = 6
# Laps without a sauce after which a match is stuck.
_STUCK = 3
# Laps before the stall limit when nothing large can be built any more.
_CLOSING = 4


def strategy_of(kitchen: Kitchen, seat: int) -> Strategy:
    if not kitchen.cooking:
        return "gather"
    sizes, points = kitchen.own_sizes, kitchen.points
    mine = sizes[seat]
    others = [other for other in range(kitchen.seats) if other != seat]
    if any(_is_done(kitchen, other) for other in others):
        return "last"
    has_all = kitchen.made[seat] >= kitchen.target
    alone = not any(sizes[other] or kitchen.laid[other] for other in others)
    sauces_left = len(kitchen.display) + len(kitchen.supply)
    if not sauces_left:
        return "shed"
    if has_all or alone:
        standing = points[seat] - mine
        if all(standing > points[other] - sizes[other] for other in others):
            return "shed"
    if kitchen.stall >= stall_limit(sauces_left) - _CLOSING:
        return "late"
    stuck = kitchen.stall >= _STUCK
    if not stuck and _ending_threatens(kitchen, others):
        return "late"
    return "dig" if stuck or alone or mine <= _POOR else "cook"


def _is_done(kitchen: Kitchen, seat: int) -> bool:
    """Whether this seat has enough sauces and no cards, but for a set that it will throw away."""
    return kitchen.made[seat] >= kitchen.target and not kitchen.own_sizes[seat]


def _ending_threatens(kitchen: Kitchen, others: list[int]) -> bool:
    """Whether one of the others may soon have enough sauces and no cards."""
    for other in others:
        lacking = kitchen.target - kitchen.made[other]
        if lacking > 1:
            continue
        cards = kitchen.own_sizes[other]
        if lacking <= 0:
            if cards <= 2 * _NEARLY_OUT:
                return True
        elif cards <= _NEARLY_OUT + kitchen.target and kitchen.display:
            own = kitchen.owns[other]
            # Cards that nobody remembers might all be equal.
            largest = max(own[:X]) + own[X] + cards - sum(own)
            laid = kitchen.laid[other]
            if laid is not None:
                largest = max(largest, laid[1] + laid[2])
            if largest >= kitchen.display[0]:
                return True
    return False
