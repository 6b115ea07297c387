"""What made the difference in a match."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from pygame_core import Match
from pygame_core.game import Shown
from pygame_core.games import games
from pygame_core.page.story import story_of


def played(game: str, seed: str, most_seats: bool = False) -> Match:
    info = next(each for each in games() if each.id == game)
    match, rng = Match.new(game, seats=info.seats[-most_seats], seed=seed), Random(seed)
    while match.to_act is not None:
        match.apply(rng.choice(match.legal_actions()))
    return match


@pytest.mark.parametrize("game", [each.id for each in games()])
def test_no_line_of_any_sheet_made_more_of_a_difference(game: str) -> None:
    match = played(game, "oak")
    assert isinstance(match.game, Shown)
    for seat in range(match.seats):
        view = match.view(seat)
        story = story_of(match.game, view)
        if story is None:
            continue
        assert story["seat"] == seat
        assert story["won"] == (seat in view["winners"])
        sign = 1 if story["won"] else -1
        leads = {}
        for event in view["history"]:
            if event["id"] == "round.scored":
                for row in match.game.sheet(event["params"])["rows"]:
                    own, *others = (
                        row["cells"][(seat + at) % match.seats]["points"] or 0
                        for at in range(match.seats)
                    )
                    lead = sign * (own - mean(others))
                    is_told = not story["won"] or own >= max(others)
                    leads[event["params"]["round"], row["id"], own] = is_told and lead
        told = story["round"], story["row"]["id"], story["points"]
        assert leads[told] == max(leads.values()) > 0


@pytest.mark.parametrize("seed", ["ash", "elm", "fir", "oak"])
def test_what_won_a_match_brought_nobody_else_more(seed: str) -> None:
    match = played("stich-meister", seed, most_seats=True)
    assert isinstance(match.game, Shown)
    view = match.view(None)
    story = story_of(match.game, view)
    assert story
    [cells] = [
        row["cells"]
        for event in view["history"]
        if event["id"] == "round.scored" and event["params"]["round"] == story["round"]
        for row in match.game.sheet(event["params"])["rows"]
        if row["id"] == story["row"]["id"]
    ]
    assert all((cell["points"] or 0) <= story["points"] for cell in cells)


def test_a_spectator_is_told_of_the_winner() -> None:
    match = played("red-dragon", "oak")
    assert isinstance(match.game, Shown)
    view = match.view(None)
    assert story_of(match.game, view) == story_of(match.game, match.view(view["winners"][0]))


def test_nothing_is_told_while_the_match_lasts() -> None:
    match = Match.new("red-dragon", seats=3, seed="oak")
    assert isinstance(match.game, Shown)
    assert story_of(match.game, match.view(0)) is None
