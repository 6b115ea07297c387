"""A game in a package of its own is found, played, and held to the contract like any other."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygame_core import Match, SetupError, games
from pygame_core.ai.levels import LEVELS, choose
from pygame_core.game import Shown
from pygame_core.games import look_again
from pygame_core.page.bridge import Bridge
from pygame_core.views import FACE_DOWN
from tests.addon.built import ROOT, build, install
from tests.support.playing import played
from tests.support.sentences import EXPLAINED, PLAIN, key_of, of_the_kinds, spoken_by
from tests.test_locales import ON_SHEETS, messages, said_on_sheets

LOCALES = ROOT / "tests" / "addon" / "trick_table_kites" / "locales"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def target(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    install(wheel, folder)
    return folder


@pytest.fixture
def kites(target: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is installed beside the engine."""
    monkeypatch.syspath_prepend(target)
    look_again()
    yield
    monkeypatch.undo()
    look_again()


installed = pytest.mark.usefixtures("kites")


def answer(bridge: Bridge, method: str, **params: object) -> Any:
    return json.loads(bridge.call(json.dumps({"method": method, "params": params})))


@installed
def test_an_installed_game_is_played_like_any_other() -> None:
    assert "kites" in {info.id for info in games()}
    match = played(("kites", 3, {}), 1)
    assert match.is_over
    assert Match.load(match.save()).log == match.log


@installed
def test_its_table_is_told_without_a_line_of_its_own() -> None:
    match, rng = Match.new("kites", seats=3, seed="table"), Random(2)
    asked = set()
    game = match.game
    assert isinstance(game, Shown)
    while match.to_act is not None:
        view = match.view(match.to_act)
        scene = game.scene(view)
        json.dumps(scene, allow_nan=False)
        assert scene["ask"]
        asked.add(scene["ask"]["id"])
        assert [choice["action"] for choice in scene["choices"]] == view["legal"]
        buttons = [each["action"] for each in scene["choices"] if each["at"] == "button"]
        assert buttons == (view["legal"] if view["phase"] == "string" else [])
        match.apply(rng.choice(view["legal"]))
    assert asked == {"string", "card", "follow", "card-on"}
    assert {each["id"] for each in game.scene(match.view(0))["seats"][1]["badges"]} == {
        "strings",
        "heights",
    }


@installed
def test_no_sentence_about_a_fact_is_left_over() -> None:
    match, rng = Match.new("kites", seats=3, seed="table"), Random(2)
    game = match.game
    assert isinstance(game, Shown)
    told = set()
    while match.to_act is not None:
        scene = game.scene(match.view(0))
        badges = [badge for seat in scene["seats"] for badge in seat["badges"]]
        for fact in (*badges, *scene["notes"]):
            told |= {f"kites-fact-{fact['id']}", f"kites-fact-{fact['id']}-{fact.get('value')}"}
        match.apply(rng.choice(match.legal_actions()))
    for language in LOCALES.glob("*.ftl"):
        own = {key for key in messages(language) if key.startswith("kites-fact-")}
        assert own
        assert own <= told


@installed
def test_its_table_keeps_a_card_held_twice_and_one_that_lies_face_down() -> None:
    match = Match.new("kites", seats=3, seed="table")
    game, view = match.game, match.view(0)
    assert isinstance(game, Shown)
    held = game.scene({**view, "hand": ["S1", "S1"], "trick": [(1, "S4"), (2, FACE_DOWN)]})
    assert [each["card"] for each in held["hand"]] == ["S1", "S1"]
    assert [(each["card"], each["hidden"]) for each in held["trick"]] == [
        ("S4", False),
        (None, True),
    ]


def test_a_game_that_is_not_installed_is_unknown() -> None:
    with pytest.raises(SetupError, match="unknown-game"):
        Match.new("kites", seats=3)


@installed
def test_a_trick_is_as_high_as_its_lowest_card_and_a_gust_blows_it_away() -> None:
    from trick_table_kites.state import height

    from pygame_core.kit.cards import Card

    assert height([Card("S", 6), Card("S", 4), Card("M", 2)]) == 2
    assert height([Card("S", 6), Card("R", 8), Card("M", 2)]) == 0


@installed
def test_its_table_has_a_sentence_for_all_it_says_and_the_plain_ones_are_used() -> None:
    english = messages(ROOT / "web" / "locales" / "en.ftl")
    for language in LOCALES.glob("*.ftl"):
        own = messages(language)
        found = {told: key_of("kites", told, {*english, *own}) for told in spoken_by("kites").told}
        unsaid = [told for told, key in found.items() if not key]
        assert [told for told in unsaid if told[0] not in EXPLAINED] == []
        keys = {key for key in found.values() if key}
        assert of_the_kinds("kites", own) <= keys
        assert keys >= PLAIN


@installed
def test_a_long_string_counts_double_or_costs_five() -> None:
    for seed in range(20):
        for event in played(("kites", 4, {}), seed).events:
            if event.id != "round.scored":
                continue
            for lines in event.params["detail"]:
                heights, *long = lines
                wanted = -5 if heights["count"] == 0 else heights["points"]
                assert [line["points"] for line in long] in ([], [wanted])


@installed
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it_by_the_generic_search(level: str) -> None:
    match = Match.new("kites", seats=2, seed="a")
    for _ in range(4):
        assert match.to_act is not None
        view = match.view(match.to_act)
        match.apply(choose(level, match.game, view, Random(1)))
    assert len(match.log) == 4


def test_it_passes_the_tests_of_every_game(tmp_path: Path) -> None:
    """By the very command that is told, where nothing but what tests need is installed yet."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    [command] = re.findall(r"^ +(pip install \. \.\./my-game .+)$", text, re.MULTILINE)
    # Whatever is to be fetched for a build is here as well.
    pip = "python -m pip install --ignore-installed --no-index --no-build-isolation"
    for told, here in {"pip install": pip, "../my-game": "tests/addon", "my-game": "kites"}.items():
        command = command.replace(told, here)
    venv.create(tmp_path)
    commands = tmp_path / ("Scripts" if os.name == "nt" else "bin")
    done = subprocess.run(
        command,
        shell=True,
        cwd=ROOT,
        env={
            **os.environ,
            "PATH": os.pathsep.join([str(commands), os.environ["PATH"]]),
            "PYTHONPATH": os.pathsep.join(
                sysconfig.get_path(kind) for kind in ("purelib", "platlib")
            ),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_ADDOPTS": "-p no:cacheprovider",
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    # Every test of a single set-up, for each of the three numbers of seats.
    passed = int(done.stdout.split(" passed")[0].split()[-1])
    assert passed % 3 == 0
    assert passed >= 30


def test_the_page_learns_what_a_wheel_says_of_itself_before_it_is_run(wheel: Path) -> None:
    content = base64.b64encode(wheel.read_bytes()).decode()
    about = answer(Bridge(), "inspect", file=wheel.name, content=content)["result"]
    assert about == {
        "package": "trick-table-kites",
        "version": "1.0.0",
        "summary": "Kites: a small game of tricks for Trick Table. Fly high, but mind the gusts.",
        "author": "Trick Table contributors",
        "licence": "MIT",
        "games": ["kites"],
        "bytes": wheel.stat().st_size,
    }


@installed
def test_the_page_adopts_an_installed_game_with_its_suits_and_sentences() -> None:
    bridge = Bridge()
    [game] = answer(bridge, "adopt", package="trick-table-kites")["result"]
    assert (game["id"], game["seats"], game["levels"]) == ("kites", [2, 3, 4], list(LEVELS))
    assert game["deck"]["suits"][0] == {"letter": "S", "colour": "blue", "sign": "drop"}
    assert set(game["texts"]) == {"en", "ja"}
    assert "result" in answer(bridge, "new", game="kites", seats=2, seat=0)
    # What the site is built with are the engine's own games, whatever else is installed.
    assert "kites" not in {entry["id"] for entry in answer(bridge, "games")["result"]}


def test_its_sentences_are_the_same_in_both_languages() -> None:
    folder = Path(__file__).parent / "trick_table_kites" / "locales"
    english, japanese = (messages(folder / f"{language}.ftl") for language in ("en", "ja"))
    assert set(english) == set(japanese)
    assert all(key.startswith(("kites-", "game-kites")) for key in english)


@installed
def test_its_score_sheet_has_a_sentence_for_every_line_and_none_is_left_over() -> None:
    english = messages(Path(__file__).parent / "trick_table_kites" / "locales" / "en.ftl")
    said, facts = said_on_sheets("kites")
    kinds = tuple(f"kites-{kind}-" for kind in ON_SHEETS)
    # It ends with its last round: then the points decide, and nothing more is said.
    assert said == {*filter(lambda key: key.startswith(kinds), english), "kites-ending-rounds"}
    assert not facts
