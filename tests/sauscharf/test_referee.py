"""Whole matches of Sauscharf agree with a second referee."""

from __future__ import annotations

import json
from random import Random

import pytest

from pygame_core import Match
from pygame_core.games.sauscharf import GAME
from tests.sauscharf.referee import SauscharfReferee
from tests.support.playing import Setup, begin, setup_name, setups_of
from tests.support.record import transcript_files
from tests.support.refereeing import Pick, watch

every_setup = pytest.mark.parametrize("setup", list(setups_of(GAME.info)), ids=setup_name)


def referee_of(match: Match) -> SauscharfReferee:
    return SauscharfReferee(match.seats, match.options["heat"])


def single_minded(rng: Random, wish: str) -> Pick:
    """Large sets, what sauce there is, and else what is wished."""

    def pick(_seat: int, actions: list[str]) -> str:
        if rng.random() < 0.2:
            return rng.choice(actions)
        if actions[0].startswith("set"):
            return max(actions, key=len)
        sauces = [action for action in actions if action.startswith("sauce")]
        return rng.choice(sauces or [action for action in actions if wish in action])

    return pick


def recorded(log: list[str]) -> Pick:
    actions = iter(log)
    return lambda _seat, _legal: next(actions)


@every_setup
def test_recorded_matches_agree_with_a_second_referee(setup: Setup) -> None:
    """Those between sensible seats end by cooking."""
    for file in transcript_files(setup):
        save = json.loads(file.read_text(encoding="utf-8"))["save"]
        match = begin(setup, save["seed"])
        watch(match, referee_of(match), recorded(save["log"]))


@every_setup
def test_whoever_keeps_or_sheds_all_comes_to_the_end_of_the_sheet(setup: Setup) -> None:
    """Without a sauce for long, with no sauce left, or with no card left."""
    for wish in ("keep", "discard", "- discard"):
        match = begin(setup, wish)
        watch(match, referee_of(match), single_minded(Random(wish), wish))
