"""The ladder: every level against the one below, and master against its peer, side against side.

python -m tests.bench.ladder [--jobs 1]

How many deals each rung takes is written down here and was committed before they were played, and
none ends early. What is found is kept in ladder.jsonl as it is, clear or not, and played only once;
the first table of LADDER.md is made from there, and a test holds the page to it. The peer is given
the processor time per decision that master took in the same game against the level below, and a
little more; what both really took stands in the table.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from pygame_core.ai import arena
from pygame_core.ai.deals import Player
from pygame_core.ai.levels import LEVELS
from pygame_core.ai.processes import processes
from tests.peers import ismcts

FOUND = Path(__file__).with_suffix(".jsonl")
SEED = "rungs, 1"
"""Of all deals; nobody was tuned on them."""

Deals = Mapping[str, Sequence[int]]
"""Per game: how many deals for each step from a level to the next one, then for the peer."""

DEALS: Deals = {
    "red-dragon": (400, 120, 120, 60),
    "x-missions": (400, 300, 300, 100),
    "scharfe-schoten": (200, 120, 120, 60),
    "sauscharf": (100, 120, 60, 40),
    "stich-meister": (400, 300, 300, 80),
}

STRONGEST = list(LEVELS)[-1]
PEER = "ISMCTS"
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


def climb(deals: Deals, results: Results, executor: Executor | None = None) -> Iterator[Row]:
    """Every rung of every game, from the lowest; then the peer in every game, for its time depends
    on what master took. Those that are kept are not played again."""

    def rung(game: str, a: str, called: str, b: Player, number: int) -> Row:
        row = results.find(name=_name(game, a, called))
        if row is None:
            found = arena.compare(game, a, b, deals=number, seed=SEED, executor=executor)
            if found.interrupted:
                raise KeyboardInterrupt
            row = found.as_dict() | {"name": _name(game, a, called), "called": called}
            results.keep(row)
        return row

    took = {}
    for game, numbers in deals.items():
        for (lower, upper), number in zip(pairwise(LEVELS), numbers[:-1], strict=True):
            row = rung(game, upper, lower, lower, number)
            took[game] = row["thinking_a"]["ms_per_decision"] / 1000
            yield row
    for game, numbers in deals.items():
        peer = partial(ismcts.player, seconds=round(MORE * took[game], 4))
        yield rung(game, STRONGEST, PEER, peer, numbers[-1])


def _name(game: str, a: str, called: str) -> str:
    return f"{game}: {a} − {called}"


def kept() -> list[Row]:
    """What was found so far, game by game, from the lowest rung."""
    steps = [*((upper, lower) for lower, upper in pairwise(LEVELS)), (STRONGEST, PEER)]
    return Results(FOUND).named([_name(game, a, called) for game in DEALS for a, called in steps])


def table(rows: list[Row]) -> str:
    lines = [
        "| game | stronger − weaker | deals | points a seat | 95 % | ms a decision |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for row in rows:
        low, high = row["ci95"] or (float("-inf"), float("inf"))
        times = (row[side]["ms_per_decision"] for side in ("thinking_a", "thinking_b"))
        mean = f"{row['mean_difference']:+.2f}"
        cells = (
            row["game"],
            f"{row['a']} − {row['called']}",
            str(row["deals"]),
            f"**{mean}**" if row["clear"] else mean,
            f"{low:+.2f} … {high:+.2f}",
            " / ".join(f"{time:.1f}" for time in times),
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.ladder")
    parser.add_argument("--jobs", type=int, default=1)
    with processes(parser.parse_args().jobs) as executor:
        for _ in climb(DEALS, Results(FOUND), executor):
            pass
    print(table(kept()))


if __name__ == "__main__":
    main()
