"""The arena: which of two computer players is better, and how sure that is.

>>> from pygame_core.ai import arena
>>> found = arena.compare("red-dragon", "casual", "beginner", deals=20)
>>> found.mean_difference, found.ci95.is_clear
(3.825, False)

Both sides play the same deals in the same seats (see duplicate_deals.py). With an executor the
deals are played elsewhere: the processes of a `concurrent.futures.ProcessPoolExecutor`, or the
machines of a cluster by the `Client.get_executor()` of Dask. The result is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from statistics import fmean, stdev
from time import monotonic
from typing import Any, NamedTuple

from pygame_core.ai.deals import Player, Setup, Thinking, checked_number, name_of, setup_of
from pygame_core.ai.duplicate_deals import DuplicateDeal, play_deals
from pygame_core.ai.evidence import EARLY, LAST, ORDINARY, Interval, interval, looks
from pygame_core.ai.processes import in_order

DEALS = 300


class Comparison(NamedTuple):
    """What the arena found.

    setup: what was played. a, b: the sides' names. differences: per deal, by how many points a
    seat A was better than B. by_seat: the mean of that per seat. ci95: where the true mean lies, 95
    times of 100; with until_clear it is the wider one that holds although one looked early.
    thinking_a, thinking_b: the time they took. seconds: how long it all took. interrupted:
    whether it was stopped before its end.
    """

    setup: Setup
    a: str
    b: str
    differences: tuple[float, ...]
    by_seat: tuple[float, ...]
    ci95: Interval
    until_clear: bool
    thinking_a: Thinking
    thinking_b: Thinking
    seconds: float
    interrupted: bool

    @property
    def deals(self) -> int:
        return len(self.differences)

    @property
    def mean_difference(self) -> float:
        """In points per seat and deal; positive where A is better."""
        return fmean(self.differences) if self.differences else 0.0

    @property
    def sd(self) -> float:
        """How much the deals differ among each other."""
        return stdev(self.differences) if self.deals > 1 else 0.0

    def as_dict(self) -> dict[str, Any]:
        """JSON-able. ci95 is null when there are too few deals for one."""
        return {
            "game": self.setup.game,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "seed": self.setup.seed,
            "rounds": self.setup.rounds,
            "a": self.a,
            "b": self.b,
            "deals": self.deals,
            "mean_difference": round(self.mean_difference, 4),
            "ci95": [round(end, 4) for end in self.ci95] if self.deals > 1 else None,
            "clear": self.ci95.is_clear,
            "until_clear": self.until_clear,
            "sd": round(self.sd, 4),
            "by_seat": [round(mean, 4) for mean in self.by_seat],
            "thinking_a": self.thinking_a.as_dict(),
            "thinking_b": self.thinking_b.as_dict(),
            "seconds": round(self.seconds, 2),
            "interrupted": self.interrupted,
        }


Progress = Callable[[list[float]], None]
"""Is told the differences of the deals played so far, after each."""


def compare(
    game: str,
    a: Player,
    b: Player,
    *,
    deals: int = DEALS,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: str | int = "arena",
    rounds: int | None = 1,
    until_clear: bool = False,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Let two sides play the same deals in each other's seats.

    game: an id of `games()`. a, b: levels, or players of your own (see `Player`); they are given
    views only. deals: how many, at least 1, each played twice. seats: None for four, or what the
    game has nearest to that. options: as for Match.new. seed: of all deals. rounds: how many
    rounds of a match, from its first, make a deal; None: whole matches. until_clear: look at the
    interval at up to ten fixed times and end as soon as it is clear of zero (see evidence.py).
    executor: who plays; None: this process. progress: is told the differences after each deal.

    KeyboardInterrupt ends it early with the deals that are complete. Raises SetupError on anything
    unknown, IllegalAction if a player does what it may not.
    """
    setup = setup_of(game, seats, options, seed, rounds)
    names = name_of(a), name_of(b)
    started = monotonic()
    ends = looks(checked_number(deals)) if until_clear else (checked_number(deals),)
    played: list[DuplicateDeal] = []
    differences: list[float] = []
    interrupted = False
    with closing(in_order(partial(play_deals, setup, a, b), range(deals), executor)) as arriving:
        try:
            for deal in arriving:
                played.append(deal)
                differences.append(deal.difference)
                if progress is not None:
                    progress(differences)
                early = len(played) in ends[:-1]
                if early and interval(differences, EARLY).is_clear:
                    break
        except KeyboardInterrupt:
            interrupted = True
    in_looks = LAST if len(played) == deals else EARLY
    return Comparison(
        setup,
        *names,
        tuple(differences),
        tuple(fmean(each) for each in zip(*(deal.seats for deal in played), strict=True)),
        interval(differences, in_looks if until_clear else ORDINARY),
        until_clear,
        sum((deal.a for deal in played), Thinking()),
        sum((deal.b for deal in played), Thinking()),
        monotonic() - started,
        interrupted,
    )
