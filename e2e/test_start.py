"""The ways to a running engine: the quickest is gone, and whatever is wrong with it, the next."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import re
import struct
import zipfile
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from e2e.support import steps
from e2e.support.bare import open_bare
from e2e.support.builds import worker, worker_with
from e2e.support.guard import Guard
from e2e.support.hosting import DIST
from pygame_core import games
from pygame_core.page import bridge

pytestmark = pytest.mark.pyodide

SNAPSHOT = DIST / "pyodide" / "snapshot.bin"
GAMES = json.dumps({"method": "games", "params": {}})

# Starts a worker, asks it so many things, and returns {started, replies} and what else it has said.
# `last` is the word that is waited for, after the replies. What keeps a snapshot for the next start
# is a worker, too: ended while its script comes, it would leave a failed request behind.
ASK = """
([calls, known, last]) => new Promise((resolve, reject) => {
  const worker = new Worker('worker.js', { type: 'module', name: JSON.stringify(known) });
  const told = { replies: [] };
  const finish = () => (worker.terminate(), resolve(told));
  worker.onmessage = ({ data }) => {
    if (data.failure) reject(new Error(JSON.stringify(data.failure)));
    if (data.stage === 'ready') {
      told.started = data;
      worker.postMessage({ prepare: true });
    }
    if (data.reply) told.replies.push(data.reply);
    else Object.assign(told, data);
    const isKept = told.started?.way !== 'snapshot' || told.prepared || told.unprepared;
    if (told.replies.length === calls.length && isKept && (!last || told[last])) finish();
  };
  worker.onerror = (event) => reject(new Error(event.message));
  setTimeout(() => reject(new Error(`silence after ${JSON.stringify(told)}`)), 60_000);
  calls.forEach((call, id) => worker.postMessage({ id, call }));
})
"""
# Goes the given way in a worker of the test, where Python is within reach, and runs these pieces
# of code; tells what each comes to, or how it fails.
RUN = """
import { fetchScripts, Runtime } from './start/runtime.js';
import { Progress } from './start/progress.js';
import { WAYS } from './start/ways.js';
self.onmessage = async ({ data: [way, pieces] }) => {
  const progress = new Progress(() => {});
  const sent = WAYS.find(({ id }) => id === way).send(progress);
  const python = await sent.boot(await Runtime.load(progress, {}, fetchScripts), sent.here);
  await sent.complete?.(python);
  self.postMessage(pieces.map((code) => {
    try { return python.runPython(code); } catch (problem) { return String(problem); }
  }));
};
"""
ASK_RUN = """
(asked) => new Promise((resolve, reject) => {
  const worker = new Worker('run.js', { type: 'module' });
  worker.onmessage = ({ data }) => (worker.terminate(), resolve(data));
  worker.onerror = (event) => reject(new Error(event.message));
  worker.postMessage(asked);
})
"""
DRAW = "import random; str((random.random(), random.getrandbits(64)))"


# What is kept of the snapshot: its addresses, after the change to each.
KEPT = """
async (change) => {
  const name = (await caches.keys()).find((name) => name.startsWith('trick-table picture'));
  const store = await caches.open(name ?? 'trick-table picture /some/where/');
  if (change === 'age') await store.put('pyodide/snapshot.bin?pages=old', new Response('old'));
  for (const request of await store.keys()) {
    if (change !== 'spoil') continue;
    const answer = await store.match(request);
    const { headers } = answer;
    const pages = new Uint8Array(await answer.arrayBuffer());
    pages[pages.length >> 1] ^= 1;
    await store.put(request, new Response(pages, { headers }));
  }
  return (await store.keys()).map(({ url }) => url);
}
"""


@pytest.fixture
def bare(page: Page) -> Page:
    open_bare(page)
    serve(page, "run.js", worker_with(("worker.js", RUN.encode())).decode())
    return page


# What the page tells a worker that starts in a later visit.
LATER = {"isLocal": True}


def run(page: Page, way: str, *pieces: str) -> list[Any]:
    told: list[Any] = page.evaluate(ASK_RUN, [way, pieces])
    return told


def ask(
    page: Page, *calls: str, known: dict[str, Any] = LATER, last: str | None = None
) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate(ASK, [list(calls or (GAMES,)), known, last])
    return told


def refusals(told: dict[str, Any]) -> dict[str, str]:
    return {refused["way"]: refused["id"] for refused in told["started"]["refused"]}


def new(game: str, seats: int, seed: str | None) -> str:
    return json.dumps({"method": "new", "params": {"game": game, "seats": seats, "seed": seed}})


def not_found(route: Route) -> None:
    route.fulfill(status=404, body="not here")


def flip(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]


def of_another_build(memory: bytes) -> bytes:
    # The fifth word and the seven after it say of which build of Pyodide the memory is.
    return memory[:16] + bytes(byte ^ 0xFF for byte in memory[16:48]) + memory[48:]


def larger(memory: bytes) -> bytes:
    return memory + bytes(1 << 16)


def emptied(memory: bytes) -> bytes:
    """The right length and build, and nothing that Python would know again."""
    begin, length, *_ = struct.unpack_from("<4I", memory, 4)
    assert begin >= length
    return memory[:begin] + bytes(len(memory) - begin)


@cache
def snapshots_memory() -> bytes:
    return gzip.decompress(SNAPSHOT.read_bytes())


def serve_snapshot(page: Page, content: bytes) -> None:
    page.route("**/snapshot.bin", lambda route: route.fulfill(body=content))


def declare_snapshot(page: Page, memory: bytes) -> None:
    """Serves another one, as one whose hash and length are right."""
    content = gzip.compress(memory, 1)
    serve_snapshot(page, content)
    text = (DIST / "start" / "facts.js").read_text()
    facts = json.loads(text.removeprefix("export default ").removesuffix(";\n"))
    snapshot = facts["files"]["snapshot"]
    snapshot["sha256"] = hashlib.sha256(content).hexdigest()
    snapshot["memory"] = len(memory)
    serve_facts(page, facts)


def serve_facts(page: Page, facts: dict[str, Any]) -> None:
    serve(page, "start/facts.js", f"export default {json.dumps(facts)};")


def serve(page: Page, script: str, text: str) -> None:
    page.route(
        f"**/{script}", lambda route: route.fulfill(body=text, content_type="text/javascript")
    )


WOKEN = "renewRandomness(python);\n      return"


def wake_badly(page: Page, instead: str) -> None:
    """Lets a snapshot end like this when it has been woken; nobody waits long for it."""
    changes = {"settle: 10_000": "settle: 300", WOKEN: f"{instead}\n      return"}
    serve(page, "worker.js", worker("start/ways.js", changes))


def test_the_snapshot_is_fetched_after_the_first_start_and_serves_the_next(bare: Page) -> None:
    fetched: list[str] = []
    bare.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    first = ask(bare, last="prepared", known={})

    assert first["started"]["way"] == "compiled"
    assert refusals(first) == {"snapshot": "not-yet"}
    assert first["prepared"] == hashlib.sha256(SNAPSHOT.read_bytes()).hexdigest()
    assert fetched.index("snapshot.bin") > fetched.index("engine.bin")

    fetched.clear()
    second = ask(bare, known={"prepared": first["prepared"]})
    assert (second["started"]["way"], refusals(second)) == ("snapshot", {})
    assert "snapshot.bin" not in fetched
    assert first["replies"] == second["replies"] == [bridge.call(GAMES)]


def test_a_start_prepared_with_another_build_is_a_first_one_and_tells_of_the_next(
    bare: Page, guard: Guard
) -> None:
    guard.allow("404")
    bare.route("**/snapshot.bin", not_found)

    told = ask(bare, last="unprepared", known={"prepared": "0" * 64})

    assert told["started"]["way"] == "compiled"
    # A snapshot that cannot be had for the next start, either.
    assert told["unprepared"]["id"] == "file-missing"
    assert told["unprepared"]["detail"]["file"] == "pyodide/snapshot.bin"


def test_a_snapshot_that_cannot_be_had_or_woken_is_done_without(
    bare: Page, guard: Guard, subtests: pytest.Subtests
) -> None:
    # What Python says before it gives up.
    guard.allow("integrity|digest|console: ")

    def is_refused(fault: str) -> None:
        told = ask(bare)
        assert told["started"]["way"] == "compiled"
        assert refusals(told) == {"snapshot": fault}
        assert told["replies"] == [bridge.call(GAMES)]

    with subtests.test("damaged"):
        serve_snapshot(bare, flip(SNAPSHOT.read_bytes()))
        is_refused("file-missing")

    for change in (of_another_build, larger, emptied):
        with subtests.test(change.__name__):
            bare.unroute("**/snapshot.bin")
            declare_snapshot(bare, change(snapshots_memory()))
            is_refused("start-failed")

    with subtests.test("never wakes"):
        bare.unroute_all()
        wake_badly(bare, "await new Promise(() => {});")
        is_refused("no-answer")


def test_the_next_start_finds_the_snapshot_unpacked_and_gives_another_deal(
    bare: Page, guard: Guard
) -> None:
    guard.allow("404")
    deal = new("red-dragon", 4, None)
    bare.evaluate(KEPT, "age")
    first = ask(bare, deal, last="prepared")
    assert first["started"]["way"] == "snapshot"
    [kept] = bare.evaluate(KEPT, "look")
    assert re.search(r"snapshot\.bin\?pages=[0-9a-f]{64}$", kept)

    bare.route("**/snapshot.bin", not_found)
    second = ask(bare, deal)
    assert second["started"]["way"] == "snapshot"
    seeds = {json.loads(told["replies"][0])["result"]["save"]["seed"] for told in (first, second)}
    assert len(seeds) == 2

    bare.evaluate(KEPT, "spoil")
    told = ask(bare)
    assert refusals(told) == {"snapshot": "file-missing"}
    assert told["replies"] == [bridge.call(GAMES)]

    # Browsers tell of a damaged store by a TypeError, in the middle of reading.
    begin, script = "const answer =", "start/snapshot-worker.js"
    change = {begin: f"throw new TypeError('damaged');\n  {begin}"}
    serve(bare, script, worker("start/kept-pages.js", change, script))
    bare.unroute("**/snapshot.bin")
    assert ask(bare)["started"]["way"] == "snapshot"


def test_without_a_snapshot_and_the_compiled_library_the_plain_one_serves(
    bare: Page, guard: Guard, subtests: pytest.Subtests
) -> None:
    guard.allow("404")
    with subtests.test("an engine too large for a snapshot"):
        text = (DIST / "start" / "facts.js").read_text()
        facts = json.loads(text.removeprefix("export default ").removesuffix(";\n"))
        facts["files"]["snapshot"] = None
        serve_facts(bare, facts)

        told = ask(bare)

        assert told["started"]["way"] == "compiled"
        assert refusals(told) == {"snapshot": "not-built"}

    with subtests.test("both files missing"):
        bare.unroute_all()
        for missing in ("**/snapshot.bin", "**/library.bin"):
            bare.route(missing, not_found)

        told = ask(bare)

        assert told["started"]["way"] == "plain"
        assert refusals(told) == {"snapshot": "file-missing", "compiled": "file-missing"}
        assert told["replies"] == [bridge.call(GAMES)]


def test_a_damaged_engine_is_not_run(bare: Page, guard: Guard) -> None:
    guard.allow("integrity|digest|404")
    bare.route("**/snapshot.bin", not_found)
    bare.route(
        re.compile(r"engine\.bin|trick_table-"),
        lambda route: route.fulfill(body=flip(route.fetch().body())),
    )

    with pytest.raises(Exception, match=r"file-missing.*trick_table-"):
        ask(bare)


def test_no_two_starts_draw_the_same_numbers_and_the_snapshot_has_compiled_all(bare: Page) -> None:
    script = (DIST / "pyodide" / "pyodide.asm.mjs").read_text(encoding="utf-8")
    lines = re.findall(r'(?:eval_code|runPythonInternal)\("(.+?)"\)', script)
    assert "import importlib; importlib" in lines
    # What Pyodide evaluates at every start; from here on nothing else can be compiled.
    evaluate = f"""
from _pyodide import _base
_base.CodeRunner = None
[_base.eval_code(line, {{}}) is not None for line in {lines}].count(True)
"""
    for way in ("snapshot", "compiled"):
        first, compiled = run(bare, way, DRAW, evaluate)
        if way == "snapshot":
            assert compiled == len(lines)
        else:
            assert "'NoneType' object is not callable" in compiled
        [second] = run(bare, way, DRAW)
        assert first != second, way


@pytest.mark.parametrize("way", ["snapshot", "compiled"])
def test_what_the_engine_never_imported_comes_when_it_is_imported(bare: Page, way: str) -> None:
    fetched: list[str] = []
    bare.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    before = "import json, random, traceback; 'here'"
    missing = "import wave, email.mime.text; f'{wave.__name__} {email.mime.text.__name__}'"

    assert run(bare, way, before) == ["here"]
    assert "rest.bin" not in fetched
    assert run(bare, way, missing) == ["wave email.mime.text"]
    assert fetched.count("rest.bin") == 1


def test_an_import_that_does_not_come_whole_fails_as_any_other(bare: Page, guard: Guard) -> None:
    guard.allow("404")
    bare.route("**/rest.bin", not_found)
    [missing] = run(bare, "compiled", "import wave")
    bare.route("**/rest.bin", lambda route: route.fulfill(body=b"something else"))
    [damaged] = run(bare, "compiled", "import wave")
    for said in (missing, damaged):
        assert "ModuleNotFoundError: No module named 'wave'" in said


def zipped(name: str, content: str) -> str:
    """In base 64."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as target:
        target.writestr(name, content)
    return base64.b64encode(archive.getvalue()).decode()


METADATA = "Metadata-Version: 2.1\nName: gulls\nVersion: 1.0\n"
WHEEL = {
    "file": "gulls-1.0-py3-none-any.whl",
    "content": zipped("gulls-1.0.dist-info/METADATA", METADATA),
}


def test_every_game_plays_without_the_library(bare: Page, guard: Guard) -> None:
    """The snapshot holds all that the engine needs; the library comes afterwards."""
    guard.allow("404")
    for file in ("library.bin", "engine.bin", "python_stdlib.zip", "trick_table-*"):
        bare.route(f"**/{file}", not_found)
    calls = []
    for info in games():
        calls.append(new(info.id, info.seats[0], "oak"))
        calls += [
            json.dumps({"method": "computer", "params": {"level": level}})
            for level in ("beginner", "casual", "beginner")
        ]
        calls.append(json.dumps({"method": "apply", "params": {"action": "no such thing"}}))
    calls.append("no JSON at all")
    calls.append(json.dumps({"method": "inspect", "params": WHEEL}))

    told = ask(bare, *calls, last="incomplete")

    assert told["started"]["way"] == "snapshot"
    assert told["incomplete"]["id"] == "file-missing"
    ours = bridge.Bridge()
    assert told["replies"] == [ours.call(call) for call in calls]


# Without work for the processor.
HANG = """
const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
Atomics.wait(new Int32Array(buffer), 0, 0);"""
CRASH = "setTimeout(() => { throw new Error('crash'); }); await new Promise(() => {});"


def test_a_way_that_brings_the_worker_down_is_not_gone_again(page: Page, guard: Guard) -> None:
    guard.allow("crash")
    steps.start_quickly(page)
    for misfortune in (CRASH, HANG):
        page.unroute_all()
        wake_badly(page, misfortune)
        # Where nothing starts.
        page.goto("build.json")
        page.evaluate("localStorage.removeItem('trick-table:start:barred')")
        # The second time it is known.
        for _ in range(2):
            page.goto("")
            steps.wait_for_engine(page)
            assert started(page) == ("compiled", {"snapshot": "barred"})


def started(page: Page) -> tuple[str, dict[str, str]]:
    taken = page.evaluate("import('./app/inside.js').then(({ startTaken }) => startTaken.value)")
    return taken["way"], {refused["way"]: refused["id"] for refused in taken["refused"]}
