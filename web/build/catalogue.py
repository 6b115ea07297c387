"""What the page knows before Python is there: the games, and the languages that it speaks."""

import json
import sys

from folders import ROOT, WEB


def module() -> bytes:
    """An ES module: of each game what the engine would say of it; beside them the languages."""
    sys.path.insert(0, str(ROOT))
    from pygame_core.catalogue import catalogue

    games = f"export default {json.dumps(catalogue(), indent=1)};\n"
    return f"export const LANGUAGES = {json.dumps(languages())};\n{games}".encode()


def languages() -> list[str]:
    """Every language that has its sentences; English, which others fall back on, comes last."""
    found = [path.stem for path in (WEB / "locales").glob("*.ftl")]
    return sorted(found, key=lambda code: (code == "en", code))
