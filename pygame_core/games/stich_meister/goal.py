"""What a seat is after: what tricks bring in this round, to whom, and whether to want them."""

from __future__ import annotations

from math import ceil
from typing import Any

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.hand import STEPS
from pygame_core.games.stich_meister.rule_card import item_of
from pygame_core.games.stich_meister.scoring_cards import SCORING_CARDS, number_of_suits
from pygame_core.games.stich_meister.trick_scene import holder_of, rules_of
from pygame_core.scene import Line, line
from pygame_core.views import View

CLEAR = 0.5
"""So many points a trick must be worth more to whoever wins it, or less, for that to be told."""
_FEW = 2
"""So many of the tricks to come are a seat's share at most where it may hope to take none; and so
many of its cards win, at most."""
_SPARE = 1
"""With so many such cards at most it may hope for that from the beginning of a round."""
_WINS = 0.75
"""A card that beats so much of the deck may well win."""
_SCORING = {card.number: card for card in SCORING_CARDS}


def goal(view: View) -> Line | None:
    """By the phase; of a round, what its rule cards count."""
    seat = view["seat"]
    if seat is None:
        return None
    if view["phase"] == "choose":
        return line("before")
    if view["phase"] not in STEPS and has_its_count(view):
        return line("kept", **count_paid(view))
    rules, share = rules_of(view), evaluation.winners_share(rules_of(view), view["seats"])
    counting = [number for number in rules.numbers if number in _SCORING]
    lines = [
        line(item_of(number), still=_still(view, number))
        for number in counting
        if not _counts_suits(number)
    ]
    holder, suits = holder_of(view, seat), len(lines) < len(counting)
    whose = {"to_seat": holder, "mine": holder == seat, "all": rules.routing.hands_on}
    wish = want(view)
    if wish == "open":
        wish = "gains" if share > 0 else "costs"
    return line("play", **whose, by_suits=suits, want=wish, lines=lines, count=len(lines))


def _still(view: View, number: int) -> str:
    """Whether what a rule card pays for a number of tricks can be had: "yes", "hardly" (this seat
    has so many, and with its cards will not keep to that) or "no"."""
    bonus, held = _SCORING[number].bonus, _count(view)
    if bonus is None or view["phase"] in STEPS:
        return "yes"
    if bonus(held):
        return "hardly"
    return "yes" if any(map(bonus, range(held, held + _FEW))) else "no"


def _counts_suits(number: int) -> bool:
    """Whether this rule card makes a trick worth a point for every suit in it."""
    return number in _SCORING and _SCORING[number].trick_points is number_of_suits


def want(view: View) -> str:
    """Whether it is good to win tricks in this round, "more" or "fewer"; "open" where that hangs on
    what lies in each."""
    rules = rules_of(view)
    if has_its_count(view):
        return "fewer"
    worth = evaluation.mean_points(rules, view["table"]["second_lead"], view["seats"], None)
    share = evaluation.winners_share(rules, view["seats"])
    gain = worth * share - handed_on(view)
    if abs(gain) < CLEAR * abs(share) or not gain:
        return "open"
    return "more" if gain > 0 else "fewer"


def avoids(view: View) -> bool:
    """Whether strong cards are a burden in this round."""
    share = evaluation.winners_share(rules_of(view), view["seats"])
    wish = want(view)
    return wish == "fewer" or (wish == "open" and share < 0)


def handed_on(view: View) -> float:
    """What it costs this seat, where who wins hands on all its tricks, to lose those it has."""
    rules, seat = rules_of(view), view["seat"]
    if seat is None or not rules.routing.hands_on or view["phase"] in ("choose", *STEPS):
        return 0
    points: list[int] = [
        sum(each["points"] for each in lines if each["id"] in ("tricks", "cards"))
        for lines in view["table"]["lines"]
    ]
    route = rules.routing.route(seat, view["seats"])
    value = evaluation.point_value(rules, view["seats"], seat)
    return points[route.taker] * (value[route.taker] - value[route.holder])


# --- the number of tricks ------------------------------------------------------------------------


def by_one_more(view: View) -> int:
    """What one more trick before this seat makes of what rule cards pay for the number of them:
    below 0 where it takes that away."""
    rules, seat = rules_of(view), view["seat"]
    own = evaluation.point_value(rules, view["seats"], seat)[seat] if seat is not None else 0
    if seat is None or own <= 0 or holder_of(view, seat) != seat:
        return 0
    return rules.scoring.bonus(_count(view) + 1) - rules.scoring.bonus(_count(view))


def has_its_count(view: View) -> bool:
    """Whether this seat has just the number of tricks that is paid, and so few are to come that it
    may keep it: its share of them would bring less."""
    seat, table = view["seat"], view["table"]
    if seat is None or by_one_more(view) >= 0:
        return False
    to_come = table["tricks_in_round"] - max(1, table["trick_number"]) + 1
    rules, held = rules_of(view), _count(view)
    strength = evaluation.strengths(rules, table["second_lead"], view["seats"])
    winners = sum(strength[BY_NAME[name]] >= _WINS for name in view["hand"])
    share = max(ceil(to_come / view["seats"]), winners)
    if share > _FEW and winners > _SPARE:
        return False
    worth = evaluation.mean_points(rules, table["second_lead"], view["seats"], None)

    def total(count: int) -> float:
        return count * worth + rules.scoring.by_count(count * worth, count, fewest=-1)

    return total(held) > max(total(held + more) for more in range(1, share + 1))


def count_paid(view: View) -> dict[str, Any]:
    """The number of tricks that this seat has, and what rule cards pay for it."""
    held = _count(view)
    return {"none": held == 0, "gain": rules_of(view).scoring.bonus(held)}


def _count(view: View) -> int:
    """The tricks of this seat, with the cards that will be left over."""
    return int(view["table"]["tricks"][view["seat"]] + view["table"]["leftover"])
