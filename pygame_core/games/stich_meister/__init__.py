"""Stich-Meister: sixty rule cards, four of them in force in each round, make the game new.

The rules follow the Japanese rules of the old edition. Which numbers and suits the trump cards
1 to 20 show is known only in part; the table is data (trump_cards.py). What the rules leave open
has names in options.py. Decided here besides: passing, reserving and choosing rule cards are done
seat by seat from the dealer's left and stay secret until all are done; a card lying open that is
played or passed face down goes on lying there until then; equal totals share the victory.

Cards 27 and 28 together: card 28 speaks of whoever cannot play the suit of the first card, card 27
says that the first card's suit does not decide and that of the card just before does. The lower
number comes first, so "cannot follow" is meant of the card just before: who is void there must
play a trump even when holding the suit of the first card, and who is not void there follows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from pygame_core.events import Event
from pygame_core.game import GameInfo, Mood, Simulation
from pygame_core.games.stich_meister import scene, tempers, wording
from pygame_core.games.stich_meister.because import aimed, because, forced, leeway, preferred
from pygame_core.games.stich_meister.cards import SEATS
from pygame_core.games.stich_meister.endings import can_claim, worlds
from pygame_core.games.stich_meister.heuristic import evaluate
from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.knowledge import determinize
from pygame_core.games.stich_meister.moment import moment
from pygame_core.games.stich_meister.options import OPTIONS
from pygame_core.games.stich_meister.position import position
from pygame_core.games.stich_meister.rule_comparison import compared
from pygame_core.games.stich_meister.rulebook import rulebook, steps
from pygame_core.games.stich_meister.simulation import (
    RuleChoice,
    StichMeisterSimulation,
)
from pygame_core.games.stich_meister.state import StichMeisterState
from pygame_core.kit.comparing import Compared
from pygame_core.kit.tempers import tilt_of_cards
from pygame_core.prints import Deck
from pygame_core.rng import Stream
from pygame_core.rulebook import Picture, Section
from pygame_core.scene import Line, Scene, Sheet
from pygame_core.told import Told
from pygame_core.views import Position, View


class StichMeister:
    """The game as the engine knows it."""

    info = GameInfo(
        id="stich-meister",
        seats=SEATS,
        options=OPTIONS,
        rules_version=1,
        to_learn=5,
        places=("trick", "last-trick", "rule-cards", "lens"),
    )

    def start(
        self, seats: int, options: Mapping[str, str], seed: str, /
    ) -> tuple[StichMeisterState, list[Event]]:
        dealer = Stream(seed, "first dealer").below(seats)
        state = StichMeisterState(seats, dict(options), seed, dealer)
        state.rule_pile = list(RULE_CARDS)
        Stream(seed, "rule cards").shuffle(state.rule_pile)
        return state, state.deal()

    def position(self, state: StichMeisterState, seat: int | None) -> Position:
        return position(state, seat)

    def determinize(self, view: View, rng: Random) -> StichMeisterState:
        return determinize(view, rng)

    def evaluate(self, view: View) -> list[float]:
        return evaluate(view)

    def moment(self, view: View, event: Mapping[str, Any]) -> dict[str, Any] | None:
        return moment(view, event)

    def tilt(self, view: View, temper: str) -> list[float]:
        return tilt_of_cards(view, temper, tempers.WEIGHT)

    def moods(self, view: View, event: Mapping[str, Any]) -> dict[int, Mood]:
        return tempers.moods(view, event)

    def because(self, view: View, action: str, found: Line | None) -> Line | None:
        return because(view, action, found)

    def compared(self, view: View, options: Sequence[Mapping[str, Any]]) -> Compared | None:
        return compared(view, options) if view["phase"] == "choose" else None

    def forced(self, view: View, action: str) -> Line | None:
        return forced(view, action)

    def aimed(self, view: View) -> list[str]:
        return aimed(view)

    def leeway(self, view: View) -> float:
        return leeway(view)

    def preferred(self, view: View, options: Sequence[Mapping[str, Any]]) -> str | None:
        return preferred(view, options)

    def simulation(self, view: View) -> Simulation:
        return (RuleChoice if view["phase"] == "choose" else StichMeisterSimulation)(view)

    def worlds(self, view: View, most: int) -> Iterable[StichMeisterState] | None:
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

    def told(self, event: Mapping[str, Any], view: View) -> Told:
        return wording.told_as(event, view)

    def sheet(self, scored: Mapping[str, Any]) -> Sheet:
        return wording.sheet(scored)


GAME = StichMeister()
