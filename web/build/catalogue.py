"""What the page knows before Python is there: the games, and the languages that it speaks."""

import json
import sys

import games
import locales
from commands import run
from folders import ROOT

SAY = """
import json, pygame_core.page.catalogue as it
print(json.dumps(it.catalogue(), separators=(",", ":")))
"""


def told() -> str:
    """Of each game what the engine would say of it, as JSON; by a Python of its own, since one
    that has read the engine does not read it anew when it has changed."""
    return run(
        [sys.executable, "-c", SAY], cwd=ROOT, otherwise="The engine cannot tell its games."
    ).strip()


def module(told: str) -> bytes:
    """An ES module: the games as the engine tells them, what else there is of them, languages."""
    known = {
        "LANGUAGES": locales.languages(),
        "UNFINISHED": [gap.language for gap in locales.gaps()],
        "NAMES": {code: locales.names(code) for code in locales.languages()},
        "TILES": games.tiles(),
        "LESSONS": games.lessons(),
    }
    named = [f"export const {name} = {json.dumps(what)};\n" for name, what in known.items()]
    return f"{''.join(named)}export default {told};\n".encode()
