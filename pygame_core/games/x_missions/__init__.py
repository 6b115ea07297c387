"""X-Missions: tricks count little; the secret mission that each seat drafted counts much.

The rules follow the author's own description. What it leaves open and how it is decided here:
the first dealer is drawn by lot; everybody sees whether a seat took a mission, nobody else sees
which one until the round is scored; a failed mission costs nothing; mission 8 needs three eights,
as its title and its prices say; seats that are still equal after the tie-break share the victory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from pygame_core.events import Event
from pygame_core.game import GameInfo, Mood
from pygame_core.games.x_missions import scene, tempers, wording
from pygame_core.games.x_missions.aims import aimed, leeway
from pygame_core.games.x_missions.because import briefly
from pygame_core.games.x_missions.because_mission import compared, surest
from pygame_core.games.x_missions.decided import status_with
from pygame_core.games.x_missions.endings import can_claim, worlds
from pygame_core.games.x_missions.heuristic import evaluate
from pygame_core.games.x_missions.knowledge import determinize
from pygame_core.games.x_missions.moment import moment
from pygame_core.games.x_missions.play import Play
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rulebook import rulebook, steps
from pygame_core.games.x_missions.rules import BY_NAME, SEATS
from pygame_core.games.x_missions.simulation import XMissionsSimulation
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.games.x_missions.twins import because, plainest
from pygame_core.kit.comparing import Compared
from pygame_core.kit.only_card import only_card
from pygame_core.kit.tempers import tilt_of_cards
from pygame_core.prints import Deck
from pygame_core.rng import Stream
from pygame_core.rulebook import Picture, Section
from pygame_core.scene import Line, Scene, Sheet, line
from pygame_core.told import Told
from pygame_core.views import Position, View


class XMissions:
    """The game as the engine knows it."""

    info = GameInfo(
        id="x-missions",
        seats=(SEATS,),
        options=(),
        rules_version=1,
        to_learn=2,
        places=("trick", "last-trick", "trump", "missions", "own-mission"),
    )

    def start(
        self, _seats: int, _options: Mapping[str, str], seed: str, /
    ) -> tuple[XMissionsState, list[Event]]:
        state = XMissionsState(seed, dealer=Stream(seed, "first dealer").below(SEATS))
        return state, state.deal()

    def position(self, state: XMissionsState, seat: int | None) -> Position:
        return position(state, seat)

    def determinize(self, view: View, rng: Random) -> XMissionsState:
        return determinize(view, rng)

    def evaluate(self, view: View) -> list[float]:
        return evaluate(view)

    def tilt(self, view: View, temper: str) -> list[float]:
        return tilt_of_cards(view, temper, tempers.WEIGHT)

    def moods(self, view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
        return tempers.moods(view, event)

    def moment(self, view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
        return moment(view, event)

    def simulation(self, view: View) -> XMissionsSimulation:
        return XMissionsSimulation(view)

    def worlds(self, view: View, most: int) -> Iterable[XMissionsState] | None:
        return worlds(view, most)

    def can_claim(self, view: View) -> bool:
        return can_claim(view)

    def because(self, view: View, action: str, found: Line | None) -> Line | None:
        return because(view, action, found)

    def takes(self, view: View, action: str) -> bool:
        return Play(view, BY_NAME[action.removeprefix("play ")]).takes

    def briefly(self, because: Line, said: Line) -> Line:
        return briefly(because, said)

    def compared(self, view: View, options: Sequence[Mapping[str, Any]]) -> Compared | None:
        return compared(view, options) if view["phase"] == "mission" else None

    def forced(self, view: View, action: str) -> Line | None:
        if (found := only_card(view, action)) is None:
            return None
        played = BY_NAME[action.removeprefix("play ")]
        comes = status_with(view, played, takes=self.takes(view, action))
        return line(found["id"], **found["params"], comes=comes)

    def preferred(self, view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
        return (surest if view["phase"] == "mission" else plainest)(view, options)

    def aimed(self, view: View) -> list[str]:
        return aimed(view)

    def leeway(self, view: View) -> float:
        return leeway(view)

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
        return wording.sheet(scored)


GAME = XMissions()
