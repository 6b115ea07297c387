"""What a seat is after: what tricks bring in this round, to whom, and whether to want them."""

from __future__ import annotations

from typing import Any

from pygame_core.games.stich_meister import evaluation
from pygame_core.games.stich_meister.at_work import step_rule
from pygame_core.games.stich_meister.hand import STEPS
from pygame_core.games.stich_meister.rule_card import item_of
from pygame_core.games.stich_meister.scoring_cards import SCORING_CARDS, number_of_suits
from pygame_core.games.stich_meister.trick_scene import holder_of, rules_of
from pygame_core.scene import Line, line
from pygame_core.views import View

_CLEAR = 0.5
"""So many points a trick must bring on average, or cost, for that to be told."""
_SCORING = {card.number: card for card in SCORING_CARDS}


def goal(view: View) -> Line | None:
    """By the phase; of a round, what its rule cards count."""
    seat = view["seat"]
    if seat is None:
        return None
    if view["phase"] == "choose":
        return line("before")
    if view["phase"] in STEPS:
        return line("prepare", item=item_of(step_rule(view)))
    counting = [number for number in rules_of(view).numbers if number in _SCORING]
    lines = [line(item_of(number)) for number in counting if not _counts_suits(number)]
    return line("play", **aim(view, seat), lines=lines, count=len(lines))


def aim(view: View, seat: int) -> dict[str, Any]:
    """What any trick brings and to whom, and whether to win them: by this, sentences are chosen."""
    holder = holder_of(view, seat)
    by_suits = any(_counts_suits(number) for number in rules_of(view).numbers)
    return {"to_seat": holder, "mine": holder == seat, "suits": by_suits, "want": want(view)}


def _counts_suits(number: int) -> bool:
    """Whether this rule card makes a trick worth a point for every suit in it."""
    return number in _SCORING and _SCORING[number].trick_points is number_of_suits


def want(view: View) -> str:
    """Whether it is good to win tricks, "more" or "fewer"; "open" where that hangs on the trick or
    on how many of them there are."""
    rules = rules_of(view)
    if rules.scoring.asks_for_counts:
        return "open"
    worth = evaluation.mean_points(rules, view["table"]["second_lead"], view["seats"], None)
    if abs(worth) < _CLEAR:
        return "open"
    return "more" if worth * evaluation.winners_share(rules, view["seats"]) > 0 else "fewer"
