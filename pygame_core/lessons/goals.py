"""What a lesson asks of its learner, as data: checked against actions, hands and events.

    {}                                  anything that is allowed
    {"do": ["play R3", "play R5"]}      one of these actions
    {"not": ["play R11"]}               none of these
    {"void": "R"}                       no card of this suit is left in the hand
    {"trick": "win"}                    to win the trick; {"trick": "lose"}: to leave it to another
    {"event": {"id": "sauce.made", "heat": 3}}   that this happens before the next own turn

Several of them in one goal must all come true.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from pygame_core.events import Event
from pygame_core.kit.cards import suit_of

Verdict = Literal["met", "missed", "open"]


class Attempt(NamedTuple):
    """What a learner did and what has come of it.

    hand: what the learner held just after. events: all since then, the action's own first.
    is_settled: the learner is to act again, or the round is over: nothing more can come of it.
    """

    seat: int
    action: str
    hand: Sequence[str]
    events: Sequence[Event]
    is_settled: bool


class Goal(NamedTuple):
    """data: the goal as it is written in the lesson."""

    data: Mapping[str, Any]

    @property
    def is_free(self) -> bool:
        """Whether every action will do."""
        return not self.data

    @property
    def actions(self) -> list[str]:
        """All actions that it names."""
        return [*self.data.get("do", ()), *self.data.get("not", ())]

    def judge(self, attempt: Attempt) -> Verdict:
        """ "open" as long as it depends on what others do."""
        verdicts = {_JUDGES[name](attempt, wanted) for name, wanted in self.data.items()}
        if "missed" in verdicts:
            return "missed"
        return "open" if "open" in verdicts else "met"


def goal_of(data: object) -> Goal | None:
    """The goal of this data, None if it is none."""
    if not isinstance(data, dict) or not all(name in _SHAPES for name in data):
        return None
    if not all(_SHAPES[name](wanted) for name, wanted in data.items()):
        return None
    return Goal(data)


def _plain(is_so: bool) -> Verdict:
    return "met" if is_so else "missed"


def _do(attempt: Attempt, wanted: Sequence[str]) -> Verdict:
    return _plain(attempt.action in wanted)


def _not(attempt: Attempt, unwanted: Sequence[str]) -> Verdict:
    return _plain(attempt.action not in unwanted)


def _void(attempt: Attempt, suit: str) -> Verdict:
    return _plain(all(suit_of(card) != suit for card in attempt.hand))


def _trick(attempt: Attempt, wanted: str) -> Verdict:
    for event in attempt.events:
        if event.id == "trick.taken":
            return _plain((event.params["winner"] == attempt.seat) == (wanted == "win"))
    return "missed" if attempt.is_settled else "open"


def _event(attempt: Attempt, wanted: Mapping[str, Any]) -> Verdict:
    for event in attempt.events:
        known = {**event.params, **event.secret, "id": event.id}
        if all(name in known and known[name] == value for name, value in wanted.items()):
            return "met"
    return "missed" if attempt.is_settled else "open"


def _is_actions(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(it, str) for it in value)


def _is_event(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("id"), str)


_JUDGES: Mapping[str, Callable[[Attempt, Any], Verdict]] = {
    "do": _do,
    "not": _not,
    "void": _void,
    "trick": _trick,
    "event": _event,
}
_SHAPES: Mapping[str, Callable[[object], bool]] = {
    "do": _is_actions,
    "not": _is_actions,
    "void": lambda value: isinstance(value, str) and bool(value),
    "trick": lambda value: value in ("win", "lose"),
    "event": _is_event,
}
