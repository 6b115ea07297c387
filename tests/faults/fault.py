"""One thing that could go wrong, as a change of one place in one file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Fault:
    """A small change that must not pass unseen.

    old: text that occurs exactly once in the file; as little as tells the place, so that it lasts.
    tests: those that must notice, as "file::function", the cheapest first. harm: what people would
    suffer.
    """

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]
    harm: str

    def places(self, tree: Path = ROOT) -> int:
        """How often the text is there; once, as long as the list is up to date."""
        file = tree / self.file
        return file.read_text(encoding="utf-8").count(self.old) if file.is_file() else 0

    def plant(self, tree: Path) -> None:
        file = tree / self.file
        sound = file.read_text(encoding="utf-8")
        file.write_text(sound.replace(self.old, self.new), encoding="utf-8")
