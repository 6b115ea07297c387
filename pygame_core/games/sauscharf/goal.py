"""What a seat of Sauscharf is trying to get now, in one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from math import inf

from pygame_core.games.sauscharf.aim import (
    cooking,
    dearest,
    done,
    ender,
    equal,
    gained,
    heats_in_play,
    heats_of,
    holds_out,
    later_of,
    leader,
    likeliest,
    only_costs,
    owned,
    rival,
    shedding,
    wants_end,
    worth_of,
)
from pygame_core.games.sauscharf.offers import is_laying, own_set
from pygame_core.games.sauscharf.plan import Plan, plan_of
from pygame_core.games.sauscharf.prospect import gathering, nearing, useful
from pygame_core.games.sauscharf.sauces import HEATS, SAUCES, display_size
from pygame_core.games.sauscharf.singles import single
from pygame_core.games.sauscharf.wording import WILD
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

MOST_TOLD = 3
"""So many sauces are told of at a time."""


def goal(view: View) -> Line | None:
    """While gathering, what the cards would make so far. Then that the match ends
    with this lap, if it does; the sauces that the set on the table, the hand, or the hand with what
    lies aside is enough for; or that cards only cost, or what lacks least."""
    table, seat = view["table"], view["seat"]
    if seat is None or view["is_over"]:
        return None
    if table["part"] == "gather":
        return _gathering(view, seat)
    if (done_seat := done(view)) is not None:
        return line("last-lap", done_seat=done_seat, target=table["target"])
    if not table["display"]:
        return line("no-sauce", points=table["standing"][seat])
    return _cooking(view) or _shedding(view, seat) or _lacking(view)


def aimed(view: View) -> list[str]:
    """The legal actions that it speaks of: those by which the sauces are made that it names, most
    cards shed where they only cost, or least is lacking then. While gathering, the single card for
    which there is a reason, or what makes the sum of its sauces the greatest."""
    if view["table"]["part"] == "gather":
        return [f"set {single(view)}"] if is_laying(view) else gathering(view)
    if done(view) is not None:
        return shedding(view)
    if actions := cooking(view):
        return actions
    if not only_costs(view) or holds_out(view):
        return nearing(view)
    return shedding(view) if ender(view) is None else [*shedding(view), *useful(view)]


def leeway(view: View) -> float:
    """While gathering, points that are there now may cost some later ones. Then what is ready is
    cooked, what was laid for a sauce is not taken back, whoever is behind does not end the match,
    and what lacks least is gathered on."""
    return 3.0 if view["table"]["part"] == "gather" else inf


def _cooking(view: View) -> Line | None:
    """heat and worth: of one sauce; lines and worth: of several, one a lap. now: what the hand
    alone makes, where the ingredients would add to it."""
    display, hand, laid = view["table"]["display"], view["hand"], own_set(view)
    if sauce := dearest(display, laid):
        return _one(view, "set", sauce["heat"], laid)
    every = owned(view)
    in_hand, in_all = (plan_of(cards, heats_of(display)) for cards in (hand, every))
    if not in_all.points:
        return None
    if in_hand.points == in_all.points:
        return _of_hand(view, in_hand)
    if len(in_all.heats) == 1 and not in_hand.points:
        return _one(view, "aside", *in_all.heats, equal(every))
    told = {"now": in_hand.points, "worth": in_all.points}
    return line("aside-several", lines=_heats(in_all), **told)


def _of_hand(view: View, plan: Plan) -> Line:
    """What it makes by the sets that are to be laid now; where nobody leaves a sauce for any, what
    it is enough for."""
    sets = likeliest(view)
    by_heat = {sauce["heat"]: each for each in sets if (sauce := gained(view, each))}
    if not by_heat or (len(plan.heats) == 1 and [*by_heat] != [*plan.heats]):
        heats, worth = [*plan.heats], plan.points
    else:
        heat = max(by_heat)
        heats = [heat, *later_of(view, by_heat[heat]).heats]
        worth = worth_of(view, by_heat[heat])
    if len(heats) > 1:
        return line("hand-several", lines=_lines(heats), worth=worth)
    groups = _groups(view["hand"], sets, heats[0])
    if len(groups) > 1:
        lines = [line("equal", cards=cards) for cards in groups]
        return line("hand-either", lines=lines, heat=heats[0], worth=worth)
    return _one(view, "hand", heats[0], *groups or [equal(view["hand"])])


def _groups(hand: list[str], sets: list[str], heat: int) -> list[list[str]]:
    """Of each number that is laid, all there are, with as many X as that still takes."""
    numbers = dict.fromkeys(split_action(each)[1][0] for each in sets)
    own = {each: [each] * hand.count(each) for each in numbers}
    return [cards + [WILD] * (heat - len(cards)) for cards in own.values()]


def _lines(heats: Sequence[int]) -> list[Line]:
    return [line("heat", heat=heat) for heat in heats]


def _heats(plan: Plan) -> list[Line]:
    """Which sauces, not how many: another number beside that of those that end the match."""
    return _lines(plan.heats)


def _one(view: View, source: str, heat: int, cards: list[str]) -> Line:
    mine = {} if source == "set" else {"cards": cards}
    told = {"heat": heat, "worth": SAUCES[heat].points, **mine}
    quicker = rival(view, cards)
    if quicker is None or source == "aside":
        return line(source, **told)
    return line(f"{source}-rival", rival_seat=quicker, **told)


def _shedding(view: View, seat: int) -> Line | None:
    """Whoever has enough sauces ends the match without cards, and no sauce is in sight: who is
    behind had better not."""
    table = view["table"]
    if seat in table["out"]:
        return None
    if holds_out(view):
        return line("holds-out", ahead_seat=leader(view))
    if wants_end(view):
        return line("shed", target=table["target"])
    done_seat = ender(view)
    return None if done_seat is None else line("ending", done_seat=done_seat)


def _lacking(view: View) -> Line | None:
    table = view["table"]
    most = _promising(view)
    if not most:
        return None
    heat = min(heats_of(table["display"]))
    told = {"heat": heat, "worth": SAUCES[heat].points}
    if len(most) == 1:
        return line("more-single", **told)
    return line("more", **told, cards=most, left=heat - len(most))


def _gathering(view: View, seat: int) -> Line:
    """worth: what all the cards of the seat would score as sauces, those on the table and in hand
    too, for they can still be kept. cards: of no or one sauce, the most of one number; lines: what
    more of them would score. Of several sauces lines are their heats. laps: how many laps of
    gathering the hand lasts after this one, if it is laid card by card."""
    table, hand = view["table"], view["hand"]
    plan = plan_of(owned(view), heats_in_play(view))
    heats = _heats(plan)
    count, worth = len(heats), plan.points
    if not hand and not table["sets"][seat]:
        if any(view["hand_counts"]) or any(table["sets"]):
            return line("gathered-done", count=count, lines=heats, worth=worth)
        sauces = {"open": display_size(view["seats"]), "all": len(heats_in_play(view))}
        return line("gathered-end", count=count, lines=heats, worth=worth, **sauces)
    is_to_lay = view["phase"] == "gather-set" and seat in table["waiting"]
    laps = len(hand) - int(is_to_lay)
    if count > 1:
        return line("gathered-several", lines=heats, worth=worth, laps=laps)
    most = _promising(view)
    cards = most if heats else _all_alike(view, len(most))
    told = {"cards": cards, "worth": worth, "laps": laps}
    more = [heat for heat in HEATS[table["heat"]].levels if heat > len(most)]
    lines = [line("worth", count=heat, score=SAUCES[heat].points) for heat in more[:MOST_TOLD]]
    if len(most) == 1:
        return line("gathered-single", worth=worth, laps=laps, lines=lines)
    if not lines:
        return line("gathered-all", heat=plan.heats[0], **told)
    return line("gathered", heat=plan.heats[0] if plan.heats else 0, lines=lines, **told)


def _promising(view: View) -> list[str]:
    """Of as many, those of which more are ingredients already, then more lie in the market."""
    number = next(iter(_by_promise(view)), "")
    return [card for card in sorted(owned(view), key=WILD.__eq__) if card in (number, WILD)]


def _all_alike(view: View, count: int) -> list[str]:
    """The cards of each number of which there are so many; where X make up what is lacking, only of
    the most promising."""
    counts = Counter(owned(view))
    every = [card for card in _by_promise(view) if counts[card] == count]
    return [card for card in every for _ in range(count)] or _promising(view)


def _by_promise(view: View) -> list[str]:
    """The seat's numbers, the most promising first."""
    table = view["table"]
    counts = Counter(card for card in owned(view) if card != WILD)
    kept, to_take = Counter(table["ingredients"]), Counter(chain(*table["slots"]))

    def promise(card: str) -> tuple[int, ...]:
        return counts[card], kept[card], to_take[card], int(card)

    return sorted(counts, key=promise, reverse=True)
