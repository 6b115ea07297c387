"""What speaks for an action of Sauscharf, by the cards at hand.

Hardly anything that playouts can count tells one set from another while ingredients are gathered,
and what they find later ("a sauce is likelier") is told better by the cards that make it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.sauscharf.aim import cooking, dearest, equal, gained, heats_of
from pygame_core.games.sauscharf.offers import own_set
from pygame_core.games.sauscharf.plan import plan_of
from pygame_core.games.sauscharf.wording import WILD
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View


def because(view: View, action: str, found: Line | None) -> Line | None:
    """Of any action; what was found is told where the cards say less."""
    verb, words = split_action(action)
    if verb == "sauce":
        return _of_sauce(view, int(words[0]), found)
    if verb == "pickup":
        waits = action not in (aims := cooking(view)) and aims
        return line("wait-pickup") if waits else _of_pickup(view) or found or line("pickup")
    if verb == "set":
        return _of_set(view, action, words, found)
    slot, fate = words
    is_kept = fate == "keep"
    if slot != "-":
        return _of_slot(view, view["table"]["slots"][int(slot) - 1], is_kept)
    if is_kept and cooking(view):
        return line("wait-turn")
    return _of_none(view, is_kept, found)


def _of_sauce(view: View, heat: int, found: Line | None) -> Line:
    """Why not the dearest: the cheaper one may be the only one of its kind, and somebody else's
    best; or other cards are enough for the dearest."""
    table, worth = view["table"], _worth(view, heat)
    display = table["display"]
    best = {seat: dearest(display, table["sets"][seat]) for seat in table["waiting"]}
    mine = best.pop(view["seat"])
    if mine is None or mine["points"] == worth:
        return line("sauce", worth=worth)
    is_last = [sauce["heat"] for sauce in display].count(heat) == 1
    if is_last and any(theirs and theirs["heat"] == heat for theirs in best.values()):
        return line("sauce-denied", worth=worth)
    left = heats_of(display)
    left.remove(heat)
    if mine["heat"] in plan_of([*view["hand"], *table["ingredients"]], left).heats:
        return line("sauce-first", worth=worth, next=mine["heat"])
    return found or line("sauce", worth=worth)


def _worth(view: View, heat: int) -> int:
    [worth, *_] = [each["points"] for each in view["table"]["display"] if each["heat"] == heat]
    return int(worth)


def _of_set(view: View, action: str, cards: Sequence[str], found: Line | None) -> Line | None:
    table = view["table"]
    if table["part"] == "cook":
        if sauce := gained(view, action):
            return line("reach", heat=sauce["heat"], worth=sauce["points"])
        aims = cooking(view)
        if action in aims:
            return line("empties", count=len(table["ingredients"]))
        if aims:
            return _of_waiting(view)
        is_ending = any(len(made) >= table["target"] for made in table["sauces"])
        return line("rid" if is_ending else "spare")
    if cards == [WILD]:
        return line("lone-wild")
    if len(cards) == 1:
        return line("single")
    return line("larger") if table["places"][action] == 1 else found


def _of_waiting(view: View) -> Line:
    """Why a sauce that the hand makes is not made in this lap: nobody takes it away so soon."""
    table, sauce = view["table"], dearest(view["table"]["display"], equal(view["hand"]))
    if sauce is None:
        return line("wait-set")
    heat, count = sauce["heat"], table["display"].count(sauce)
    if count > 1:
        return line("wait-several", heat=heat, count=count)
    held = [
        cards + len(laid) for cards, laid in zip(view["hand_counts"], table["sets"], strict=True)
    ]
    others = [cards for seat, cards in enumerate(held) if seat != view["seat"]]
    return line("wait-set") if max(others) >= heat else line("wait-alone", heat=heat)


def _of_pickup(view: View) -> Line | None:
    """The sauce that needs the ingredients, too."""
    table, hand = view["table"], view["hand"]
    cards = equal([*hand, *table["ingredients"]])
    sauce = dearest(table["display"], cards)
    if sauce is None or sauce == dearest(table["display"], equal(hand)):
        return None
    heat, worth = sauce["heat"], sauce["points"]
    return line("pickup-sauce", cards=cards, heat=heat, worth=worth)


def _of_none(view: View, is_kept: bool, found: Line | None) -> Line | None:
    if not is_kept:
        return line("rid")
    own = {WILD, *view["hand"], *view["table"]["ingredients"], *own_set(view)}
    if not any(own & set(cards) for cards in view["table"]["slots"]):
        return line("nothing", is_kept=is_kept)
    return found or line("no-more")


def _of_slot(view: View, taken: Sequence[str], is_kept: bool) -> Line:
    """What the cards of a slot make together with those that this seat then has."""
    display = view["table"]["display"]
    before = [*view["hand"], *view["table"]["ingredients"], *(own_set(view) if is_kept else [])]
    after = equal([*before, *taken])
    # Who keeps a set that makes a sauce gives that sauce up.
    given = dearest(display, own_set(view)) if is_kept else None
    now, then = given or dearest(display, equal(before)), dearest(display, after)
    if then and (now is None or then["points"] > now["points"]):
        heat, worth = then["heat"], then["points"]
        return line("enough", cards=after, heat=heat, worth=worth, is_kept=is_kept)
    if given:
        return line("wait-turn")
    card = taken[0]
    if card == WILD:
        return line("wild", is_kept=is_kept)
    together = [card] * (before.count(card) + len(taken))
    if len(together) == 1:
        return line("new", is_kept=is_kept)
    return line("joins", cards=together, is_kept=is_kept)
