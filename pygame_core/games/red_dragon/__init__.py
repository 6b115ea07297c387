"""Red Dragon: take tricks for points, but every red card in them costs.

The rules follow the published English rules of the game. What they leave open and how it is
decided here: numbers run from 0 to 14 (only so do a round's points add up to zero); the first
seat of round 1 is drawn by lot and moves one seat to the left each round; a card may be taken
back by the seat that gave it; equal totals share the victory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from pygame_core.events import Event
from pygame_core.game import GameInfo, Mood
from pygame_core.games.red_dragon import scene, tempers
from pygame_core.games.red_dragon.aim import aimed, leeway, preferred
from pygame_core.games.red_dragon.because import because, forced
from pygame_core.games.red_dragon.endings import can_claim, worlds
from pygame_core.games.red_dragon.heuristic import evaluate
from pygame_core.games.red_dragon.knowledge import determinize
from pygame_core.games.red_dragon.moment import moment
from pygame_core.games.red_dragon.position import position
from pygame_core.games.red_dragon.rulebook import rulebook, steps
from pygame_core.games.red_dragon.rules import SEATS
from pygame_core.games.red_dragon.simulation import RedDragonSimulation
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.tempers import tilt_of_cards
from pygame_core.prints import Deck
from pygame_core.rng import Stream
from pygame_core.rulebook import Picture, Section
from pygame_core.scene import Line, Scene, Sheet
from pygame_core.told import Told
from pygame_core.views import Position, View


class RedDragon:
    """The game as the engine knows it."""

    info = GameInfo(
        id="red-dragon",
        seats=SEATS,
        options=(),
        rules_version=1,
        to_learn=1,
        places=("trick", "last-trick", "centre", "pile", "stake"),
    )

    def start(
        self, seats: int, _options: Mapping[str, str], seed: str, /
    ) -> tuple[RedDragonState, list[Event]]:
        state = RedDragonState(seats, seed, first=Stream(seed, "first seat").below(seats))
        return state, state.deal()

    def position(self, state: RedDragonState, seat: int | None) -> Position:
        return position(state, seat)

    def determinize(self, view: View, rng: Random) -> RedDragonState:
        return determinize(view, rng)

    def evaluate(self, view: View) -> list[float]:
        return evaluate(view)

    def tilt(self, view: View, temper: str) -> list[float]:
        return tilt_of_cards(view, temper, tempers.WEIGHT)

    def moods(self, view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
        return tempers.moods(view, event)

    def moment(self, view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
        return moment(view, event)

    def because(self, view: View, action: str, found: Line | None) -> Line | None:
        return because(view, action, found)

    def forced(self, view: View, action: str) -> Line | None:
        return forced(view, action)

    def aimed(self, view: View) -> list[str]:
        return aimed(view)

    def preferred(self, view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
        return preferred(view, options)

    def leeway(self, view: View) -> float:
        return leeway(view)

    def simulation(self, view: View) -> RedDragonSimulation:
        return RedDragonSimulation(view)

    def worlds(self, view: View, most: int) -> Iterable[RedDragonState] | None:
        return worlds(view, most)

    def can_claim(self, view: View) -> bool:
        return can_claim(view)

    def deck(self) -> Deck:
        return scene.deck()

    def scene(self, view: View) -> Scene:
        return scene.scene_of(view)

    def rules(self, view: View) -> list[Section]:
        return rulebook(view)

    def steps(self) -> list[Picture]:
        return steps()

    def label(self, action: str, _view: View) -> Line:
        return scene.label(action)

    def told(self, event: Mapping[str, Any], _view: View) -> Told:
        return scene.told_as(event)

    def sheet(self, scored: Mapping[str, Any]) -> Sheet:
        return scene.sheet(scored)


GAME = RedDragon()
