"""Every bad input that once did harm, as a case by itself: refused in a word, and nothing moved.

What is like them is made by the thousand in test_hostile_input.py and test_hostile_lessons.py.
Whatever is found there, or by anybody else, becomes a case here.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygame_core import Match, lessons
from pygame_core.addons import wheels
from pygame_core.errors import AddonError, Refusal
from pygame_core.games.sauscharf.state import SauscharfState
from tests.support.hostile import Watched
from tests.support.packages import FILE, SOUND, offered, packed

DIGITS = "9" * 5000
"""Python neither reads nor writes so long a number."""
VAST: Any = 10**5000
LIST: Any = ["1"]


def match(**changes: Any) -> Match:
    return Match.new(**{"game": "red-dragon", "seats": 3, "seed": "oak", **changes})


REFUSED: dict[str, tuple[str, Callable[[], object]]] = {
    "vast seats": ("bad-seats", lambda: match(seats=VAST)),
    "vast seed": ("bad-seed", lambda: match(seed=VAST)),
    "vast option": ("bad-option", lambda: match(game="sauscharf", options={"heat": VAST})),
    "vast game": ("unknown-game", lambda: match(game=VAST)),
    "list as game": ("unknown-game", lambda: match(game=LIST)),
    "empty list as game": ("unknown-game", lambda: match(game=[])),
    "vast action": ("not-an-action", lambda: match().apply(VAST)),
    "list as action": ("not-an-action", lambda: match().apply(LIST)),
    "vast undo": ("nothing-to-undo", lambda: match().undo(VAST)),
    "list as undo": ("nothing-to-undo", lambda: match().undo(LIST)),
    "vast version of a save": ("newer-format", lambda: reloaded(version=VAST)),
    "vast seats of a save": ("bad-seats", lambda: reloaded(seats=VAST)),
    "vast rules of a save": ("other-rules", lambda: reloaded(rules_version=VAST)),
    "vast version of a lesson": (
        "newer-format",
        lambda: lessons.checked({"format": lessons.FORMAT, "version": VAST}),
    ),
}
"""The id that says why, and what is refused."""


def reloaded(**changes: Any) -> Match:
    return Match.load({**match().save(), **changes})


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_with_a_reason_however_large_it_is(case: str) -> None:
    reason, wrong = REFUSED[case]
    with pytest.raises(Refusal) as refused:
        wrong()
    assert refused.value.id == reason
    assert reason in str(refused.value)
    json.dumps(dict(refused.value.params), allow_nan=False)


def test_why_not_answers_for_a_vast_number() -> None:
    reason = match().why_not(VAST)
    assert reason is not None
    assert reason.id == "not-an-action"


def test_a_view_of_no_seat_is_an_index_error_however_large_it_is() -> None:
    with pytest.raises(IndexError):
        match().view(VAST)


REQUESTS = [
    ("apply", '{"action": "give R1", "seat": 99}'),
    ("apply", '{"action": "give R1", "seat": "0"}'),
    ("apply", f'{{"action": {DIGITS}}}'),
    ("undo", '{"to": 0, "seat": 99}'),
    ("undo", f'{{"to": 1{"0" * 400}}}'),
    ("undo", f'{{"to": {DIGITS}}}'),
    ("undo", '{"to": "0"}'),
    ("computer", '{"level": "beginner", "seat": 99}'),
    ("computer", '{"level": "casual", "effort": [1]}'),
    ("computer", f'{{"level": "club", "effort": [{"1, " * 999}1]}}'),
    ("computer", f'{{"level": "club", "effort": 1{"0" * 400}}}'),
    ("computer", '{"level": "club", "effort": Infinity}'),
    ("computer", '{"level": "club", "effort": 1e999}'),
    ("advise", '{"effort": Infinity}'),
    ("advise", '{"effort": NaN}'),
    ("advise", '{"effort": true}'),
    ("advise", '{"seconds": -1}'),
    ("advise", '{"seconds": [1]}'),
    ("why_not", f'{{"action": {DIGITS}}}'),
    ("new", '{"game": [], "seats": 3}'),
    ("new", f'{{"game": "red-dragon", "seats": {DIGITS}}}'),
    ("check", f'{{"save": {{"version": {DIGITS}}}}}'),
    ("check", json.dumps({"save": f'{{"version": {DIGITS}}}'})),
    ("lesson", json.dumps({"text": f'{{"version": {DIGITS}}}'})),
]
"""A method of the bridge and its parameters as they come, for some JSON is no Python."""


@pytest.mark.parametrize(("method", "params"), REQUESTS, ids=lambda text: text[:40])
def test_a_request_that_is_refused_has_changed_nothing(method: str, params: str) -> None:
    watched = Watched()
    if '"give R1"' in params:
        views = [watched.ask("view", {"seat": seat})["result"]["view"] for seat in range(3)]
        [legal] = [view["legal"] for view in views if view["legal"]]
        params = params.replace("give R1", legal[0])
    reply = json.loads(watched.bridge.call(f'{{"method": "{method}", "params": {params}}}'))
    assert set(reply) == {"error"}
    watched.assert_untouched()


TOO_LARGE = {
    "entry_points.txt": (10_000, {"entry_points": "\n" * 10_000_000}),
    "METADATA": (28_000, {"METADATA": "Name: gulls\n\n" + "x" * 27_999_987}),
}
"""What of a wheel is too large, how many kilobytes that is, and what it holds."""


@pytest.mark.parametrize("part", TOO_LARGE)
def test_a_wheel_with_a_vast_text_is_refused_unread(part: str) -> None:
    size, content = TOO_LARGE[part]
    wheel = packed(zipfile.ZIP_DEFLATED, **content)
    assert len(wheel) < 100_000
    with pytest.raises(AddonError) as refused:
        wheels.about(FILE, wheel)
    assert refused.value.id == "too-large"
    assert refused.value.params["part"] == part
    assert refused.value.params["size"] == size


RAISING = (
    SOUND
    + """
def start(self, seats, options, seed, /):
    if seed != "trial":
        raise ZeroDivisionError("no wind")
    return RedDragon.start(self, seats, {}, seed)

Renamed.start = start
"""
)


def test_an_added_game_that_raises_is_named_as_the_one_at_fault(folder: Path) -> None:
    offered(folder, "raising_gulls", RAISING)
    watched = Watched()
    # Nothing of the game is run for a link, which is one all the same.
    deal = {"players": ["person"] * 3, "options": {}, "seed": "oak"}
    text = watched.ask("write_link", {"game": "gulls", **deal})["result"]["text"]
    assert watched.ask("link", {"text": text, "languages": []})["result"]["seed"] == "oak"
    error = watched.ask("new", {"game": "gulls", "seats": 3, "seed": "oak"})["error"]
    assert (error["kind"], error["id"]) == ("addon", "broken")
    watched.assert_untouched()


def test_a_guess_while_sets_are_being_laid_has_no_order_yet() -> None:
    """Sauscharf once guessed as if the sets on the table were all that would be laid."""
    true = match(game="sauscharf", seed="0")
    true.apply("set 7 7")
    guessed = true.game.determinize(true.view(true.to_act), Random(1))
    for state in (true.state, guessed):
        assert isinstance(state, SauscharfState)
        assert state.order == []
    action = true.legal_actions()[0]
    true.apply(action)
    guessed.apply(action)
    assert guessed.to_act == true.to_act
