"""Search: try the legal actions in many worlds, drop the worst, try the rest in more.

A search is a generator. It pauses every few milliseconds and says how much of its plan is done, so
that it can be stopped, shown and run beside other work; it returns the actions, best first.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import ceil
from random import Random
from time import monotonic
from typing import NamedTuple

from pygame_core.game import Foresighted, Simulation, Stage
from pygame_core.kit.outcomes import Outcome


class Rating(NamedTuple):
    """An action and what became of it in the worlds of the last stage it came to."""

    action: str
    outcome: Outcome


class Budget(NamedTuple):
    """How much a search may spend.

    effort: so many times the batches of its plan. seconds: after that it answers with what it
    has, once every action was tried at all; None: no limit. hurried: asked from time to time
    whether it is to answer at once, likewise. Only these two make an answer depend on the machine.
    """

    effort: float = 1.0
    seconds: float | None = None
    hurried: Callable[[], bool] = lambda: False


Thought = Generator[float, None, list[Rating]]
"""Says the done share of its plan, 0 to 1, and returns the ratings, best first."""


def search(
    simulation: Simulation,
    actions: Sequence[str],
    plan: Sequence[Stage],
    rng: Random,
    budget: Budget = Budget(),  # noqa: B008 (immutable)
) -> Thought:
    """Rate the actions by the stages of a plan."""
    end = None if budget.seconds is None else monotonic() + budget.seconds
    in_all = sum(_batches(stage, budget) for stage in plan)
    done = 0
    if isinstance(simulation, Foresighted):
        actions = simulation.promising(actions)
    ranked = [Rating(action, Outcome()) for action in actions]
    for stage in plan:
        field, dropped = ranked[: stage.keep], ranked[stage.keep :]
        if done and len(field) < 2:
            break
        if stage.deep:
            shallow = field
            field = [Rating(rating.action, Outcome()) for rating in field]
        for _ in range(_batches(stage, budget)):
            trial = simulation.try_out(
                [rating.action for rating in field], stage.worlds, stage.deep, rng
            )
            while True:
                try:
                    next(trial)
                except StopIteration as finished:
                    outcomes: list[Outcome] = finished.value
                    break
                yield done / in_all
                if done and ((end is not None and monotonic() > end) or budget.hurried()):
                    if not field[0].outcome.worlds:
                        field = shallow
                    return _best_first(field) + dropped
            for rating, outcome in zip(field, outcomes, strict=True):
                rating.outcome.add(outcome)
            done += 1
        ranked = _best_first(field) + dropped
    return ranked


def _batches(stage: Stage, budget: Budget) -> int:
    return max(1, ceil(stage.batches * budget.effort))


def _best_first(field: list[Rating]) -> list[Rating]:
    return sorted(field, key=lambda rating: -rating.outcome.mean)
