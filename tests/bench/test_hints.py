"""What hints are held against is fair, and what games have of it is what was found."""

from __future__ import annotations

import json
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from pygame_core import GameInfo
from pygame_core.games import own_games
from tests.bench.hint_figures import Decision, Told, doubts, summary, table
from tests.bench.hints import RUNS, Run, another_world, decisions, kept, play, weigh

TRIED = Run("tried", "red-dragon", 2, 2)


@pytest.mark.parametrize("info", own_games(), ids=lambda info: info.id)
def test_an_action_is_played_on_in_worlds_that_look_the_same_to_its_seat(info: GameInfo) -> None:
    run, others = Run("alike", info.id, 1, 1), 0
    for _, match in decisions(run, 0):
        seat = match.to_act
        assert seat is not None
        world = another_world(match, seat, Random(1))
        assert world.view(seat) == match.view(seat)
        others += any(world.view(each) != match.view(each) for each in range(match.seats))
    assert others


def test_a_run_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    part = tmp_path / "tried.part"
    first = [weigh(TRIED, 0, stage, match) for stage, match in decisions(TRIED, 0)]
    part.write_text(json.dumps(first) + "\n")
    assert play(TRIED, part) == play(TRIED)
    assert not part.exists()


def a_judgement(rng: Random, errs: float, kept: float) -> Decision:
    """Two actions, told with an error of the model; of what the best is told to be better, that
    part is true. Worlds differ by 4 points, and 1,600 were tried."""
    edge, told = abs(rng.gauss(0, 5)), []
    for lead in (edge, 0.0):
        points, true = rng.gauss(8, 2), kept * lead
        came = [[points + rng.gauss(0, 4), true + rng.gauss(0, 4)] for _ in range(9)]
        off = rng.gauss(0, errs)
        told.append(Told(1600, points + off, 0.1, lead, 0.1, points, 0.1, edge - lead, False, came))
    return Decision(0, "play many", told)


def test_the_model_s_error_is_what_chance_does_not_explain() -> None:
    rng = Random(5)
    found = summary([a_judgement(rng, errs=2.0, kept=0.7) for _ in range(1500)])["judged"]
    assert found["points_error"] == pytest.approx(2.0, abs=0.2)
    assert found["points"] == pytest.approx(0.5, abs=0.05)
    assert found["kept"] == pytest.approx(0.7, abs=0.05)
    assert found["edge_error"] == pytest.approx(0.0, abs=0.5)


def test_of_a_judgement_that_errs_by_nothing_but_chance_nothing_is_left() -> None:
    rng = Random(6)
    found = summary([a_judgement(rng, errs=0.0, kept=1.0) for _ in range(1500)])["judged"]
    assert found["points_error"] < 0.4
    assert found["kept"] > 1 - 4 / (5 * sqrt(1500))


@pytest.mark.parametrize("info", own_games(), ids=lambda info: info.id)
def test_what_a_game_has_of_its_doubts_is_what_was_found_first(info: GameInfo) -> None:
    row = next(row for row in kept() if row["game"] == info.id)
    folder = info.id.replace("-", "_")
    assert doubts(row) == import_module(f"pygame_core.games.{folder}.doubts").DOUBTS


def test_what_was_kept_is_what_was_fixed_beforehand() -> None:
    fixed = {run.name: run._asdict() for run in RUNS}
    rows = kept()
    assert len({row["name"] for row in rows}) == len(rows)
    for row in rows:
        assert {key: row[key] for key in Run._fields} == fixed[row["name"]]
    assert len(table(rows).splitlines()) == 2 + sum(len(row["stages"]) for row in rows)
