"""What the seat to act may do in Sauscharf, as text, and why it may not do other things."""

from __future__ import annotations

from pygame_core.errors import Reason
from pygame_core.games.sauscharf.rules import BY_NAME, NAMES, ChiliSet, X, held, set_action, sets_in
from pygame_core.games.sauscharf.sauces import SAUCES, SLOTS
from pygame_core.games.sauscharf.table import SauscharfTable
from pygame_core.notation import split_action

NO_SLOT = "-"
SLOT_WORDS = {str(number): number - 1 for number in range(1, SLOTS + 1)}
LEVEL_WORDS = {str(level): level for level in SAUCES}
KEEP = {"keep": True, "discard": False}


def legal_actions(table: SauscharfTable) -> list[str]:
    """Sets by value and size, then the pick-up; or slots from the left, none, then sauces."""
    seat = table.to_act
    if seat is None:
        return []
    if table.stage == "set":
        actions = [set_action(laid) for laid in sets_in(table.hands[seat])]
        if table.part == "cook" and any(table.ingredients[seat]):
            actions.append("pickup")
        return actions
    filled = [word for word, slot in SLOT_WORDS.items() if table.slots[slot]]
    actions = [f"chili {slot} {fate}" for slot in [*filled, NO_SLOT] for fate in KEEP]
    size = table.set_of(seat).size
    return actions + [f"sauce {level}" for level in sorted(set(table.display)) if level <= size]


def why_not(table: SauscharfTable, action: str) -> Reason | None:
    """The reason to refuse the action now; None if it is legal."""
    verb, words = split_action(action)
    match verb, words:
        case "set", _ if all(word in BY_NAME for word in words):
            wanted = "set"
        case "pickup", []:
            wanted = "set"
        case "chili", [slot, fate] if (slot in SLOT_WORDS or slot == NO_SLOT) and fate in KEEP:
            wanted = "turn"
        case "sauce", [level] if level in LEVEL_WORDS:
            wanted = "turn"
        case _:
            return Reason("not-an-action", {"text": action})
    if wanted != table.stage or (verb == "sauce" and table.part == "gather"):
        return Reason("wrong-phase", {"phase": table.phase})
    if verb == "set":
        return _why_not_set(table, action, words)
    if verb == "pickup":
        return _why_not_pickup(table)
    if verb == "chili":
        empty = words[0] != NO_SLOT and not table.slots[SLOT_WORDS[words[0]]]
        return Reason("slot-empty", {"slot": int(words[0])}) if empty else None
    return _why_not_sauce(table, LEVEL_WORDS[words[0]])


def _why_not_set(table: SauscharfTable, action: str, words: list[str]) -> Reason | None:
    if not words:
        return Reason("empty-set")
    values = sorted({BY_NAME[word] for word in words} - {X})
    if len(values) > 1:
        return Reason("mixed-values", {"values": values})
    laid = read_set(words)
    assert table.to_act is not None
    hand = table.hands[table.to_act]
    for value, count in enumerate(held(laid.cards)):
        if count > hand[value]:
            return Reason("card-not-in-hand", {"card": NAMES[value], "held": hand[value]})
    # The same cards in another order: a match must not have two logs.
    return None if action == set_action(laid) else Reason("not-an-action", {"text": action})


def _why_not_pickup(table: SauscharfTable) -> Reason | None:
    if table.part == "gather":
        return Reason("pass-not-allowed")
    assert table.to_act is not None
    return None if any(table.ingredients[table.to_act]) else Reason("no-ingredients")


def _why_not_sauce(table: SauscharfTable, level: int) -> Reason | None:
    if level not in table.display:
        return Reason("sauce-not-displayed", {"heat": level})
    assert table.to_act is not None
    size = table.set_of(table.to_act).size
    if size >= level:
        return None
    return Reason("set-too-small", {"heat": level, "size": size, "missing": level - size})


def read_set(words: list[str]) -> ChiliSet:
    """The set that the words name; they must not mix numbers."""
    wilds = words.count(NAMES[X])
    return ChiliSet(min(BY_NAME[word] for word in words), len(words) - wilds, wilds)
