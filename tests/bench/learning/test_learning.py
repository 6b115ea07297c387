"""A policy is learned from legal rounds, step by step, and what is kept of it is small."""

from __future__ import annotations

import json
from itertools import pairwise, product
from pathlib import Path
from random import Random

import pytest

from pygame_core import Match
from pygame_core.ai.deals import name_of
from pygame_core.ai.field import FIELDS
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.tasks import finished
from tests.bench.learning import dragon, learn, missions, players, runs
from tests.bench.learning.policy import CHEAP, DUCK, FOLLOW, HIGH, LOW, Policy, below

KEPT = [name for name in learn.GAMES if (learn.HERE / f"{name}.json").exists()]


def evenly(name: str) -> Policy:
    kinds = learn.GAMES[name].kinds.values()
    even = [[[1.0] * options] * rows for rows, options in kinds]
    return Policy(learn.chances(even), learn.LEARNING)


@pytest.mark.parametrize("name", learn.GAMES)
def test_whatever_the_policy_chooses_is_legal_and_every_lane_plays_one_card(name: str) -> None:
    table = learn.GAMES[name].fresh(64, Random(name))
    table.policy = evenly(name)
    put = table.put

    def checked(seat: int, plays: Plays) -> None:
        legal, lanes = table.legal(), 0
        for card, mask in plays:
            assert not mask & ~legal[card]
            assert not mask & lanes
            lanes |= mask
        assert lanes == table.turn[seat]
        put(seat, plays)

    table.put = checked  # type: ignore[method-assign]
    finished(table.playout())
    assert not table.left


def test_the_ways_to_follow_are_what_they_are_called() -> None:
    played = {way: _last_card(way) for way in (HIGH, CHEAP, DUCK, LOW)}
    # R6 was led, R9 lies on it; in hand are R2, R7, R11 and R13.
    assert played == {HIGH: 13, CHEAP: 11, DUCK: 7, LOW: 2}


def _last_card(way: int) -> int:
    game = learn.GAMES["red-dragon"]
    table = game.fresh(8, Random(1))
    for seat, held in enumerate(((6,), (9,), (1,), (2, 7, 11, 13))):
        table.hands[seat] = [table.everywhere if card in held else 0 for card in range(60)]
    table.lay_trick(0, [(0, 6), (1, 9), (2, 1)])
    always = [int(option == way) for option in range(4)]
    weights = learn.hardened(evenly("red-dragon").weights)
    weights[FOLLOW] = [always] * len(weights[FOLLOW])
    table.policy = Policy(weights, learn.DONE)
    plays: Plays = []
    table.play_with_aim(3, table.everywhere, 0, plays)
    assert plays == [(plays[0][0], table.everywhere)]
    return plays[0][0]


def test_a_chance_is_met_by_as_many_of_all_random_numbers() -> None:
    bits = [0b10101010, 0b11001100, 0b11110000]
    found = [below(chance, bits) for chance in range(8)]
    assert [lanes.bit_count() for lanes in found] == list(range(8))
    assert all(less & more == less for less, more in pairwise(found))


def test_what_brought_more_becomes_likelier_and_what_is_never_seen_stays() -> None:
    game = learn.GAMES["red-dragon"]
    seen = [[[[100.0, 300.0], [100.0, 100.0]], [[0.0, 0.0], [0.0, 0.0]]]]
    ((better, worse), unseen), *_ = learn.moved(game, [[[0.0, 0.0], [0.0, -1.0]]], seen, 1.0)
    assert better > worse >= learn.LOWEST
    assert unseen == [0.0, -1.0]


def test_what_is_kept_is_what_was_done_most() -> None:
    assert learn.hardened([[[30, 31, 1, 2], [30, 30, 2, 2]]]) == [[[0, 1, 0, 0], [1, 0, 0, 0]]]


@pytest.mark.parametrize("name", learn.GAMES)
def test_a_run_that_was_interrupted_ends_as_it_would_have(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn, "LOOK", 1)
    part = tmp_path / "part"
    whole = learn.learn(name, 3, 64)
    generation = learn.generation

    def stopped(*args: object) -> learn.Played:
        if json.loads(part.read_text())["generation"] == 2 if part.exists() else False:
            raise KeyboardInterrupt
        return generation(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(learn, "generation", stopped)
    with pytest.raises(KeyboardInterrupt):
        learn.learn(name, 3, 64, part)
    monkeypatch.setattr(learn, "generation", generation)
    assert learn.learn(name, 3, 64, part) == whole


def test_a_policy_that_knows_nothing_loses_to_the_aims() -> None:
    game = learn.GAMES["red-dragon"]
    for one in (True, False):
        mean, around = learn.against_aims(
            game, learn.hardened(evenly("red-dragon").weights), 256, "x", one
        )
        assert mean + around < 0


def test_where_it_is_all_the_same_how_missions_stand_nothing_is_played_otherwise() -> None:
    weights = learn.hardened(evenly("x-missions").weights)
    rng = Random(1)
    for rows in weights:
        for at, choice in product(range(len(rows)), range(1, 3)):
            if rng.random() < 0.05:
                rows[at] = [int(option == choice) for option in range(4)]
    policy = Policy(weights, learn.DONE)
    plain = missions.plain_rows(policy)
    assert 0 < len(plain) < missions.ROWS / missions.STATUSES
    found = []
    for known in ((), plain):
        table = missions.fresh(64, Random(2))
        table.policy, table.plain = policy, known
        finished(table.playout())
        found.append([table.points_of(seat) for seat in range(4)])
    assert found[0] == found[1]


def test_hands_turned_to_the_leader_are_played_no_otherwise() -> None:
    policy = evenly("red-dragon")
    rng = Random(1)
    weights = learn.hardened(
        [[[rng.randrange(64) for _ in row] for row in rows] for rows in policy.weights]
    )
    found = []
    for alike in (False, True):
        table = dragon.fresh(64, Random(2))
        table.policy, table.alike = Policy(weights, learn.DONE), alike
        finished(table.playout())
        found.append([table.points_of(seat) for seat in range(4)])
    assert found[0] == found[1]


@pytest.mark.parametrize("name", KEPT)
def test_what_was_learned_is_small_whole_and_plays(name: str) -> None:
    file = learn.HERE / f"{name}.json"
    assert file.stat().st_size <= 100_000
    policy = learn.policy_of(name)
    shapes = [(len(rows), len(rows[0])) for rows in policy.weights]
    assert shapes == list(learn.GAMES[name].kinds.values())
    assert all(sum(row) == 1 << policy.bits for rows in policy.weights for row in rows)
    match = Match.new(name, seats=4, seed="plays")
    view = match.view(match.to_act)
    assert players.club(view, Random(1)) in view["legal"]


def test_what_was_kept_of_runs_is_what_was_fixed_beforehand() -> None:
    fixed = {run.name: run for run in runs.RUNS}
    assert len(fixed) == len(runs.RUNS)
    in_lanes, at_tables = runs.kept()
    in_all = {run.name: run._asdict() for run in runs.IN_LANES}
    assert all(in_all[row["name"]] | {"among": row["among"]} == row for row in in_lanes)
    for row in at_tables:
        run = fixed[row["name"]]
        assert (row["game"], row["deals"]) == (run.game, run.deals)
        assert row["field"] == list(FIELDS[run.field])
        assert list(row["players"]) == [name_of(player) for player in run.players]
        assert not row["interrupted"]
