"""Which single card of Sauscharf is laid while ingredients are gathered: a high one chooses early,
which only pays where one slot of the market brings more than the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pygame_core.games.sauscharf.aim import heats_in_play, owned
from pygame_core.games.sauscharf.plan import plan_of
from pygame_core.games.sauscharf.rules import BY_NAME
from pygame_core.games.sauscharf.wording import WILD
from pygame_core.views import View

WANTED = 2
"""By so many points a slot must be better than the next."""


class Wish(NamedTuple):
    """The cards of a slot, what all cards would score more with them, and the more the better: how
    few cards the sauces would then take or, once they are cooked, how few would be left over."""

    cards: Sequence[str]
    more: int
    fits: int

    @property
    def rank(self) -> tuple[int, int, float]:
        """The greater, the better: of as many points, what leaves more cards for others, then X, of
        which one is more than two of a number."""
        return self.more, self.fits, 2.5 if self.cards[0] == WILD else len(self.cards)


def gains(view: View) -> list[Wish]:
    """The slots, the best for the seat in front first."""
    own, heats = owned(view), heats_in_play(view)
    now = plan_of(own, heats).points
    slots = [cards for cards in view["table"]["slots"] if cards]
    plans = [(cards, plan_of([*own, *cards], heats)) for cards in slots]
    is_cooking = view["table"]["part"] == "cook"
    found = [
        Wish(cards, plan.points - now, -plan.cards - len(cards) if is_cooking else plan.cards)
        for cards, plan in plans
    ]
    return sorted(found, key=lambda each: each.rank, reverse=True)


def wish(view: View) -> Wish | None:
    """The slot that is clearly the best for the seat in front."""
    best, *others = gains(view) or [Wish([], 0, 0)]
    next_best = others[0].more if others else 0
    return best if best.more >= next_best + WANTED else None


def not_first(view: View) -> dict[str, Any]:
    """Why it is not tried to choose first. behind: no single card would, but these `cards` might;
    several: the slots of `wish_cards` are about as good; little: none brings more than `more`."""
    found = gains(view)
    most = found[0].more if found else 0
    told = {"more": 0, "cards": [], "count": 0, "wish_cards": []}
    if wish(view) is not None:
        cards = _ahead(view)
        return {**told, "why": "behind", "cards": cards, "count": len(cards)}
    if most < WANTED:
        return {**told, "why": "little", "more": most}
    about_equal = [card for each in found[:2] for card in each.cards]
    return {**told, "why": "several", "wish_cards": about_equal}


def _ahead(view: View) -> list[str]:
    """The least set of several cards that comes first so far, none if none does."""
    first = [each.split()[1:] for each, place in view["table"]["places"].items() if place == 1]
    several = [cards for cards in first if len(cards) > 1]
    return min(several, key=lambda cards: (len(cards), BY_NAME[cards[0]]), default=[])


def single(view: View) -> str:
    """Of the hand, the card to be laid alone: the lowest, or for the slot that is wished for the
    highest; where all others have laid, the lowest that comes first. Where somebody is ahead of all
    of them, the slot may be gone."""
    table = view["table"]
    numbers = sorted((card for card in view["hand"] if card != WILD), key=int)
    cards = [*numbers, WILD] if WILD in view["hand"] else numbers
    first = [card for card in cards if table["places"][f"set {card}"] == 1]
    if not first or wish(view) is None:
        return cards[0]
    return first[-1] if len(table["waiting"]) > 1 else first[0]
