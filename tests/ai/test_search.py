"""A search works in slices: between two of them it can be stopped, and none of them is long."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from random import Random
from types import FrameType

import pytest

from pygame_core import Match, games
from pygame_core.ai.advice import advise
from pygame_core.ai.levels import choose, think
from pygame_core.ai.search import Budget
from pygame_core.views import View

MOST_CALLS = 15_000
"""Of Python functions between two pauses: some five milliseconds."""


AMONG_TRICKS = 36
"""Actions, after which giving, drafting and foretelling are over."""


def decisions(game: str) -> Iterator[tuple[Match, View]]:
    """The first choice of a match between casual players, and one among the first tricks."""
    match, rng, wanted = Match.new(game, seats=4, seed="slices"), Random(1), 0
    while wanted <= AMONG_TRICKS:
        assert match.to_act is not None
        view = match.view(match.to_act)
        if len(match.log) >= wanted and len(view["legal"]) > 2:
            wanted = len(match.log) + AMONG_TRICKS
            yield match, view
        match.apply(choose("casual", match.game, view, rng))


class Watched:
    """A thought, slice by slice, and how many Python functions each slice called."""

    def __init__(self, thought: Generator[float, None, object]) -> None:
        self.thought = thought
        self.slices: list[int] = []
        self.finished = False

    def go_on(self) -> float:
        """One slice more; says how much is done."""
        calls, before = 0, sys.getprofile()

        def count(_frame: FrameType, event: str, _arg: object) -> None:
            nonlocal calls
            calls += event == "call"

        sys.setprofile(count)
        try:
            return next(self.thought)
        except StopIteration:
            self.finished = True
            return 1.0
        finally:
            sys.setprofile(before)
            self.slices.append(calls)


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_a_turn_and_a_hint_do_little_between_two_pauses(game: str) -> None:
    for match, view in decisions(game):
        turn = think("master", match.game, view, Random(1))
        hint = advise(match.game, view, Random(1), Budget(effort=0.25))
        for thought in (turn, hint):
            watched = Watched(thought)
            while not watched.finished:
                watched.go_on()
            assert len(watched.slices) > 5
            assert max(watched.slices) < MOST_CALLS, view["phase"]


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_a_stopped_search_answers_without_another_slice(game: str) -> None:
    stopped: list[bool] = []
    budget = Budget(hurried=lambda: bool(stopped))
    for match, view in decisions(game):
        stopped.clear()
        watched = Watched(think("master", match.game, view, Random(1), budget))
        while not watched.go_on():
            pass
        stopped.append(True)
        watched.go_on()
        assert watched.finished
        assert watched.slices[-1] < 200 < max(watched.slices), view["phase"]
