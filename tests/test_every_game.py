"""What holds for every registered game; a new game is covered without a line changed here.

So is a game in a package of its own: install it beside the engine and choose it by its id,
`pytest tests/test_every_game.py -k my-game`.
"""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import IllegalAction, Match, games
from pygame_core.ai.levels import LEVELS, choose
from pygame_core.notation import LONGEST_ACTION
from tests.support.playing import (
    QUICK_LEVELS,
    Setup,
    act_at_random,
    begin,
    matches,
    played,
    setup_name,
    setups_of,
)

SETUPS = {setup_name(setup): setup for info in games() for setup in setups_of(info)}
every_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
some_examples = settings(max_examples=12, derandomize=True)

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


@cache
def universe(name: str) -> frozenset[str]:
    """Actions that are legal somewhere in a match of this set-up, and rubbish."""
    match, rng = begin(SETUPS[name], 1), Random(1)
    found = {"", " ", "play", "play R99", "play R1 ", "nonsense", "R1", "play  R1", "x" * 999}
    while match.to_act is not None and len(match.log) < 600:
        found.update(match.legal_actions())
        act_at_random(match, rng)
    return frozenset(found)


def test_games_have_distinct_ids_and_ascending_seats() -> None:
    ids = [info.id for info in games()]
    assert len(set(ids)) == len(ids) > 0
    for info in games():
        assert list(info.seats) == sorted(set(info.seats))
        assert all(option.default in option.choices for option in info.options)


@every_setup
@some_examples
@given(data=st.data())
def test_an_action_is_legal_exactly_if_it_can_be_applied(setup: Setup, data: st.DataObject) -> None:
    match = data.draw(matches(setup))
    legal = match.legal_actions()
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (match.to_act is not None)
    assert all(len(action) <= LONGEST_ACTION for action in legal)
    before = all_views(match)
    for action in sorted(universe(setup_name(setup)).union(legal)):
        reason = match.why_not(action)
        assert (reason is None) == (action in legal), action
        if reason is not None:
            assert reason.id
            json.dumps(dict(reason.params))
            with pytest.raises(IllegalAction) as refused:
                match.apply(action)
            assert refused.value.reason == reason
    assert all_views(match) == before, "refused actions changed the match"


@every_setup
@some_examples
@given(data=st.data())
def test_hidden_cards_dealt_again_leave_the_view_as_it_is(
    setup: Setup, data: st.DataObject
) -> None:
    match = data.draw(matches(setup))
    rng = Random(data.draw(st.integers(0, 10**6)))
    for seat in seats_and_spectator(match):
        view = match.view(seat)
        imagined = match.game.determinize(view, rng)
        position = {key: value for key, value in view.items() if key != "history"}
        assert match.game.position(imagined, seat) == position


@every_setup
@some_examples
@given(data=st.data())
def test_a_determinized_state_can_be_played_to_its_end(setup: Setup, data: st.DataObject) -> None:
    match = data.draw(matches(setup))
    rng = Random(data.draw(st.integers(0, 10**6)))
    imagined = match.game.determinize(match.view(data.draw(st.integers(0, match.seats - 1))), rng)
    for _ in range(300):
        if imagined.to_act is None:
            assert imagined.winners
            break
        action = rng.choice(imagined.legal_actions())
        assert imagined.why_not(action) is None
        imagined.apply(action)


@every_setup
@some_examples
@given(data=st.data())
def test_a_guessed_world_goes_on_as_the_true_one(setup: Setup, data: st.DataObject) -> None:
    """As long as the same is done in both and nothing that was hidden comes out."""
    match = data.draw(matches(setup))
    seat, rng = match.to_act, Random(data.draw(st.integers(0, 10**6)))
    if seat is None:
        return
    guessed = match.game.determinize(match.view(seat), rng)
    for _ in range(12):
        mine = match.to_act == seat
        common = [action for action in match.legal_actions() if guessed.why_not(action) is None]
        assert not mine or set(common) == set(guessed.legal_actions()) == set(match.legal_actions())
        if not common:
            break
        action = rng.choice(common)
        events = [event.seen_by(seat) for event in match.apply(action)]
        if [event.seen_by(seat) for event in guessed.apply(action)] != events:
            break
        view = match.view(seat)
        position = {key: value for key, value in view.items() if key != "history"}
        assert match.game.position(guessed, seat) == position
        if match.to_act is None:
            break


@every_setup
@some_examples
@given(data=st.data())
def test_a_computer_player_does_not_peek(setup: Setup, data: st.DataObject) -> None:
    """Its action depends on its view only: with other hidden cards it acts the same."""
    match = data.draw(matches(setup))
    if match.to_act is None:
        return
    view = match.view(match.to_act)
    imagined = match.game.determinize(view, Random(data.draw(st.integers(0, 10**6))))
    same = {**match.game.position(imagined, match.to_act), "history": view["history"]}
    for level in QUICK_LEVELS:
        action = choose(level, match.game, view, Random(5))
        assert action in match.legal_actions()
        assert choose(level, match.game, same, Random(5)) == action  # type: ignore[arg-type]


@every_setup
@pytest.mark.parametrize("level", [level for level in LEVELS if level not in QUICK_LEVELS])
def test_a_search_does_not_peek(setup: Setup, level: str) -> None:
    """With the same view and random numbers it finds the same, whatever the hidden cards are."""
    for actions in (0, 37):
        match = played(setup, 3, actions)
        if match.to_act is None:
            continue
        view = match.view(match.to_act)
        imagined = match.game.determinize(view, Random(8))
        same = {**match.game.position(imagined, match.to_act), "history": view["history"]}
        action = choose(level, match.game, view, Random(5))
        assert action in match.legal_actions()
        assert choose(level, match.game, same, Random(5)) == action  # type: ignore[arg-type]


@every_setup
@some_examples
@given(data=st.data())
def test_a_clone_lives_its_own_life(setup: Setup, data: st.DataObject) -> None:
    match = data.draw(matches(setup))
    rng = Random(data.draw(st.integers(0, 10**6)))
    before = all_views(match)
    clone = match.clone()
    assert all_views(clone) == before
    for _ in range(60):
        if clone.to_act is not None:
            act_at_random(clone, rng)
    assert all_views(match) == before
    assert match.save() != clone.save() or match.is_over


@every_setup
@some_examples
@given(data=st.data())
def test_undo_is_the_replay_of_the_shorter_log(setup: Setup, data: st.DataObject) -> None:
    match = data.draw(matches(setup))
    count = data.draw(st.integers(0, len(match.log)))
    shorter = begin(setup, match.seed)
    for action in match.log[: len(match.log) - count]:
        shorter.apply(action)
    match.undo(count)
    assert match.log == shorter.log
    assert all_views(match) == all_views(shorter)


@every_setup
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


@every_setup
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


@every_setup
@some_examples
@given(data=st.data())
def test_a_view_is_plain_data_and_shows_its_own_seat_only(
    setup: Setup, data: st.DataObject
) -> None:
    match = data.draw(matches(setup))
    for seat in seats_and_spectator(match):
        view = match.view(seat)
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
