"""A hint says how far it may be wrong: by chance, and because its model of play is one."""

from __future__ import annotations

from random import Random

import pytest

from pygame_core import GameInfo, Match
from pygame_core.ai.advice import advise, edge, explain, is_clear, option, rate
from pygame_core.ai.playouts import simulation
from pygame_core.ai.review import judge
from pygame_core.ai.search import Budget
from pygame_core.game import Doubted
from pygame_core.games import find_game, own_games
from pygame_core.kit.doubts import ANY_STAGE, NO_DOUBT, Doubt, doubt_at, stage_of
from pygame_core.kit.outcomes import Outcome
from pygame_core.kit.tasks import finished
from pygame_core.views import View
from tests.support.playing import played

BRISK = Budget(0.1)


def tally(*utilities: float) -> Outcome:
    outcome = Outcome()
    for utility in utilities:
        outcome.count(utility, round(utility))
    return outcome


def a_choice(game: str, seed: int, actions: int) -> View | None:
    """What the seat to act sees, if it has a choice then."""
    match = played((game, 4, {}), seed=seed, actions=actions)
    view = None if match.to_act is None else match.view(match.to_act)
    return view if view and len(view["legal"]) > 1 else None


def choices(game: str) -> list[View]:
    views = [a_choice(game, seed, 7 * seed) for seed in range(6)]
    return [view for view in views if view]


def test_what_the_model_may_have_made_is_about_equal() -> None:
    best, other = tally(*[9, 11] * 50), tally(*[8, 10] * 50)
    assert is_clear(best, other, NO_DOUBT)
    assert is_clear(best, other, Doubt(edge=0.5))
    assert not is_clear(best, other, Doubt(edge=0.9))


def test_an_edge_is_told_less_what_chose_it_but_no_more_than_the_model_errs() -> None:
    best, other = tally(9, 11), tally(5, 7)
    assert edge(best, other, NO_DOUBT) == 4
    assert edge(best, other, Doubt(edge=1, kept=0.75)) == 3
    assert edge(best, other, Doubt(edge=0.25, kept=0.75)) == pytest.approx(3.5)
    assert edge(tally(9, 9), tally(5, 5), Doubt(edge=1, kept=0.75)) == 4


def test_a_stage_without_figures_of_its_own_has_those_of_the_game() -> None:
    [view, *_] = choices("x-missions")
    here, anywhere = Doubt(0.1), Doubt(0.2)
    assert doubt_at({stage_of(view): here, ANY_STAGE: anywhere}, view) == here
    assert doubt_at({ANY_STAGE: anywhere}, view) == anywhere
    assert doubt_at({}, view) == NO_DOUBT


def test_a_stage_is_a_phase_and_how_much_of_the_hand_is_left() -> None:
    match = Match.new("x-missions", seats=4, seed="oak")
    met = []
    while match.to_act is not None and match.state.scores == [0, 0, 0, 0]:
        met.append(stage_of(match.view(match.to_act)))
        match.apply(match.legal_actions()[0])
    assert list(dict.fromkeys(met)) == ["mission many", "play many", "play some", "play few"]


@pytest.mark.parametrize("info", own_games(), ids=lambda info: info.id)
def test_more_worlds_take_nothing_off_what_the_model_errs(info: GameInfo) -> None:
    game, unsure = find_game(info.id), 0
    for view in choices(info.id)[:1]:
        decision = simulation(game, view)
        assert isinstance(decision, Doubted)
        doubt = doubt_at(decision.doubts, view)
        [few, many] = [finished(rate(decision, view, Random(1), Budget(by))) for by in (0.1, 0.5)]
        for ratings in (few, many):
            for rating in ratings:
                error = option(decision, view, rating, ratings)["error"]
                assert error >= round(doubt.points * rating.outcome.points_spread, 2)
                unsure += error > rating.outcome.points_error + 0.05
    assert unsure


@pytest.mark.parametrize(
    ("utilities", "middle"),
    [([3], (3, 3)), ([-9, *[0] * 4, *[5] * 14, 20], (0, 5)), ([7, -2], (-2, 7))],
)
def test_a_range_leaves_out_a_tenth_at_either_end(
    utilities: list[float], middle: tuple[int, int]
) -> None:
    assert tally(*utilities).middle == middle


@pytest.mark.parametrize("info", own_games(), ids=lambda info: info.id)
def test_what_ends_alike_in_all_worlds_is_sure(info: GameInfo) -> None:
    for view in choices(info.id):
        for told in finished(advise(find_game(info.id), view, Random(1), BRISK))["options"]:
            assert (told["error"] == 0) == (len(told["distribution"]) == 1), told
            low, high = told["range"]
            assert low <= high, told
            assert {low, high} <= {points for points, _ in told["distribution"]}, told


@pytest.mark.parametrize("info", own_games(), ids=lambda info: info.id)
def test_hints_explanations_and_reviews_agree_about_what_is_about_equal(info: GameInfo) -> None:
    for view in choices(info.id)[:1]:
        game = find_game(info.id)
        hint = finished(advise(game, view, Random(1), BRISK))
        for told in (hint["options"][0], hint["options"][-1]):
            action = told["action"]
            assert finished(explain(game, view, action, Random(1), BRISK))["sound"] == told["level"]
            judged = finished(judge(game, view, action, Random(1), BRISK))
            assert (judged["cost"], judged["clear"]) == (told["edge"], not told["level"])
