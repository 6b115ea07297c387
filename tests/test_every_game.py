"""What holds for every registered game; a new game is covered without a line changed here.

So is a game in a package of its own: install it beside the engine and choose it by its id,
`pytest tests/test_every_game.py -k my-game`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from pygame_core import IllegalAction, Match, games
from pygame_core.ai.levels import choose
from pygame_core.ai.search import Budget
from pygame_core.notation import LONGEST_ACTION
from tests.support.playing import (
    Setup,
    act_at_random,
    begin,
    played,
    setup_name,
    setups_of,
)
from tests.support.worlds import another_world, look_alike

SETUPS = {setup_name(setup): setup for info in games() for setup in setups_of(info)}


@pytest.fixture(scope="module", params=SETUPS)
def name(request: pytest.FixtureRequest) -> str:
    """A set-up; of the module, so that all tests of one are run after each other."""
    wanted: str = request.param
    return wanted


@pytest.fixture
def setup(name: str) -> Setup:
    return SETUPS[name]


COMMON_EVENTS = {
    "card.played": {"seat"},
    "trick.taken": {"number", "plays", "winner", "holder", "next_leader"},
    "round.scored": {"round", "scores", "totals", "detail"},
    "match.ended": {"winners", "totals", "reason"},
}


def seats_and_spectator(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def all_views(match: Match) -> list[Any]:
    return [match.view(seat) for seat in seats_and_spectator(match)]


RUBBISH = {"", " ", "play", "play R99", "play R1 ", "nonsense", "R1", "play  R1", "x" * 999}


class Looked(NamedTuple):
    """Moments of three random matches, each with all views: some, the last ones, and those in which
    something new is done. And what was legal somewhere in them. They are there for every test:
    whoever plays on takes a clone.
    """

    moments: list[tuple[Match, list[Any]]]
    actions: set[str]


@cache
def looked_at(name: str) -> Looked:
    looked = Looked([], set())
    for seed in range(3):
        match, rng = begin(SETUPS[name], seed), Random(seed)
        wanted, verbs = {*rng.sample(range(1, 160), 3)}, set[str]()
        while match.to_act is not None:
            verb = match.legal_actions()[0].split()[0]
            if len(match.log) in wanted or (seed == 0 and verb not in verbs):
                looked.moments.append((match.clone(), all_views(match)))
            verbs.add(verb)
            looked.actions.update(match.legal_actions())
            act_at_random(match, rng)
        looked.moments.append((match, all_views(match)))
    return looked


def moments(name: str) -> list[tuple[Match, list[Any]]]:
    return looked_at(name).moments


def some_clones(name: str) -> Iterator[tuple[Match, Random]]:
    for number, (match, _) in enumerate(moments(name)):
        yield match.clone(), Random(number)


def test_games_have_distinct_ids_and_ascending_seats() -> None:
    ids = [info.id for info in games()]
    assert len(set(ids)) == len(ids) > 0
    for info in games():
        assert list(info.seats) == sorted(set(info.seats))
        assert all(option.default in option.choices for option in info.options)


def test_an_action_is_legal_exactly_if_it_can_be_applied(name: str) -> None:
    for match, before in moments(name):
        legal = match.legal_actions()
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (match.to_act is not None)
        assert all(len(action) <= LONGEST_ACTION for action in legal)
        for action in sorted(looked_at(name).actions | RUBBISH):
            reason = match.why_not(action)
            assert (reason is None) == (action in legal), action
            if reason is not None:
                assert reason.id
                json.dumps(dict(reason.params))
                with pytest.raises(IllegalAction) as refused:
                    match.apply(action)
                assert refused.value.reason == reason
        assert all_views(match) == before, "refused actions changed the match"


def test_hidden_cards_dealt_again_leave_the_view_as_it_is(name: str) -> None:
    for number, (match, views) in enumerate(moments(name)):
        for view in views:
            imagined = match.game.determinize(view, Random(number))
            position = {key: value for key, value in view.items() if key != "history"}
            assert match.game.position(imagined, view["seat"]) == position


def test_two_worlds_are_one_to_whoever_may_not_know_the_difference(name: str) -> None:
    """And stay so while the same is done in both: a guess goes on as the truth does."""
    for number, (match, rng) in enumerate(some_clones(name)):
        seat = match.to_act if number % 2 else rng.choice(seats_and_spectator(match))
        look_alike(match, another_world(match, seat, rng), seat, rng, steps=8)


@pytest.mark.parametrize(("level", "at"), [("club", 0), ("master", -1)])
def test_a_search_does_not_peek(name: str, level: str, at: int) -> None:
    """With the same view and random numbers it finds the same, whatever the hidden cards are."""
    match = [match for match, _ in moments(name) if match.to_act is not None][at]
    seat, brief = match.to_act, Budget(effort=0.03)
    action = choose(level, match.game, match.view(seat), Random(5), brief)
    assert action in match.legal_actions()
    other = another_world(match, seat, Random(8))
    assert choose(level, match.game, other.view(seat), Random(5), brief) == action


def test_a_determinized_state_can_be_played_to_its_end(name: str) -> None:
    for match, rng in some_clones(name):
        imagined = match.game.determinize(match.view(rng.randrange(match.seats)), rng)
        for _ in range(300):
            if imagined.to_act is None:
                assert imagined.winners
                break
            action = rng.choice(imagined.legal_actions())
            assert imagined.why_not(action) is None
            imagined.apply(action)


def test_a_clone_lives_its_own_life(name: str) -> None:
    for number, (match, before) in enumerate(moments(name)):
        clone, rng = match.clone(), Random(number)
        assert all_views(clone) == before
        for _ in range(60):
            if clone.to_act is not None:
                act_at_random(clone, rng)
        assert all_views(match) == before
        assert match.save() != clone.save() or match.is_over


def test_undo_is_the_replay_of_the_shorter_log(name: str) -> None:
    for match, rng in some_clones(name):
        count = rng.randint(0, len(match.log))
        shorter = begin(SETUPS[name], match.seed)
        for action in match.log[: len(match.log) - count]:
            shorter.apply(action)
        match.undo(count)
        assert match.log == shorter.log
        assert all_views(match) == all_views(shorter)


def test_a_save_comes_back_as_it_was_at_every_step(setup: Setup) -> None:
    match, rng = begin(setup, 3), Random(3)
    for step in range(120):
        if step % 7 == 0 or match.is_over:
            save = json.loads(json.dumps(match.save()))
            again = Match.load(save)
            assert again.save() == match.save()
            assert all_views(again) == all_views(match)
        if match.to_act is None:
            break
        act_at_random(match, rng)


def test_a_whole_match_tells_what_every_page_relies_on(setup: Setup) -> None:
    match = played(setup, 11)
    assert match.is_over
    assert match.winners
    assert match.why_not("play R1") == ("match-over", {})
    kinds = [event.id for event in match.events]
    assert kinds[0] == "round.started"
    assert kinds[-1] == "match.ended"
    totals = [0] * match.seats
    for event in match.events:
        assert COMMON_EVENTS.get(event.id, set()) <= set(event.params)
        if event.id == "round.started":
            assert {"dealer", "first"} & set(event.params)
        if event.id == "round.scored":
            totals = [a + b for a, b in zip(totals, event.params["scores"], strict=True)]
            assert event.params["totals"] == totals
            assert len(event.params["detail"]) == match.seats
            for lines, points in zip(event.params["detail"], event.params["scores"], strict=True):
                assert sum(line["points"] for line in lines) == points
                assert all(line["id"] for line in lines)
    assert totals == list(match.scores) == match.events[-1].params["totals"]
    assert match.events[-1].params["winners"] == list(match.winners)


def test_a_view_is_plain_data_and_shows_its_own_seat_only(name: str) -> None:
    for match, views in moments(name):
        for seat, view in zip(seats_and_spectator(match), views, strict=True):
            json.dumps(view)
            assert view["seat"] == seat
            assert view["game"] == match.info.id
            assert view["to_act"] == match.to_act
            assert view["legal"] == (list(match.legal_actions()) if seat == match.to_act else [])
            assert len(view["scores"]) == len(view["hand_counts"]) == match.seats == view["seats"]
            if seat is None:
                assert view["hand"] == []
            assert view["ahead"] is None or view["ahead"] in dict(view["trick"])
            assert len(view["history"]) == len(match.events)
            for shown, event in zip(view["history"], match.events, strict=True):
                secrets_shown = set(event.secret) & set(shown["params"])
                assert not secrets_shown or seat in event.seats
