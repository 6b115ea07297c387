"""Missions dealt again: in agreement with what a seat was offered, and nothing else."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import Match
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.cards import Card
from tests.support.playing import played
from tests.x_missions.boards import MATCH


def worlds_of(match: Match, seat: int | None, count: int = 60) -> list[XMissionsState]:
    view, rng = match.view(seat), Random(4)
    states = [match.game.determinize(view, rng) for _ in range(count)]
    assert all(isinstance(state, XMissionsState) for state in states)
    return states  # type: ignore[return-value]


def everything(hands: list[list[Card]]) -> list[Card]:
    return sorted(card for hand in hands for card in hand)


def drafted(*choices: str) -> Match:
    """A match after these choices of the dealer and the seats to the left."""
    match = Match.new("x-missions", seats=4, seed="draft-3")
    for choice in choices:
        match.apply(f"mission {choice}")
    return match


def free(match: Match, count: int) -> list[str]:
    """The first so many missions on offer."""
    return [action.removeprefix("mission ") for action in match.legal_actions()[:count]]


def test_every_guess_holds_each_mission_once() -> None:
    for actions in range(5):
        match = played(MATCH, 5, actions)
        for seat in (0, 1, 2, 3, None):
            for state in worlds_of(match, seat, 4):
                taken = [choice for choice in state.missions if isinstance(choice, int)]
                assert sorted([*taken, state.removed, *state.offer]) == list(range(10))


def test_the_dealer_knows_what_was_removed_and_that_others_chose_from_the_rest() -> None:
    match = drafted()
    dealer = match.to_act
    one, two, three = free(match, 3)
    for choice in (one, two, three, "none"):
        match.apply(f"mission {choice}")
    state = match.state
    assert isinstance(state, XMissionsState)
    assert dealer is not None
    seen = set()
    for imagined in worlds_of(match, dealer):
        assert imagined.removed == state.removed
        assert imagined.missions[dealer] == int(one)
        assert imagined.missions[(dealer + 3) % 4] == "none"
        seen.add(imagined.missions[(dealer + 1) % 4])
    assert seen == set(range(10)) - {state.removed, int(one)}


def test_a_later_seat_knows_that_what_it_was_not_offered_is_removed_or_taken() -> None:
    match = drafted()
    one, two, _ = free(match, 3)
    match.apply(f"mission {one}")
    second = match.to_act
    match.apply(f"mission {two}")
    third = match.to_act
    match.apply(f"mission {free(match, 1)[0]}")
    match.apply("mission none")
    state = match.state
    assert isinstance(state, XMissionsState)
    assert second is not None
    assert third is not None
    missing = {state.removed, int(one), int(two)}
    pairs = set()
    for imagined in worlds_of(match, third):
        first_two = (imagined.missions[(second - 1) % 4], imagined.missions[second])
        assert {*first_two, imagined.removed} == missing
        pairs.add(first_two)
    assert len(pairs) == 6
    for imagined in worlds_of(match, second):
        assert {imagined.missions[(second - 1) % 4], imagined.removed} == {state.removed, int(one)}
        assert imagined.missions[second] == int(two)
        assert imagined.missions[third] not in {state.removed, int(one), int(two)}


def test_a_spectator_and_a_seat_without_an_offer_know_no_mission() -> None:
    match = drafted()
    dealer = match.to_act
    assert dealer is not None
    match.apply(f"mission {free(match, 1)[0]}")
    for seat in (None, (dealer + 2) % 4):
        assert {imagined.removed for imagined in worlds_of(match, seat, 120)} == set(range(10))


@settings(max_examples=25, derandomize=True)
@given(seed=st.integers(0, 10**6), actions=st.integers(0, 300))
def test_guessed_hands_and_piles_agree_with_what_was_seen(seed: int, actions: int) -> None:
    match = played(MATCH, seed, actions)
    true = match.state
    assert isinstance(true, XMissionsState)
    for seat in (0, 1, 2, 3, None):
        for imagined in worlds_of(match, seat, 2):
            assert sorted(imagined.pile) == sorted(true.pile)
            assert imagined.captured == true.captured
            assert list(map(len, imagined.hands)) == list(map(len, true.hands))
            assert everything(imagined.hands) == everything(true.hands)
            if seat is not None:
                assert imagined.hands[seat] == true.hands[seat]
