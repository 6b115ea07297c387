"""The arena: the same deals for both sides, and results that do not depend on who plays them."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygame_core import IllegalAction, SetupError, games
from pygame_core.__main__ import main
from pygame_core.ai import arena
from pygame_core.ai.arena import Comparison
from pygame_core.ai.deals import SUDDEN_WIN, Player, Setup
from pygame_core.ai.duplicate_deals import pattern, play_deals
from pygame_core.views import View
from tests.ai import players

ROOT = Path(__file__).parents[2]


def few(a: Player, b: Player, game: str = "red-dragon", deals: int = 4) -> Comparison:
    return arena.compare(game, a, b, deals=deals, seats=3 if game == "red-dragon" else None)


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_seat_is_played_by_both_sides_in_turn(seats: int) -> None:
    patterns = [pattern(seats, deal) for deal in range(60)]
    for mine in patterns:
        assert len(mine) == seats
        assert sum(mine) == seats // 2
    # Even numbers of seats have as many ways as halves of the table; the rest are complements.
    ways = {frozenset((mine, tuple(not is_a for is_a in mine))) for mine in patterns}
    assert len(ways) == {2: 1, 3: 3, 4: 3, 5: 10, 6: 10}[seats]
    assert len(set(Counter(patterns).values())) == 1


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_a_comparison_is_repeated_exactly_and_turned_round_exactly(game: str) -> None:
    here = few("casual", "beginner", game, deals=2)
    again = few("casual", "beginner", game, deals=2)
    turned = few("beginner", "casual", game, deals=2)
    assert here.deals == 2
    assert any(here.differences)
    assert again.differences == here.differences
    assert turned.differences == tuple(-difference for difference in here.differences)
    assert turned.by_seat == tuple(-mean for mean in here.by_seat)


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_a_level_is_neither_better_nor_worse_than_itself(level: str) -> None:
    assert few(level, level).differences == (0.0,) * 4


def test_other_processes_and_threads_find_the_same() -> None:
    alone = few("casual", "beginner", deals=6)
    with ThreadPoolExecutor(2) as executor:
        shared = arena.compare(
            "red-dragon", "casual", "beginner", deals=6, seats=3, executor=executor
        )
    assert shared.differences == alone.differences
    said = command("--seats", "3", "--deals", "6", "--jobs", "2")
    assert said["deals"] == 6
    assert said["mean_difference"] == round(alone.mean_difference, 4)
    assert said["ci95"] == [round(end, 4) for end in alone.ci95]
    assert said["thinking_a"]["decisions"] == alone.thinking_a.decisions


def test_a_deal_is_a_round_some_rounds_or_a_whole_match() -> None:
    decisions = [
        arena.compare("red-dragon", "casual", "casual", deals=1, seats=3, rounds=rounds)
        for rounds in (1, 2, None)
    ]
    one, two, whole = (found.thinking_a.decisions for found in decisions)
    assert one < two < whole
    # With one round as all there is, Sauscharf is always whole.
    round_of_it, whole_of_it = (
        arena.compare("sauscharf", "casual", "beginner", deals=1, seats=2, rounds=rounds)
        for rounds in (1, None)
    )
    assert round_of_it.differences == whole_of_it.differences


def test_who_wins_the_match_in_the_middle_of_a_round_gains_a_sudden_win() -> None:
    # In this deal everybody helps seat 0, which takes all tricks if it wants to.
    setup = Setup("red-dragon", 6, {}, "all", 1)
    [deal] = play_deals(setup, players.grasping, players.humble, range(252, 253))
    [equal] = play_deals(setup, players.humble, players.humble, range(252, 253))
    assert set(equal.seats) == {0}
    assert deal.seats[0] > SUDDEN_WIN / 2
    # The others got nothing in the one layout and a scored round in the other.
    assert sum(deal.seats[1:]) != 0


def test_the_end_comes_early_where_the_difference_is_clear() -> None:
    sides = players.humble, players.first
    everything = few(*sides, deals=40)
    early = arena.compare("red-dragon", *sides, deals=40, seats=3, until_clear=True)
    assert early.deals == 20
    assert early.differences == everything.differences[:20]
    assert early.ci95.is_clear
    # It is no narrower than what the same deals would give to who looks once.
    once = few(*sides, deals=20).ci95
    assert early.ci95.low < once.low < once.high < early.ci95.high


def test_an_interrupted_comparison_says_what_it_has() -> None:
    told: list[int] = []

    def after_three(differences: list[float]) -> None:
        told.append(len(differences))
        if len(differences) == 3:
            raise KeyboardInterrupt

    found = arena.compare(
        "red-dragon", "casual", "beginner", deals=9, seats=3, progress=after_three
    )
    assert (found.deals, found.interrupted, told) == (3, True, [1, 2, 3])
    assert found.differences == few("casual", "beginner", deals=3).differences


def test_a_player_is_given_what_its_seat_may_know_and_nothing_else() -> None:
    seen: list[View] = []

    def watching(view: View, rng: Random) -> str:
        seen.append(view)
        return rng.choice(view["legal"])

    few(watching, "beginner", deals=1)
    assert {type(view) for view in seen} == {dict}
    assert all(view["seat"] == view["to_act"] for view in seen)
    dealt = [event for event in seen[0]["history"] if event["id"] == "hand.dealt"]
    assert [event["params"]["seat"] for event in dealt if "cards" in event["params"]] == [
        seen[0]["seat"]
    ]


def test_a_player_of_your_own_may_have_settings() -> None:
    found = few(partial(players.nth, n=0), players.first)
    assert found.differences == (0.0,) * 4
    assert (found.a, found.b) == ("tests.ai.players:nth,n=0", "tests.ai.players:first")


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"a": "genius"}, "unknown-level"),
        ({"deals": 0}, "bad-deals"),
        ({"rounds": 0}, "bad-rounds"),
        ({"seats": 2}, "bad-seats"),
        ({"options": {"heat": "mild"}}, "bad-option"),
        ({"seed": ""}, "bad-seed"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(wrong: dict[str, Any], reason: str) -> None:
    good: dict[str, Any] = {"game": "red-dragon", "a": "casual", "b": "casual", "deals": 1}
    with pytest.raises(SetupError) as refused:
        arena.compare(**good | wrong)
    assert refused.value.id == reason


def test_an_illegal_action_is_said() -> None:
    with pytest.raises(IllegalAction):
        few(players.cheat, "casual")


# --- the command ---------------------------------------------------------------------------------


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pygame_core", "arena", "--game", "red-dragon", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def command(*arguments: str) -> dict[str, Any]:
    done = run("--a", "casual", "--b", "beginner", "--json", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def test_the_command_takes_players_of_your_own_and_says_it_in_words() -> None:
    done = run(
        "--a=tests.ai.players:nth,n=1", "--b=tests.ai.players:first", "--deals=2", "--jobs=2"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(
        "red-dragon, 4 seats: tests.ai.players:nth,n=1 − tests.ai.players:first = "
    )


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--a=casual"], "--b"),
        (["--a=casual", "--b=genius"], "genius"),
        (["--a=casual", "--b=tests.ai.players:nobody"], "nobody"),
        (["--a=casual", "--b=json:__name__"], "not a function"),
        (["--a=casual", "--b=casual", "--deals=none"], "none"),
        (["--a=casual", "--b=casual", "--option=heat"], "ID=VALUE"),
        (["--a=casual", "--b=casual", "--seats=9"], "bad-seats"),
        (["--a=casual", "--b=tests.ai.players:cheat", "--deals=2"], "not-an-action"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "--game", "red-dragon", *arguments])
    said = capsys.readouterr()
    assert (left.value.code, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert named in said.err
