"""What a seat of Sauscharf is trying to get now, in one line."""

from __future__ import annotations

from pygame_core.games.sauscharf.aim import aim_of, equal
from pygame_core.games.sauscharf.sauces import HEATS, SAUCES
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
    if (done := _done(view)) is not None:
        return line("last-lap", done_seat=done, target=table["target"])
    if not table["display"]:
        return line("no-sauce", points=table["standing"][seat])
    if aim := aim_of(view):
        cards = {} if aim.source == "set" else {"cards": aim.cards}
        told = {"heat": aim.sauce["heat"], "worth": aim.sauce["points"], **cards}
        if aim.rival is None:
            return line(aim.source, **told)
        return line(f"{aim.source}-rival", rival_seat=aim.rival, **told)
    most = equal([*table["sets"][seat], *view["hand"], *table["ingredients"]])
    if not most:
        return None
    nearest = min(table["display"], key=lambda each: (each["heat"], -each["points"]))
    heat, worth = nearest["heat"], nearest["points"]
    return line("more", heat=heat, worth=worth, cards=most, left=heat - len(most))


def aimed(view: View) -> list[str]:
    """The legal actions that it speaks of: those that lead to the sauce that it names."""
    if view["table"]["part"] == "gather" or _done(view) is not None:
        return []
    aim = aim_of(view)
    return aim.actions if aim else []


def _done(view: View) -> int | None:
    """Another seat that has enough sauces and no card: the match ends with this lap."""
    table = view["table"]
    made = [len(heats) for heats in table["sauces"]]
    done = (seat for seat in table["out"] if made[seat] >= table["target"])
    return next((seat for seat in done if seat != view["seat"]), None)


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
