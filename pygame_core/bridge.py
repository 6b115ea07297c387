"""JSON text in, JSON text out: all that the page's worker may call.

A request is {"method": …, "params": {…}}; the reply is {"result": …} or {"error": {"kind", "id",
"params"}}. One match is open at a time. Only the view of the seat that the page names as sitting
in front of the screen leaves here (null: a spectator's).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from pygame_core import saves
from pygame_core.ai.levels import LEVELS, choose
from pygame_core.errors import IllegalAction, Reason, SaveError, SetupError
from pygame_core.events import Event
from pygame_core.games import games
from pygame_core.match import Match
from pygame_core.transcript import replay


class RequestError(ValueError):
    """The page asked for something that does not exist: a fault in the page, not of a person."""


class Bridge:
    """The open match and the methods that the page may call."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._methods: dict[str, Callable[..., Any]] = {
            "games": catalogue,
            "new": self._new,
            "load": self._load,
            "check": self._check,
            "apply": self._apply,
            "computer": self._computer,
            "view": self._view,
            "undo": self._undo,
            "why_not": self._why_not,
            "replay": _replay,
        }

    def call(self, text: str) -> str:
        """Answer one request. Bad input gives an error reply, never an exception."""
        try:
            request = json.loads(text)
            try:
                method, params = self._methods[request["method"]], request["params"]
                answer = method(**params)
            except (KeyError, TypeError, IndexError) as error:
                raise RequestError(f"{type(error).__name__}: {error}") from error
        except IllegalAction as error:
            reply = _error("illegal", error.reason)
        except SetupError as error:
            reply = _error("setup", error.reason)
        except SaveError as error:
            reply = _error("save", error.reason)
        except (ValueError, RecursionError) as error:
            reply = _error("request", Reason("bad-request", {"detail": str(error)[:300]}))
        else:
            reply = {"result": answer}
        return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))

    @property
    def _open(self) -> Match:
        if self._match is None:
            raise RequestError("no match is open")
        return self._match

    def _new(
        self,
        game: str,
        seats: int,
        seed: str | None = None,
        options: dict[str, str] | None = None,
        seat: int | None = None,
    ) -> dict[str, Any]:
        match = Match.new(game, seats=seats, seed=seed, options=options)
        snapshot = _snapshot(match, seat, match.events)
        self._match = match
        return snapshot

    def _load(self, save: object, seat: int | None = None) -> dict[str, Any]:
        match = _loaded(save)
        snapshot = _snapshot(match, seat)
        self._match = match
        return snapshot

    def _check(self, save: object) -> dict[str, Any]:
        """What a save holds, without opening it."""
        match = _loaded(save)
        view = match.view(None)
        facts = {key: view[key] for key in ("game", "seats", "round", "rounds", "is_over")}
        return {
            **facts,
            "seed": match.seed,
            "scores": match.scores,
            "winners": match.winners,
            "actions": len(match.log),
        }

    def _apply(self, action: str, seat: int | None = None) -> dict[str, Any]:
        match = self._open
        return _snapshot(match, seat, match.apply(action), action)

    def _computer(self, level: str, seat: int | None = None) -> dict[str, Any]:
        """A computer player of this level acts for the seat to act."""
        match = self._open
        if match.to_act is None:
            raise IllegalAction("match-over")
        if level not in LEVELS:
            raise RequestError(f"no level {level}")
        # Undo and the same action again must meet the same answer; the seed itself tells nothing.
        rng = Random(f"{match.seed}/{len(match.log)}/{match.to_act}")
        action = choose(level, match.game, match.view(match.to_act), rng)
        return _snapshot(match, seat, match.apply(action), action)

    def _view(self, seat: int | None = None) -> dict[str, Any]:
        return _snapshot(self._open, seat)

    def _undo(self, count: int, seat: int | None = None) -> dict[str, Any]:
        match = self._open
        match.undo(count)
        return _snapshot(match, seat)

    def _why_not(self, action: str) -> dict[str, Any] | None:
        reason = self._open.why_not(action)
        return None if reason is None else {"id": reason.id, "params": dict(reason.params)}


def catalogue() -> list[dict[str, Any]]:
    """Every game with what set-up needs; the site build writes it down for the page's start."""
    return [
        {
            "id": info.id,
            "seats": list(info.seats),
            "options": [option._asdict() for option in info.options],
            "rules_version": info.rules_version,
            "levels": list(LEVELS),
        }
        for info in games()
    ]


def _replay(save: object) -> list[str]:
    """A digest per position of the save, to compare this Python with another."""
    return replay(saves.parse(save) if isinstance(save, str) else save)


def _loaded(save: object) -> Match:
    """A match from a save document or from its JSON text."""
    return Match.load(saves.parse(save) if isinstance(save, str) else save)


def _snapshot(
    match: Match, seat: int | None, events: Sequence[Event] = (), action: str | None = None
) -> dict[str, Any]:
    """What the page needs after each request; see the page's engine client."""
    return {
        "view": match.view(seat),
        "events": [event.seen_by(seat) for event in events],
        "action": action,
        "save": match.save(),
        "reveals": any(event.reveals for event in events),
    }


def _error(kind: str, reason: Reason) -> dict[str, Any]:
    return {"error": {"kind": kind, "id": reason.id, "params": dict(reason.params)}}


call = Bridge().call
