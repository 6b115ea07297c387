"""The golden transcripts, played again by the Python of the page: the same, byte for byte."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from e2e.support.bare import open_bare

pytestmark = pytest.mark.pyodide

TRANSCRIPTS = Path(__file__).parent.parent / "tests" / "transcripts"

# Run by this Python and by the browser's: every position's digest, and a hash of all that every
# seat and a spectator see in every tenth. The history of a view only grows: of it, what has come
# since the last look, and in the end all.
PLAY_AGAIN = """
import hashlib, json
from pygame_core import Match
from pygame_core.formats.transcript import replay

def seen(save):
    match = Match.load(save)
    log = match.log
    match.undo(len(log))
    digest = hashlib.sha256()
    looked_at = {}
    for position, action in enumerate((*log, None)):
        # Some of so many views tell enough.
        if action is None or position % 20 == 0:
            for seat in (None, *range(save["seats"])):
                view = match.view(seat)
                if action is not None:
                    history = view["history"]
                    view["history"] = history[looked_at.get(seat, 0):]
                    looked_at[seat] = len(history)
                digest.update(json.dumps(view).encode())
        if action is not None:
            match.apply(action)
    return digest.hexdigest()

def play_again(text):
    save = json.loads(text)["save"]
    return json.dumps({"positions": replay(save), "seen": seen(save)})
"""

# The very files that the worker takes, on a page of the site.
IN_THE_BROWSER = """
async ([code, transcripts]) => {
  const here = new URL('pyodide/', document.baseURI).href;
  const { loadPyodide } = await import(`${here}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: here, packageBaseUrl: here });
  const { body } = await fetch(`${here}engine.bin`);
  const engine = new Response(body.pipeThrough(new DecompressionStream('gzip')));
  python.FS.writeFile('/engine.zip', new Uint8Array(await engine.arrayBuffer()));
  python.runPython('import sys; sys.path.append("/engine.zip")');
  python.runPython(code);
  const playAgain = python.globals.get('play_again');
  return transcripts.map((text) => playAgain(text));
}
"""


def test_transcripts_go_the_same_way_in_the_browser(page: Page) -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(TRANSCRIPTS.rglob("*.json"))]
    assert texts
    here: dict[str, object] = {}
    exec(PLAY_AGAIN, here)
    seen = here["seen"]
    assert callable(seen)
    open_bare(page)

    there = page.evaluate(IN_THE_BROWSER, [PLAY_AGAIN, texts])

    for text, answer in zip(texts, there, strict=True):
        recorded = json.loads(text)
        # The same positions as this Python's are those that were written down.
        assert json.loads(answer) == {
            "positions": recorded["positions"],
            "seen": seen(recorded["save"]),
        }
