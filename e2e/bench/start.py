"""How long the engine takes to its first answer, against a plain start of Pyodide.

python -m e2e.bench.start [rounds]     (on the built site; prints medians and ratios)
python -m e2e.bench.start lines [folder]     (only what follows at last, of a site in any folder)

Cold: a browser that never saw the page. Warm: a later visit, when the browser has kept the files
and the page its unpacked snapshot. In the first visit something is played, as in visits: Chromium
keeps compiled WebAssembly only of a page that has worked with it. All ways alternate in one run,
since only ratios last.

"Bare" is the shortest way to wake Pyodide from the same picture of memory, unpacked, with nothing
checked, told or kept in reserve. "Seen" is the home screen painted, with
links to be tapped, as the build has drawn it for a first visitor; "page" is the living one, which
its own copy serves in later visits. The engine starts behind both.

At last somebody's first visit at each of three lines, from a server that does not compress: bytes,
requests and seconds until the first cards are dealt, to whoever taps as soon as there is something
to be tapped.
"""

from __future__ import annotations

import gzip
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserType, Page, sync_playwright

from e2e.support.browsers import (
    CHROMIUM_FLAGS,
    NO_CHROMIUM,
    NO_WEBKIT,
    find_chromium,
    find_webkit,
)
from e2e.support.hosting import DIST, ROOT, build
from e2e.support.lines import FREE, Line, behind
from e2e.support.unwatched import SETTLED, in_chromium, in_webkit, listening

# The first visit, one after which the browser keeps what has been compiled, and later ones.
VISITS = 6
# In the first visit the engine thinks for so long, as it does in a match.
PLAYED = 20_000
# What is kept for the next visit is written down a moment after it was used.
PAUSE = 3_000
LINES = (
    FREE,
    Line("10 Mbit/s, 40 ms", 10e6, 0.04),
    Line("1.6 Mbit/s, 150 ms", 1.6e6, 0.15),
)
# In milliseconds, at the thinnest.
DEALT = 300_000
UNCOMPILED = ROOT / "web" / "node_modules" / "pyodide" / "python_stdlib.zip"

OURS = "worker.js"
PLAIN = "plain-worker.js"
BARE = "bare-worker.js"
SEEN, PAGE = "seen", "living"
# The shortest way to a Python that answers: Pyodide as it comes, and no engine at all.
PLAIN_SOURCE = """
import { loadPyodide } from './pyodide/pyodide.mjs';
const here = new URL('pyodide/', self.location.href).href;
const python = await loadPyodide({ indexURL: here, stdLibURL: `${here}uncompiled.zip` });
self.postMessage({ reply: python.runPython('import json; json.dumps([1, 2, 3])') });
"""
BARE_SOURCE = """
import { loadPyodide } from './pyodide/pyodide.mjs';
const here = new URL('pyodide/', self.location.href).href;
const picture = fetch(`${here}unpacked.bin`).then((response) => response.arrayBuffer());
const places = { indexURL: here, packageBaseUrl: here, stdLibURL: `${here}empty.zip` };
const python = loadPyodide({ ...places, _loadSnapshot: picture });
const bridge = python.then((python) => python.pyimport('pygame_core.page.bridge'));
self.onmessage = async ({ data: { id, call } }) => {
  const engine = await bridge;
  let reply = engine.call(call);
  while (reply.startsWith('{"progress"')) reply = engine.proceed(1000);
  self.postMessage({ id, reply });
};
"""
# What the page tells its worker in a later visit, when its own copy of all files serves both.
LATER = '{"isLocal": true}'
FIRST_ANSWER = """
(script, name) => new Promise((resolve, reject) => {
  const started = performance.now();
  const worker = new Worker(script, { type: 'module', name });
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.failure) reject(new Error(JSON.stringify(data.failure)));
    if (!data.reply) return;
    resolve(performance.now() - started);
  };
  worker.postMessage({ id: 1, call: '{"method": "games", "params": {}}' });
})
"""
# Tips for the first move of a match, again and again; then the next start is prepared as by a page.
PLAY = """
([script, milliseconds, prepare]) => new Promise((resolve, reject) => {
  const started = performance.now();
  const worker = new Worker(script, { type: 'module' });
  const ask = (id, method, params) => {
    worker.postMessage({ id, call: JSON.stringify({ method, params }) });
  };
  worker.onerror = (event) => reject(new Error(event.message));
  let answers = 0;
  worker.onmessage = ({ data }) => {
    if (data.failure || data.unprepared) reject(new Error(JSON.stringify(data)));
    if (data.prepared) resolve(answers);
    if (!data.reply) return;
    const { error } = JSON.parse(data.reply);
    if (error) reject(new Error(data.reply));
    answers += 1;
    if (performance.now() - started > milliseconds) {
      if (prepare) worker.postMessage({ prepare });
      else resolve(answers);
    } else ask(answers + 2, 'advise', {});
  };
  ask(1, 'new', { game: 'red-dragon', seats: 4, seed: 'bench' });
})
"""

# Notes when the living page is there; the first that is painted at all is a home with links.
NOTE_HOME = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.tile a')) return;
  if (document.querySelector('.first-screen .tile')) return;
  window.living = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
HOME = """() => {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  return [painted.startTime, window.living];
}"""
# Whoever comes back has chosen or played something.
CHOSEN = "() => localStorage.setItem('trick-table:setting:speed', '\"fast\"')"
# Later visits are served from the page's own copy, as soon as that is whole.
KEPT = """async () => {
  const { offline } = await import(new URL('app/inside.js', document.baseURI).href);
  while (offline.value.id !== 'ready') await new Promise((resolve) => setTimeout(resolve, 100));
}"""
# A visit of an unwatched browser.
VISIT = f"""async (number, script) => {{
  const first = await ({FIRST_ANSWER})(script, number ? '{LATER}' : '');
  if (number === 0 && script !== '{PLAIN}') await ({PLAY})([script, {PLAYED}, script === '{OURS}']);
  return first;
}}"""

Times = dict[tuple[str, str], list[float]]


def main() -> None:
    match sys.argv[1:]:
        case ["lines", *folder]:
            tell_lines(Path(*folder) if folder else DIST)
        case rounds:
            build()
            tell_ways(int(*rounds) if rounds else 3)
            tell_lines(DIST)


def tell_ways(rounds: int) -> None:
    chromium: Times = {}
    webkits: Times = {}
    webkit = find_webkit()
    with (
        all_ways() as folder,
        listening(folder, VISIT) as site,
        sync_playwright() as playwright,
    ):
        for _ in range(rounds):
            for script in (PLAIN, BARE, OURS):
                note(chromium, script, in_chromium(site, script, VISITS, PAUSE))
            seen, living = zip(*page_visits(playwright.chromium, site), strict=True)
            note(chromium, SEEN, seen)
            note(chromium, PAGE, living)
            if webkit:
                for script in (PLAIN, BARE, OURS):
                    note(webkits, script, in_webkit(webkit, site, script, VISITS, PAUSE))
    tell("Chromium", chromium)
    if webkit:
        tell("WebKit", webkits)
    else:
        print(NO_WEBKIT)


def note(times: Times, what: str, found: Sequence[float]) -> None:
    times.setdefault((what, "cold"), []).append(found[0])
    times.setdefault((what, "warm"), []).extend(found[2:] or found[-1:])


def tell(browser: str, times: Times) -> None:
    for state in ("cold", "warm"):
        plain = statistics.median(times[PLAIN, state])
        print(f"{browser}, {state}: plain {plain:.0f} ms")
        for what, name in ((BARE, "bare"), (OURS, "engine"), (SEEN, "seen"), (PAGE, "page")):
            if found := times.get((what, state)):
                ours = statistics.median(found)
                print(f"  {name:6} {ours:6.0f} ms, ratio {ours / plain:.2f}")


@contextmanager
def all_ways() -> Iterator[Path]:
    """The site and the other ways. (Answers given by Playwright would never be cached.)"""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary, "site")
        shutil.copytree(DIST, folder)
        shutil.copy(UNCOMPILED, folder / "pyodide" / "uncompiled.zip")
        (folder / PLAIN).write_text(PLAIN_SOURCE)
        packed = (folder / "pyodide" / "snapshot.bin").read_bytes()
        (folder / "pyodide" / "unpacked.bin").write_bytes(gzip.decompress(packed))
        (folder / "pyodide" / "empty.zip").touch()
        (folder / BARE).write_text(BARE_SOURCE)
        yield folder


@contextmanager
def visitor(chromium: BrowserType) -> Iterator[Page]:
    """A browser that was never anywhere, and keeps what it sees until it is left."""
    executable = find_chromium()
    assert executable, NO_CHROMIUM
    with tempfile.TemporaryDirectory() as profile:
        context = chromium.launch_persistent_context(
            profile,
            executable_path=executable,
            args=list(CHROMIUM_FLAGS),
        )
        yield context.new_page()
        context.close()


def page_visits(chromium: BrowserType, site: str) -> list[tuple[float, float]]:
    """Of each visit, when home was seen and when it was living."""
    with visitor(chromium) as page:
        page.wait_for_timeout(SETTLED)
        page.add_init_script(NOTE_HOME)
        times = []
        for _ in range(VISITS):
            page.goto(site)
            page.locator(".engine--ready").wait_for(timeout=60_000)
            seen, living = page.evaluate(HOME)
            times.append((float(seen), float(living)))
            page.evaluate(KEPT)
            page.evaluate(CHOSEN)
            page.wait_for_timeout(PAUSE)
            page.goto("about:blank")
    return times


def tell_lines(folder: Path) -> None:
    print("A first visit, until the first cards are dealt:")
    with sync_playwright() as playwright:
        for line in LINES:
            with behind(line, folder) as (site, traffic), visitor(playwright.chromium) as page:
                page.wait_for_timeout(SETTLED)
                started = time.monotonic()
                page.goto(site)
                page.get_by_role("link", name="Red Dragon", exact=True).click(timeout=DEALT)
                page.get_by_role("button", name="Play", exact=True).click(timeout=DEALT)
                page.locator(".hand [data-card]").first.wait_for(timeout=DEALT)
                seconds = time.monotonic() - started
                found = f"{traffic.bytes / 1e6:5.2f} MB, {len(traffic.paths)} requests"
                print(f"  {line.name:18} {seconds:6.1f} s, {found}")


if __name__ == "__main__":
    main()
