"""Hidden cards are dealt in agreement with what is known, every fitting deal equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core.kit.cards import Card, full_deck, names
from pygame_core.kit.hidden import HiddenPlace, deal_hidden


def test_every_place_gets_its_number_and_no_card_it_lacks() -> None:
    places = [HiddenPlace(5, "RU"), HiddenPlace(5), HiddenPlace(5, ["G"]), HiddenPlace(0, "RUG")]
    cards = full_deck("RUG", range(5))
    for seed in range(50):
        dealt = deal_hidden(cards, places, Random(seed))
        assert [len(hand) for hand in dealt] == [5, 5, 5, 0]
        assert sorted(card for hand in dealt for card in hand) == sorted(cards)
        assert {card.suit for card in dealt[0]} == {"G"}
        assert "G" not in {card.suit for card in dealt[2]}


@settings(max_examples=100, derandomize=True)
@given(data=st.data())
def test_a_deal_that_exists_is_found(data: st.DataObject) -> None:
    """Deal openly first, note some true voids, and ask for a deal that agrees with them."""
    rng = Random(data.draw(st.integers(0, 10**6)))
    deck = list(full_deck("RUGY", range(data.draw(st.integers(1, 9)))))
    rng.shuffle(deck)
    seats = data.draw(st.integers(1, 5))
    hands = [deck[seat::seats] for seat in range(seats)]
    places = [
        HiddenPlace(
            len(hand),
            [suit for suit in "RUGY" if all(card.suit != suit for card in hand)],
        )
        for hand in hands
    ]
    dealt = deal_hidden(deck, places, rng)
    for hand, place in zip(dealt, places, strict=True):
        assert len(hand) == place.size
        assert not any(card.suit in place.lacks for card in hand)


def test_an_impossible_deal_is_refused() -> None:
    with pytest.raises(ValueError, match="no deal"):
        deal_hidden([Card("R", 1), Card("R", 2)], [HiddenPlace(1), HiddenPlace(1, "R")], Random(1))
    with pytest.raises(ValueError, match="do not fill"):
        deal_hidden([Card("R", 1)], [HiddenPlace(2)], Random(1))


def test_every_fitting_deal_is_equally_likely() -> None:
    """Also where two places can only exchange cards through the third."""
    cards = [Card("R", 1), Card("R", 2), Card("U", 1), Card("U", 2), Card("G", 1), Card("G", 2)]
    lacks = ["R", "U", "G"]
    places = [HiddenPlace(2, suit) for suit in lacks]
    fitting = {
        tuple(tuple(sorted(order[at : at + 2])) for at in (0, 2, 4))
        for order in permutations(cards)
        if all(order[at].suit != lacks[at // 2] for at in range(6))
    }
    rng = Random(2)
    rounds = 150 * len(fitting)
    counts = Counter(
        tuple(tuple(sorted(hand)) for hand in deal_hidden(cards, places, rng))
        for _ in range(rounds)
    )
    assert set(counts) == fitting
    chi_square = sum((counts[deal] - 150) ** 2 / 150 for deal in fitting)
    # Mean: one less than the number of deals; five standard deviations above it at the most.
    freedom = len(fitting) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def test_cards_are_named_in_their_order() -> None:
    assert names(full_deck("RU", [3, 1])) == ["R3", "R1", "U3", "U1"]
