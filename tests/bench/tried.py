"""Judgements that were tried for a level, so that what was found of them can be found again."""

from __future__ import annotations

from random import Random

from pygame_core.ai.playouts import simulation
from pygame_core.ai.search import search
from pygame_core.games import find_game
from pygame_core.kit.tasks import finished
from pygame_core.views import View


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
