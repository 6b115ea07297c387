"""The levels of the computer players, weakest first.

beginner: sensible, but forgets what was played before and is not sure of itself.
casual: remembers everything and does what is best by its game's heuristic.
club: searches (PIMC, see search.py) in a few worlds that agree with what it has seen; where its
    game has no schedule for it, it does as casual.
master: goes on with the best actions, in more worlds and with better opponents in them.

A temper (kit/tempers.py) tips the scales of those that go by the heuristic. Whoever searches finds
out what is better, and has none.

Of which level the others are is no secret at a table, and a master reckons with it: thinking of
what they would find out helps among those who search, and is wasted on those who do not.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence
from random import Random
from time import monotonic
from typing import NamedTuple

from pygame_core.ai.playouts import simulation
from pygame_core.ai.search import Budget, search
from pygame_core.game import Game, HalvingRound, Simulation, Tempered
from pygame_core.kit.tasks import finished
from pygame_core.views import View

Choice = Generator[float, None, str]
"""Says how much of the thinking is done, 0 to 1, and returns the action."""

Seated = Sequence[str | None]
"""Who sits at a table: the level of each seat, None or no word at all for anybody else."""


class Turn(NamedTuple):
    """What a level decides on, and with; see `choose`."""

    game: Game
    view: View
    rng: Random
    budget: Budget
    temper: str | None
    seated: Seated | None


Level = Callable[[Turn], Choice]

AT_LEISURE = Budget()

FIRST_LOOK = 3
"""A search that has not tried every action once after this multiple of its seconds is given up."""


TEMPERED = ("beginner", "casual")
"""The levels that can have a temper."""

SEARCHING = ("club", "master")


def _beginner(turn: Turn) -> Choice:
    values = turn.game.evaluate({**turn.view, "history": []})
    doubt = 0.35 * (max(values) - min(values))
    return (yield from _best(turn, [value + turn.rng.gauss(0, doubt) for value in values]))


def _casual(turn: Turn) -> Choice:
    return (yield from _best(turn, turn.game.evaluate(turn.view)))


def _best(turn: Turn, values: list[float]) -> Choice:
    """The action of the highest value, as its temper tips the scales; among equals any."""
    yield from ()
    game, view = turn.game, turn.view
    if turn.temper is not None and isinstance(game, Tempered):
        tilts = game.tilt(view, turn.temper)
        values = [value + tilt for value, tilt in zip(values, tilts, strict=True)]
    best = max(values)
    return turn.rng.choice(
        [action for action, value in zip(view["legal"], values, strict=True) if value == best]
    )


def _searching(level: str) -> Level:
    """A level that searches by the game's schedule for it."""

    def think(turn: Turn) -> Choice:
        view, budget = turn.view, turn.budget
        late = None if budget.seconds is None else monotonic() + FIRST_LOOK * budget.seconds
        decision = simulation(turn.game, view)
        schedule = _schedule(decision, level, turn.seated, view["seat"])
        if not schedule:
            return (yield from _casual(turn._replace(temper=None)))
        task = search(decision, view["legal"], schedule, turn.rng, budget)
        while True:
            try:
                share = next(task)
            except StopIteration as finished:
                action: str = finished.value[0].action
                return action
            if not share and late is not None and monotonic() > late:
                # Not every action could be tried even once: go by what looks best.
                return (yield from _casual(turn._replace(temper=None)))
            yield share

    return think


def _schedule(
    decision: Simulation, level: str, seated: Seated | None, seat: int | None
) -> Sequence[HalvingRound]:
    """The game's rounds for this level at such a table, or those for any."""
    usual = decision.schedules[level]
    if seated is None:
        return usual
    others = [other for at, other in enumerate(seated) if at != seat]

    def are_most(levels: Collection[str]) -> bool:
        return 2 * sum(other in levels for other in others) >= len(others)

    if not are_most(SEARCHING):
        return decision.schedules.get(f"{level}-alone", usual)
    if are_most([level]):
        return decision.schedules.get(f"{level}-alike", usual)
    return usual


LEVELS: dict[str, Level] = {
    "beginner": _beginner,
    "casual": _casual,
    "club": _searching("club"),
    "master": _searching("master"),
}


def think(
    level: str,
    game: Game,
    view: View,
    rng: Random,
    budget: Budget = AT_LEISURE,
    temper: str | None = None,
    seated: Seated | None = None,
) -> Choice:
    """The choice of a computer player of this level in the seat that the view shows, bit by bit.

    As `choose`, but a generator: it yields the done share, 0 to 1, and returns the action.
    """
    thinking = LEVELS[level]
    if len(view["legal"]) == 1:
        return view["legal"][0]
    return (yield from thinking(Turn(game, view, rng, budget, temper, seated)))


def choose(
    level: str,
    game: Game,
    view: View,
    rng: Random,
    budget: Budget = AT_LEISURE,
    temper: str | None = None,
    seated: Seated | None = None,
) -> str:
    """The action that a computer player of this level chooses, one of view["legal"].

    level: a key of LEVELS. view: that of the seat to act, which is all the player knows. rng: all
    chance comes from it: the same view and random numbers give the same action, whatever the hidden
    cards are, as long as the budget sets no time. budget: how long a search may take. temper: one
    of kit/tempers.py; a level that is not TEMPERED and a game that is not `Tempered` have none.
    seated: who sits at the table, its own seat too; who is of no level counts as one who does not
    search. None: nothing is known, and everybody counts as one who does.

    Raises KeyError for an unknown level.

    >>> from pygame_core import Match
    >>> match = Match.new("red-dragon", seats=4, seed="class-7b")
    >>> choose("casual", match.game, match.view(match.to_act), Random(1))
    'give Y4'
    """
    return finished(think(level, game, view, rng, budget, temper, seated))
