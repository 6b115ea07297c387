"""Hidden cards are dealt in lanes as they are one by one: fitting, and each deal equally often."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from random import Random

import pytest

from pygame_core.kit.cards import Card, full_deck
from pygame_core.kit.hidden import HiddenPlace
from pygame_core.kit.lanes.deals import Dealt, deal_lanes
from pygame_core.kit.lanes.masks import blocks, copies, every, random_masks, whole_bytes


def hands_in(dealt: Dealt, lane: int) -> list[list[Card]]:
    return [[card for card, mask in held.items() if mask >> lane & 1] for held in dealt]


def test_every_lane_fills_every_place_with_cards_it_may_hold() -> None:
    places = [HiddenPlace(5, "RU"), HiddenPlace(5), HiddenPlace(5, ["G"]), HiddenPlace(0, "RUG")]
    cards = full_deck("RUG", range(5))
    dealt = deal_lanes(100, cards, places, Random(1))
    for lane in range(100):
        hands = hands_in(dealt, lane)
        assert [len(hand) for hand in hands] == [5, 5, 5, 0]
        assert sorted(card for hand in hands for card in hand) == sorted(cards)
        assert all(p.may_hold(card) for p, hand in zip(places, hands, strict=True) for card in hand)


def test_every_fitting_deal_is_equally_likely_in_lanes() -> None:
    """Also where two places can only exchange cards through the third."""
    cards = [Card("R", 1), Card("R", 2), Card("U", 1), Card("U", 2), Card("G", 1), Card("G", 2)]
    places = [HiddenPlace(2, lacks) for lacks in "RUG"]
    fitting = {
        tuple(tuple(sorted(order[at : at + 2])) for at in (0, 2, 4))
        for order in permutations(cards)
        if all(places[at // 2].may_hold(card) for at, card in enumerate(order))
    }
    rng, found = Random(5), Counter[tuple[tuple[Card, ...], ...]]()
    for _ in range(500):
        dealt = deal_lanes(8, cards, places, rng)
        found.update(tuple(tuple(sorted(h)) for h in hands_in(dealt, n)) for n in range(8))
    assert set(found) == fitting
    expected = found.total() / len(fitting)
    assert all(0.8 * expected < times < 1.2 * expected for times in found.values())


def test_an_impossible_deal_is_refused_in_lanes() -> None:
    with pytest.raises(ValueError, match="no deal"):
        deal_lanes(8, [Card("R", 1)], [HiddenPlace(1, "R")], Random(1))


def test_random_masks_set_every_lane_half_of_the_time_whatever_the_others_do() -> None:
    gate, draws = random_masks(16, Random(3)), 4000
    drawn = [gate() for _ in range(draws)]
    for lane in range(16):
        assert 0.45 < sum(mask >> lane & 1 for mask in drawn) / draws < 0.55
    both = sum((mask & 0b11) == 0b11 for mask in drawn) / draws
    in_a_row = sum(a & b & 1 for a, b in pairwise(drawn)) / draws
    assert 0.21 < both < 0.29
    assert 0.21 < in_a_row < 0.29


def test_blocks_of_lanes_are_copied_and_told_apart() -> None:
    assert whole_bytes(9) == 16
    mask = Random(1).getrandbits(16)
    assert blocks(copies(mask, 16, 5), 16, 5) == [mask] * 5
    assert copies(every(8), 8, 3) == every(24)
