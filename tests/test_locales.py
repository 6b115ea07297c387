"""Every id of the engine has a sentence, and languages say nothing that English does not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pygame_core import Match, games
from pygame_core.ai.levels import LEVELS
from pygame_core.ai.playouts import simulation
from pygame_core.game import Game, Reasoned, Shown
from pygame_core.games import own_games
from pygame_core.kit.outcomes import BAD, GOOD
from pygame_core.scene import Fact, Line, line
from pygame_core.views import View
from tests.support.sentences import (
    KINDS,
    PLAIN,
    SHOWN_KINDS,
    UNSAID,
    key_of,
    of_the_kinds,
    spoken_by,
)
from tests.support.sources import calls_by_name

WEB = Path(__file__).parent.parent / "web"
LANGUAGES = sorted((WEB / "locales").glob("*.ftl"))
COMPLETE = {"de", "en", "ja"}
"""Which have every sentence, and are to keep it so. Any other may be half done."""
OWN = [info.id for info in own_games()]

MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9-]*) *=(.*(?:\n(?:[ \t].*|(?=\n[ \t])))*)", re.MULTILINE)


def messages(language: Path) -> dict[str, str]:
    """Message id → its text in Fluent's notation."""
    return dict(MESSAGE.findall(language.read_text(encoding="utf-8")))


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$([a-zA-Z_]+)", text))


IN_THE_ARENA = {"bad-deals", "bad-draws", "bad-rounds", "unknown-level"}
"""Only a script compares computer players, and it reads the ids."""

ENGLISH = messages(WEB / "locales" / "en.ftl")


def ids_in_engine(*makers: str) -> set[str]:
    """The first argument of every Reason("…"), IllegalAction("…") … in the engine's source."""
    found = set()
    for maker in makers:
        for node in calls_by_name()[maker]:
            if node.args and isinstance(node.args[0], ast.Constant):
                found.add(str(node.args[0].value))
    return found


def strays(said: dict[str, str]) -> list[str]:
    """What a language says that English does not: sentences, and what is put into them."""
    unknown = [f"{key} is no sentence of English" for key in said.keys() - ENGLISH.keys()]
    wrong = [
        f"{key} has no {', '.join(more)}"
        for key, text in said.items()
        if (more := sorted(variables(text) - variables(ENGLISH.get(key, text))))
    ]
    return unknown + wrong


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda path: path.stem)
def test_a_language_says_nothing_that_english_does_not(language: Path) -> None:
    assert strays(messages(language)) == []


def test_half_a_language_is_welcome_but_no_sentence_that_nobody_asks_for() -> None:
    half = {"language-name": "Suomi", "person-name": "Pelaaja { $number }"}
    assert strays(half) == []
    assert strays({**half, "person-nam": "Pelaaja"}) == ["person-nam is no sentence of English"]
    assert strays({"person-name": "Pelaaja { $numero }"}) == ["person-name has no numero"]


def complete() -> list[Path]:
    return [language for language in LANGUAGES if language.stem in COMPLETE]


@pytest.mark.parametrize("language", complete(), ids=lambda path: path.stem)
def test_a_complete_language_says_all_that_english_says(language: Path) -> None:
    assert ENGLISH.keys() - messages(language).keys() == set()


SAID_BY_THE_BUILD = (
    *("app-name", "language-name", "app-description", "person-name"),
    *("start-stuck", "start-stuck-file", "start-needs-scripts"),
)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda path: path.stem)
def test_what_has_to_do_without_scripts_is_one_plain_line(language: Path) -> None:
    said = messages(language)
    for key in SAID_BY_THE_BUILD:
        text = said.get(key, "x")
        assert re.fullmatch(r"[^{}\n]+", text.replace("{ $number }", "").strip()), key


def test_each_language_has_a_name_of_its_own() -> None:
    names = {language.stem: messages(language)["language-name"].strip() for language in LANGUAGES}
    assert {"en": "English", "ja": "日本語"}.items() <= names.items()
    assert len(set(names.values())) == len(LANGUAGES)


def test_every_reason_of_the_engine_has_a_sentence() -> None:
    # A request that the page cannot make, or takes back itself, is no matter for a player.
    unsaid = {"bad-request", "nothing-to-undo", "stopped"}
    kinds = tuple(f"{prefix}reason-" for prefix in ("", *(f"{game}-" for game in OWN)))
    said = {key.rpartition("reason-")[2] for key in ENGLISH if key.startswith(kinds)}
    assert ids_in_engine("Reason", "IllegalAction") - unsaid <= said


def test_every_fault_of_a_save_has_a_sentence() -> None:
    faults = ids_in_engine("SaveError", "SetupError") - IN_THE_ARENA
    assert {f"save-error-{fault}" for fault in faults} <= set(ENGLISH)


def test_every_fault_of_a_link_or_a_result_has_a_sentence() -> None:
    # A link hands on what a set-up is refused for.
    faults = {"unknown-game", "bad-option", "bad-seed", *ids_in_engine("ShareError")}
    assert {f"share-error-{fault}" for fault in faults} <= set(ENGLISH)


def test_every_fault_of_a_lesson_has_a_sentence() -> None:
    # A lesson's match is checked like a save.
    faults = ids_in_engine("LessonError", "SetupError") | {"other-rules"}
    faults -= IN_THE_ARENA
    assert {f"lesson-error-{fault}" for fault in faults} <= set(ENGLISH)


def test_every_fault_of_an_added_game_has_a_sentence() -> None:
    faults = ids_in_engine("AddonError")
    assert len(faults) > 8
    assert {f"addon-error-{fault}" for fault in faults} <= set(ENGLISH)


def test_every_game_and_level_has_a_name() -> None:
    names = {f"game-{info.id}" for info in own_games()} | {f"level-{level}" for level in LEVELS}
    assert names <= set(ENGLISH)


def test_every_fact_that_advice_may_tell_has_a_sentence() -> None:
    for info in own_games():
        match = Match.new(info.id, seats=info.seats[0], seed="a")
        facts = simulation(match.game, match.view(match.to_act)).facts
        assert facts
        assert {f"advice-{fact}" for fact in facts} <= set(ENGLISH)


def speaking(game: Game, view: View) -> list[Line]:
    """The facts that may speak for an action: a good thing by coming true more often, a bad one
    less often."""
    return [
        line(f"{fact}-{side}")
        for fact, bearing in simulation(game, view).facts.items()
        for side, out in (("more", BAD), ("less", GOOD))
        if bearing != out and fact != "wins-trick"
    ]


def test_every_fact_that_may_speak_for_an_action_has_a_sentence_without_numbers() -> None:
    wanted = set()
    for info in own_games():
        match = Match.new(info.id, seats=info.seats[0], seed="a")
        facts = speaking(match.game, match.view(match.to_act))
        wanted |= {f"advice-because-{each['id']}" for each in facts}
    assert {key for key in ENGLISH if key.startswith("advice-because-")} == wanted


@pytest.mark.parametrize("game", OWN)
def test_whatever_a_game_says_for_an_action_has_a_sentence_with_what_it_asks_for(game: str) -> None:
    [info] = [info for info in own_games() if info.id == game]
    match, rng = Match.new(game, seats=info.seats[0], seed="a"), Random(1)
    texts = [messages(language) for language in LANGUAGES]
    own = match.game
    assert isinstance(own, Reasoned)
    told: dict[str, dict[str, Any]] = {}
    for _ in range(400):
        if match.to_act is None:
            break
        view = match.view(match.to_act)
        found = speaking(own, view) if rng.random() < 0.1 else []
        said = [own.because(view, action, each) for action in view["legal"] for each in found]
        told |= {each["id"]: each["params"] for each in said if each}
        match.apply(rng.choice(view["legal"]))
    assert told
    for text in texts:
        for reason, params in told.items():
            key = key_of(game, ("advice", f"because-{reason}"), text)
            assert variables(text[key]) <= set(params), key


ON_SHEETS = ("line", "how", "check", "ending")
"""What a game says on score sheets and at the end of a match, and nowhere else."""

RARE = {
    "red-dragon": {"red-dragon-ending-all-tricks"},
    "sauscharf": {"sauscharf-ending-sauces", "sauscharf-ending-no-cards"},
    "x-missions": {"x-missions-check-no-mission"},
}
"""What hardly ever comes to pass where matches are played at random."""


@cache
def said_on_sheets(game: str, matches: int = 50) -> tuple[set[str], set[str]]:
    """The sentences of a game's score sheets and endings, and those of the facts on them."""
    said, facts = set(), set()
    [info] = [info for info in games() if info.id == game]
    for seed in range(matches):
        match = Match.new(game, seats=info.seats[seed % len(info.seats)], seed=seed)
        rng = Random(seed)
        while match.to_act is not None:
            match.apply(rng.choice(match.legal_actions()))
        assert isinstance(match.game, Shown)
        ending = match.game.scene(match.view(0))["ending"]
        said |= {f"{game}-ending-{ending['id']}"} if ending else set()
        for event in match.events:
            if event.id == "round.scored":
                sheet = match.game.sheet(event.params)
                cells = [cell for row in sheet["rows"] for cell in row["cells"]]
                said |= {f"{game}-line-{row['id']}" for row in sheet["rows"]}
                said |= {f"{game}-how-{cell['how']['id']}" for cell in cells if cell["how"]}
                said |= {f"{game}-check-{sheet['check']['id']}"} if sheet["check"] else set()
                for cell in cells:
                    facts |= {f"{game}-{each}" for fact in cell["facts"] for each in read(fact)}
    return said, facts


def read(fact: Fact) -> Iterator[str]:
    if fact["kind"] == "suits":
        yield from (f"sign-{each['id']}" for each in fact.get("facts", ()))
        return
    yield f"fact-{fact['id']}" + (f"-{fact['value']}" if fact["kind"] == "word" else "")
    yield from (f"item-{item}" for item in fact.get("items", ()))
    for each in fact.get("facts", ()):
        yield from read(each)


@pytest.mark.parametrize("game", OWN)
def test_every_line_of_a_score_sheet_has_a_sentence_and_none_is_left_over(game: str) -> None:
    said, facts = said_on_sheets(game)
    kinds = tuple(f"{game}-{kind}-" for kind in ON_SHEETS)
    assert said | RARE.get(game, set()) == {key for key in ENGLISH if key.startswith(kinds)}
    assert facts <= set(ENGLISH)


def test_the_page_asks_for_no_sentence_that_does_not_exist() -> None:
    asked = set()
    for module in (WEB / "app").rglob("*.js"):
        source = module.read_text(encoding="utf-8")
        # What words.js is asked for has a kind instead, which is one word.
        asked |= set(re.findall(r"\b(?:t|say)\(\s*'([a-z0-9]+-[a-z0-9-]*[a-z0-9])'", source))
    assert len(asked) > 50
    assert asked <= set(ENGLISH)


def test_no_sentence_is_asked_for_by_a_name_that_none_can_have() -> None:
    """Where only a part of the name is known: at least one sentence has it."""
    patterns = set()
    for module in (WEB / "app").rglob("*.js"):
        source = module.read_text(encoding="utf-8")
        patterns |= set(re.findall(r"\bt\(\s*`([^`]+)`", source))
    assert len(patterns) > 50
    for pattern in patterns:
        parts = re.split(r"\$\{[^}]*\}", pattern)
        name = re.compile(".+".join(map(re.escape, parts)))
        assert any(map(name.fullmatch, ENGLISH)), pattern


TOLD_BY_THE_GOAL = {"stich-meister": [("coach", "lead")]}
"""What is explained to nobody when it is first met: a sentence would only take the goal's place,
which says what a trick brings and whether to win it."""

HARDLY_TOLD = {"stich-meister": {"stich-meister-goal-rule-51"}}
"""What takes two rule cards that hardly meet at random: tests/stich_meister/test_goal.py has it."""


@pytest.mark.parametrize("game", OWN)
def test_whatever_a_table_says_of_the_moment_has_a_sentence_and_no_sentence_is_left(
    game: str,
) -> None:
    # What is refused is asked about in general, if not by a sentence of its own.
    known = set(ENGLISH) - {f"{kind}-other" for kind in KINDS if kind != "refused"}
    keys = {told: key_of(game, told, known) for told in spoken_by(game).told}
    assert [told for told, key in keys.items() if not key] == TOLD_BY_THE_GOAL.get(game, [])
    assert of_the_kinds(game, ENGLISH) - set(keys.values()) == HARDLY_TOLD.get(game, set())


def test_every_sentence_that_games_share_is_said_but_those_for_plainer_ones() -> None:
    used = {key_of(game, told, ENGLISH) for game in OWN for told in spoken_by(game).told}
    left = of_the_kinds("", ENGLISH) - used
    # The page refuses things, too.
    assert {key for key in left if not key.startswith(("reason-", "refused-"))} == PLAIN | UNSAID


BY_THE_PAGE = {
    "sauscharf": {"fact-cards"},
    "scharfe-schoten": {"fact-suit-count", "fact-no-suit"},
    "x-missions": {"fact-suit-count", "fact-chosen-open"},
}
"""What the page says of the same data besides: a set in its own words, how many of a suit."""

SELDOM_SHOWN = {
    "sauscharf": {"fact-leaves-sauce", "fact-leaves-chili", "fact-state-out"},
    "x-missions": {"fact-status-no-trump"},
}
"""What hardly ever comes to pass; where it does, tests of that game look at it."""


@pytest.mark.parametrize("game", OWN)
def test_whatever_is_shown_at_a_table_has_a_sentence_and_no_sentence_is_left(game: str) -> None:
    _, may, must = spoken_by(game)
    on_sheets = {key.removeprefix(f"{game}-") for key in said_on_sheets(game)[1]}
    on_sheets |= {key.replace("fact-", "sign-") for key in on_sheets}
    kinds = tuple(f"{game}-{kind}-" for kind in SHOWN_KINDS)
    own = {key.removeprefix(f"{game}-") for key in ENGLISH if key.startswith(kinds)}
    # What a note says of the trick may be what counts now.
    counts = {key: key.replace("fact-", "counts-") for key in must}
    said = {key for key in must if {f"{game}-{key}", f"{game}-{counts[key]}"} & set(ENGLISH)}
    assert must - said == set()
    # What rule cards mean together is held by tests/stich_meister/test_interplays.py.
    left = {key for key in own - may - on_sheets if not key.startswith("fact-meets-")}
    assert left <= BY_THE_PAGE.get(game, set()) | SELDOM_SHOWN.get(game, set())


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda path: path.stem)
def test_a_sentence_quotes_only_sentences_that_exist(language: Path) -> None:
    said = messages(language)
    quoted = {
        quote for text in said.values() for quote in re.findall(r"{ ([a-z][a-z0-9-]*) }", text)
    }
    assert quoted <= set(said)


def test_cards_that_bring_an_article_have_nothing_before_it() -> None:
    # In such a game "a 9" is a word of its own: your a 9.
    bunched = {each.split("-cards-")[0] for each in ENGLISH if each.endswith("cards-bunch")}
    assert bunched == {"sauscharf"}
    for message, text in ENGLISH.items():
        if message.startswith(("sa-", *bunched)):
            assert not re.search(r"\b(your|the|more|further|another|one) { \$(\w+_)?cards }", text)


def variants(text: str) -> list[str]:
    """What a sentence with choices says in each case."""
    return [line for line in text.splitlines() if re.match(r" *\*?\[", line)]


def test_a_figure_that_may_be_negative_is_never_written_out() -> None:
    # By the rules of English minus one is "one", too.
    signed = {message: text for message, text in ENGLISH.items() if "shown" in variables(text)}
    assert signed
    for message, text in signed.items():
        assert all("shown" in variables(variant) for variant in variants(text)), message


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda path: path.stem)
def test_apostrophes_and_quotation_marks_are_those_of_print(language: Path) -> None:
    for message, text in messages(language).items():
        said = re.sub(r'"[^"]*"(?=[^{}]*})', "", text)
        assert not re.search("[\"']", said), message
