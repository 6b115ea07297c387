"""What the other seats have drafted or will draft, guessed in lanes by the hands they hold there.

How strong a hand is decides how likely each choice is: the shares were counted in rounds between
computer players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random

from pygame_core.games.x_missions.lanes import CHOICES, NUMBERS
from pygame_core.games.x_missions.rules import COLOURS, NO_TRUMP
from pygame_core.kit.lanes.masks import copies, every
from pygame_core.kit.lanes.planes import Columns, add_up, at_least, put_weight

Offer = list[int]
"""Per choice the lanes in which it can still be made."""

_TRUMP_WORTH = (1, 1, 1, 1, 2, 2, 3, 3, 4)
_PLAIN_WORTH = (0, 0, 0, 0, 0, 0, 0, 1, 2)
_WORTH_WITHOUT_TRUMP = (0, 0, 0, 0, 0, 0, 1, 2, 4)
"""How strong the cards 1 … 9 make a hand."""

_STRONGER = (5, 8, 11)
"""From these strengths on a hand belongs to the next class."""

LIKELY: tuple[tuple[float, ...], ...] = (
    (75, 3, 24, 20, 2, 1, 10, 5, 1, 1, 3),
    (22, 9, 55, 18, 11, 2, 20, 10, 2, 1, 3),
    (2, 4, 38, 6, 30, 12, 42, 5, 6, 5, 4),
    (1, 1, 9, 2, 8, 48, 38, 1, 7, 14, 3),
)
"""Per class of hands, how often each choice was made when it could be, in per cent:
1,000 choices of club players, with the rare ones rounded up since people differ."""

_ORDERS = 32
_GROUP = 8
"""This many worlds next to each other are dealt choices alike."""


def strengths(hand: Sequence[int], trump: str, everywhere: int) -> list[int]:
    """The lanes of each class of hands, weakest first; the hand as a mask per card."""
    columns: Columns = []
    for card, lanes in enumerate(hand):
        colour, number = divmod(card, NUMBERS)
        if trump == NO_TRUMP:
            worth = _WORTH_WITHOUT_TRUMP
        else:
            worth = _TRUMP_WORTH if COLOURS[colour] == trump else _PLAIN_WORTH
        put_weight(columns, worth[number], lanes)
    planes = add_up(columns)
    reached = [everywhere, *(at_least(planes, least, everywhere) for least in _STRONGER), 0]
    return [lanes ^ stronger for lanes, stronger in pairwise(reached)]


def choose(
    offer: Offer,
    classes: Sequence[int],
    doubts: Sequence[float],
    groups: Sequence[int],
    rng: Random,
) -> list[int]:
    """A choice in every lane; it is taken out of the offer, none excepted.

    doubts: per choice a factor for how likely it is for other reasons. groups: lanes that choose
    alike where their hands and offers are alike. Gives the lanes per choice.
    """
    made = [0] * CHOICES
    tables = [
        _orders(tuple(share * doubt for share, doubt in zip(shares, doubts, strict=True)))
        for shares in LIKELY
    ]
    for group in groups:
        for members, orders in zip(classes, tables, strict=True):
            left = members & group
            if left:
                for choice in rng.choice(orders):
                    found = offer[choice] & left
                    if found:
                        made[choice] |= found
                        left ^= found
                        if not left:
                            break
    for choice in range(CHOICES - 1):
        offer[choice] ^= made[choice]
    return made


def groups_of(width: int, times: int) -> list[int]:
    """Groups of worlds, each world being there several times."""
    return [copies(every(_GROUP) << at, width, times) for at in range(0, width, _GROUP)]


@lru_cache(maxsize=512)
def _orders(shares: tuple[float, ...]) -> list[list[int]]:
    """Orders of the choices, one before another as often as its share is greater."""
    rng = Random(0)
    return [
        sorted(range(CHOICES), key=lambda choice: rng.expovariate(1) / shares[choice])
        for _ in range(_ORDERS)
    ]
