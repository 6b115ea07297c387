"""What rule cards mean together where that is not plain from each of them.

Each entry names groups of cards; it applies when a different card of every group is in force.
The effect itself follows from the hooks; the ids let a page say it in a sentence.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

NUMBER_TRUMPS = range(1, 13)
TRUMP_SUITS = range(13, 22)
TRUMPS = range(1, 22)
PLAIN_CARD_VALUES = (*range(46, 51), 52, 53)
CARD_VALUES = (*PLAIN_CARD_VALUES, 51)
SUITS_THAT_COST = range(47, 51)
NEIGHBOUR_WORDS = (22, 23, 35, 36, 38, 39, 58, 59)


class Interplay(NamedTuple):
    id: str
    groups: tuple[Collection[int], ...]
    without: Collection[int] = ()


INTERPLAYS = (
    Interplay("several-trumps", (TRUMPS, TRUMPS)),
    Interplay("suit-twice", ((13,), (14,))),
    Interplay("suit-twice", ((15,), (16,))),
    Interplay("suit-twice", ((17,), (18,))),
    Interplay("suit-twice", ((19,), (20,))),
    Interplay("number-trump-costs", (NUMBER_TRUMPS, SUITS_THAT_COST)),
    Interplay("second-lead-shows-suit", ((21,), NUMBER_TRUMPS)),
    Interplay("no-forced-trump-in-trick-1", ((21,), (28,))),
    Interplay("anti-trump-from-trick-2", ((21,), (32,))),
    Interplay("suits-equal-in-trick-1", ((21,), (33,)), without=(32,)),
    Interplay("second-lead-scores-everywhere", ((21,), (43, 51))),
    Interplay("leader-of-trick-2-decides", ((21,), (35, 36))),
    Interplay("everybody-passes", ((22, 23, 38),)),
    Interplay("no-open-card-to-pass", ((38,),), without=(25,)),
    Interplay("right-before-left", ((22,), (23,))),
    Interplay("pass-before-laying", ((22, 23), (24, 25))),
    Interplay("expose-without-reserved", ((24,), (25,))),
    Interplay("reserved-blind", ((24,), (26,))),
    Interplay("reserved-not-passed", ((24,), (38,))),
    Interplay("reserved-before-leftovers", ((24,), (40,))),
    Interplay("exposed-stays-until-turned", ((25,), (26,))),
    Interplay("exposed-passed-hidden", ((25,), (38,))),
    Interplay("exposed-is-leftover", ((25,), (40,))),
    Interplay("blind-follows-lead", ((26,), (27,))),
    Interplay("led-suit-still-strongest", ((27,),), without=(26, 33)),
    Interplay("no-trump-to-play", ((28,),), without=TRUMPS),
    Interplay("forced-after-latest", ((27,), (28,), TRUMPS), without=(26,)),
    Interplay("forced-to-lose", ((28,), (32,), TRUMPS)),
    Interplay("second-without-lead", ((29,), (30,))),
    Interplay("trump-suit-turned", ((31,), TRUMP_SUITS)),
    Interplay("number-trumps-not-turned", ((31,), NUMBER_TRUMPS)),
    Interplay("printed-numbers-score", ((31,), (42, 46, 52, 53))),
    Interplay("no-trump-to-weaken", ((32,),), without=TRUMPS),
    Interplay("equal-suits-over-trumps", ((32,), (33,), TRUMPS)),
    Interplay("anti-trumps-score-as-trumps", ((32,), (43, 51), TRUMPS)),
    Interplay("removed-card-scores-nothing", ((34,), (41, 42, 43, *CARD_VALUES))),
    Interplay("left-takes-right-leads", ((35,), (36,))),
    Interplay("left-takes-and-hands-on", ((35,), (39,))),
    Interplay("tricks-come-back", ((35,), (59,)), without=(39,)),
    Interplay("neighbours-are-seats", ((37,), NEIGHBOUR_WORDS)),
    Interplay("last-is-before-leftovers", ((40,), (44, 45))),
    Interplay("nobody-below-three", ((40,), (54, 55))),
    Interplay("all-tricks-double", ((43,),), without=TRUMPS),
    Interplay("no-trump-to-pay-for", ((51,),), without=TRUMPS),
    Interplay("doubles-multiply", ((42,), (43,))),
    Interplay("fifth-and-last", ((44,), (45,))),
    Interplay("worthless-tricks-count", ((45,), PLAIN_CARD_VALUES)),
    Interplay("worthless-tricks-count", ((45,), (51,), TRUMPS)),
    Interplay("piles-count-in-the-end", ((54, 55, 56, 57), (34, 35, 39, 40))),
    Interplay("bonus-before-doubling", ((54,), (56, 57)), without=(40,)),
    Interplay("bonus-before-doubling", ((55,), (57,)), without=(40,)),
    Interplay("even-and-fewest", ((56,), (57,))),
    Interplay("right-before-left-share", ((58,), (59,))),
    Interplay("doubling-before-share", ((56, 57), (58, 59))),
    Interplay("everything-flips", ((60,),)),
)


def interplays(numbers: Sequence[int]) -> list[dict[str, Any]]:
    """Those that apply: [{id, rules: the cards that meet}, …]."""
    return [{"id": name, "rules": list(cards)} for name, cards in _found(tuple(numbers))]


@lru_cache(maxsize=256)
def _found(numbers: tuple[int, ...]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    found: dict[str, set[int]] = {}
    for interplay in INTERPLAYS:
        if not set(interplay.without).isdisjoint(numbers):
            continue
        of_each = [[card for card in numbers if card in group] for group in interplay.groups]
        for meeting in product(*of_each):
            if len(set(meeting)) == len(meeting):
                found.setdefault(interplay.id, set()).update(meeting)
    return tuple((name, tuple(sorted(cards))) for name, cards in found.items())
