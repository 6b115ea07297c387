"""What speaks for an action of Stich-Meister: of a card by the trick as it lies, under the rule
cards in force. Each reason is true of the very action; where none is, none is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.goal import want
from pygame_core.games.stich_meister.rule_card import Pile
from pygame_core.games.stich_meister.trick_reasons import reason_for
from pygame_core.games.stich_meister.trick_scene import holder_of, number_of, rules_of, trumps_of
from pygame_core.kit.cards import Card
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View


def because(view: View, action: str, found: Line | None) -> Line | None:
    """Of a rule card, that it brings most. found: of the whole round, by the search."""
    if view["phase"] == "choose":
        return line("choose")
    verb, (name,) = split_action(action)
    card = BY_NAME[name]
    of_count = _of_count(view, found)
    if verb == "play":
        said = reason_for(view, card)
        # Who may come to take none looks at that first.
        if of_count and of_count["id"] == "takes-no-trick-more":
            return of_count
        return said or of_count
    if verb == "remove":
        return _of_removal(view, card)
    return (_of_passing(view, card) if verb == "pass" else None) or of_count


def _of_count(view: View, found: Line | None) -> Line | None:
    """That it makes no trick or one likelier, where a rule card counts that."""
    scoring = rules_of(view).scoring
    counts = {"takes-no-trick-more": 0, "takes-no-trick-less": 1}
    if found is None or found["id"] not in counts:
        return found
    held = counts[found["id"]] + view["table"]["leftover"]
    return found if scoring.bonus(held) > 0 else None


def _of_removal(view: View, card: Card) -> Line | None:
    """What the trick brings without the card, where another one would not do as well."""
    seat = view["seat"]
    assert seat is not None
    rules, table = rules_of(view), view["table"]
    trick = [BY_NAME[name] for _, name in view["trick"]]

    def left(without: Card) -> int:
        pile = Pile(number_of(view), tuple(each for each in trick if each != without))
        return rules.scoring.pile_points(pile, trumps_of(view), table["tricks_in_round"])

    worths = [left(each) for each in trick]
    holder = holder_of(view, seat)
    best = max(worths) if holder == seat else min(worths)
    if left(card) != best or min(worths) == max(worths):
        return None
    return line("removes", points=best, count=best, to_seat=holder, mine=holder == seat)


def _of_passing(view: View, card: Card) -> Line | None:
    """That a weak card goes, or a strong one where tricks are better avoided; a card that costs
    whoever takes it; one of the shortest suit; or one with which no number of tricks can
    be planned."""
    rules, hand = rules_of(view), [BY_NAME[name] for name in view["hand"]]
    strength = evaluation.strengths(rules, view["table"]["second_lead"], view["seats"])
    ordered = sorted(strength[each] for each in hand)
    wish, third = want(view), len(hand) // 3
    is_weak = strength[card] <= ordered[third] < ordered[-1]
    is_strong = strength[card] >= ordered[-1 - third] > ordered[0]
    if wish == "more" and is_weak:
        return line("pass-weak")
    if wish == "fewer" and is_strong:
        return line("pass-strong")
    if said := _of_its_points(view, card, hand):
        return said
    if _is_of_shortest(view, card, hand):
        return line("pass-short", suit=card.suit)
    pays_few = any(map(rules.scoring.bonus, (0, 1))) and _own_value(view) > 0
    if pays_few and is_strong:
        return line("pass-takes")
    return line("pass-middle") if pays_few and not is_weak else None


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
