"""Which rule cards are at work at a moment: what they ask, decide or count just now.

Every place where a rule card has an effect is named here, and asked what it does in this view.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame_core.games.stich_meister.cards import BY_NAME
from pygame_core.games.stich_meister.hand import STEPS
from pygame_core.games.stich_meister.rule_card import SECOND_LEAD, RuleCard, Step, item_of
from pygame_core.games.stich_meister.trick_scene import (
    TRICKS,
    is_full,
    number_of,
    rules_of,
    stands_lines,
    trumps_of,
    verdict_of,
    worth_of,
)
from pygame_core.views import View

_AT_THE_END = ("factor", "neighbour", "final")


def at_work(view: View) -> list[int]:
    """Their numbers, ascending."""
    if view["phase"] in STEPS:
        return _asking_for_step(view)
    if view["phase"] not in TRICKS or view["is_over"]:
        return []
    found = verdict_of(view)
    by = set(found.rules) if found else set()
    by |= {*_asking(view), *_counting(view), *_routing(view, found is not None), *_ending(view)}
    by |= {*_weakening(view), *_changing(view)}
    return sorted(by)


def _asking_for_step(view: View) -> list[int]:
    step = Step(**view["table"]["step"])
    return _answering(view, lambda card: step in (card.before_play, card.after_third))


def _asking(view: View) -> list[int]:
    """What the seat in front must play, or may not, is so by these."""
    table, trick = view["table"], view["trick"]
    duty, owes, hand = table["duty"], table["owes"], [BY_NAME[card] for card in view["hand"]]
    if view["to_act"] is None or not owes:
        return []
    if owes == "reserved":
        return _answering(view, lambda card: card.last_trick is not None)
    found = list(duty["rules"])
    trumps = trumps_of(view)
    if owes == "trump":
        found += _answering(view, lambda card: card.cannot_follow is not None)
    # A trump of the suit that is asked for does not follow it; where a trump is, any other does.
    for card in trumps.among(hand):
        if duty["asks"] != "suit" or owes == "trump" or card.suit == duty["suit"]:
            found += trumps.covered[card]
    if trick:
        found += _answering(view, lambda card: bool(card.face_up))
    return found


def _counting(view: View) -> list[int]:
    """What the trick brings as it lies."""
    worth = worth_of(view)
    return [*worth.by, *worth.cards] if worth else []


def _routing(view: View, lies: bool) -> list[int]:
    """Where the trick goes, who leads next, and which way round all play."""
    table = view["table"]
    back = table["direction"] == "counter-clockwise"
    fixes = number_of(view) == 2 and (lies or table["trump_open"])
    return _answering(
        view,
        lambda card: (
            bool(lies and (card.taker or card.handed_to or card.leader))
            or bool(back and card.clockwise)
            or (is_full(view) and card.winner_removes)
            or (fixes and card.covers == SECOND_LEAD)
        ),
    )


def _weakening(view: View) -> list[int]:
    """What makes a trump that lies there weaker than the others."""
    trumps = trumps_of(view)
    lies = any(card in BY_NAME and BY_NAME[card] in trumps for _, card in view["trick"])
    return _answering(view, lambda card: lies and card.trump_class is not None)


def _changing(view: View) -> list[int]:
    """What makes of a full trick another number of points than it brings."""
    told = [
        part["params"].get("item")
        for said in stands_lines(view)
        for part in (said, *said["params"].get("lines", ()))
    ]
    return _answering(view, lambda card: item_of(card.number) in told)


def _ending(view: View) -> list[int]:
    """What is counted when this trick, the last one, is over."""
    if number_of(view) < view["table"]["tricks_in_round"]:
        return []
    held = [tricks + view["table"]["leftover"] for tricks in view["table"]["tricks"]]
    ends = {*held, *(tricks + 1 for tricks in held)}
    return _answering(
        view,
        lambda card: (
            bool(card.leftover)
            or any(getattr(card, hook) for hook in _AT_THE_END)
            or (card.bonus is not None and any(map(card.bonus, ends)))
        ),
    )


def _answering(view: View, asks: Callable[[RuleCard], bool]) -> list[int]:
    """The rule cards in force of which this holds."""
    return [card.number for card in rules_of(view).cards if asks(card)]
