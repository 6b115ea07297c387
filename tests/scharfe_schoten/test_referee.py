"""Whole matches of Scharfe Schoten agree with a second referee."""

from __future__ import annotations

from random import Random

import pytest

from pygame_core import Match
from tests.scharfe_schoten.referee import ScharfeSchotenReferee
from tests.support.refereeing import tempered, watch


@pytest.mark.parametrize("seats", [3, 4])
def test_whole_matches_agree_with_a_second_referee(seats: int) -> None:
    for seed in range(30):
        match = Match.new("scharfe-schoten", seats=seats, seed=seed)
        watch(match, ScharfeSchotenReferee(seats), tempered(Random(seed), seats))
