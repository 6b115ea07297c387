"""Why an action is better or worse, counted in the worlds of a search."""

from __future__ import annotations

from typing import Any

from pygame_core.ai.advice import reasons
from pygame_core.kit.outcomes import Outcome


def tally(*worlds: tuple[float, str]) -> Outcome:
    """What each world was worth, and the facts that came true in it."""
    outcome = Outcome()
    for worth, facts in worlds:
        outcome.count(worth, round(worth), tuple(facts.split()))
    return outcome


def told(outcome: Outcome, *others: Outcome) -> list[tuple[str, Any]]:
    return [(reason["id"], reason["params"]["points"]) for reason in reasons(outcome, others)]


def test_a_fact_counts_by_what_it_changes_while_the_action_is_the_same() -> None:
    often = tally((9, "wins-trick"), (9, "wins-trick"), (5, ""))
    never = tally((5, ""), (5, ""), (5, ""))
    assert told(often, never) == [("wins-trick", 2.7)]
    assert told(never, often) == [("wins-trick", -2.7)]


def test_what_an_action_brings_for_certain_is_a_reason() -> None:
    takes = tally((-40, "wins-trick"), (-36, "wins-trick"))
    ducks = tally((2, ""), (-2, ""))
    assert told(takes, ducks) == [("wins-trick", -38.0)]
    assert told(ducks, takes) == [("wins-trick", 38.0)]


def test_facts_that_come_true_together_are_one_reason() -> None:
    takes = tally((-40, "wins-trick captures-red-11"), (-36, "wins-trick captures-red-11"))
    ducks = tally((2, ""), (-2, ""))
    assert told(takes, ducks) == [("captures-red-11", -38.0)]


def test_what_is_the_same_whatever_is_played_is_no_reason() -> None:
    assert told(tally((4, "wins-trick")), tally((0, "wins-trick"))) == []
