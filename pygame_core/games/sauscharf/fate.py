"""What speaks for keeping or discarding the set of a turn of Sauscharf, once it is said what is
taken: what the set may become, and what would have to come for that."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.sauscharf.aim import (
    dearest,
    done,
    ender,
    heats_in_play,
    holds_out,
    wants_end,
)
from pygame_core.games.sauscharf.offers import own_set
from pygame_core.games.sauscharf.plan import plan_of, wilds_of
from pygame_core.games.sauscharf.prospect import Chance, Prospect, chance_of, prospects
from pygame_core.games.sauscharf.wording import WILD, sorted_cards
from pygame_core.scene import Line, line
from pygame_core.views import View


def gain_of(view: View, cards: Sequence[str], more: Sequence[str]) -> int:
    """How much more these cards would score as sauces with some more of them."""
    heats = heats_in_play(view)
    return plan_of([*cards, *more], heats).points - plan_of(cards, heats).points


def wilds_for(view: View, cards: Sequence[str], more: Sequence[str]) -> tuple[list[str], bool]:
    """The X among these cards by which some more of a number score, and whether they made sauces
    of other numbers before; none where those score as much without X."""
    number, heats = more[0], heats_in_play(view)
    bare = [card for card in cards if card != WILD]
    if number == WILD or gain_of(view, cards, more) in (0, gain_of(view, bare, more)):
        return [], False
    count = (wilds_of(number, [*cards, *more], heats) or 0) - more.count(WILD)
    if count <= 0:
        return [], False
    return [WILD] * count, wilds_of(number, cards, heats, count) is None


def fate_of(view: View, taken: Sequence[str], is_kept: bool, told: Line) -> Line:
    """told: what was said of what is taken. X of which that makes use for another number are not
    counted for the set as well."""
    if not is_kept and not taken and (ends := _ends(view)):
        return ends
    laid = own_set(view)
    number = laid[0]
    if number == WILD:
        return line("fate-wild") if is_kept else line("fate-cost")
    wild = "" if _is_wild_told(told, number) else WILD
    own = [*view["hand"], *view["table"]["ingredients"]]
    if is_kept and (made := _made(view, [*own, *taken], wild)):
        return made
    every = [card for card in [*own, *taken, *laid] if wild or card != WILD]
    rest = [card for card in every if card != number]
    chance = chance_of(view, every, taken)
    return _hoped(view, chance, next(iter(prospects(view, rest)), None), is_kept)


def _ends(view: View) -> Line | None:
    """Why no card is kept whatever it might become."""
    if view["table"]["part"] == "gather" or holds_out(view):
        return None
    if (done_seat := done(view)) is not None:
        return line("fate-last", done_seat=done_seat)
    return line("fate-end") if wants_end(view) else None


def _made(view: View, cards: Sequence[str], wild: str) -> Line | None:
    """The sauce that the set makes with some of these, or what they score more with it."""
    laid = own_set(view)
    number = laid[0]
    like = sorted_cards([card for card in cards if card in (number, wild)])
    if like and (sauce := dearest(view["table"]["display"], [*laid, *like])):
        return line("fate-enough", cards=like, heat=sauce["heat"], worth=sauce["points"])
    gain = gain_of(view, cards, laid)
    if not gain:
        return None
    wilds, moves = wilds_for(view, cards, laid)
    is_wild = bool(wild) and not moves
    like = [card for card in like if card != WILD] + wilds * is_wild
    return line("fate-joins", cards=like, more=gain) if like else line("fate-new", more=gain)


def _hoped(view: View, chance: Chance, other: Prospect | None, is_kept: bool) -> Line:
    """What it lacks for a sauce, and whether it may get that, or that another number of the seat's
    lacks no more; where the star does otherwise, that it is close."""
    near, against, come = chance
    if near is None:
        return line("fate-full", is_kept=is_kept)
    number, laps = own_set(view)[0], len(view["hand"])
    told = {**near.told, "lack_cards": [number] * near.left}
    if is_kept == bool(against):
        return line("fate-close", **told, is_kept=is_kept)
    told |= {"come": come, "laps": laps}
    if is_kept:
        return line("fate-near", **told, part=view["table"]["part"])
    if against == "far" and other and other.left <= near.left:
        is_fewer = other.left < near.left
        against = "same" if not is_fewer else "fewer" if other.heat == near.heat else "other"
        told |= {"to_heat": other.heat, "to_cards": other.cards[:1] * other.left}
    return line("fate-drop", **told, why=against, done_seat=ender(view))


def _is_wild_told(told: Line, number: str) -> bool:
    """Whether X are spoken of, together with another number than this."""
    cards = told["params"].get("cards", [])
    return number not in cards and WILD in cards
