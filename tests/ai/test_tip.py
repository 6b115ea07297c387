"""A hint in one sentence: what it says of the trick is true, and it is made from the view alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core import Match, games
from pygame_core.ai.tip import Tip, tip
from pygame_core.game import Game
from pygame_core.games.stich_meister import GAME as STICH_MEISTER
from pygame_core.scene import line
from tests.stich_meister.table import table

ALL = [info.id for info in games()]


def best_of(action: str, **more: Any) -> dict[str, Any]:
    """An advice's first option."""
    return {"action": action, "trick": 0.5, "reasons": [], **more}


def tip_for(match: Match, best: str, **more: Any) -> Tip:
    assert match.to_act is not None
    return tip(match.game, match.view(match.to_act), best_of(best, **more), Random(1))


def holds_the_trick(match: Match, action: str) -> bool:
    """Whether this action, really done, is ahead in the trick or has taken it."""
    return bool(ahead_after(match, action) == match.to_act)


def ahead_after(match: Match, action: str) -> object:
    """Who is ahead in the trick, or has taken it, once this action is really done."""
    after, seat = match.clone(), match.to_act
    taken = [event.params["winner"] for event in after.apply(action) if event.id == "trick.taken"]
    return taken[0] if taken else match.game.position(after.state, seat)["ahead"]


@pytest.mark.parametrize("game", ALL)
def test_what_is_said_of_the_trick_is_what_happens(game: str) -> None:
    [info] = [info for info in games() if info.id == game]
    said = set()
    for seed in range(2):
        match, rng = Match.new(game, seats=info.seats[-1], seed=seed), Random(seed)
        while match.to_act is not None:
            best = rng.choice(match.legal_actions())
            # Some of so many moments tell enough.
            told = tip_for(match, best) if rng.random() < 0.25 else None
            if told and told["said"] and told["said"]["id"] != "play":
                said.add(told["said"]["id"])
                holds = {each: holds_the_trick(match, each) for each in match.legal_actions()}
                assert told["said"]["params"]["card"] == best.removeprefix("play ")
                if told["said"]["id"] == "cannot-beat":
                    assert not any(holds.values())
                if told["said"]["id"] == "stay-under":
                    assert any(holds.values())
                    assert not holds[best]
                if told["said"]["id"] in ("take", "go-ahead"):
                    assert holds[best]
            match.apply(best)
    if game != "sauscharf":
        assert {"lead", "cannot-beat", "stay-under", "take", "go-ahead"} <= said


@pytest.mark.parametrize("game", ALL)
def test_a_tip_knows_no_more_than_its_view(game: str) -> None:
    [info] = [info for info in games() if info.id == game]
    match, rng = Match.new(game, seats=info.seats[0], seed="t"), Random(3)
    for _ in range(60):
        if match.to_act is None:
            break
        view = match.view(match.to_act)
        given = best_of(match.legal_actions()[0])
        other = match.game.determinize(view, rng)
        same: Any = {**match.game.position(other, match.to_act), "history": view["history"]}
        assert tip(match.game, view, given, Random(1)) == tip(match.game, same, given, Random(1))
        match.apply(rng.choice(match.legal_actions()))


def in_play(seed: str) -> Match:
    match, rng = Match.new("x-missions", seats=4, seed=seed), Random(1)
    while match.view(match.to_act)["phase"] != "play" or len(match.view(None)["trick"]) != 3:
        match.apply(rng.choice(match.legal_actions()))
    return match


def test_the_action_that_is_told_is_the_best_of_the_advice() -> None:
    match = in_play("a")
    for action in match.legal_actions():
        assert tip_for(match, action)["action"] == action


def test_the_last_seat_that_beats_the_trick_takes_it() -> None:
    for number in range(40):
        match = in_play(f"last {number}")
        for action in match.legal_actions():
            if holds_the_trick(match, action):
                told = tip_for(match, action)
                assert told["said"] is not None
                assert told["said"]["id"] == "take"
                assert told["said"]["params"]["card"] == action.removeprefix("play ")
                return
    pytest.fail("nobody could take a trick")


@pytest.mark.parametrize(
    ("chance", "outcome"), [(0.9, "likely"), (0.5, "open"), (0.1, "unlikely"), (None, "open")]
)
def test_a_lead_says_whether_it_will_take_the_trick(chance: float | None, outcome: str) -> None:
    match, rng = Match.new("x-missions", seats=4, seed="a"), Random(1)
    while match.view(match.to_act)["phase"] != "play":
        match.apply(rng.choice(match.legal_actions()))
    told = tip_for(match, match.legal_actions()[0], trick=chance)["said"]
    assert told is not None
    assert (told["id"], told["params"]["outcome"]) == ("lead", outcome)


class WithoutWords:
    """A game that leaves its reasons to what playouts tell."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        if name in ("because", "forced"):
            raise AttributeError(name)
        return getattr(self._game, name)


def test_the_weightiest_reason_that_speaks_for_it_is_told_unless_the_trick_says_it() -> None:
    match = in_play("a")
    first = match.legal_actions()[0]

    def reason(name: str, points: float) -> dict[str, Any]:
        params = {"side": "more", "chance": 9, "otherwise": 1, "points": points}
        return {"id": name, "params": params}

    game: Any = WithoutWords(match.game)
    view = match.view(match.to_act)
    reasons = [reason("wins-trick", 3.0), reason("takes-no-trick", -2.0), reason("mission-done", 1)]
    for given, told in ((reasons, line("mission-done-more")), ([], None)):
        best = best_of(first, reasons=given)
        assert tip(game, view, best, Random(1))["because"] == told


def test_nothing_speaks_for_the_only_action_there_is_where_its_game_says_nothing() -> None:
    match, rng = Match.new("red-dragon", seats=4, seed="a"), Random(1)
    game: Any = WithoutWords(match.game)
    alone = 0
    while match.view(None)["round"] == 1:
        is_forced = len(match.legal_actions()) == 1
        view, best = match.view(match.to_act), best_of(match.legal_actions()[0])
        if is_forced:
            alone += 1
            assert tip(game, view, best, Random(1))["because"] is None
            assert tip(match.game, view, best, Random(1))["because"] is not None
        match.apply(rng.choice(match.legal_actions()))
    assert alone


def test_who_is_ahead_by_a_rule_card_is_not_said_to_keep_a_trick_that_a_third_then_has() -> None:
    """The second strongest wins: with the strongest card, the one that was so far does."""
    rng, told = Random("second"), set()
    for number in range(3):
        match = table([30, 36, 47, 52], seed=f"second {number}")
        while match.to_act is not None and match.view(None)["round"] == 1:
            view, best = match.view(match.to_act), rng.choice(match.legal_actions())
            found = None
            if len(view["trick"]) > 1:
                found = tip(STICH_MEISTER, view, best_of(best), Random(1))["said"]
            winners = {each: ahead_after(match, each) for each in match.legal_actions()}
            if found and found["id"] == "stay-under":
                assert winners[best] == view["ahead"]
            if found and found["id"] == "cannot-beat":
                assert {*winners.values()} == {view["ahead"]}
            told.add(found and found["id"])
            match.apply(best)
    assert {"stay-under", "cannot-beat", "play"} <= told
