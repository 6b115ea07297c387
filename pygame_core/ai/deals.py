"""A deal in the arena: a player in every seat, what each may know, and what comes of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from pygame_core.ai.levels import LEVELS, Seated, choose
from pygame_core.errors import SetupError
from pygame_core.game import State
from pygame_core.games import find_game
from pygame_core.match import Match
from pygame_core.views import View


class AllSeeing(NamedTuple):
    """No player, but a measure of what could be won: it is given the state, hidden cards and all.

    choose: the view of its seat, random numbers, a copy of the state → one of view["legal"].
    """

    choose: Callable[[View, Random, State], str]


Player = str | Callable[[View, Random], str] | AllSeeing
"""A level, or a player of your own: what its seat may know, random numbers → one of view["legal"].

To play in other processes it must be picklable: a function of a module, or a `functools.partial` or
an object of a class of one.
"""

USUAL_SEATS = 4

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

    def as_dict(self) -> dict[str, float]:
        """JSON-able, in milliseconds."""
        return {
            "decisions": self.decisions,
            "ms_per_decision": round(1000 * self.mean, 3),
            "slowest_ms": round(1000 * self.slowest, 3),
        }


def setup_of(
    game: str,
    seats: int | None,
    options: Mapping[str, str] | None,
    seed: str | int,
    rounds: int | None,
) -> Setup:
    """The set-up, tried once so that what is wrong with it shows before anything is played.

    seats: None for four, or what the game has nearest to that. Raises SetupError.
    """
    if seats is None:
        seats = usual_seats(game)
    if rounds is not None and rounds < 1:
        raise SetupError("bad-rounds", rounds=rounds)
    match = Match.new(game, seats=seats, options=options, seed=seed)
    return Setup(game, seats, match.options, match.seed, rounds)


def usual_seats(game: str) -> int:
    """Four, or what the game has nearest to that."""
    return min(find_game(game).info.seats, key=lambda allowed: abs(allowed - USUAL_SEATS))


def checked_number(deals: int) -> int:
    """How many deals, if there is at least one. Raises SetupError."""
    if deals < 1:
        raise SetupError("bad-deals", deals=deals)
    return deals


def name_of(player: Player) -> str:
    """How a result names a player: a level, or module:function,setting=value. Raises SetupError for
    an unknown level."""
    if isinstance(player, str):
        if player not in LEVELS:
            raise SetupError("unknown-level", level=player)
        return player
    if isinstance(player, AllSeeing):
        return name_of(player.choose)  # type: ignore[arg-type]
    if isinstance(player, partial):
        settings = [f",{name}={value}" for name, value in player.keywords.items()]
        return name_of(player.func) + "".join(settings)
    named = player if hasattr(player, "__qualname__") else type(player)
    return f"{named.__module__}:{named.__qualname__}"


class Side:
    """A player and the time it took so far."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.thinking = Thinking()

    def decide(self, match: Match, seat: int, rng: Random, seated: Seated | None) -> str:
        view = match.view(seat)
        if len(view["legal"]) == 1:
            return view["legal"][0]
        started = processor_time()
        if isinstance(self.player, str):
            action = choose(self.player, match.game, view, rng, seated=seated)
        elif isinstance(self.player, AllSeeing):
            action = self.player.choose(view, rng, match.state.clone())
        else:
            action = self.player(view, rng)
        seconds = processor_time() - started
        self.thinking += Thinking(1, seconds, seconds)
        return action


def points_of(setup: Setup, deal: int, sides: Sequence[Side], draw: int = 0) -> list[int]:
    """The points per seat after the rounds of a deal, counted from 0.

    draw: which random numbers the players have, from 0. IllegalAction if one does what it may not.
    """
    seed = f"{setup.seed}/{deal}"
    match = Match.new(setup.game, seats=setup.seats, seed=seed, options=setup.options)
    # Each seat has numbers of its own, whoever plays it: equal sides play equal matches.
    drawn = f"/{draw}" if draw else ""
    randoms = [Random(f"{seed}/{seat}{drawn}") for seat in range(setup.seats)]
    levels = [side.player for side in sides if isinstance(side.player, str)]
    # A player of your own may think as it likes: then nothing is known of the table.
    seated = levels if len(levels) == setup.seats else None
    scored, unscored = 0, False
    while match.to_act is not None and (setup.rounds is None or scored < setup.rounds):
        seat = match.to_act
        events = match.apply(sides[seat].decide(match, seat, randoms[seat], seated))
        unscored = not any(event.id == "round.scored" for event in events)
        scored += not unscored
    points = list(match.scores)
    if match.is_over and unscored:
        for seat in match.winners:
            points[seat] += SUDDEN_WIN
    return points
