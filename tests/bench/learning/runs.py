"""What learned policies are worth: as players in lanes, and in the playouts of club and master.

python -m tests.bench.learning.runs [RUN …]

As in `fields.py`, a run stands here with the number of its deals, and is committed, before it is
played; its name is its seed, so nothing was learned or tuned on its deals. What is found is kept in
runs.jsonl, clear or not. The tables of LADDER.md are made from there and printed at the end.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from pygame_core.ai.deals import name_of
from tests.bench import fields
from tests.bench.fields import Run
from tests.bench.ladder import Results
from tests.bench.learning import players
from tests.bench.learning.learn import GAMES, HERE, against_aims, policy_of

FOUND = Path(__file__).with_suffix(".jsonl")


class InLanes(NamedTuple):
    """A seat that plays by the policy against one that plays by the aims, nobody searching.
    rounds: for each seat, among seats with aims and among seats with the policy."""

    name: str
    game: str
    rounds: int
    seats: int = 4


IN_LANES = (
    InLanes("dragon in lanes, 1", "red-dragon", 65_536),
    InLanes("dragon in lanes, of three", "red-dragon", 16_384, 3),
    InLanes("dragon in lanes, of five", "red-dragon", 16_384, 5),
    InLanes("dragon in lanes, of six", "red-dragon", 16_384, 6),
    InLanes("missions in lanes, 1", "x-missions", 65_536),
)

CLUBS = (players.club, "club")
RUNS = (
    Run("dragon, learned club, 1", "red-dragon", "casual", CLUBS, 400, control=False),
    Run("missions, learned club, 1", "x-missions", "casual", CLUBS, 300, control=False),
    # Whether it would be better if it were quicker.
    Run(
        "missions, as wide, 1",
        "x-missions",
        "casual",
        (players.as_wide, "club"),
        300,
        control=False,
    ),
    # The first of Red Dragon was not clear, and looked as if more deals could tell.
    Run("dragon, learned club, 2", "red-dragon", "casual", CLUBS, 500, control=False),
    # Nor was the second. This one is to decide, by itself.
    Run("dragon, learned club, 3", "red-dragon", "casual", CLUBS, 1500, control=False),
    Run("dragon, learned club, 4", "red-dragon", "club", CLUBS, 300, control=False),
)


def play_in_lanes(run: InLanes) -> dict[str, Any]:
    """The run as a row of the file."""
    game, policy = GAMES[run.game], policy_of(run.game)
    if run.seats != 4:
        game = game._replace(fresh=partial(game.fresh, seats=run.seats))
    among = {
        field: against_aims(game, policy.weights, run.rounds, run.name, field == "aims")
        for field in ("aims", "policy")
    }
    return {**run._asdict(), "among": among}


def lanes_table(rows: list[dict[str, Any]]) -> str:
    """One line for each run, in Markdown."""
    lines = [
        "| game | seats | rounds in each | better, among aims | better, among policy |",
        "|---|--:|--:|--:|--:|",
    ]
    for row in rows:
        told = [f"{mean:+.2f} ± {around:.2f}" for mean, around in row["among"].values()]
        cells = (row["game"], str(row["seats"]), f"{row['rounds']:,}", *told)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def curve_table() -> str:
    """How far every policy was after so many generations, in Markdown."""
    lines = [
        "| game | among | " + " | ".join(map(str, LOOKS)) + " |",
        "|---|---|" + "--:|" * len(LOOKS),
    ]
    for game in GAMES:
        file = HERE / f"{game}.json"
        if not file.exists():
            continue
        curve = {at: looks for at, *looks in json.loads(file.read_text("utf-8"))["curve"]}
        for among, field in enumerate(("aims", "policy")):
            found = [curve[at][among] if at in curve else None for at in LOOKS]
            told = [f"{look[0]:+.2f} ± {look[1]:.2f}" if look else "—" for look in found]
            lines.append(f"| {game} | {field} | {' | '.join(told)} |")
    return "\n".join(lines)


LOOKS = (10, 20, 40, 60, 80, 100, 150, 200, 250)
"""The generations of the curve that the page shows."""


def table(rows: list[dict[str, Any]]) -> str:
    """Those of `fields.py`, players being called by their level."""
    names = json.dumps(rows)
    for player, called in ((players.club, "learned club"), (players.as_wide, "as wide")):
        names = names.replace(name_of(player), called)
    return fields.table(json.loads(names))


def kept() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """What was found so far in lanes and at tables, in the order of the runs."""
    results = Results(FOUND)
    found = [[results.find(name=run.name) for run in runs] for runs in (IN_LANES, RUNS)]
    in_lanes, at_tables = ([row for row in rows if row is not None] for rows in found)
    return in_lanes, at_tables


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.learning.runs")
    parser.add_argument("run", nargs="*", help="default: all that were not played yet")
    chosen = parser.parse_args()
    results = Results(FOUND)
    runs: list[InLanes | Run] = [*IN_LANES, *RUNS]
    for run in runs:
        wanted = not chosen.run or run.name in chosen.run
        if wanted and results.find(name=run.name) is None:
            part = FOUND.with_name(f"{run.name}.part")
            results.keep(
                play_in_lanes(run) if isinstance(run, InLanes) else fields.play(run, 1, part)
            )
    in_lanes, at_tables = kept()
    print(curve_table(), lanes_table(in_lanes), table(at_tables), sep="\n\n")


if __name__ == "__main__":
    main()
