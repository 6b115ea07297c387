"""Lessons: each is played on every way its goals leave open; bad files say what is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pygame_core import Match, lessons
from pygame_core.errors import LessonError
from pygame_core.games import own_games
from pygame_core.lessons import places
from pygame_core.lessons.goals import Goal, goal_of
from pygame_core.lessons.script import Script
from pygame_core.page.bridge import Bridge
from tests.support.lessons import done, walk

WEB = Path(__file__).parent.parent / "web"
FILES = sorted((WEB / "lessons").glob("*.json"))
LESSON = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def example() -> str:
    """The lesson that stands in the page on how to write one."""
    text = (WEB / "lessons" / "README.md").read_text(encoding="utf-8")
    [found] = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    return str(found)


# --- the lessons that come with the page ------------------------------------------------------


@LESSON
def test_a_lesson_is_complete_in_every_language(file: Path) -> None:
    lesson = lessons.read(file.read_text(encoding="utf-8"))
    assert set(lesson.title) == {path.stem for path in (WEB / "locales").glob("*.ftl")}
    assert lesson.steps[0].start == 0
    assert lesson.steps[-1].goal is None, "ends with words, not with a task"
    assert sum(step.goal is not None for step in lesson.steps) >= 3


@LESSON
def test_every_goal_can_be_met_and_missed_on_every_way(file: Path) -> None:
    lesson = lessons.read(file.read_text(encoding="utf-8"))
    met, missed = set(), set()
    for number, step, match in walk(lesson):
        if step.goal is None:
            continue
        assert match.to_act == lesson.script.seat, f"step {number}"
        good = lesson.script.good(match, step.goal)
        assert good, f"step {number} cannot be met after {match.log[step.start :]}"
        bad = [action for action in match.legal_actions() if action not in good]
        assert all(done(lesson, step, match, action)[0] == "missed" for action in bad[:5])
        if step.model in good:
            met.add(number)
        if bad or step.goal.is_free:
            missed.add(number)
    # On one way at least: a choice made before may leave nothing that could go wrong.
    assert met == missed == {n for n, step in enumerate(lesson.steps, 1) if step.goal}


@LESSON
def test_what_is_shown_is_what_the_words_name(file: Path) -> None:
    lesson = lessons.read(file.read_text(encoding="utf-8"))
    for number, step, match in walk(lesson):
        named = re.findall(r"\[(\w+)\]", step.miss["en"]) if step.miss else []
        if step.goal and step.goal.data.get("do") and named:
            shown = lesson.script.good(match, step.goal)[0]
            assert shown.split()[-1] in named, f"step {number}"


@LESSON
def test_a_lesson_is_no_longer_than_promised(file: Path) -> None:
    lesson = lessons.read(file.read_text(encoding="utf-8"))
    words = sum(len(step.say["en"].split()) for step in lesson.steps)
    tasks = sum(step.goal is not None for step in lesson.steps)
    # A slow reader's 120 words a minute, and eight seconds for each task.
    assert 2 <= words / 120 + tasks * 8 / 60 <= 5


def test_every_lesson_is_called_by_its_game() -> None:
    assert FILES
    for file in FILES:
        assert lessons.read(file.read_text(encoding="utf-8")).script.game == file.stem


def test_the_page_finds_every_place_that_can_be_pointed_at() -> None:
    shared = selectors(WEB / "app" / "lessons" / "lesson-screen.js", "PLACES = {")
    pointed = set()
    for info in own_games():
        known = {*places.EVERYWHERE, *info.places}
        own = selectors(WEB / "app" / "games" / info.id / "table.js", "places: {")
        assert known <= own | shared, info.id
        assert own <= known, info.id
        pointed |= known - own
    assert pointed == shared


def selectors(file: Path, begin: str) -> set[str]:
    """The names for which a module of the page has selectors; none if there is no such module."""
    source = file.read_text(encoding="utf-8") if file.is_file() else ""
    _, _, block = source.partition(begin)
    return set(re.findall(r"'?([a-z-]+)'?: '", block.partition("}")[0]))


# --- goals ------------------------------------------------------------------------------------


def at_the_first_trick() -> tuple[Script, Match]:
    """Nami has led U13, Kiko has followed with U11; the learner holds U5, U6, U8, U14, then comes
    Luna with U12."""
    script = lessons.read((WEB / "lessons" / "red-dragon.json").read_text(encoding="utf-8")).script
    return script, script.laid(script.log[:26])


@pytest.mark.parametrize(
    ("goal", "good"),
    [
        ({}, "U5 U6 U8 U14"),
        ({"do": ["play U5", "play U14"]}, "U5 U14"),
        # What a lesson names first is what it shows.
        ({"do": ["play U14", "play U5"]}, "U14 U5"),
        ({"not": ["play U6"]}, "U5 U8 U14"),
        ({"trick": "win"}, "U14"),
        ({"trick": "lose"}, "U5 U6 U8"),
        ({"trick": "lose", "not": ["play U5"]}, "U6 U8"),
        ({"void": "U"}, ""),
        ({"void": "Y"}, ""),
        ({"event": {"id": "trick.taken", "winner": 2}}, "U5 U6 U8"),
        ({"event": {"id": "trick.taken", "winner": 3}}, ""),
        ({"event": {"id": "card.played", "seat": 0, "card": "U8"}}, "U8"),
    ],
)
def test_a_goal_is_met_by_just_these_actions(goal: dict[str, Any], good: str) -> None:
    script, match = at_the_first_trick()
    read = goal_of(goal)
    assert read is not None
    wanted = [f"play {card}" for card in good.split()]
    assert script.good(match, read) == wanted
    for action in match.legal_actions():
        assert judged(script, match, read, action) == (action in wanted), action


def judged(script: Script, match: Match, goal: Goal, action: str) -> bool:
    """Whether this action meets the goal in the end, the others playing on as the lesson says."""
    played, since = match.clone(), len(match.log)
    played.apply(action)
    while (verdict := script.judge(played, goal, since)) == "open":
        played.apply(script.next(played))
    return verdict == "met"


def test_a_hand_becomes_void_by_its_last_card_of_a_suit() -> None:
    script, _ = at_the_first_trick()
    void = goal_of({"void": "Y"})
    assert void is not None
    assert script.good(script.laid(script.log[:35]), void) == ["play Y3"]


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"win": True},
        {"trick": "both"},
        {"do": []},
        {"do": "play U5"},
        {"do": [5]},
        {"event": {}},
        {"void": ""},
    ],
    ids=str,
)
def test_what_cannot_be_checked_is_no_goal(data: object) -> None:
    assert goal_of(data) is None


# --- the script -------------------------------------------------------------------------------


def test_computer_seats_do_as_written_as_long_as_they_can() -> None:
    script, match = at_the_first_trick()
    match.apply("play U5")
    assert script.next(match) == "play U12"
    # Nami has won instead of the learner: she leads the first card that she has left to play.
    match.apply("play U12")
    assert (match.to_act, script.next(match)) == (2, "play R3")


def test_a_script_that_has_run_out_goes_on_sensibly() -> None:
    script, match = at_the_first_trick()
    short = script._replace(log=script.log[:26], actors=script.actors[:26])
    match.apply("play U14")
    assert short.next(match) in match.legal_actions()


# --- a file from somebody ---------------------------------------------------------------------


def test_the_example_of_how_to_write_a_lesson_can_be_taught() -> None:
    lesson = lessons.read(example())
    assert len(lesson.steps) >= 3
    for _, step, match in walk(lesson):
        assert step.goal is None or lesson.script.good(match, step.goal)


def fault(change: Callable[[dict[str, Any]], object]) -> tuple[str, object]:
    """The id of what is wrong with the example once it is changed, and in which step."""
    data = json.loads(example())
    change(data)
    with pytest.raises(LessonError) as error:
        lessons.read(json.dumps(data))
    return error.value.id, error.value.params.get("step")


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda data: data.update(format="trick-table-save"), ("not-a-lesson", None)),
        (lambda data: data.update(version=2), ("newer-format", None)),
        (lambda data: data.update(stepps=[]), ("unknown-field", 0)),
        (lambda data: data.pop("title"), ("missing-field", 0)),
        (lambda data: data.update(seat=9), ("wrong-type", 0)),
        (lambda data: data.update(steps=[]), ("number-of-steps", None)),
        (lambda data: data["match"].update(game="chess"), ("unknown-game", None)),
        (lambda data: data["match"].update(seats=9), ("bad-seats", None)),
        (lambda data: data["match"].update(seats="4"), ("wrong-type", 0)),
        (lambda data: data["match"].update(options={"a": "b"}), ("bad-option", None)),
        (lambda data: data["match"].update(options=[]), ("wrong-type", 0)),
        (lambda data: data["match"].update(rules_version=99), ("other-rules", None)),
        (lambda data: data["match"]["log"].insert(4, "play R1"), ("illegal-action", None)),
        (lambda data: data["match"]["log"].insert(4, 7), ("wrong-type", 0)),
        (lambda data: data["steps"].append("more"), ("wrong-type", 6)),
        (lambda data: data["steps"][1].pop("say"), ("missing-field", 2)),
        (lambda data: data["steps"][1].pop("miss"), ("missing-field", 2)),
        (lambda data: data["steps"][1].update(misss={}), ("unknown-field", 2)),
        (lambda data: data["steps"][0].update(miss={"en": "x", "ja": "x"}), ("unknown-field", 1)),
        (lambda data: data["steps"][1]["say"].pop("ja"), ("missing-language", 2)),
        (lambda data: data["steps"][1]["say"].update(de="x"), ("missing-language", 2)),
        (lambda data: data["steps"][1]["say"].update(en=" "), ("text-length", 2)),
        (lambda data: data["steps"][1]["say"].update(en="x" * 601), ("text-length", 2)),
        (lambda data: data["steps"][1]["say"].update(en="See [Q7]"), ("unknown-card", 2)),
        (lambda data: data["steps"][1]["say"].update(en=7), ("wrong-type", 2)),
        (lambda data: data["steps"][1].update(point="moon"), ("unknown-place", 2)),
        (lambda data: data["steps"][1].update(point=[7]), ("unknown-place", 2)),
        (lambda data: data["steps"][1].update(point=7), ("wrong-type", 2)),
        (lambda data: data["steps"][1].update(goal={"win": 1}), ("unknown-goal", 2)),
        (lambda data: data["steps"][1].update(goal={"not": ["mission 2"]}), ("goal-not-met", 2)),
        (lambda data: data["steps"][1].update(goal={"do": ["mision 2"]}), ("unknown-action", 2)),
        (lambda data: data["steps"][1].update(goal={"not": ["play R99"]}), ("unknown-action", 2)),
        (lambda data: data["steps"][1].update(goal={"void": "Q"}), ("unknown-card", 2)),
        (lambda data: data["steps"][2].update(at=0), ("bad-at", 3)),
        (lambda data: data["steps"][2].update(at=900), ("bad-at", 3)),
        (lambda data: data["steps"][2].update(at="4"), ("wrong-type", 3)),
        (lambda data: data["steps"][2].update(jump=True), ("wrong-type", 3)),
        (lambda data: data["steps"][2].update(at=5), ("not-the-learners-turn", 3)),
        (lambda data: data["steps"].extend([data["steps"][2]] * 9), ("not-the-learners-turn", 6)),
        (lambda data: data["steps"].extend([data["steps"][0]] * 99), ("number-of-steps", None)),
    ],
)
def test_a_lesson_that_cannot_be_taught_says_what_is_wrong_and_where(
    change: Callable[[dict[str, Any]], object], found: tuple[str, object]
) -> None:
    assert fault(change) == found


@pytest.mark.parametrize("text", ["", "[]", "{", "7", "[" * 100_000, "x" * 400_000, "null"])
def test_any_other_text_is_no_lesson(text: str) -> None:
    with pytest.raises(LessonError):
        lessons.read(text)


# --- what the page asks -----------------------------------------------------------------------


def test_the_page_is_led_through_a_step() -> None:
    bridge = Bridge()

    def ask(method: str, **params: Any) -> Any:
        reply = json.loads(bridge.call(json.dumps({"method": method, "params": params})))
        return reply.get("result", reply.get("error"))

    doc = ask("lesson", text=example())
    script, step = doc["script"], doc["steps"][2]
    laid = ask("lesson_lay", script=script, log=script["log"][: step["start"]], seat=0)
    assert laid["view"]["to_act"] == 0
    [good, *_] = ask("lesson_good", script=script, goal=step["goal"])
    ask("apply", action=good, seat=0)
    while ask("lesson_judge", script=script, goal=step["goal"], since=step["start"]) == "open":
        ask("apply", action=ask("lesson_next", script=script), seat=0)
    assert ask("lesson_judge", script=script, goal=step["goal"], since=step["start"]) == "met"
    assert ask("lesson", text="{}") == {"kind": "lesson", "id": "not-a-lesson", "params": {}}
