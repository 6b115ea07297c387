"""What hints were worth, from what was told and what came of it: the figures of `hints.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Any, NamedTuple

from pygame_core.ai.evidence import estimate
from pygame_core.kit.doubts import ANY_STAGE, Doubt, Doubts

LEAST_OFTEN = 20
"""Decisions from which on a stage has figures of its own."""


class Told(NamedTuple):
    """An action, how it was rated, what a hint said of it, and what came of it.

    worlds: how many it was tried in. points, lead (over the others): with their standard errors by
    chance. round, error, edge, is_level: as in an option of an advice. came: [points, lead], first
    from the true position, then in each world.
    """

    worlds: int
    points: float
    points_error: float
    lead: float
    lead_error: float
    round: float
    error: float
    edge: float
    is_level: bool
    came: list[list[float]]


Pair = tuple[Told, Told]
"""The best action as it was told, and another one."""


class Decision(NamedTuple):
    """A decision for which a hint was asked: its stage, and the actions, best told first."""

    deal: int
    stage: str
    told: list[Told]


def stages(found: Sequence[Decision]) -> dict[str, dict[str, Any]]:
    """By stage, if it was met often, and for all of them: what the judgement and the hint were
    worth there."""
    by_stage: dict[str, list[Decision]] = {}
    for each in found:
        by_stage.setdefault(each.stage, []).append(each)
    often = [stage for stage in sorted(by_stage) if len(by_stage[stage]) >= LEAST_OFTEN]
    return {**{stage: summary(by_stage[stage]) for stage in often}, ANY_STAGE: summary(found)}


def summary(found: Sequence[Decision]) -> dict[str, Any]:
    """What these decisions show. judged: of the search, in the figures of a `Doubt`, and what they
    come to: the model's error of points and of an edge. told: of the hint, see `_told`."""
    tested = [told for decision in found for told in decision.told]
    best = [decision.told[0] for decision in found]
    pairs = [(each.told[0], other) for each in found for other in each.told[1:]]
    too_high = estimate([told.points - _mean(told, 0) for told in best])
    high = too_high.mean / fmean(map(_spread, best)) if too_high.ci95.is_clear else 0.0
    kept = max(0.0, min(1.0, _slope(pairs)))
    points = _beyond(
        (
            told.points - high * _spread(told) - _mean(told, 0),
            _chance(told, 0) + told.points_error**2,
        )
        for told in tested
    )
    edge = _beyond(
        (kept * (one.lead - other.lead) - _came(one, other), _chance_of_edge(kept, one, other))
        for one, other in pairs
    )
    spread = _root(_spread(told) ** 2 for told in tested)
    spread_of_edge = _root(
        one.worlds * one.lead_error**2 + other.worlds * other.lead_error**2 for one, other in pairs
    )
    return {
        "decisions": len(found),
        "judged": {
            "points": round(points / spread, 3) if spread else 0.0,
            "edge": round(edge / spread_of_edge, 3) if spread_of_edge else 0.0,
            "kept": round(kept, 2),
            "high": round(high, 3),
            "chance": round(_root(told.points_error**2 for told in tested), 3),
            "points_error": round(points, 2),
            "edge_error": round(edge, 2),
        },
        "told": _told(found),
    }


def _told(found: Sequence[Decision]) -> dict[str, Any]:
    """high: by how much the points of the best action were told too high, in worlds and in truth.
    edge: likewise how much better it is than others. error: the told one, of points. off: what it
    should have been. clear, level: how often another action that was said to be worse or about
    equal was worse, and better; equal ones are neither."""
    best = [decision.told[0] for decision in found]
    tested = [told for decision in found for told in decision.told]
    choices = [[(each.told[0], other) for other in each.told[1:]] for each in found]
    pairs = [pair for choice in choices for pair in choice]
    return {
        "high": _written([told.round - _mean(told, 0) for told in best]),
        "high_in_truth": _written([told.round - told.came[0][0] for told in best]),
        "edge": _written(
            [fmean(other.edge - _came(one, other) for one, other in choice) for choice in choices]
        ),
        "edge_in_truth": _written(
            [
                fmean(other.edge - (one.came[0][1] - other.came[0][1]) for one, other in choice)
                for choice in choices
            ]
        ),
        "error": round(_root(told.error**2 for told in tested), 2),
        "off": round(
            _beyond((told.round - _mean(told, 0), _chance(told, 0)) for told in tested), 2
        ),
        "clear": _signs(pair for pair in pairs if not pair[1].is_level),
        "level": _signs(pair for pair in pairs if pair[1].is_level),
    }


def _signs(pairs: Iterable[Pair]) -> list[int]:
    """How many, how often the first was better, and worse."""
    edges = [_came(*pair) for pair in pairs]
    return [len(edges), sum(edge > 0 for edge in edges), sum(edge < 0 for edge in edges)]


def _spread(told: Told) -> float:
    """The standard deviation of the points from world to world, as they were rated."""
    return told.points_error * sqrt(told.worlds)


def _mean(told: Told, at: int) -> float:
    """What came of it on average: of points (0) or the lead (1)."""
    return fmean(came[at] for came in told.came[1:])


def _chance(told: Told, at: int) -> float:
    """The variance of that average."""
    return variance(came[at] for came in told.came[1:]) / len(told.came[1:])


def _came(one: Told, other: Told) -> float:
    """What came of the difference between two actions."""
    return _mean(one, 1) - _mean(other, 1)


def _chance_of_edge(kept: float, one: Told, other: Told) -> float:
    """The variance of that, and of the told difference."""
    edges = [a[1] - b[1] for a, b in zip(one.came[1:], other.came[1:], strict=True)]
    if one.lead == other.lead:
        # Cards that are worth the same: both were tried in the same worlds.
        return variance(edges) / len(edges)
    told = kept**2 * (one.lead_error**2 + other.lead_error**2)
    return variance(edges) / len(edges) + told


def _beyond(offs: Iterable[tuple[float, float]]) -> float:
    """The standard deviation that is left of differences when their variances by chance are out."""
    squares = [off * off - chance for off, chance in offs]
    return sqrt(max(0.0, fmean(squares))) if squares else 0.0


def _root(squares: Iterable[float]) -> float:
    listed = list(squares)
    return sqrt(fmean(listed)) if listed else 0.0


def _slope(pairs: Sequence[Pair]) -> float:
    """What comes true of an edge, by least squares through zero."""
    squares = sum((one.lead - other.lead) ** 2 for one, other in pairs)
    if not squares:
        return 1.0
    return sum((one.lead - other.lead) * _came(one, other) for one, other in pairs) / squares


def _written(sample: Sequence[float]) -> dict[str, Any]:
    found = estimate(sample)
    return {"mean": round(found.mean, 3), "ci95": [round(end, 3) for end in found.ci95]}


def doubts(row: dict[str, Any]) -> Doubts:
    """What a run says a game's hints are to be taken for."""
    return {
        stage: Doubt(*(found["judged"][figure] for figure in Doubt._fields))
        for stage, found in row["stages"].items()
    }


def table(rows: Iterable[dict[str, Any]]) -> str:
    """One line a stage, in Markdown; the name of a run stands in the line of all its stages."""
    lines = [
        "| run | stage | decisions | by chance | by the model | an edge, by the model | kept "
        "| the best, told too high | its edge, told too high | clear | about equal |",
        "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        for stage, found in reversed(row["stages"].items()):
            judged, told = found["judged"], found["told"]
            cells = (
                row["name"] if stage == ANY_STAGE else "",
                stage,
                str(found["decisions"]),
                f"{judged['chance']:.2f}",
                f"{judged['points_error']:.2f}",
                f"{judged['edge_error']:.2f}",
                f"{judged['kept']:.2f}",
                _range(told["high"]),
                _range(told["edge"]),
                _share(told["clear"]),
                _share(told["level"]),
            )
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _range(found: dict[str, Any]) -> str:
    low, high = found["ci95"]
    return f"{found['mean']:+.2f} ± {(high - low) / 2:.2f}"


def _share(signs: Sequence[int]) -> str:
    pairs, better, worse = signs
    return f"{better / pairs:.0%}, {worse / pairs:.0%} of {pairs}" if pairs else "—"
