"""How long a turn of each level takes on a slow tablet, in every game; and a hint.

python -m e2e.bench.thinking [--game GAME] [--who WHO] [--deals N] [--seats N] [--json FILE]
python -m e2e.bench.thinking --second     (what the second Python costs, and is worth to a review)

In Chromium, on the built site; prints a table.

The site's own worker is asked as the page asks it, with as much effort and no limit of time, and a
Python here is asked the same: both must answer alike, decision by decision. Whoever has only one
legal action is left out, and everybody's round is played to its end.

A slow tablet is a processor that takes four times as long. Chromium slows the page's own thread
only, never a worker's (Emulation.setCPUThrottlingRate), so that is not asked for: what a turn takes
is the processor time that the system counts for the worker's thread, which does not grow while
others are at work or the answer is on its way, times four.
"Native" is the processor time in which 95 of 100 of them are there in Python here, without the
factor; the ratio lasts on any machine.

Both are divided by how much longer a fixed piece of work takes in the same run on average than at
its best: that is what others on the machine cost by sharing its caches.

"Step" is the longest that a thought lets nobody else be heard, at full speed: natively, times the
ratio.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.support.bare import open_bare
from e2e.support.browsers import CHROMIUM_FLAGS, NO_CHROMIUM, find_chromium
from e2e.support.hosting import build, hosted
from pygame_core import Match, games
from pygame_core.ai.deals import usual_seats
from pygame_core.ai.levels import choose
from pygame_core.page.bridge import Bridge

SLOWDOWN = 4
SETTLED = 8
"""Seconds."""
AIM = 500
"""Milliseconds in which 95 of 100 turns are to be there."""

HINT = "hint"
TABLES = {
    "beginner": ("beginner", "beginner"),
    "casual": ("casual", "casual"),
    "club": ("club", "club"),
    "master": ("master", "master"),
    "master alone": ("master", "casual"),
    HINT: (HINT, "casual"),
}
"""Who is measured: the level of the first seat, and that of the others. A hint is asked for by a
person, who then plays as a casual player would."""

START = """
() => new Promise((resolve, reject) => {
  const worker = new Worker('worker.js', { type: 'module' });
  const asked = new Map();
  window.ask = (call) => new Promise((answered) => {
    asked.set(asked.size, answered);
    worker.postMessage({ id: asked.size - 1, call });
  });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data: { id, reply, failure } }) => {
    if (failure) reject(new Error(JSON.stringify(failure)));
    if (reply) asked.get(id)(reply);
  };
  resolve(window.ask('{"method": "games", "params": {}}'));
})
"""


# Whoever is free takes the next.
SHARED_OUT = """
async ([calls, count]) => {
  const began = performance.now();
  const left = [...calls];
  await Promise.all(minds.slice(0, count).map(async (mind) => {
    while (left.length) await mind(left.shift());
  }));
  return performance.now() - began;
}
"""
JUDGED = 0.25
"""The effort of a review's first look."""
DECISIONS = 24
ROUNDS = 6


class Took(NamedTuple):
    """One turn, in milliseconds of the processor; step: the longest natively; fixed: what a fixed
    piece of work took just before."""

    worker: float
    native: float
    step: float
    fixed: float


class Worker:
    """The site's worker in a page, and the time that its thread has had of the processor."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate(START)
        session = page.context.browser.new_browser_cdp_session()  # type: ignore[union-attr]
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        self.threads = [
            task
            for process in processes
            if process["type"] == "renderer"
            for task in Path(f"/proc/{process['id']}/task").iterdir()
            if (task / "comm").read_text().startswith("DedicatedWorker")
        ]
        assert self.threads, "the worker's thread is found on Linux only"

    def ask(self, call: str) -> tuple[str, float]:
        before = self._spent()
        reply: str = self._page.evaluate("(call) => window.ask(call)", call)
        return reply, self._spent() - before

    def start_second(self, save: dict[str, Any]) -> None:
        """Another one beside it, that has the same match."""
        self._page.evaluate("() => { window.minds = [window.ask]; }")
        self._page.evaluate(START)
        self.ask(json.dumps({"method": "load", "params": {"save": save}}))
        self._page.evaluate("() => { window.minds.push(window.ask); }")

    def judge(self, moments: Sequence[int], minds: int) -> float:
        """The milliseconds, by the clock, in which so many of them judge these decisions."""
        calls = [
            json.dumps({"method": "judge", "params": {"at": at, "effort": JUDGED}})
            for at in moments
        ]
        milliseconds: float = self._page.evaluate(SHARED_OUT, [calls, minds])
        return milliseconds

    def private_megabytes(self) -> float:
        """What its process has for itself, after what is left over has been handed back."""
        time.sleep(SETTLED)
        rollup = (self.threads[0].parents[1] / "smaps_rollup").read_text().splitlines()
        private = [line.split()[1] for line in rollup if line.startswith("Private_")]
        return sum(map(int, private)) / 1024

    def _spent(self) -> float:
        return sum(int((each / "schedstat").read_text().split()[0]) for each in self.threads) / 1e6


class Native:
    """The same bridge in this Python."""

    def __init__(self) -> None:
        self._bridge = Bridge()
        # A collection of what Playwright keeps would be taken for a long step.
        gc.collect()
        gc.freeze()

    def ask(self, call: str) -> tuple[str, float, float]:
        """The reply, its time and the longest step of it."""
        longest, spent, reply = 0.0, 0.0, ""
        while not reply or reply.startswith('{"progress"'):
            started = time.thread_time()
            reply = self._bridge.proceed(0) if reply else self._bridge.call(call)
            took = 1000 * (time.thread_time() - started)
            longest, spent = max(longest, took), spent + took
        return reply, spent, longest


def measured(worker: Worker, game: str, who: str, seats: int, deal: int) -> Iterator[Took]:
    """The turns of those who are measured, in one round at a table of computer players."""
    native = Native()
    first, others = TABLES[who]
    levels = [first, *[others] * (seats - 1)]
    is_everybody = first == others
    seed = f"thinking/{deal}"

    def ask(method: str, **params: Any) -> tuple[dict[str, Any], Took]:
        call = json.dumps({"method": method, "params": params})
        fixed = fixed_work()
        there, spent = worker.ask(call)
        here, natively, step = native.ask(call)
        assert there == here, f"{call}: the worker answers otherwise"
        return json.loads(there)["result"], Took(spent, natively, step, fixed)

    ask("new", game=game, seats=seats, seed=seed, seat=None)
    match = Match.new(game, seats=seats, seed=seed)
    seated = ["" if level == HINT else level for level in levels]
    while match.to_act is not None:
        seat, is_free = match.to_act, len(match.legal_actions()) > 1
        level = levels[seat]
        if level == HINT:
            if is_free:
                yield ask("advise")[1]
            level = others
        answer, took = ask("computer", level=level, seat=None, seated=seated)
        if is_free and first != HINT and (is_everybody or seat == 0):
            yield took
        if any(event.id == "round.scored" for event in match.apply(answer["action"])):
            break


def fixed_work() -> float:
    """Milliseconds of the processor for masks as a search has them."""
    started = time.thread_time()
    every = (1 << 3000) - 1
    masks = [every // (3 + card) for card in range(60)]
    for at in range(3000):
        masks[at % 60] ^= masks[(at + 7) % 60] & every
    return 1000 * (time.thread_time() - started)


def row(game: str, who: str, seats: int, turns: Sequence[Took]) -> dict[str, Any]:
    fixed = [turn.fixed for turn in turns]
    busy = sum(fixed) / len(fixed) / min(fixed)
    slow = sorted(SLOWDOWN * turn.worker / busy for turn in turns)
    ratio = sum(turn.worker for turn in turns) / sum(turn.native for turn in turns)
    return {
        "game": game,
        "seats": seats,
        "who": who,
        "turns": len(turns),
        "median": round(quantile(slow, 0.5)),
        "p95": round(quantile(slow, 0.95)),
        "max": round(slow[-1]),
        "native_p95": round(quantile(sorted(turn.native / busy for turn in turns), 0.95), 1),
        "ratio": round(ratio, 2),
        "busy": round(busy, 2),
        "step": round(ratio * max(turn.step for turn in turns) / busy, 1),
    }


def quantile(ascending: Sequence[float], share: float) -> float:
    """So large a share is at most this, which is one of the numbers."""
    return ascending[min(len(ascending) - 1, int(share * len(ascending)))]


def table(rows: Sequence[dict[str, Any]]) -> str:
    lines = [
        "| game | seats | who | turns | median | 95 % | longest | native | ratio | busy | step |",
        "|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for told in rows:
        is_over = told["who"] != HINT and told["p95"] > AIM
        p95 = f"**{told['p95']}**" if is_over else told["p95"]
        cells = [*told.values()]
        cells[5] = p95
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


@contextmanager
def a_worker(browser: Browser, site: str) -> Iterator[Worker]:
    page = browser.new_context(base_url=site, service_workers="block").new_page()
    open_bare(page)
    yield Worker(page)
    page.context.close()


def tell_second(worker: Worker) -> None:
    """The memory of a second Python, and how much sooner a review is there with it."""
    match = Match.new("stich-meister", seats=4, seed="second")
    while match.to_act is not None:
        match.apply(choose("beginner", match.game, match.view(match.to_act), Random(1)))
    save = match.save()
    decisions = [
        at
        for at, (past, _) in enumerate(match.replay())
        if past.to_act == 0 and len(past.legal_actions()) > 1
    ][:DECISIONS]
    worker.ask(json.dumps({"method": "load", "params": {"save": save}}))
    before = worker.private_megabytes()
    worker.start_second(save)
    print(f"a second Python: {worker.private_megabytes() - before:.0f} MB")
    alone, together = [], []
    for _ in range(ROUNDS):
        alone.append(worker.judge(decisions, 1))
        together.append(worker.judge(decisions, 2))
    # What the first of each round has had to warm up to is left out.
    ratio = median(two / one for one, two in zip(alone[1:], together[1:], strict=True))
    print(f"{len(decisions)} decisions: {median(alone[1:]):.0f} ms; by two in {ratio:.2f} of it")


def main() -> None:
    known = [info.id for info in games()]
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=known)
    parser.add_argument("--who", choices=list(TABLES), action="append")
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--seats", type=int, help="otherwise four, or what is nearest")
    parser.add_argument("--json", type=Path, help="where the rows are kept as well")
    parser.add_argument("--second", action="store_true", help="what the second Python is worth")
    parser.add_argument("--built", action="store_true", help="the site is built already")
    asked = parser.parse_args()
    if not asked.built:
        build()
    rows = []
    with hosted() as site, sync_playwright() as playwright:
        executable = find_chromium()
        assert executable, NO_CHROMIUM
        browser = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_FLAGS))
        for game in [asked.game] if asked.game else known:
            seats = asked.seats or usual_seats(game)
            with a_worker(browser, site) as worker:
                if asked.second:
                    tell_second(worker)
                    break
                # Its code is compiled for good only after it has run for a while.
                for _ in measured(worker, game, "club", seats, -1):
                    pass
                for who in asked.who or TABLES:
                    turns = [
                        turn
                        for deal in range(asked.deals)
                        for turn in measured(worker, game, who, seats, deal)
                    ]
                    rows.append(row(game, who, seats, turns))
                    print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
        browser.close()
    if rows:
        print(table(rows))
    if asked.json:
        asked.json.write_text("".join(f"{json.dumps(each)}\n" for each in rows))


if __name__ == "__main__":
    main()
