"""Long use of the page: many matches one after another, and workers that die in the middle of one.

`python -m e2e.soak` builds the site, plays 200 matches, kills 50 workers and prints the figures.
tests run the same with smaller numbers (test_soak.py).
"""

from __future__ import annotations

import json
import re
import sys
import time
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from e2e import hosting, steps
from e2e.browsers import CHROMIUM_FLAGS, NO_CHROMIUM, find_chromium
from e2e.guard import Guard
from pygame_core import Match, games

MATCHES, KILLS = 200, 50
# After so many matches they begin anew with the same deals: it is also how many finished ones the
# page keeps, so that after every lap storage must look the same.
LAP = 40

# Every worker that the page starts, to be killed from outside.
KEEP_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...all) { super(...all); window.workers.push(this); }
};
"""

SIT_DOWN = """async ([game, seats, options, seed]) => {
  const own = (name) => import(new URL(`app/${name}.js`, document.baseURI).href);
  const { deal, sitDown, current } = await own('matches');
  const players = Array.from({ length: seats }, (_, seat) => (
    { name: `P${seat}`, kind: 'computer', level: 'beginner', crest: 'plum' }
  ));
  const doc = await deal({ game, seed, options, players });
  sitDown(doc);
  while (current.value?.id !== doc.page.id) await new Promise((resolve) => setTimeout(resolve, 5));
}"""

# Nobody reads the score sheets, and nobody waits for the computers. `stop` lets a match stand.
PLAY = """async () => {
  const own = (name) => import(new URL(`app/${name}.js`, document.baseURI).href);
  const { current } = await own('matches');
  const session = current.value;
  session.rush();
  while (!session.over.value) {
    if (session.error.value) throw session.error.value;
    if (session.sheet.value) session.goOn();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}"""

START_PLAYING = f"() => {{ window.playing = ({PLAY})().catch(String); }}"


@dataclass(frozen=True)
class Figures:
    """What the page takes, after the garbage was collected."""

    matches: int
    heap_mb: float
    nodes: int
    listeners: int
    storage_letters: int
    process_mb: float
    """All of the page's process, its worker too; 0 where it cannot be told."""


class Soak:
    """One page in long use."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        self.played = 0
        self._workers: set[str] = set()
        self.cdp.on("Target.attachedToTarget", lambda told: self._workers.add(told["sessionId"]))
        self.cdp.on(
            "Target.detachedFromTarget", lambda told: self._workers.discard(told["sessionId"])
        )
        self.cdp.send(
            "Target.setAutoAttach",
            {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False},
        )
        page.add_init_script(KEEP_WORKERS)
        steps.hurry(page)
        page.goto("")
        steps.wait_for_engine(page)

    def sit_down(self, number: int) -> None:
        infos = games()
        info = infos[number % len(infos)]
        self.page.evaluate(SIT_DOWN, [info.id, info.seats[0], {}, f"soak-{number}"])

    def play(self, count: int, lap: int = LAP) -> None:
        """So many matches between computer players, of all games in turn."""
        for _ in range(count):
            self.sit_down(self.played % lap)
            self.page.evaluate(PLAY)
            self.played += 1

    def delete_all(self) -> None:
        self.page.evaluate(
            """async () => {
              const own = (name) => import(new URL(`app/${name}.js`, document.baseURI).href);
              const { matches, discard } = await own('saves');
              location.hash = '#/';
              await new Promise((resolve) => setTimeout(resolve, 100));
              for (const { id } of matches.value) discard(id);
            }"""
        )

    def measure(self) -> Figures:
        self.page.evaluate("location.hash = '#/'")
        self.page.wait_for_timeout(500)
        self.collect_garbage()
        counters: dict[str, Any] = self.cdp.send("Memory.getDOMCounters")
        heap: float = self.cdp.send("Runtime.getHeapUsage")["usedSize"]
        letters: int = self.page.evaluate(
            "Object.entries(localStorage).reduce((sum, entry) => sum + entry.join('').length, 0)"
        )
        return Figures(
            self.played,
            round(heap / 1e6, 2),
            counters["nodes"],
            counters["jsEventListeners"],
            letters,
            self.process_mb(),
        )

    def collect_garbage(self) -> None:
        """In the page and its workers, which by themselves let it lie for hundreds of matches."""
        collect = "HeapProfiler.collectGarbage"
        for number in range(3):
            self.cdp.send(collect)
            # Hearing of others that come and go is part of sending.
            for worker in tuple(self._workers):
                message = json.dumps({"id": number, "method": collect})
                told = {"sessionId": worker, "message": message}
                self.cdp.send("Target.sendMessageToTarget", told)
        # A worker does not tell when it is done.
        self.page.wait_for_timeout(1_000)

    def process_mb(self) -> float:
        browser = self.page.context.browser
        assert browser
        session = browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        sizes = [
            resident_mb(process["id"]) for process in processes if process["type"] == "renderer"
        ]
        return max(sizes, default=0.0)

    def kill_workers(self, count: int, rng: Random) -> int:
        """Kills the worker so often, each time at a random moment of a match, and each time sees
        the match go on. Every second death is silent: only the watchdog can notice it.

        Returns the number of matches that it took, all played to their ends.
        """
        number = 0
        self.begin(number)
        for kill in range(count):
            if self.is_over():
                number += 1
                self.finish()
                self.begin(number)
            self.wait_for_progress(self.log_length())
            self.page.wait_for_timeout(rng.randrange(150))
            before = self.log_length()
            self.page.evaluate(
                """(isSilent) => {
                  const worker = window.workers.at(-1);
                  worker.terminate();
                  if (!isSilent) worker.dispatchEvent(new ErrorEvent('error'));
                }""",
                kill % 2 == 0,
            )
            self.wait_for_progress(before)
        self.finish()
        return number + 1

    def begin(self, number: int) -> None:
        self.sit_down(number)
        self.page.evaluate(START_PLAYING)

    def finish(self) -> None:
        """Lets the match go on to its end, where it must be the match that was begun."""
        problem = self.page.evaluate("window.playing")
        assert problem is None, problem
        assert self.is_over()
        assert Match.load(self.page.evaluate(CURRENT_SAVE)).is_over

    def is_over(self) -> bool:
        return bool(self.page.evaluate(CURRENT_SAVE)["page"]["glance"]["is_over"])

    def log_length(self) -> int:
        return len(self.page.evaluate(CURRENT_SAVE)["log"])

    def wait_for_progress(self, length: int) -> None:
        until = time.monotonic() + 60
        while self.log_length() <= length and not self.is_over():
            assert time.monotonic() < until, f"the match stands still after {length} actions"
            self.page.wait_for_timeout(20)


CURRENT_SAVE = """async () => {
  const own = (name) => import(new URL(`app/${name}.js`, document.baseURI).href);
  const { current } = await own('matches');
  const { find } = await own('saves');
  return find(current.value.id).doc;
}"""


def resident_mb(process: int) -> float:
    """Memory of a process as Linux tells it; 0 elsewhere."""
    status = Path(f"/proc/{process}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.is_file() else None
    return round(int(found[1]) / 1000, 1) if found else 0.0


def main() -> int:
    chromium = find_chromium()
    if not chromium:
        print(NO_CHROMIUM)
        return 1
    hosting.build()
    with hosting.hosted() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM_FLAGS))
        context = browser.new_context(base_url=site)
        guard = Guard(site)
        guard.watch(context)
        soak = Soak(context.new_page())
        print("  ".join(f"{field.name:>15}" for field in fields(Figures)))
        while soak.played < MATCHES:
            soak.play(LAP // 2)
            print("  ".join(f"{value:>15}" for value in astuple(soak.measure())), flush=True)
        started = time.monotonic()
        matches = soak.kill_workers(KILLS, Random(1))
        print(f"{KILLS} workers killed in {matches} matches, all of which went on to their ends")
        print(f"({(time.monotonic() - started) / KILLS:.1f} s a kill)")
        print("\n".join(guard.problems) or "no error in the console, no failed or foreign request")
        browser.close()
    return 1 if guard.problems else 0


if __name__ == "__main__":
    sys.exit(main())
