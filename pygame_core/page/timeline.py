"""A match told again: every moment of its log, each found at once."""

from __future__ import annotations

from typing import Any

from pygame_core.game import table
from pygame_core.match import Match
from pygame_core.views import View

STRIDE = 16
"""Actions from one kept moment to the next: at most this many are played again."""


class Timeline:
    """All moments of a match, from the deal (0) to where its log ends (the number of actions)."""

    def __init__(self, match: Match) -> None:
        self.log = match.log
        self._kept: list[Match] = []
        self._actors = match.actors
        self._choices: list[int] = []
        heard: list[int] = []
        for before, _ in match.replay():
            if len(heard) % STRIDE == 0:
                self._kept.append(before.clone())
            heard.append(len(before.events))
            self._choices.append(len(before.legal_actions()))
        heard.append(len(match.events))
        if len(match.log) % STRIDE == 0:
            self._kept.append(match.clone())
        self._events = match.events
        self._heard = heard

    def at(self, moment: int) -> Match:
        """The match after the first `moment` actions; the caller's own. IndexError if never."""
        if type(moment) is not int or not 0 <= moment <= len(self.log):
            raise IndexError(f"no moment {moment} in a log of {len(self.log)} actions")
        match = self._kept[moment // STRIDE].clone()
        for action in self.log[len(match.log) : moment]:
            match.apply(action)
        return match

    def outline(self) -> dict[str, Any]:
        """What a reader needs to find their way.

        Gives {"actors": the seat of each action, "choices": the number of its legal actions then,
        "rounds": the moments at which a round begins, "tricks": those right after a trick was
        taken, "scored": [[moment, totals], …] after each round}.
        """
        rounds, tricks, scored = [0], [], []
        for moment in range(1, len(self._heard)):
            for event in self._events[self._heard[moment - 1] : self._heard[moment]]:
                if event.id == "round.started":
                    rounds.append(moment)
                elif event.id == "trick.taken":
                    tricks.append(moment)
                elif event.id == "round.scored":
                    scored.append([moment, list(event.params["totals"])])
        return {
            "actors": list(self._actors),
            "choices": self._choices,
            "rounds": rounds,
            "tricks": tricks,
            "scored": scored,
        }


def open_hands(match: Match) -> list[dict[str, Any]]:
    """What each seat sees at this moment, without how it came about, and its table."""
    game = match.game
    views: list[View] = [
        {**game.position(match.state, seat), "history": []} for seat in range(match.seats)
    ]
    return [{**view, **table(game, view)} for view in views]
