"""What each level is worth among casual and among club players: runs that were fixed beforehand.

python -m tests.bench.fields [--jobs 1] [RUN …]

A run is written down here, with the number of its deals, and committed before it is played; its
name is its seed, so nobody has seen its deals, and no player was tuned on them. What is found is
kept in fields.jsonl as it is, clear or not, and played only once; one that was interrupted goes on
where it was. The tables of LADDER.md are made from there, and a test holds the page to it; that of
today's players is printed at the end.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pygame_core.ai.deals import Player, Thinking, name_of
from pygame_core.ai.field import DRAWS, FIELDS, FieldDeal, measure
from pygame_core.ai.processes import processes
from tests.bench.ladder import Results
from tests.bench.tried import flat, flat_and_deep, thinking_alone, unseeing
from tests.peers import all_seeing

FOUND = Path(__file__).with_suffix(".jsonl")

CALLED = {
    name_of(all_seeing.reference): "all-seeing",
    name_of(flat_and_deep): "flat and deep",
    name_of(flat): "flat",
    name_of(thinking_alone): "thinking alone",
    name_of(unseeing): "master unseeing",
}
"""How the table calls who is no level."""


class Run(NamedTuple):
    """name: its seed. players: the tested one, then whom it is compared with."""

    name: str
    game: str
    field: str
    players: tuple[Player, ...]
    deals: int
    control: bool = True


LEVELS = ("master", "club", "casual")
STRONG = ("master", "club")
SEEING = (*LEVELS, all_seeing.reference)
LOW = ("casual", "beginner", "club")

RUNS = (
    Run("schoten among casual, 1", "scharfe-schoten", "casual", LEVELS, 120),
    # What deals are worth tells nothing of how differently two searches play them.
    Run("schoten among club, 1", "scharfe-schoten", "club", STRONG, 240, control=False),
    Run("schoten, seen through", "scharfe-schoten", "casual", SEEING, 240),
    Run("sauscharf among casual, 1", "sauscharf", "casual", LEVELS, 240),
    Run("sauscharf among club, 1", "sauscharf", "club", STRONG, 240, control=False),
    Run("meister among casual, 1", "stich-meister", "casual", SEEING, 400, control=False),
    # 400 deals were too few to tell these two apart; whatever more find, all stand here.
    Run("meister among casual, 2", "stich-meister", "casual", STRONG, 1500, control=False),
    Run("meister among club, 1", "stich-meister", "club", STRONG, 400, control=False),
    Run("meister among club, 2", "stich-meister", "club", STRONG, 1500, control=False),
    # Since master reckons with how others give and take, and club does so by the heuristic.
    Run("dragon, reckoned, among casual", "red-dragon", "casual", SEEING, 400),
    Run("dragon, reckoned, among club", "red-dragon", "club", LEVELS, 300, control=False),
    # Since club has 24 worlds there. The rungs are close together, so more deals.
    Run("missions, 24 worlds, among casual", "x-missions", "casual", SEEING, 1000),
    Run("missions, 24 worlds, among club", "x-missions", "club", LEVELS, 800, control=False),
    # The lower rungs: what casual is worth more than beginner, and less than club.
    Run("dragon, low, among casual, 2", "red-dragon", "casual", LOW, 200, control=False),
    Run("dragon, low, among club, 2", "red-dragon", "club", LOW, 200, control=False),
    Run("missions, low, among casual, 2", "x-missions", "casual", LOW, 800, control=False),
    Run("schoten, low, among casual", "scharfe-schoten", "casual", LOW, 200, control=False),
    Run("sauscharf, low, among casual", "sauscharf", "casual", LOW, 200, control=False),
    Run("meister, low, among casual", "stich-meister", "casual", LOW, 400, control=False),
    Run("missions, low, among club, 2", "x-missions", "club", LOW, 800, control=False),
    Run("schoten, low, among club", "scharfe-schoten", "club", LOW, 200, control=False),
    Run("sauscharf, low, among club", "sauscharf", "club", LOW, 120, control=False),
    Run("meister, low, among club", "stich-meister", "club", LOW, 200, control=False),
)

# Those up to "missions, alone, 1" are small: they were fixed for a machine with much else to do,
# and for a master that took everybody for a thinker. The others led to one that does not.
FORMER = (
    Run("missions among casual, 1", "x-missions", "casual", LEVELS, 120),
    Run("missions, flat and deep, 1", "x-missions", "casual", (flat_and_deep, "master"), 80),
    Run("dragon among casual, 1", "red-dragon", "casual", LEVELS, 60),
    Run("missions, by level, 1", "x-missions", "casual", ("master", flat), 120, control=False),
    Run("dragon, by level, 1", "red-dragon", "casual", ("master", flat), 80, control=False),
    Run("missions, alone, 1", "x-missions", "casual", ("master", thinking_alone), 120),
    Run("missions, seen, 1", "x-missions", "casual", STRONG, 800, control=False),
    Run("missions, seen, 2", "x-missions", "casual", ("master", unseeing), 300, control=False),
    Run("dragon, seen, 2", "red-dragon", "casual", ("master", unseeing), 240, control=False),
    # Of a club and a master that searched for what to give as if others did not.
    Run("dragon, even, among casual", "red-dragon", "casual", SEEING, 400),
    Run("dragon, even, among club", "red-dragon", "club", STRONG, 300, control=False),
    Run("dragon, low, among casual", "red-dragon", "casual", LOW, 200, control=False),
    Run("dragon, low, among club", "red-dragon", "club", LOW, 200, control=False),
    # Of a club with 16 worlds, too weak among its like.
    Run("missions, even, among casual", "x-missions", "casual", SEEING, 600),
    Run("missions, even, among club", "x-missions", "club", STRONG, 600, control=False),
    Run("missions, low, among casual", "x-missions", "casual", LOW, 400, control=False),
    Run("missions, low, among club", "x-missions", "club", LOW, 400, control=False),
)
"""Played by players as they were before; not to be played again."""


def play(run: Run, jobs: int, part: Path | None = None) -> dict[str, Any]:
    """The run as a row of the file. KeyboardInterrupt if it was stopped before its end; what was
    complete stands in `part` then, and it goes on from there."""
    lines = part.read_text("utf-8").splitlines() if part and part.exists() else []
    before = [_deal(*json.loads(line)) for line in lines]

    def keep(deal: FieldDeal) -> None:
        if part:
            with part.open("a") as file:
                file.write(json.dumps(deal) + "\n")

    with processes(jobs) as executor:
        found = measure(
            run.game,
            *run.players,
            field=FIELDS[run.field],
            deals=run.deals,
            control=run.control,
            name=run.name,
            executor=executor,
            before=before,
            progress=keep,
        )
    if found.interrupted:
        raise KeyboardInterrupt
    if part:
        part.unlink()
    return found.as_dict()


def _deal(points: Any, thinking: Any, worth: float, others: Any) -> FieldDeal:
    """As JSON gives it back."""
    thoughts = tuple(Thinking(*each) for each in thinking)
    return FieldDeal(tuple(points), thoughts, worth, tuple(others))


def table(rows: list[dict[str, Any]]) -> str:
    """One line for each difference, in Markdown."""
    lines = [
        f"| game | among | deals, {DRAWS} draws each | difference | points a deal "
        "| less the luck of the deals | ms a decision |",
        "|---|---|--:|---|--:|--:|--:|",
    ]
    for row in rows:
        for pair, found in row["differences"].items():
            names = pair.split(" − ")
            times = [f"{row['players'][name]['ms_per_decision']:.1f}" for name in names]
            cells = (
                row["game"],
                " and ".join(row["field"]),
                str(row["deals"]),
                " − ".join(CALLED.get(name, name) for name in names),
                _range(found["plain"]),
                _range(found["controlled"]),
                " / ".join(times),
            )
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _range(found: dict[str, Any] | None) -> str:
    if found is None:
        return "—"
    low, high = found["ci95"]
    told = f"{found['mean']:+.2f} ± {(high - low) / 2:.2f}"
    return f"**{told}**" if low > 0 or high < 0 else told


def kept(runs: Sequence[Run] = RUNS) -> list[dict[str, Any]]:
    """What was found so far, in the order of the runs."""
    return Results(FOUND).named([run.name for run in runs])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.fields")
    parser.add_argument("run", nargs="*", help="default: all that were not played yet")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    results = Results(FOUND)
    for run in RUNS:
        wanted = not chosen.run or run.name in chosen.run
        if wanted and results.find(name=run.name) is None:
            results.keep(play(run, chosen.jobs, FOUND.with_name(f"{run.name}.part")))
    print(table(kept()))


if __name__ == "__main__":
    main()
