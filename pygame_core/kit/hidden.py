"""Determinizing: the hidden cards dealt again, in agreement with all that a view knows.

Every place that holds hidden cards (a hand, a face-down pile) says how many it holds and which
suits or single cards it cannot hold. The cards are first laid down in any way that fits, then
mixed by random exchanges that keep it fitting. Exchanges go both ways with the same chance, so
after enough of them every fitting deal is equally likely.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, islice
from random import Random
from typing import NamedTuple

from pygame_core.kit.cards import Card

_EXCHANGES_PER_CARD = 12


class HiddenPlace(NamedTuple):
    """Where hidden cards lie: how many, and what is known not to be among them.

    lacks: suits. excludes: single cards.
    """

    size: int
    lacks: Collection[str] = ()
    excludes: Collection[Card] = ()

    def may_hold(self, card: Card) -> bool:
        return card.suit not in self.lacks and card not in self.excludes


def deal_hidden(
    cards: Sequence[Card], places: Sequence[HiddenPlace], rng: Random
) -> list[list[Card]]:
    """Deal the cards to the places; one list of cards per place.

    ValueError if the sizes do not add up or no deal fits.
    """
    slots, held = _any_fitting_deal(cards, places, rng)
    _mix(held, slots, places, rng)
    return _by_place(slots, held, places)


def lay_down(cards: Sequence[Card], places: Sequence[HiddenPlace], rng: Random) -> list[list[Card]]:
    """Any deal that fits, some more likely than others; quicker. ValueError as above."""
    slots, held = _any_fitting_deal(cards, places, rng)
    return _by_place(slots, held, places)


def every_deal(
    cards: Sequence[Card], places: Sequence[HiddenPlace], most: int
) -> list[list[list[Card]]] | None:
    """All deals that fit, each as `deal_hidden` gives one; None if there are more than `most`."""
    found = list(islice(_deals(list(cards), places), most + 1))
    return found if len(found) <= most else None


def _deals(cards: list[Card], places: Sequence[HiddenPlace]) -> Iterator[list[list[Card]]]:
    if not places:
        if not cards:
            yield []
        return
    first, rest = places[0], places[1:]
    for held in combinations(filter(first.may_hold, cards), first.size):
        left = [card for card in cards if card not in held]
        for others in _deals(left, rest):
            yield [list(held), *others]


def _by_place(
    slots: list[int], held: list[Card], places: Sequence[HiddenPlace]
) -> list[list[Card]]:
    dealt: list[list[Card]] = [[] for _ in places]
    for at, card in zip(slots, held, strict=True):
        dealt[at].append(card)
    return dealt


def _any_fitting_deal(
    cards: Sequence[Card], places: Sequence[HiddenPlace], rng: Random
) -> tuple[list[int], list[Card]]:
    """The place of every slot and one card per slot, by augmenting paths.

    Each new card may push others along.
    """
    if sum(place.size for place in places) != len(cards):
        raise ValueError("the hidden cards do not fill their places")
    deck = list(cards)
    rng.shuffle(deck)
    slots = [at for at, place in enumerate(places) for _ in range(place.size)]
    if not any(place.lacks or place.excludes for place in places):
        return slots, deck
    rng.shuffle(slots)
    in_slot: list[Card | None] = [None] * len(slots)

    def settle(card: Card, tried: set[int]) -> bool:
        fitting = [slot for slot, at in enumerate(slots) if places[at].may_hold(card)]
        for slot in fitting:
            if in_slot[slot] is None:
                in_slot[slot] = card
                return True
        for slot in fitting:
            lodger = in_slot[slot]
            if slot in tried or lodger is None:
                continue
            tried.add(slot)
            if settle(lodger, tried):
                in_slot[slot] = card
                return True
        return False

    for card in deck:
        if not settle(card, set()):
            raise ValueError("no deal of the hidden cards agrees with what is known")
    return slots, [card for card in in_slot if card is not None]


def _mix(held: list[Card], slots: list[int], places: Sequence[HiddenPlace], rng: Random) -> None:
    """Let three random slots pass their cards round, if every card fits where it comes to; many
    times.

    Where two of the three are the same slot, it is a plain swap. Rounds of three are needed where
    two places can only exchange through a third.
    """
    fitting = [frozenset(filter(place.may_hold, held)) for place in places]
    fits = [fitting[at] for at in slots]
    count, random = len(held), rng.random
    for _ in range(_EXCHANGES_PER_CARD * count):
        one, two, three = int(random() * count), int(random() * count), int(random() * count)
        if one == two:
            two = three
        a, b = held[one], held[two]
        if three in (one, two):
            if a in fits[two] and b in fits[one]:
                held[one], held[two] = b, a
            continue
        c = held[three]
        if a in fits[two] and b in fits[three] and c in fits[one]:
            held[two], held[three], held[one] = a, b, c
