"""Answers that take a while, worked out in slices, so that people can change their mind.

A task is a generator: it says how much of it is done, 0 to 1, and returns its result. Several
may be under way; the newest comes first, since somebody has just asked for it.
"""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import Any

Task = Generator[float, None, Any]


class StoppedError(Exception):
    """The task was given up before its end."""


class Tasks:
    """The tasks under way."""

    def __init__(self) -> None:
        self._under_way: list[Task] = []

    def begin(self, task: Task) -> None:
        """Put a task before all others."""
        self._under_way.append(task)

    def proceed(self, milliseconds: float) -> dict[str, Any]:
        """Work on the newest one for about this long.

        Gives {"progress": the done share} or {"result": …}. IndexError if there is none,
        StoppedError if it was given up, and whatever the task itself raises.
        """
        end = monotonic() + milliseconds / 1000
        # Off the pile while it runs: its last step may change the match, which stops all others.
        task = self._under_way.pop()
        while True:
            try:
                share = next(task)
            except StopIteration as finished:
                return {"result": finished.value}
            if monotonic() >= end:
                self._under_way.append(task)
                return {"progress": round(share, 3)}

    def stop(self) -> None:
        """Give all of them up; each still has to be asked for its end."""
        for task in self._under_way:
            task.close()
        self._under_way = [_stopped() for _ in self._under_way]


def _stopped() -> Task:
    yield from ()
    raise StoppedError
