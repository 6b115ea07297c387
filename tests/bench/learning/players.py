"""Club with the learned policy in its playouts instead of the aims."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from pygame_core.ai.search import search
from pygame_core.game import HalvingRound
from pygame_core.games.red_dragon.simulation import RedDragonSimulation
from pygame_core.games.x_missions.simulation import XMissionsSimulation
from pygame_core.kit.lanes.simulation import LaneSimulation
from pygame_core.kit.lanes.tricks import TrickLanes
from pygame_core.kit.tasks import finished
from pygame_core.views import View
from tests.bench.learning import learn
from tests.bench.learning.dragon import DragonLanes
from tests.bench.learning.missions import MissionsLanes, plain_rows
from tests.bench.learning.policy import Policy, PolicyLanes

SHARE = {"red-dragon": 0.375, "x-missions": 0.25}
"""Which part of club's worlds can be played so in the time that it takes."""


@cache
def policy_of(name: str) -> Policy:
    return learn.policy_of(name)


class DragonByPolicy(RedDragonSimulation):
    def begin(self, *args: Any) -> TrickLanes:  # type: ignore[override]
        game = _by_policy(super().begin(*args), DragonLanes, "red-dragon")
        game.alike = True
        return game


class MissionsByPolicy(XMissionsSimulation):
    def begin(self, *args: Any) -> TrickLanes:  # type: ignore[override]
        game = _by_policy(super().begin(*args), MissionsLanes, "x-missions")
        assert isinstance(game, MissionsLanes)
        game.plain = _plain()
        return game


@cache
def _plain() -> frozenset[int]:
    return plain_rows(policy_of("x-missions"))


def _by_policy(game: TrickLanes, lanes: type[PolicyLanes], name: str) -> PolicyLanes:
    # A table of the same game at the same moment, whose seats play otherwise.
    game.__class__ = lanes
    assert isinstance(game, PolicyLanes)
    game.policy = policy_of(name)
    return game


SIMULATIONS: dict[str, Callable[[View], LaneSimulation[Any]]] = {
    "red-dragon": DragonByPolicy,
    "x-missions": MissionsByPolicy,
}


def club(view: View, rng: Random) -> str:
    return _searched(view, rng, SHARE[view["game"]])


def as_wide(view: View, rng: Random) -> str:
    """In as many worlds as club, which takes longer."""
    return _searched(view, rng, 1)


def _searched(view: View, rng: Random, share: float) -> str:
    decision = SIMULATIONS[view["game"]](view)
    schedule = [fewer(each, share) for each in decision.schedules["club"]]
    return finished(search(decision, view["legal"], schedule, rng))[0].action


def fewer(halving: HalvingRound, share: float) -> HalvingRound:
    """In this part of the worlds, whole bytes of lanes."""
    return halving._replace(worlds=max(8, round(halving.worlds * share / 8) * 8))
