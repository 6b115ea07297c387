"""What speaks for an action of Stich-Meister: of a card by the trick as it lies, under the rule
cards in force. Each reason is true of the very action; where none is, none is told."""

from __future__ import annotations

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
    """That a weak card goes, or a strong one where tricks are better avoided."""
    strength = evaluation.strengths(rules_of(view), view["table"]["second_lead"], view["seats"])
    hand = sorted(strength[BY_NAME[name]] for name in view["hand"])
    wish, third = want(view), len(hand) // 3
    if wish == "more" and strength[card] <= hand[third] < hand[-1]:
        return line("pass-weak")
    if wish == "fewer" and strength[card] >= hand[-1 - third] > hand[0]:
        return line("pass-strong")
    return None
