"""The levels of the computer players, weakest first.

beginner: sensible, but forgets what was played before and is not sure of itself.
casual: remembers everything and does what its game's aims praise most.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pygame_core.game import Game
from pygame_core.views import View


def _beginner(game: Game, view: View, rng: Random) -> str:
    appeal = game.appeal({**view, "history": []})
    doubt = 0.35 * (max(appeal) - min(appeal))
    return _best(view, [value + rng.gauss(0, doubt) for value in appeal], rng)


def _casual(game: Game, view: View, rng: Random) -> str:
    return _best(view, game.appeal(view), rng)


def _best(view: View, appeal: list[float], rng: Random) -> str:
    """The action with the highest appeal; among equals any."""
    return rng.choice(
        [
            action
            for action, value in zip(view["legal"], appeal, strict=True)
            if value == max(appeal)
        ]
    )


LEVELS: dict[str, Callable[[Game, View, Random], str]] = {"beginner": _beginner, "casual": _casual}


def choose(level: str, game: Game, view: View, rng: Random) -> str:
    """The action that a computer player of this level takes in the seat that the view shows.

    view must be that of the seat to act. The same view and random numbers give the same action,
    whatever the hidden cards are. KeyError for an unknown level.
    """
    return LEVELS[level](game, view, rng)
