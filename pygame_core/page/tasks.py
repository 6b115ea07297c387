"""Answers that take a while, thought out in slices, so that whoever waits can change their mind.

A thought is a generator: it says how much of it is done, 0 to 1, and returns its result. Several
may be under way; the newest comes first, since somebody has just asked for it.
"""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import Any

Thought = Generator[float, None, Any]


class StoppedError(Exception):
    """The thought was given up before its end."""


class Thoughts:
    """The thoughts under way."""

    def __init__(self) -> None:
        self._under_way: list[Thought] = []

    def begin(self, thought: Thought) -> None:
        """Put a thought before all others."""
        self._under_way.append(thought)

    def proceed(self, milliseconds: float) -> dict[str, Any]:
        """Think on for about so long about the newest one.

        Gives {"thinking": the done share} or {"result": …}. IndexError if there is nothing to
        think about, StoppedError if it was given up, and whatever the thought itself raises.
        """
        end = monotonic() + milliseconds / 1000
        # Off the pile while it runs: its last step may change the match, which stops all others.
        thought = self._under_way.pop()
        while True:
            try:
                share = next(thought)
            except StopIteration as finished:
                return {"result": finished.value}
            if monotonic() >= end:
                self._under_way.append(thought)
                return {"thinking": round(share, 3)}

    def stop(self) -> None:
        """Give all of them up; each still has to be asked for its end."""
        for thought in self._under_way:
            thought.close()
        self._under_way = [_stopped() for _ in self._under_way]


def _stopped() -> Thought:
    yield from ()
    raise StoppedError
