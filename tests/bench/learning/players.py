"""Club and master with the learned policy in their playouts instead of the aims, at equal time."""

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

SHARE = {
    ("red-dragon", "club"): 0.375,
    ("red-dragon", "master"): 0.6,
    ("x-missions", "club"): 0.6,
    ("x-missions", "master"): 0.6,
}
"""Which part of the worlds can be played so in the time that the level takes."""


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
    return _searched(view, rng, "club")


def master(view: View, rng: Random) -> str:
    return _searched(view, rng, "master")


def _searched(view: View, rng: Random, level: str) -> str:
    game = view["game"]
    decision = SIMULATIONS[game](view)
    share = SHARE[game, level]
    schedule = [fewer(each, share) for each in decision.schedules[level]]
    return finished(search(decision, view["legal"], schedule, rng))[0].action


def fewer(halving: HalvingRound, share: float) -> HalvingRound:
    """In this part of the worlds, whole bytes of lanes."""
    return halving._replace(worlds=max(8, round(halving.worlds * share / 8) * 8))
