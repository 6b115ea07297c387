"""Random numbers that stay the same for ever: these vectors must never change."""

from __future__ import annotations

from collections import Counter

import pytest

from pygame_core.rng import Stream, fresh_seed

FROZEN_NUMBERS = [316, 124, 546, 465, 608, 746, 484, 933]
FROZEN_SHUFFLE = [6, 5, 0, 1, 8, 4, 3, 2, 7, 9]


def test_the_numbers_of_a_stream_are_frozen() -> None:
    stream = Stream("class-7b", "deal", 3)
    assert [stream.below(1000) for _ in range(8)] == FROZEN_NUMBERS


def test_the_shuffle_is_frozen() -> None:
    cards = list(range(10))
    Stream("赤龍", "deal", 1).shuffle(cards)
    assert cards == FROZEN_SHUFFLE


def test_streams_differ_by_seed_purpose_and_number() -> None:
    streams = [
        Stream("a", "deal", 1),
        Stream("b", "deal", 1),
        Stream("a", "centre", 1),
        Stream("a", "deal", 2),
        Stream("a", "deal", 1, 2),
    ]
    drawn = {tuple(stream.below(2**32) for _ in range(4)) for stream in streams}
    assert len(drawn) == len(streams)


def test_every_number_below_the_bound_is_equally_likely() -> None:
    stream = Stream("even", "test")
    counts = Counter(stream.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    # Chi-square with 5 degrees of freedom: 20.5 is exceeded once in a thousand streams.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_every_order_is_equally_likely() -> None:
    counts: Counter[str] = Counter()
    for number in range(2400):
        letters = list("abcd")
        Stream("orders", number).shuffle(letters)
        counts["".join(letters)] += 1
    assert len(counts) == 24
    # 23 degrees of freedom: 49.7 is exceeded once in a thousand.
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 49.7


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound out of range"):
        Stream("a").below(bound)


def test_fresh_seeds_are_short_words_never_seen_before() -> None:
    seeds = {fresh_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(len(seed) == 10 and seed.isalnum() for seed in seeds)
