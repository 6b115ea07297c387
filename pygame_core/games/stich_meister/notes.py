"""The rule lens as data: what the cards in force mean together, for the trick and for a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.stich_meister.at_work import at_work
from pygame_core.games.stich_meister.cards import BY_NAME, SUITS
from pygame_core.games.stich_meister.hand import held
from pygame_core.games.stich_meister.in_force import rules_in_force
from pygame_core.games.stich_meister.rule_card import item_of, items_of
from pygame_core.games.stich_meister.trick_scene import (
    TRICKS,
    duty_lines,
    is_before_first_lead,
    trick_lines,
    why_lines,
)
from pygame_core.scene import Fact, Line, Note
from pygame_core.views import View


def notes(view: View) -> list[Note]:
    """The lens from its slip at the side to what is read on request; nothing before the rule cards
    are turned up."""
    table = view["table"]
    if not table["rules"]:
        return []
    return [
        _in_force(view),
        {**_my_trumps(view), "at": "side"},
        *_now(view),
        {**_together(table), "at": "more"},
        {**_trump_order(table), "at": "more"},
        *_my_hand(view),
        *_later_rules(table),
        *_direction(view),
    ]


def _in_force(view: View) -> Note:
    return {
        "id": "in-force",
        "kind": "items",
        "items": items_of(view["table"]["rules"]),
        "lit": items_of(at_work(view)),
        "at": "side",
    }


def _sentence(id: str, **params: Any) -> Fact:  # noqa: A002
    return {"id": id, "kind": "line", "params": params}


def _sentences(lines: Sequence[Line]) -> list[Fact]:
    return [_sentence(each["id"], **each["params"]) for each in lines]


# --- trumps --------------------------------------------------------------------------------------


def _my_trumps(view: View) -> Fact:
    """Those in the hand: of a picture between two views, not those that lie in the trick by now."""
    table, hand = view["table"], set(view["hand"])
    left = [
        {**group, "cards": [card for card in group["cards"] if card in hand]}
        for group in table["my_trumps"]
    ]
    if mine := [group for group in left if group["cards"]]:
        return {"id": "my-trumps", "kind": "facts", "facts": _ranks(mine)}
    if table["trumps"]:
        return _sentence("no-own-trump")
    return _sentence("trump-open" if table["trump_open"] else "no-trump")


def _trump_order(table: Mapping[str, Any]) -> Fact:
    facts = [_sentence("trump-open")] if table["trump_open"] else []
    if table["trumps"]:
        low = "yes" if table["effect"]["low_wins"] else "no"
        how = _sentence("trump-how", low=low, kinds=_kinds(table["rules"]))
        facts += [*_ranks(table["trumps"]), how]
        weak = [
            rule for rule in rules_in_force(table["rules"]).cards if rule.trump_class is not None
        ]
        facts += [_sentence("trump-weak", items=[item_of(rule.number)]) for rule in weak]
    return {"id": "trump-order", "kind": "facts", "facts": facts or [_sentence("no-trump")]}


def _kinds(numbers: Sequence[int]) -> str:
    """By what trumps differ: "several" rule cards, or one alone for a "suit" or a "number"."""
    covering = [rule.covers for rule in rules_in_force(numbers).cards if rule.covers is not None]
    if len(covering) > 1:
        return "several"
    return "number" if isinstance(covering[0], int) else "suit"


def _ranks(groups: Sequence[Mapping[str, Any]]) -> list[Fact]:
    """Trumps from the strongest to the weakest, with the rule cards that make them trump.

    "rank": cards one below the other, by the same rule cards. "equal": cards of equal strength.
    """
    ranks: list[Fact] = []
    for group in groups:
        cards, items = list(group["cards"]), items_of(group["rules"])
        above = ranks[-1] if ranks else None
        if above and above["id"] == "rank" and above["items"] == items and len(cards) == 1:
            above["cards"] += cards
        else:
            rank = "rank" if len(cards) == 1 else "equal"
            ranks.append({"id": rank, "kind": "cards", "cards": cards, "items": items})
    return ranks


# --- the trick on the table ----------------------------------------------------------------------


def _now(view: View) -> list[Note]:
    """Who would take the trick and what becomes of it; on request also why and what it asks for."""
    if view["phase"] not in TRICKS:
        return []
    found: list[Note] = [
        {"id": "now", "kind": "facts", "facts": _sentences(trick_lines(view)), "at": "side"}
    ]
    if more := _sentences([*why_lines(view), *duty_lines(view)]):
        found.append({"id": "duty", "kind": "facts", "facts": more, "at": "more"})
    return found


# --- what the cards mean -------------------------------------------------------------------------


def _together(table: Mapping[str, Any]) -> Fact:
    meets: list[Fact] = [
        {**_sentence(f"meets-{each['id']}"), "items": items_of(each["rules"])}
        for each in table["interplays"]
    ]
    plain = [_sentence("together-plain")]
    return {"id": "together", "kind": "facts", "facts": meets or plain}


def _my_hand(view: View) -> list[Note]:
    """The own cards by strength; those that may be played now are lit, where others may not."""
    if view["seat"] is None:
        return []
    cards = held(view)
    mine = {card for group in view["table"]["my_trumps"] for card in group["cards"]}
    playable = view["table"]["playable"]
    some = 0 < len(playable) < len(cards)
    rows: dict[str, list[str]] = {"": [card for card in cards if card in mine]}
    for suit in SUITS:
        rows[suit] = [card for card in cards if card not in mine and BY_NAME[card].suit == suit]
    facts = [_row(suit, row) for suit, row in rows.items() if row]
    if some:
        lit = set(playable)
        facts = [{**fact, "lit": [card for card in fact["cards"] if card in lit]} for fact in facts]
        facts.append(_sentence("may-play", cards=playable))
    return [{"id": "my-hand", "kind": "facts", "facts": facts, "at": "more"}]


def _row(suit: str, cards: list[str]) -> Fact:
    """The own trumps, or the other cards of a suit."""
    if not suit:
        return {"id": "hand-trumps", "kind": "cards", "cards": cards}
    return {"id": "hand-suit", "kind": "cards", "cards": cards, "params": {"suit_name": suit}}


def _later_rules(table: Mapping[str, Any]) -> list[Note]:
    mine = items_of(table["my_rules"])
    return [{"id": "later-rules", "kind": "items", "items": mine, "at": "more"}] if mine else []


def _direction(view: View) -> list[Note]:
    """Which way round they play, where that changes from trick to trick; in the corner of the felt,
    which the rule cards take before the first lead."""
    table = view["table"]
    alternates = table["effect"]["alternates"] and view["phase"] in TRICKS
    if not alternates or is_before_first_lead(view):
        return []
    value = table["direction"]
    return [{"id": "direction", "kind": "word", "value": value, "at": "corner"}]
