"""What a match of Sauscharf that is broken off after some laps would probably have come to.

A linear value model, fitted to the ends of many matches between computer players, for each heat,
number of seats and part of the match.
"""

from __future__ import annotations

from math import fsum
from operator import mul

from pygame_core.games.sauscharf.kitchen import SCORES, Kitchen
from pygame_core.games.sauscharf.rules import X
from pygame_core.games.sauscharf.value_weights import WEIGHTS

# Nobody loses more than a point for each card that is held or may still be taken unwillingly.
_MORE_CARDS = 2


def part_of(kitchen: Kitchen) -> int:
    """0: gathering. 1: cooking. 2: somebody lacks one sauce at most."""
    if not kitchen.cooking:
        return 0
    return 2 if max(kitchen.made) >= kitchen.target - 1 else 1


class ValueModel:
    """The value model for matches of one heat and number of seats."""

    def __init__(self, heat: str, seats: int) -> None:
        self._weights = WEIGHTS[heat][seats]

    def scores(self, kitchen: Kitchen) -> list[float]:
        """The final points of every seat, expected at the start of a lap.

        Summed exactly: Pythons differ in how they round on the way, and a hint is to be the same.
        """
        weights = self._weights[part_of(kitchen)]
        return [
            points + max(-cards - _MORE_CARDS, fsum(map(mul, weights, features(kitchen, seat))))
            for seat, (points, cards) in enumerate(
                zip(kitchen.points, kitchen.own_sizes, strict=True)
            )
        ]


def features(kitchen: Kitchen, seat: int) -> list[float]:
    """What tells how many points this seat has still to come, at the start of a lap.

    1; X; groups of 1 to 8 equal numbers; ingredients; sauces made, lacking, and lacking to the
    best of the others; cards of the one with the fewest, up to 12, and of all others on average;
    laps without a sauce; the spoon; sauces left; the best sauce of the hand, and of all cards.
    """
    own, hand = kitchen.owns[seat], kitchen.hands[seat]
    groups = [0] * 9
    for count in own[1:X]:
        groups[count] += 1
    lacking = [max(0, kitchen.target - made) for made in kitchen.made]
    sizes = kitchen.own_sizes
    mine, my_lack = sizes[seat], lacking[seat]
    others = sizes[:seat] + sizes[seat + 1 :]
    groups[0] = 1
    return [
        *groups,
        own[X],
        mine - kitchen.hand_sizes[seat],
        kitchen.made[seat],
        my_lack,
        min(lacking[:seat] + lacking[seat + 1 :]),
        min(12, min(others)),
        sum(others) / len(others),
        min(kitchen.stall, 10),
        kitchen.spoon == seat,
        len(kitchen.supply) + len(kitchen.display),
        _best_level(kitchen.display, hand),
        _best_level(kitchen.display, own),
    ]


def _best_level(display: list[int], cards: list[int]) -> int:
    """The points of the hottest sauce on display that these cards make."""
    largest = max(cards[1:X]) + cards[X]
    for level in reversed(display):
        if level <= largest:
            return SCORES[level]
    return 0
