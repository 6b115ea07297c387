"""What the page has of each game in a folder of its own, which is all that makes it known there.

table.js: what no other game draws. tile.svg: its picture. style.css: its colours, and how it looks.
symbols.svg: its own suits and signs.
"""

import json
import re

from folders import WEB

FOLDER = WEB / "app" / "games"
TILE, SYMBOLS = "tile.svg", "symbols.svg"
INSIDE = {TILE, SYMBOLS}
"""What becomes a part of other files."""
COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)
BETWEEN = re.compile(r">\s+<")
SYMBOL = re.compile(r"<symbol .*</symbol>", re.DOTALL)


def tables() -> bytes:
    """An ES module: what games draw in their own way, by their ids."""
    found = [path.parent.name for path in sorted(FOLDER.glob("*/table.js"))]
    lines = [f"import {{ table as t{at} }} from './{it}/table.js';" for at, it in enumerate(found)]
    named = ", ".join(f"{json.dumps(game)}: t{at}" for at, game in enumerate(found))
    return "\n".join([*lines, f"export default {{ {named} }};", ""]).encode()


def tiles() -> dict[str, str]:
    """The picture of each game; that of "" is for games that have none."""
    found = {path.parent.name: path for path in sorted(FOLDER.glob(f"*/{TILE}"))}
    pictures = {**found, "": FOLDER / TILE}
    return {game: drawn(path.read_text(encoding="utf-8")) for game, path in pictures.items()}


def drawn(picture: str) -> str:
    """As short as it can be: this is part of the home screen."""
    return BETWEEN.sub("><", COMMENT.sub("", picture)).strip()


def symbols() -> str:
    """The drawings of all games, as they are."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob(f"*/{SYMBOLS}")))
    return "\n".join(drawing for text in texts for drawing in SYMBOL.findall(text))


def lessons() -> list[str]:
    """The games that have a first lesson."""
    return sorted(path.stem for path in (WEB / "lessons").glob("*.json"))
