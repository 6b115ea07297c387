"""The ladder climbs from the lowest level to the peer, and keeps what it found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench import ladder
from tests.bench.ladder import Results, climb, table


def test_a_climb_is_kept_and_not_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "LEVELS", ["beginner", "casual"])
    monkeypatch.setattr(ladder, "STRONGEST", "casual")
    file = tmp_path / "results"
    rows = list(climb("red-dragon", 1, "a", Results(file), None))
    assert [(row["a"], row["called"]) for row in rows] == [
        ("casual", "beginner"),
        ("casual", "ISMCTS"),
    ]
    assert rows[1]["thinking_b"]["ms_per_decision"] > rows[1]["thinking_a"]["ms_per_decision"]
    kept = file.read_text()
    assert list(climb("red-dragon", 1, "a", Results(file), None)) == rows
    assert file.read_text() == kept
    lines = table(rows).splitlines()
    assert len(lines) == 4
    assert lines[2].startswith("| red-dragon | casual − beginner | 1 |")
