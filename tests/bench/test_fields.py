"""The runs that the ladder tells of are those written down before they were played."""

from __future__ import annotations

import json
from pathlib import Path

from pygame_core.ai.deals import name_of
from pygame_core.ai.field import DRAWS, FIELDS, measure
from tests.bench.fields import FORMER, RUNS, Run, kept, play, table


def test_a_run_is_a_row_with_a_line_for_each_difference() -> None:
    run = Run("tried", "red-dragon", "casual", ("casual", "beginner", "casual"), 2, control=False)
    row = play(run, jobs=1)
    lines = table([row]).splitlines()
    assert len(lines) == 4
    assert lines[2].startswith("| red-dragon | casual | 2 | casual − beginner | ")
    assert lines[3].split("| casual − casual |")[1].startswith(" +0.00 ± 0.00 | — |")
    assert play(run, jobs=1)["differences"] == row["differences"]


def test_a_run_that_was_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    run = Run("tried", "red-dragon", "casual", ("casual", "beginner"), 3, control=False)
    part = tmp_path / "tried.part"
    first = measure("red-dragon", *run.players, deals=2, name="tried")
    part.write_text("".join(json.dumps(deal) + "\n" for deal in first.deals))
    row, whole = play(run, 1, part), play(run, 1)
    assert row["differences"] == whole["differences"]
    assert not part.exists()


def test_no_two_runs_have_the_same_deals() -> None:
    names = [run.name for run in (*RUNS, *FORMER)]
    assert len(set(names)) == len(names)


def test_what_was_kept_is_what_was_fixed_beforehand() -> None:
    runs = {run.name: run for run in (*RUNS, *FORMER)}
    for row in kept(tuple(runs.values())):
        run = runs[row["name"]]
        assert (row["game"], row["deals"], row["draws"]) == (run.game, run.deals, DRAWS)
        assert row["field"] == list(FIELDS[run.field])
        assert list(row["players"]) == [name_of(player) for player in run.players]
        assert not row["interrupted"]
