"""What is said for what the star marks in whole rounds of X-Missions is true."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from pygame_core import Match
from pygame_core.ai.tip import Tip
from pygame_core.games.x_missions.play import Play
from pygame_core.games.x_missions.rules import (
    BY_NAME,
    strength,
)
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.games.x_missions.wish import wish
from pygame_core.scene import Line
from pygame_core.views import View
from tests.ai.test_tip import holds_the_trick
from tests.support.stars import starred


def can_be_beaten(match: Match, action: str) -> bool:
    """Whether any way in which the others can play on takes the trick away from it."""
    after = match.clone()
    taken = [event.params["winner"] for event in after.apply(action) if event.id == "trick.taken"]
    if taken:
        return bool(taken[0] != 0)
    return any(can_be_beaten(after, other) for other in after.legal_actions())


def is_true(match: Match, action: str, told: Line) -> bool:
    """By all hands, which whoever says it cannot see."""
    said, params, state = told["id"], told["params"], cast("XMissionsState", match.state)
    if said.startswith("win"):
        return not can_be_beaten(match, action)
    if said == "cannot" and not match.view(0)["trick"]:
        return can_be_beaten(match, action)
    if said in ("leave", "away", "cannot", "keep", "keep-nothing"):
        return not holds_the_trick(match, action)
    card = BY_NAME[action.split(" ")[1]]
    led = (state.trick[0][1] if state.trick else card).suit
    mine = strength(card, led, state.trump)
    others = [other for held in state.hands[1:] for other in held]
    stronger = [other for other in others if strength(other, led, state.trump) > mine]
    same = [other for other in stronger if other.suit == card.suit]
    if said == "void":
        return len(same) > 1
    is_told = params.get("has_trump") in (None, len(same) < len(stronger))
    return is_told and len(same) == params["count"]


WANTED = ("win", "may-win", "lead-low", "void")
"""The reasons of cards that are ahead in a trick that is welcome."""
UNWANTED = ("win-unwanted", "may-lose", "away")


@pytest.fixture(scope="module")
def stars() -> list[tuple[Match, View, Tip]]:
    found = starred("x-missions", range(10), rounds=2)
    return [(match.clone(), view, hint) for match, view, hint in found]


def test_every_star_has_a_reason_of_its_own_that_is_true_and_of_what_the_mission_wants(
    stars: list[tuple[Match, View, Tip]],
) -> None:
    told: Counter[str] = Counter()
    for match, view, hint in stars:
        because = hint["because"]
        assert because, (hint, match.log)
        told[because["id"]] += 1
        if view["phase"] != "play":
            continue
        assert is_true(match, hint["action"], because), (hint, match.log)
        wanted = wish(Play(view, BY_NAME[hint["action"].split(" ")[1]])).side
        if because["id"] == "leave":
            ahead = {wish(play).side for play in each_play(view) if play.is_ahead}
            assert "take" not in ahead, (hint, match.log)
        elif because["id"] in UNWANTED:
            assert wanted == "leave", (hint, match.log)
        elif because["id"].startswith(WANTED):
            assert wanted != "leave", (hint, match.log)
    # A trick is hardly ever taken although it does harm.
    assert told["win-unwanted"] <= 0.02 * told.total(), told


def test_the_star_takes_a_wanted_trick_and_leaves_an_unwanted_one(
    stars: list[tuple[Match, View, Tip]],
) -> None:
    missed: Counter[str] = Counter()
    for _, view, hint in stars:
        if view["phase"] != "play" or not view["trick"]:
            continue
        plays = {str(play.card): play for play in each_play(view)}
        star = plays[hint["action"].split(" ")[1]]
        wins = [play for play in plays.values() if play.takes and wish(play).side == "take"]
        missed["all"] += 1
        missed["wanted"] += bool(wins) and star not in wins
        is_unwanted = all(wish(play).side == "leave" for play in plays.values())
        missed["unwanted"] += (
            is_unwanted and star.is_ahead and not all(play.is_ahead for play in plays.values())
        )
    assert missed["wanted"] + missed["unwanted"] <= 0.04 * missed["all"], missed


def each_play(view: View) -> list[Play]:
    return [Play(view, BY_NAME[action.split(" ")[1]]) for action in view["legal"]]
