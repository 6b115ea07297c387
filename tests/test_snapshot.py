"""What the page is told after each request: whole, and made with no more work than is new."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from pygame_core import Match, games
from pygame_core.game import Shown
from pygame_core.games.red_dragon import GAME
from pygame_core.page.snapshot import snapshot_of
from pygame_core.told import Told
from pygame_core.views import View
from tests.support.playing import played


def test_an_event_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    told = type(GAME).told

    def counted(_game: Shown, event: Mapping[str, Any], view: View) -> Told:
        asked.append(event["id"])
        return told(GAME, event, view)

    monkeypatch.setattr(type(GAME), "told", counted)
    match = Match.new("red-dragon", seats=3, seed="once")
    snapshot_of(match, None)
    asked.clear()
    for _ in range(30):
        events = match.apply(match.legal_actions()[0])
        history = snapshot_of(match, None, events)["view"]["history"]
        assert asked == [event.id for event in events]
        assert len(history) == len(match.events)
        asked.clear()


def test_a_card_given_in_secret_stays_secret_whoever_looks_first() -> None:
    for first in ("giver", "others"):
        match = Match.new("red-dragon", seats=3, seed="secret")
        giver = match.to_act
        assert giver is not None
        match.apply(match.legal_actions()[0])
        seats = [giver, (giver + 1) % 3, None]
        for seat in seats if first == "giver" else reversed(seats):
            history = snapshot_of(match, seat)["view"]["history"]
            [given] = [said for said in history if said["id"] == "card.given"]
            assert ("card" in given["params"]) is (seat == giver)


@pytest.mark.parametrize("info", games(), ids=lambda info: info.id)
def test_an_event_tells_where_in_the_log_its_action_stands(info: Any) -> None:
    match = played((info.id, info.seats[0], {}), seed=2)
    told = snapshot_of(match, None)
    named = [event for event in told["view"]["history"] if event["action"]]
    assert named
    for event in named:
        assert match.log[event["index"]] == event["action"]
        assert match.actors[event["index"]] == event["actor"]
    assert told["actors"] == tuple(before.to_act for before, _ in match.replay())


def test_a_scored_round_tells_whose_it_was_and_who_is_ahead() -> None:
    match = played(("red-dragon", 3, {}), seed=2)
    history = snapshot_of(match, None)["view"]["history"]
    scored = [event["params"] for event in history if event["id"] == "round.scored"]
    assert len(scored) > 1
    for params in scored:
        for seats, points in (("best", "scores"), ("ahead", "totals")):
            most = max(params[points])
            assert {params[points][seat] for seat in params[seats]} == {most}
            assert params[points].count(most) == len(params[seats])
