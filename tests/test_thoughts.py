"""What the page asks its worker to think about: slice by slice, to be stopped and hurried, and from
what a seat may know."""

from __future__ import annotations

import pytest

from pygame_core import Match
from pygame_core.page import bridge
from pygame_core.page.bridge import SUGGESTING
from tests.support.calling import Page


@pytest.fixture
def page() -> Page:
    return Page.at_a_table()


STOPPED = {"kind": "stopped", "id": "stopped", "params": {}}


def test_thinking_goes_on_in_slices_and_meets_the_same_answer_again(page: Page) -> None:
    start = page.reply("computer", level="master", effort=4)
    assert start == {"progress": 0.0}
    shares = [0.0]
    while "progress" in (reply := page.proceed(1)):
        shares.append(reply["progress"])
    assert shares == sorted(shares)
    assert shares[-1] > 0
    action = reply["result"]["action"]
    assert reply["result"]["save"]["log"] == [action]

    page.result("undo", to=0)
    assert page.thought("computer", level="master", effort=4)["action"] == action


@pytest.mark.parametrize("change", ["apply", "undo", "new", "load"])
def test_what_changes_the_match_stops_the_thinking(page: Page, change: str) -> None:
    page.thought("computer", level="casual")
    view = page.result("view", seat=page.result("view")["view"]["to_act"])["view"]
    params: dict[str, dict[str, object]] = {
        "apply": {"action": view["legal"][0]},
        "undo": {"to": 0},
        "new": {"game": "red-dragon", "seats": 3},
        "load": {"save": Match.new("red-dragon", seats=3, seed="a").save()},
    }
    assert "progress" in page.reply("computer", level="master")
    assert "progress" in page.reply("advise")
    log = page.result(change, **params[change])["save"]["log"]
    assert page.proceed()["error"] == STOPPED
    assert page.proceed()["error"] == STOPPED
    assert page.proceed()["error"]["kind"] == "request", "nothing is thought about any more"
    assert page.result("view")["save"]["log"] == log


def test_what_only_looks_leaves_the_thinking_alone(page: Page) -> None:
    assert "progress" in page.reply("computer", level="master")
    page.result("view", seat=0)
    page.result("check", save=Match.new("red-dragon", seats=3, seed="a").save())
    assert page.error("apply", action="play R99")["kind"] == "illegal"
    while "progress" in (reply := page.proceed()):
        pass
    assert len(reply["result"]["save"]["log"]) == 1


def test_a_later_question_is_answered_first(page: Page) -> None:
    page.thought("computer", level="casual")
    assert "progress" in page.reply("computer", level="master")
    assert page.thought("explain", index=0, effort=0.1)["action"]
    while "progress" in (reply := page.proceed()):
        pass
    assert len(reply["result"]["save"]["log"]) == 2


def test_thinking_can_be_given_up_and_hurried(page: Page) -> None:
    assert "progress" in page.reply("computer", level="master", effort=1000)
    assert page.result("stop") is None
    assert page.proceed()["error"] == STOPPED

    assert "progress" in page.reply("computer", level="master", effort=1000)
    assert page.result("hurry") is None
    slices = 0
    while "progress" in (reply := page.proceed()):
        slices += 1
    assert slices < 1000
    assert len(reply["result"]["save"]["log"]) == 1


def test_advice_rates_every_legal_action_from_what_the_seat_may_know(page: Page) -> None:
    seat = page.result("view")["view"]["to_act"]
    legal = page.result("view", seat=seat)["view"]["legal"]
    advice = page.thought("advise", effort=0.1)
    assert advice["seat"] == seat
    assert sorted(option["action"] for option in advice["options"]) == sorted(legal)
    assert page.result("view")["save"]["log"] == []


def test_hints_and_computer_players_know_what_their_seat_may_know(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of what others were dealt, not even in the history of their view."""
    views: list[object] = []

    def watch(name: str) -> None:
        asked = getattr(bridge, name)

        def watched(*given: object) -> object:
            views.extend(each for each in given if isinstance(each, dict))
            return asked(*given)

        monkeypatch.setattr(bridge, name, watched)

    for name in ("advise", "think", "explain"):
        watch(name)
    match = Match.new("red-dragon", seats=4, seed="class-7b")
    page.thought("advise", effort=0.1)
    page.thought("computer", level="casual")
    page.thought("explain", index=0, effort=0.1)
    page.result("undo", to=0)
    page.thought("suggest")
    assert views == [match.view(match.to_act)] * 4


def test_what_is_suggested_is_a_hint_of_less_effort_and_does_nothing(page: Page) -> None:
    suggested = page.thought("suggest")
    assert suggested == page.thought("suggest") == page.thought("advise", effort=SUGGESTING)
    assert suggested["tip"]["action"] == suggested["options"][0]["action"]
    assert page.result("view")["save"]["log"] == []


def test_an_explanation_tells_of_the_one_action_only(page: Page) -> None:
    actions = [page.thought("computer", level="casual")["action"] for _ in range(13)]
    why = page.thought("explain", index=12, effort=0.1)
    assert why["action"] == actions[12]
    assert set(why) == {"seat", "action", "choice", "sound", "worlds", "trick", "reasons"}
    assert (why["choice"]["action"], why["choice"]["facts"]) == (why["action"], [])
    for index in (-1, 13, True, "0"):
        assert page.error("explain", index=index)["kind"] == "request"
