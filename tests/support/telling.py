"""A print that keeps what a document's Python says, and at which of its lines."""

from __future__ import annotations

import json
import sys
from pathlib import Path

KEPT = Path("printed.jsonl")


def print(*values: object, sep: str = " ") -> None:  # noqa: A001
    asking = sys._getframe(1)
    # Worker processes of a document run it once more, under another name.
    if asking.f_globals["__name__"] == "__main__":
        with KEPT.open("a", encoding="utf-8") as kept:
            kept.write(json.dumps([asking.f_lineno, sep.join(map(str, values))]) + "\n")
