"""JSON text in, JSON text out: all that the page's worker may call.

A request is {"method": …, "params": {…}}; the reply is {"result": …} or {"error": {"kind", "id",
"params"}}. What takes a while is a task and answers {"progress": the done share} instead; then
`proceed` works on, slice by slice, until it gives the reply. Whatever changes the match stops all
tasks: their reply is then an error of kind "stopped".

One match is open at a time. Only the view of the seat that the page names as sitting in front of
the screen leaves here (null: a spectator's), but for "odds" and, once the match is over, "moment":
these open all hands on purpose.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from random import Random
from typing import Any

from pygame_core.addons.discovery import is_from_elsewhere
from pygame_core.ai.advice import advise, explain
from pygame_core.ai.certainty import certain
from pygame_core.ai.levels import LEVELS, think
from pygame_core.ai.review import judge
from pygame_core.ai.search import Budget
from pygame_core.errors import AddonError, IllegalAction, Reason, Refusal
from pygame_core.events import Event
from pygame_core.formats import codes, saves
from pygame_core.formats.bounded_json import parsed
from pygame_core.formats.transcript import replay
from pygame_core.game import Shown, table
from pygame_core.kit.tempers import TEMPERS
from pygame_core.match import Match
from pygame_core.page.catalogue import adopt, catalogue, inspect
from pygame_core.page.hint import drawn, speaking
from pygame_core.page.sharing import Sharing
from pygame_core.page.snapshot import snapshot_of, summary_of
from pygame_core.page.tasks import StoppedError, Task, Tasks
from pygame_core.page.teaching import Teaching
from pygame_core.page.timeline import Timeline, open_hands
from pygame_core.rulebook import Section
from pygame_core.scene import Line
from pygame_core.views import View


class RequestError(ValueError):
    """The page asked for something that does not exist: a fault in the page, not of a person."""


MOST_EFFORT = 100_000
"""So many times the usual, and so many seconds, may be spent on one answer."""


SUGGESTING = 0.25
"""The effort of an advice that nobody asked for: it is to be there before somebody has chosen."""


class Bridge:
    """The open match and the methods that the page may call."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._timeline: Timeline | None = None
        self._tasks = Tasks()
        self._is_hurried = False
        self._methods: dict[str, Callable[..., Any]] = {
            "games": catalogue,
            "new": self._new,
            "load": self._load,
            "check": self._check,
            "pack": _pack,
            "apply": self._apply,
            "decided": self._decided,
            "claim": self._claim,
            "computer": self._computer,
            "suggest": self._suggest,
            "advise": self._advise,
            "explain": self._explain,
            "odds": self._odds,
            "outline": self._outline,
            "moment": self._moment,
            "judge": self._judge,
            "fork": self._fork,
            "stop": self._tasks.stop,
            "hurry": self._hurry,
            "view": self._view,
            "rules": self._rules,
            "undo": self._undo,
            "why_not": self._why_not,
            "replay": _replay,
            **Teaching(lambda: self._open, self._put_on_table).methods,
            "inspect": inspect,
            "adopt": adopt,
            **Sharing(list(LEVELS)).methods,
        }

    def call(self, text: str) -> str:
        """Answer one request. Bad input gives an error reply, never an exception."""
        return self._reply(lambda: self._begin(text))

    def proceed(self, milliseconds: float) -> str:
        """Work on the newest task for about this long."""
        return self._reply(lambda: self._tasks.proceed(milliseconds))

    def _begin(self, text: str) -> dict[str, Any]:
        request = parsed(text)
        answer = self._methods[request["method"]](**request["params"])
        if not isinstance(answer, Generator):
            return {"result": answer}
        self._is_hurried = False
        self._tasks.begin(answer)
        return self._tasks.proceed(0)

    @staticmethod
    def _reply(answer: Callable[[], dict[str, Any]]) -> str:
        try:
            return _written(answer())
        except StoppedError:
            return _written(_error("stopped", Reason("stopped")))
        except Refusal as error:
            return _written(_error(error.kind, error.reason))
        except Exception as error:  # noqa: BLE001 - an added game may fail in any way
            return _written(_fault(error))

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
        snapshot = snapshot_of(match, seat, match.events)
        self._put_on_table(match)
        return snapshot

    def _load(self, save: object, seat: int | None = None) -> dict[str, Any]:
        match = _loaded(save)
        snapshot = snapshot_of(match, seat)
        self._put_on_table(match)
        return snapshot

    def _put_on_table(self, match: Match) -> None:
        """Only once it is answered what it shows: a request that fails has changed nothing."""
        self._changed()
        self._match = match

    def _changed(self) -> None:
        """Tasks and timeline were of another match, or of an earlier moment."""
        self._tasks.stop()
        self._timeline = None

    def _check(self, save: object) -> dict[str, Any]:
        """What a save holds, without opening it."""
        return summary_of(_loaded(save))

    def _apply(self, action: str, seat: int | None = None) -> dict[str, Any]:
        before = self._open
        match = before.clone()
        events = match.apply(action)
        snapshot = snapshot_of(match, seat, events, action, before)
        self._put_on_table(match)
        return snapshot

    def _decided(self) -> Task:
        """Whether the seat to act can be sure that nothing changes this round's score sheet."""
        match = self._open
        if match.to_act is None:
            return False
        return (yield from certain(match.game, match.view(match.to_act)))

    def _claim(self, seat: int) -> Task:
        """The seat to act claims what is decided: the round is played to its end, anyhow."""
        match = self._open
        if match.to_act != seat:
            raise IllegalAction("not-your-turn", seat=match.to_act)
        if not (yield from certain(match.game, match.view(seat))):
            raise IllegalAction("not-decided")
        before, match = match, match.clone()
        events: list[Event] = []
        while not any(event.id in ("round.scored", "match.ended") for event in events):
            events += match.apply(match.legal_actions()[0])
        # The others' cards have been turned up: people at one screen cannot take that back.
        snapshot = snapshot_of(match, seat, events, before=before)
        self._put_on_table(match)
        return {**snapshot, "reveals": True}

    def _computer(
        self,
        level: str,
        seat: int | None = None,
        effort: float = 1.0,
        seconds: float | None = None,
        tempered: bool = False,
        seated: list[str] | None = None,
    ) -> Task:
        """A computer player of this level acts for the seat to act, with its temper or without.

        seated: the level of each seat, empty for a person; null: nothing is known of the others.
        """
        match = self._open
        if level not in LEVELS:
            raise RequestError(f"no level {level}")
        if seated is not None and len(seated) != match.seats:
            raise RequestError(f"{match.seats} seats, and {len(seated)} levels")
        view, rng = _decision(match, "")
        temper = TEMPERS[_to_act(match)] if tempered else None
        budget = self._budget(effort, seconds)
        action = yield from think(level, match.game, view, rng, budget, temper, seated)
        return self._apply(action, seat)

    def _suggest(self) -> Task:
        """What `advise` tells, sooner: for whoever is new and has not asked. Its best action is
        marked at once, and what speaks for it is there if they ask."""
        return self._advise(SUGGESTING)

    def _advise(self, effort: float = 1.0, seconds: float | None = None) -> Task:
        """What each legal action of the seat to act is likely to bring, from what it may know."""
        match = self._open
        view, rng = _decision(match, "advice/")
        return drawn((yield from advise(match.game, view, rng, self._budget(effort, seconds))))

    def _explain(self, index: int, effort: float = 1.0, seconds: float | None = None) -> Task:
        """Why the log's action at this place was done, from what its seat knew then."""
        match = self._open
        log = match.log
        if type(index) is not int or not 0 <= index < len(log):
            raise RequestError(f"no action {index} in the log")
        past = Match.new(match.info.id, seats=match.seats, seed=match.seed, options=match.options)
        for done, action in enumerate(log[:index]):
            past.apply(action)
            yield 0.1 * done / index
        view, rng = _decision(past, "advice/")
        budget = self._budget(effort, seconds)
        explained = yield from explain(past.game, view, log[index], rng, budget)
        reasons = speaking(explained["reasons"], is_good=explained["sound"])
        return {**explained, "reasons": reasons, "choice": _named(past, log[index])}

    def _odds(self) -> list[dict[str, Any]]:
        """The table with all hands open: what each seat sees, without how it came about.

        What the seat to act may expect is `advise`'s to say, from what that seat may know: only
        those who look on see the rest.
        """
        return open_hands(self._open)

    @property
    def _told(self) -> Timeline:
        """The open match, moment by moment, once it is over: until then hands are secret."""
        match = self._open
        if not match.is_over:
            raise RequestError("only a finished match is told again")
        if self._timeline is None:
            self._timeline = Timeline(match)
        return self._timeline

    def _outline(self) -> dict[str, Any]:
        """What happened when in the finished match."""
        return self._told.outline()

    def _moment(self, at: int) -> list[dict[str, Any]]:
        """The finished match as it was after the first `at` actions, with all hands open."""
        return open_hands(self._told.at(at))

    def _judge(self, at: int, effort: float = 1.0, seconds: float | None = None) -> Task:
        """What the finished match's action at this place was worth, by what its seat knew then."""
        past = self._told.at(at)
        view, rng = _decision(past, "advice/")
        action = self._told.log[at]
        budget = self._budget(effort, seconds)
        judgement = yield from judge(past.game, view, action, rng, budget)
        shown: View = {**view, "history": []}
        return {**drawn(judgement), "view": {**shown, **table(past.game, shown)}}

    def _fork(self, at: int, action: str | None = None) -> dict[str, Any]:
        """A match of its own that goes on from there, with another action if one is named."""
        other = self._told.at(at)
        events = other.apply(action) if action is not None else ()
        self._put_on_table(other)
        return snapshot_of(other, None, events, action)

    def _hurry(self) -> None:
        """The task under way is to answer as soon as it can."""
        self._is_hurried = True

    def _budget(self, effort: float, seconds: float | None) -> Budget:
        for amount in (effort, 0 if seconds is None else seconds):
            if type(amount) not in (int, float) or not 0 <= amount <= MOST_EFFORT:
                raise RequestError("effort and seconds are numbers within reason")
        return Budget(effort, seconds, lambda: self._is_hurried)

    def _view(self, seat: int | None = None) -> dict[str, Any]:
        return snapshot_of(self._open, seat)

    def _rules(self, seat: int | None = None) -> list[Section]:
        """The sheet of rules for the table as this seat sees it; empty if its game has none."""
        match = self._open
        game = match.game
        return game.rules(match.view(seat)) if isinstance(game, Shown) else []

    def _undo(self, to: int, seat: int | None = None) -> dict[str, Any]:
        """Take back all but the first `to` actions of the log.

        Counted from the first: the page may not have heard yet of the last one.
        """
        match = self._open.clone()
        match.undo(len(match.log) - to)
        snapshot = snapshot_of(match, seat)
        self._put_on_table(match)
        return snapshot

    def _why_not(self, action: str) -> dict[str, Any] | None:
        """Why the seat to act may not do this, and what it is that it may not do."""
        match = self._open
        reason = match.why_not(action)
        if reason is None:
            return None
        is_readable = reason.id not in ("not-an-action", "match-over")
        label = _label(match, action) if is_readable else None
        return {"id": reason.id, "params": dict(reason.params), "label": label}


def _label(match: Match, action: str) -> Line | None:
    """An action of the game in words, legal now or not."""
    game = match.game
    return game.label(action, match.view(match.to_act)) if isinstance(game, Shown) else None


def _named(match: Match, action: str) -> dict[str, Any]:
    """A legal action of the seat to act as its table names it, and nothing else of what it sees."""
    choices = table(match.game, match.view(match.to_act))["scene"]["choices"]
    [choice] = [each for each in choices if each["action"] == action]
    return {**choice, "facts": []}


def _pack(save: object) -> dict[str, str]:
    """The text code of a save."""
    return {"code": codes.pack(save)}


def _to_act(match: Match) -> int:
    """IllegalAction if nobody is to act."""
    if match.to_act is None:
        raise IllegalAction("match-over")
    return match.to_act


def _decision(match: Match, purpose: str) -> tuple[View, Random]:
    """What the seat to act knows, and its random numbers.

    Undo and the same action again must meet the same answer; the seed itself tells nothing.
    IllegalAction if nobody is to act.
    """
    seat = _to_act(match)
    return match.view(seat), Random(f"{purpose}{match.seed}/{len(match.log)}/{seat}")


def _replay(save: object) -> list[str]:
    """A digest per position of the save, to compare this Python with another."""
    return replay(saves.parse(save) if isinstance(save, str) else save)


def _loaded(save: object) -> Match:
    """A match from a save document or from its JSON text."""
    return Match.load(saves.parse(save) if isinstance(save, str) else save)


def _written(reply: dict[str, Any]) -> str:
    # Half a surrogate pair that somebody sent comes back escaped, or nobody could encode it.
    return json.dumps(reply, ensure_ascii=True, allow_nan=False, separators=(",", ":"))


def _fault(error: Exception) -> dict[str, Any]:
    """What went wrong without being refused. What is a fault of the engine itself is raised."""
    named = f"{type(error).__name__}: {error}"
    if is_from_elsewhere(error):
        return _error("addon", AddonError("broken", detail=named).reason)
    if isinstance(error, AttributeError | KeyError | TypeError | IndexError):
        return _error("request", Reason("bad-request", {"detail": named[:300]}))
    if isinstance(error, ValueError | RecursionError):
        return _error("request", Reason("bad-request", {"detail": str(error)[:300]}))
    raise error


def _error(kind: str, reason: Reason) -> dict[str, Any]:
    return {"error": {"kind": kind, "id": reason.id, "params": dict(reason.params)}}


bridge = Bridge()
call = bridge.call
proceed = bridge.proceed
