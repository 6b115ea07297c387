"""The heuristic of Sauscharf: what each move is worth, as a sensible person would put it.

Chilies are worth what they may become: large groups and X are kept, single cards are in the way
and cost a point each at the end, so sets of them pay for a good slot and are thrown away. A sauce
is made when a set is laid for it; a seat that has enough of them, and leads, gets rid of the rest.
It also chooses for every seat when a search plays on, so it is written to be quick.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from pygame_core.games.sauscharf.kitchen import (
    NOTHING,
    PICKUP,
    RANK,
    SAUCE,
    SCORES,
    Kitchen,
    Move,
    move_of,
)
from pygame_core.games.sauscharf.knowledge import Knowledge
from pygame_core.games.sauscharf.rules import X
from pygame_core.games.sauscharf.strategy import Strategy, strategy_of
from pygame_core.games.sauscharf.utility import UTILITIES, Utility
from pygame_core.views import View

# Points by which a sauce is worth more than it scores: it also brings the end nearer.
_SAUCE = 3.9
# What it is worth to end the match by a sauce.
_TRIGGER = 5.0
# What it costs to be without cards for the rest of the match.
_OUT = 4.5
# In phase 1 a card of the hand is a turn: each further one in a set gives one away.
_TURN_LOST = 2.0
# A high number wins ties of size later on, too.
_HIGH = 0.04
# A lap that makes no sauce, and how much a sauce of the next lap is worth of one now.
_LAP = 0.5
_NEXT_LAP = 0.5
# The chance that a seat before me takes the very slot that I like best, halved: it may be not.
_SAME_TASTE = 0.225
# What any new card is worth to a seat that is stuck.
_NEWS = 0.2
# Worse than this is merely bad: how bad, need not trouble anybody.
_WORST = 3.0

# How likely a seat that lays later acts before a set, by the set's rank.
_OVERTAKEN = [0.0] * RANK * 20
for _value in range(1, X + 1):
    _OVERTAKEN[RANK + _value] = 0.2 + 0.7 * (X - _value) / 13
    _OVERTAKEN[2 * RANK + _value] = 0.2
    for _size in range(3, 20):
        _OVERTAKEN[_size * RANK + _value] = 0.05

Rated = tuple[float, Move]
"""A move and what it may bring, in points or so."""


def evaluate(view: View) -> list[float]:
    """One number per legal action, in points or so: higher is better."""
    return evaluate_knowing(view, Knowledge(view))


def evaluate_knowing(view: View, knowledge: Knowledge) -> list[float]:
    """The same with the knowledge in the view at hand."""
    # Where a set serves two ends, the better one counts.
    rated = sorted(rated_moves(_seen(view, knowledge), UTILITIES[view["table"]["heat"]]))
    best = {move: value for value, move in rated}
    floor = rated[-1][0] - _WORST
    return [max(best.get(move_of(action), floor), floor) for action in view["legal"]]


def _seen(view: View, knowledge: Knowledge) -> Kitchen:
    """The table as the view shows it; cards that it does not know are missing from the counts."""
    kitchen = Kitchen(knowledge.state, Random(0).shuffle)
    kitchen.hand_sizes = list(view["hand_counts"])
    aside = view["table"]["ingredient_counts"]
    kitchen.own_sizes = [a + b for a, b in zip(kitchen.hand_sizes, aside, strict=True)]
    return kitchen


def rated_moves(kitchen: Kitchen, utilities: Mapping[Strategy, Utility]) -> list[Rated]:
    """What the seat to act may sensibly do; a set that is left out is not worth a thought."""
    strategy = strategy_of(kitchen, kitchen.seat)
    utility = utilities[strategy]
    if not kitchen.laying:
        return _rated_turns(kitchen, utility, strategy)
    if not kitchen.cooking:
        return _rated_gathering(kitchen, utility)
    return _rated_cooking(kitchen, utility, strategy)


# --- acting in turn ------------------------------------------------------------------------------


def _rated_turns(kitchen: Kitchen, utility: Utility, strategy: Strategy) -> list[Rated]:
    """What I have after it, compared with my cards without the set on the table."""
    seat = kitchen.seat
    own, groups = kitchen.owns[seat], utility.groups
    laid = kitchen.laid[seat]
    assert laid is not None
    value, numbers, wilds = laid
    without = groups[own[value]] if numbers else 0.0
    kept = utility.wild * wilds
    if numbers:
        kept += groups[own[value] + numbers] - without
    out = 0.0
    if kitchen.cooking and not kitchen.own_sizes[seat] and kitchen.made[seat] < kitchen.target:
        out = 0.0 if strategy == "last" else _OUT
    rated: list[Rated] = [(kept, (NOTHING, 1, 0)), (-out, (NOTHING, 0, 0))]
    news = _NEWS if strategy == "dig" else 0.0
    for slot, (card, count) in enumerate(zip(kitchen.values, kitchen.counts, strict=True)):
        if not card:
            continue
        if card == X:
            gain = utility.wild + news
            both = gain + kept
        else:
            gain = groups[own[card] + count] - groups[own[card]] + news
            both = gain + kept
            if card == value:
                both = groups[own[card] + count + numbers] - without + utility.wild * wilds + news
        rated.append((both, (slot, 1, 0)))
        rated.append((gain, (slot, 0, 0)))
    if kitchen.cooking:
        bonus, last = _beyond_points(kitchen, strategy)
        if not kitchen.own_sizes[seat]:
            bonus += last
        size = numbers + wilds
        rated += [
            (SCORES[level] + bonus, (SAUCE, level, 0)) for level in kitchen.display if level <= size
        ]
    return rated


def _beyond_points(kitchen: Kitchen, strategy: Strategy) -> tuple[float, float]:
    """What a sauce is worth beyond its points, and what besides if no card is left after it."""
    if strategy == "last":
        return 0.0, 0.0
    return _SAUCE, _TRIGGER if kitchen.made[kitchen.seat] + 1 >= kitchen.target else -_OUT


# --- laying a set --------------------------------------------------------------------------------


def _likely_slot(slots: list[float], lost: float) -> float:
    """What a turn is likely to bring: the best slot, or the next where other seats come first.

    slots: the utilities of the best three. lost: how likely each of two other seats comes first.
    """
    best, second, third = slots
    kept = 1.0 - lost
    return best * kept * kept + second * 2 * lost * kept + third * lost * lost


def _rated_gathering(kitchen: Kitchen, utility: Utility) -> list[Rated]:
    """Each card is a turn: what the slot may bring that the set gives access to, and its price."""
    seat = kitchen.seat
    hand, own, groups = kitchen.hands[seat], kitchen.owns[seat], utility.groups
    slots = _best_slots(kitchen, own, utility)
    ranks = _ranks_laid(kitchen)
    later = len(kitchen.queue) - kitchen.at - 1
    rated: list[Rated] = []
    for value in range(1, X + 1):
        held = hand[value]
        for size in (1, held) if held > 1 else range(held, 0, -1):
            lost = _chance_lost(ranks, later, size * RANK + value)
            gain = _likely_slot(slots, lost)
            gain -= _TURN_LOST * (size - 1) + _HIGH * value
            if value == X:
                rated.append((gain, (X, 0, size)))
                continue
            junk = groups[own[value] - size] - groups[own[value]]
            rated.append((gain + junk if junk > 0 else gain, (value, size, 0)))
    return rated


def _rated_cooking(kitchen: Kitchen, utility: Utility, strategy: Strategy) -> list[Rated]:
    """Sets for a sauce; sets for a slot; or, instead of any, having all cards in hand."""
    seat = kitchen.seat
    levels = sorted(set(kitchen.display), reverse=True)
    ranks = _ranks_laid(kitchen)
    # After the last lap there is no other.
    again = 0.0 if strategy == "last" else _best_sauce(kitchen.owns[seat], levels, utility)
    rated = _rated_for_sauces(kitchen, utility, strategy, levels, ranks)
    rated += _rated_for_slots(kitchen, utility, strategy, ranks, again)
    if kitchen.own_sizes[seat] > kitchen.hand_sizes[seat]:
        rated.append((_NEXT_LAP * again - (0.5 if strategy == "shed" else 0.0), PICKUP))
    return rated


def _rated_for_sauces(
    kitchen: Kitchen, utility: Utility, strategy: Strategy, levels: list[int], ranks: list[int]
) -> list[Rated]:
    """The sets that make a sauce, with as few X and cards as it takes, or all of one number."""
    seat = kitchen.seat
    hand, own, (groups, wild) = kitchen.hands[seat], kitchen.owns[seat], utility
    wilds_held, size_of_all = hand[X], kitchen.own_sizes[seat]
    bonus, last = _beyond_points(kitchen, strategy)
    displays = _displays_left(kitchen.display, ranks)
    rated: list[Rated] = []
    for value in range(1, X + 1):
        held = hand[value]
        if not held:
            continue
        if value == X:
            held = 0
        for level in levels:
            wilds = level - held
            if wilds > wilds_held:
                continue
            if wilds >= 0:
                sets: tuple[tuple[int, int], ...] = ((held, wilds),)
            else:
                sets = ((level, 0), (held, 0))
            for numbers, wilds in sets:
                size = numbers + wilds
                rank = size * RANK + value
                stronger = 0
                for other in ranks:
                    if other >= rank:
                        stronger += 1
                for got in displays[stronger]:
                    if got <= level:
                        break
                else:
                    continue
                gain = SCORES[got] + bonus - wild * wilds
                gain += groups[own[value] - numbers] - groups[own[value]] if numbers else 0.0
                if size == size_of_all:
                    gain += last
                rated.append((gain, (value, numbers, wilds)))
    return rated


def _rated_for_slots(
    kitchen: Kitchen, utility: Utility, strategy: Strategy, ranks: list[int], again: float
) -> list[Rated]:
    """Sets of one card or of all of a number: what they give access to, and are thrown away for.

    again: what the best sauce would bring with all cards in hand.
    """
    seat = kitchen.seat
    hand, own, (groups, wild) = kitchen.hands[seat], kitchen.owns[seat], utility
    hand_size = kitchen.hand_sizes[seat]
    aside = kitchen.own_sizes[seat] > hand_size
    shedding = strategy in ("shed", "last")
    news = _NEWS if strategy == "dig" else 0.0
    slots = [0.0, 0.0, 0.0] if shedding else _best_slots(kitchen, own, utility)
    later = len(kitchen.queue) - kitchen.at - 1
    # Soon in hand again, unless other cards of the hand must go first.
    in_time, late = again * _NEXT_LAP, again * _NEXT_LAP * _NEXT_LAP
    rated: list[Rated] = []
    for value in range(1, X + 1):
        held = hand[value]
        for size in (1, held) if held > 1 else range(held, 0, -1):
            lost = _chance_lost(ranks, later, size * RANK + value)
            gain = _likely_slot(slots, lost)
            gain += news - _LAP
            if value == X:
                junk = -wild * size
                gain -= 0.1 * size
            else:
                junk = groups[own[value] - size] - groups[own[value]]
                gain += 0.02 * size
            if junk > 0:
                gain += junk
            if hand_size != size:
                gain += late
                if junk <= 0 and size >= 3:
                    # Kept, it is out of reach for a while.
                    gain -= 0.05 * size
            elif aside or junk <= 0:
                gain += in_time
            rated.append((gain, (X, 0, size) if value == X else (value, size, 0)))
    return rated


def _chance_lost(ranks: list[int], later: int, rank: int) -> float:
    """How likely one of the seats that act before this set takes the slot that I like best."""
    before = later * _OVERTAKEN[rank]
    for other in ranks:
        if other >= rank:
            before += 1
    return min(1.0, before * _SAME_TASTE)


def _best_slots(kitchen: Kitchen, own: list[int], utility: Utility) -> list[float]:
    """What the three best slots would bring me; taking none brings 0."""
    groups, wild = utility
    gains = [
        wild if card == X else groups[own[card] + count] - groups[own[card]]
        for card, count in zip(kitchen.values, kitchen.counts, strict=True)
        if card
    ]
    gains += (0.0, 0.0, 0.0)
    gains.sort(reverse=True)
    return gains[:3]


def _best_sauce(own: list[int], levels: list[int], utility: Utility) -> float:
    """What the best sauce would bring if hand and ingredients were one hand."""
    groups, wild = utility
    best = 0.0
    for size in set(own[1:X]):
        if not size:
            continue
        for level in levels:
            wilds = level - size
            if wilds > own[X]:
                continue
            value = SCORES[level] - groups[size]
            value += groups[-wilds] if wilds < 0 else -wild * wilds
            best = max(best, value)
    return best


def _ranks_laid(kitchen: Kitchen) -> list[int]:
    """The ranks of the sets laid so far in this lap, strongest first."""
    ranks = []
    for seat in kitchen.layers:
        laid = kitchen.laid[seat]
        if laid is not None:
            ranks.append(RANK * (laid[1] + laid[2]) + laid[0])
    ranks.sort(reverse=True)
    return ranks


def _displays_left(display: list[int], ranks: list[int]) -> list[list[int]]:
    """The sauces, hottest first, once the strongest sets, none to all, have made theirs.

    Each of them is thought to make the hottest that it can.
    """
    left = display[::-1]
    displays = [left]
    for rank in ranks:
        left = left[:]
        for level in left:
            if level * RANK <= rank:
                left.remove(level)
                break
        displays.append(left)
    return displays
