"""Search: perfect information Monte Carlo (PIMC), by rounds of sequential halving.

A view is determinized many times: each *world* deals the hidden cards again as they may lie. In
every world each action is played on with all hands open, and the best mean utility wins. Each round
of a schedule drops the worse actions and tries the rest in more worlds.

Its known blind spot is strategy fusion: in the playouts a seat acts by the world it is in, though
worlds of one information set look the same to it and ask for one action.

PIMC: J. Long, N. Sturtevant, M. Buro, T. Furtak, "Understanding the Success of Perfect Information
Monte Carlo Sampling in Game Tree Search", AAAI 2010.
Sequential halving: Z. Karnin, T. Koren, O. Somekh, "Almost Optimal Exploration in Multi-Armed
Bandits", ICML 2013.
Strategy fusion: I. Frank, D. Basin, "Search in Games with Incomplete Information: A Case Study
Using Bridge Card Play", Artificial Intelligence 100 (1998).

A search is a generator. It pauses every few milliseconds and says how much of its schedule is done,
so that it can be stopped, shown and run beside other work; it returns the actions, best first.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from math import ceil
from random import Random
from time import monotonic
from typing import NamedTuple

from pygame_core.game import HalvingRound, Pruned, Simulation
from pygame_core.kit.outcomes import Outcome


class Rating(NamedTuple):
    """An action and what became of it in the worlds of the last round it came to."""

    action: str
    outcome: Outcome


class Budget(NamedTuple):
    """How much a search may spend.

    effort: a factor of the batches of its schedule. seconds: after that it answers with what it
    has, once every action was tried at all; None: no limit. hurried: asked from time to time
    whether it is to answer at once, likewise. Only these two make an answer depend on the machine.
    """

    effort: float = 1.0
    seconds: float | None = None
    hurried: Callable[[], bool] = lambda: False


def search(
    simulation: Simulation,
    actions: Sequence[str],
    schedule: Sequence[HalvingRound],
    rng: Random,
    budget: Budget = Budget(),  # noqa: B008 (immutable)
) -> Generator[float, None, list[Rating]]:
    """Rate the actions by the rounds of a schedule."""
    end = None if budget.seconds is None else monotonic() + budget.seconds
    in_all = sum(_batches(halving, budget) for halving in schedule)
    done = 0
    if isinstance(simulation, Pruned):
        actions = simulation.candidates(actions)
    ranked = [Rating(action, Outcome()) for action in actions]
    for halving in schedule:
        field, dropped = ranked[: halving.keep], ranked[halving.keep :]
        if done and len(field) < 2:
            break
        if halving.deep:
            shallow = field
            field = [Rating(rating.action, Outcome()) for rating in field]
        for _ in range(_batches(halving, budget)):
            trial = simulation.rollout(
                [rating.action for rating in field], halving.worlds, halving.deep, rng
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


def _batches(halving: HalvingRound, budget: Budget) -> int:
    return max(1, ceil(halving.batches * budget.effort))


def _best_first(field: list[Rating]) -> list[Rating]:
    return sorted(field, key=lambda rating: -rating.outcome.mean)
