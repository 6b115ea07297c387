"""Long use of the page: many matches one after another, and workers that die in the middle of one.

`python -m e2e.bench.soak` builds the site, plays 200 matches and kills 50 workers. It prints the
figures and fails if any of them keeps growing, or if a match does not go on as the one that it was.
`python -m e2e.bench.soak 20 4` does the same in short, and so do the tests (test_soak.py).
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Callable
from dataclasses import astuple, fields
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from e2e.support import hosting, steps
from e2e.support.browsers import CHROMIUM_FLAGS, NO_CHROMIUM, find_chromium
from e2e.support.dealt import PLAY, sit_down
from e2e.support.growth import MEASUREMENTS_AT_LEAST, TOLERANCES, Figures, growth
from e2e.support.guard import Guard
from e2e.support.mortal import KEEP_WORKERS, MortalMatch, PersonsMatch, kill_workers
from pygame_core import games

MATCHES, KILLS = 200, 50
# After so many matches they begin anew with the same deals: it is also how many finished ones the
# page keeps, so that from then on storage must always look the same.
LAP = 40
# A run this long has filled storage in its first quarter, which is not judged; in a shorter one the
# matches are deleted before every measurement.
LONG = 4 * LAP
# A run is measured so often, but each time only after a match of every game.
MEASUREMENTS = 20


class Soak:
    """One page in long use."""

    def __init__(self, page: Page, left: int | None = None) -> None:
        """left: of each match, only about so many actions are played; None: all of them."""
        self.page, self.left = page, left
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

    def run(self, count: int, told: Callable[[Figures], None] = lambda _: None) -> list[Figures]:
        """So many matches back to back; what was measured, each told as soon as it is known."""
        between = max(len(games()), count // MEASUREMENTS)
        measured = []
        while self.played + between <= count:
            self.play(between)
            if count < LONG:
                self.delete_all()
            measured.append(self.measure())
            told(measured[-1])
        self.play(count - self.played)
        return measured

    def play(self, count: int) -> None:
        """So many matches between computer players, of all games in turn."""
        for _ in range(count):
            sit_down(self.page, self.played % LAP, left=self.left)
            self.page.evaluate(PLAY)
            self.played += 1

    def delete_all(self) -> None:
        self.page.evaluate(
            """async () => {
              const { matches, discard } = await import(
                new URL('app/inside.js', document.baseURI).href);
              location.hash = '#/';
              await new Promise((resolve) => setTimeout(resolve, 100));
              for (const { id } of matches.value) discard(id);
            }"""
        )

    def measure(self) -> Figures:
        self.page.evaluate("location.hash = '#/'")
        self.page.wait_for_timeout(500)
        process_mb = self.settle()
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
            process_mb,
        )

    def settle(self) -> float:
        """Collects garbage until the process hands nothing more back, which on a busy machine takes
        its time; returns what it takes then."""
        least = inf
        for _ in range(5):
            self.collect_garbage()
            size = self.process_mb()
            if size >= least * 0.99:
                break
            least = size
        return min(size, least)

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


def resident_mb(process: int) -> float:
    """Memory of a process as Linux tells it; 0 elsewhere."""
    status = Path(f"/proc/{process}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.is_file() else None
    return round(int(found[1]) / 1000, 1) if found else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m e2e.bench.soak", description="Long use of the page."
    )
    parser.add_argument("matches", nargs="?", type=int, default=MATCHES)
    parser.add_argument("kills", nargs="?", type=int, default=KILLS)
    wish = parser.parse_args()
    shortest = MEASUREMENTS_AT_LEAST * len(games())
    if wish.matches < shortest:
        parser.error(f"less than {shortest} matches tell nothing about growth")
    chromium = find_chromium()
    if not chromium:
        print(NO_CHROMIUM)
        return 1
    hosting.build()
    with hosting.hosted() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM_FLAGS))
        context = browser.new_context(base_url=site, has_touch=True)
        guard = Guard(site)
        guard.watch(context)
        soak = Soak(context.new_page())
        problems = grow(soak, wish.matches)
        try:
            die(soak, wish.kills)
        except (AssertionError, PlaywrightError) as problem:
            problems.append(f"a match does not go on after its worker was killed: {problem}")
        problems += guard.problems
        browser.close()
    print("\n".join(problems) or "no error in the console, no failed or foreign request")
    return 1 if problems else 0


def grow(soak: Soak, count: int) -> list[str]:
    """Plays so many matches and tells the figures; returns what is wrong with them."""

    def tell(figures: Figures) -> None:
        print("  ".join(f"{value:>15}" for value in astuple(figures)), flush=True)

    print("  ".join(f"{field.name:>15}" for field in fields(Figures)))
    measured = soak.run(count, tell)
    problems = growth(measured)
    if not problems:
        kept = ", ".join(f"{what} × {tolerance}" for what, tolerance in TOLERANCES.items())
        print(f"{soak.played} matches; the last quarter stays below the second's {kept}")
    if not measured[-1].process_mb:
        print("(what the whole process takes cannot be told here, and is not judged)")
    return problems


def die(soak: Soak, count: int) -> None:
    """Half of the workers die under computer players, half under a person."""
    for kind, share, what in (
        (MortalMatch, count - count // 2, "of computer players, all of which came to their ends"),
        (PersonsMatch, count // 2, "with a person in front, all of which went on each time"),
    ):
        started = time.monotonic()
        matches = kill_workers(soak.page, share, Random(1), kind)
        seconds = time.monotonic() - started
        print(f"{share} workers killed in {len(matches)} matches {what} ({seconds:.0f} s)")


if __name__ == "__main__":
    sys.exit(main())
