"""What can be played, as a page needs to know it: the games of the engine, and added ones."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from pygame_core.addons.discovery import Added, canonical, texts
from pygame_core.ai.levels import LEVELS, TEMPERED
from pygame_core.errors import AddonError
from pygame_core.game import Game, GameInfo, Pictured, Shown, Tempered
from pygame_core.games import added, find_game, look_again, own_games

if TYPE_CHECKING:
    from pygame_core.addons.wheels import About


def catalogue() -> list[dict[str, Any]]:
    """The engine's own games with what set-up needs; the site build writes it down for the page's
    start."""
    return [_pictured(info, find_game(info.id)) for info in own_games()]


def _pictured(info: GameInfo, game: Game) -> dict[str, Any]:
    assert isinstance(game, Pictured)
    return {**_set_up(info, game), "steps": game.steps()}


def _set_up(info: GameInfo, game: Game) -> dict[str, Any]:
    assert isinstance(game, Shown)
    return {
        "id": info.id,
        "seats": list(info.seats),
        "options": [option._asdict() for option in info.options],
        "rules_version": info.rules_version,
        "levels": list(LEVELS),
        "tempered": list(TEMPERED) if isinstance(game, Tempered) else [],
        "deck": game.deck(),
    }


def inspect(file: str, content: str) -> About:
    """What a wheel says of itself; content: its bytes in base 64. Nothing in it is run."""
    try:
        data = base64.b64decode(content, validate=True)
    except ValueError:
        raise AddonError("not-a-wheel") from None
    # What it reads wheels with is large: nobody waits for it before the first deal.
    from pygame_core.addons import wheels

    return wheels.about(file, data)


def adopt(package: str) -> list[dict[str, Any]]:
    """The games of a package that has just been installed, with what a page needs to draw them."""
    look_again()
    offers = [offer for offer in added() if canonical(offer.package) == package]
    if not offers:
        raise AddonError("no-game")
    return [_drawn(offer) for offer in offers]


def _drawn(offer: Added) -> dict[str, Any]:
    if isinstance(offer.game, AddonError):
        raise offer.game
    return {
        **_set_up(offer.game.info, offer.game),
        "texts": texts(offer.module),
    }
