"""What speaks for an action of Stich-Meister: of a card by the trick as it lies, under the rule
cards in force. Each reason is true of the very action; where none is, none is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.goal import avoids, has_its_count
from pygame_core.games.stich_meister.ranking import BELOW_ALL
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.games.stich_meister.rule_choice import (
    is_rich_in_trumps,
    reason_to_choose,
    speaks_most,
)
from pygame_core.games.stich_meister.trick_scene import (
    holder_of,
    number_of,
    rules_of,
    trumps_of,
    trumps_of_suit,
)
from pygame_core.games.stich_meister.trick_stars import best_cards, reason_for
from pygame_core.kit.cards import Card
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_RICH_LEEWAY = 2.0
"""So many points of a search that cannot tell rule cards apart do not outweigh many trumps."""
_YARDSTICKS = ("pass-costs", "pass-helps", "pass-strong", "pass-weak")
"""What the cards to pass are chosen by: the first of these that holds of any."""
_LIKELY = 0.4
"""A card that beats so much of the deck may win what it costs."""
_PLAIN = 1.5
"""So many points, as others play them, are worth a card that somebody new sees the reason for, if
it is the last one of a trick: what that brings is plain."""
_KEPT = 2.5
"""The same where the goal is to keep the number of tricks that is paid."""


def because(view: View, action: str, _found: Line | None) -> Line | None:
    """Of any action, unless nothing else may be done."""
    if len(view["legal"]) == 1:
        return None
    if view["phase"] == "choose":
        return reason_to_choose(view, int(action.split(" ")[1]))
    verb, (name,) = split_action(action)
    card = BY_NAME[name]
    if verb == "play":
        return reason_for(view, card)
    if verb == "remove":
        return _of_removal(view, card)
    if verb == "pass":
        return _of_passing(view, card)
    said = line(f"{verb}-{_standing(view, card)}", turned=_turned(view, card))
    return _of_reserved(view, card, said) if verb == "reserve" else said


def forced(view: View, action: str) -> Line | None:
    """Why no other card may be played: it is the last one, or the only one that follows."""
    if view["phase"] != "play":
        return None
    duty, owes = view["table"]["duty"], view["table"]["owes"]
    if owes == "reserved":
        return None
    if len(view["hand"]) == 1:
        return line("last-card")
    card = BY_NAME[split_action(action)[1][0]]
    if owes == "trump" or card in trumps_of(view):
        return line("only-trump")
    if not duty or duty["suit"] != card.suit:
        return None
    trumps = trumps_of_suit(view, card.suit)
    told = {"suit": card.suit, "of": card.suit}
    return line("only-suit", **told, trump_cards=trumps, count=len(trumps))


def aimed(view: View) -> list[str]:
    """The legal actions that are the best ones for what speaks for them."""
    if view["phase"] == "play":
        return [f"play {card}" for card in best_cards(view)]
    if view["phase"] == "choose":
        return [f"choose {number}" for number in speaks_most(view)]
    told = {action: because(view, action, None) for action in view["legal"]}
    if view["phase"] == "expose":
        return [action for action, said in told.items() if said and said["id"] == "expose-weak"]
    if view["phase"] == "pass":
        best = [said["id"] for said in told.values() if said and said["params"].get("best", True)]
        yardstick = next((id_ for id_ in _YARDSTICKS if id_ in best), "")
        told = {action: said for action, said in told.items() if said and said["id"] == yardstick}
    return [action for action, said in told.items() if said and said["params"].get("best", True)]


def leeway(view: View) -> float:
    """Where rule cards are level, a hand full of trumps is what a newcomer looks for."""
    return _RICH_LEEWAY if view["phase"] == "choose" and is_rich_in_trumps(view) else 1.0


def preferred(view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
    """What is the best one for what is said of it, where that costs no more than is worth it."""
    if view["phase"] not in ("play", "pass", "choose"):
        return None
    simple, is_last = aimed(view), len(view["trick"]) + 1 == view["seats"]
    most = _KEPT if has_its_count(view) else _PLAIN if is_last else leeway(view)
    near = [each["action"] for each in options if each["edge"] <= most]
    return next((action for action in near if action in simple), None)


def _standing(view: View, card: Card) -> str:
    """How strong a card is among those of the hand: strong, middle or weak; of those that are laid
    open, weak if no more are weaker than may yet be laid."""
    strength = evaluation.strengths(rules_of(view), view["table"]["second_lead"], view["seats"])
    table = view["table"]
    cards = {*view["hand"], *table["my_laid"]}
    ordered = sorted(strength[BY_NAME[name]] for name in cards)
    if view["phase"] == "expose":
        held = cards.difference(table["my_laid"])
        weaker = sum(strength[BY_NAME[name]] < strength[card] for name in held)
        if weaker < table["step"]["cards"] - len(table["my_laid"]):
            return "weak"
    third = len(ordered) // 3
    if strength[card] >= ordered[-1 - third] > ordered[0]:
        return "strong"
    is_weak = strength[card] <= ordered[third] < ordered[-1]
    return "weak" if is_weak and view["phase"] != "expose" else "middle"


def _of_reserved(view: View, card: Card, said: Line) -> Line:
    """The same of one that waits for the last trick, and what it counts there: what brings points
    is best one that may win it, too."""
    rules, is_strong = rules_of(view), said["id"] == "reserve-strong"
    points = rules.scoring.card_value(card, card in trumps_of(view))
    counts = "pays" if points > 0 and is_strong else "costs" if points < 0 else "none"
    best = is_strong if points > 0 else not (is_strong and points < 0)
    return line(said["id"], **said["params"], points=points, counts=counts, best=best)


def _of_removal(view: View, card: Card) -> Line:
    """What the trick brings without the card."""
    seat = view["seat"]
    assert seat is not None
    rules, table = rules_of(view), view["table"]
    trick = [BY_NAME[name] for _, name in view["trick"]]

    def left(without: Card) -> int:
        pile = Pile(number_of(view), tuple(each for each in trick if each != without))
        return rules.scoring.pile_points(pile, trumps_of(view), table["tricks_in_round"])

    worths = [left(each) for each in trick]
    holder = holder_of(view, seat)
    if min(worths) == max(worths):
        return line("removes-any", points=worths[0])
    best = max(worths) if holder == seat else min(worths)
    left_over = {"points": left(card), "to_seat": holder, "mine": holder == seat}
    return line("removes", **left_over, best=left(card) == best)


def _of_passing(view: View, card: Card) -> Line:
    """That it costs whoever takes it; that the weakest goes, or the strongest where tricks are
    better avoided; or one of the shortest suit; or that it helps a seat whose points count here."""
    hand = [BY_NAME[name] for name in view["hand"]]
    strength = evaluation.strengths(rules_of(view), view["table"]["second_lead"], view["seats"])
    mine, all_ = strength[card], sorted(map(strength.__getitem__, hand))
    burden = avoids(view)
    if said := _of_its_points(view, card, hand):
        return said
    if burden and mine == all_[-1]:
        return line("pass-strong", turned=_turned(view, card))
    if not burden and mine == all_[0]:
        return line("pass-weak", turned=_turned(view, card))
    if _is_of_shortest(view, card, hand) and burden == (mine > all_[len(all_) // 2]):
        return _of_short_suit(view, card)
    to_seat = (int(view["seat"] or 0) + view["table"]["step"]["to"]) % view["seats"]
    third = len(all_) // 3
    if not burden and mine >= all_[-1 - third] and _value_of(view, to_seat) > 0:
        return line("pass-helps", to_seat=to_seat, best=mine == all_[-1])
    ends = {all_[0]: "stronger", all_[-1]: "weaker"}
    return line("pass-spare", keeps=ends.get(mine, "both"))


def _turned(view: View, card: Card) -> str:
    """Why its strength is not as its number tells: "anti", a trump where these are weak, or "yes",
    low numbers are strong; else "no"."""
    ranking = rules_of(view).ranking
    if card in trumps_of(view) and ranking.trump_class == BELOW_ALL:
        return "anti"
    return "yes" if ranking.number_value(1) > ranking.number_value(2) else "no"


def _of_its_points(view: View, card: Card, hand: Sequence[Card]) -> Line | None:
    """That it costs whoever takes it, more than another card of the hand. best: of those that cost
    as much, none is stronger, so likelier to win them here, and it is no weak one."""
    rules, trumps = rules_of(view), trumps_of(view)
    strength = evaluation.strengths(rules, view["table"]["second_lead"], view["seats"])
    costs = {each: rules.scoring.card_value(each, each in trumps) for each in hand}
    cost, own = costs[card], int(view["seat"] or 0)
    if cost >= min(0, max(costs.values())) or _value_of(view, own) <= 0:
        return None
    most = max(strength[each] for each in hand if costs[each] == cost)
    return line("pass-costs", points=cost, best=strength[card] == most >= _LIKELY)


def _value_of(view: View, scorer: int) -> float:
    """What a point of this scorer is worth to the own seat."""
    own = int(view["seat"] or 0)
    return evaluation.point_value(rules_of(view), view["seats"], own)[scorer]


def _of_short_suit(view: View, card: Card) -> Line:
    """all: whether passing may leave none of the suit."""
    trumps, table = trumps_of(view), view["table"]
    hand = [BY_NAME[name] for name in view["hand"]]
    count = sum(each.suit == card.suit and each not in trumps for each in hand)
    to_pass = table["step"]["cards"] - len(table["my_laid"])
    return line("pass-short", suit=card.suit, count=count, all=count <= to_pass)


def _is_of_shortest(view: View, card: Card, hand: Sequence[Card]) -> bool:
    """Whether its suit is the first to be all gone, after which any card may be played on it."""
    trumps = trumps_of(view)
    if card in trumps or any(rule.cannot_follow for rule in rules_of(view).cards):
        return False
    left = Counter(each.suit for each in hand if each not in trumps)
    return left[card.suit] == min(left.values()) < max(left.values())
