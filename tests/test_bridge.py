"""What the page's worker may call: JSON text in, JSON text out, no exception ever."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import Match
from pygame_core.games import own_games
from pygame_core.games.red_dragon import GAME as RED_DRAGON
from tests.support.calling import Page
from tests.support.playing import played


@pytest.fixture
def page() -> Page:
    return Page.at_a_table()


def test_the_catalogue_has_what_set_up_needs() -> None:
    games = {game["id"]: game for game in Page().result("games")}
    assert games["red-dragon"] == {
        "id": "red-dragon",
        "seats": [3, 4, 5, 6],
        "options": [],
        "rules_version": 1,
        "levels": ["beginner", "casual", "club", "master"],
        "tempered": ["beginner", "casual"],
        "deck": RED_DRAGON.deck(),
        "steps": RED_DRAGON.steps(),
    }


def test_a_new_match_comes_with_the_deal_as_its_seat_sees_it() -> None:
    snapshot = Page().result("new", game="red-dragon", seats=3, seed=None, seat=1)
    dealt = [event["params"] for event in snapshot["events"] if event["id"] == "hand.dealt"]
    assert [("cards" in params) for params in dealt] == [False, True, False]
    assert dealt[1]["cards"] == snapshot["view"]["hand"]
    assert snapshot["save"]["seed"]


def test_only_the_named_seat_is_shown(page: Page) -> None:
    spectator = page.result("view", seat=None)["view"]
    assert spectator["hand"] == spectator["legal"] == []
    assert page.result("view", seat=2)["view"]["seat"] == 2


def test_applying_answers_with_events_and_the_save(page: Page) -> None:
    view = page.result("view", seat=None)["view"]
    first = view["to_act"]
    action = page.result("view", seat=first)["view"]["legal"][0]
    other = (first + 1) % 4
    snapshot = page.result("apply", action=action, seat=other)
    told = {"id": "card.given", "params": {"seat": first, "known": "no"}}
    assert snapshot["events"] == [{**told, "actor": first, "action": "", "index": 0}]
    assert snapshot["save"]["log"] == [action]
    assert snapshot["reveals"] is False
    assert Match.load(snapshot["save"]).log == (action,)
    assert [frame["hold"] for frame in snapshot["frames"]] == ["card"]


def test_a_computer_match_runs_to_its_end_and_says_when_secrets_come_out(page: Page) -> None:
    reveals, holds, snapshot = 0, set(), page.result("view")
    while not snapshot["view"]["is_over"]:
        snapshot = page.result("computer", level="casual")
        assert snapshot["save"]["log"][-1] == snapshot["action"]
        reveals += snapshot["reveals"]
        holds |= {frame["hold"] for frame in snapshot["frames"]}
    assert reveals == 4
    assert holds == {"card", "landing", "trick", "moment", "reveal", "sheet", "none"}
    assert page.error("computer", level="casual") == {
        "kind": "illegal",
        "id": "match-over",
        "params": {},
    }


def decided(seed: str) -> Page:
    """A page on which a person may claim the rest of the round."""
    page, rng = Page(), Random(seed)
    view = page.result("new", game="red-dragon", seats=3, seed=seed, seat=None)["view"]
    while not page.thought("decided"):
        seat = view["to_act"]
        legal = page.result("view", seat=seat)["view"]["legal"]
        view = page.result("apply", action=rng.choice(legal), seat=None)["view"]
        assert view["round"] == 1
    return page


def test_what_is_decided_is_claimed_by_ordinary_actions() -> None:
    page = decided("claim")
    before = page.result("view", seat=None)
    seat = before["view"]["to_act"]
    claimed = page.thought("claim", seat=seat)
    log = claimed["save"]["log"]
    assert [event["id"] for event in claimed["events"]].count("round.scored") == 1
    assert len(log) - len(before["save"]["log"]) > 3
    assert claimed["actors"][len(before["save"]["log"])] == seat
    assert Match.load(claimed["save"]).log == tuple(log)
    assert claimed["view"]["round"] == 2
    holds = [frame["hold"] for frame in claimed["frames"]]
    tricks = [event["id"] for event in claimed["events"]].count("trick.taken")
    assert holds.count("landing") == holds.count("trick") == tricks > 0
    assert holds[-2:] == ["sheet", "none"]


def test_what_is_not_decided_cannot_be_claimed() -> None:
    page = Page()
    view = page.result("new", game="red-dragon", seats=3, seed="claim", seat=None)["view"]
    seat = view["to_act"]
    assert page.error("claim", seat=seat)["id"] == "not-decided"
    assert page.error("claim", seat=(seat + 1) % 3)["id"] == "not-your-turn"
    assert page.result("view", seat=None)["save"]["log"] == []


def test_only_a_single_open_choice_is_said_to_be_forced() -> None:
    page = Page()
    view = page.result("new", game="red-dragon", seats=3, seed="forced", seat=None)["view"]
    said = 0
    while view["round"] == 1:
        seat = view["to_act"]
        mine = page.result("view", seat=seat)
        legal = mine["view"]["legal"]
        assert mine["forced"] == (legal[0] if len(legal) == 1 else None)
        said += mine["forced"] is not None
        # Nobody else is told what this seat holds.
        assert page.result("view", seat=(seat + 1) % 3)["forced"] is None
        view = page.result("apply", action=legal[0], seat=None)["view"]
    assert said


def test_what_is_secret_or_turns_up_a_secret_is_never_said_to_be_forced() -> None:
    page, rng = Page(), Random(1)
    met = 0
    for seed in range(40):
        view = page.result("new", game="stich-meister", seats=3, seed=str(seed), seat=None)["view"]
        while view["round"] == 1:
            mine = page.result("view", seat=view["to_act"])
            action = rng.choice(mine["view"]["legal"])
            done = page.result("apply", action=action, seat=None)
            # What a spectator is not told, or what another secret comes out with.
            if len(mine["view"]["legal"]) == 1:
                hidden = action.split()[-1] not in str(done["events"][0])
                assert (mine["forced"] is None) == (hidden or done["reveals"])
                met += mine["forced"] is None
            view = done["view"]
        if met:
            return
    raise AssertionError("no such moment was met")


def test_after_undo_the_computer_answers_the_same(page: Page) -> None:
    actions = [page.result("computer", level="beginner")["action"] for _ in range(9)]
    page.result("undo", to=0)
    assert [page.result("computer", level="beginner")["action"] for _ in range(9)] == actions


def test_the_odds_open_every_hand(page: Page) -> None:
    views = page.result("odds")
    assert [view["seat"] for view in views] == [0, 1, 2, 3]
    assert all(len(view["hand"]) == 15 and view["history"] == [] for view in views)
    assert len({card for view in views for card in view["hand"]}) == 60
    [acting] = [view for view in views if view["legal"]]
    assert acting["seat"] == acting["to_act"]


def test_the_rules_at_hand_are_those_of_the_table(page: Page) -> None:
    sections = page.result("rules", seat=0)
    assert {"id", "params", "now", "pictures"} == set(sections[0])
    assert [each["id"] for each in sections if each["now"]] == ["give"]


def test_why_not_names_the_reason(page: Page) -> None:
    refused = page.result("why_not", action="play R1")
    assert (refused["id"], refused["label"]) == (
        "wrong-phase",
        {"id": "play", "params": {"card": "R1"}},
    )
    assert page.result("why_not", action="sing")["label"] is None
    view = page.result("view", seat=page.result("view")["view"]["to_act"])["view"]
    assert page.result("why_not", action=view["legal"][0]) is None


def test_a_save_is_checked_without_opening_it(page: Page) -> None:
    before = page.result("view", seat=0)
    other = Match.new("red-dragon", seats=5, seed="other").save()
    for save in (other, json.dumps(other)):
        facts = page.result("check", save=save)
        assert (facts["seats"], facts["seed"], facts["actions"]) == (5, "other", 0)
    assert page.result("view", seat=0) == before


def test_a_save_that_does_not_load_leaves_the_open_match(page: Page) -> None:
    before = page.result("view", seat=0)
    assert page.error("load", save={"format": "x"})["id"] == "not-a-save"
    assert page.error("load", save="{")["id"] == "not-a-save"
    assert page.error("new", game="red-dragon", seats=17)["id"] == "bad-seats"
    assert page.result("view", seat=0) == before


def test_a_replay_gives_a_digest_per_position(page: Page) -> None:
    page.result("computer", level="casual")
    save = page.result("view")["save"]
    assert len(page.result("replay", save=save)) == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"method": "nonsense", "params": {}}',
        '{"method": "__init__", "params": {}}',
        '{"method": ["new"], "params": {}}',
        '{"method": "new", "params": {"colour": 3}}',
        '{"method": "view", "params": {"seat": 9}}',
        '{"method": "view", "params": {"seat": "0"}}',
        '{"method": "computer", "params": {"level": "god"}}',
        '{"method": "computer", "params": {"level": "club", "seated": ["club"]}}',
        '{"method": "computer", "params": {"level": "club", "seated": 4}}',
        '{"method": "undo", "params": {"to": "1"}}',
        "[" * 100_000,
    ],
)
def test_rubbish_is_a_bad_request(page: Page, text: str) -> None:
    assert json.loads(page.bridge.call(text))["error"]["kind"] == "request"


def test_without_an_open_match_there_is_nothing_to_see() -> None:
    assert Page().error("view")["params"] == {"detail": "no match is open"}


@settings(max_examples=200, derandomize=True)
@given(
    method=st.sampled_from(
        [
            "new",
            "load",
            "check",
            "apply",
            "computer",
            "advise",
            "explain",
            "odds",
            "stop",
            "hurry",
            "view",
            "undo",
            "why_not",
            "link",
            "write_link",
            "result",
            "results",
        ]
    ),
    params=st.dictionaries(
        st.sampled_from(
            [
                *(
                    "game",
                    "seats",
                    "seed",
                    "seat",
                    "save",
                    "action",
                    "to",
                    "level",
                    "index",
                    "effort",
                ),
                *("text", "languages", "deals", "players", "options", "own", "aids"),
            ]
        ),
        st.none() | st.booleans() | st.integers(-3, 9) | st.text(max_size=12) | st.lists(st.none()),
    ),
)
def test_no_request_breaks_the_bridge(method: str, params: dict[str, object]) -> None:
    page = Page()
    page.result("new", game="red-dragon", seats=3, seed="a")
    page.reply(method, **params)
    assert page.result("view")["view"]["seats"] in {3, 4, 5, 6}


def test_a_result_goes_from_the_page_to_the_teacher(page: Page) -> None:
    match = played(("red-dragon", 4, {}), seed="class-7b")
    wish = {"game": "red-dragon", "players": ["person"] + ["casual"] * 3, "options": {}}
    link = page.result("write_link", seed="class-7b", **wish)
    assert page.result("link", text=link["text"], languages=[])["seed"] == "class-7b"
    assert page.result("write_link", seed=None, **wish)["seed"]
    result = {"players": wish["players"], "seat": 2, "own": "abc", "aids": [1, 2, 0]}
    code = page.result("result", save=match.save(), **result)["code"]
    table = page.result("results", text=f"Mei {code}\nrubbish", deals=[link["text"]])
    assert table["rows"][0]["score"] == match.scores[2]
    assert table["deals"][0]["seed"] == "class-7b"
    assert table["problems"][0]["line"] == 2
    assert page.error("link", text="game=whist", languages=[])["kind"] == "share"


def test_results_of_a_game_that_is_not_here_are_read_by_what_the_page_knows_of_it(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(("sauscharf", 4, {}), seed="class-7b")
    wish = {"game": "sauscharf", "players": ["person"] + ["casual"] * 3, "options": {}}
    link = page.result("write_link", seed="class-7b", **wish)
    result = {"players": wish["players"], "seat": 2, "own": "abc", "aids": [1, 2, 0]}
    code = page.result("result", save=match.save(), **result)["code"]
    asked = {"text": f"Mei {code}", "deals": [link["text"]]}
    there = page.result("results", **asked)
    [told] = [info for info in page.result("games") if info["id"] == "sauscharf"]
    rest = tuple(info for info in own_games() if info.id != "sauscharf")
    monkeypatch.setattr("pygame_core.formats.results.games", lambda: rest)
    monkeypatch.setattr("pygame_core.formats.links.find_game", lambda _: pytest.fail("not here"))
    assert page.result("results", **asked, others=[told]) == there
    assert there["deals"][0]["seed"] == "class-7b"
    problem = page.result("results", text=f"Mei {code}", deals=[])["problems"][0]
    assert problem["id"] == "result-of-unknown-game"
    assert page.error("results", **asked, others=[{"id": 1}])["kind"] == "request"
