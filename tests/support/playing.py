"""Matches for tests: every game with every number of seats and every option."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from pygame_core import GameInfo, Match
from pygame_core.ai.levels import choose
from pygame_core.games import find_game, own_games

QUICK_LEVELS = ("beginner", "casual")
"""The levels that do not search: whole matches of them take a second."""

Setup = tuple[str, int, dict[str, str]]
"""Game id, number of seats, options."""


def setups_of(info: GameInfo) -> Iterator[Setup]:
    """Every way to set up this game."""
    names = [option.id for option in info.options]
    for values in product(*(option.choices for option in info.options)):
        for seats in info.seats:
            yield info.id, seats, dict(zip(names, values, strict=True))


ALL_SETUPS: list[Setup] = [setup for info in own_games() for setup in setups_of(info)]
"""Those of the engine's own games; games of other packages may be installed beside them."""


def setup_name(setup: Setup) -> str:
    """A readable test id: what could be otherwise in this game."""
    game, seats, options = setup
    info = find_game(game).info
    open_to_choice = {option.id for option in info.options if len(option.choices) > 1}
    chosen = [value for name, value in options.items() if name in open_to_choice]
    return "-".join([game, str(seats), *chosen])


def begin(setup: Setup, seed: str | int) -> Match:
    game, seats, options = setup
    return Match.new(game, seats=seats, seed=seed, options=options)


def act_at_random(match: Match, rng: Random) -> str:
    """One random legal action, applied."""
    action = rng.choice(match.legal_actions())
    match.apply(action)
    return action


def played(setup: Setup, seed: str | int, actions: int | None = None) -> Match:
    """A match after so many random actions; None: to its end."""
    match, rng = begin(setup, seed), Random(seed)
    while match.to_act is not None and (actions is None or len(match.log) < actions):
        act_at_random(match, rng)
    return match


def played_by_levels(setup: Setup, seed: int) -> Match:
    """A whole match between computer players of the quick levels."""
    match, rng = begin(setup, seed), Random(seed)
    levels = [QUICK_LEVELS[(seed + seat) % len(QUICK_LEVELS)] for seat in range(match.seats)]
    while match.to_act is not None:
        view = match.view(match.to_act)
        match.apply(choose(levels[match.to_act], match.game, view, rng))
    return match
