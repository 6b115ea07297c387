"""Dealing hidden cards in many lanes at once, each in agreement with what is known.

Every block of lanes starts from a fitting deal of its own; then random exchanges mix each lane, and
an exchange that would not fit is left out. As in `kit.hidden`, exchanges go both ways with the same
chance, so that every fitting deal becomes equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pygame_core.kit.cards import Card
from pygame_core.kit.hidden import HiddenPlace, lay_down
from pygame_core.kit.lanes.masks import Gate, every, random_masks

_STARTS = 8
_SWEEPS = 8
_EXCHANGES = 100
"""At least this many, however few the cards."""

Dealt = list[dict[Card, int]]
"""For each place the masks of the lanes in which a card lies there."""


def deal_lanes(
    width: int, cards: Sequence[Card], places: Sequence[HiddenPlace], rng: Random
) -> Dealt:
    """Deal the cards to the places in all lanes. ValueError if no deal fits."""
    dealt: Dealt = [dict.fromkeys(cards, 0) for _ in places]
    everywhere = every(width)
    size = -(-width // _STARTS)
    for start in range(_STARTS):
        block = (every(size) << start * size) & everywhere
        if block:
            for place, held in zip(dealt, lay_down(cards, places, rng), strict=True):
                for card in held:
                    place[card] |= block
    filled = [(place, held) for place, held in zip(places, dealt, strict=True) if place.size]
    if len(filled) > 1:
        _mix(cards, filled, random_masks(width, rng), rng)
    return dealt


def _mix(
    cards: Sequence[Card],
    places: list[tuple[HiddenPlace, dict[Card, int]]],
    gate: Gate,
    rng: Random,
) -> None:
    barred = {card: [held for place, held in places if not place.may_hold(card)] for card in cards}
    constrained = any(barred.values())
    order = list(cards)
    for _ in range(max(_SWEEPS, _EXCHANGES // len(cards))):
        rng.shuffle(order)
        for a, b in zip(order[::2], order[1::2], strict=False):
            lanes = gate()
            if constrained:
                lanes ^= lanes & (_cannot_go(a, b, barred) | _cannot_go(b, a, barred))
            _swap(a, b, lanes, places)
        if constrained:
            # Where two places can only exchange through a third, three cards pass on at once.
            rng.shuffle(order)
            for a, b, c in zip(order[::3], order[1::3], order[2::3], strict=False):
                lanes = gate()
                stuck = _cannot_go(a, c, barred) | _cannot_go(b, a, barred)
                lanes ^= lanes & (stuck | _cannot_go(c, b, barred))
                _swap(a, b, lanes, places)
                _swap(a, c, lanes, places)


def _cannot_go(card: Card, where: Card, barred: dict[Card, list[dict[Card, int]]]) -> int:
    """The lanes in which the card must not lie where the other one lies."""
    lanes = 0
    for held in barred[card]:
        lanes |= held[where]
    return lanes


def _swap(a: Card, b: Card, lanes: int, places: list[tuple[HiddenPlace, dict[Card, int]]]) -> None:
    for _, held in places:
        differ = (held[a] ^ held[b]) & lanes
        if differ:
            held[a] ^= differ
            held[b] ^= differ
