"""The engine behind a wire of its own: a request a line, and a line for each reply."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from pygame_core import Match
from pygame_core.page.bridge import Bridge
from pygame_core.page.snapshot import snapshot_of
from tests.support import hostile

A_WHILE = 1000.0


def played(game: str, seats: int, seed: str, actions: int) -> dict[str, Any]:
    """A match after so many actions, each the first that is allowed."""
    match = Match.new(game, seats=seats, seed=seed)
    while match.to_act is not None and len(match.log) < actions:
        match.apply(match.legal_actions()[0])
    return snapshot_of(match, None)


def spoilt(documents: list[Any], count: int) -> list[str]:
    """So many texts of each document with something wrong in it, and all that is nasty itself."""
    rng = Random(3)
    found = [hostile.spoilt(document, rng) for document in documents for _ in range(count)]
    return [json.dumps(each) for each in (*found, *hostile.NASTY)]


def forged(code: str, count: int) -> list[str]:
    """Codes of a match like this one that somebody has changed and sealed anew."""
    rng = Random(5)
    return [hostile.recoded(code, rng) for _ in range(count)]


class Desk:
    """The bridge, and what only tests ask for."""

    def __init__(self) -> None:
        self._bridge = Bridge()
        self._own: dict[str, Callable[..., Any]] = {
            "played": played,
            "spoilt": spoilt,
            "forged": forged,
        }

    def answer(self, request: str) -> str:
        asked = json.loads(request)
        own = self._own.get(asked["method"])
        if own:
            return json.dumps({"result": own(**asked["params"])})
        reply = self._bridge.call(request)
        while reply.startswith('{"progress"'):
            reply = self._bridge.proceed(A_WHILE)
        return reply


def main() -> None:
    desk = Desk()
    for request in sys.stdin.buffer:
        sys.stdout.buffer.write(desk.answer(request.decode()).encode() + b"\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
