"""The ladder: every level against the one below, and master against its peer, in every game.

python -m tests.bench.ladder [--game GAME] [--deals 300] [--results FILE]

Prints a table in Markdown. The peer is given the processor time per decision that master took in
the same game against the level below, and a little more; what both really took stands in the table.
With --results every comparison is kept in a file, and not played again when the run is repeated.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from pygame_core import games
from pygame_core.ai import arena
from pygame_core.ai.deals import Player
from pygame_core.ai.levels import LEVELS
from pygame_core.ai.processes import processes
from tests.peers import ismcts

STRONGEST = list(LEVELS)[-1]
MORE = 1.05
"""How much more time than master the peer is given, so that it has no less."""

Row = dict[str, Any]
"""What Comparison.as_dict gives."""


class Results:
    """The comparisons of earlier runs and of this one, one JSON document a line."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        lines = file.read_text().splitlines() if file is not None and file.exists() else []
        self._rows: list[Row] = [json.loads(line) for line in lines]

    def find(self, **wanted: object) -> Row | None:
        for row in self._rows:
            if all(row[name] == value for name, value in wanted.items()):
                return row
        return None

    def named(self, order: Sequence[str]) -> list[Row]:
        """Those that are there of runs with these names, in this order."""
        found = {row["name"]: row for row in self._rows}
        return [found[name] for name in order if name in found]

    def keep(self, row: Row) -> None:
        self._rows.append(row)
        if self._file is not None:
            with self._file.open("a") as file:
                file.write(json.dumps(row) + "\n")


def climb(
    game: str, deals: int, seed: str, results: Results, executor: Executor | None
) -> Iterator[Row]:
    """The comparisons of one game, from the lowest rung."""

    def compared(a: str, b: Player, called: str) -> Row:
        asked = {"game": game, "a": a, "called": called, "seed": seed, "asked": deals}
        row = results.find(**asked)
        if row is None:
            found = arena.compare(
                game, a, b, deals=deals, seed=seed, until_clear=True, executor=executor
            )
            if found.interrupted:
                raise KeyboardInterrupt
            row = found.as_dict() | asked
            results.keep(row)
        return row

    for lower, upper in pairwise(LEVELS):
        row = compared(upper, lower, lower)
        yield row
    seconds = round(MORE * row["thinking_a"]["ms_per_decision"] / 1000, 4)
    yield compared(STRONGEST, partial(ismcts.player, seconds=seconds), "ISMCTS")


def table(rows: list[Row]) -> str:
    lines = [
        "| game | stronger − weaker | deals | points a seat | 95 % | ms a decision |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for row in rows:
        low, high = row["ci95"] or (float("-inf"), float("inf"))
        times = (row[side]["ms_per_decision"] for side in ("thinking_a", "thinking_b"))
        cells = (
            row["game"],
            f"{row['a']} − {row['called']}",
            str(row["deals"]),
            f"{row['mean_difference']:+.2f}",
            f"{low:+.2f} … {high:+.2f}",
            " / ".join(f"{time:.1f}" for time in times),
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.ladder")
    ids = [info.id for info in games()]
    parser.add_argument("--game", action="append", choices=ids, help="default: all")
    parser.add_argument("--deals", type=int, default=arena.DEALS, help="at most; default: 300")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--results", type=Path, help="a file to keep results in and take them from")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    results, rows = Results(chosen.results), list[Row]()
    with processes(chosen.jobs) as executor:
        for game in chosen.game or ids:
            for row in climb(game, chosen.deals, chosen.seed, results, executor):
                rows.append(row)
                print(table([row]).splitlines()[-1], file=sys.stderr, flush=True)
    print(table(rows))


if __name__ == "__main__":
    main()
