"""What speaks for an action of Stich-Meister: of a card by the trick as it lies, under the rule
cards in force. Each reason is true of the very action; where none is, none is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.goal import want
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.games.stich_meister.rule_choice import suits_hand
from pygame_core.games.stich_meister.trick_reasons import reason_for, rest_for
from pygame_core.games.stich_meister.trick_scene import holder_of, number_of, rules_of, trumps_of
from pygame_core.kit.cards import Card
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View


def because(view: View, action: str, found: Line | None) -> Line | None:
    """Of any action, unless nothing else may be done. found: of the whole round, by the search."""
    if len(view["legal"]) == 1:
        return None
    if view["phase"] == "choose":
        return suits_hand(view, int(action.split(" ")[1]))
    verb, (name,) = split_action(action)
    card = BY_NAME[name]
    of_count = _of_count(view, found)
    if verb == "play":
        said = reason_for(view, card)
        # Who may come to take none looks at that first.
        if of_count and of_count["id"] == "takes-no-trick-more":
            return of_count
        return said or of_count or rest_for(view, card)
    if verb == "remove":
        return _of_removal(view, card)
    if verb == "pass":
        return _of_passing(view, card) or of_count or line("pass-spare")
    return line(f"{verb}-{_standing(view, card)}")


def _standing(view: View, card: Card) -> str:
    """How strong a card is among those of the hand: strong, middle or weak."""
    strength = evaluation.strengths(rules_of(view), view["table"]["second_lead"], view["seats"])
    ordered = sorted(strength[BY_NAME[name]] for name in view["hand"])
    third = len(ordered) // 3
    if strength[card] >= ordered[-1 - third] > ordered[0]:
        return "strong"
    return "weak" if strength[card] <= ordered[third] < ordered[-1] else "middle"


def _of_count(view: View, found: Line | None) -> Line | None:
    """That it makes no trick or one likelier, where a rule card counts that."""
    scoring = rules_of(view).scoring
    counts = {"takes-no-trick-more": 0, "takes-no-trick-less": 1}
    if found is None or found["id"] not in counts:
        return found
    held = counts[found["id"]] + view["table"]["leftover"]
    return found if scoring.bonus(held) > 0 else None


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


def _of_passing(view: View, card: Card) -> Line | None:
    """That a weak card goes, or a strong one where tricks are better avoided; a card that costs
    whoever takes it; one of the shortest suit; or one with which no number of tricks can
    be planned."""
    rules, hand = rules_of(view), [BY_NAME[name] for name in view["hand"]]
    wish, standing = want(view), _standing(view, card)
    if wish == "more" and standing == "weak":
        return line("pass-weak")
    if wish == "fewer" and standing == "strong":
        return line("pass-strong")
    if said := _of_its_points(view, card, hand):
        return said
    if _is_of_shortest(view, card, hand):
        return line("pass-short", suit=card.suit)
    pays_few = any(map(rules.scoring.bonus, (0, 1))) and _own_value(view) > 0
    if pays_few and standing == "strong":
        return line("pass-takes")
    return line("pass-middle") if pays_few and standing == "middle" else None


def _of_its_points(view: View, card: Card, hand: Sequence[Card]) -> Line | None:
    """That it costs whoever takes it, more than another card of the hand."""
    rules, trumps = rules_of(view), trumps_of(view)

    def points_of(card: Card) -> int:
        return rules.scoring.card_value(card, card in trumps)

    cost = points_of(card)
    is_worse = cost < 0 and cost < max(map(points_of, hand))
    return line("pass-costs", points=cost) if is_worse and _own_value(view) > 0 else None


def _own_value(view: View) -> float:
    """What a point of its own is worth to this seat."""
    seat = view["seat"]
    assert seat is not None
    return evaluation.point_value(rules_of(view), view["seats"], seat)[seat]


def _is_of_shortest(view: View, card: Card, hand: Sequence[Card]) -> bool:
    """Whether its suit is the first to be all gone, after which any card may be played on it."""
    trumps = trumps_of(view)
    if card in trumps or any(rule.cannot_follow for rule in rules_of(view).cards):
        return False
    left = Counter(each.suit for each in hand if each not in trumps)
    return left[card.suit] == min(left.values()) < max(left.values())
