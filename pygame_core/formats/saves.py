"""The save document: what a match leaves behind and how it is checked when it comes back.

    {"format": "trick-table-save", "version": 1, "game", "rules_version", "seats", "options",
     "seed", "log", "digest"}

game: an id of `games()`. rules_version: the edition of its rules, a number. seats: how many.
options: id → value, all of the game's. seed: 1 to 100 letters. log: the actions as text, in order.
digest: 32 hex digits of SHA-256.

The log is replayed on loading, so a save holds no position that could be wrong. The digest covers
everything above it and where the log leads; it finds damage, and rules that changed unnoticed.
Other keys are left alone: the page keeps names and levels in "page".

>>> from pygame_core import Match
>>> save = Match.new("red-dragon", seats=4, seed="class-7b").save()
>>> save["game"], save["seats"], save["seed"], save["log"]
('red-dragon', 4, 'class-7b', [])
>>> Match.load({**save, "seed": "class-7c"})
Traceback (most recent call last):
pygame_core.errors.SaveError: digest-mismatch
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.errors import SaveError
from pygame_core.formats.bounded_json import parsed

FORMAT = "trick-table-save"
VERSION = 1
LARGEST_TEXT = 2_000_000
"""Letters. The longest match that the rules allow stays far below."""
LONGEST_LOG = 20_000

_FIELDS: dict[str, type] = {
    "version": int,
    "game": str,
    "rules_version": int,
    "seats": int,
    "options": dict,
    "seed": str,
    "log": list,
    "digest": str,
}


def document(
    *,
    game: str,
    rules_version: int,
    seats: int,
    options: Mapping[str, str],
    seed: str,
    log: Sequence[str],
    position: object,
) -> dict[str, Any]:
    """The save of a match. position: JSON-able facts that tell where the log leads."""
    save: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": game,
        "rules_version": rules_version,
        "seats": seats,
        "options": dict(options),
        "seed": seed,
        "log": list(log),
    }
    return {**save, "digest": _digest({**save, "position": position})}


def _digest(facts: Mapping[str, object]) -> str:
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def parse(text: str) -> object:
    """The document in the JSON text of a file. Raises SaveError "too-large" or "not-a-save".

    Nothing in it is checked yet: Match.load does that.
    """
    if len(text) > LARGEST_TEXT:
        raise SaveError("too-large")
    try:
        return parsed(text)
    except (ValueError, RecursionError):
        raise SaveError("not-a-save") from None


def checked(save: object) -> dict[str, Any]:
    """The save, if it has the fields of a save with the right types. Raises SaveError otherwise.

    Whether its game, seats, options and log make sense is found by replaying it.
    """
    if not isinstance(save, dict) or save.get("format") != FORMAT:
        raise SaveError("not-a-save")
    for field, kind in _FIELDS.items():
        if field not in save:
            raise SaveError("missing-field", field=field)
        if not isinstance(save[field], kind) or isinstance(save[field], bool):
            raise SaveError("wrong-type", field=field)
        # A newer version may have other fields: say so before complaining about them.
        if field == "version" and save[field] > VERSION:
            raise SaveError("newer-format", version=save[field], known=VERSION)
    if save["version"] < 1:
        raise SaveError("wrong-type", field="version")
    if len(save["log"]) > LONGEST_LOG:
        raise SaveError("too-large")
    if not all(isinstance(action, str) for action in save["log"]):
        raise SaveError("wrong-type", field="log")
    if not all(isinstance(value, str) for pair in save["options"].items() for value in pair):
        raise SaveError("wrong-type", field="options")
    return save
