"""The all-seeing reference searches in the one true world."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from pygame_core import Match
from pygame_core.ai.playouts import simulation
from pygame_core.games.x_missions.lanes import choice_number
from pygame_core.kit.lanes.simulation import LaneSimulation
from pygame_core.kit.tasks import finished
from tests.peers.all_seeing import TRUTHS, reveal
from tests.support.playing import act_at_random

GAMES = ["red-dragon", "x-missions", "scharfe-schoten", "stich-meister"]


def decisions(game: str) -> list[Match]:
    """Moments of a match with something to decide in lanes: of each phase the first, and a later
    one."""
    match, rng, found = Match.new(game, seats=4, seed="seen"), Random(3), dict[Any, Match]()
    while match.view(None)["round"] == 1:
        assert match.to_act is not None
        view = match.view(match.to_act)
        late = len(view["hand"]) < 5
        if len(view["legal"]) > 1 and isinstance(simulation(match.game, view), LaneSimulation):
            found.setdefault((view["phase"], late), match.clone())
        act_at_random(match, rng)
    return list(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_lane_begins_with_the_cards_as_they_lie(game: str) -> None:
    moments = decisions(game)
    assert len(moments) >= 2
    for match in moments:
        view = match.view(match.to_act)
        state: Any = match.state
        decision: Any = simulation(match.game, view)
        reveal(decision, state.clone())
        width = 8
        lanes = decision.begin(decision.deal(width, Random(1)), width, 1, Random(1))
        for seat in range(match.seats):
            held = [mask for mask in lanes.hands[decision.turned(seat)] if mask]
            # All lanes agree, and there are as many cards as that seat has.
            assert set(held) == {lanes.everywhere}
            laid = len(getattr(state, "laid", [[]] * match.seats)[seat])
            assert len(held) == len(state.hands[seat]) + laid * (seat != match.to_act)
        assert lanes.noise


def test_every_seat_has_the_mission_that_it_chose() -> None:
    *_, match = decisions("x-missions")
    view, state = match.view(match.to_act), cast(Any, match.state)
    decision: Any = simulation(match.game, view)
    reveal(decision, state.clone())
    lanes = decision.begin(decision.deal(8, Random(1)), 8, 1, Random(1))
    for seat, mission in enumerate(state.missions):
        masks = lanes.missions[decision.turned(seat)]
        assert [at for at, mask in enumerate(masks) if mask] == [choice_number(mission)]


def test_what_it_is_sure_of_is_what_happens() -> None:
    # The last two cards of X-Missions: whoever errs in them, the tricks of these cards are known.
    match, rng = Match.new("x-missions", seats=4, seed="sure"), Random(2)
    while not (match.to_act is not None and match.view(None)["hand_counts"] == [1, 1, 1, 1]):
        act_at_random(match, rng)
    view = match.view(match.to_act)
    decision: Any = simulation(match.game, view)
    reveal(decision, match.state.clone())
    [outcome] = finished(decision.rollout(view["legal"], 16, False, Random(1)))
    seat, before = match.to_act, match.scores
    while match.view(None)["round"] == 1 and not match.is_over:
        match.apply(match.legal_actions()[0])
    assert outcome.points.keys() == {match.scores[seat] - before[seat]}
    assert outcome.worlds == 16


def test_every_game_that_searches_in_lanes_of_tricks_has_a_truth() -> None:
    found = set()
    for game in GAMES:
        match = decisions(game)[-1]
        found.add(type(simulation(match.game, match.view(match.to_act))))
    assert found == set(TRUTHS)
