"""Two worlds that differ only in what a seat may not know: to that seat they are one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from pygame_core import Event, Match
from pygame_core.ai.levels import choose
from pygame_core.page.snapshot import snapshot_of
from tests.support.playing import QUICK_LEVELS

DEALT = {"hand.dealt", "slots.filled", "display.filled"}
"""What comes from a deck or a pile; all else that comes out for everybody is "revealed"."""


def another_world(match: Match, seat: int | None, rng: Random) -> Match:
    """The match with the cards that are hidden from this seat dealt again."""
    other = match.clone()
    other._state = match.game.determinize(match.view(seat), rng)
    return other


def shown(match: Match, seat: int | None, **happened: Any) -> str:
    """All that the page is told for this seat. Only the save holds the log and what was secret."""
    snapshot = snapshot_of(match, seat, **happened)
    del snapshot["save"]
    # All else of the view is in the snapshot's.
    return json.dumps([match.view(seat)["history"], snapshot])


def chosen(match: Match, seat: int | None) -> list[str]:
    """What computer players would do in this seat, if it is to act."""
    if seat is None or seat != match.to_act:
        return []
    return [choose(level, match.game, match.view(seat), Random(5)) for level in QUICK_LEVELS]


def look_alike(match: Match, other: Match, seat: int | None, rng: Random, steps: int = 0) -> None:
    """Play on with the same actions in both for so long, as far as they are legal in both.

    What is told may differ as soon as something comes out that was hidden, and only then.
    """
    assert shown(other, seat) == shown(match, seat)
    for _ in range(steps):
        assert chosen(other, seat) == chosen(match, seat)
        common = [each for each in match.legal_actions() if other.why_not(each) is None]
        if not common:
            return
        action = rng.choice(common)
        (events, page), (other_events, other_page) = (
            _done(each, action, seat) for each in (match, other)
        )
        for event, same in zip(events, other_events, strict=False):
            if event.seen_by(seat) != same.seen_by(seat):
                assert event.reveals or event.id in DEALT or event.params == same.params
                return
        assert other_page == page


def _done(match: Match, action: str, seat: int | None) -> tuple[tuple[Event, ...], str]:
    before = match.clone()
    events = match.apply(action)
    return events, shown(match, seat, events=events, action=action, before=before)
