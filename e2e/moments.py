"""Matches of this Python at a moment that a test needs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pygame_core import Match
from pygame_core.ai.certainty import certain
from pygame_core.kit.thinking import finished


def before(match: Match, wanted: Callable[[Match], bool]) -> Match:
    """The same match, played on at random until seat 0 plays with more than one card and this
    holds."""
    rng = Random(1)
    while match.to_act is not None:
        view = match.view(match.to_act)
        if (
            match.to_act == 0
            and view["phase"] == "play"
            and len(view["hand"]) > 1
            and wanted(match)
        ):
            return match
        match.apply(rng.choice(view["legal"]))
    raise AssertionError("it never comes to that")


def before_the_last_card(rounds: int) -> Match:
    """Seat 0 has one card left, in this round; the others answer by themselves."""
    match, rng = Match.new("red-dragon", seats=3, seed="sheets"), Random(1)
    while match.to_act != 0 or match.view(0)["round"] < rounds or len(match.view(0)["hand"]) > 1:
        match.apply(rng.choice(match.legal_actions()))
    return match


def forced(match: Match) -> bool:
    """Only one card may be played, and a trick has been taken already."""
    return len(match.legal_actions()) == 1 and match.view(None)["last_trick"] is not None


def decided(match: Match) -> bool:
    """The seat to act may claim the rest."""
    return finished(certain(match.game, match.view(match.to_act)))
