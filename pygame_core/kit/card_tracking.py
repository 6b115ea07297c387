"""Card tracking: the tricks of the round that a view has seen, and the voids they showed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from pygame_core.kit.cards import Card
from pygame_core.kit.tricks import TrickPlay, plays_of
from pygame_core.views import View


class TakenTrick(NamedTuple):
    """A finished trick and the seat that won it."""

    plays: list[TrickPlay]
    winner: int


def this_round(view: View) -> list[dict[str, Any]]:
    """The events since the last deal; without a history, none."""
    history = view["history"]
    deals = [at for at, event in enumerate(history) if event["id"] == "round.started"]
    return history[deals[-1] :] if deals else []


def tricks_taken(view: View, cards: Mapping[str, Card]) -> list[TakenTrick]:
    """The finished tricks of this round, in order. cards: all there are, by name."""
    return [
        TakenTrick(plays_of(event["params"]["plays"], cards), event["params"]["winner"])
        for event in this_round(view)
        if event["id"] == "trick.taken"
    ]


def shown_voids(seats: int, tricks: Iterable[Sequence[TrickPlay]]) -> list[set[str]]:
    """The suits that each seat has shown to be out of: it did not follow them."""
    lacks: list[set[str]] = [set() for _ in range(seats)]
    for plays in tricks:
        for seat, card in plays:
            if card.suit != plays[0][1].suit:
                lacks[seat].add(plays[0][1].suit)
    return lacks
