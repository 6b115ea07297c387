"""Which sauce a seat of Sauscharf may make of its cards with some more of a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame_core.games.sauscharf.aim import equal, heats_in_play, is_in_time, is_lone, turns
from pygame_core.games.sauscharf.offers import own_set
from pygame_core.games.sauscharf.sauces import SAUCES
from pygame_core.games.sauscharf.wording import WILD
from pygame_core.views import View


class Prospect(NamedTuple):
    """cards: equal ones, X at their end. left: so many more of them make a sauce of this heat, the
    next one that they are not enough for."""

    cards: list[str]
    left: int
    heat: int

    @property
    def told(self) -> dict[str, object]:
        """The parameters of a sentence."""
        worth = SAUCES[self.heat].points
        return {"cards": self.cards, "left": self.left, "heat": self.heat, "worth": worth}


def prospect_of(view: View, number: str, cards: Sequence[str]) -> Prospect | None:
    """Of this number among the cards; X is counted where there are most. None if there is no
    sauce for which more of them would be needed."""
    most = equal(cards)
    alike = most if number in most else [number] * cards.count(number)
    heat = min((heat for heat in heats_in_play(view) if heat > len(alike)), default=0)
    return Prospect(alike, heat - len(alike), heat) if heat else None


NEARLY = 2
"""A sauce is near where no more cards are lacking."""


def prospects(view: View, cards: Sequence[str]) -> list[Prospect]:
    """Of every number among the cards, first what lacks least, of as many the dearer sauce."""
    numbers = {card for card in cards if card != WILD}
    found = (prospect_of(view, number, cards) for number in sorted(numbers))
    return sorted((each for each in found if each), key=lambda each: (each.left, -each.heat))


def lacking(view: View, cards: Sequence[str]) -> int | None:
    """How many cards are lacking for the next sauce."""
    return next((each.left for each in prospects(view, cards)), None)


def nearing(view: View) -> list[str]:
    """The legal actions of a turn of cooking after which least lacks for a sauce, and for a second
    one; none of laying. A card that goes with nothing is not kept; and once the match may soon end,
    no more are held than that takes."""
    table, worths = view["table"], {}
    is_late = any(len(made) >= table["target"] - 1 for made in table["sauces"])
    for action, taken, is_kept, cards in turns(view):
        lacks = [each.left for each in prospects(view, cards)]
        near = [-left for left in lacks if left <= NEARLY] or [-left for left in lacks[:1]]
        is_odd = is_kept and is_lone(view, taken)
        # Of two rows of which one goes on, that one is the greater.
        worths[action] = near, not is_odd, -len(cards) * is_late
    most = max(worths.values(), default=None)
    return [action for action, worth in worths.items() if worth == most]


def useful(view: View) -> list[str]:
    """The legal actions of a turn of cooking by which something is taken, and that keep only what
    may become a sauce before another seat ends the match."""
    return [
        action
        for action, taken, is_kept, cards in turns(view)
        if taken
        and _is_of_use(view, taken, cards)
        and not (is_kept and not _is_of_use(view, own_set(view), cards))
    ]


def _is_of_use(view: View, some: Sequence[str], cards: Sequence[str]) -> bool:
    """Of all cards some that are equal: they make a dearer sauce, or bring one nearer, in time. X
    go with what lacks least."""
    number = some[0]
    if number == WILD:
        left = lacking(view, cards)
        return left is not None and is_in_time(view, left)
    most = equal(cards)
    alike = len(most) if number in most else cards.count(number)
    if any(alike - len(some) < heat <= alike for heat in heats_in_play(view)):
        return is_in_time(view, 0)
    near = prospect_of(view, number, cards)
    return near is not None and is_in_time(view, near.left)
