"""Why an action is better or worse, counted in the worlds of a search."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from pygame_core import GameInfo
from pygame_core.ai.advice import Advice, advise, is_clear, reasons
from pygame_core.ai.search import Budget
from pygame_core.games import find_game, own_games
from pygame_core.kit.doubts import NO_DOUBT
from pygame_core.kit.outcomes import BAD, EITHER, GOOD, Outcome
from pygame_core.kit.tasks import finished
from pygame_core.views import View
from tests.support.playing import played

FACTS = {"captures-red-11": BAD, "hits-most": GOOD, "hits-least": GOOD, "wins-trick": EITHER}

WANTED = {
    *("makes-sauce", "makes-sauce-soon", "gets-spoon", "keeps-wilds"),
    *("mission-done", "hits-most", "hits-least"),
}
UNWANTED = {"others-cook", "sits-out", "captures-red-11"}


def tally(*worlds: tuple[float, str], facts: Iterable[str] = FACTS) -> Outcome:
    """What each world was worth, and which of the facts came true in it."""
    outcome = Outcome(facts)
    for utility, true in worlds:
        outcome.count(utility, round(utility), tuple(true.split()))
    return outcome


def told(outcome: Outcome, *others: Outcome) -> list[tuple[str, Any]]:
    found = reasons(FACTS, outcome, others)
    return [(reason["id"], reason["params"]["points"]) for reason in found]


def advice(view: View) -> Advice:
    return finished(advise(find_game(view["game"]), view, Random(1), Budget(0.25)))


def test_a_fact_counts_by_what_it_changes_while_the_action_is_the_same() -> None:
    often = tally((9, "wins-trick"), (9, "wins-trick"), (5, ""))
    never = tally((5, ""), (5, ""), (5, ""))
    assert told(often, never) == [("wins-trick", 2.7)]
    assert told(never, often) == [("wins-trick", -2.7)]


def test_nothing_is_told_that_is_as_often_true_of_the_others_by_the_figures_shown() -> None:
    one = tally(*[(90, "wins-trick")] * 151, *[(0, "")] * 849)
    other = tally(*[(90, "wins-trick")] * 146, *[(0, "")] * 854)
    assert told(one, other) == []
    assert told(one, tally(*[(90, "wins-trick")] * 140, *[(0, "")] * 860)) != []


def test_what_chance_alone_may_have_made_is_level() -> None:
    sure = [tally(*[(points, "")] * 9) for points in (10, 7)]
    unsure = [tally(*[(points + by, "") for by in (-20, 0, 20)]) for points in (10, 7)]
    pairs = (sure, unsure)
    assert [is_clear(best, other, NO_DOUBT) for best, other in pairs] == [True, False]


def test_what_an_action_brings_for_certain_is_a_reason() -> None:
    takes = tally((-40, "wins-trick"), (-36, "wins-trick"))
    ducks = tally((2, ""), (-2, ""))
    assert told(takes, ducks) == [("wins-trick", -38.0)]
    assert told(ducks, takes) == [("wins-trick", 38.0)]


def test_facts_that_come_true_together_are_one_reason() -> None:
    takes = tally((-40, "wins-trick captures-red-11"), (-36, "wins-trick captures-red-11"))
    ducks = tally((2, ""), (-2, ""))
    assert told(takes, ducks) == [("captures-red-11", -38.0)]


def test_a_fact_that_comes_true_where_another_does_not_says_the_same() -> None:
    hits = tally((9, "hits-most"), (9, "hits-most"))
    takes = tally((4, "wins-trick"), (4, "wins-trick"))
    assert told(hits, takes) == [("hits-most", 5.0)]
    assert told(takes, hits) == [("hits-most", -5.0)]


def test_a_good_thing_speaks_only_for_what_brings_more_of_it() -> None:
    hits = tally((6, "hits-most"), (6, "hits-most"))
    misses = tally((9, ""), (9, ""))
    assert told(misses, hits) == told(hits, misses) == []


def test_a_bad_thing_speaks_only_against_what_brings_more_of_it() -> None:
    captures = tally((9, "captures-red-11"), (9, "captures-red-11"))
    ducks = tally((6, ""), (6, ""))
    assert told(captures, ducks) == told(ducks, captures) == []


def test_what_is_the_same_whatever_is_played_is_no_reason() -> None:
    assert told(tally((4, "wins-trick")), tally((0, "wins-trick"))) == []


def test_what_is_done_without_a_choice_has_no_reasons() -> None:
    assert told(tally((9, "wins-trick"), (1, ""))) == []


def test_a_fact_without_meaning_for_an_action_is_left_out_of_the_comparison() -> None:
    likely = tally((9, "hits-most"), (9, "hits-most"), (1, ""))
    unlikely = tally((9, "hits-most"), (1, ""), (1, ""))
    senseless = tally((5, ""), (5, ""), facts=["wins-trick"])
    assert told(senseless, likely, unlikely) == []
    assert told(likely, unlikely, senseless) == told(likely, unlikely) == [("hits-most", 2.7)]


@pytest.mark.parametrize("info", own_games(), ids=lambda info: info.id)
def test_no_reason_of_a_hint_contradicts_or_repeats_another(info: GameInfo) -> None:
    found = 0
    for seed in range(16):
        match = played((info.id, info.seats[-1], {}), seed=seed, actions=5 * seed)
        if match.to_act is None:
            continue
        for option in advice(match.view(match.to_act))["options"]:
            splits: set[tuple[int, int]] = set()
            for reason in option["reasons"]:
                name, params = reason["id"], reason["params"]
                gains_by_more = (params["side"] == "more") == (params["points"] > 0)
                assert gains_by_more or name not in WANTED, reason
                assert not gains_by_more or name not in UNWANTED, reason
                figures = (params["chance"], params["otherwise"])
                mirrored = (100 - figures[0], 100 - figures[1])
                assert not {figures, mirrored} & splits, option
                splits.add(figures)
                found += 1
    assert found
