"""The bench measures what it says: rates, and what a batch is worth."""

from __future__ import annotations

import json
from random import Random

import pytest

from pygame_core import __main__ as command
from pygame_core.ai import bench
from pygame_core.kit.outcomes import Outcome


def batches_of(worlds: int, draws: int, rng: Random) -> list[list[Outcome]]:
    """Batches of one action; of so many worlds, but only so many draws are chance."""
    batches = []
    for _ in range(400):
        values = [rng.gauss(0, 10) for _ in range(draws)]
        outcome = Outcome()
        for world in range(worlds):
            outcome.count(values[world % draws], 0)
        batches.append([outcome])
    return batches


def test_independent_worlds_are_worth_their_number_and_copies_are_not() -> None:
    rng = Random(1)
    assert bench.effective_worlds(batches_of(24, 24, rng)) == pytest.approx(24, rel=0.2)
    assert bench.effective_worlds(batches_of(24, 6, rng)) == pytest.approx(6, rel=0.2)


def test_a_game_is_measured_in_positions_spread_over_a_round() -> None:
    views = bench.positions("red-dragon", 4, "a")
    assert [view["phase"] for view in views] == ["give", "play", "play"]
    assert all(len(view["legal"]) > 1 for view in views)


def test_the_command_gives_rates_and_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["bench", "--game", "red-dragon", "--batches", "2", "--json"]) == 0
    [row] = json.loads(capsys.readouterr().out)["games"]
    assert row["game"] == "red-dragon"
    speeds = row["lanes_playouts_per_second"], row["scalar_playouts_per_second"]
    assert row["ratio"] == pytest.approx(speeds[0] / speeds[1], rel=0.05)
    worth = row["effective_worlds_in_a_batch"] / row["worlds_in_a_batch"]
    assert row["effective_ratio"] == pytest.approx(row["ratio"] * worth, rel=0.1)
    assert bench.table([row]).count("\n") == 2


def test_one_batch_cannot_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["bench", "--batches", "1"])
    assert ended.value.code == 2
    assert "--batches" in capsys.readouterr().err
