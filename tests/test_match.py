"""The public way in: beginning a match, asking, acting, taking back."""

from __future__ import annotations

from typing import Any

import pytest

import pygame_core
from pygame_core import IllegalAction, Match, SetupError


def begun() -> Match:
    return Match.new("red-dragon", seats=4, seed="class-7b")


def test_the_public_names_are_these_and_no_others() -> None:
    assert sorted(pygame_core.__all__) == [
        "AddonError",
        "Event",
        "GameInfo",
        "IllegalAction",
        "Match",
        "Option",
        "Reason",
        "SaveError",
        "SetupError",
        "games",
    ]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"game": "whist"}, ("unknown-game", {"game": "whist"})),
        ({"seats": 2}, ("bad-seats", {"seats": 2, "allowed": [3, 4, 5, 6]})),
        ({"seats": "4"}, ("bad-seats", {"seats": "4", "allowed": [3, 4, 5, 6]})),
        ({"seats": True}, ("bad-seats", {"seats": True, "allowed": [3, 4, 5, 6]})),
        ({"seats": 4.0}, ("bad-seats", {"seats": 4.0, "allowed": [3, 4, 5, 6]})),
        ({"options": {"heat": "mild"}}, ("bad-option", {"option": "heat", "value": "mild"})),
        ({"seed": ""}, ("bad-seed", {})),
        ({"seed": "x" * 101}, ("bad-seed", {})),
        ({"seed": 1.5}, ("bad-seed", {})),
        ({"seed": "half a pair \ud800"}, ("bad-seed", {})),
        ({"seed": 10**5000}, ("bad-seed", {})),
    ],
)
def test_a_bad_set_up_is_refused_with_its_reason(
    words: dict[str, Any], reason: tuple[str, dict[str, object]]
) -> None:
    with pytest.raises(SetupError) as refused:
        Match.new(**{"game": "red-dragon", "seats": 4, "seed": "a", **words})
    assert refused.value.reason == reason


def test_a_number_as_seed_is_the_same_as_its_digits() -> None:
    seven = Match.new("red-dragon", seats=3, seed=7)
    assert seven.seed == "7"
    assert seven.view(0) == Match.new("red-dragon", seats=3, seed="7").view(0)


def test_without_a_seed_a_fresh_one_is_drawn_and_recorded() -> None:
    first, second = (Match.new("red-dragon", seats=4) for _ in range(2))
    assert first.seed != second.seed
    assert first.view(0)["hand"] != second.view(0)["hand"]
    assert Match.new("red-dragon", seats=4, seed=first.seed).view(0) == first.view(0)


def test_a_refused_action_leaves_the_match_untouched() -> None:
    match = begun()
    before = match.save()
    with pytest.raises(IllegalAction, match="wrong-phase") as refused:
        match.apply("play R11")
    assert refused.value.id == "wrong-phase"
    assert refused.value.params == {"phase": "give"}
    assert match.save() == before


@pytest.mark.parametrize("action", [None, 5, "", "give", "give R15", "give R1 R2", "Give R1", "é"])
def test_what_is_no_action_is_said_to_be_none(action: Any) -> None:
    reason = begun().why_not(action)
    assert reason is not None
    assert reason.id == "not-an-action"


def test_a_huge_text_is_refused_without_being_repeated() -> None:
    reason = begun().why_not("play " + "R" * 10**6)
    assert reason is not None
    assert len(str(reason.params["text"])) < 100


def test_undo_of_more_than_was_done_is_refused() -> None:
    match = begun()
    action = match.legal_actions()[0]
    match.apply(action)
    for count in (2, -1):
        with pytest.raises(IllegalAction) as refused:
            match.undo(count)
        assert refused.value.reason == ("nothing-to-undo", {"count": count, "actions": 1})
    assert list(match.log) == [action]
    match.undo()
    assert match.log == ()


def test_a_view_of_no_seat_at_this_table_is_refused() -> None:
    with pytest.raises(IndexError, match="seat 4"):
        begun().view(4)


def test_a_view_tells_the_same_however_often_it_was_asked_for() -> None:
    """Also after something was taken back, and beside a copy that goes another way."""
    match = begun()
    for _ in range(5):
        match.apply(match.legal_actions()[0])
        before = {seat: match.view(seat) for seat in (0, 2, None)}
        other = match.clone()
        other.apply(other.legal_actions()[-1])
        for each in (match, other):
            fresh = Match.load(each.save())
            assert all(each.view(seat) == fresh.view(seat) for seat in before)
        match.apply(match.legal_actions()[0])
        match.view(2)["history"].clear()
        match.undo()
        assert all(match.view(seat) == view for seat, view in before.items())


def test_errors_read_as_their_reason() -> None:
    with pytest.raises(SetupError, match=r"unknown-game \(game: whist\)"):
        Match.new("whist", seats=4)
