"""Every sequence of plays and picks of tiny deals, counted by the engine and by a naive count.

The naive count knows nothing of the engine: hands are sets of strings, a card beats another by the
list of trumps or else by the list of colours. Equal counts mean that legality, turn order, the
winner of each trick and the rack agree.
"""

from __future__ import annotations

from random import Random

import pytest

from pygame_core.games.scharfe_schoten.rules import COLOURS, DECK, trump_order
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.cards import Card, names
from tests.scharfe_schoten.tables import with_hands


def count_by_engine(state: ScharfeSchotenState) -> int:
    """How many ways the round can go on; its last action is not carried out."""
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        if any(event.id == "round.scored" for event in after.apply(action)):
            total += 1
        else:
            total += count_by_engine(after)
    return total


def rank(card: str, trumps: list[str]) -> tuple[int, int, int]:
    colours = [trump[0] for trump in trumps]
    weakness = colours.index(card[0])
    return (1 if card in trumps else 0, -weakness, int(card[1:]))


def count_naively(
    hands: list[set[str]], leader: int, trick: list[str], rack: str, trumps: list[str]
) -> int:
    seats = len(hands)
    if len(trick) == seats:
        best = max(trick, key=lambda card: rank(card, trumps))
        winner = (leader + trick.index(best)) % seats
        picks = [rack.replace(colour, "", 1) for colour in sorted(set(rack))] or [""]
        return sum(count_naively(hands, winner, [], left, trumps) for left in picks)
    if not any(hands):
        return 1
    seat = (leader + len(trick)) % seats
    same = {card for card in hands[seat] if trick and card[0] == trick[0][0]}
    return sum(
        count_naively(
            [*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :]],
            leader,
            [*trick, card],
            rack,
            trumps,
        )
        for card in (same or hands[seat])
    )


def numbers_of(cards: list[Card]) -> dict[str, int]:
    """Four number cards that make trumps of cards in play, so that they matter in tiny deals."""
    numbers: dict[str, int] = {}
    for card in [*cards, *DECK]:
        if card.suit not in numbers and card.number not in numbers.values():
            numbers[card.suit] = card.number
    return numbers


@pytest.mark.parametrize(
    ("seats", "cards", "rack_size"), [(3, 2, 2), (3, 3, 1), (3, 3, 3), (4, 2, 1), (4, 2, 2)]
)
def test_both_counts_agree(seats: int, cards: int, rack_size: int) -> None:
    for seed in range(4):
        rng = Random(seed)
        deck = list(DECK)
        rng.shuffle(deck)
        dealt = [names(deck[seat * cards : (seat + 1) * cards]) for seat in range(seats)]
        rack = "".join(card.suit for card in deck[-rack_size:])
        state = with_hands(*map(" ".join, dealt), lead=seed % seats, rack=rack)
        numbers = numbers_of(deck[: seats * cards])
        state.trumps = trump_order(numbers)
        trumps = [
            f"{colour}{numbers[colour]}" for colour in sorted(COLOURS, key=lambda c: -numbers[c])
        ]
        naive = count_naively([set(hand) for hand in dealt], seed % seats, [], rack, trumps)
        assert count_by_engine(state) == naive > 1
