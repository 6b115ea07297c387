"""What a seat of Sauscharf is trying to get now, in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from pygame_core.games.sauscharf.sauces import HEATS, SAUCES
from pygame_core.games.sauscharf.wording import WILD
from pygame_core.scene import Line, line
from pygame_core.views import View

MOST_TOLD = 3
"""So many sauces are told of at a time."""


def goal(view: View) -> Line | None:
    """While gathering, what all this is for, and what is most so far. Then that the match ends
    with this lap, if it does; what the set on the table is enough for; the dearest sauce that the
    hand, or the hand with what lies aside, is enough for; or what lacks least."""
    table, seat = view["table"], view["seat"]
    if seat is None or view["is_over"]:
        return None
    if table["part"] == "gather":
        return _gathering(view, seat)
    for other in table["out"]:
        if other != seat and len(table["sauces"][other]) >= table["target"]:
            return line("last-lap", done_seat=other, target=table["target"])
    if not table["display"]:
        return line("no-sauce", points=table["standing"][seat])
    laid, hand = table["sets"][seat], view["hand"]
    if ready := dearest(table["display"], laid):
        return _of(ready, "set")
    all_cards = equal([*laid, *hand, *table["ingredients"]])
    in_hand, in_all = (dearest(table["display"], cards) for cards in (equal(hand), all_cards))
    if in_hand and in_hand == in_all:
        return _of(in_hand, "hand", cards=equal(hand))
    if in_all:
        return _of(in_all, "aside", cards=all_cards)
    if not all_cards:
        return None
    nearest = min(table["display"], key=lambda each: (each["heat"], -each["points"]))
    return _of(nearest, "more", cards=all_cards, left=nearest["heat"] - len(all_cards))


def _gathering(view: View, seat: int) -> Line:
    """cards: the most of one number that the seat owns, for all of its hand can still go aside.
    worth: what these would score as a sauce, 0 for nothing. lines: what more of them would. laps:
    how many laps of gathering the hand lasts after this one, if it is laid card by card."""
    table, hand = view["table"], view["hand"]
    most = equal([*table["sets"][seat], *hand, *table["ingredients"]])
    levels = HEATS[table["heat"]].levels
    worth = max((SAUCES[heat].points for heat in levels if heat <= len(most)), default=0)
    more = [heat for heat in levels if heat > len(most)]
    lines = [line("worth", count=heat, score=SAUCES[heat].points) for heat in more[:MOST_TOLD]]
    is_to_lay = view["phase"] == "gather-set" and seat in table["waiting"]
    laps = len(hand) - int(is_to_lay)
    if not lines:
        return line("gathered-all", cards=most, worth=worth, laps=laps)
    return line("gathered", cards=most, worth=worth, lines=lines, laps=laps)


def _of(sauce: dict[str, Any], kind: str, **params: Any) -> Line:
    return line(kind, heat=sauce["heat"], worth=sauce["points"], **params)


def dearest(display: Sequence[dict[str, Any]], cards: Sequence[str]) -> dict[str, Any] | None:
    """The sauce of the most points that these equal cards make."""
    enough = [sauce for sauce in display if sauce["heat"] <= len(cards)]
    return max(enough, key=lambda sauce: int(sauce["points"]), default=None)


def equal(cards: Sequence[str]) -> list[str]:
    """The largest set of these cards, of the highest number, X at its end."""
    counts = Counter(cards)
    wilds = counts.pop(WILD, 0)
    number = max(counts, key=lambda card: (counts[card], int(card)), default="")
    return [number] * counts[number] + [WILD] * wilds
