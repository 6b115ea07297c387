"""What speaks for a rule card beside the others of the hand: what it does with the cards held, and
by how much the search found others worse. Where it found no clear difference, just that is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.stich_meister.cards import BY_NAME, deck_of
from pygame_core.games.stich_meister.in_force import rules_in_force
from pygame_core.games.stich_meister.rule_card import item_of
from pygame_core.games.stich_meister.rule_choice import does, suits_hand
from pygame_core.kit.comparing import Compared
from pygame_core.scene import Line, line
from pygame_core.views import View

_SMALL = 0.4
"""So many points between two rule cards are no difference to speak of."""


def compared(view: View, options: Sequence[Mapping[str, Any]]) -> Compared:
    """Of the first of the options, against all others."""
    best, *others = options
    mine = _number(best)
    good = speaks_for(view, mine)
    worse = {
        _number(each): round(each["edge"] - best["edge"], 1)
        for each in others
        if not each["level"] and each["edge"] - best["edge"] >= _SMALL
    }
    if not worse:
        shown = line("level", number=mine, item=item_of(mine))
        if good is None:
            return Compared(shown, line("choose-any"), None)
        return Compared(shown, _said(good, line("because-choose-level")), _said(good))
    tempting = {number: by for number, by in worse.items() if _tempts(view, number)}
    named = worse if good is None else tempting
    if not named:
        assert good
        return Compared(None, _said(good), _said(good))
    lines = [
        line(
            "because-choose-worse-by",
            number=number,
            item=item_of(number),
            by=by,
            **_why(view, number, mine),
        )
        for number, by in named.items()
    ]
    found = line("because-choose-worse", lines=lines)
    told = _said(good, found) if good else _said(found)
    return Compared(None, told, told)


def speaks_for(view: View, number: int) -> Line | None:
    """That it suits the hand, or that what it does speaks for it."""
    if found := suits_hand(view, number):
        return found
    id_, params, speaks = does(view, number)
    return line(id_, **params) if speaks else None


def _said(*told: Line) -> Line:
    sentences = [
        each
        if each["id"].startswith("because-")
        else line(f"because-{each['id']}", **each["params"])
        for each in told
    ]
    return line("choose-compared", sentences=sentences)


def _number(option: Mapping[str, Any]) -> int:
    return int(option["action"].split(" ")[1])


def _tempts(view: View, number: int) -> bool:
    """Whether somebody who has not tried it out would choose it for this hand."""
    found = suits_hand(view, number)
    is_one = found is not None and found["id"] == "choose-trumps" and found["params"]["count"] == 1
    return (found is not None and not is_one) or _held(view, number)[0] != "none"


def _held(view: View, number: int) -> tuple[str, int]:
    """More than its share of the trumps, or of the cards that bring something, and how many."""
    hand, deck = [BY_NAME[name] for name in view["hand"]], deck_of(view["seats"])
    rules = rules_in_force([number])
    trumps = rules.trumps().among(deck)
    paid = [card for card in deck if rules.scoring.card_value(card, False) > 0]
    for kind, cards in (("trumps", trumps), ("paid", paid)):
        count = len(set(cards).intersection(hand))
        # One is what any hand holds.
        if count > 1 and count * len(deck) > len(cards) * len(hand):
            return kind, count
    return "none", 0


def _why(view: View, number: int, mine: int) -> dict[str, Any]:
    """What tempts to it, or that the hand has few of its trumps."""
    why, count = _held(view, number)
    if why != "none":
        return {"why": why, "count": count}
    (id_, params, _), (own, has, _) = does(view, number), does(view, mine)
    is_poor = id_ == "choose-few-trumps" and params["of"] > 0
    if not is_poor or (id_ == own and has["count"] <= params["count"]):
        return {"why": "none", "count": 0}
    return {"why": "few", "count": params["count"]}
