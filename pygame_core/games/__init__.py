"""The games: every folder in here that offers `GAME`. A new folder is all a new game needs."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from pygame_core.errors import SetupError
from pygame_core.game import Game, GameInfo


@cache
def _by_id() -> dict[str, Game]:
    folders = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    found: list[Game] = [
        importlib.import_module(f"{__name__}.{folder}").GAME for folder in sorted(folders)
    ]
    return {game.info.id: game for game in found}


def games() -> tuple[GameInfo, ...]:
    """What can be played, in a stable order."""
    return tuple(game.info for game in _by_id().values())


def find_game(game_id: str) -> Game:
    """The game with this id; SetupError "unknown-game" if there is none."""
    try:
        return _by_id()[game_id]
    except KeyError:
        raise SetupError("unknown-game", game=game_id) from None
