"""A match told again, and reviewed through the bridge: nothing before its end, never a change."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from pygame_core import Match, games
from pygame_core.ai.advice import Advice
from pygame_core.ai.review import beside, judge
from pygame_core.ai.search import Budget
from pygame_core.events import Event
from pygame_core.kit.tasks import finished
from pygame_core.page.bridge import Bridge
from pygame_core.page.timeline import Timeline
from tests.support.playing import played

BRIEF = Budget(effort=0.1)


@pytest.mark.parametrize("info", games(), ids=lambda info: info.id)
def test_every_moment_is_the_replay_of_so_many_actions(info: Any) -> None:
    match = played((info.id, info.seats[0], {}), seed=3)
    timeline = Timeline(match)
    before = match.save()
    for moment in {0, 1, 15, 16, 17, len(match.log) // 2, len(match.log) - 1, len(match.log)}:
        replayed = Match.new(info.id, seats=match.seats, seed=match.seed, options=match.options)
        for action in match.log[:moment]:
            replayed.apply(action)
        assert timeline.at(moment).save() == replayed.save()
    # What a reader does with a moment is their own affair.
    timeline.at(16).undo(5)
    assert timeline.at(16).log == match.log[:16]
    assert match.save() == before


def actor_of(event: Event) -> int:
    """The seat that did this in Red Dragon; -1 if it happened by itself."""
    acts = ("card.given", "centre.taken", "card.played")
    return int(event.params["seat"]) if event.id in acts else -1


def test_the_outline_says_when_rounds_begin_tricks_end_and_scores_change() -> None:
    match = played(("red-dragon", 3, {}), seed=1)
    outline = Timeline(match).outline()
    replayed = list(match.replay())
    assert len(outline["choices"]) == len(replayed) == len(match.log)
    assert outline["actors"] == [actor_of(event) for event in match.events if actor_of(event) >= 0]
    assert min(outline["choices"]) == 1
    assert outline["rounds"][0] == 0
    assert len(outline["rounds"]) == len(outline["scored"])
    taken = [event for event in match.events if event.id == "trick.taken"]
    assert len(outline["tricks"]) == len(taken)
    assert outline["scored"][-1] == [len(match.log), list(match.scores)]


@pytest.mark.parametrize("moment", [-1, 10**6, 1.0, True, None])
def test_there_is_no_moment_outside_the_match(moment: Any) -> None:
    timeline = Timeline(played(("red-dragon", 3, {}), seed=1))
    with pytest.raises(IndexError):
        timeline.at(moment)


def judged(match: Match, at: int) -> Advice:
    """What the action at this place of the log was worth."""
    past = Timeline(match).at(at)
    assert past.to_act is not None
    return finished(judge(past.game, past.view(past.to_act), match.log[at], Random(5), BRIEF))


def test_the_best_costs_nothing_and_a_blunder_its_points() -> None:
    match = Match.new("x-missions", seats=4, seed="review")
    while len(match.log) < 30:
        match.apply(match.legal_actions()[0])
    at = max(range(30), key=lambda moment: len(Timeline(match).at(moment).legal_actions()))
    options = judged(match, at)["options"]
    assert len(options) > 2
    for option in (options[0], options[-1]):
        other = Timeline(match).at(at)
        other.apply(option["action"])
        found = judged(other, at)
        assert found["action"] == option["action"]
        assert (found["cost"], found["total"]) == (option["edge"], option["match"])
        assert [each["action"] for each in found["options"]] == [o["action"] for o in options]
    assert options[-1]["edge"] > 0 == options[0]["edge"]


def test_a_judgement_tells_how_each_option_stands_to_the_best_and_to_what_was_done() -> None:
    told = [{"level": level} for level in (True, True, False, False, False)]
    found = [beside(at, option, 3) for at, option in enumerate(told)]
    assert found == ["best", "level", "better", "same", "worse"]
    assert [beside(at, option, 1) for at, option in enumerate(told)][1:3] == ["level", "worse"]


class Reader:
    """Asks a bridge as the page does, with a finished match open."""

    def __init__(self) -> None:
        self.match = played(("red-dragon", 3, {}), seed=1)
        self.bridge = Bridge()
        self.ask("load", save=self.match.save(), seat=None)

    def reply(self, method: str, **params: object) -> Any:
        reply = json.loads(self.bridge.call(json.dumps({"method": method, "params": params})))
        while "progress" in reply:
            reply = json.loads(self.bridge.proceed(10))
        return reply

    def ask(self, method: str, **params: object) -> Any:
        return self.reply(method, **params)["result"]


def test_a_finished_match_is_read_with_all_hands_open() -> None:
    reader = Reader()
    assert reader.ask("outline") == Timeline(reader.match).outline()
    views = reader.ask("moment", at=20)
    past = Timeline(reader.match).at(20)
    assert [view["hand"] for view in views] == [past.view(seat)["hand"] for seat in range(3)]
    assert views[0]["history"] == []


@pytest.mark.parametrize("method", ["outline", "moment", "judge", "fork"])
def test_hands_of_an_unfinished_match_stay_closed(method: str) -> None:
    reader = Reader()
    reader.ask("undo", to=len(reader.match.log) - 1)
    params = {} if method == "outline" else {"at": 4}
    assert reader.reply(method, **params)["error"]["id"] == "bad-request"


def test_a_judgement_is_what_a_hint_would_have_said() -> None:
    reader = Reader()
    at = next(at for at, choices in enumerate(reader.ask("outline")["choices"]) if choices > 3)
    found = reader.ask("judge", at=at, effort=0.1)
    assert found["action"] == reader.match.log[at]
    past = Timeline(reader.match).at(at)
    reader.ask("load", save=past.save(), seat=None)
    best, *_ = [option.pop("beside") for option in found["options"]]
    assert best == "best"
    assert reader.ask("advise", effort=0.1)["options"] == found["options"]


def test_after_the_last_action_there_is_nothing_to_judge() -> None:
    reader = Reader()
    end = len(reader.match.log)
    assert reader.reply("judge", at=end)["error"]["id"] == "match-over"
    assert reader.reply("judge", at=end + 1)["error"]["id"] == "bad-request"


def test_a_fork_goes_on_by_itself() -> None:
    reader = Reader()
    past = Timeline(reader.match).at(20)
    other = next(action for action in past.legal_actions() if action != reader.match.log[20])
    refused = reader.reply("fork", at=20, action="play X99")
    assert refused["error"]["kind"] == "illegal"
    assert reader.ask("moment", at=20), "a refused fork leaves the match open"

    forked = reader.ask("fork", at=20, action=other)
    assert forked["save"]["log"] == [*reader.match.log[:20], other]
    assert forked["view"]["hand"] == []
    assert Match.load(forked["save"]).seed == reader.match.seed
    assert reader.ask("view", seat=None)["save"] == forked["save"]
