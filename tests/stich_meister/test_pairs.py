"""All pairs of rule cards play to the end, and random fours, watched by a referee."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from pygame_core.games.stich_meister import GAME
from tests.stich_meister.referee import Referee
from tests.stich_meister.table import table
from tests.support.playing import begin, setups_of

ALL = range(1, 61)
PAIRS = {frozenset(pair) for pair in combinations(ALL, 2)}


def fours_with_every_pair(rng: Random) -> Iterator[tuple[int, ...]]:
    """Fours of rule cards in which every pair occurs, six pairs at a time as far as it goes."""
    missing = set(PAIRS)
    while missing:
        four = set(rng.choice(sorted(missing, key=sorted)))
        while len(four) < 4:
            gains = {
                card: sum(frozenset((card, other)) in missing for other in four)
                for card in ALL
                if card not in four
            }
            best = max(gains.values())
            four.add(rng.choice([card for card, gain in gains.items() if gain == best]))
        missing -= {frozenset(pair) for pair in combinations(four, 2)}
        yield tuple(sorted(four))


def test_there_are_1770_pairs() -> None:
    assert len(PAIRS) == 1770


def test_every_pair_plays_to_the_end() -> None:
    """In fours, with three, four and five seats in turn."""
    rng = Random(60)
    played = set()
    for place, four in enumerate(fours_with_every_pair(rng)):
        match = table(four, seats=3 + place % 3, seed=str(four))
        Referee(match).watch(rng)
        played |= {frozenset(pair) for pair in combinations(four, 2)}
    assert played == PAIRS


def test_whole_matches_with_chosen_rules_are_played_to_the_end() -> None:
    for setup in setups_of(GAME.info):
        match = begin(setup, "whole")
        Referee(match).watch(Random(match.seats), rounds=match.seats)
        assert match.is_over
