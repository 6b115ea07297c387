"""Duplicate deals: the same cards twice, and every seat is played once by each side.

A deal is played in two layouts, a pattern of the sides over the seats and its complement. What the
cards and the seats are worth cancels out; what remains is how the sides play. Bridge clubs compare
players so, and competitions of computer players since M. Littman, M. Zinkevich, "The 2006 AAAI
Computer Poker Competition", ICGA Journal 29 (2006).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import NamedTuple

from pygame_core.ai.levels import choose
from pygame_core.match import Match
from pygame_core.views import View

Player = str | Callable[[View, Random], str]
"""A level, or a player of your own: what its seat may know, random numbers → one of view["legal"].

To play in other processes it must be picklable: a function of a module, or a `functools.partial` or
an object of a class of one.
"""

# The time of this thread alone; a Python in a browser knows only that of the clock.
processor_time: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)

SUDDEN_WIN = 100
"""Points for winning a match in the middle of a round, which is then never scored.

Red Dragon ends so when one seat takes all tricks. It is worth what it takes to be sure of the match
without it: in 75 matches of casual players the winner was at most 93 points ahead of the second.
"""


class Setup(NamedTuple):
    """What a deal is a deal of. rounds: how many are played of a match; None: all."""

    game: str
    seats: int
    options: Mapping[str, str]
    seed: str
    rounds: int | None


class Thinking(NamedTuple):
    """The time that one side spent on decisions, in seconds of the processor.

    Where only one action is legal nothing is decided, and nothing counted.
    """

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def __add__(self, other: object) -> Thinking:
        assert isinstance(other, Thinking)
        return Thinking(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.slowest, other.slowest),
        )

    @property
    def mean(self) -> float:
        """Seconds per decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


class DuplicateDeal(NamedTuple):
    """How a deal went. seats: per seat, its points when A played it less those when B did."""

    seats: tuple[int, ...]
    a: Thinking
    b: Thinking

    @property
    def difference(self) -> float:
        """By how many points a seat A was better than B, on average."""
        return fmean(self.seats)


def pattern(seats: int, deal: int) -> tuple[bool, ...]:
    """Which seats A has in the first layout of this deal; in the second it has the others.

    The seats are shared out evenly (an odd one over goes to B here and to A there), and the deals
    go round all ways to do that.
    """
    ways = list(combinations(range(seats), seats // 2))
    if seats % 2 == 0:
        # The other half of them are the complements.
        ways = ways[: len(ways) // 2]
    mine = ways[deal % len(ways)]
    return tuple(seat in mine for seat in range(seats))


def play_deals(setup: Setup, a: Player, b: Player, deals: range) -> list[DuplicateDeal]:
    """Play these deals of the set-up, counted from 0, each in both layouts.

    IllegalAction if a player does what it may not.
    """
    return [_play_deal(setup, a, b, deal) for deal in deals]


def _play_deal(setup: Setup, a: Player, b: Player, deal: int) -> DuplicateDeal:
    mine = pattern(setup.seats, deal)
    side_a, side_b = _Side(a), _Side(b)
    here = _points(setup, deal, [side_a if is_a else side_b for is_a in mine])
    there = _points(setup, deal, [side_b if is_a else side_a for is_a in mine])
    differences = tuple(
        one - other if is_a else other - one
        for is_a, one, other in zip(mine, here, there, strict=True)
    )
    return DuplicateDeal(differences, side_a.thinking, side_b.thinking)


class _Side:
    """A player and the time it took so far."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.thinking = Thinking()

    def decide(self, match: Match, seat: int, rng: Random) -> str:
        view = match.view(seat)
        if len(view["legal"]) == 1:
            return view["legal"][0]
        started = processor_time()
        if isinstance(self.player, str):
            action = choose(self.player, match.game, view, rng)
        else:
            action = self.player(view, rng)
        seconds = processor_time() - started
        self.thinking += Thinking(1, seconds, seconds)
        return action


def _points(setup: Setup, deal: int, sides: Sequence[_Side]) -> list[int]:
    """The points per seat after the rounds of a deal."""
    seed = f"{setup.seed}/{deal}"
    match = Match.new(setup.game, seats=setup.seats, seed=seed, options=setup.options)
    # Each seat has numbers of its own, the same in both layouts: equal sides play equal matches.
    randoms = [Random(f"{seed}/{seat}") for seat in range(setup.seats)]
    scored, unscored = 0, False
    while match.to_act is not None and (setup.rounds is None or scored < setup.rounds):
        seat = match.to_act
        events = match.apply(sides[seat].decide(match, seat, randoms[seat]))
        unscored = not any(event.id == "round.scored" for event in events)
        scored += not unscored
    points = list(match.scores)
    if match.is_over and unscored:
        for seat in match.winners:
            points[seat] += SUDDEN_WIN
    return points
