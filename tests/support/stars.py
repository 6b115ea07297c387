"""What the star of a first match marks, action by action, and what is said to speak for it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pygame_core import Match
from pygame_core.ai.advice import advise
from pygame_core.ai.levels import choose
from pygame_core.ai.search import Budget
from pygame_core.ai.tip import Tip
from pygame_core.kit.tasks import finished
from pygame_core.page.bridge import SUGGESTING
from pygame_core.views import View


def starred(
    game: str, seeds: Iterator[int] | range, seats: int = 4, rounds: int = 1, until: str = ""
) -> Iterator[tuple[Match, View, Tip]]:
    """The first seat taps what the star marks, the others are casual players: the match, and what
    its view and its tip are, before each of its actions that leaves a choice. until: the phase with
    which it ends otherwise."""
    for seed in seeds:
        match, rng = Match.new(game, seats=seats, seed=seed), Random(seed)
        while match.to_act is not None:
            view = match.view(match.to_act)
            if view["round"] > rounds or view["phase"] == until:
                break
            if match.to_act:
                match.apply(choose("casual", match.game, view, rng))
                continue
            tip = finished(advise(match.game, view, rng, Budget(SUGGESTING)))["tip"]
            if len(view["legal"]) > 1:
                yield match, view, tip
            match.apply(tip["action"])
