"""Imports go one way and never in a circle; the engine needs the standard library only."""

from __future__ import annotations

import ast
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.support.sources import ROOT, tree_of


def dotted(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {dotted(path): path for path in sorted(ROOT.rglob("*.py"))}

# The frame that kit and games stand on; it knows neither matches nor saves.
FRAME = {
    *("errors", "events", "game", "notation", "prints", "rng", "rulebook", "scene", "told"),
    "views",
}
PLAYS_MATCHES = {*FRAME, "games", "match"}

# What may be imported from outside one's own room. A module that is not named goes by its room.
MAY_IMPORT = {
    "kit": FRAME,
    "addons": FRAME,
    "games": {*FRAME, "kit"},
    "games.__init__": {*FRAME, "addons"},
    "ai": {*FRAME, "kit"},
    "ai.arena": PLAYS_MATCHES,
    "ai.bench": {*PLAYS_MATCHES, "kit"},
    "ai.deals": PLAYS_MATCHES,
    "ai.field": PLAYS_MATCHES,
    "formats": PLAYS_MATCHES,
    "formats.saves": {"errors"},
    "formats.bounded_json": set[str](),
    "formats.base32": {"errors"},
    "lessons": {*PLAYS_MATCHES, "formats", "kit"},
    "page": {*PLAYS_MATCHES, "addons", "ai", "formats", "frames", "lessons", "kit"},
    **dict.fromkeys(FRAME, FRAME),
    "game": {*FRAME, "kit"},
    "match": {*FRAME, "games", "formats"},
    "frames": {*FRAME, "kit"},
    "__main__": {"ai", "errors", "games"},
    "__init__": PLAYS_MATCHES,
}


@cache
def imported_by(module: str) -> frozenset[str]:
    """Names it imports anywhere, for its types as well: modules of the engine as such, of all
    others the topmost."""
    found = set[str]()
    for node in ast.walk(tree_of(MODULES[module])):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            base = node.module or ""
            names = {f"{base}.{alias.name}" for alias in node.names}
            found.update(name if name in MODULES else base for name in names)
    return frozenset(found)


def room_and_name(module: str) -> tuple[str, str]:
    """("games", "red_dragon") or ("events", "") of a module of the engine."""
    path = MODULES[module].relative_to(ROOT).with_suffix("").parts
    return path[0], path[1] if len(path) > 1 else ""


def test_the_modules_of_the_engine_are_found() -> None:
    assert {"pygame_core", "pygame_core.games.red_dragon.state"} <= set(MODULES)
    assert imported_by("pygame_core.formats.codes") > {
        "json",
        "pygame_core.match",
        "pygame_core.formats.saves",
    }


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_one_way(module: str) -> None:
    room, name = room_and_name(module)
    allowed = MAY_IMPORT.get(f"{room}.{name}") or MAY_IMPORT[room]
    for other in imported_by(module):
        if other not in MODULES:
            assert other.split(".")[0] in sys.stdlib_module_names, f"{other} is not standard"
            continue
        other_room, other_name = room_and_name(other)
        if other_room != room:
            assert other_room in allowed, f"{module} imports {other}"
        elif room == "games":
            assert other_name == name, f"a game imports another: {other}"


def test_no_imports_go_in_a_circle() -> None:
    graph = {module: imported_by(module) & set(MODULES) for module in MODULES}
    # CycleError names the circle.
    assert len(list(TopologicalSorter(graph).static_order())) == len(MODULES)
