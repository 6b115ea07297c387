"""Imports go one way, and the engine needs the standard library only."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import pygame_core

ROOT = Path(pygame_core.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))

# What each room may import from other rooms of the engine; the top modules may see each other.
ROOMS = {
    "kit": {"top"},
    "games": {"kit", "top"},
    "ai": {"kit", "top"},
    "formats": {"games", "top"},
    "lessons": {"kit", "formats", "top"},
    "page": {"kit", "games", "ai", "formats", "lessons", "top"},
    "top": {"kit", "games", "ai", "formats", "top"},
}
# The frame that kit and games stand on; they know neither matches nor saves.
BELOW_GAMES = {"errors", "events", "game", "notation", "rng", "scene", "views"}
# The rooms of ai that play whole matches, and so stand above them.
PLAYING_MATCHES = {"arena", "bench", "deals"}
# Only these may know computer players.
ABOVE_AI = {"page", "__main__"}


def imported_by(module: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            base = node.module or ""
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found


def room_and_name(dotted: str) -> tuple[str, str]:
    """("games", "red_dragon") or ("top", "events") of a name inside the engine."""
    parts = dotted.split(".")[1:] or ["__init__"]
    if (ROOT / parts[0]).is_dir():
        return parts[0], parts[1] if len(parts) > 1 else ""
    return "top", parts[0]


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_go_one_way(module: Path) -> None:
    inside = module.relative_to(ROOT).with_suffix("")
    room, name = room_and_name(".".join(["pygame_core", *inside.parts]))
    for dotted in imported_by(module):
        top = dotted.split(".")[0]
        if top != "pygame_core":
            assert top in sys.stdlib_module_names or top == "__future__", (
                f"{dotted} is not standard"
            )
            continue
        other, other_name = room_and_name(dotted)
        if other == room != "top":
            if room == "games" and name not in {"__init__", "added"}:
                assert other_name in {name, ""}, f"a game imports another: {dotted}"
            continue
        stands = "top" if room == "ai" and name in PLAYING_MATCHES else room
        assert other in ROOMS[stands], f"{room} imports {dotted}"
        if stands in {"kit", "games", "ai"} and other == "top":
            assert other_name in BELOW_GAMES, f"{room} imports {dotted}"
        if other == "ai":
            assert {room, name} & ABOVE_AI, f"{name} imports {dotted}"
