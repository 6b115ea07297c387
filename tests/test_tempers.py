"""Tempers of computer players, and what their faces show, in every game of the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from pygame_core import Match
from pygame_core.ai.levels import LEVELS, TEMPERED, choose
from pygame_core.frames import frames
from pygame_core.game import Mood, Tempered
from pygame_core.games import own_games
from pygame_core.kit.tempers import TEMPERS
from pygame_core.page.bridge import Bridge
from pygame_core.views import View
from tests.support.worlds import another_world
from tests.test_locales import ENGLISH

every_game = pytest.mark.parametrize("game", [info.id for info in own_games()])
SEATS = {info.id: max(info.seats) for info in own_games()}


class Moment(NamedTuple):
    """One decision of a match: the match before it, and what was done."""

    match: Match
    action: str

    @property
    def view(self) -> View:
        return self.match.view(self.match.to_act)

    @property
    def temper(self) -> str:
        assert self.match.to_act is not None
        return TEMPERS[self.match.to_act]

    def chosen(self, level: str, temper: str | None) -> str:
        return choose(level, self.match.game, self.view, Random(1), temper=temper)

    def tilts(self, view: View | None = None) -> dict[str, float]:
        """How much each action is to the taste of whoever is to act."""
        view = self.view if view is None else view
        assert isinstance(self.match.game, Tempered)
        return dict(zip(view["legal"], self.match.game.tilt(view, self.temper), strict=True))


@cache
def moments(game: str, rounds: int = 1) -> list[Moment]:
    """The decisions of casual players with tempers, at as many seats as there may be."""
    found = []
    match, rng = Match.new(game, seats=SEATS[game], seed="oak"), Random(1)
    while match.to_act is not None and match.view(None)["round"] <= rounds:
        view = match.view(match.to_act)
        action = choose("casual", match.game, view, rng, temper=TEMPERS[match.to_act])
        found.append(Moment(match.clone(), action))
        match.apply(action)
    return found


@every_game
def test_there_is_a_temper_for_each_seat_and_each_makes_itself_felt(game: str) -> None:
    felt: dict[str, float] = dict.fromkeys(TEMPERS[: SEATS[game]], 0)
    for moment in moments(game):
        tilts = moment.tilts()
        plain = moment.chosen("casual", None)
        # What it does is to its taste at least as much as what it would do without a temper.
        assert tilts[moment.chosen("casual", moment.temper)] >= tilts[plain]
        felt[moment.temper] += max(tilts.values()) - min(tilts.values())
    assert all(felt.values()), felt


@every_game
def test_a_temper_changes_some_decisions_and_leaves_most_as_they_are(game: str) -> None:
    open_to_choice = [each for each in moments(game) if len(each.view["legal"]) > 1]
    changed = [
        each
        for each in open_to_choice
        if each.chosen("casual", each.temper) != each.chosen("casual", None)
    ]
    assert 0 < len(changed) < len(open_to_choice) / 4


@every_game
def test_the_same_view_and_numbers_give_the_same_choice(game: str) -> None:
    for moment in moments(game)[::5]:
        for level in TEMPERED:
            chosen = moment.chosen(level, moment.temper)
            assert chosen == moment.chosen(level, moment.temper)
            assert chosen in moment.view["legal"]


@every_game
def test_a_temper_knows_nothing_of_hidden_cards(game: str) -> None:
    rng = Random(game)
    for moment in moments(game)[::7]:
        other = another_world(moment.match, moment.match.to_act, rng)
        assert moment.tilts(other.view(other.to_act)) == moment.tilts()


@every_game
def test_whoever_searches_has_no_temper(game: str) -> None:
    moment = next(each for each in moments(game) if len(each.view["legal"]) > 1)
    assert [level for level in LEVELS if level not in TEMPERED] == ["club", "master"]
    assert moment.chosen("club", moment.temper) == moment.chosen("club", None)


def moods(moment: Moment) -> Iterator[tuple[str, dict[int, Mood]]]:
    """What every seat, and a spectator, is told of the faces after each event of this action."""
    match, after = moment.match, moment.match.clone()
    assert isinstance(match.game, Tempered)
    views = {seat: match.view(seat) for seat in (None, *range(match.seats))}
    for event in after.apply(moment.action):
        told = [match.game.moods(view, event.seen_by(seat)) for seat, view in views.items()]
        assert all(each == told[0] for each in told), event
        yield event.id, told[0]


@every_game
def test_faces_tell_nobody_more_than_all_can_see(game: str) -> None:
    seen = [mood for moment in moments(game, 3) for _, mood in moods(moment) if mood]
    assert seen


@every_game
def test_what_was_hidden_changes_no_face(game: str) -> None:
    rng = Random(game)
    for moment in moments(game)[::3]:
        other = another_world(moment.match, moment.match.to_act, rng)
        assert list(moods(Moment(other, moment.action))) == list(moods(moment))


def test_a_heavy_trick_shows_in_the_faces_until_the_next_card() -> None:
    heavy, then = next(
        (moment, then)
        for moment, then in zip(moments("red-dragon"), moments("red-dragon")[1:], strict=False)
        if any(mood for _, mood in moods(moment))
    )
    before, after = heavy.match, then.match
    events = [event.seen_by(0) for event in before.clone().apply(heavy.action)]
    pictures = frames(before.game, before.view(0), events, after.view(0))
    assert [frame["hold"] for frame in pictures] == ["landing", "trick", "card"]
    landing, trick, arrival = (frame["changes"].get("moods") for frame in pictures)
    assert landing is None
    assert trick is not None
    assert trick == arrival
    assert trick[events[-1]["params"]["winner"]] == "sore"
    events = [event.seen_by(0) for event in after.clone().apply(then.action)]
    later = after.clone()
    later.apply(then.action)
    for frame in frames(after.game, after.view(0), events, later.view(0)):
        assert "moods" not in frame["changes"]


@pytest.mark.parametrize("tempered", [False, True])
def test_the_page_asks_for_a_computer_player_with_or_without_its_temper(tempered: bool) -> None:
    moment = next(
        each
        for each in moments("red-dragon")
        if each.tilts()[each.chosen("casual", None)]
        != each.tilts()[each.chosen("casual", each.temper)]
    )
    bridge = Bridge()

    def ask(method: str, **params: object) -> dict[str, object]:
        reply = json.loads(bridge.call(json.dumps({"method": method, "params": params})))
        while "progress" in reply:
            reply = json.loads(bridge.proceed(1000))
        result: dict[str, object] = reply["result"]
        return result

    ask("load", save=moment.match.save())
    done = ask("computer", level="casual", tempered=tempered)
    expected = moment.chosen("casual", moment.temper if tempered else None)
    assert done["action"] == expected


def test_each_temper_has_a_name_a_sentence_a_face_and_a_last_word() -> None:
    drawn = (Path(__file__).parent.parent / "web" / "symbols.svg").read_text(encoding="utf-8")
    for temper in TEMPERS:
        assert {f"computer-name-{temper}", f"temper-{temper}", f"final-says-{temper}"} <= set(
            ENGLISH
        )
        assert f'id="c-face-{temper}"' in drawn
