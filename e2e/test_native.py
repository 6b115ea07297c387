"""The bridge behind the page's wire answers as the one in Pyodide does, letter by letter."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.support import hosting, native
from e2e.support.bare import open_bare
from pygame_core import Match, games

pytestmark = pytest.mark.pyodide

Call = tuple[str, dict[str, Any]]

# Asks the worker below this address one call after another; returns each reply.
TALK = """
([address, calls]) => new Promise((resolve, reject) => {
  const worker = new Worker(`${address}worker.js`, { type: 'module' });
  const replies = [];
  const ask = () => {
    const [method, params] = calls[replies.length];
    worker.postMessage({ id: replies.length, call: JSON.stringify({ method, params }) });
  };
  worker.onmessage = ({ data }) => {
    if (data.failure) reject(new Error(JSON.stringify(data.failure)));
    if (!data.reply) return;
    replies.push(data.reply);
    if (replies.length < calls.length) return ask();
    worker.terminate();
    resolve(replies);
  };
  worker.onerror = ({ message }) => reject(new Error(message));
  ask();
})
"""


def conversation() -> list[Call]:
    """What the page may ask about a match of each game, and what it never should."""
    calls: list[Call] = [("games", {})]
    for info in games():
        match = Match.new(info.id, seats=info.seats[0], seed="both ways")
        [action, *_] = match.legal_actions()
        calls += [
            ("new", {"game": info.id, "seats": info.seats[0], "seed": "both ways", "seat": 0}),
            ("apply", {"action": action, "seat": 0}),
            *[("computer", {"level": level, "seat": 0}) for level in ("casual", "club") * 3],
            ("decided", {}),
            ("advise", {"effort": 0.1}),
            ("explain", {"index": 1, "effort": 0.1}),
            ("odds", {}),
            ("why_not", {"action": "play Z99"}),
            ("undo", {"to": 2, "seat": 1}),
            ("view", {"seat": None}),
            ("load", {"save": match.save(), "seat": 1}),
            ("pack", {"save": match.save()}),
        ]
    broken = {"save": {"game": "ä\ud800", "seed": 1}}
    return [*calls, ("load", broken), ("apply", {"action": "竜 \u2028"}), ("nothing", {})]


def test_this_python_answers_as_the_one_in_the_browser_does(page: Page) -> None:
    open_bare(page)
    calls = conversation()
    real, here = (
        page.evaluate(TALK, [address, calls]) for address in (hosting.PREFIX, native.PREFIX)
    )
    for call, in_browser, in_python in zip(calls, real, here, strict=True):
        assert in_browser == in_python, call
