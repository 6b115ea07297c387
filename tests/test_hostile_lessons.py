"""Thousands of spoilt lessons: taught as what they are, or refused in a word that says why.

A teacher's file may come from anybody, so it is held to the same as a save: see
test_hostile_input.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygame_core import Match, lessons
from tests.support.hostile import LESSONS, NASTY, Watched, garbled, spoilt
from tests.support.playing import played

LESSON = pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.stem)


@pytest.fixture
def watched() -> Iterator[Watched]:
    bridge = Watched()
    yield bridge
    bridge.assert_untouched()


def sound_lesson(file: Path) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return lesson


def as_taught(lesson: dict[str, Any]) -> dict[str, Any]:
    """What must stay of a lesson whatever was done to its words: its match, as it was played."""
    return {name: lesson[name] for name in ("game", "seats", "options", "seed", "log")}


@LESSON
def test_spoilt_lessons_are_refused_or_teach_the_match_they_hold(
    file: Path, watched: Watched
) -> None:
    sound, rng = sound_lesson(file), Random(file.stem)
    taken = 0
    for _ in range(150):
        document = spoilt(sound, rng)
        reply = watched.ask("lesson", {"text": json.dumps(document)})
        if "error" in reply:
            assert reply["error"]["kind"] == "lesson", reply
            assert len(json.dumps(reply)) < 2000
        else:
            lesson = reply["result"]
            told = {"options": {}, **document["match"]}
            script = {**lesson["script"], "options": told["options"]}
            assert as_taught(script) == as_taught(told)
            assert [step["say"] for step in lesson["steps"]] == [
                step["say"] for step in document["steps"]
            ]
            taken += 1
    assert 0 < taken < 50


@LESSON
def test_spoilt_texts_are_refused_or_are_lessons(file: Path, watched: Watched) -> None:
    text = file.read_text(encoding="utf-8")
    rng = Random(file.stem)
    for _ in range(100):
        mutated = garbled(text, rng)
        reply = watched.ask("lesson", {"text": mutated})
        if "error" in reply:
            assert reply["error"]["kind"] == "lesson", reply
        else:
            document = lessons.read(mutated).document()
            assert json.loads(json.dumps(document)) == reply["result"]


@LESSON
def test_goals_with_anything_in_them_are_refused_or_can_be_met(
    file: Path, watched: Watched
) -> None:
    """Most of a lesson is words and its log: here it is always a goal that is spoilt."""
    sound, rng = sound_lesson(file), Random(file.stem)
    goals = [
        {"do": ["play R1"], "not": ["play R2"], "void": "R", "trick": "win"},
        {"event": {"id": "trick.taken", "winner": 0, "cards": ["R1"]}},
        *(step["goal"] for step in sound["steps"] if "goal" in step),
    ]
    asked = [at for at, step in enumerate(sound["steps"]) if "goal" in step]
    for _ in range(100):
        lesson = {**sound, "steps": list(sound["steps"])}
        at = rng.choice(asked)
        goal = spoilt({"goal": rng.choice(goals)}, rng)
        lesson["steps"][at] = {"miss": sound["title"], **lesson["steps"][at], **goal}
        reply = watched.ask("lesson", {"text": json.dumps(lesson)})
        if "error" in reply:
            assert reply["error"]["kind"] == "lesson", reply


@pytest.mark.parametrize("nasty", NASTY, ids=repr)
def test_an_option_of_a_lesson_is_refused_whatever_it_is(nasty: Any, watched: Watched) -> None:
    """The refusal names it; of what JSON cannot hold there is no refusal to be made."""
    lesson = sound_lesson(LESSONS[-1])
    for options in ({"x": nasty}, {"x": [nasty]}, {"x": {"y": nasty}}):
        lesson["match"]["options"] = options
        error = watched.ask("lesson", {"text": json.dumps(lesson)})["error"]
        assert (error["kind"], error["id"]) == ("lesson", "bad-option")
        assert len(json.dumps(error)) < 2000


def test_a_lesson_plays_its_match_only_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Again for every goal, and whoever opens a long lesson would wait for many seconds."""
    match = played(("red-dragon", 6, {}), seed=7)
    said = {"en": "x"}
    waits = {"say": said, "miss": said, "goal": {"event": {"id": "trick.taken"}}}
    steps = [
        {**waits, "at": at}
        for at, (before, action) in enumerate(match.replay())
        if before.to_act == 0 and action.startswith("play ")
    ]
    done = 0
    apply = Match.apply

    def counted(self: Match, action: str) -> object:
        nonlocal done
        done += 1
        return apply(self, action)

    monkeypatch.setattr(Match, "apply", counted)
    lesson = {"format": lessons.FORMAT, "version": 1, "title": said, "match": match.save()}
    assert len(lessons.checked({**lesson, "steps": steps}).steps) == len(steps) > 50
    assert done < 10 * len(match.log)
