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

from collections.abc import Callable, Generator, Mapping
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from math import ceil
from statistics import fmean, stdev
from time import monotonic
from typing import Any, NamedTuple

from pygame_core.ai.duplicate_deals import DuplicateDeal, Player, Setup, Thinking, play_deals
from pygame_core.ai.evidence import EARLY, LAST, Interval, interval, looks
from pygame_core.ai.levels import LEVELS
from pygame_core.errors import SetupError
from pygame_core.games import find_game
from pygame_core.match import Match

DEALS = 300
USUAL_SEATS = 4
CHUNKS = 150
"""How many pieces the deals are divided into at most, for executors and for the progress."""

ORDINARY = 1.96
"""Standard errors of an interval of 95 % at which one looks once."""


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
            "thinking_a": _times(self.thinking_a),
            "thinking_b": _times(self.thinking_b),
            "seconds": round(self.seconds, 2),
            "interrupted": self.interrupted,
        }


def _times(thinking: Thinking) -> dict[str, float]:
    return {
        "decisions": thinking.decisions,
        "ms_per_decision": round(1000 * thinking.mean, 3),
        "slowest_ms": round(1000 * thinking.slowest, 3),
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
    setup = _setup(game, seats, options, seed, rounds)
    for side in (a, b):
        if not callable(side) and side not in LEVELS:
            raise SetupError("unknown-level", level=side)
    if deals < 1:
        raise SetupError("bad-deals", deals=deals)
    started = monotonic()
    ends = looks(deals) if until_clear else (deals,)
    played: list[DuplicateDeal] = []
    differences: list[float] = []
    interrupted = False
    with closing(_played(setup, a, b, deals, executor)) as arriving:
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
        name_of(a),
        name_of(b),
        tuple(differences),
        tuple(fmean(each) for each in zip(*(deal.seats for deal in played), strict=True)),
        interval(differences, in_looks if until_clear else ORDINARY),
        until_clear,
        sum((deal.a for deal in played), Thinking()),
        sum((deal.b for deal in played), Thinking()),
        monotonic() - started,
        interrupted,
    )


def usual_seats(game: str) -> int:
    """Four, or what the game has nearest to that."""
    return min(find_game(game).info.seats, key=lambda allowed: abs(allowed - USUAL_SEATS))


def _setup(
    game: str,
    seats: int | None,
    options: Mapping[str, str] | None,
    seed: str | int,
    rounds: int | None,
) -> Setup:
    """The set-up, tried once so that what is wrong with it shows before anything is played."""
    if seats is None:
        seats = usual_seats(game)
    if rounds is not None and rounds < 1:
        raise SetupError("bad-rounds", rounds=rounds)
    match = Match.new(game, seats=seats, options=options, seed=seed)
    return Setup(game, seats, match.options, match.seed, rounds)


def _played(
    setup: Setup, a: Player, b: Player, deals: int, executor: Executor | None
) -> Generator[DuplicateDeal, None, None]:
    """The deals in their order."""
    if executor is None:
        for deal in range(deals):
            yield from play_deals(setup, a, b, range(deal, deal + 1))
        return
    size = ceil(deals / CHUNKS)
    chunks = [range(first, min(first + size, deals)) for first in range(0, deals, size)]
    futures = [executor.submit(play_deals, setup, a, b, chunk) for chunk in chunks]
    try:
        for future in futures:
            yield from future.result()
    finally:
        for future in futures:
            future.cancel()


def name_of(player: Player) -> str:
    """How a result names a player: a level, or module:function,setting=value."""
    if isinstance(player, str):
        return player
    if isinstance(player, partial):
        settings = [f",{name}={value}" for name, value in player.keywords.items()]
        return name_of(player.func) + "".join(settings)
    named = player if hasattr(player, "__qualname__") else type(player)
    return f"{named.__module__}:{named.__qualname__}"
