"""The all-seeing reference: a search in the one true world, to know what could be won.

It plays the game's own lanes with the cards as they truly lie, so it is told the state. No player
may be compared with it as an equal: it is no more than a lower bound of what there is to gain.

    python -m pygame_core arena --game x-missions --player tests.peers.all_seeing:reference \
        --against master --deals 100 --name RUN

Where the hidden cards are known, all lanes would be one game; so its seats err now and then, and
each lane is one way in which the round may go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from pygame_core.ai.deals import AllSeeing
from pygame_core.ai.playouts import simulation
from pygame_core.ai.search import search
from pygame_core.game import HalvingRound, State
from pygame_core.games import find_game
from pygame_core.games.red_dragon.lanes import NUMBER as RED_DRAGON
from pygame_core.games.red_dragon.simulation import RedDragonSimulation
from pygame_core.games.scharfe_schoten.lanes import NUMBER as SCHARFE_SCHOTEN
from pygame_core.games.scharfe_schoten.simulation import ScharfeSchotenSimulation
from pygame_core.games.stich_meister.lane_rules import NUMBER as STICH_MEISTER
from pygame_core.games.stich_meister.simulation import StichMeisterSimulation
from pygame_core.games.x_missions.drafting import strengths
from pygame_core.games.x_missions.lanes import CHOICES, choice_number
from pygame_core.games.x_missions.lanes import NUMBER as X_MISSIONS
from pygame_core.games.x_missions.simulation import XMissionsSimulation
from pygame_core.kit.cards import Card
from pygame_core.kit.lanes.masks import every
from pygame_core.kit.lanes.simulation import LaneSimulation
from pygame_core.kit.tasks import finished
from pygame_core.views import View

SCHEDULE = (HalvingRound(10**6, 256), HalvingRound(4, 512))

ERRS = 2
"""One play in 2**so many is random, in a game whose seats would never err."""


def choose(view: View, rng: Random, state: State) -> str:
    """The best of view["legal"] in the true world; where a game has no way to say so: the same
    search in worlds that could be true."""
    decision = simulation(find_game(view["game"]), view)
    if isinstance(decision, LaneSimulation):
        reveal(decision, state)
    return finished(search(decision, view["legal"], SCHEDULE, rng))[0].action


reference = AllSeeing(choose)


def reveal(decision: LaneSimulation[Any], state: Any) -> None:
    """From now on the decision is tried out in the world of this state."""
    begin, truth = decision.begin, TRUTHS[type(decision)]

    def begin_erring(world: Any, width: int, times: int, rng: Random) -> Any:
        game = begin(world, width, times, rng)
        game.noise = game.noise or ERRS
        return game

    deal = decision.deal
    decision.deal = lambda width, rng: truth(decision, deal(width, rng), state, every(width))  # type: ignore[method-assign]
    decision.begin = begin_erring  # type: ignore[method-assign]


def _held(cards: Iterable[Card | None], number: dict[Card, int], everywhere: int) -> list[int]:
    held = {number[card] for card in cards if card}
    return [everywhere if at in held else 0 for at in range(len(number))]


def _red_dragon(decision: RedDragonSimulation, world: Any, state: Any, everywhere: int) -> Any:
    for seat in _others(state):
        turned = decision.turned(seat)
        world.hands[turned] = _held(state.hands[seat], RED_DRAGON, everywhere)
        gift = state.given[seat] if state.phase == "give" else []
        world.gifts[turned] = _held(gift, RED_DRAGON, everywhere)
    return world


def _x_missions(decision: XMissionsSimulation, world: Any, state: Any, everywhere: int) -> Any:
    for seat in _others(state):
        turned, mission = decision.turned(seat), state.missions[seat]
        world.hands[turned] = _held(state.hands[seat], X_MISSIONS, everywhere)
        if mission is not None:
            world.missions[turned] = [
                everywhere if choice == choice_number(mission) else 0 for choice in range(CHOICES)
            ]
        if state.phase == "mission":
            world.classes[turned] = strengths(world.hands[turned][:], state.trump, everywhere)
    return world


def _scharfe_schoten(
    decision: ScharfeSchotenSimulation, world: Any, state: Any, everywhere: int
) -> Any:
    for seat in _others(state):
        world[decision.turned(seat)] = _held(state.hands[seat], SCHARFE_SCHOTEN, everywhere)
    return world


def _stich_meister(
    decision: StichMeisterSimulation, world: Any, state: Any, everywhere: int
) -> Any:
    for seat in _others(state):
        turned = decision.turned(seat)
        held = [*state.hands[seat], *state.laid[seat]]
        world.hands[turned] = _held(held, STICH_MEISTER, everywhere)
        world.reserved[turned] = _held([state.reserved[seat]], STICH_MEISTER, everywhere)
    return world


TRUTHS: dict[type[LaneSimulation[Any]], Callable[[Any, Any, Any, int], Any]] = {
    RedDragonSimulation: _red_dragon,
    XMissionsSimulation: _x_missions,
    ScharfeSchotenSimulation: _scharfe_schoten,
    StichMeisterSimulation: _stich_meister,
}


def _others(state: Any) -> list[int]:
    return [seat for seat in range(state.seats) if seat != state.to_act]
