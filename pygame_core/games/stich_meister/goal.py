"""What a seat is after: what tricks bring in this round, to whom, and whether to want them."""

from __future__ import annotations

from math import ceil
from typing import Any

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.basic_cards import drop_the_lead, drop_the_strongest
from pygame_core.games.stich_meister.cards import BY_NAME, DECK
from pygame_core.games.stich_meister.hand import STEPS
from pygame_core.games.stich_meister.rule_card import RuleCard, item_of
from pygame_core.games.stich_meister.scoring_cards import (
    SCORING_CARDS,
    double_fewest,
    double_without_trump,
    for_trumps,
    number_of_suits,
    triple_the_fifth,
    triple_the_last,
)
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
_FIRST, _FIFTH = 2, 5
"""The last trick that counts nothing, and the one that counts triple, by rule cards."""
_WINS = 0.75
"""A card that beats so much of the deck may well win."""
_SCORING = {card.number: card for card in SCORING_CARDS}
_ENDS = [
    item_of(card.number)
    for card in SCORING_CARDS
    if card.bonus or card.factor or card.neighbour or card.final
]
"""What counts when all tricks are won, which is said after what each of them brings."""


def goal(view: View) -> Line | None:
    """By the phase; of a round, what its rule cards count."""
    seat = view["seat"]
    if seat is None:
        return None
    if view["phase"] == "choose":
        return line("before")
    if view["phase"] not in STEPS and has_its_count(view):
        return line("kept", **count_paid(view))
    counting = _counting(view)
    told = [
        line(item_of(number), still=_still(view, number), **_neighbour(view, number))
        for number in counting
        if not _counts_suits(number)
    ]
    still = [each for each in told if each["params"]["still"] != "no"]
    ends = [each for each in still if each["id"] in _ENDS]
    lines = [each for each in still if each not in ends]
    whose = _whose(view)
    params: dict[str, Any] = {
        "by_suits": any(map(_counts_suits, counting)),
        "costly": _costly_for(view, whose["want"]),
        "second": whose["want"] != "held" and _is_for_second(view),
        "lines": lines,
        "count": len(lines),
        "sentences": ends,
        "ends": len(ends),
    }
    return line("play", **whose, **params)


def costly(view: View) -> str:
    """What alone makes tricks differ in worth: the rule card by which its cards cost, "several" if
    more do; "none" where none does, or cards bring something, too."""
    signs = {number: _sign(_SCORING[number]) for number in _counting(view)}
    found = [item_of(number) for number, sign in signs.items() if sign]
    if not found or 1 in signs.values():
        return "none"
    return "several" if len(found) > 1 else found[0]


def _costly_for(view: View, wish: str) -> str:
    """The same where a seat with this wish goes by it."""
    if wish in ("gains", "costs"):
        return costly(view)
    is_by_cards = evaluation.winners_share(rules_of(view), view["seats"]) > 0 > _mean_points(view)
    return costly(view) if wish == "fewer" and is_by_cards else "none"


def _counting(view: View) -> list[int]:
    """The rule cards in force that count something."""
    rules = rules_of(view)
    return [
        number
        for number in rules.numbers
        if number in _SCORING
        and (_has_trumps(view) or _SCORING[number].card_points is not for_trumps)
    ]


def _has_trumps(view: View) -> bool:
    """Whether any card is trump in this round, or becomes it."""
    return any(rule.covers is not None for rule in rules_of(view).cards)


def _sign(rule: RuleCard) -> int:
    """Whether cards cost by it, -1, or bring something, 1."""
    points = rule.card_points
    found = [points(card, True) for card in DECK] if points else [0]
    return (max(found) > 0) - (min(found) < 0)


def _is_for_second(view: View) -> bool:
    """Whether the second strongest card of a whole trick wins it."""
    hooks = [rule.contenders for rule in rules_of(view).cards]
    return drop_the_strongest in hooks and drop_the_lead not in hooks


def _neighbour(view: View, number: int) -> dict[str, Any]:
    """The seat whose points a rule card adds, if it does; back: so the tricks that this seat wins
    come back, which go to that very seat."""
    adds, seats, seat = _SCORING[number].neighbour, view["seats"], int(view["seat"] or 0)
    if not adds:
        return {}
    beside = adds(seat, [0] * seats)[0]
    return {"seat": beside, "back": beside == holder_of(view, seat)}


def _whose(view: View) -> dict[str, Any]:
    """Which tricks to win, and before whom these and those of others then lie.

    want: "more", "fewer", or of those to win whether they bring something ("gains") or cost
    something ("costs"); "rid": all, since they cost whoever then has them; "held": one, so as to
    get rid of what those that it has have brought. all: whoever wins a trick hands on all others,
    too.
    """
    seat, rules, wish = int(view["seat"] or 0), rules_of(view), want(view)
    holder, mean = holder_of(view, seat), _mean_points(view)
    is_mine = holder == seat
    hands_all = rules.routing.hands_on and rules.routing.route(seat, view["seats"]).taker == seat
    held = brought(view, seat) if hands_all else 0
    if wish in ("more", "open") and held and handed_on(view) < 0:
        wish = "held"
    elif wish == "open":
        wish = "gains" if evaluation.winners_share(rules, view["seats"]) > 0 else "costs"
    elif wish == "more" and not is_mine and mean < 0:
        wish = "rid"
    return {
        "want": wish,
        "mine": is_mine,
        "to_seat": holder,
        "from_seat": (2 * seat - holder) % view["seats"],
        "all": hands_all,
        "points": held,
    }


def _still(view: View, number: int) -> str:
    """Whether what a rule card counts can still be had: "yes", "always" (of every trick), "hardly"
    (with its cards this seat will not keep to so few tricks), "partly" (the first tricks are over)
    or "no"."""
    card, held = _SCORING[number], _count(view)
    if card.trick_points is double_without_trump and not _has_trumps(view):
        return "always"
    if card.trick_points is triple_the_fifth:
        return "yes" if view["table"]["trick_number"] <= _FIFTH else "no"
    if card.trick_points is triple_the_last:
        return "yes" if view["table"]["trick_number"] <= _FIRST else "partly"
    if card.factor is double_fewest:
        return _still_fewest(view)
    bonus = card.bonus
    if bonus is None or (view["phase"] in STEPS and has_its_count(view)):
        return "yes"
    if not any(map(bonus, range(held, held + _FEW))):
        return "no"
    return "hardly" if bonus(held) or not has_few_winners(view) else "yes"


def _still_fewest(view: View) -> str:
    """The same of having the fewest tricks; "behind": another seat has fewer so far. "open" where
    that is no matter of winning few."""
    seat, table = int(view["seat"] or 0), view["table"]
    if view["phase"] in STEPS or holder_of(view, seat) != seat or want(view) != "more":
        return "open"
    # What is left over is as many for everybody.
    held, least, to_come = table["tricks"][seat], min(table["tricks"]), _to_come(view)
    if held > least + to_come:
        return "no"
    likely = held + min(to_come, _winners(view))
    others = (table["tricks_in_round"] - likely) / (view["seats"] - 1)
    if likely > others - 1:
        return "hardly"
    return "yes" if held == least else "behind"


def _counts_suits(number: int) -> bool:
    """Whether this rule card makes a trick worth a point for every suit in it."""
    return number in _SCORING and _SCORING[number].trick_points is number_of_suits


def want(view: View) -> str:
    """Whether it is good to win tricks in this round, "more" or "fewer"; "open" where that hangs on
    what lies in each."""
    rules = rules_of(view)
    if has_its_count(view):
        return "fewer"
    share = evaluation.winners_share(rules, view["seats"])
    gain = _mean_points(view) * share - handed_on(view)
    if abs(gain) < CLEAR * abs(share) or not gain:
        return "open"
    return "more" if gain > 0 else "fewer"


def _mean_points(view: View) -> float:
    """What a trick brings on average."""
    second_lead = view["table"]["second_lead"]
    return evaluation.mean_points(rules_of(view), second_lead, view["seats"], None)


def avoids(view: View) -> bool:
    """Whether strong cards are a burden in this round."""
    share = evaluation.winners_share(rules_of(view), view["seats"])
    wish = want(view)
    return wish == "fewer" or (wish == "open" and share < 0)


def to_pass(view: View) -> str:
    """Whether what to give away is told by the tricks that are wanted, or first of all by what
    single cards "cost"."""
    if avoids(view):
        return "fewer"
    is_costly = evaluation.winners_share(rules_of(view), view["seats"]) > 0
    return "costs" if is_costly and costly(view) != "none" else want(view)


def handed_on(view: View) -> float:
    """What it costs this seat, where who wins hands on all its tricks, to lose those it has."""
    rules, seat = rules_of(view), view["seat"]
    if seat is None or not rules.routing.hands_on or view["phase"] in ("choose", *STEPS):
        return 0
    route = rules.routing.route(seat, view["seats"])
    value = evaluation.point_value(rules, view["seats"], seat)
    return brought(view, route.taker) * (value[route.taker] - value[route.holder])


def brought(view: View, seat: int) -> int:
    """What the tricks of a seat have brought so far, with the cards in them."""
    lines = view["table"]["lines"][seat]
    return sum(each["points"] for each in lines if each["id"] in ("tricks", "cards"))


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
    if view["seat"] is None or by_one_more(view) >= 0:
        return False
    rules, held, winners = rules_of(view), _count(view), _winners(view)
    share = max(ceil(_to_come(view) / view["seats"]), winners)
    if share > _FEW and winners > _SPARE:
        return False
    worth = _mean_points(view)

    def total(count: int) -> float:
        return count * worth + rules.scoring.by_count(count * worth, count, fewest=-1)

    return total(held) > max(total(held + more) for more in range(1, share + 1))


def _to_come(view: View) -> int:
    """How many tricks are to come, with that on the table."""
    table = view["table"]
    return int(table["tricks_in_round"] - max(1, table["trick_number"]) + 1)


def has_few_winners(view: View) -> bool:
    """Whether a seat may end with so few tricks as are paid for."""
    return _winners(view) <= _FEW


def _winners(view: View) -> int:
    """How many cards of the hand may well win."""
    second_lead = view["table"]["second_lead"]
    strength = evaluation.strengths(rules_of(view), second_lead, view["seats"])
    return sum(strength[BY_NAME[name]] >= _WINS for name in view["hand"])


def count_paid(view: View) -> dict[str, Any]:
    """The number of tricks that this seat has, and what rule cards pay for it."""
    held = _count(view)
    return {"none": held == 0, "gain": rules_of(view).scoring.bonus(held)}


def _count(view: View) -> int:
    """The tricks of this seat, with the cards that will be left over."""
    return int(view["table"]["tricks"][view["seat"]] + view["table"]["leftover"])
