"""Sauscharf: gather chilies, then cook sauces from sets of equal ones.

The rules follow the published notes on the English rules of the game. What they leave open and how
it is decided here: how often each sauce exists and what it scores is reconstructed (sauces.py);
the first spoon is drawn by lot; only X make a set of the value 14, which stays its value; picking
up needs an ingredient; twenty laps in a row without a sauce end the match, five if no sauce is
left; so does a lap after which nobody has a card. Nobody's ingredients are shown to others, but
every card in them was seen when it went there: computer players that track cards use that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from pygame_core.events import Event
from pygame_core.game import GameInfo, Mood, Option
from pygame_core.games.sauscharf import scene, tempers, wording
from pygame_core.games.sauscharf.because import because, forced
from pygame_core.games.sauscharf.beside import preferred
from pygame_core.games.sauscharf.goal import aimed, leeway
from pygame_core.games.sauscharf.heuristic import evaluate
from pygame_core.games.sauscharf.knowledge import determinize
from pygame_core.games.sauscharf.moment import moment
from pygame_core.games.sauscharf.position import position
from pygame_core.games.sauscharf.rulebook import rulebook, steps
from pygame_core.games.sauscharf.sauces import HEATS, SEATS
from pygame_core.games.sauscharf.simulation import Simulation
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.prints import Deck
from pygame_core.rulebook import Picture, Section
from pygame_core.scene import Line, Scene, Sheet
from pygame_core.told import Told
from pygame_core.views import Position, View


class Sauscharf:
    """The game as the engine knows it."""

    info = GameInfo(
        id="sauscharf",
        seats=SEATS,
        options=(Option("heat", tuple(HEATS), "hot"),),
        rules_version=1,
        to_learn=4,
        places=("market", "sauces", "tray", "ingredients", "lanes"),
    )

    def start(
        self, seats: int, options: Mapping[str, str], seed: str, /
    ) -> tuple[SauscharfState, list[Event]]:
        state = SauscharfState(seats, options["heat"], seed)
        return state, state.deal()

    def position(self, state: SauscharfState, seat: int | None) -> Position:
        return position(state, seat)

    def determinize(self, view: View, rng: Random) -> SauscharfState:
        return determinize(view, rng)

    def evaluate(self, view: View) -> list[float]:
        return evaluate(view)

    def moment(self, view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
        return moment(view, event)

    def tilt(self, view: View, temper: str) -> list[float]:
        return tempers.tilt(view, temper)

    def moods(self, view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
        return tempers.moods(view, event)

    def because(self, view: View, action: str, found: Line | None) -> Line | None:
        return because(view, action, found)

    def forced(self, view: View, action: str) -> Line | None:
        return forced(view, action)

    def aimed(self, view: View) -> list[str]:
        return aimed(view)

    def leeway(self, view: View) -> float:
        return leeway(view)

    def preferred(self, view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
        return preferred(view, options)

    def simulation(self, view: View) -> Simulation:
        return Simulation(view)

    def deck(self) -> Deck:
        return scene.deck()

    def scene(self, view: View) -> Scene:
        return scene.scene_of(view)

    def rules(self, view: View) -> list[Section]:
        return rulebook(view)

    def steps(self) -> list[Picture]:
        return steps()

    def label(self, action: str, view: View) -> Line:
        return wording.label(action, view)

    def told(self, event: Mapping[str, Any], view: View) -> Told:
        return wording.told_as(event, view)

    def sheet(self, scored: Mapping[str, Any]) -> Sheet:
        return wording.sheet(scored)


GAME = Sauscharf()
