"""Each level plays better than the one below, in every game, on the same deals."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core import Match, games
from pygame_core.ai.levels import LEVELS, choose, think
from pygame_core.ai.search import Budget
from pygame_core.kit.lanes.simulation import LaneSimulation
from tests.support.calling import Page

DEALS = {"scharfe-schoten": 8}
"""So many show that it plays better; elsewhere two do. The deals are fixed, so this cannot fail by
bad luck; the arena measures how much it is."""


def margin(game: str, seats: int, strong: str | None, weak: str | None, deals: int) -> float:
    """Points per seat that `strong` scores above `weak` (None: random play).

    Every deal is played with the strong ones in the even seats and again in the odd seats.
    """
    total = 0
    for deal in range(deals):
        for strong_parity in (0, 1):
            match, rng = Match.new(game, seats=seats, seed=deal), Random(deal)
            while match.to_act is not None:
                level = strong if match.to_act % 2 == strong_parity else weak
                view = match.view(match.to_act)
                match.apply(
                    rng.choice(view["legal"])
                    if level is None
                    else choose(level, match.game, view, rng)
                )
            total += sum(
                score if seat % 2 == strong_parity else -score
                for seat, score in enumerate(match.scores)
            )
    return total / (deals * 2 * seats)


@pytest.mark.parametrize("game", [info.id for info in games() if 4 in info.seats])
def test_casual_beats_beginner_and_beginner_beats_chance(game: str) -> None:
    assert margin(game, 4, "casual", "beginner", deals=DEALS.get(game, 2)) > 0
    assert margin(game, 4, "beginner", None, deals=1) > 0


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_without_time_even_the_strongest_answers_with_what_looks_best(game: str) -> None:
    match = Match.new(game, seats=4, seed="a")
    assert match.to_act is not None
    view = match.view(match.to_act)
    thought = think("master", match.game, view, Random(1), Budget(seconds=0.0))
    with pytest.raises(StopIteration) as finished:
        next(thought)
    assert finished.value.value in view["legal"]


def noted(monkeypatch: pytest.MonkeyPatch, method: str) -> list[bool]:
    """One entry for each time that a simulation is asked for this."""
    found: list[bool] = []
    usual = getattr(LaneSimulation, method)

    def note(*args: Any) -> Any:
        found.append(True)
        return usual(*args)

    monkeypatch.setattr(LaneSimulation, method, note)
    return found


@pytest.fixture
def deep(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """One entry for each batch of worlds in which every seat thinks."""
    return noted(monkeypatch, "play_deeply")


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """One entry for each batch of worlds."""
    return noted(monkeypatch, "rollout")


def choose_among(match: Match, level: str, others: str) -> None:
    """Lets the seat to act choose; others: who sits there besides, - for a person."""
    assert match.to_act is not None
    seated = [None if word == "-" else word for word in others.split()]
    seated.insert(match.to_act, level)
    choose(level, match.game, match.view(match.to_act), Random(1), seated=seated)


@pytest.mark.parametrize("game", ["red-dragon", "x-missions"])
@pytest.mark.parametrize(
    ("others", "thinks_of_them"),
    [
        ("casual casual casual", False),
        ("casual - -", False),
        ("club casual -", False),
        ("club master casual", True),
        ("club club club", True),
    ],
)
def test_a_master_sees_thinkers_only_where_most_of_the_others_search(
    game: str, others: str, thinks_of_them: bool, deep: list[bool]
) -> None:
    match = Match.new(game, seats=4, seed="a")
    while match.view(None)["phase"] != "play":
        match.apply(match.legal_actions()[0])
    choose_among(match, "master", others)
    assert bool(deep) == thinks_of_them


@pytest.mark.parametrize(
    ("level", "others", "searches"),
    [
        ("club", "casual casual casual", False),
        ("club", "master master master", False),
        ("master", "casual - -", True),
        ("master", "club master club", True),
        ("master", "master master -", False),
        ("master", "master master master", False),
    ],
)
def test_cards_are_given_after_a_search_only_by_a_master_among_seats_that_do_not_search_then(
    level: str, others: str, searches: bool, searched: list[bool]
) -> None:
    choose_among(Match.new("red-dragon", seats=4, seed="a"), level, others)
    assert bool(searched) == searches


def test_of_whom_nothing_is_known_a_master_thinks_highly(deep: list[bool]) -> None:
    match = Match.new("x-missions", seats=4, seed="a")
    choose("master", match.game, match.view(match.to_act), Random(1))
    assert deep


@pytest.mark.parametrize(("level", "thinks_of_them"), [("", False), ("club", True)])
def test_the_page_tells_a_master_who_sits_there(
    level: str, thinks_of_them: bool, deep: list[bool]
) -> None:
    page = Page()
    page.result("new", game="x-missions", seats=4, seed="a")
    page.thought("computer", level="master", seated=[level] * 4)
    assert bool(deep) == thinks_of_them


def test_an_unknown_level_is_refused() -> None:
    match = Match.new("red-dragon", seats=3, seed="a")
    assert match.to_act is not None
    with pytest.raises(KeyError):
        choose("genius", match.game, match.view(match.to_act), Random(1))
    assert list(LEVELS) == ["beginner", "casual", "club", "master"]
