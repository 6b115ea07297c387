"""What speaks for an action of Sauscharf, by the cards at hand.

Hardly anything that playouts can count tells one set from another while ingredients are gathered,
and what they find later ("a sauce is likelier") is told better by the cards that make it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from pygame_core.games.sauscharf.aim import (
    Sauce,
    acts_sooner,
    after,
    cooking,
    dearest,
    done,
    ender,
    equal,
    gained,
    holds_out,
    is_in_time,
    is_open,
    lacked,
    leader,
    left_by,
    only_costs,
    owned,
    shedding,
    waits,
    wants_end,
    without,
    worth_of,
)
from pygame_core.games.sauscharf.beside import NOTHING, market_beside, set_beside
from pygame_core.games.sauscharf.fate import fate_of, gain_of, wilds_for
from pygame_core.games.sauscharf.offers import NONE, own_set
from pygame_core.games.sauscharf.prospect import (
    is_nearer,
    is_soon_empty,
    lacking,
    nearness,
    prospect_of,
    prospects,
    saved,
    to_pick_up,
)
from pygame_core.games.sauscharf.singles import gains, not_first, single, wish
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
        return _of_pickup(view)
    if verb == "set":
        return _of_set(view, action, words, found)
    slot, fate = words
    is_kept = fate == "keep"
    taken = [] if slot == "-" else view["table"]["slots"][int(slot) - 1]
    told = _of_slot(view, taken, is_kept) if taken else _of_none(view, is_kept)
    item = NONE if slot == "-" else f"slot-{slot}"
    of_fate = fate_of(view, taken, is_kept, told)
    beside = market_beside(view, taken, is_kept)
    is_long = beside["beside"] == "more" or (beside["beside"] != "no" and told["id"] == "enough")
    if is_long and "is_kept" in told["params"]:
        # Of the set the second question tells.
        told["params"]["is_kept"] = True
    if beside["beside"] == "more" and told["id"] == "nears":
        told["params"]["count"] = 0
    return line(told["id"], **told["params"], **beside, **{f"at_{item}": of_fate})


def forced(view: View, action: str) -> Line | None:
    """Why nothing else may be done."""
    if action != " ".join(["set", *view["hand"]]):
        return None
    table = view["table"]
    ends = table["part"] == "cook" and len(table["sauces"][view["seat"] or 0]) >= table["target"]
    part = "end" if ends and not table["ingredients"] else table["part"]
    return line("last-card", part=part, count=len(table["ingredients"]))


def _of_sauce(view: View, heat: int, found: Line | None) -> Line | None:
    table = view["table"]
    sauce = dearest(table["display"], own_set(view))
    if sauce is None or sauce["heat"] != heat:
        return found
    return line("sauce", worth=sauce["points"])


def _of_set(view: View, action: str, cards: Sequence[str], found: Line | None) -> Line | None:
    table = view["table"]
    if table["part"] == "cook":
        if sauce := gained(view, action):
            return _of_reach(view, action, cards, sauce)
        if action in cooking(view):
            return line("empties", count=len(table["ingredients"]))
        if only_costs(view):
            return _of_rest(view, action, cards) or _instead(view, cards)
        return _of_spare(view, cards)
    if cards == [WILD]:
        return line("lone-wild", **_wished(view))
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
        dear = [each for each in view["table"]["places"] if _heat_of(view, each) > heat]
        total = worth_of(view, action)
        sooner = len(cards) > heat and acts_sooner(view, action)
        if dear and total > max(worth_of(view, each) for each in dear):
            # Who makes the last of the kind if the dearer one comes first.
            takers = [after(view, each)[1].get(heat) for each in dear]
            told |= {"taker_seat": takers[-1], "waits": None not in takers}
            return line("reach-all", **told, total=total, sooner=sooner and None in takers)
        if (quicker := _quicker(view, dearest_heat)) is not None:
            ahead = {"gone": dearest_heat, "rival_seat": quicker, "sooner": sooner}
            beside = NOTHING if sooner else set_beside(view, action)
            return line("reach-gone", **told, **ahead, **beside)
    # Of what can be told of a set, how many cards it has to spare comes last, then what is alike.
    spare = 0 if later else len(cards) - heat
    picked_up = not later and _makes_more_picked_up(view)
    beside = NOTHING if spare or later or picked_up else set_beside(view, action)
    sooner = spare > 0 and acts_sooner(view, action)
    told |= {"next": later, "picked_up": picked_up, "spare": spare, "sooner": sooner, **beside}
    return line("reach", **told, is_open=is_open(view, action))


def _of_spare(view: View, cards: Sequence[str]) -> Line:
    """A set for a turn at the market: what of it adds most or, where nothing adds, brings a sauce
    nearest."""
    waits, left = "pickup" in view["legal"], without(view["hand"], cards)
    told = {**_wished(view), "cards": sorted_cards(cards)}
    if is_soon_empty(view) and not told["more"]:
        count, is_part = len(view["table"]["ingredients"]), cards[0] in left
        soon = {"is_last": not left, "is_part": is_part, "count": count}
        return line("spare-soon", cards=told["cards"], **soon)
    told |= {"turn": _turn_of(view, cards), "waits": waits}
    own, heat, lack_cards = owned(view), 0, list[str]()
    if not told["more"]:
        slots = [slot for slot in view["table"]["slots"] if is_nearer(view, own, slot)]
        if slots:
            slot = max(slots, key=lambda slot: nearness(view, [*own, *slot]))
            every, told["wish_cards"] = [*own, *slot], slot
            near = prospect_of(view, slot[0], every) or prospects(view, every)[0]
            heat, lack_cards = near.heat, near.cards[:1] * near.left
    helps = "more" if told["more"] else "nearer" if heat else "no"
    most = saved(view)
    kept = most if len(most) > 1 and cards[0] not in most else []
    told |= {"kept": len(kept), "kept_cards": kept, "helps": helps}
    rest = {*view["hand"]} - {WILD, *kept}
    if helps == "no" and rest and cards[0] == min(rest, key=int):
        return line("spare-low", cards=told["cards"], kept=len(kept), kept_cards=kept)
    return line("spare", **told, heat_to_come=heat, lack_cards=lack_cards)


def _turn_of(view: View, cards: Sequence[str]) -> str:
    """When a set gives a turn: surely the first, before all that are laid so far, or later."""
    table = view["table"]
    if table["places"][" ".join(["set", *cards])] > 1:
        return "later"
    is_last = len(table["waiting"]) == 1
    return "first" if is_last else "early" if len(cards) > 1 else "later"


def _heat_of(view: View, action: str) -> int:
    """Of the sauce that a set makes; 0 if it makes none."""
    sauce = gained(view, action)
    return int(sauce["heat"]) if sauce else 0


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
    told: dict[str, Any] = {"cards": sorted_cards(cards)}
    if (done_seat := done(view)) is not None:
        return line("rid-last", **told, done_seat=done_seat, waits="pickup" in view["legal"])
    if "pickup" not in view["legal"]:
        ends = ender(view)
        return line("rid", **told, done_seat=ends, mine=ends is None)
    return line("rid-now", **told, makes=_makes_more_picked_up(view))


def _makes_more_picked_up(view: View) -> bool:
    """Whether the hand makes more with the ingredients."""
    return gain_of(view, view["hand"], view["table"]["ingredients"]) > 0


def _quicker(view: View, heat: int) -> int | None:
    """Who may make the last sauce of this heat before any set of this seat that is enough for
    it."""
    table = view["table"]
    sets = [each for each, reach in table["reach"].items() if reach >= heat]
    ahead = table["order"][: min(table["places"][each] for each in sets) - 1]
    return left_by(view, ahead)[1].get(heat)


def _of_single(view: View, action: str, card: str) -> Line:
    """The slot that it may get or, as none is wished for, that it is the lowest; else before whom
    it comes, or what it is good for that it comes before nobody."""
    table = view["table"]
    if card == single(view) and len({*view["hand"]}) > 1:
        wished = wish(view)
        if wished is None or table["places"][action] > 1:
            numbers = [int(other) for other in view["hand"] if other not in (WILD, card)]
            high = max(numbers, default=WILD)
            return line("single-lowest", number=int(card), high=high, **not_first(view))
        return line("single-wish", number=int(card), **_wished(view))
    has_higher = any(other != WILD and int(other) > int(card) for other in view["hand"])
    slot = _wished(view)
    if before := table["order"][table["places"][action] - 1 :]:
        ahead = table["order"][: table["places"][action] - 1]
        told = {"before_seats": before, "ahead": len(ahead), "ahead_seats": ahead}
        return line("single-before", number=int(card), **told, **slot)
    is_lowest = card == min((other for other in view["hand"] if other != WILD), key=int)
    if not table["order"] and (not has_higher or (slot["more"] and not is_lowest)):
        return line("single-high", number=int(card), **slot)
    if not has_higher:
        return line("single")
    return line("single-low", number=int(card), is_lowest=is_lowest)


def _of_several(view: View, action: str, cards: Sequence[str], found: Line | None) -> Line | None:
    """Before whom they come, and one card fewer would not."""
    table, place = view["table"], view["table"]["places"][action]
    if place < table["places"][" ".join(["set", *cards[:-1]])]:
        told = {"cards": sorted_cards(cards), "ahead_seat": table["order"][place - 1]}
        return line("ahead", **told, **_wished(view))
    if len(table["waiting"]) > 1:
        return line("larger", cards=sorted_cards(cards), **_wished(view))
    return found


def _wished(view: View) -> dict[str, Any]:
    """The best slot of the market and, of the seat's own cards, those that make it so."""
    best, cards = next(iter(gains(view)), None), owned(view)
    if best is None or not best.more:
        slots = [each for each in view["table"]["slots"] if each]
        most: list[str] = max(
            slots, key=lambda each: (_nears(view, each, cards), len(each)), default=[]
        )
        return {"wish_cards": most, "more": 0, "own": 0, "own_cards": []}
    number = best.cards[0]
    mine = [card for card in cards if card == number != WILD]
    wilds, moves = wilds_for(view, cards, best.cards)
    mine += [] if moves else wilds
    told = {"wish_cards": best.cards, "more": best.more}
    return {**told, "own": len(mine), "own_cards": mine}


def _nears(view: View, slot: Sequence[str], own: Sequence[str]) -> float:
    """How few cards are lacking with those of a slot, negative."""
    near = prospect_of(view, slot[0], [*own, *slot])
    return -near.left if near else -inf


def _joined(own: set[str], slots: Sequence[Sequence[str]]) -> bool:
    """Whether some slot of the market holds a card like these."""
    return any(own & set(cards) for cards in slots)


def _of_pickup(view: View) -> Line:
    """The sauce that needs the ingredients, too; or that nothing speaks for a turn."""
    if (sauce := lacked(view)) is None:
        laps = len({*view["hand"]})
        if to_pick_up(view):
            return line("pickup", why="none", laps=laps, cards=[])
        most = equal(owned(view))
        is_parted = len(equal(view["hand"])) < len(most) > len(equal(view["table"]["ingredients"]))
        return line("pickup", why="parted" if is_parted else "all", laps=laps, cards=most)
    cards = equal([*view["hand"], *view["table"]["ingredients"]])
    said = {"heat": sauce["heat"], "worth": sauce["points"], **_wished(view)}
    return line("pickup-sauce", cards=cards, **said)


def _of_none(view: View, is_kept: bool) -> Line:
    """Why nothing is taken: who may end the match, or what the market lacks."""
    table = view["table"]
    if table["part"] == "cook":
        if is_kept and holds_out(view):
            return line("holds-out", ahead_seat=leader(view))
        if (done_seat := done(view)) is not None:
            return line("none-last", done_seat=done_seat)
        if wants_end(view):
            return line("none-enough")
        # Of whoever keeps a set it is not said that what is held only costs.
        if (done_seat := ender(view)) is not None and not is_kept:
            return line("none-late", done_seat=done_seat)
    slots, own = table["slots"], owned(view)
    if not _joined({WILD, *own}, slots):
        return line("nothing")
    if not any(is_nearer(view, own, cards) for cards in slots):
        return line("no-nearer")
    return line("no-more")


def _at_once(view: View, own: Sequence[str], taken: Sequence[str]) -> int:
    """How many cards are taken, where fewer of another slot bring a sauce nearer; else 0."""
    fewer = [cards for cards in view["table"]["slots"] if 0 < len(cards) < len(taken)]
    left = lacking(view, [*own, *taken]) or 0
    is_less = any((lacking(view, [*own, *cards]) or left) < left for cards in fewer)
    return len(taken) if is_less else 0


def _of_slot(view: View, taken: Sequence[str], is_kept: bool) -> Line:
    """What the cards of a slot make together with those that this seat then has."""
    display = view["table"]["display"]
    own, laid = [*view["hand"], *view["table"]["ingredients"]], own_set(view)
    before = [*own, *laid] if is_kept else own
    is_no_loss = is_kept or gain_of(view, [*own, *taken], laid) > 0
    after = equal([*before, *taken])
    now, then = dearest(display, equal(before)), dearest(display, after)
    if then and (now is None or then["points"] > now["points"]):
        heat, worth = then["heat"], then["points"]
        is_late = not is_in_time(view, 0)
        told = {"cards": after, "heat": heat, "worth": worth, "is_late": is_late}
        told["counted"] = _counted(view, after, is_kept)
        return line("enough", **told, is_kept=is_no_loss)
    card, gain = taken[0], gain_of(view, before, taken)
    if card == WILD:
        every = [*before, *taken]
        near = next((each for each in prospects(view, every) if WILD in each.cards), None)
        if gain or near is None:
            return line("wild", more=gain, is_kept=is_no_loss)
        is_late = not is_in_time(view, near.left)
        told = {**near.told, "counted": _counted(view, near.cards, is_kept), "is_late": is_late}
        lacks = 0 if is_kept or is_late else _lacks_more(view, near.left, taken)
        return line("nears", **told, set_left=lacks, count=0)
    together = [card] * (before.count(card) + len(taken))
    if not gain and (near := prospect_of(view, card, [*before, *taken])):
        is_late = not is_in_time(view, near.left)
        lacks = 0 if is_kept or is_late else _lacks_more(view, near.left, taken)
        told = {**near.told, "is_late": is_late, "set_left": lacks}
        if len(together) == 1:
            is_joined = _joined({WILD, *before}, view["table"]["slots"])
            return line("new", **told, is_joined=is_joined)
        told["counted"] = _counted(view, near.cards, is_kept)
        return line("nears", **told, count=_at_once(view, before, taken))
    wilds, moves = wilds_for(view, before, taken)
    # Those that lie among the ingredients are of no hand or set.
    elsewhere = wilds[view["table"]["ingredients"].count(WILD) :]
    counted = _counted(view, [*together, *elsewhere], is_kept)
    told = {"cards": [*together, *wilds], "counted": counted, "moves": moves, "more": gain}
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
