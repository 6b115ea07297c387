"""A match written down so exactly that any other Python can be held to it.

A transcript is a save with one short digest per position, the first deal included: of the events
that led there, of who may do what, and of the scores. Two Pythons, or two versions of the engine,
that disagree are found at the very action where they part.

>>> match = Match.new("red-dragon", seats=4, seed="class-7b")
>>> events = match.apply("give U2")
>>> transcript(match)["positions"]
['61ab824e', 'bc11663e']
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from pygame_core.events import Event
from pygame_core.match import Match


def transcript(match: Match) -> dict[str, Any]:
    """{"save": the match's save, "positions": a digest (8 hex digits) per position}."""
    save = match.save()
    return {"save": save, "positions": replay(save)}


def replay(save: object) -> list[str]:
    """Play a save again from the first deal; a digest per position.

    Raises SaveError as Match.load.
    """
    match = Match.load(save)
    log = match.log
    match.undo(len(log))
    positions = [_digest(match, match.events)]
    for action in log:
        positions.append(_digest(match, match.apply(action)))
    return positions


def _digest(match: Match, events: tuple[Event, ...]) -> str:
    facts = [
        [event._asdict() for event in events],
        match.to_act,
        match.legal_actions(),
        match.scores,
        match.winners,
    ]
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:8]
