"""The places of a table that a lesson can point at, by name. The page knows where each one is."""

from __future__ import annotations

import re
from collections.abc import Mapping

EVERYWHERE = ("hand", "prompt", "scores", "sheet")
"""On every table."""

TRICKS = ("trick", "last-trick")

OF_GAME: Mapping[str, tuple[str, ...]] = {
    "red-dragon": (*TRICKS, "centre", "pile", "stake"),
    "x-missions": (*TRICKS, "trump", "missions", "own-mission"),
    "scharfe-schoten": (*TRICKS, "strength", "rack", "tiles", "choose-rack"),
    "sauscharf": ("market", "sauces", "tray", "ingredients", "lanes"),
    "stich-meister": (*TRICKS, "rule-cards", "lens"),
}
"""On the table of one game only."""

_ONE_OF_MANY = re.compile(r"card:[A-Z]?\d{0,2}|seat:\d|mission:(\d|none)|rule:[a-z0-9-]+")


def is_place(name: str, game: str) -> bool:
    """Whether the table of this game has a place of that name, at some time of a match."""
    known = (*EVERYWHERE, *OF_GAME.get(game, ()))
    return name in known or _ONE_OF_MANY.fullmatch(name) is not None
