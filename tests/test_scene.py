"""Every game that tells its table tells it whole, from the view alone, and in plain data."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random

import pytest

from pygame_core import Match, games
from pygame_core.game import Pictured, Shown
from pygame_core.games import find_game
from pygame_core.scene import Scene
from pygame_core.views import View

SHOWN = [info.id for info in games() if isinstance(find_game(info.id), Shown)]


@pytest.fixture(scope="module", params=SHOWN)
def game(request: pytest.FixtureRequest) -> str:
    """Of the module, so that all tests of one are run after each other."""
    wanted: str = request.param
    return wanted


@cache
def played(game: str) -> list[tuple[Match, list[tuple[View, Scene]]]]:
    """Random matches with few and with many seats: each at its end, and what seats saw before."""
    [info] = [info for info in games() if info.id == game]
    found = []
    for seats in {info.seats[0], info.seats[-1]}:
        match, rng, seen = Match.new(game, seats=seats, seed="scene"), Random(seats), []
        phases = set()
        while match.to_act is not None:
            # Every moment at first and as a phase begins, later now and then: views grow.
            view = match.view(match.to_act)
            if len(match.log) < 80 or view["phase"] not in phases or rng.random() < 0.15:
                phases.add(view["phase"])
                others = (None, (match.to_act + 1) % seats)
                for seat in (match.to_act, rng.choice(others)):
                    view = match.view(seat)
                    seen.append((view, shown(match).scene(view)))
            match.apply(rng.choice(match.legal_actions()))
        seen.append((match.view(0), shown(match).scene(match.view(0))))
        found.append((match, seen))
    return found


def shown(match: Match) -> Shown:
    game = match.game
    assert isinstance(game, Shown)
    return game


def scenes(game: str) -> Iterator[tuple[Match, View, Scene]]:
    for match, seen in played(game):
        for view, scene in seen:
            yield match, view, scene


def test_a_scene_is_plain_data_and_whole(game: str) -> None:
    for match, view, scene in scenes(game):
        json.dumps(scene, allow_nan=False)
        assert set(scene) == set(Scene.__annotations__)
        assert len(scene["seats"]) == match.seats
        assert sorted(scene["turns"]) == list(range(match.seats))
        assert sorted(card["card"] for card in scene["hand"]) == sorted(view["hand"])


def test_every_legal_action_is_one_choice_and_the_seat_to_act_is_asked(game: str) -> None:
    for _, view, scene in scenes(game):
        acts = view["seat"] is not None and view["seat"] == view["to_act"]
        assert (scene["ask"] is not None) is acts
        assert [choice["action"] for choice in scene["choices"]] == view["legal"]


def test_whatever_may_be_done_by_a_tap_is_told_where_it_is_tapped(game: str) -> None:
    for _, _, scene in scenes(game):
        felt = scene["felt"]
        taps = {
            "hand": {each["action"] for each in scene["hand"]},
            "trick": {each["action"] for each in scene["trick"]},
            "felt": {item["action"] for item in felt["items"]} if felt else set(),
        }
        for choice in scene["choices"]:
            is_own = felt is not None and felt["kind"] in ("own", "pair")
            if choice["at"] != "button" and not is_own:
                assert choice["action"] in taps[choice["at"]], choice


def test_a_scene_comes_from_the_view_and_leaves_it_as_it_is(game: str) -> None:
    for match, view, scene in scenes(game):
        text = json.dumps(view)
        copy: View = json.loads(text)
        assert json.dumps(shown(match).scene(copy)) == json.dumps(scene)
        assert json.dumps(copy) == text


def test_a_table_that_is_only_looked_at_asks_for_nothing(game: str) -> None:
    for match, view, _ in scenes(game):
        looked_at: View = {**view, "to_act": None, "legal": [], "history": []}
        scene = shown(match).scene(looked_at)
        assert (scene["ask"], scene["choices"]) == (None, [])


def test_every_card_that_is_seen_is_in_the_deck(game: str) -> None:
    for match, _, scene in scenes(game):
        deck = shown(match).deck()
        cards, suits = deck["cards"], {suit["letter"] for suit in deck["suits"]}
        assert {cards[card["card"]]["suit"] for card in scene["hand"]} <= suits | {""}
        for play in scene["trick"]:
            assert play["card"] is None or play["card"] in cards
        assert set(scene["marks"]) <= set(cards)


def test_every_event_and_action_has_words_and_every_round_a_sheet(game: str) -> None:
    for match, _ in played(game):
        view = match.view(0)
        for event in view["history"]:
            json.dumps(shown(match).told(event, view), allow_nan=False)
            if event["id"] == "round.scored":
                sheet = shown(match).sheet(event["params"])
                json.dumps(sheet, allow_nan=False)
                for seat, score in enumerate(event["params"]["scores"]):
                    cells = [row["cells"][seat]["points"] for row in sheet["rows"]]
                    assert sum(points or 0 for points in cells) == score
        for action in match.log:
            assert shown(match).label(action, view)["id"]


def test_a_sheet_of_rules_is_plain_data_made_from_the_view(game: str) -> None:
    for match, seen in played(game):
        phases: dict[str, View] = {view["phase"]: view for view, _ in seen}
        for view in phases.values():
            sections = shown(match).rules(view)
            assert sum(section["now"] for section in sections) < 2
            assert len({section["id"] for section in sections}) == len(sections) > 0
            copy: View = json.loads(json.dumps(view))
            assert json.dumps(shown(match).rules(copy)) == json.dumps(sections, allow_nan=False)
            # The rules at hand need no memory.
            assert shown(match).rules({**view, "history": []}) == sections


def test_every_card_and_thing_on_a_sheet_of_rules_is_in_the_deck(game: str) -> None:
    for match, _ in played(game):
        deck = shown(match).deck()
        items = set(deck.get("items", {}))
        sections = shown(match).rules(match.view(0))
        pictures = [*chain(*(section["pictures"] for section in sections))]
        if isinstance(match.game, Pictured):
            steps = match.game.steps()
            json.dumps(steps, allow_nan=False)
            assert len(steps) == 3
            assert not any("caption" in step for step in steps)
            pictures += steps
        for picture in pictures:
            cards = [each["card"] for each in picture.get("cards", []) if "card" in each]
            assert {*cards, *chain(*picture.get("sets", []))} <= set(deck["cards"])
            listed = [each["item"] for each in picture.get("listed", [])]
            assert {*picture.get("items", []), *listed} <= items


def test_every_game_tells_its_table() -> None:
    assert {info.id for info in games()} == {*SHOWN}
