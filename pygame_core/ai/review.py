"""Review: what a decision was worth, judged by what its seat could know when it was made."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from pygame_core.ai.advice import Advice, advise
from pygame_core.ai.levels import AT_LEISURE
from pygame_core.ai.search import Budget
from pygame_core.game import Game
from pygame_core.views import View


def judge(
    game: Game, view: View, action: str, rng: Random, budget: Budget = AT_LEISURE
) -> Generator[float, None, Advice]:
    """Weigh the action that the seat to act has chosen against everything else it might have done.

    Gives what `advise` gives and {"action": the chosen one, "cost": how much worse than the best
    it is, in points against the others, "clear": whether the two are not about
    equal}. The hidden cards are not known here: a bad end of a good decision costs nothing.
    """
    advice = yield from advise(game, view, rng, budget)
    [chosen] = [option for option in advice["options"] if option["action"] == action]
    return {**advice, "action": action, "cost": chosen["edge"], "clear": not chosen["level"]}
