"""What lies beside the cards that are told of: something that would score more now, or the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from pygame_core.games.sauscharf.aim import cooking, gained, is_in_time, only_costs, without
from pygame_core.games.sauscharf.choices import KEEP, NO_SLOT, SLOT_WORDS
from pygame_core.games.sauscharf.fate import gain_of
from pygame_core.games.sauscharf.offers import own_set
from pygame_core.games.sauscharf.prospect import is_helped, to_spare
from pygame_core.games.sauscharf.rules import BY_NAME
from pygame_core.games.sauscharf.wording import WILD, sorted_cards
from pygame_core.notation import split_action
from pygame_core.views import View

MOST_NAMED = 2
"""Of more that are as good it is said that there are several."""

NOTHING: dict[str, Any] = {"beside": "no", "beside_cards": [], "beside_more": 0}


def market_beside(view: View, taken: list[str], is_kept: bool) -> dict[str, Any]:
    """Of the market, the cards that would score most now, if those are fewer than what is taken and
    score more, or if it is too late for them; else what would score as much or, where nothing is
    scored, as many of another number that is held as often."""
    own, slots = _beside(view, taken, is_kept)
    more, most = _more(view, own, taken, slots)
    if most and (taken or not is_in_time(view, 0)):
        if len(taken) > len(most) or not taken:
            kind = "more" if taken else "late"
            return {"beside": kind, "beside_cards": most, "beside_more": more}
        return NOTHING
    if not taken or taken[0] == WILD:
        return NOTHING
    size, gain = (len(taken), own.count(taken[0])), gain_of(view, own, taken)
    alike = dict[str, list[str]]()
    for cards in slots:
        is_alike = gain or (len(cards), own.count(cards[0])) == size
        if cards[0] != WILD and is_alike and gain_of(view, own, cards) == gain:
            alike.setdefault(cards[0], cards)
    if len(alike) > MOST_NAMED:
        return {**NOTHING, "beside": "several"}
    kind = ("points" if gain else "alike") if alike else "no"
    return {**NOTHING, "beside": kind, "beside_cards": [*chain(*alike.values())]}


def _beside(view: View, taken: list[str], is_kept: bool) -> tuple[list[str], list[list[str]]]:
    """The cards that the seat has without those that are taken, and the other slots."""
    own = [*view["hand"], *view["table"]["ingredients"], *(own_set(view) if is_kept else [])]
    return own, [cards for cards in view["table"]["slots"] if cards and cards != taken]


def _more(
    view: View, own: list[str], taken: list[str], slots: list[list[str]]
) -> tuple[int, list[str]]:
    """Of these slots the one that scores most now, if that is more than what is taken does."""
    gains = [(gain_of(view, own, cards), cards) for cards in slots]
    more, most = max(gains, key=lambda each: each[0], default=(0, []))
    return (more, most) if more > (gain_of(view, own, taken) if taken else 0) else (0, [])


MOST_GIVEN = 4.0
"""Points against the others that it may cost to take fewer cards that score more now."""


def preferred(view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
    """Of the market, the cards that score most now instead of others that score less, unless those
    are more cards and clearly better by the search: it was they that the set was laid for. Of sets
    that make as much, that of fewest X or of the highest number, which comes first; of such that
    make nothing, too, but the lowest where no card of the market helps."""
    best: str = options[0]["action"]
    if _is_spare(view, best) and best in (spared := to_spare(view)):
        alike = [each for each in spared if each.count(" ") == best.count(" ")]
        return (max if is_helped(view) else min)(alike, key=_number)
    if best.startswith("set") and gained(view, best):
        return max([best, *_without_wilds(view, best), *_alike(view, best)], key=_saves)
    if not best.startswith("chili"):
        return None
    taken, is_kept = _of_turn(view, best)
    own, slots = _beside(view, taken, is_kept)
    most = _more(view, own, taken, slots)[1] if taken else []
    if not most:
        return None
    is_fewer = len(most) < len(taken)
    for option in options:
        action = option["action"]
        if action.startswith("chili") and _of_turn(view, action)[0] == most:
            return action if option["edge"] <= MOST_GIVEN or not is_fewer else None
    return None


def _is_spare(view: View, action: str) -> bool:
    """Of a set that is laid for a turn at the market."""
    is_laid = view["table"]["part"] == "cook" and action.startswith("set")
    return is_laid and not cooking(view) and not only_costs(view)


def _of_turn(view: View, action: str) -> tuple[list[str], bool]:
    """What is taken, and whether the set is kept."""
    slot, fate = split_action(action)[1]
    return [] if slot == NO_SLOT else view["table"]["slots"][SLOT_WORDS[slot]], KEEP[fate]


def set_beside(view: View, action: str) -> dict[str, Any]:
    """Of another number of the hand, the first such set, and whether that may come later; else a
    larger one that would make no dearer sauce."""
    other = next(iter(_alike(view, action)), None)
    if other is None:
        larger = _larger(view, action)
        return {**NOTHING, "beside": "larger", "beside_cards": larger} if larger else NOTHING
    _, cards = split_action(other)
    place, others_place = (view["table"]["places"][each] for each in (action, other))
    may_come = place < others_place or len(view["table"]["waiting"]) > 1
    kind = "later" if may_come and _number(other) < _number(action) else "alike"
    return {**NOTHING, "beside": kind, "beside_cards": sorted_cards(cards)}


def _alike(view: View, action: str) -> list[str]:
    """The sets of other numbers that make the same sauce with as many cards and X, if all then make
    as much."""
    _, cards = split_action(action)
    sauce, wilds, alike = gained(view, action), cards.count(WILD), []
    for other in cooking(view):
        verb, others = split_action(other)
        if verb != "set" or {*others} & {*cards} - {WILD}:
            continue
        is_alike = (len(others), others.count(WILD)) == (len(cards), wilds)
        if is_alike and sauce == gained(view, other) and _leave_as_many(view, cards, others):
            alike.append(other)
    return alike


def _larger(view: View, action: str) -> list[str]:
    """All cards of another number, if they are more and make the same sauce."""
    _, cards = split_action(action)
    for number in sorted({*view["hand"]} - {*cards, WILD}, key=int):
        more = [number] * view["hand"].count(number)
        if len(more) > len(cards) and gained(view, " ".join(["set", *more])) == gained(
            view, action
        ):
            return more
    return []


def _without_wilds(view: View, action: str) -> list[str]:
    """The sets that make the same sauce of as many cards with fewer X, if all then make as much."""
    sauce, size = gained(view, action), action.count(" ")
    sets = [each for each in cooking(view) if each.startswith("set") and each.count(" ") == size]
    return [
        each
        for each in sets
        if each.count(WILD) < action.count(WILD) and gained(view, each) == sauce
    ]


def _saves(action: str) -> tuple[int, int]:
    """The greater, the better: fewer X, then a higher number."""
    return -action.count(WILD), _number(action)


def _number(action: str) -> int:
    """Of a set."""
    return BY_NAME[split_action(action)[1][0]]


def _leave_as_many(view: View, cards: list[str], others: list[str]) -> bool:
    """Whether of each number as many are left, in hand and among the ingredients."""
    own = [*view["hand"], *view["table"]["ingredients"]]
    left = [without(own, each).count(each[0]) for each in (cards, others)]
    return left[0] == left[1]
