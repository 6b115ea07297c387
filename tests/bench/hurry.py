"""What master gives away since its turns have to be there within half a second on a slow tablet.

python -m tests.bench.hurry GAME [--decisions N] [--name RUN]

Decisions of matches between casual players, of four seats, the name being their seed. Master's
choice among players that think is set against that of `unhurried` (tried.py). Where they differ, a
judge tries both in the same worlds, four times as many as `unhurried` had in its last round and
just as deep: by how much is its choice better? The judge thinks like `unhurried`, so this says more
about the hurried one's faults than about the other's.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from pygame_core import Match
from pygame_core.ai.levels import choose
from pygame_core.ai.playouts import simulation
from pygame_core.ai.search import search
from pygame_core.kit.tasks import finished
from pygame_core.views import View
from tests.bench.tried import UNHURRIED, as_unhurried, schedule_of, unhurried

WORLDS = 4


class Found(NamedTuple):
    """points: that the hurried choice costs, against the others; 0 where both choose alike."""

    differs: bool
    points: float


def decisions(game: str, name: str) -> Iterator[tuple[Match, View]]:
    for deal in count():
        match = Match.new(game, seats=4, seed=f"{name}/{deal}")
        rng, scored = Random(f"{name}/{deal}"), False
        while match.to_act is not None and not scored:
            view = match.view(match.to_act)
            # One of three, so that they are from many deals.
            if len(view["legal"]) > 1 and rng.random() < 1 / 3:
                yield match, view
            events = match.apply(choose("casual", match.game, view, rng))
            scored = any(event.id == "round.scored" for event in events)


def given_away(match: Match, view: View, seed: str) -> Found:
    hurried = choose("master", match.game, view, Random(f"{seed}/hurried"))
    other = unhurried(view, Random(f"{seed}/unhurried"))
    if hurried == other:
        return Found(differs=False, points=0.0)
    decision = as_unhurried(simulation(match.game, view))
    last = schedule_of(view)[-1]
    judging = [last._replace(batches=WORLDS * last.batches)]
    rated = finished(search(decision, [hurried, other], judging, Random(f"{seed}/judge")))
    means = {rating.action: rating.outcome.mean for rating in rated}
    return Found(differs=True, points=means[other] - means[hurried])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=[name for name in UNHURRIED if "-" in name])
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--name", default="hurry, 1")
    asked = parser.parse_args()
    found = []
    for at, (match, view) in enumerate(decisions(asked.game, asked.name)):
        if at == asked.decisions:
            break
        found.append(given_away(match, view, f"{asked.name}/{at}"))
    points = [each.points for each in found]
    error = 1.96 * stdev(points) / sqrt(len(points))
    differs = fmean(each.differs for each in found)
    print(f"{asked.game}, {len(found)} decisions: {differs:.0%} differ,", end=" ")
    print(f"{fmean(points):.3f} ± {error:.3f} points given away on average")


if __name__ == "__main__":
    main()
