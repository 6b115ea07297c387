"""Transcripts that show what a rule card does: the same actions with it and without it.

A transcript is a short play from a deal: {"rule", "beside" (other cards in force), "seats", "seed",
"actions", "differs_at" (place in the actions), "with", "without"}. Up to `differs_at` the
events are the same; there they differ, or one of the two refuses the action.
`python -m tests.stich_meister.effects` plays and writes those that are missing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count, zip_longest
from pathlib import Path
from random import Random
from typing import Any

from pygame_core import Match
from pygame_core.games.stich_meister.in_force import RULE_CARDS
from tests.stich_meister.table import table

FOLDER = Path(__file__).with_name("transcripts")
BESIDE = {28: [5], 32: [15], 33: [], 43: [5], 51: [5], 58: [53], 59: [53]}
"""Rule cards that must be there for another one to have an effect, or to show all of it."""


def file_of(rule: int) -> Path:
    return FOLDER / f"card-{rule:02}.json"


def told(match: Match, action: str) -> list[dict[str, Any]]:
    """What everybody hears after an action, or why it is refused."""
    reason = match.why_not(action)
    if reason is not None:
        return [{"refused": reason.id}]
    return [event.seen_by(None) for event in match.apply(action)]


def first_difference(
    one: list[dict[str, Any]], other: list[dict[str, Any]]
) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
    pairs = zip_longest(one, other)
    return next(((a, b) for a, b in pairs if a != b), (None, None))


def pair_of_tables(rule: int, beside: list[int], seats: int, seed: str) -> tuple[Match, Match]:
    """The same deal with and without the card."""
    return (
        table([*beside, rule], seats=seats, seed=seed),
        table(beside, seats=seats, seed=seed),
    )


def show(rule: int) -> dict[str, Any]:
    """A round played at random in which the card makes a difference: the shortest of a few."""
    beside = BESIDE.get(rule, [])
    found: list[dict[str, Any]] = []
    for attempt in count():
        seats = 3 + attempt % 3
        seed = f"card {rule} attempt {attempt}"
        transcript = _until_difference(rule, beside, seats, seed)
        if transcript is not None:
            found.append(transcript)
        if len(found) == 6:
            return min(found, key=lambda one: len(one["actions"]))
    raise AssertionError("counting never ends")


def _until_difference(rule: int, beside: list[int], seats: int, seed: str) -> dict[str, Any] | None:
    rng = Random(seed)
    with_card, without = pair_of_tables(rule, beside, seats, seed)
    actions: list[str] = []
    while True:
        # What only one of the two allows shows a difference at once.
        allowed = {*with_card.legal_actions(), *without.legal_actions()}
        action = rng.choice(sorted(allowed))
        actions.append(action)
        one, other = told(with_card, action), told(without, action)
        if one != other:
            differing = first_difference(one, other)
            return {
                "rule": rule,
                "beside": beside,
                "seats": seats,
                "seed": seed,
                "actions": actions,
                "differs_at": len(actions) - 1,
                "with": differing[0],
                "without": differing[1],
            }
        if any(event.get("id") == "round.scored" for event in one):
            return None


def replays(transcript: dict[str, Any]) -> Iterator[tuple[list[Any], list[Any]]]:
    """What is told after each action, with and without the card."""
    asked = [transcript[key] for key in ("rule", "beside", "seats", "seed")]
    with_card, without = pair_of_tables(*asked)
    for action in transcript["actions"]:
        yield told(with_card, action), told(without, action)


def write_missing() -> list[Path]:
    written = []
    for rule in RULE_CARDS:
        file = file_of(rule)
        if not file.exists():
            file.parent.mkdir(exist_ok=True)
            lines = [f'"{key}": {json.dumps(value)}' for key, value in show(rule).items()]
            file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
            written.append(file)
    return written


if __name__ == "__main__":
    for file in write_missing():
        sys.stdout.write(f"wrote {file.name}\n")
