"""What speaks for an action of Sauscharf, by the cards at hand.

Hardly anything that playouts can count tells one set from another while ingredients are gathered,
and what they find later ("a sauce is likelier") is told better by the cards that make it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.sauscharf.aim import (
    Sauce,
    at_risk,
    cooking,
    dearest,
    done,
    equal,
    gained,
    heats_in_play,
    heats_of,
    left_for,
    only_costs,
    owned,
    takers,
    without,
)
from pygame_core.games.sauscharf.offers import NONE, own_set
from pygame_core.games.sauscharf.plan import plan_of
from pygame_core.games.sauscharf.singles import WANTED, gains, single, wish
from pygame_core.games.sauscharf.wording import WILD, sorted_cards
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View


def because(view: View, action: str, found: Line | None) -> Line | None:
    """Of any action; what was found is told where the cards say less.

    at_slot-1 … at_none: of a turn at the market, what speaks for its part in the second question,
    by which the set is kept or discarded; asked of another item, that has no answer here."""
    verb, words = split_action(action)
    if found and found["id"].startswith("makes-sauce") and _is_ready(view):
        found = None
    if verb == "sauce":
        return _of_sauce(view, int(words[0]), found)
    if verb == "pickup":
        if action not in (aims := cooking(view)) and aims:
            return line("pickup" if at_risk(view) else "wait-pickup")
        return _of_pickup(view) or found or line("pickup")
    if verb == "set":
        return _of_set(view, action, words, found)
    slot, fate = words
    is_kept = fate == "keep"
    taken = [] if slot == "-" else view["table"]["slots"][int(slot) - 1]
    told = _of_slot(view, taken, is_kept) if taken else _of_none(view, is_kept, found)
    item = NONE if slot == "-" else f"slot-{slot}"
    return line(told["id"], **told["params"], **{f"at_{item}": _of_fate(view, taken, is_kept)})


def _is_ready(view: View) -> bool:
    """A sauce can be made of the set or the hand: that it is likelier soon is beside the point."""
    table = view["table"]
    return dearest(table["display"], own_set(view) or equal(view["hand"])) is not None


def _of_sauce(view: View, heat: int, found: Line | None) -> Line:
    """Why not the dearest: the cheaper one may be the only one of its kind, and somebody else's
    best; or other cards are enough for the dearest."""
    table, worth = view["table"], _worth(view, heat)
    display = table["display"]
    best = {seat: dearest(display, table["sets"][seat]) for seat in table["waiting"]}
    mine = best.pop(view["seat"])
    if mine is None or mine["points"] == worth:
        return line("sauce", worth=worth, count=len(own_set(view)))
    is_last = [sauce["heat"] for sauce in display].count(heat) == 1
    if is_last and any(theirs and theirs["heat"] == heat for theirs in best.values()):
        return line("sauce-denied", worth=worth)
    left = heats_of(display)
    left.remove(heat)
    if mine["heat"] in plan_of([*view["hand"], *table["ingredients"]], left).heats:
        return line("sauce-first", worth=worth, next=mine["heat"])
    return found or line("sauce", worth=worth, count=len(own_set(view)))


def _worth(view: View, heat: int) -> int:
    [worth, *_] = [each["points"] for each in view["table"]["display"] if each["heat"] == heat]
    return int(worth)


def _of_set(view: View, action: str, cards: Sequence[str], found: Line | None) -> Line | None:
    table = view["table"]
    if table["part"] == "cook":
        if sauce := gained(view, action):
            return _of_reach(view, cards, sauce, heats_of(left_for(view, action)))
        aims = cooking(view)
        if action in aims:
            return line("empties", count=len(table["ingredients"]))
        if aims and done(view) is None:
            return _of_waiting(view, cards)
        return line("rid") if only_costs(view) else line("spare", cards=sorted_cards(cards))
    if cards == [WILD]:
        return line("lone-wild")
    return (
        _of_single(view, action, cards[0])
        if len(cards) == 1
        else _of_several(view, action, cards, found)
    )


def _of_reach(view: View, cards: Sequence[str], sauce: Sauce, left: list[int]) -> Line:
    """Why not the dearest first, where the other cards in hand are enough for it later; else
    whether somebody who lays later may still make the last of the kind first.

    left: the heats that those before it leave."""
    heat = sauce["heat"]
    told = {"cards": sorted_cards(cards), "heat": heat, "worth": sauce["points"]}
    spare = {each: left.count(each) - takers(view, each) for each in left}
    is_last = left.count(heat) == 1
    left.remove(heat)
    later = max(plan_of(without(view["hand"], cards), left).heats, default=0)
    if later <= heat:
        return line("reach", **told, is_open=is_last and _may_come_first(view, heat))
    why = "safe" if spare[later] > 0 else "sooner" if spare[heat] < spare[later] else "fewer"
    return line("reach-first", **told, next=later, why=why)


def _may_come_first(view: View, count: int) -> bool:
    """Whether somebody who lays after this seat has so many cards in hand."""
    others = [seat for seat in view["table"]["waiting"] if seat != view["seat"]]
    return any(view["hand_counts"][seat] >= count for seat in others)


def _of_single(view: View, action: str, card: str) -> Line:
    """The slot that it may get or, as none is wished for, that it is the lowest; else before whom
    it comes, or what it is good for that it comes before nobody."""
    table = view["table"]
    if card == single(view) and len({*view["hand"]}) > 1:
        wished = wish(view)
        if wished is None or table["places"][action] > 1:
            is_worth = any(each.more >= WANTED for each in gains(view))
            why = "behind" if wished else "several" if is_worth else "little"
            return line("single-lowest", why=why)
        return line("single-wish", number=int(card), wish_cards=wished.cards, more=wished.more)
    has_higher = any(other != WILD and int(other) > int(card) for other in view["hand"])
    comes_before = table["places"][action] <= len(table["order"])
    if comes_before or not (table["order"] or has_higher):
        return line("single-high", number=int(card))
    return line("single-low" if has_higher else "single")


def _of_several(view: View, action: str, cards: Sequence[str], found: Line | None) -> Line | None:
    """Before whom they come, and one card fewer would not."""
    table, place = view["table"], view["table"]["places"][action]
    if place < table["places"][" ".join(["set", *cards[:-1]])]:
        return line("ahead", cards=sorted_cards(cards), ahead_seat=table["order"][place - 1])
    return line("larger", count=len(cards)) if len(table["waiting"]) > 1 else found


def _of_waiting(view: View, cards: Sequence[str]) -> Line:
    """Why a sauce that the cards make is not made in this lap."""
    table, heats = view["table"], heats_of(view["table"]["display"])
    own = owned(view)
    plan = plan_of(own, heats)
    heat = at_risk(view)
    if not any(plan_of([*own, *taken], heats).points > plan.points for taken in table["slots"]):
        if plan_of(without(own, cards), heats).points < plan.points:
            return line("rid")
        return line("wait-rid", cards=sorted_cards(cards), risk=heat or 0)
    if heat:
        return line("wait-risk", heat=heat)
    if len(plan.heats) != 1:
        return line("wait-set")
    [heat] = plan.heats
    count = heats.count(heat)
    return (
        line("wait-several", heat=heat, count=count) if count > 1 else line("wait-alone", heat=heat)
    )


def _joined(own: set[str], slots: Sequence[Sequence[str]]) -> bool:
    """Whether some slot of the market holds a card like these."""
    return any(own & set(cards) for cards in slots)


def _of_pickup(view: View) -> Line | None:
    """The sauce that needs the ingredients, too."""
    table, hand = view["table"], view["hand"]
    cards = equal([*hand, *table["ingredients"]])
    sauce = dearest(table["display"], cards)
    if sauce is None or sauce == dearest(table["display"], equal(hand)):
        return None
    heat, worth = sauce["heat"], sauce["points"]
    return line("pickup-sauce", cards=cards, heat=heat, worth=worth)


def _of_none(view: View, is_kept: bool, found: Line | None) -> Line:
    if is_kept and cooking(view):
        return _of_later(view)
    if not is_kept:
        return line("rid")
    own = {WILD, *view["hand"], *view["table"]["ingredients"], *own_set(view)}
    if not _joined(own, view["table"]["slots"]):
        return line("nothing", is_kept=is_kept)
    return found or line("no-more")


def _of_later(view: View) -> Line:
    """A set that makes a sauce is kept."""
    return line("again" if at_risk(view) else "wait-turn")


def _of_fate(view: View, taken: Sequence[str], is_kept: bool) -> Line:
    """What speaks for keeping or discarding the set, whatever is taken."""
    table, laid = view["table"], own_set(view)
    own = [*view["hand"], *table["ingredients"]]
    if not is_kept:
        joins = {WILD, *laid} & {*own, *taken} or WILD in laid
        return line("fate-cost" if joins else "fate-alone")
    if dearest(table["display"], laid):
        return line("again")
    number = laid[0]
    if number == WILD:
        return line("fate-wild")
    like = sorted_cards([card for card in own if card in (number, WILD)])
    if sauce := dearest(table["display"], [*laid, *like]):
        return line("fate-enough", cards=like, heat=sauce["heat"], worth=sauce["points"])
    gain = _gain(view, [*own, *taken], laid)
    # Where it adds nothing to them, X are better used elsewhere.
    joined = [card for card in [*like, *taken] if card == number or (card == WILD and gain)]
    return line("fate-joins", cards=sorted_cards(joined), more=gain) if joined else line("fate-new")


def _gain(view: View, cards: Sequence[str], more: Sequence[str]) -> int:
    """How much more these cards would score as sauces with some more of them."""
    heats = heats_in_play(view)
    return plan_of([*cards, *more], heats).points - plan_of(cards, heats).points


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
        return _of_later(view)
    card, gain = taken[0], _gain(view, before, taken)
    if card == WILD:
        return line("wild", more=gain, is_kept=is_kept)
    together = [card] * (before.count(card) + len(taken))
    if len(together) == 1:
        return line("new", is_kept=is_kept)
    # X that other cards had may be worth more with these.
    alone = _gain(view, [each for each in before if each != WILD], taken)
    by_wild = gain not in (0, alone)
    return line("joins", cards=together, by_wild=by_wild, more=gain, is_kept=is_kept)
