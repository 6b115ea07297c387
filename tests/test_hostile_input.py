"""Thousands of spoilt saves, codes and requests: taken as what they were, or refused in a word.

What comes from a file, a link or a code was perhaps written by somebody who means ill. It must not
raise anything but a refusal, answer with anything but strict JSON, or touch the open match.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any

import pytest

from pygame_core import Match, SaveError, games, lessons
from pygame_core.addons import discovery
from pygame_core.formats import bounded_json, codes
from pygame_core.formats.saves import LONGEST_LOG
from pygame_core.notation import LONGEST_ACTION
from tests.support.hostile import LESSONS, NASTY, Watched, garbled, recoded, spoilt
from tests.support.playing import Setup, played

SETUPS: list[Setup] = [(info.id, info.seats[-1], {}) for info in games()]
NAMES = [setup[0] for setup in SETUPS]


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watched]:
    # Of each of so many refusals it is asked whether an added game is at fault.
    monkeypatch.setattr(discovery, "entry_points", cache(entry_points))
    bridge = Watched()
    yield bridge
    bridge.assert_untouched()


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_spoilt_saves_are_refused_or_are_what_they_were(setup: Setup, watched: Watched) -> None:
    save = played(setup, seed=7, actions=25).save()
    rng = Random(setup[0])
    taken = 0
    for _ in range(400):
        document = spoilt({**save, "page": {"players": [{"name": "Mei"}]}}, rng)
        reply = watched.ask("check", {"save": document})
        if "error" in reply:
            assert reply["error"]["kind"] == "save", reply
        else:
            assert Match.load(document).log == tuple(save["log"])
            taken += 1
    assert 0 < taken < 200


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_spoilt_texts_are_refused_or_are_what_they_were(setup: Setup, watched: Watched) -> None:
    save = played(setup, seed=7, actions=25).save()
    text = json.dumps(save)
    rng = Random(setup[0])
    for _ in range(300):
        reply = watched.ask("check", {"save": garbled(text, rng)})
        if "error" in reply:
            assert reply["error"]["kind"] == "save", reply
        else:
            assert reply["result"]["actions"] == len(save["log"])


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_forged_codes_are_refused_or_are_what_they_were(setup: Setup, watched: Watched) -> None:
    save = played(setup, seed=7, actions=25).save()
    code = codes.pack({**save, "page": {"players": [["Mei", "human", ""]]}})
    rng = Random(setup[0])
    for _ in range(300):
        reply = watched.ask("link", {"text": f"match={recoded(code, rng)}", "languages": []})
        if "error" in reply:
            assert reply["error"]["kind"] == "save", reply
        else:
            assert Match.load(reply["result"]["match"]).log == tuple(save["log"])


@pytest.mark.parametrize("text", ["[" * 101, '{"a":' * 101, "[" * 101 + "]" * 101])
def test_what_is_nested_too_deep_never_reaches_the_reader(
    text: str, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a browser the reader would end the whole machine, not only raise something."""
    read: list[str] = []
    monkeypatch.setattr(json, "loads", read.append)
    with pytest.raises(ValueError, match="too deep"):
        bounded_json.parsed(text)
    assert not read
    monkeypatch.undo()
    assert watched.ask("lesson", {"text": text})["error"]["id"] == "not-a-lesson"
    assert watched.ask("check", {"save": text})["error"]["id"] == "not-a-save"


def test_brackets_in_words_are_not_nested() -> None:
    words = ["[" * 200, '\\"' + "{" * 200, "[R11] " * 200]
    assert bounded_json.parsed(json.dumps(words)) == words
    assert bounded_json.parsed(json.dumps([[]] * 200)) == [[]] * 200


def test_requests_with_anything_in_them_get_an_answer(watched: Watched) -> None:
    rng = Random(11)
    save = played(SETUPS[0], seed=7, actions=5).save()
    over = played(("red-dragon", 3, {}), seed=7).save()
    lesson = lessons.read(LESSONS[-1].read_text(encoding="utf-8")).document()
    script = lesson["script"]
    goal = next(step["goal"] for step in lesson["steps"] if step["goal"])
    sound: dict[str, dict[str, Any]] = {
        "check": {"save": save},
        "pack": {"save": save},
        "link": {"text": f"match={codes.pack(save)}", "languages": ["en"]},
        "write_link": {
            "game": "sauscharf",
            "players": ["person", "club"],
            "options": {},
            "seed": "a",
        },
        "result": {
            "save": over,
            "players": ["person"] * 3,
            "seat": 0,
            "own": "a",
            "aids": [0, 0, 0],
        },
        "results": {"text": "Mei TR1-AAAAA", "deals": ["game=red-dragon"]},
        "why_not": {"action": "play R1"},
        "view": {"seat": 0},
        "replay": {"save": save},
        "lesson": {"text": LESSONS[-1].read_text(encoding="utf-8")},
        "lesson_next": {"script": script},
        "lesson_good": {"script": script, "goal": goal},
        "lesson_judge": {"script": script, "goal": goal, "since": 0},
    }
    for _ in range(1500):
        method = rng.choice(list(sound))
        watched.ask(method, spoilt(sound[method], rng))
        watched.ask(method, rng.choice(NASTY))


@pytest.mark.parametrize("nasty", NASTY, ids=repr)
def test_what_would_change_the_match_gets_an_answer_whatever_stands_in_it(nasty: Any) -> None:
    lesson = lessons.read(LESSONS[-1].read_text(encoding="utf-8")).document()
    sound: dict[str, dict[str, Any]] = {
        "new": {"game": "red-dragon", "seats": 3, "seed": "oak", "options": {}, "seat": 0},
        "load": {"save": {}, "seat": 0},
        "apply": {"action": "give R1", "seat": 0},
        "undo": {"to": 0, "seat": 0},
        "lesson_lay": {"script": lesson["script"], "log": lesson["script"]["log"][:9], "seat": 0},
        "lesson_good": {"script": lesson["script"], "goal": {}},
    }
    bridge = Watched()
    for method, params in sound.items():
        for name in params:
            bridge.ask(method, {**params, name: nasty})
        for name in params.get("script", {}):
            script = {**params["script"], name: nasty}
            bridge.ask(method, {**params, "script": script})


def test_what_comes_next_when_all_is_over_is_an_answer() -> None:
    bridge = Watched()
    lesson = lessons.read(LESSONS[-1].read_text(encoding="utf-8")).document()
    bridge.ask("load", {"save": played(("red-dragon", 3, {}), seed=7).save()})
    reply = bridge.ask("lesson_next", {"script": lesson["script"]})
    assert reply["error"] == {"kind": "illegal", "id": "match-over", "params": {}}


@pytest.mark.parametrize("nasty", NASTY, ids=repr)
def test_nothing_nasty_is_ever_an_action(nasty: object) -> None:
    match = played(SETUPS[0], seed=7, actions=5)
    before = match.save()
    reason = match.why_not(nasty)
    assert reason is not None
    assert len(str(reason.params)) < 20 * LONGEST_ACTION
    json.dumps(dict(reason.params), allow_nan=False)
    assert match.save() == before


def test_the_longest_logs_are_refused_at_once(watched: Watched) -> None:
    save = played(SETUPS[0], seed=7).save()
    for log in (
        save["log"] * 50,
        ["play R1"] * LONGEST_LOG,
        [""] * (LONGEST_LOG + 1),
        ["x" * 90_000] * 20,
    ):
        assert watched.ask("check", {"save": {**save, "log": log}})["error"]["id"] in {
            "illegal-action",
            "too-large",
        }


def test_a_refusal_never_repeats_more_than_a_line_of_what_was_sent() -> None:
    save = played(SETUPS[0], seed=7, actions=5).save()
    for field in ("game", "seed", "digest"):
        with pytest.raises(SaveError) as error:
            Match.load({**save, field: "x" * 1_000_000})
        assert len(str(dict(error.value.params))) < 1000, field
    with pytest.raises(SaveError) as error:
        Match.load({**save, "options": {"x" * 1_000_000: "y" * 1_000_000}})
    assert len(str(dict(error.value.params))) < 1000
