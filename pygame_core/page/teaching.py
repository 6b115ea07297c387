"""What the page asks about the open match while it teaches: see page/bridge.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame_core import lessons
from pygame_core.lessons.goals import Goal
from pygame_core.lessons.script import Script
from pygame_core.match import Match
from pygame_core.page.snapshot import snapshot_of


class Teaching:
    """Methods for the bridge. `script` is that of the lesson, as "lesson" has told it."""

    def __init__(
        self, open_match: Callable[[], Match], put_on_table: Callable[[Match], None]
    ) -> None:
        self._open_match = open_match
        self._put_on_table = put_on_table
        self.methods: dict[str, Callable[..., Any]] = {
            "lesson": lambda text: lessons.read(text).document(),
            "lesson_lay": self._lay,
            "lesson_next": self._next,
            "lesson_judge": self._judge,
            "lesson_good": self._good,
        }

    def _lay(self, script: dict[str, Any], log: list[str], seat: int) -> dict[str, Any]:
        """Puts a lesson's match on the table, after these actions."""
        match = Script(**script).laid(log)
        self._put_on_table(match)
        return snapshot_of(match, seat)

    def _next(self, script: dict[str, Any]) -> str:
        """What the seat to act does by the script."""
        return Script(**script).next(self._open_match())

    def _judge(self, script: dict[str, Any], goal: dict[str, Any], since: int) -> str:
        """ "met", "missed" or "open": what has come of the learner's action there in the log."""
        return Script(**script).judge(self._open_match(), Goal(goal), since)

    def _good(self, script: dict[str, Any], goal: dict[str, Any]) -> list[str]:
        """What the learner, who is to act, may do to meet the goal."""
        return Script(**script).good(self._open_match(), Goal(goal))
