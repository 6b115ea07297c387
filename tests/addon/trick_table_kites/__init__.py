"""Kites: every trick is as high as its lowest card, unless a gust blows through it.

An example of a game in a package of its own; it needs nothing but the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from pygame_core.events import Event
from pygame_core.game import GameInfo, Suit
from pygame_core.kit.cards import names
from pygame_core.kit.plain import PlainTable
from pygame_core.rng import Stream
from pygame_core.rulebook import Section
from pygame_core.views import Position, View
from trick_table_kites.heuristic import evaluate
from trick_table_kites.knowledge import determinize
from trick_table_kites.position import position
from trick_table_kites.rulebook import rulebook
from trick_table_kites.state import DECK, SEATS, KitesState


class Kites(PlainTable):
    """The game as the engine knows it."""

    contract = 2
    suits = (Suit("S", "blue"), Suit("M", "green"), Suit("R", "red"))
    cards = names(DECK)
    info = GameInfo(id="kites", seats=SEATS, options=(), rules_version=1)

    def start(
        self, seats: int, _options: Mapping[str, str], seed: str, /
    ) -> tuple[KitesState, list[Event]]:
        state = KitesState(seats, seed, dealer=Stream(seed, "dealer").below(seats))
        return state, state.deal()

    def position(self, state: KitesState, seat: int | None) -> Position:
        return position(state, seat)

    def rules(self, view: View) -> list[Section]:
        return rulebook(view)

    def determinize(self, view: View, rng: Random) -> KitesState:
        return determinize(view, rng)

    def evaluate(self, view: View) -> list[float]:
        return evaluate(view)


GAME = Kites()
