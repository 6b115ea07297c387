"""`python -m pygame_core bench`, here and in the browser, where it is played.

python -m e2e.bench.playouts [batches]     (in Chromium, on the built site; prints two tables)

The speeds differ between the two Pythons and among machines; the ratios are what lasts.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from playwright.sync_api import sync_playwright

from e2e.support.bare import open_bare
from e2e.support.browsers import CHROMIUM_FLAGS, NO_CHROMIUM, find_chromium
from e2e.support.hosting import build, hosted
from pygame_core import games
from pygame_core.ai import bench

MEASURE = """
async ([game, batches]) => {
  globalThis.engine ??= (async () => {
    const { loadPyodide } = await import('./pyodide/pyodide.mjs');
    const indexURL = new URL('pyodide/', document.baseURI).href;
    return loadPyodide({ indexURL, packages: ['trick-table'] });
  })();
  const python = await globalThis.engine;
  const measure = python.runPython(`
import json
from pygame_core.ai import bench
lambda game, batches: json.dumps(bench.measure(game, batches=batches).as_dict())
`);
  return measure(game, batches);
}
"""


def main() -> None:
    batches = int(sys.argv[1]) if len(sys.argv) > 1 else bench.BATCHES
    build()
    here: list[dict[str, Any]] = []
    there: list[dict[str, Any]] = []
    with hosted() as site, sync_playwright() as playwright:
        executable = find_chromium()
        assert executable, NO_CHROMIUM
        browser = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_FLAGS))
        page = browser.new_context(base_url=site).new_page()
        open_bare(page)
        # Game by game in turns, so that a busy machine slows both.
        for info in games():
            here.append(bench.measure(info.id, batches=batches).as_dict())
            there.append(json.loads(page.evaluate(MEASURE, [info.id, batches])))
        browser.close()
    print(f"native, Python {sys.version.split()[0]}\n\n{bench.table(here)}\n")
    print(f"in the browser\n\n{bench.table(there)}")


if __name__ == "__main__":
    main()
