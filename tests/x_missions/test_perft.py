"""Every sequence of plays of tiny deals is counted twice: by the engine and by a naive count.

The naive count knows nothing of the engine: hands are sets of strings, the rules a few lines. As in
chess programming, equal counts mean that legality, turn order and the taking of tricks agree.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pygame_core.games.x_missions.rules import DECK
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.cards import names
from tests.x_missions.boards import with_hands

Ends = Counter[tuple[int, ...]]
"""How many sequences lead to so many tricks per seat."""


def ends_by_engine(state: XMissionsState) -> Ends:
    """All sequences up to the last card of the round, whose play is forced."""
    if sum(map(len, state.hands)) == 1:
        last = state.clone()
        before = last.captured
        [event] = [
            event for event in last.apply(last.legal_actions()[0]) if "winner" in event.params
        ]
        tricks = [len(before[seat]) for seat in range(4)]
        assert sum(tricks) == event.params["number"]
        return Counter({tuple(tricks): 1})
    ends: Ends = Counter()
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        ends += ends_by_engine(after)
    return ends


def ends_naively(
    hands: list[set[str]], tricks: tuple[int, ...], trump: str, leader: int, trick: list[str]
) -> Ends:
    if len(trick) == 4:
        worth = [
            int(card[1]) + (100 if card[0] == trump else 10 if card[0] == trick[0][0] else 0)
            for card in trick
        ]
        winner = (leader + worth.index(max(worth))) % 4
        taken = tuple(count + (seat == winner) for seat, count in enumerate(tricks))
        return ends_naively(hands, taken, trump, winner, [])
    if not any(hands):
        return Counter({tricks: 1})
    seat = (leader + len(trick)) % 4
    same = {card for card in hands[seat] if trick and card[0] == trick[0][0]}
    ends: Ends = Counter()
    for card in same or hands[seat]:
        rest = [held - {card} for held in hands]
        ends += ends_naively(rest, tricks, trump, leader, [*trick, card])
    return ends


@pytest.mark.parametrize("trump", ["R", "U", "Y", "G", "NT"])
@pytest.mark.parametrize("cards", [2, 3])
def test_both_counts_agree(trump: str, cards: int) -> None:
    for seed in range(3):
        deck = list(DECK)
        Random(f"{trump}{seed}").shuffle(deck)
        hands = [deck[seat * cards : (seat + 1) * cards] for seat in range(4)]
        leader = seed % 4
        state = with_hands(*(" ".join(names(hand)) for hand in hands), trump=trump, lead=leader)
        before = tuple(map(len, state.captured))
        naive = ends_naively([set(names(hand)) for hand in hands], before, trump, leader, [])
        assert ends_by_engine(state) == naive
        assert naive.total() > 1
