"""The ladder climbs from the lowest level to the peer, and keeps what it found."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from pygame_core import games
from pygame_core.ai.levels import LEVELS
from pygame_core.games import find_game
from tests.bench import ladder
from tests.bench.ladder import DEALS, SEED, Results, climb, kept, table


def test_a_climb_is_kept_and_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LEVELS", ["beginner", "casual"])
    monkeypatch.setattr(ladder, "STRONGEST", "casual")
    file = tmp_path / "results"
    deals = {"red-dragon": (2, 1), "x-missions": (1, 1)}
    rows = list(climb(deals, Results(file)))
    assert [(row["game"], row["a"], row["called"], row["deals"]) for row in rows] == [
        ("red-dragon", "casual", "beginner", 2),
        ("x-missions", "casual", "beginner", 1),
        ("red-dragon", "casual", "ISMCTS", 1),
        ("x-missions", "casual", "ISMCTS", 1),
    ]
    assert rows[2]["thinking_b"]["ms_per_decision"] > rows[2]["thinking_a"]["ms_per_decision"]
    before = file.read_text()
    assert list(climb(deals, Results(file))) == rows
    assert file.read_text() == before
    lines = table(rows).splitlines()
    assert len(lines) == 6
    assert lines[2].startswith("| red-dragon | casual − beginner | 2 |")


def test_every_rung_of_every_game_is_fixed() -> None:
    assert set(DEALS) == {info.id for info in games()}
    assert {len(numbers) for numbers in DEALS.values()} == {len(list(pairwise(LEVELS))) + 1}


def test_what_was_kept_is_what_was_fixed_beforehand() -> None:
    order = [*LEVELS][1:]
    for row in kept():
        step = len(order) if row["called"] == "ISMCTS" else order.index(row["a"])
        assert row["deals"] == DEALS[row["game"]][step]
        usual = {option.id: option.default for option in find_game(row["game"]).info.options}
        assert (row["seed"], row["rounds"], row["options"]) == (SEED, 1, usual)
        assert not row["until_clear"]
        assert not row["interrupted"]
