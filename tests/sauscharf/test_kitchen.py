"""The quick kitchen of the searches keeps the rules of the state, move by move."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.games.sauscharf.choices import legal_actions
from pygame_core.games.sauscharf.heuristic import rated_moves
from pygame_core.games.sauscharf.kitchen import Kitchen, move_of
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.games.sauscharf.utility import UTILITIES
from tests.sauscharf.positions import new_match, position, state_of

few = settings(max_examples=30, derandomize=True)


def same(kitchen: Kitchen, state: SauscharfState) -> bool:
    """Whether everything that either holds is the same in both."""
    fresh = Kitchen(state, kitchen.shuffle)
    at = kitchen.at
    assert kitchen.queue[at:] == fresh.queue
    assert kitchen.seat == fresh.seat
    passing = {"queue", "at", "seat"}
    return all(
        getattr(kitchen, name) == getattr(fresh, name)
        for name in Kitchen.__slots__
        if name not in passing
    )


@few
@given(
    seats=st.integers(2, 4),
    heat=st.sampled_from(sorted(UTILITIES)),
    seed=st.integers(0, 10**6),
    sense=st.sampled_from([0.0, 0.6, 1.0]),
)
def test_the_same_moves_lead_to_the_same_position(
    seats: int, heat: str, seed: int, sense: float
) -> None:
    """sense: which share of the moves is best by the heuristic; the others are random."""
    state = state_of(new_match(seats, heat, str(seed)))
    kitchen, rng = Kitchen(state, state.clone()._shuffle), Random(seed)
    while state.to_act is not None:
        actions = {move_of(action): action for action in state.legal_actions()}
        assert len(actions) == len(state.legal_actions())
        move = rng.choice(list(actions))
        if rng.random() < sense:
            move = max(rated_moves(kitchen, UTILITIES[heat]))[1]
        state.apply(actions[move])
        kitchen.act(move)
        if state.to_act is not None:
            assert same(kitchen, state)
    assert kitchen.seat == -1
    assert kitchen.scores() == state.scores


def test_a_kitchen_goes_on_from_the_middle_of_a_lap() -> None:
    state = position(["9 9 X", "9 9 X", "13 2"], spoon=0)
    state.apply("set 9 9")
    kitchen = Kitchen(state, Random(1).shuffle)
    for action in ("set 9 9", "set 13"):
        state.apply(action)
        kitchen.act(move_of(action))
    assert (kitchen.queue, kitchen.spoon) == (state.order, state.spoon) == ([0, 1, 2], 0)


def test_a_clone_of_a_kitchen_lives_its_own_life() -> None:
    state = state_of(new_match(3))
    kitchen = Kitchen(state, Random(1).shuffle)
    clone = kitchen.clone()
    while clone.seat >= 0:
        clone.act(max(rated_moves(clone, UTILITIES["hot"]))[1])
    assert same(kitchen, state)


@pytest.mark.parametrize("heat", sorted(UTILITIES))
def test_the_aims_praise_legal_moves_only(heat: str) -> None:
    state, rng = state_of(new_match(3, heat)), Random(4)
    while state.to_act is not None:
        legal = legal_actions(state)
        rated = rated_moves(Kitchen(state, rng.shuffle), UTILITIES[heat])
        assert {move for _, move in rated} <= set(map(move_of, legal))
        state.apply(rng.choice(legal))
