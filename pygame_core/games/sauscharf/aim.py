"""The sauce that a seat of Sauscharf can make next, with which cards, and who may be quicker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from pygame_core.games.sauscharf.offers import is_laying, own_set
from pygame_core.games.sauscharf.wording import WILD
from pygame_core.views import View

Sauce = dict[str, Any]
"""One of the view's display: its heat, its points."""


class Aim(NamedTuple):
    """The dearest sauce that a seat has the cards for.

    source: whether they are the "set" that it has laid, a set in its "hand", or one that it can lay
    once what lies "aside" is in its hand. actions: those that lead there now, if it is to act.
    rival: a seat that acts before it and has laid enough for the last such sauce; None if none has.
    """

    source: Literal["set", "hand", "aside"]
    cards: list[str]
    sauce: Sauce
    actions: list[str]
    rival: int | None = None


def aim_of(view: View) -> Aim | None:
    """While cooking; None for a seat that lacks cards for every sauce on display."""
    table, hand, laid = view["table"], view["hand"], own_set(view)
    display = table["display"]
    if sauce := dearest(display, laid):
        return _with_set(view, laid, sauce)
    every = equal([*laid, *hand, *table["ingredients"]])
    in_hand, in_all = (dearest(display, cards) for cards in (equal(hand), every))
    if in_hand and in_hand == in_all:
        return _with_hand(view, equal(hand), in_hand)
    return Aim("aside", every, in_all, _emptying(view)) if in_all else None


def _with_set(view: View, laid: list[str], sauce: Sauce) -> Aim:
    waiting = view["table"]["waiting"]
    ahead = [] if is_laying(view) else waiting[: waiting.index(view["seat"])]
    actions = [each for each in view["legal"] if each == f"sauce {sauce['heat']}"]
    return Aim("set", laid, sauce, actions, _left(view, ahead)[1].get(sauce["heat"]))


def _with_hand(view: View, cards: list[str], sauce: Sauce) -> Aim:
    """What is gained by a set depends on the sets before it."""
    table = view["table"]
    gains = {}
    for action, place in table["places"].items():
        left, _ = _left(view, table["order"][: place - 1])
        got = dearest(left, action.split()[1:])
        gains[action] = got["points"] if got else 0
    most = max(gains.values(), default=0)
    actions = [action for action, gain in gains.items() if gain == most > 0]
    place = table["places"].get(" ".join(["set", *cards]), 1)
    _, gone = _left(view, table["order"][: place - 1])
    return Aim("hand", cards, sauce, actions, gone.get(sauce["heat"]))


def _emptying(view: View) -> list[str]:
    """An empty hand is filled with the ingredients after the lap, too: then a turn is to be had."""
    if not is_laying(view):
        return []
    whole = [each for each in view["legal"] if len(each.split()) - 1 == len(view["hand"])]
    return whole or [each for each in view["legal"] if each == "pickup"]


def _left(view: View, ahead: Sequence[int]) -> tuple[list[Sauce], dict[int, int]]:
    """The display after these seats have made the dearest sauce that they can, each with its set;
    and by heat who took the last of a kind."""
    table = view["table"]
    left, gone = list(table["display"]), {}
    for seat in ahead:
        if sauce := dearest(left, table["sets"][seat]):
            left.remove(sauce)
            if sauce not in left:
                gone[sauce["heat"]] = seat
    return left, gone


def dearest(display: Sequence[Sauce], cards: Sequence[str]) -> Sauce | None:
    """The sauce of the most points that these equal cards make."""
    enough = [sauce for sauce in display if sauce["heat"] <= len(cards)]
    return max(enough, key=lambda sauce: int(sauce["points"]), default=None)


def equal(cards: Sequence[str]) -> list[str]:
    """The largest set of these cards, of the highest number, X at its end."""
    counts = Counter(cards)
    wilds = counts.pop(WILD, 0)
    number = max(counts, key=lambda card: (counts[card], int(card)), default="")
    return [number] * counts[number] + [WILD] * wilds
