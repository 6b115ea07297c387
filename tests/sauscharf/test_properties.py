"""What holds in every match of Sauscharf, and what can be known of hidden cards."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import Match
from pygame_core.ai.levels import choose
from pygame_core.games.sauscharf import GAME
from pygame_core.games.sauscharf.card_tracking import CardTracker
from pygame_core.games.sauscharf.rules import X, cards_of, fill, full_deck
from pygame_core.games.sauscharf.state import SauscharfState
from tests.sauscharf.positions import new_match, state_of
from tests.support.playing import act_at_random, played

HEATS = ["mild", "hot", "super-hot"]
few = settings(max_examples=15, derandomize=True)
some_matches = st.builds(
    lambda seats, heat, seed, actions: played(("sauscharf", seats, {"heat": heat}), seed, actions),
    st.integers(2, 4),
    st.sampled_from(HEATS),
    st.integers(0, 10**6),
    st.integers(0, 200),
)


def all_cards(state: SauscharfState) -> list[int]:
    counted = map(cards_of, [*state.hands, *state.ingredients])
    laid = (chilis.cards for _, chilis in state.laid)
    places = [state.pile, state.discard, *state.slots, *counted, *laid]
    return sorted(card for place in places for card in place)


@pytest.mark.parametrize("heat", HEATS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_and_sauces_are_kept_and_every_match_ends(seats: int, heat: str) -> None:
    for seed in range(3):
        match, rng = new_match(seats, heat, str(seed)), Random(seed)
        state = state_of(match)
        sauces = sorted(state.supply)
        while match.to_act is not None:
            act_at_random(match, rng)
            state = state_of(match)
            assert all_cards(state) == full_deck()
            assert sorted([*state.supply, *state.display, *chain(*state.sauces)]) == sauces
        gathering = [event for event in match.events if event.id == "lap.started"]
        assert sum(event.params["part"] == "gather" for event in gathering) <= state.rules.hand
        assert state.lap <= state.rules.hand + 20 * (len(sauces) + 1)
        assert sum(event.id == "round.scored" for event in match.events) == 1


def test_a_view_tells_how_many_laps_came_before_the_cooking() -> None:
    match, rng = new_match(3, "hot"), Random(1)
    while state_of(match).part == "gather":
        assert match.view(0)["table"]["gathering_laps"] == 0
        act_at_random(match, rng)
    for nth in (1, 2):
        table = match.view(0)["table"]
        assert table["lap"] - table["gathering_laps"] == nth
        while match.view(0)["table"]["lap"] == table["lap"]:
            act_at_random(match, rng)


@pytest.mark.parametrize("heat", HEATS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_seats_end_the_match_by_cooking(seats: int, heat: str) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(2):
        match, rng = new_match(seats, heat, str(seed)), Random(seed)
        while match.to_act is not None:
            match.apply(choose("casual", match.game, match.view(match.to_act), rng))
        reasons[match.events[-1].params["reason"]] += 1
    assert reasons["sauces"] >= 1


@few
@given(match=some_matches)
def test_tracking_open_events_finds_every_ingredient(match: Match) -> None:
    state = state_of(match)
    tracker = CardTracker(match.seats, match.view(None)["history"])
    assert tracker.ingredients == state.ingredients
    if tracker.cooking:
        assert tracker.hands == state.hands
    if tracker.pile is not None:
        assert cards_of(tracker.pile) == sorted(state.pile)


@few
@given(match=some_matches, seed=st.integers(0, 10**6))
def test_a_guess_keeps_what_is_known_and_mixes_the_rest(match: Match, seed: int) -> None:
    state = state_of(match)
    for seat in [*range(match.seats), None]:
        imagined = match.game.determinize(match.view(seat), Random(seed))
        assert isinstance(imagined, SauscharfState)
        assert all_cards(imagined) == full_deck()
        assert imagined.ingredients == state.ingredients
        assert sorted(imagined.supply) == sorted(state.supply)
        if state.part == "cook" or state.shuffles:
            assert sorted(imagined.pile) == sorted(state.pile)
        if state.part == "cook":
            assert imagined.hands == state.hands


def test_a_guess_tells_nothing_of_the_true_order() -> None:
    """Other hidden cards, the same view: the same is imagined."""
    match = played(("sauscharf", 3, {"heat": "hot"}), 4, 7)
    view = match.view(1)
    other = match.game.determinize(view, Random(1))
    assert isinstance(other, SauscharfState)
    assert other.hands != state_of(match).hands
    seen_there = {**GAME.position(other, 1), "history": view["history"]}
    one = match.game.determinize(view, Random(2))
    two = match.game.determinize(seen_there, Random(2))  # type: ignore[arg-type]
    assert isinstance(one, SauscharfState)
    assert isinstance(two, SauscharfState)
    assert (one.hands, one.pile, one.supply) == (two.hands, two.pile, two.supply)


@few
@given(
    slots=st.lists(
        st.one_of(
            st.builds(list),
            st.integers(1, 13).flatmap(lambda value: st.lists(st.just(value), max_size=3)),
            st.builds(lambda: [X]),
        ),
        min_size=7,
        max_size=7,
    ),
    pile=st.lists(st.integers(1, X), max_size=30),
    discard=st.lists(st.integers(1, X), max_size=30),
)
def test_filling_keeps_the_cards_and_the_shape_of_groups(
    slots: list[list[int]], pile: list[int], discard: list[int]
) -> None:
    before = Counter(in_all_places(slots, pile, discard))
    had_room = [] in slots
    filling = fill(slots, pile, discard, Random(1).shuffle)
    assert Counter(in_all_places(slots, pile, discard)) == before
    assert all(slots) or not (pile or discard)
    assert had_room or not filling.turned
    for slot in slots:
        assert len(set(slot)) <= 1
        assert len(slot) <= (1 if X in slot else 3)


def in_all_places(slots: list[list[int]], *piles: list[int]) -> list[int]:
    return [card for place in [*slots, *piles] for card in place]


@pytest.mark.parametrize("seats", [2, 4])
def test_casual_beats_beginner(seats: int) -> None:
    points: Counter[str] = Counter()
    for seed in range(4):
        match, rng = new_match(seats, "mild", f"levels {seed}"), Random(seed)
        levels = [("casual", "beginner")[(seed + seat) % 2] for seat in range(seats)]
        while match.to_act is not None:
            view = match.view(match.to_act)
            match.apply(choose(levels[match.to_act], match.game, view, rng))
        for seat, level in enumerate(levels):
            points[level] += match.scores[seat]
    assert points["casual"] > points["beginner"]
