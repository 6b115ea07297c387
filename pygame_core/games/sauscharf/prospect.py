"""Which sauce a seat of Sauscharf may make of its cards with some more of a number, and whether
they are worth keeping for that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from pygame_core.games.sauscharf.aim import (
    equal,
    heats_in_play,
    is_in_time,
    owned,
    turns,
    without,
)
from pygame_core.games.sauscharf.card_tracking import CardTracker
from pygame_core.games.sauscharf.offers import PICKUP, is_laying, own_set
from pygame_core.games.sauscharf.plan import plan_of
from pygame_core.games.sauscharf.rules import BY_NAME
from pygame_core.games.sauscharf.sauces import COPIES, SAUCES
from pygame_core.games.sauscharf.singles import gains
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
    sauce for which more of them would be needed, but for those that the other cards make."""
    most = equal(cards)
    alike = most if number in most else [number] * cards.count(number)
    heats = heats_in_play(view)
    left = Counter(heats) - Counter(plan_of(without(cards, alike), heats).heats)
    heat = min((heat for heat in left if heat > len(alike)), default=0)
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


def nearness(view: View, cards: Sequence[str]) -> list[int]:
    """How near the next sauces are: the greater the better, and of two rows of which one goes on,
    that one is the greater."""
    lacks = [each.left for each in prospects(view, cards)]
    return [-left for left in lacks if left <= NEARLY] or [-left for left in lacks[:1]]


def is_nearer(view: View, own: Sequence[str], more: Sequence[str]) -> bool:
    """Whether with these cards less is lacking for a sauce, or for a second one."""
    return nearness(view, [*own, *more]) > nearness(view, own)


SOON = 2
"""A hand of no more numbers is soon empty."""


def is_soon_empty(view: View) -> bool:
    """Whether the hand is, by itself: what lies aside, or is taken until then, comes into it."""
    numbers = len({*view["hand"]} - {WILD})
    return numbers < 2 or (bool(view["table"]["ingredients"]) and len({*view["hand"]}) <= SOON)


def to_pick_up(view: View) -> bool:
    """Where no sauce is to be cooked, whether the ingredients are rather picked up than a set laid:
    no card of the market adds anything, and the hand is not soon empty by itself."""
    return PICKUP in view["legal"] and not is_soon_empty(view) and not is_helped(view)


def is_helped(view: View) -> bool:
    """Whether some cards of the market score, or bring a sauce nearer."""
    own = owned(view)
    return any(each.more or is_nearer(view, own, each.cards) for each in gains(view))


def saved(view: View) -> list[str]:
    """The equal cards that are not laid for the market: what the best of it joins, if that scores,
    else what lacks least."""
    best = next((each.cards[0] for each in gains(view) if each.more), "")
    found = [each.cards for each in prospects(view, owned(view))]
    return min(found, key=lambda cards: best not in cards, default=[])


def to_spare(view: View) -> list[str]:
    """The sets of a hand that makes no sauce: all of any number but the one that is saved; of
    one that is soon empty, of any number all or one. The largest, where a slot is wished for."""
    hand = view["hand"]
    kept = [] if is_soon_empty(view) else saved(view)
    numbers = sorted({*hand} - {WILD, *kept})
    alike = [[each] * hand.count(each) for each in numbers]
    if len(numbers) < 2 and not kept:
        alike = [hand]
    most = max(map(len, alike), default=0)
    if any(each.more for each in gains(view)):
        alike = [cards for cards in alike if len(cards) == most]
    elif not kept:
        alike += [[each] for each in numbers if [each] not in alike]
    return [" ".join(["set", *cards]) for cards in alike]


class Chance(NamedTuple):
    """What a set may become, and why that is not to be hoped for: "" where it is; "full" where no
    sauce takes more, "few" where too few of its number can still come, "laps" where the gathering
    is over before, "far" where much is lacking, "late" where somebody may end the match before.
    come: how many of its number are likely to come to the market while gathering."""

    near: Prospect | None
    against: str
    come: int = 0


def chance_of(view: View, cards: Sequence[str], taken: Sequence[str]) -> Chance:
    """Of the set on the table, a number, among all cards that the seat then has. taken: those of
    them that still lie in the market."""
    number = own_set(view)[0]
    near = prospect_of(view, number, cards)
    if near is None:
        return Chance(None, "full")
    if view["table"]["part"] == "gather":
        come = likely(view, number, cards.count(number), taken)
        laps = len(view["hand"])
        return Chance(near, "laps" if laps < near.left else "few" if come < near.left else "", come)
    if near.left > NEARLY:
        return Chance(near, "far")
    return Chance(near, "" if is_in_time(view, near.left) else "late")


def to_come(view: View, number: str, held: int) -> int:
    """While gathering, how many cards of a number of which a seat holds some can still come to it:
    those in the market, and those that nobody has been seen to have. With a low pile discards are
    soon shuffled into it."""
    table = view["table"]
    laid = [cards for seat, cards in enumerate(table["sets"]) if seat != view["seat"]]
    gone: int = sum(cards.count(number) for cards in laid)
    aside = CardTracker(view["seats"], view["history"]).ingredients
    gone += sum(cards[BY_NAME[number]] for at, cards in enumerate(aside) if at != view["seat"])
    if table["pile"] > LOW_PILE:
        gone += table["discard"].count(number)
    return max(0, COPIES - held - gone)


LOW_PILE = 20
TURNED = 1.35
"""So many cards are turned up in a lap for each seat, on average."""


def likely(view: View, number: str, held: int, taken: Sequence[str]) -> int:
    """Of those that can still come about how many do while this seat gathers: those that lie there,
    and of the others as large a share as of all cards that are not seen."""
    table, laps = view["table"], len(view["hand"])
    here = sum(slot.count(number) for slot in table["slots"]) - taken.count(number)
    hidden = table["pile"] + sum(view["hand_counts"]) - laps
    if table["pile"] <= LOW_PILE:
        hidden += len(table["discard"])
    share = min(1.0, laps * view["seats"] * TURNED / max(1, hidden))
    return round(here + (to_come(view, number, held) - here) * share) if laps else 0


def gathering(view: View) -> list[str]:
    """The legal actions of a turn at the market after which the seat's cards make most in all, of
    slots that add as much the one that is wished for or, where none adds anything, of which fewest
    are then lacking. A set that adds nothing to them is kept as long as it is to be hoped for."""
    wished = next((each.cards for each in gains(view) if each.more), None)
    worths = {}
    for action, taken, is_kept, cards in turns(view):
        points = plan_of(cards, heats_in_play(view)).points
        near = prospect_of(view, taken[0], cards) if taken and not wished else None
        rank = taken == wished, -near.left if near else -inf
        worths[action] = points, rank, is_kept == _hopes(view, taken)
    return [action for action, worth in worths.items() if worth == max(worths.values())]


def _hopes(view: View, taken: Sequence[str]) -> bool:
    """Whether the set on the table is worth keeping for what it may become; or, once sauces are
    cooked, as no number of the seat's lacks less."""
    laid, every = own_set(view), [*owned(view), *taken]
    if laid[0] == WILD or not chance_of(view, every, taken).against:
        return True
    least, number = lacking(view, every), prospect_of(view, laid[0], every)
    is_cooking = view["table"]["part"] == "cook"
    return is_cooking and len(laid) > 1 and number is not None and number.left == least


def nearing(view: View) -> list[str]:
    """The legal actions of a turn of cooking after which least lacks for a sauce, and for a second
    one; of laying, what can be spared, or picking up. A set is kept that is to be hoped for, a
    single card that joins nothing is left; and once the match may soon end, no more cards are held
    than that takes."""
    if is_laying(view):
        return [PICKUP] if to_pick_up(view) else to_spare(view)
    table, worths = view["table"], {}
    is_late = any(len(made) >= table["target"] - 1 for made in table["sauces"])
    for action, taken, is_kept, cards in turns(view):
        near, is_hoped = nearness(view, cards), is_kept == _hopes(view, taken)
        is_begun = len(taken) == 1 and taken[0] != WILD and cards.count(taken[0]) == 1
        worths[action] = near, is_hoped, not is_begun, -len(cards) * is_late
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
    return near is not None and near.left <= NEARLY and is_in_time(view, near.left)
