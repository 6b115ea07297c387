"""Packages with a game, made for a test: installed as if unpacked, or packed as a wheel."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Any

from pygame_core.games import added, look_again

SOUND = """
from pygame_core.games.red_dragon import RedDragon
from pygame_core.game import GameInfo, Option

class Renamed(RedDragon):
    contract = 2
    suits = ()
    info = GameInfo("gulls", (3, 4), (), 1)

    def start(self, seats, options, seed, /):
        return super().start(seats, {}, seed)

GAME = Renamed()
"""


def install(folder: Path, module: str, source: str) -> None:
    """As a wheel would be unpacked: a module and what is said of it."""
    (folder / f"{module}.py").write_text(source)
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[pygame_core.games]\n{module} = {module}:GAME\n")


def offered(folder: Path, module: str, source: str) -> Any:
    install(folder, module, source)
    look_again()
    [offer] = [offer for offer in added() if offer.package == module]
    return offer.game


FILE = "gulls-1.0-py3-none-any.whl"
FILES = {
    "gulls/__init__.py": "GAME = 1",
    "gulls-1.0.dist-info/METADATA": "Name: gulls\nVersion: 1.0\nRequires-Dist: trick-table>=0.1\n",
    "gulls-1.0.dist-info/entry_points.txt": "[pygame_core.games]\ngulls = gulls:GAME\n",
}


def packed(kind: int = zipfile.ZIP_STORED, /, **changes: str | None) -> bytes:
    """A wheel; changes: what a file (by the last part of its path) holds instead, None: no file."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", kind) as archive:
        for path, content in FILES.items():
            changed = changes.get(path.split("/")[-1].split(".")[0], content)
            if changed is not None:
                archive.writestr(path, changed)
        for path, changed in changes.items():
            if changed is not None and path not in ("METADATA", "entry_points", "__init__"):
                archive.writestr(path, changed)
    return target.getvalue()
