"""Whole matches of X-Missions agree with a second referee."""

from __future__ import annotations

from random import Random

from pygame_core import Match
from tests.support.refereeing import tempered, watch
from tests.x_missions.referee import XMissionsReferee


def test_whole_matches_agree_with_a_second_referee() -> None:
    for seed in range(60):
        match = Match.new("x-missions", seats=4, seed=seed)
        watch(match, XMissionsReferee(), tempered(Random(seed), 4))
