"""What may be tapped in Sauscharf's kitchen: market, sauces, sets, and what each would lead to."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pygame_core.games.sauscharf.wording import WILD, label, number, said, size_of, sorted_cards
from pygame_core.notation import split_action
from pygame_core.scene import Choice, Clash, Fact, Item, Line, line
from pygame_core.views import View

LAY, PICKUP, NONE = "lay", "pickup", "none"
"""Items of the felt that are no thing of the kitchen: to lay the cards that are picked, to pick the
ingredients up, to take no slot."""


def is_laying(view: View) -> bool:
    """Sets are laid now; else seats act in the order of their sets, or the match is over."""
    return view["phase"].endswith("-set")


def own_set(view: View) -> list[str]:
    """The set this seat has on the table, [] for none."""
    if view["seat"] is None:
        return []
    cards: list[str] = view["table"]["sets"][view["seat"]]
    return cards


def items_of(view: View) -> list[Item]:
    """The sauces, the market, and what else can be done in this half of a lap."""
    table = view["table"]
    items = [_slot(view, at, cards) for at, cards in enumerate(table["slots"], start=1)]
    heats = Counter(sauce["heat"] for sauce in table["display"])
    sauces = {sauce["heat"]: sauce for sauce in table["display"]}
    items += [_sauce(view, sauce, heats[heat]) for heat, sauce in sauces.items()]
    if view["is_over"]:
        return items
    if not is_laying(view):
        return [*items, _with_fate(view, _item(NONE, line("none"), "chili - keep"))]
    # With no card picked it asks for a set of none: the refusal says that it takes one.
    items.append(_item(LAY, line("lay"), "set"))
    if table["part"] == "cook" and (count := len(table["ingredients"])):
        items.append(_item(PICKUP, line("pickup", count=count), "pickup"))
    return items


def _item(name: str, words: Line, action: str) -> Item:
    return {"id": name, "name": words, "gone": False, "action": action, "facts": []}


def _slot(view: View, at: int, cards: list[str]) -> Item:
    words = line("slot", slot=at, cards=cards) if cards else line("slot-empty", slot=at)
    item: Item = {**_item(f"slot-{at}", words, f"chili {at} keep"), "gone": not cards}
    if cards:
        # Equal numbers only ever lie together.
        item |= {"card": cards[0], "count": len(cards)}
    return _with_fate(view, item)


def _with_fate(view: View, item: Item) -> Item:
    """Whoever may take it has to say whether the set on the table is kept or discarded."""
    if item["action"] not in view["legal"]:
        return item
    return {**item, "ask": line("fate", of=item["id"], **size_of(own_set(view)))}


def _sauce(view: View, sauce: dict[str, Any], count: int) -> Item:
    heat, points = sauce["heat"], sauce["points"]
    item = _item(f"sauce-{heat}", line("sauce", heat=heat, points=points), f"sauce {heat}")
    facts = [number("points", points), *_missing(sauce, is_laying(view))]
    return {**item, "count": count, "facts": facts}


def _missing(sauce: dict[str, Any], laying: bool) -> list[Fact]:
    """What all cards of this seat lack for a sauce, or whether it has to wait: in short, then in
    full; a spectator lacks nothing."""
    of_set, of_hand, of_all = (sauce[f"missing_{each}"] for each in ("set", "hand", "all"))
    if of_hand is None:
        return []
    now, wait, in_full = of_hand, "pickup", said("lacks-hand", hand=of_hand, all=of_all)
    if of_set is not None and not laying:
        now, wait, in_full = of_set, "lap", said("lacks-set", count=of_set)
    waits = now and not of_all
    return [said(f"after-{wait}", "open") if waits else _lacks(now and of_all), in_full]


def _lacks(count: int) -> Fact:
    return said("missing", "open" if count else "good", count=count)


def choices_of(view: View) -> list[Choice]:
    """Sets are picked in the hand; all else belongs to an item of the felt."""
    return [_choice(view, action) for action in view["legal"]]


def _choice(view: View, action: str) -> Choice:
    words = label(action, view)
    is_set = action.startswith("set")
    return {
        "action": action,
        "at": "hand" if is_set else "felt",
        "cards": words["params"].get("cards", []),
        "group": _group(action),
        "label": words,
        "facts": _of_set(view, action) if is_set else _of_turn(view, action),
    }


def _group(action: str) -> str:
    verb, words = split_action(action)
    if verb == "chili":
        return NONE if words[0] == "-" else f"slot-{words[0]}"
    return {"set": LAY, "pickup": PICKUP}.get(verb) or f"sauce-{words[0]}"


def _of_set(view: View, action: str) -> list[Fact]:
    """What a set counts as, its place in the turn order so far, and the sauce it is enough for."""
    table = view["table"]
    place, heat = table["places"][action], table["reach"].get(action)
    order = table["order"][:]
    order.insert(place - 1, view["seat"])
    size = size_of(action.split(" ")[1:])
    equal = any(size_of(cards) == size for cards in table["sets"] if cards)
    told = {"later": len(table["waiting"]) - 1, "number": size["number"], "equal": equal}
    facts: list[Fact] = [
        said("set", **size),
        said("place", place=place, **told),
        {"id": "order-if", "kind": "seats", "seats": order},
    ]
    return facts if heat is None else [*facts, said("reach", heat=heat)]


def _of_turn(view: View, action: str) -> list[Fact]:
    verb = action.split(" ")[0]
    facts = [said("whole-set")] if verb == "sauce" else []
    if action in view["table"]["last_cards"]:
        facts.append(said(f"leaves-{verb}", "bad", seat=view["seat"]))
    return facts


def clashes_of(view: View) -> list[Clash]:
    """Two numbers in one set, and more cards of a kind than there are; only while I lay one."""
    if not any(action.startswith("set") for action in view["legal"]):
        return []
    held = Counter(sorted_cards(view["hand"]))
    numbers = [card for card in held if card != WILD]
    mixed = [[one, other] for at, one in enumerate(numbers) for other in numbers[at + 1 :]]
    too_many = [[card] * (count + 1) for card, count in held.items()]
    return [{"cards": cards, "action": " ".join(["set", *cards])} for cards in [*mixed, *too_many]]
