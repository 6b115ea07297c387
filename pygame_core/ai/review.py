"""Review: what a decision was worth, judged by what its seat could know when it was made."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from random import Random
from typing import Any

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
    it is, in points against the others, "clear": whether the two are not about equal, "total": the
    score that was to be expected of it after the round}; and in each option "beside": whether it is
    the "best", about "level" with that, the "same" as the chosen one, "better" or "worse". The
    hidden cards are not known here: a bad end of a good decision costs nothing.
    """
    advice = yield from advise(game, view, rng, budget)
    options = advice["options"]
    place = [option["action"] for option in options].index(action)
    chosen = options[place]
    return {
        **advice,
        "options": [{**each, "beside": beside(at, each, place)} for at, each in enumerate(options)],
        "action": action,
        "cost": chosen["edge"],
        "clear": not chosen["level"],
        "total": chosen["match"],
    }


def beside(at: int, option: Mapping[str, Any], place: int) -> str:
    """How the option at this place stands to the best one and to the chosen one, at the other."""
    if at == 0:
        return "best"
    if option["level"]:
        return "level"
    if at == place:
        return "same"
    return "better" if at < place else "worse"
