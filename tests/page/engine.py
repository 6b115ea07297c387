"""The engine behind a wire of its own: a request a line, and a line for each reply."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from pygame_core import Match
from pygame_core.bridge import Bridge
from pygame_core.snapshot import snapshot_of

A_WHILE = 1000.0


def told(game: str, seats: int, seed: str, seat: int | None) -> Iterator[dict[str, Any]]:
    """What this seat's page would hear of a whole match of random actions, the deal first; without
    what is told again each time, of which there would be much."""
    match, rng = Match.new(game, seats=seats, seed=seed), Random(seed)
    snapshot = snapshot_of(match, seat, match.events)
    while True:
        yield {"view": {**snapshot["view"], "history": []}, "events": snapshot["events"]}
        if match.to_act is None:
            return
        action = rng.choice(match.legal_actions())
        snapshot = snapshot_of(match, seat, match.apply(action), action)


class Desk:
    def __init__(self) -> None:
        self._bridge = Bridge()

    def answer(self, request: str) -> str:
        asked = json.loads(request)
        if asked["method"] == "told":
            return json.dumps({"result": list(told(**asked["params"]))})
        reply = self._bridge.call(request)
        while reply.startswith('{"thinking"'):
            reply = self._bridge.proceed(A_WHILE)
        return reply


def main() -> None:
    desk = Desk()
    for request in sys.stdin.buffer:
        sys.stdout.buffer.write(desk.answer(request.decode()).encode() + b"\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
