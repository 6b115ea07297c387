"""The engine's source, read once."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pygame_core

ROOT = Path(pygame_core.__file__).parent


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def calls_by_name() -> dict[str, list[ast.Call]]:
    """Every call of something that has a plain name, all over the engine."""
    found: dict[str, list[ast.Call]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.setdefault(node.func.id, []).append(node)
    return found
