"""How far what a hint tells of an action is from what comes of it at a table of casual players.

python -m tests.bench.hints [RUN …]

A hint is asked at decisions of casual matches: in each deal one of every stage of a round, i.e. a
phase and how many cards are left (`kit/doubts.py`). Its best action, its second and any other are
then really played on by casual players, the level of a new table, once from the true position and
as often as a run says from others that its seat could not tell from it, which takes out most of the
luck that no hint can know of. What is left between the two, beyond the chance in both, is the
model's own error: its seats play otherwise than people at a table do.

A run is written down here with the number of its deals before it is played; its name is the seed.
What is found is kept in hints.jsonl, clear or not; a run that was interrupted goes on where it was.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, variance
from typing import Any, NamedTuple

from pygame_core import Match
from pygame_core.ai.advice import rate
from pygame_core.ai.deals import usual_seats
from pygame_core.ai.evidence import Estimate, estimate
from pygame_core.ai.levels import choose
from pygame_core.ai.playouts import simulation
from pygame_core.games.x_missions.lanes import NUMBER
from pygame_core.games.x_missions.rules import DECK, MISSIONS, SEATS
from pygame_core.games.x_missions.simulation import XMissionsSimulation
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.doubts import stage_of
from pygame_core.kit.lanes.masks import whole_bytes
from pygame_core.kit.outcomes import Outcome
from pygame_core.kit.tasks import finished
from pygame_core.views import View
from tests.bench.ladder import Results

FOUND = Path(__file__).with_suffix(".jsonl")
TABLE = "casual"

WHOLE_MATCH = {"sauscharf": 5.0}
"""Games whose hints tell of the match instead of the round, and what they add for winning it."""


class Run(NamedTuple):
    """name: its seed. worlds: how often an action is played on, besides in the true position."""

    name: str
    game: str
    deals: int
    worlds: int


RUNS = (
    Run("missions told, 2", "x-missions", 100, 16),
    Run("schoten told, 1", "scharfe-schoten", 80, 16),
    Run("dragon told, 1", "red-dragon", 100, 16),
    Run("meister told, 1", "stich-meister", 40, 12),
    Run("sauscharf told, 1", "sauscharf", 24, 12),
)


class Told(NamedTuple):
    """An action as it was told (points, lead, each with its standard error by chance), and what
    came of it: [points, lead], first from the true position, then in each world."""

    points: float
    points_error: float
    lead: float
    lead_error: float
    came: list[list[float]]


class Decision(NamedTuple):
    """A decision for which a hint was asked: its stage, and the actions, best told first."""

    deal: int
    stage: str
    told: list[Told]


def decisions(run: Run, deal: int) -> Iterator[tuple[str, Match]]:
    """One of each stage of the deal: the match before it."""
    rng = Random(f"{run.name}/{deal}")
    match = Match.new(run.game, seats=usual_seats(run.game), seed=f"{run.name}/{deal}")
    met: dict[str, int] = {}
    kept: dict[str, Match] = {}
    while match.to_act is not None:
        view = match.view(match.to_act)
        if len(view["legal"]) > 1:
            stage = stage_of(view)
            met[stage] = met.get(stage, 0) + 1
            # Each of those met so far is as likely to be kept.
            if not rng.randrange(met[stage]):
                kept[stage] = match.clone()
        if _is_over(run.game, match.apply(choose(TABLE, match.game, view, rng))):
            break
    return iter(sorted(kept.items()))


def weigh(run: Run, deal: int, stage: str, match: Match) -> Decision:
    """Ask for a hint here, and see what comes of it."""
    seat = match.to_act
    assert seat is not None
    view = match.view(seat)
    seed = f"{run.name}/{deal}/{stage}"
    ratings = finished(rate(simulation(match.game, view), view, Random(seed)))
    chosen = ratings[:2] + Random(f"{seed}/other").sample(ratings[2:], len(ratings[2:]) and 1)
    worlds = [match, *(_another(match, seat, Random(f"{seed}/{at}")) for at in range(run.worlds))]
    told = []
    for rating in chosen:
        came = [
            _played_on(run.game, world.clone(), rating.action, seat, Random(f"{seed}/on/{at}"))
            for at, world in enumerate(worlds)
        ]
        told.append(Told(*_figures(rating.outcome), came))
    return Decision(deal, stage, told)


def _figures(outcome: Outcome) -> tuple[float, float, float, float]:
    return outcome.mean_points, outcome.points_error, outcome.mean, outcome.error


def _another(match: Match, seat: int, rng: Random) -> Match:
    """The match with the cards that are hidden from this seat dealt again. What others alone know
    of the past would not agree with their new cards, so it is forgotten."""
    other, view = match.clone(), match.view(seat)
    state = match.game.determinize(view, rng)
    if isinstance(state, XMissionsState):
        _draft_by_hand(state, view, rng)
    other._state = state
    other._events = [
        event if seat in event.seats else event._replace(secret={}) for event in match.events
    ]
    return other


def _draft_by_hand(state: XMissionsState, view: View, rng: Random) -> None:
    """The others' hands and missions as the game's search deals them. `determinize` has any mission
    with any hand, which is possible and no more: nobody would get anywhere with theirs."""
    decision = XMissionsSimulation(view)
    world = decision.deal(whole_bytes(1), rng)
    for seat in set(range(SEATS)) - {view["seat"]}:
        turned = decision.turned(seat)
        state.hands[seat] = [card for card in DECK if world.hands[turned][NUMBER[card]] & 1]
        for mission in MISSIONS:
            if world.missions[turned][mission] & 1:
                state.missions[seat] = mission


def _played_on(game: str, match: Match, action: str, seat: int, rng: Random) -> list[float]:
    """What comes of the action: points of the seat, and how many more than the others have."""
    before = match.scores
    events = match.apply(action)
    while match.to_act is not None and not _is_over(game, events):
        events = match.apply(choose(TABLE, match.game, match.view(match.to_act), rng))
    points = list(match.scores)
    if game not in WHOLE_MATCH:
        points = [after - was for after, was in zip(points, before, strict=True)]
    others = (sum(points) - points[seat]) / (match.seats - 1)
    won = seat in match.winners and WHOLE_MATCH.get(game, 0.0) / len(match.winners)
    return [points[seat], round(points[seat] - others + won, 3)]


def _is_over(game: str, events: Iterable[Any]) -> bool:
    """Whether what a hint tells of has come to its end."""
    return game not in WHOLE_MATCH and any(event.id == "round.scored" for event in events)


def stages(found: Sequence[Decision]) -> dict[str, dict[str, Any]]:
    """By stage, and for all of them: what a hint's figures were worth there."""
    names = sorted({decision.stage for decision in found})
    by_stage = {name: [each for each in found if each.stage == name] for name in names}
    return {name: summary(each) for name, each in {**by_stage, "all": list(found)}.items()}


def summary(found: Sequence[Decision]) -> dict[str, Any]:
    """What the figures of these decisions were worth.

    model: the standard deviation of what is told of an action's points about what they are, beyond
    chance. edge: the same of how much better the best is than another. high: by how much the best
    action's points (lead: its lead) are told too high, in worlds; in_truth: in the true position.
    slope: how much of a told edge comes true.
    """
    tested = [told for decision in found for told in decision.told]
    best = [decision.told[0] for decision in found]
    pairs = [(each.told[0], other) for each in found for other in each.told[1:]]
    return {
        "decisions": len(found),
        "model": round(_beyond(_points_off(told) for told in tested), 2),
        "edge": round(_beyond(_edge_off(*pair) for pair in pairs), 2),
        "sampling": round(fmean(told.points_error for told in best), 2),
        "high": _written(estimate([_points_off(told)[0] for told in best])),
        "lead": _written(estimate([told.lead - _mean(told, 1) for told in best])),
        "in_truth": _written(estimate([told.points - told.came[0][0] for told in best])),
        "slope": round(_slope(pairs), 2),
    }


def _mean(told: Told, at: int) -> float:
    return fmean(came[at] for came in told.came[1:])


def _points_off(told: Told) -> tuple[float, float]:
    """By how much the points are told too high, and the variance that chance gives that."""
    points = [came[0] for came in told.came[1:]]
    return told.points - fmean(points), variance(points) / len(points) + told.points_error**2


def _edge_off(best: Told, other: Told) -> tuple[float, float]:
    edges = [a[1] - b[1] for a, b in zip(best.came[1:], other.came[1:], strict=True)]
    # Both were tried in the same worlds, so this is more chance than there is.
    chance = best.lead_error**2 + other.lead_error**2
    off = best.lead - other.lead - fmean(edges)
    return off, variance(edges) / len(edges) + min(chance, off * off)


def _beyond(offs: Iterable[tuple[float, float]]) -> float:
    squares = [off * off - chance for off, chance in offs]
    return sqrt(max(0.0, fmean(squares))) if squares else 0.0


def _slope(pairs: Sequence[tuple[Told, Told]]) -> float:
    """What comes true of an edge, by least squares through zero."""
    edges = [(best.lead - other.lead, _mean(best, 1) - _mean(other, 1)) for best, other in pairs]
    squares = sum(told * told for told, _ in edges)
    return sum(told * came for told, came in edges) / squares if squares else 1.0


def _written(found: Estimate) -> dict[str, Any]:
    return {"mean": round(found.mean, 3), "ci95": [round(end, 3) for end in found.ci95]}


def play(run: Run, part: Path | None = None) -> dict[str, Any]:
    """The run as a row of the file; what is complete of it stands in `part` meanwhile."""
    found: list[Decision] = []
    done = 0
    for line in part.read_text("utf-8").splitlines() if part and part.exists() else ():
        done += 1
        found += [_read(each) for each in json.loads(line)]
    for deal in range(done, run.deals):
        met = [weigh(run, deal, stage, match) for stage, match in decisions(run, deal)]
        found += met
        if part:
            with part.open("a") as file:
                file.write(json.dumps(met) + "\n")
    if part:
        part.unlink()
    return {**run._asdict(), "stages": stages(found)}


def _read(written: Any) -> Decision:
    deal, stage, told = written
    return Decision(deal, stage, [Told(*each) for each in told])


def table(rows: Iterable[dict[str, Any]]) -> str:
    """One line a stage, in Markdown."""
    lines = [
        "| game | stage | decisions | chance | model | of an edge | best told too high | slope |",
        "|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        for stage, found in row["stages"].items():
            low, high = found["high"]["ci95"]
            cells = (
                row["game"],
                stage,
                str(found["decisions"]),
                f"{found['sampling']:.2f}",
                f"{found['model']:.2f}",
                f"{found['edge']:.2f}",
                f"{found['high']['mean']:+.2f} ± {(high - low) / 2:.2f}",
                f"{found['slope']:.2f}",
            )
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def kept() -> list[dict[str, Any]]:
    """What was found so far, in the order of the runs."""
    order = [run.name for run in RUNS]
    rows = [json.loads(line) for line in FOUND.read_text("utf-8").splitlines()]
    return sorted(rows, key=lambda row: order.index(row["name"]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.hints")
    parser.add_argument("run", nargs="*", help="default: all that were not played yet")
    chosen = parser.parse_args()
    results = Results(FOUND)
    for run in RUNS:
        wanted = not chosen.run or run.name in chosen.run
        if wanted and results.find(name=run.name) is None:
            results.keep(play(run, FOUND.with_name(f"{run.name}.part")))
    print(table(kept()))


if __name__ == "__main__":
    main()
