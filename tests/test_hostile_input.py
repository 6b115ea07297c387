"""Thousands of spoilt saves, codes and requests: taken as what they were, or refused in a word.

What comes from a file, a link or a code was perhaps written by somebody who means ill. It must not
raise anything but a refusal, answer with anything but strict JSON, or touch the open match.
"""

from __future__ import annotations

import base64
import copy
import hashlib
import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygame_core import Match, SaveError, games, lessons
from pygame_core.errors import Refusal
from pygame_core.formats import bounded_json, codes
from pygame_core.formats.saves import LONGEST_LOG
from pygame_core.notation import LONGEST_ACTION
from pygame_core.page.bridge import Bridge
from tests.support.playing import Setup, played

SETUPS: list[Setup] = [(info.id, info.seats[-1], {}) for info in games()]
NAMES = [setup[0] for setup in SETUPS]
LESSONS = sorted((Path(__file__).parent.parent / "web" / "lessons").glob("*.json"))

NASTY: list[Any] = [
    None,
    True,
    0,
    -1,
    10**40,
    -0.0,
    1.5,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e\u2066",
    "é" * 50,
    "x" * 100_000,
    "__proto__",
    "constructor",
    "<img src=x onerror=alert(1)>",
    "play R1; import os",
    "{0.__class__}",
    "%s%n",
    [],
    {},
    [[]],
    {"__proto__": {"polluted": True}},
    {"constructor": {"prototype": {"polluted": True}}},
    [None] * 50,
]


def nodes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a document."""
    yield path
    steps: Any = ()
    if isinstance(value, dict):
        steps = value.items()
    elif isinstance(value, list):
        steps = enumerate(value)
    for step, inner in steps:
        yield from nodes(inner, (*path, step))


def spoilt(document: Any, rng: Random) -> Any:
    """A copy with one to three values replaced, removed, doubled, or moved elsewhere."""
    document = copy.deepcopy(document)
    for _ in range(rng.randint(1, 3)):
        *way, last = rng.choice([path for path in nodes(document) if path] or [(None,)])
        holder = document
        for step in way:
            holder = holder[step]
        deed = rng.randrange(4)
        if last is None:
            continue
        if deed == 0:
            holder[last] = copy.deepcopy(rng.choice(NASTY))
        elif deed == 1:
            del holder[last]
        elif deed == 2 and isinstance(holder, list):
            holder.insert(last, copy.deepcopy(holder[rng.randrange(len(holder))]))
        elif isinstance(holder, dict):
            holder[rng.choice(["__proto__", "log", "seed", "x", ""])] = holder.pop(last)
    return document


class Watched:
    """A bridge with an open match that no hostile request may touch."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.ask("new", {"game": "red-dragon", "seats": 3, "seed": "oak"})
        self.before = self.ask("view", {"seat": 0})

    def ask(self, method: str, params: object) -> dict[str, Any]:
        reply = self.bridge.call(json.dumps({"method": method, "params": params}))
        reply.encode()
        assert len(reply) < 200_000

        def refuse(constant: str) -> None:
            raise AssertionError(f"{constant} is no JSON")

        answer = json.loads(reply, parse_constant=refuse)
        assert len(answer) == 1
        assert next(iter(answer)) in {"result", "error"}
        return dict(answer)

    def assert_untouched(self) -> None:
        assert self.ask("view", {"seat": 0}) == self.before


@pytest.fixture
def watched() -> Iterator[Watched]:
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


def garbled(text: str, rng: Random) -> str:
    """With something put in anywhere, in place of a few letters or of none."""
    at = rng.randrange(len(text))
    insert = rng.choice(["", "x", '"', "{", "[" * 9000, "\\ud800", "1e999", "NaN", "\0", ","])
    return text[:at] + insert + text[at + rng.randint(0, 4) :]


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


def recoded(code: str, rng: Random) -> str:
    """The code with other contents and a checksum that fits them."""
    data = bytearray(base64.b32decode(code[4:] + "=" * (-len(code[4:]) % 8))[:-4])
    length = int.from_bytes(data[:2], "big")
    if rng.randrange(2):
        head = json.loads(zlib.decompress(bytes(data[2 : 2 + length]), -15))
        squeezed = zlib.compress(json.dumps(spoilt(head, rng)).encode(), 9, -15)
        data[: 2 + length] = len(squeezed).to_bytes(2, "big") + squeezed
    else:
        for _ in range(rng.randint(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    check = hashlib.sha256(data).digest()[:4]
    return "TT1." + base64.b32encode(bytes(data) + check).decode().rstrip("=")


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


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("apply", {"seat": 99}),
        ("apply", {"seat": "0"}),
        ("undo", {"to": 0, "seat": 99}),
        ("undo", {"to": 10**400}),
        ("undo", {"to": "0"}),
        ("computer", {"level": "beginner", "seat": 99}),
        ("computer", {"level": "casual", "effort": [1]}),
        ("computer", {"level": "club", "effort": 10**400}),
        ("advise", {"effort": True}),
        ("advise", {"seconds": -1}),
    ],
)
def test_a_request_that_is_refused_has_changed_nothing(
    watched: Watched, method: str, params: dict[str, Any]
) -> None:
    if method == "apply":
        views = [watched.ask("view", {"seat": seat})["result"]["view"] for seat in range(3)]
        params = {**params, "action": next(action for view in views for action in view["legal"])}
    assert "error" in watched.ask(method, params)


VAST: Any = 10**5000
"""Python does not write out so long a number."""
ANYTHING: Any = ["1"]


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Match.new("red-dragon", seats=VAST),
        lambda: Match.new("red-dragon", seats=3, seed=VAST),
        lambda: Match.new("sauscharf", seats=3, options={"heat": VAST}),
        lambda: Match.new(VAST, seats=3),
        lambda: Match.new(ANYTHING, seats=3),
        lambda: Match.new("red-dragon", seats=3).apply(VAST),
        lambda: Match.new("red-dragon", seats=3).undo(VAST),
        lambda: Match.new("red-dragon", seats=3).undo(ANYTHING),
        lambda: Match.load({**Match.new("red-dragon", seats=3).save(), "version": VAST}),
        lambda: Match.load({**Match.new("red-dragon", seats=3).save(), "seats": VAST}),
        lambda: lessons.checked({"format": "trick-table-lesson", "version": VAST}),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason_however_large_it_is(
    wrong: Callable[[], object],
) -> None:
    with pytest.raises(Refusal) as refused:
        wrong()
    assert refused.value.id in str(refused.value)
    json.dumps(dict(refused.value.params))


def test_a_view_of_no_seat_is_an_index_error_however_large_it_is() -> None:
    with pytest.raises(IndexError):
        Match.new("red-dragon", seats=3).view(VAST)
