"""Scharfe Schoten: foretell which colour you will collect most of, and which least.

The rules follow the published rules of the game. What they leave open and how it is decided here:
the first seat of round 1 is drawn by lot (not by the hottest haircut); each round draws its trumps
from all twelve number cards; predictions are final; the winner of a trick must take a rack card
while there is one, and says so even when a single colour is left; the number of a rack card is
never seen, not even by its taker; equal totals share the victory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from random import Random
from typing import Any

from pygame_core.events import Event
from pygame_core.game import GameInfo, Mood
from pygame_core.games.scharfe_schoten import scene, tempers, wording
from pygame_core.games.scharfe_schoten.because import aimed, because, forced
from pygame_core.games.scharfe_schoten.endings import can_claim, worlds
from pygame_core.games.scharfe_schoten.heuristic import evaluate
from pygame_core.games.scharfe_schoten.knowledge import determinize
from pygame_core.games.scharfe_schoten.position import position
from pygame_core.games.scharfe_schoten.prediction_reasons import compared, preferred
from pygame_core.games.scharfe_schoten.rulebook import rulebook, steps
from pygame_core.games.scharfe_schoten.rules import SEATS
from pygame_core.games.scharfe_schoten.simulation import ScharfeSchotenSimulation
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.games.scharfe_schoten.trick_reasons import briefly, is_sure
from pygame_core.kit.comparing import Compared
from pygame_core.kit.tempers import tilt_of_cards
from pygame_core.prints import Deck
from pygame_core.rng import Stream
from pygame_core.rulebook import Picture, Section
from pygame_core.scene import Line, Scene, Sheet
from pygame_core.told import Told
from pygame_core.views import Position, View


class ScharfeSchoten:
    """The game as the engine knows it."""

    info = GameInfo(
        id="scharfe-schoten",
        seats=SEATS,
        options=(),
        rules_version=1,
        to_learn=3,
        places=("trick", "last-trick", "strength", "rack", "tiles", "choose-rack"),
    )

    def start(
        self, seats: int, _options: Mapping[str, str], seed: str, /
    ) -> tuple[ScharfeSchotenState, list[Event]]:
        first = Stream(seed, "first seat").below(seats)
        state = ScharfeSchotenState(seats, seed, first)
        return state, state.announce()

    def position(self, state: ScharfeSchotenState, seat: int | None) -> Position:
        return position(state, seat)

    def determinize(self, view: View, rng: Random) -> ScharfeSchotenState:
        return determinize(view, rng)

    def evaluate(self, view: View) -> list[float]:
        return evaluate(view)

    def tilt(self, view: View, temper: str) -> list[float]:
        return tilt_of_cards(view, temper, tempers.WEIGHT)

    def moods(self, view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
        return tempers.moods(view, event)

    def because(self, view: View, action: str, found: Line | None) -> Line | None:
        return because(view, action, found)

    def compared(self, view: View, options: Sequence[Mapping[str, Any]]) -> Compared | None:
        return compared(view, options) if view["phase"] == "predict" else None

    def takes(self, view: View, action: str) -> bool:
        return is_sure(view, action)

    def briefly(self, because: Line, said: Line) -> Line:
        return briefly(because, said)

    def forced(self, view: View, action: str) -> Line | None:
        return forced(view, action)

    def aimed(self, view: View) -> list[str]:
        return aimed(view)

    def leeway(self, _view: View) -> float:
        return inf

    def preferred(self, view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
        return preferred(view, options) if view["phase"] == "predict" else None

    def simulation(self, view: View) -> ScharfeSchotenSimulation:
        return ScharfeSchotenSimulation(view)

    def worlds(self, view: View, most: int) -> Iterable[ScharfeSchotenState] | None:
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
        return wording.label(action)

    def told(self, event: Mapping[str, Any], _view: View) -> Told:
        return wording.told_as(event)

    def sheet(self, scored: Mapping[str, Any]) -> Sheet:
        return scene.sheet(scored)


GAME = ScharfeSchoten()
