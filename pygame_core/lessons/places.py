"""The places of a table that a lesson can point at, by name. The page knows where each one is."""

from __future__ import annotations

import re

from pygame_core.game import GameInfo

EVERYWHERE = ("hand", "prompt", "scores", "sheet")
"""On every table; what else there is says the game (`GameInfo.places`)."""

_ONE_OF_MANY = re.compile(r"card:[A-Z]?\d{0,2}|seat:\d|mission:(\d|none)|rule:[a-z0-9-]+")


def is_place(name: str, info: GameInfo) -> bool:
    """Whether the table of this game has a place of that name, at some time of a match."""
    known = (*EVERYWHERE, *info.places)
    return name in known or _ONE_OF_MANY.fullmatch(name) is not None
