"""A lesson as a teacher writes it, a JSON file: web/lessons/README.md tells how.

It is read with distrust and played through once along its own log, so what is wrong with it is
found before anybody sits down. Goals are data, checked here against the rules' own events.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from pygame_core.errors import IllegalAction, LessonError, SaveError
from pygame_core.formats.bounded_json import parsed
from pygame_core.games import find_game
from pygame_core.kit.cards import suit_of
from pygame_core.lessons.goals import Goal, goal_of
from pygame_core.lessons.places import is_place
from pygame_core.lessons.script import Script
from pygame_core.match import Match

FORMAT = "trick-table-lesson"
VERSION = 1
LARGEST_TEXT = 300_000
"""Letters of a lesson's file."""
LONGEST_SAYING = 600
MOST_STEPS = 100

_FIELDS = {"format", "version", "title", "match", "seat", "steps", "note"}
_STEP_FIELDS = {"say", "point", "at", "jump", "goal", "miss", "note"}
_LANGUAGE = re.compile(r"[a-z]{2,3}")
_MARKED = re.compile(r"\[([^\]\s]+)\]")

Saying = Mapping[str, str]
"""A text by language, e.g. {"en": "…", "ja": "…"}."""


class Step(NamedTuple):
    """One step of a lesson.

    start: how many actions of the log are done when it is said. jump: the table is put there at
    once. goal: what is asked, None if the step is only to be read. model: what the log does there.
    """

    say: Saying
    point: tuple[str, ...]
    start: int
    jump: bool
    goal: Goal | None
    miss: Saying | None
    model: str | None


class Lesson(NamedTuple):
    """A lesson that can be taught: `script.seat` is the learner's."""

    title: Saying
    script: Script
    steps: tuple[Step, ...]

    def document(self) -> dict[str, Any]:
        """The lesson as JSON-able data, for whoever shows it."""
        steps = [
            {**step._asdict(), "goal": None if step.goal is None else step.goal.data}
            for step in self.steps
        ]
        return {"title": self.title, "script": self.script.document(), "steps": steps}


def read(text: str) -> Lesson:
    """The lesson in a file's text. LessonError on anything that could not be taught."""
    if len(text) > LARGEST_TEXT:
        raise LessonError("too-large")
    try:
        data = parsed(text)
    except (ValueError, RecursionError):
        raise LessonError("not-a-lesson") from None
    return checked(data)


def checked(data: object) -> Lesson:
    """The same of the parsed JSON."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise LessonError("not-a-lesson")
    version = _field(data, "version", int, 0)
    if version != VERSION:
        raise LessonError("newer-format", version=version, known=VERSION)
    _nothing_else(data, _FIELDS, 0)
    languages = sorted(_saying(data, "title", 0, set()))
    script = _script(_field(data, "match", dict, 0), data.get("seat", 0))
    steps = _field(data, "steps", list, 0)
    if not 0 < len(steps) <= MOST_STEPS:
        raise LessonError("number-of-steps", count=len(steps), most=MOST_STEPS)
    reader = _Reader(script, set(languages))
    return Lesson(data["title"], script, tuple(reader.step(each) for each in steps))


def _script(match: dict[str, Any], seat: object) -> Script:
    """The match of the lesson: the fields of a save that say how it was played."""
    for field, kind in (("game", str), ("seats", int), ("seed", str), ("log", list)):
        _field(match, field, kind, 0)
    options = match.get("options", {})
    log = match["log"]
    if not isinstance(options, dict) or not all(isinstance(action, str) for action in log):
        raise LessonError("wrong-type", field="match", step=0)
    _field(match, "rules_version", int, 0)
    if type(seat) is not int or seat not in range(match["seats"]):
        raise LessonError("wrong-type", field="seat", step=0)
    try:
        played = Match.before({**match, "options": options})
    except SaveError as error:
        raise LessonError(error.id, **error.params) from error
    for index, action in enumerate(log):
        try:
            played.apply(action)
        except IllegalAction as error:
            raise LessonError(
                "illegal-action", index=index + 1, action=action, reason=error.id
            ) from error
    return Script(
        played.info.id,
        played.seats,
        played.options,
        played.seed,
        played.log,
        played.actors,
        seat,
    )


class _Reader:
    """Reads step after step while the match goes on along the log."""

    def __init__(self, script: Script, languages: set[str]) -> None:
        self._script = script
        self._languages = languages
        self._match = script.laid(())
        self._number = 0
        hands = (self._match.view(seat)["hand"] for seat in range(script.seats))
        self._suits = {suit_of(card) for hand in hands for card in hand}

    @cached_property
    def _possible(self) -> set[str]:
        return self._script.possible()

    def step(self, data: object) -> Step:
        self._number += 1
        if not isinstance(data, dict):
            raise LessonError("wrong-type", field="steps", step=self._number)
        _nothing_else(data, _STEP_FIELDS, self._number)
        say = self._said(data, "say")
        goal = self._goal(data)
        self._go_on(data, goal)
        start = len(self._match.log)
        point = self._point(data)
        model = self._play_model(goal) if goal is not None else None
        miss = self._said(data, "miss") if goal is not None and "miss" in data else None
        if goal is None and "miss" in data:
            raise LessonError("unknown-field", field="miss", step=self._number)
        if goal is not None and not goal.is_free and miss is None:
            raise LessonError("missing-field", field="miss", step=self._number)
        return Step(say, point, start, data.get("jump") is True, goal, miss, model)

    def _said(self, data: dict[str, Any], field: str) -> Saying:
        saying = _saying(data, field, self._number, self._languages)
        for text in saying.values():
            for mark in _MARKED.findall(text):
                self._check_suit(mark)
        return saying

    def _check_suit(self, name: str) -> None:
        if suit_of(name) not in self._suits:
            raise LessonError("unknown-card", card=name, step=self._number)

    def _goal(self, data: dict[str, Any]) -> Goal | None:
        if "goal" not in data:
            return None
        goal = goal_of(data["goal"])
        if goal is None:
            raise LessonError("unknown-goal", step=self._number)
        # A misspelt action or suit would be one that every learner avoids, or lacks.
        for action in goal.actions:
            if action not in self._possible:
                raise LessonError("unknown-action", action=action, step=self._number)
        if "void" in goal.data:
            self._check_suit(goal.data["void"])
        return goal

    def _point(self, data: dict[str, Any]) -> tuple[str, ...]:
        point = data.get("point", [])
        names = [point] if isinstance(point, str) else point
        if not isinstance(names, list):
            raise LessonError("wrong-type", field="point", step=self._number)
        for name in names:
            if not isinstance(name, str) or not is_place(name, find_game(self._script.game).info):
                raise LessonError("unknown-place", place=str(name), step=self._number)
        return tuple(names)

    def _go_on(self, data: dict[str, Any], goal: Goal | None) -> None:
        """Along the log to where this step begins."""
        log, match = self._script.log, self._match
        at = data.get("at")
        if "jump" in data and (type(data["jump"]) is not bool or at is None):
            raise LessonError("wrong-type", field="jump", step=self._number)
        if at is not None:
            if type(at) is not int:
                raise LessonError("wrong-type", field="at", step=self._number)
            if not len(match.log) <= at <= len(log):
                least = len(match.log)
                raise LessonError("bad-at", at=at, least=least, most=len(log), step=self._number)
            while len(match.log) < at:
                self._follow_log()
        elif goal is not None:
            while match.to_act != self._script.seat and len(match.log) < len(log):
                self._follow_log()
        if goal is not None and (match.to_act != self._script.seat or len(match.log) >= len(log)):
            raise LessonError("not-the-learners-turn", at=len(match.log), step=self._number)

    def _follow_log(self) -> None:
        self._match.apply(self._script.log[len(self._match.log)])

    def _play_model(self, goal: Goal) -> str:
        """The log's own action must meet the goal; the match goes on until that is certain."""
        match, script = self._match, self._script
        action = script.log[len(match.log)]
        before = len(match.events)
        self._follow_log()
        hand = match.view(script.seat)["hand"]
        while True:
            verdict = goal.judge(script.attempt(match, action, hand, match.events[before:]))
            if verdict != "open" or len(match.log) >= len(script.log):
                break
            self._follow_log()
        if verdict != "met":
            raise LessonError("goal-not-met", action=action, step=self._number)
        return action


def _field(data: Mapping[str, Any], name: str, kind: type, step: int) -> Any:
    if name not in data:
        raise LessonError("missing-field", field=name, step=step)
    if not isinstance(data[name], kind) or isinstance(data[name], bool):
        raise LessonError("wrong-type", field=name, step=step)
    return data[name]


def _nothing_else(data: Mapping[str, Any], known: set[str], step: int) -> None:
    """A misspelt field would be silently left out otherwise."""
    for name in data:
        if name not in known:
            raise LessonError("unknown-field", field=str(name), step=step)


def _saying(data: Mapping[str, Any], name: str, step: int, languages: set[str]) -> Saying:
    """A text in every language of the lesson; any languages if none are given."""
    saying: dict[str, object] = _field(data, name, dict, step)
    for language, text in saying.items():
        if not _LANGUAGE.fullmatch(language) or not isinstance(text, str):
            raise LessonError("wrong-type", field=name, step=step)
        if not 0 < len(text.strip()) <= LONGEST_SAYING:
            raise LessonError("text-length", field=name, most=LONGEST_SAYING, step=step)
    if not saying:
        raise LessonError("missing-language", field=name, language="en", step=step)
    for language in sorted(languages ^ set(saying) if languages else ()):
        # Every text in the same languages, or a learner would suddenly read another one.
        raise LessonError("missing-language", field=name, language=language, step=step)
    return {language: str(text) for language, text in saying.items()}
