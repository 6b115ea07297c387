"""The newcomer's bench in short: `python -m tests.bench.newcomer` plays more matches."""

from __future__ import annotations

import pytest

from tests.bench import newcomer


def test_it_tells_how_a_newcomer_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["newcomer", "--game", "x-missions", "--matches", "2"])
    assert newcomer.main() in {0, 1}
    row = capsys.readouterr().out.splitlines()[-1]
    assert row.startswith("| x-missions | 4 | 2 | ")


def test_a_star_that_leads_to_ruin_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    worse = {newcomer.NEWCOMER: -10, newcomer.BEGINNER: 3}
    chance = iter(range(100))
    monkeypatch.setattr(newcomer, "points", lambda *match: worse[match[-1]] + next(chance) % 3)
    monkeypatch.setattr("sys.argv", ["newcomer", "--game", "red-dragon", "--matches", "20"])
    assert newcomer.main() == 1
