"""The engine's worker by itself: its protocol, and what it says when it cannot start."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from e2e.support.bare import open_bare
from e2e.support.guard import Guard
from pygame_core.page import bridge

pytestmark = pytest.mark.pyodide

# Starts a worker, asks it one thing, and returns all it said up to the answer or a failure.
ASK = """
(call) => new Promise((resolve, reject) => {
  const worker = new Worker('worker.js', { type: 'module' });
  const heard = [];
  worker.onmessage = ({ data }) => {
    heard.push(data);
    if (data.failure || data.reply) resolve(heard);
  };
  worker.onerror = (event) => reject(new Error(event.message));
  setTimeout(() => reject(new Error(`silence after ${JSON.stringify(heard)}`)), 30_000);
  worker.postMessage({ id: 7, call });
})
"""
# Starts a worker, lets it think for long, stops that, asks once more; returns all it answered.
STOP = """
({ first, long, short }) => new Promise((resolve, reject) => {
  const worker = new Worker('worker.js', { type: 'module' });
  const heard = [];
  const ask = (id, method, params) =>
    worker.postMessage({ id, call: JSON.stringify({ method, params }) });
  const thoughts = () => heard.filter(({ progress }) => progress > 0).length;
  worker.onmessage = ({ data }) => {
    if (data.failure) reject(new Error(JSON.stringify(data.failure)));
    if (data.id === undefined) return;
    heard.push(data);
    if (data.id === 1) ask(2, ...long);
    if (data.progress > 0 && thoughts() === 3) ask(3, 'stop', {});
    if (data.id === 2 && data.reply) ask(4, ...short);
    if (data.id === 4) resolve(heard);
  };
  worker.onerror = (event) => reject(new Error(event.message));
  setTimeout(() => reject(new Error(`silence after ${JSON.stringify(heard)}`)), 30_000);
  ask(1, ...first);
})
"""
GAMES = json.dumps({"method": "games", "params": {}})
STAGES = ["runtime", "library", "engine"]


@pytest.fixture
def bare(page: Page) -> Page:
    """A page of the site with no engine of its own."""
    open_bare(page)
    return page


def ask(page: Page, call: str = GAMES) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = page.evaluate(ASK, call)
    return heard


def test_the_worker_starts_stage_by_stage_and_answers(bare: Page) -> None:
    *progress, attempt, ready, answer = ask(bare)

    stages = [said["stage"] for said in progress]
    assert sorted(set(stages), key=STAGES.index) == list(dict.fromkeys(stages))
    for stage in set(stages):
        loaded = [said["loaded"] for said in progress if said["stage"] == stage]
        assert loaded == sorted(loaded)
    assert all(said["loaded"] <= said["total"] for said in progress)
    assert attempt["attempt"]["way"] == "compiled"
    assert (ready["stage"], ready["way"]) == ("ready", "compiled")
    assert [(past["way"], past["id"]) for past in ready["refused"]] == [("snapshot", "not-yet")]
    assert answer["id"] == 7
    assert answer["reply"] == bridge.call(GAMES)


@pytest.mark.parametrize(
    "missing",
    ["pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs", "pyodide/pyodide.asm.wasm"],
)
def test_a_missing_file_is_named(bare: Page, guard: Guard, missing: str) -> None:
    guard.allow("HTTP 404|404 \\(Not Found\\)")
    bare.route(re.compile(re.escape(missing)), lambda route: route.fulfill(status=404))

    *_, last = ask(bare)

    assert last["failure"]["id"] == "file-missing"
    assert last["failure"]["detail"]["file"].startswith(missing)


def test_damaged_webassembly_is_told(bare: Page) -> None:
    bare.route(
        re.compile("pyodide.asm.wasm"),
        lambda route: route.fulfill(body=b"damaged", content_type="application/wasm"),
    )

    *_, last = ask(bare)

    assert last["failure"]["id"] == "start-failed"
    assert "WebAssembly" in last["failure"]["detail"]["message"]


def test_a_server_that_does_not_know_webassembly_is_enough(bare: Page) -> None:
    def as_bytes(route: Route) -> None:
        route.fulfill(response=route.fetch(), content_type="application/octet-stream")

    bare.route(re.compile("pyodide.asm.wasm"), as_bytes)

    *_, last = ask(bare)

    assert last["reply"] == bridge.call(GAMES)


def test_long_thinking_is_told_and_stopped_at_once(bare: Page) -> None:
    heard: list[dict[str, Any]] = bare.evaluate(
        STOP,
        {
            "first": ["new", {"game": "red-dragon", "seats": 4, "seed": "class-7b"}],
            "long": ["computer", {"level": "master", "effort": 500}],
            "short": ["computer", {"level": "casual"}],
        },
    )

    shares = [said["progress"] for said in heard if "progress" in said]
    assert shares == sorted(shares)
    assert len(shares) >= 3
    replies = {said["id"]: json.loads(said["reply"]) for said in heard if "reply" in said}
    assert replies[2]["error"]["kind"] == "stopped"
    assert replies[3] == {"result": None}
    # The worker is as good as before, and nobody has acted meanwhile.
    assert len(replies[4]["result"]["save"]["log"]) == 1
