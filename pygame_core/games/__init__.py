"""The games: every folder in here that offers `GAME`, and those of other packages (see addons/).

A new folder is all a new game needs.
"""

from __future__ import annotations

import importlib
import pkgutil
import warnings
from functools import cache

from pygame_core.addons.discovery import Added, discover
from pygame_core.errors import AddonError, SetupError
from pygame_core.game import AddedGame, Game, GameInfo


@cache
def _own() -> dict[str, Game]:
    folders = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    found: list[Game] = [
        importlib.import_module(f"{__name__}.{folder}").GAME for folder in sorted(folders)
    ]
    found.sort(key=lambda game: game.info.to_learn)
    return {game.info.id: game for game in found}


@cache
def added() -> tuple[Added, ...]:
    """What other packages offer, sound or not, in a stable order; `look_again` renews it."""
    return discover(frozenset(_own()))


@cache
def _added_by_id() -> dict[str, AddedGame]:
    sound: dict[str, AddedGame] = {}
    for offer in added():
        if isinstance(offer.game, AddonError):
            told = f"the game {offer.name} of {offer.package} is left out: {offer.game}"
            warnings.warn(told, RuntimeWarning, stacklevel=3)
        else:
            sound[offer.game.info.id] = offer.game
    return sound


def look_again() -> None:
    """Another package was installed: the next question sees it."""
    added.cache_clear()
    _added_by_id.cache_clear()


def own_games() -> tuple[GameInfo, ...]:
    """The games that come with the engine, in a stable order."""
    return tuple(game.info for game in _own().values())


def games() -> tuple[GameInfo, ...]:
    """What can be played, in a stable order: the engine's own games and those of other packages.

    RuntimeWarning for each game of another package that cannot be taken in.
    """
    return (*own_games(), *(game.info for game in _added_by_id().values()))


def find_game(game_id: str) -> Game:
    """The game with this id; SetupError "unknown-game" if there is none."""
    try:
        return _own().get(game_id) or _added_by_id()[game_id]
    except (KeyError, TypeError):
        raise SetupError("unknown-game", game=game_id) from None
