"""How long the engine takes to its first answer, against a plain start of Pyodide.

python -m e2e.bench_start [rounds]     (in Chromium, on the built site; prints medians and ratios)

Cold: a browser that never saw the page. Warm: the third visit, when the browser has kept the
files and the compiled WebAssembly. Both ways alternate in one run, since only ratios last.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserType, sync_playwright

from e2e.bare import EMPTY_PAGE
from e2e.browsers import CHROMIUM_FLAGS, NO_CHROMIUM, find_chromium
from e2e.hosting import DIST, ROOT, build, hosted

VISITS = 3
# The browser writes down compiled WebAssembly a moment after it was used.
PAUSE = 2_000
UNCOMPILED = ROOT / "web" / "node_modules" / "pyodide" / "python_stdlib.zip"

OURS = "worker.js"
PLAIN = "plain-worker.js"
# The shortest way to a Python that answers: Pyodide as it comes, and no engine at all.
PLAIN_SOURCE = """
import { loadPyodide } from './pyodide/pyodide.mjs';
const here = new URL('pyodide/', self.location.href).href;
const python = await loadPyodide({ indexURL: here, stdLibURL: `${here}uncompiled.zip` });
self.postMessage({ reply: python.runPython('import json; json.dumps([1, 2, 3])') });
"""
FIRST_ANSWER = """
(script) => new Promise((resolve, reject) => {
  const started = performance.now();
  const worker = new Worker(script, { type: 'module' });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.failure) reject(new Error(JSON.stringify(data.failure)));
    if (!data.reply) return;
    resolve(performance.now() - started);
    worker.terminate();
  };
  worker.postMessage({ id: 1, call: '{"method": "games", "params": {}}' });
})
"""


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    build()
    times: dict[tuple[str, str], list[float]] = {}
    with both_ways() as folder, hosted(folder) as site, sync_playwright() as playwright:
        for _ in range(rounds):
            for script in (PLAIN, OURS):
                visits = first_answers(playwright.chromium, site, script)
                times.setdefault((script, "cold"), []).append(visits[0])
                times.setdefault((script, "warm"), []).append(visits[-1])
    for state in ("cold", "warm"):
        plain = statistics.median(times[PLAIN, state])
        ours = statistics.median(times[OURS, state])
        print(f"{state}: plain {plain:5.0f} ms, ours {ours:5.0f} ms, ratio {ours / plain:.2f}")


@contextmanager
def both_ways() -> Iterator[Path]:
    """The site with the plain way added. (Answers given by Playwright would never be cached.)"""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary, "site")
        shutil.copytree(DIST, folder)
        shutil.copy(UNCOMPILED, folder / "pyodide" / "uncompiled.zip")
        (folder / PLAIN).write_text(PLAIN_SOURCE)
        (folder / "bare.html").write_text(EMPTY_PAGE)
        yield folder


def first_answers(chromium: BrowserType, site: str, script: str) -> list[float]:
    executable = find_chromium()
    assert executable, NO_CHROMIUM
    with tempfile.TemporaryDirectory() as profile:
        context = chromium.launch_persistent_context(
            profile, executable_path=executable, args=list(CHROMIUM_FLAGS)
        )
        page = context.new_page()
        times = []
        for _ in range(VISITS):
            page.goto(f"{site}bare.html")
            times.append(float(page.evaluate(FIRST_ANSWER, script)))
            page.wait_for_timeout(PAUSE)
        context.close()
    return times


if __name__ == "__main__":
    main()
