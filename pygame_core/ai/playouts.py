"""Playing on by the rules themselves: the simulation of every game that brings none of its own.

The view is determinized, then all seats act at random until the round is scored: a random playout.
Slow, but it needs nothing that a game does not have.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random

from pygame_core.events import Event
from pygame_core.game import Game, HalvingRound, Simulated, Simulation, State
from pygame_core.kit.outcomes import EITHER, Outcome
from pygame_core.views import View

LONGEST_PLAYOUT = 150
"""Actions; a round of tricks is shorter, and what lies further away is not worth the wait."""

_EVERYTHING = 10**6


class Playouts:
    """One decision of any game, played on at random by its rules."""

    facts: Mapping[str, int] = {"wins-trick": EITHER}
    schedules: Mapping[str, Sequence[HalvingRound]] = {
        "club": (HalvingRound(_EVERYTHING, 12), HalvingRound(4, 12)),
        "master": (HalvingRound(_EVERYTHING, 16), HalvingRound(6, 24, 2), HalvingRound(3, 32, 2)),
        "advice": (HalvingRound(_EVERYTHING, 16, 4),),
    }

    def __init__(self, game: Game, view: View) -> None:
        self._game = game
        self._view = view

    def rollout(
        self, actions: Sequence[str], worlds: int, _deep: bool, rng: Random
    ) -> Generator[None, None, list[Outcome]]:
        outcomes = [Outcome(self.facts) for _ in actions]
        seat = self._view["seat"]
        assert seat is not None
        for _ in range(worlds):
            world = self._game.determinize(self._view, rng)
            for action, outcome in zip(actions, outcomes, strict=True):
                outcome.count(*_played_on(world.clone(), action, seat, rng))
                yield
        return outcomes


def _played_on(
    state: State, action: str, seat: int, rng: Random
) -> tuple[float, int, tuple[str, ...]]:
    """How one world ends: the utility and points of the round for this seat, and the facts."""
    before = list(state.scores)
    events = state.apply(action)
    # Whatever is decided before the play has no trick of its own.
    plays = any(event.id == "card.played" for event in events)
    took_trick = _trick_taken_by(seat, events) if plays else False
    for _ in range(LONGEST_PLAYOUT):
        if state.to_act is None or any(event.id == "round.scored" for event in events):
            break
        events = state.apply(rng.choice(state.legal_actions()))
        if took_trick is None:
            took_trick = _trick_taken_by(seat, events)
    won = [after - points for after, points in zip(state.scores, before, strict=True)]
    others = [points for who, points in enumerate(won) if who != seat]
    utility = won[seat] - sum(others) / len(others)
    if state.to_act is None:
        utility += len(before) / len(state.winners) if seat in state.winners else 0.0
    return utility, won[seat], ("wins-trick",) if took_trick else ()


def _trick_taken_by(seat: int, events: Sequence[Event]) -> bool | None:
    """Whether the seat took the trick that these events end; None if they end none."""
    for event in events:
        if event.id == "trick.taken":
            return bool(event.params["winner"] == seat)
    return None


def simulation(game: Game, view: View) -> Simulation:
    """The decision of the seat to act, by the game's own simulation if it has one."""
    return game.simulation(view) if isinstance(game, Simulated) else Playouts(game, view)
