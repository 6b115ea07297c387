"""Judgements that were tried for a level, so that what was found of them can be found again."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from random import Random
from typing import Any

from pygame_core.ai.levels import choose
from pygame_core.ai.playouts import simulation
from pygame_core.ai.search import search
from pygame_core.game import HalvingRound
from pygame_core.games import find_game
from pygame_core.games.red_dragon.simulation import RedDragonSimulation
from pygame_core.kit.lanes.deep import decide
from pygame_core.kit.lanes.simulation import LaneSimulation
from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.lanes.tricks import TrickLanes
from pygame_core.kit.tasks import finished
from pygame_core.views import View

EVERY = 10**6


def unseeing(view: View, rng: Random) -> str:
    """As master, but it does not look who sits there, and takes everybody for one who thinks."""
    return choose("master", find_game(view["game"]), view, rng)


def flat_and_deep(view: View, rng: Random) -> str:
    """As master where it thinks deeply, but by the mean of what the cheap policy makes of an action
    and of what thinking seats make of it: most seats at a table do not think so far."""
    decision = simulation(find_game(view["game"]), view)
    cheap, deep = decision.schedules["master"]
    flat = finished(search(decision, view["legal"], [cheap], rng))[: deep.keep]
    before = {rating.action: rating.outcome.mean for rating in flat}
    if len(before) == 1:
        return flat[0].action
    thought = finished(search(decision, list(before), [deep], rng))
    return max(thought, key=lambda rating: rating.outcome.mean + before[rating.action]).action


def flat(view: View, rng: Random) -> str:
    """As master among seats that do not think: the best actions are tried in 1,024 worlds more, and
    nobody thinks in them, which takes a fifth of the time or less."""
    decision = simulation(find_game(view["game"]), view)
    *before, last = decision.schedules["master"]
    schedule = [*before, last._replace(worlds=1024, deep=False) if last.deep else last]
    return finished(search(decision, view["legal"], schedule, rng))[0].action


UNHURRIED = {
    "give": (HalvingRound(EVERY, 256), HalvingRound(6, 512, 4)),
    "draft": (HalvingRound(EVERY, 256), HalvingRound(6, 512, 4)),
    "choose": (HalvingRound(EVERY, 48, 5),),
    "mission": (HalvingRound(EVERY, 512), HalvingRound(3, 256, deep=True)),
    "red-dragon": (HalvingRound(EVERY, 384), HalvingRound(4, 192, deep=True)),
    "x-missions": (HalvingRound(EVERY, 512), HalvingRound(3, 192, deep=True)),
    "stich-meister": (HalvingRound(EVERY, 192), HalvingRound(3, 1024)),
}
"""By a phase that is no trick, or else by game."""


def unhurried(view: View, rng: Random) -> str:
    """As master among seats that think, with all the time that it took before its turns had to be
    there within half a second on a slow tablet."""
    decision = as_unhurried(simulation(find_game(view["game"]), view))
    return finished(search(decision, view["legal"], schedule_of(view), rng))[0].action


def as_unhurried(decision: Any) -> Any:
    """With seats that think as far as they did then."""
    is_dragon = isinstance(decision, RedDragonSimulation)
    decision.options, decision.depth = (6, 150) if is_dragon else (5, 60)
    return decision


def schedule_of(view: View) -> Sequence[HalvingRound]:
    return UNHURRIED.get(view["phase"], UNHURRIED[view["game"]])


def thinking_alone(view: View, rng: Random) -> str:
    """As master, but of the seats in its worlds only its own thinks."""
    decision = simulation(find_game(view["game"]), view)
    if isinstance(decision, LaneSimulation):
        decision.play_deeply = partial(_play_alone, decision)  # type: ignore[method-assign]
    return finished(search(decision, view["legal"], decision.schedules["master"], rng))[0].action


def _play_alone(decision: LaneSimulation[Any], game: TrickLanes) -> Generator[None, None, None]:
    work = decision.depth
    while game.left > 1:
        while game.position < game.seats:
            if game.turn[0]:
                if work < 0:
                    return
                work -= game.left
                plays = yield from decide(game, decision.options)
                mine = game.turn[0]
                game.put(0, [(card, mask & mine) for card, mask in plays if mask & mine])
            for seat in range(1, game.seats):
                if game.turn[seat]:
                    _play_by_policy(game, seat)
            game.advance()
        game.end_trick()


def _play_by_policy(game: TrickLanes, seat: int) -> None:
    plays: Plays = []
    wants, lanes = game.wants(seat), game.turn[seat]
    if wants is None:
        game.play_at_random(seat, lanes, plays)
    else:
        game.play_with_aim(seat, lanes, wants, plays)
    game.put(seat, plays)
