"""Lessons as the page goes through them: what is done to the table at each step."""

from __future__ import annotations

from collections.abc import Iterator

from pygame_core import Match
from pygame_core.lessons import Lesson, Step


def walk(lesson: Lesson) -> Iterator[tuple[int, Step, Match]]:
    """Every step, on every way that the goals leave open, with the match as it begins."""
    yield from _from(lesson, 0, lesson.script.laid(()), set())


def _from(
    lesson: Lesson, at: int, match: Match, seen: set[tuple[int, tuple[str, ...]]]
) -> Iterator[tuple[int, Step, Match]]:
    if at == len(lesson.steps) or (at, match.log) in seen:
        return
    seen.add((at, match.log))
    step = lesson.steps[at]
    reached = lesson.script.laid(lesson.script.log[: step.start]) if step.jump else match
    reached = brought_to(lesson, step, reached)
    yield at + 1, step, reached
    if step.goal is None:
        yield from _from(lesson, at + 1, reached, seen)
        return
    for action in lesson.script.good(reached, step.goal):
        yield from _from(lesson, at + 1, done(lesson, step, reached, action)[1], seen)


def brought_to(lesson: Lesson, step: Step, match: Match) -> Match:
    """The match once this step is said."""
    match = match.clone()
    while len(match.log) < step.start or (step.goal and match.to_act != lesson.script.seat):
        match.apply(lesson.script.next(match))
    return match


def done(lesson: Lesson, step: Step, match: Match, action: str) -> tuple[str, Match]:
    """The verdict on the learner's action, and the match when it is known."""
    assert step.goal is not None
    match = match.clone()
    since = len(match.log)
    match.apply(action)
    while (verdict := lesson.script.judge(match, step.goal, since)) == "open":
        match.apply(lesson.script.next(match))
    return verdict, match
