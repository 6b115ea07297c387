"""Whole matches of Red Dragon agree with a second referee."""

from __future__ import annotations

from random import Random

import pytest

from pygame_core import Match
from pygame_core.rng import Stream
from tests.red_dragon.referee import RedDragonReferee
from tests.support.refereeing import tempered, watch


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_matches_agree_with_a_second_referee(seats: int) -> None:
    for seed in range(30):
        match = Match.new("red-dragon", seats=seats, seed=seed)
        watch(match, RedDragonReferee(seats), tempered(Random(seed), seats))


def by_suits(_stream: Stream, cards: list[object]) -> None:
    """No shuffle: dealt one by one to four seats, each gets a suit of its own."""
    if len(cards) == 60:
        cards[:] = [cards[at % 4 * 15 + at // 4] for at in range(60)]


def test_a_seat_that_takes_every_trick_has_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stream, "shuffle", by_suits)
    match = Match.new("red-dragon", seats=4, seed="suits")
    referee = RedDragonReferee(4)

    def back(seat: int, actions: list[str]) -> str:
        """Each takes what it gave."""
        own = [f"take {card}" for giver, card in referee.given if giver == seat]
        return next((action for action in actions if action in own), actions[0])

    watch(match, referee, back)
    assert len(match.winners) == 1
    assert match.scores == (0, 0, 0, 0)
