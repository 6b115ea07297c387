"""Tasks are generators, so that the caller can stop them between two steps."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Answer = TypeVar("Answer")


def finished(task: Generator[object, None, Answer]) -> Answer:
    """What comes of it when nobody stops it."""
    while True:
        try:
            next(task)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
