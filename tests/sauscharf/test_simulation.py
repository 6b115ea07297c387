"""What the searches of Sauscharf find in positions whose answer a person sees."""

from __future__ import annotations

from random import Random

import pytest

from pygame_core.ai.levels import choose
from pygame_core.ai.search import Rating, search
from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.heuristic import evaluate
from pygame_core.games.sauscharf.knowledge import Knowledge
from pygame_core.games.sauscharf.rules import cards_of, names
from pygame_core.games.sauscharf.simulation import Simulation
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.kit.tasks import finished
from pygame_core.views import View
from tests.sauscharf.positions import position
from tests.support.playing import played

SUPPLY = (3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6)
"""The sauces of a hot match that do not lie open."""


def remembered(state: SauscharfState) -> View:
    """The view of the seat to act in phase 2, with a history that tells all hands."""
    assert state.to_act is not None
    history = []
    for seat in range(state.seats):
        for cards in (state.hands[seat], state.ingredients[seat]):
            taken = {"seat": seat, "cards": names(cards_of(cards)), "kept": False, "set": []}
            history.append({"id": "ingredients.taken", "params": {"seat": seat}})
            history.append({"id": "chili.taken", "params": taken})
    # The first of each pair came into the hand, the second is still aside.
    return {**GAME.position(state, state.to_act), "history": history}


def rated(view: View, schedule: str) -> list[Rating]:
    decision = Simulation(view)
    return finished(search(decision, view["legal"], decision.schedules[schedule], Random(1)))


def test_the_tracked_cards_of_a_set_up_position_are_right() -> None:
    state = position(["9 9 9", "13 2"], ingredients=["X", "4 4"])
    known = Knowledge(remembered(state)).state
    assert (known.hands, known.ingredients) == (state.hands, state.ingredients)


@pytest.mark.parametrize("level", ["casual", "club", "master"])
def test_who_leads_ends_the_match_with_the_last_cards(level: str) -> None:
    sauces = [[4, 4, 5, 5, 6], [3, 4, 5, 5]]
    state = position(["9 9 9", "7 7 7 7 7 7 1"], sauces=sauces, display=[3, 6], supply=[6, 6, 7])
    assert choose(level, GAME, remembered(state), Random(1)) == "set 9 9 9"
    state.apply("set 9 9 9")
    state.apply("set 1")
    while state.to_act != 0:
        state.apply("chili - keep")
    assert choose(level, GAME, remembered(state), Random(1)) == "sauce 3"


@pytest.mark.parametrize("level", ["casual", "club", "master"])
def test_a_sauce_in_hand_is_made_before_another_seat_makes_it(level: str) -> None:
    state = position(["9 9 9 9 9 9 1", "7 7 7 7 7 7 2"], display=[3, 6, 7, 7], supply=SUPPLY)
    assert choose(level, GAME, remembered(state), Random(1)) == "set 9 9 9 9 9 9"


def test_every_action_is_tried_in_the_same_worlds_and_tells_known_facts() -> None:
    match = played(("sauscharf", 3, {"heat": "mild"}), seed=5, actions=70)
    assert match.to_act is not None
    view = match.view(match.to_act)
    decision = Simulation(view)
    trial = decision.rollout(view["legal"], 6, False, Random(2))
    pauses = 0
    while True:
        try:
            next(trial)
            pauses += 1
        except StopIteration as finished:
            outcomes = finished.value
            break
    assert pauses == 6 * len(view["legal"])
    facts = set()
    for outcome in outcomes:
        assert outcome.worlds == 6 == sum(outcome.points.values())
        facts |= set(outcome.facts)
    assert facts
    assert facts <= set(Simulation.facts)


def test_a_plan_that_keeps_few_leaves_out_what_the_aims_think_least_of() -> None:
    match = played(("sauscharf", 2, {"heat": "hot"}), seed=3, actions=2)
    assert match.to_act is not None
    view = match.view(match.to_act)
    keep = Simulation.schedules["club"][0].keep
    values = dict(zip(view["legal"], evaluate(view), strict=True))
    assert len(values) > keep
    ratings = rated(view, "club")
    tried = {rating.action for rating in ratings if rating.outcome.worlds}
    assert len(tried) == keep
    assert sorted(values[action] for action in tried) == sorted(values.values())[-keep:]
    assert all(rating.outcome.worlds for rating in rated(view, "advice"))


def test_without_a_history_the_aims_know_their_own_cards_only() -> None:
    state = position(["9 9 9 9 1", "7 7 7 2"], ingredients=["9 X", "5 5"])
    view = remembered(state)
    forgetful = Knowledge({**view, "history": []}).state
    assert (forgetful.hands[0], forgetful.ingredients[0]) == (state.hands[0], state.ingredients[0])
    assert not any(forgetful.hands[1] + forgetful.ingredients[1])
    assert len(evaluate({**view, "history": []})) == len(view["legal"])


@pytest.mark.parametrize("level", ["casual", "club", "master"])
@pytest.mark.parametrize("rest", ["11 11 12 X", ""])
def test_when_the_match_ends_with_this_lap_no_chili_is_taken_or_kept(level: str, rest: str) -> None:
    # Seat 1 has enough sauces and no card; more fives would be a sauce in a lap that never comes.
    state = position(
        [f"5 5 5 {rest}", "", "2"], sauces=[[3], [4, 4, 6, 6, 6], []], display=[5, 7, 7, 7, 7]
    )
    assert choose(level, GAME, remembered(state), Random(1)) == "set 5 5 5"
    state.apply("set 5 5 5")
    state.apply("set 2")
    assert state.to_act == 0
    assert choose(level, GAME, remembered(state), Random(1)) == "chili - discard"


def test_before_the_last_lap_of_a_match_nothing_is_picked_up() -> None:
    state = position(["9 9", "", "2"], ingredients=["9 9 9", "", ""], sauces=[[], [4] * 5, []])
    assert choose("casual", GAME, remembered(state), Random(1)) == "set 9 9"


def test_the_last_lap_of_a_match_still_makes_the_sauce_that_is_ready() -> None:
    state = position(["9 9 9", "", "2"], sauces=[[], [4] * 5, []], display=[2, 3, 7])
    state.apply("set 9 9 9")
    state.apply("set 2")
    assert choose("casual", GAME, remembered(state), Random(1)) == "sauce 3"
