"""What speaks for an action of Sauscharf, by the cards at hand.

Hardly anything that playouts can count tells one set from another while ingredients are gathered,
and what they find later ("a sauce is likelier") is told better by the cards that make it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.sauscharf.aim import (
    Sauce,
    cooking,
    dearest,
    done,
    ender,
    equal,
    gained,
    heats_in_play,
    heats_of,
    holds_out,
    is_in_time,
    lacked,
    leader,
    left_by,
    left_for,
    only_costs,
    owned,
    shedding,
    waits,
    without,
    worth_of,
)
from pygame_core.games.sauscharf.offers import NONE, own_set
from pygame_core.games.sauscharf.plan import plan_of
from pygame_core.games.sauscharf.prospect import lacking, prospect_of, useful
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
    if verb == "sauce":
        return _of_sauce(view, int(words[0]), found)
    if verb == "pickup":
        return _of_pickup(view) or found or line("pickup")
    if verb == "set":
        return _of_set(view, action, words, found)
    slot, fate = words
    is_kept = fate == "keep"
    taken = [] if slot == "-" else view["table"]["slots"][int(slot) - 1]
    told = _of_slot(view, taken, is_kept) if taken else _of_none(view, is_kept, found)
    item = NONE if slot == "-" else f"slot-{slot}"
    of_fate = _of_fate(view, taken, is_kept, told)
    return line(told["id"], **told["params"], **{f"at_{item}": of_fate})


def forced(view: View, action: str) -> Line | None:
    """Why nothing else may be done."""
    return line("last-card") if action == " ".join(["set", *view["hand"]]) else None


def _of_sauce(view: View, heat: int, found: Line | None) -> Line | None:
    table = view["table"]
    sauce = dearest(table["display"], own_set(view))
    if sauce is None or sauce["heat"] != heat:
        return found
    return line("sauce", worth=sauce["points"], count=len(own_set(view)))


def _of_set(view: View, action: str, cards: Sequence[str], found: Line | None) -> Line | None:
    table = view["table"]
    if table["part"] == "cook":
        if sauce := gained(view, action):
            return _of_reach(view, action, cards, sauce)
        if action in cooking(view):
            return line("empties", count=len(table["ingredients"]))
        if only_costs(view):
            return _of_rest(view, action, cards) or _instead(view, cards)
        waits = "pickup" in view["legal"]
        return line("spare", cards=sorted_cards(cards), waits=waits)
    if cards == [WILD]:
        return line("lone-wild")
    return (
        _of_single(view, action, cards[0])
        if len(cards) == 1
        else _of_several(view, action, cards, found)
    )


def _of_reach(view: View, action: str, cards: Sequence[str], sauce: Sauce) -> Line:
    """Whether somebody who lays later may make the last of the kind first. Of a dearer one that the
    hand is enough for, that it can wait, who comes before it, or that all make more this way."""
    heat = sauce["heat"]
    told = {"cards": sorted_cards(cards), "heat": heat, "worth": sauce["points"]}
    dearest_heat = max(view["table"]["reach"].values())
    later = waits(view, action)
    if dearest_heat > heat and not later:
        if (quicker := _quicker(view, dearest_heat)) is not None:
            return line("reach-gone", **told, gone=dearest_heat, rival_seat=quicker)
        total = worth_of(view, action)
        dear = (each for each, reach in view["table"]["reach"].items() if reach == dearest_heat)
        if total > max(worth_of(view, each) for each in dear):
            return line("reach-all", **told, total=total)
    is_last = heats_of(left_for(view, action)).count(heat) == 1
    is_open = is_last and _may_come_first(view, heat)
    # Of what can be told of a set, how many cards it has to spare comes last.
    spare = 0 if is_open or later else len(cards) - heat
    return line("reach", **told, is_open=is_open, next=later, spare=spare)


def _of_rest(view: View, action: str, cards: Sequence[str]) -> Line | None:
    """Cards only cost, and a larger set would shed more: the sauce that it is kept back for."""
    left = [*without(view["hand"], cards), *view["table"]["ingredients"]]
    most = equal(left)
    is_last = done(view) is not None
    if is_last or action in shedding(view) or len(most) <= len(cards):
        return None
    near = prospect_of(view, most[0], left)
    return near and line("rid-less", **near.told)


def _instead(view: View, cards: Sequence[str]) -> Line:
    """Why a set that makes no sauce is rather laid than the ingredients picked up."""
    if "pickup" not in view["legal"]:
        return line("rid")
    told = {"cards": sorted_cards(cards)}
    if done(view) is not None:
        return line("rid-last", **told)
    heats, hand = heats_in_play(view), view["hand"]
    more = plan_of(owned(view), heats).points - plan_of(hand, heats).points
    return line("rid-now", **told, makes=more > 0)


def _quicker(view: View, heat: int) -> int | None:
    """Who may make the last sauce of this heat before any set of this seat that is enough for
    it."""
    table = view["table"]
    sets = [each for each, reach in table["reach"].items() if reach >= heat]
    ahead = table["order"][: min(table["places"][each] for each in sets) - 1]
    return left_by(view, ahead)[1].get(heat)


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
            brings = [each.more for each in gains(view)[:2]]
            is_worth = brings[:1] >= [WANTED]
            why = "behind" if wished else "several" if is_worth else "little"
            more = brings[-1] if is_worth else 0
            numbers = [int(other) for other in view["hand"] if other not in (WILD, card)]
            high = max(numbers, default=WILD)
            return line("single-lowest", number=int(card), why=why, more=more, high=high)
        return line("single-wish", number=int(card), **_wished(view))
    has_higher = any(other != WILD and int(other) > int(card) for other in view["hand"])
    if before := table["order"][table["places"][action] - 1 :]:
        ahead = table["order"][: table["places"][action] - 1]
        told = {"before_seats": before, "ahead": len(ahead), "ahead_seats": ahead}
        return line("single-before", number=int(card), **told, **_wished(view))
    if not (table["order"] or has_higher):
        return line("single-high", number=int(card))
    return line("single-low" if has_higher else "single")


def _of_several(view: View, action: str, cards: Sequence[str], found: Line | None) -> Line | None:
    """Before whom they come, and one card fewer would not."""
    table, place = view["table"], view["table"]["places"][action]
    if place < table["places"][" ".join(["set", *cards[:-1]])]:
        told = {"cards": sorted_cards(cards), "ahead_seat": table["order"][place - 1]}
        return line("ahead", **told, **_wished(view))
    return line("larger", count=len(cards)) if len(table["waiting"]) > 1 else found


def _wished(view: View) -> dict[str, Any]:
    """The best slot of the market and, of the seat's own cards, those that make it so."""
    best = next(iter(gains(view)), None)
    if best is None or not best.more:
        return {"wish_cards": [], "more": 0, "own": 0, "own_cards": []}
    number, cards = best.cards[0], owned(view)
    mine = [card for card in cards if card == number != WILD]
    heats = heats_in_play(view)
    bare = [card for card in cards if card != WILD]
    by_own = plan_of([*bare, *best.cards], heats).points - plan_of(bare, heats).points
    if by_own != best.more:
        mine += [card for card in cards if card == WILD]
    told = {"wish_cards": best.cards, "more": best.more}
    return {**told, "own": len(mine), "own_cards": mine}


def _joined(own: set[str], slots: Sequence[Sequence[str]]) -> bool:
    """Whether some slot of the market holds a card like these."""
    return any(own & set(cards) for cards in slots)


def _of_pickup(view: View) -> Line | None:
    """The sauce that needs the ingredients, too."""
    if (sauce := lacked(view)) is None:
        return None
    cards = equal([*view["hand"], *view["table"]["ingredients"]])
    return line("pickup-sauce", cards=cards, heat=sauce["heat"], worth=sauce["points"])


def _of_none(view: View, is_kept: bool, found: Line | None) -> Line:
    if not is_kept:
        is_late = view["table"]["part"] == "cook" and ender(view) is not None
        return line("rid-late" if is_late and not useful(view) else "rid")
    if holds_out(view):
        return line("holds-out", ahead_seat=leader(view))
    slots, own = view["table"]["slots"], owned(view)
    if not _joined({WILD, *own}, slots):
        return line("nothing")
    if not any(_is_nearer(view, own, cards) for cards in slots):
        return line("no-nearer")
    return found or line("no-more")


def _is_nearer(view: View, own: Sequence[str], more: Sequence[str]) -> bool:
    """Whether with these cards less is lacking for a sauce."""
    now, then = lacking(view, own), lacking(view, [*own, *more])
    return then is not None and (now is None or then < now)


def _of_fate(view: View, taken: Sequence[str], is_kept: bool, told: Line) -> Line:
    """What speaks for keeping or discarding the set, whatever is taken. X of which what was told
    before this makes use for another number are not counted for the set as well."""
    table, laid = view["table"], own_set(view)
    own = [*view["hand"], *table["ingredients"]]
    if not is_kept:
        if {WILD, *laid} & {*own, *taken} or WILD in laid:
            return line("fate-cost")
        return line("fate-alone", count=len(laid))
    number = laid[0]
    if number == WILD:
        return line("fate-wild")
    wild = "" if _is_wild_told(told, number) else WILD
    like = sorted_cards([card for card in own if card in (number, wild)])
    if sauce := dearest(table["display"], [*laid, *like]):
        return line("fate-enough", cards=like, heat=sauce["heat"], worth=sauce["points"])
    gain = _gain(view, [*own, *taken], laid)
    # Where it adds nothing to them, X are better used elsewhere.
    joined = [card for card in [*like, *taken] if card == number or (card == wild and gain)]
    every = [card for card in [*own, *taken, *laid] if wild or card != WILD]
    if not gain and (near := prospect_of(view, number, every)):
        return line("fate-near", **near.told, is_late=not is_in_time(view, near.left))
    if joined:
        return line("fate-joins", cards=sorted_cards(joined), more=gain)
    return line("fate-new", more=gain)


def _is_wild_told(told: Line, number: str) -> bool:
    """Whether X are spoken of, together with another number than this."""
    cards = told["params"].get("cards", [])
    return number not in cards and (WILD in cards or told["params"].get("by_wild", False))


def _at_once(view: View, own: Sequence[str], taken: Sequence[str]) -> int:
    """How many cards are taken, where fewer of another slot bring a sauce nearer; else 0."""
    fewer = [cards for cards in view["table"]["slots"] if 0 < len(cards) < len(taken)]
    left = lacking(view, [*own, *taken]) or 0
    is_less = any((lacking(view, [*own, *cards]) or left) < left for cards in fewer)
    return len(taken) if is_less else 0


def _gain(view: View, cards: Sequence[str], more: Sequence[str]) -> int:
    """How much more these cards would score as sauces with some more of them."""
    heats = heats_in_play(view)
    return plan_of([*cards, *more], heats).points - plan_of(cards, heats).points


def _of_slot(view: View, taken: Sequence[str], is_kept: bool) -> Line:
    """What the cards of a slot make together with those that this seat then has."""
    display = view["table"]["display"]
    own, laid = [*view["hand"], *view["table"]["ingredients"]], own_set(view)
    before = [*own, *laid] if is_kept else own
    is_no_loss = is_kept or _gain(view, [*own, *taken], laid) > 0
    after = equal([*before, *taken])
    now, then = dearest(display, equal(before)), dearest(display, after)
    if then and (now is None or then["points"] > now["points"]):
        heat, worth = then["heat"], then["points"]
        is_late = not is_in_time(view, 0)
        told = {"cards": after, "heat": heat, "worth": worth, "is_late": is_late}
        told["counted"] = _counted(view, after, is_kept)
        return line("enough", **told, is_kept=is_no_loss)
    card, gain = taken[0], _gain(view, before, taken)
    if card == WILD:
        return line("wild", more=gain, is_kept=is_no_loss)
    together = [card] * (before.count(card) + len(taken))
    if not gain and (near := prospect_of(view, card, [*before, *taken])):
        is_late = not is_in_time(view, near.left)
        lacks = 0 if is_kept or is_late else _lacks_more(view, near.left, taken)
        told = {**near.told, "is_late": is_late, "set_left": lacks}
        if len(together) == 1:
            return line("new", **told)
        told["counted"] = _counted(view, near.cards, is_kept)
        return line("nears", **told, count=_at_once(view, before, taken))
    # X that other cards had may be worth more with these.
    alone = _gain(view, [each for each in before if each != WILD], taken)
    by_wild = gain not in (0, alone)
    counted = _counted(view, together, is_kept)
    told = {"cards": together, "counted": counted, "by_wild": by_wild, "more": gain}
    return line("joins", **told, is_kept=is_no_loss)


def _counted(view: View, cards: Sequence[str], is_kept: bool) -> str:
    """Where some of these lie beside the ingredients: in the hand, in a set that is kept, or
    both."""
    in_hand = not {*cards}.isdisjoint(view["hand"])
    in_set = is_kept and not {*cards}.isdisjoint(own_set(view))
    return ("both" if in_set else "hand") if in_hand else "set" if in_set else "no"


def _lacks_more(view: View, left: int, taken: Sequence[str]) -> int:
    """How many cards the set would lack for a sauce if it were kept; 0 if that is no more than is
    lacking without it."""
    laid = own_set(view)
    if laid[0] == WILD:
        return 0
    near = prospect_of(view, laid[0], [*owned(view), *taken])
    return near.left if near and near.left > left else 0
