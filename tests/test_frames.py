"""From one view to the next: a full trick and a finished round are pictures of their own."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache, cached_property
from random import Random
from typing import Any

import pytest

from pygame_core import GameInfo, Match, games
from pygame_core.frames import Frame, frames
from pygame_core.game import Game, table
from pygame_core.games import find_game
from pygame_core.page.snapshot import snapshot_of
from pygame_core.views import FACE_DOWN

Picture = dict[str, Any]
"""A view, whole."""


@dataclass(frozen=True)
class Step:
    """What an action changed for one seat."""

    game: Game
    before: Any
    events: list[dict[str, Any]]
    after: Any

    @cached_property
    def told(self) -> list[Frame]:
        return frames(self.game, self.before, self.events, self.after)

    @cached_property
    def pictures(self) -> list[Picture]:
        """The views of the frames, put together as the page does."""
        found: list[Picture] = []
        for frame in self.told:
            base = self.after if frame["arrived"] else found[-1] if found else self.before
            picture = {**base, **frame["changes"]}
            if frame["heard"] is not None:
                picture["history"] = self.after["history"][: frame["heard"]]
            found.append(picture)
        return found

    @property
    def holds(self) -> list[str]:
        return [frame["hold"] for frame in self.told]

    def params(self, event_id: str) -> dict[str, Any]:
        """Those of the event of this id."""
        found: list[dict[str, Any]] = [
            event["params"] for event in self.events if event["id"] == event_id
        ]
        return found[0]


def position(view: dict[str, Any]) -> str:
    """All of a view but the long part."""
    return json.dumps({**view, "history": len(view["history"])})


@cache
def told(game: str, seats: int, seat: int | None = 0, seed: str = "oak") -> tuple[Step, ...]:
    """A whole match of random actions, as one seat sees it."""
    match, rng = Match.new(game, seats=seats, seed=seed), Random(seed)
    found, view = [], match.view(seat)
    while match.to_act is not None:
        events = match.apply(rng.choice(match.legal_actions()))
        before, view = view, match.view(seat)
        seen = [event.seen_by(seat) for event in events]
        found.append(Step(match.game, before, seen, view))
    return tuple(found)


def step_with(steps: tuple[Step, ...], event_id: str) -> Step:
    """The first that brings such an event."""
    return next(step for step in steps if event_id in [event["id"] for event in step.events])


def red_dragon(event_id: str) -> Step:
    return step_with(told("red-dragon", 3), event_id)


def test_a_card_that_finishes_nothing_is_one_picture() -> None:
    step = next(
        step
        for step in told("red-dragon", 3)
        if [event["id"] for event in step.events] == ["card.played"]
    )
    assert step.holds == ["card"]
    assert step.pictures == [step.after]
    assert step.told[0]["events"] == step.events


def test_a_full_trick_is_seen_before_it_is_taken_and_nobody_is_to_act_on_it() -> None:
    step = red_dragon("trick.taken")
    taken = step.params("trick.taken")
    landing, full, last = step.pictures
    assert step.holds == ["landing", "trick", "card"]
    # Nobody is told who takes it before the last card lies.
    assert (landing["landing"], full["landing"]) == (True, False)
    assert [event["id"] for event in step.told[0]["events"]] == ["card.played"]
    assert step.told[1]["events"][0]["id"] == "trick.taken"
    assert [list(play) for play in landing["trick"]] == taken["plays"]
    assert (full["trick"], full["ahead"]) == (taken["plays"], taken["winner"])
    for picture in (landing, full):
        assert (picture["to_act"], picture["legal"]) == (None, [])
        assert picture["hand"] == step.after["hand"]
        assert picture["hand_counts"] == step.after["hand_counts"]
    assert last == step.after


def test_a_finished_round_stays_until_its_sheet_was_read() -> None:
    step = red_dragon("round.scored")
    *_, sheet, last = step.pictures
    assert step.holds == ["landing", "trick", "sheet", "none"]
    assert sheet["round"] == step.before["round"] == step.after["round"] - 1
    assert (sheet["trick"], sheet["scores"]) == ([], step.after["scores"])
    assert sheet["is_over"] is False
    taken = step.params("trick.taken")
    assert sheet["last_trick"] == {key: taken[key] for key in ("number", "plays", "winner")}
    assert last == step.after


def test_the_sheet_of_the_last_round_tells_that_no_other_follows() -> None:
    step = told("red-dragon", 3)[-1]
    sheet = step.pictures[step.holds.index("sheet")]
    assert (sheet["is_over"], sheet["to_act"]) == (True, None)


def test_what_is_turned_up_is_looked_at_before_another_one_seems_to_think() -> None:
    step = red_dragon("centre.revealed")
    for seat in (0, 1, 2, None):
        to_look = replace(
            step, before={**step.before, "seat": seat}, after={**step.after, "seat": seat}
        )
        # Whoever acts next themselves is not kept waiting.
        waits = seat != step.after["to_act"]
        assert ("reveal" in to_look.holds) == waits
        assert to_look.pictures[-1] == to_look.after
        if waits:
            resting: Any = {**to_look.after, "to_act": None, "legal": []}
            scene = table(find_game("red-dragon"), resting)
            assert to_look.pictures[-2] == {**resting, **scene}
            assert (to_look.holds[-1], to_look.told[-1]["events"]) == ("none", [])


def test_the_trumps_of_a_new_round_keep_nobody_from_predicting() -> None:
    steps = [step for step in told("scharfe-schoten", 4) if step.holds[0] == "landing"]
    dealt = [step for step in steps if any(e["id"] == "trumps.revealed" for e in step.events)]
    assert len(dealt) == 3
    assert all("reveal" not in step.holds for step in dealt)


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("red-dragon", {("moment", "given"), ("reveal", "turned-up")}),
        (
            "x-missions",
            {
                *(("reveal", "turned-up"), ("moment", "all-chosen")),
                *(("trick", each) for each in ("decided", "brought", "ended", "no-more")),
            },
        ),
        ("sauscharf", {("moment", "lap-over"), ("moment", "gathered")}),
    ],
)
def test_what_all_have_done_is_told_while_it_is_looked_at(
    game: str, said: set[tuple[str, str]]
) -> None:
    told_of = set()
    for step in told(game, 4):
        for frame, picture in zip(step.told, step.pictures, strict=True):
            scene = frame["changes"].get("scene")
            if scene and (outcome := scene["outcome"]):
                assert picture["to_act"] is None
                told_of.add((frame["hold"], outcome["id"]))
    assert told_of == said


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_whatever_is_only_looked_at_says_what_has_just_happened(game: str) -> None:
    # Otherwise the page could say no more than that a tap goes on.
    seeds = ("oak", "fir", "yew")
    steps = [step for seed in seeds for step in told(game, 4, seed=seed)]
    silent, seen = [], 0
    for step in steps:
        for hold, picture in zip(step.holds, step.pictures, strict=True):
            if hold not in ("trick", "moment", "reveal"):
                continue
            seen += 1
            is_full = len(picture["trick"]) == picture["seats"] and picture["ahead"] is not None
            if not is_full and picture["scene"]["outcome"] is None:
                silent.append((hold, picture["phase"], [event["id"] for event in step.events]))
    assert seen
    assert not silent


OF_COUNTS = ("standing", "brought", "no-more")
OF_POINTS = {"stands", "also-gains", "also-doubled"}
"""What is told of a full trick as points then were; since then they stand at the seats."""


def _of_the_cards(ahead: Any) -> Any:
    """Without what the trick brought, and what seats then had."""
    said = ahead["params"].get("sentences", [])
    kept = [each for each in said if each["id"] not in OF_POINTS | {"brought"}]
    return {**ahead, "params": {**ahead["params"], "sentences": kept}}


@pytest.mark.parametrize("game", ["red-dragon", "scharfe-schoten", "stich-meister", "x-missions"])
def test_the_trick_taken_last_is_told_of_as_while_it_lay_there(game: str) -> None:
    compared = untold = 0
    for step in (step for seed in ("oak", "fir", "yew") for step in told(game, 4, seed=seed)):
        # Of the last trick of a round the next one keeps nothing.
        if "trick" not in step.holds or step.after["last_trick"] is None:
            continue
        full = step.pictures[step.holds.index("trick")]["scene"]
        after: Any = table(step.game, step.after)
        # Of a count the newest is enough.
        is_cards = full["outcome"] and full["outcome"]["id"] not in OF_COUNTS
        assert after["scene"]["last_outcome"] == (full["outcome"] if is_cards else None)
        then, since = full["ahead"], after["scene"]["last_ahead"]
        compared += 1
        untold += since is None
        said = {each["id"] for each in then["params"].get("sentences", [])}
        if since is not None and said & OF_POINTS:
            then, since = _of_the_cards(then), _of_the_cards(since)
        assert since in (then, None)
    assert compared > 50
    # Only of a first trick, where the second one makes trump, nothing is told.
    assert untold < compared / 10


def test_without_a_view_before_or_an_event_there_is_one_picture() -> None:
    step = red_dragon("trick.taken")
    fresh = replace(step, before=None)
    assert (fresh.holds, fresh.told[0]["events"]) == (["card"], step.events)
    for before in (step.before, None):
        still = replace(step, before=before, events=[])
        assert (still.holds, still.pictures) == (["none"], [step.after])


def test_a_game_without_pictures_of_its_own_shows_tricks_and_sheets() -> None:
    class Plain:
        info = GameInfo("plain", (3,), (), 1)

    plain: Any = Plain()
    given = red_dragon("centre.revealed")
    assert "moment" in given.holds
    assert "moment" not in replace(given, game=plain).holds
    scored = red_dragon("round.scored")
    without_scenes = [
        {
            **frame,
            "changes": {key: each for key, each in frame["changes"].items() if key != "scene"},
        }
        for frame in scored.told
    ]
    assert replace(scored, game=plain).told == without_scenes


def test_an_action_travels_as_what_it_changes_not_as_whole_views() -> None:
    for info in games():
        for step in told(info.id, info.seats[0]):
            assert not any("history" in frame["changes"] for frame in step.told)
            changed = [set(frame["changes"]) for frame in step.told if frame["hold"] == "card"]
            assert changed in ([], [set()], [{"moods"}])


def test_only_what_tells_nothing_but_who_did_it_is_hidden() -> None:
    match = Match.new("red-dragon", seats=3, seed="oak")
    giver = match.to_act
    assert giver is not None
    events = match.apply(match.legal_actions()[0])
    hidden = [snapshot_of(match, seat, events)["hidden"] for seat in range(3)]
    assert hidden == [seat != giver for seat in range(3)]
    while match.view(None)["phase"] == "give":
        events = match.apply(match.legal_actions()[0])
    assert [snapshot_of(match, seat, events)["hidden"] for seat in range(3)] == [False] * 3


@pytest.mark.parametrize("seat", [0, None], ids=["for a seat", "for onlookers"])
@pytest.mark.parametrize("info", games(), ids=lambda info: info.id)
def test_no_picture_of_a_whole_match_loses_or_doubles_anything(
    info: GameInfo, seat: int | None
) -> None:
    steps = told(info.id, info.seats[0], seat)
    assert len(steps) > 20
    for step in steps:
        views = position(step.before), position(step.after)
        *between, last = step.pictures
        # What faces show stays until something else happens.
        assert {**last, "moods": None} == {**step.after, "moods": None}
        assert [event for frame in step.told for event in frame["events"]] == step.events
        assert {*step.holds[:-1]} <= {"landing", "trick", "moment", "reveal", "sheet"}
        for picture in between:
            assert (picture["to_act"], picture["legal"], picture["seat"]) == (None, [], seat)
            known = len(picture["history"])
            assert picture["history"] == step.after["history"][:known]
            assert known >= len(step.before["history"])
            assert min(picture["hand_counts"]) >= 0
            if seat is not None and picture["hand"]:
                assert len(picture["hand"]) == picture["hand_counts"][seat]
            lying = {card for _, card in picture["trick"]} - {FACE_DOWN}
            assert not lying & {*picture["hand"]}
        assert (position(step.before), position(step.after)) == views, "a view was changed"
