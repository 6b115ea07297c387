"""Every sequence of plays of tiny deals is counted twice: by the engine and by a naive count.

The naive count knows nothing of the engine: hands are sets of strings, the rules three lines. As in
chess programming, equal counts mean that legality, turn order and the taking of tricks agree.
"""

from __future__ import annotations

from random import Random

import pytest

from pygame_core.games.red_dragon.rules import BY_NAME, DECK
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.cards import names


def count_by_engine(state: RedDragonState) -> int:
    """How many ways the tricks can be played out."""
    if not any(state.hands) and not state.trick:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        if sum(map(len, after.hands)) == 1:
            return 1  # the last card of the round: its score is not the matter here
        after.apply(action)
        total += count_by_engine(after)
    return total


def count_naively(hands: list[set[str]], leader: int, trick: list[str]) -> int:
    seats = len(hands)
    if len(trick) == seats:
        led = [int(card[1:]) if card[0] == trick[0][0] else -1 for card in trick]
        return count_naively(hands, (leader + led.index(max(led))) % seats, [])
    if not any(hands):
        return 1
    seat = (leader + len(trick)) % seats
    same = {card for card in hands[seat] if trick and card[0] == trick[0][0]}
    return sum(
        count_naively(
            [*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :]], leader, [*trick, card]
        )
        for card in (same or hands[seat])
    )


@pytest.mark.parametrize(("seats", "cards"), [(3, 3), (3, 4), (4, 2), (4, 3), (5, 2), (6, 2)])
def test_both_counts_agree(seats: int, cards: int) -> None:
    for seed in range(4):
        deck = list(DECK)
        Random(seed).shuffle(deck)
        state = RedDragonState(seats, "perft", first=seed % seats)
        state.round, state.phase, state.to_act = 1, "play", seed % seats
        state.hands = [deck[seat * cards : (seat + 1) * cards] for seat in range(seats)]
        naive = count_naively([set(names(hand)) for hand in state.hands], seed % seats, [])
        assert count_by_engine(state) == naive > 1


def test_a_known_count() -> None:
    """Two cards each, nobody can follow: 2·2·2 plays to the first trick, then none is free."""
    state = RedDragonState(3, "perft", first=0)
    state.round, state.phase, state.to_act = 1, "play", 0
    state.hands = [
        [BY_NAME[name] for name in hand] for hand in (["R1", "R2"], ["U1", "U2"], ["G1", "G2"])
    ]
    assert count_by_engine(state) == 8
