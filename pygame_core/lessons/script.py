"""The script of a lesson: who does what when it is not the learner's choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygame_core.errors import IllegalAction
from pygame_core.events import Event
from pygame_core.lessons.goals import Attempt, Goal, Verdict
from pygame_core.match import Match


class Script(NamedTuple):
    """A match as it was played once, and the seat that the learner sits in.

    actors: the seat that did each action of the log.
    """

    game: str
    seats: int
    options: Mapping[str, str]
    seed: str
    log: tuple[str, ...]
    actors: tuple[int, ...]
    seat: int

    def document(self) -> dict[str, Any]:
        """The script as JSON-able data; `Script(**document)` reads it."""
        return {**self._asdict(), "log": list(self.log), "actors": list(self.actors)}

    def laid(self, log: Sequence[str]) -> Match:
        """The match after these actions. IllegalAction if one of them is not legal."""
        match = Match.new(self.game, seats=self.seats, seed=self.seed, options=self.options)
        for action in log:
            match.apply(action)
        return match

    def possible(self) -> set[str]:
        """All that the rules allow the learner at any moment of the script."""
        match, found = self.laid(()), set[str]()
        for action in self.log:
            if match.to_act == self.seat:
                found.update(match.legal_actions())
            match.apply(action)
        return found

    def next(self, match: Match) -> str:
        """What the seat to act does: the first of its actions in the log that it has not done and
        may do. A learner's free choice may leave none; then the best by the game's heuristic.
        IllegalAction if nobody is to act.
        """
        seat = match.to_act
        if seat is None:
            raise IllegalAction("match-over")
        done = Counter(action for before, action in match.replay() if before.to_act == seat)
        legal = match.legal_actions()
        for actor, action in zip(self.actors, self.log, strict=True):
            if actor != seat:
                continue
            if done[action]:
                done[action] -= 1
            elif action in legal:
                return action
        values = match.game.evaluate(match.view(seat))
        return legal[values.index(max(values))]

    def judge(self, match: Match, goal: Goal, since: int) -> Verdict:
        """Whether the learner's action at that place of the match's log has met the goal."""
        told = match.clone()
        told.undo(len(match.log) - since)
        action = match.log[since]
        events = list(told.apply(action))
        hand = told.view(self.seat)["hand"]
        for later in match.log[since + 1 :]:
            events += told.apply(later)
        return goal.judge(self.attempt(match, action, hand, events))

    def good(self, match: Match, goal: Goal) -> list[str]:
        """The actions by which the learner, who is to act, would meet the goal; what the goal names
        first comes first."""
        named = goal.data.get("do", ())
        legal = match.legal_actions()
        ordered = [action for action in named if action in legal] or legal
        return [action for action in ordered if self._would_meet(match, goal, action)]

    def _would_meet(self, match: Match, goal: Goal, action: str) -> bool:
        ahead = match.clone()
        events = list(ahead.apply(action))
        hand = ahead.view(self.seat)["hand"]
        while True:
            verdict = goal.judge(self.attempt(ahead, action, hand, events))
            if verdict != "open":
                return verdict == "met"
            events += ahead.apply(self.next(ahead))

    def attempt(
        self, now: Match, action: str, hand: Sequence[str], events: Sequence[Event]
    ) -> Attempt:
        """The learner's action; these events have come of it so far, and the match is as `now`."""
        over = any(event.id == "round.scored" for event in events)
        return Attempt(self.seat, action, hand, events, over or now.to_act in (None, self.seat))
