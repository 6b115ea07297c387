"""A link says what is dealt, or holds a whole match, and is checked in every word."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import Match, SaveError, games
from pygame_core.ai.levels import LEVELS
from pygame_core.errors import ShareError
from pygame_core.formats import codes, links
from pygame_core.formats.links import Deal
from tests.support.playing import Setup, begin, played, played_by_levels, setup_name

LANGUAGES = ("ja", "en")
LARGEST: list[Setup] = [(info.id, info.seats[-1], {}) for info in games()]
# What the page still draws as a QR code, and the longest address of the page that leaves room for.
QR_HOLDS = 1200
LONGEST_ADDRESS = 200


def read(text: object) -> dict[str, Any]:
    return links.read(text, levels=list(LEVELS), languages=LANGUAGES)


def refusal(text: object) -> ShareError:
    with pytest.raises(ShareError) as error:
        read(text)
    return error.value


def test_a_teacher_writes_a_link_by_hand() -> None:
    assert read("game=red-dragon&seats=3&seed=class-7b&lang=ja&locked=1") == {
        "lang": "ja",
        "locked": True,
        "text": "game=red-dragon&rules=1&players=person,casual,casual&seed=class-7b"
        "&lang=ja&locked=1",
        "game": "red-dragon",
        "players": ("person", "casual", "casual"),
        "options": {},
        "seed": "class-7b",
    }


def test_a_game_alone_is_enough() -> None:
    found = read("game=sauscharf")
    assert (found["players"], found["options"], found["seed"]) == (
        ("person", "casual", "casual", "casual"),
        {"heat": "hot"},
        "",
    )
    assert (found["lang"], found["locked"]) == ("", False)


def test_words_come_in_any_order_with_blanks_and_other_letters() -> None:
    found = read("seed=class+7b+%E3%81%84&options=heat:mild&players=master,person&game=sauscharf")
    assert found["seed"] == "class 7b い"
    assert found["players"] == ("master", "person")
    assert found["options"] == {"heat": "mild"}
    assert read(found["text"]) == found


@pytest.mark.parametrize(
    ("text", "reason", "params"),
    [
        (None, "no-link", {}),
        ("", "no-game", {}),
        ("hello", "no-link", {}),
        ("game=red-dragon&seed=%ff", "no-link", {}),
        ("game=red-dragon&seed=\ud800", "no-link", {}),
        ("game=" + "x" * 30_000, "link-too-long", {}),
        ("seed=class-7b", "no-game", {}),
        ("game=whist", "unknown-game", {"game": "whist"}),
        ("game=red-dragon&rules=2", "other-rules", {"rules": "2", "known": "1"}),
        ("game=red-dragon&seat=3", "unknown-word", {"word": "seat"}),
        ("game=red-dragon&game=x-missions", "word-twice", {"word": "game"}),
        ("game=red-dragon&seats=7", "bad-value", {"value": "7", "known": "3, 4, 5, 6"}),
        ("game=red-dragon&seats=-3", "bad-value", {"word": "seats"}),
        ("game=red-dragon&seats=%D9%A3", "bad-value", {"word": "seats"}),
        ("game=red-dragon&seats=", "bad-value", {"word": "seats"}),
        ("game=red-dragon&players=person,god,casual", "bad-value", {"value": "god"}),
        (
            "game=red-dragon&players=person",
            "bad-players-count",
            {"players": 1, "known": "3, 4, 5, 6"},
        ),
        (
            "game=red-dragon&seats=4&players=person,club,club",
            "seats-and-players",
            {"seats": "4", "players": 3},
        ),
        (
            "game=red-dragon&seats=3&players=person,club",
            "seats-and-players",
            {"seats": "3", "players": 2},
        ),
        ("game=sauscharf&options=heat", "bad-value", {"value": "heat"}),
        ("game=sauscharf&options=heat:cold", "bad-option", {"value": "cold"}),
        ("game=sauscharf&options=cold:heat", "unknown-option", {"option": "cold"}),
        ("game=red-dragon&options=heat:mild", "unknown-option", {"option": "heat"}),
        ("game=sauscharf&options=heat:hot,heat:mild", "word-twice", {"word": "heat"}),
        (f"game=red-dragon&seed={'x' * 101}", "bad-seed", {}),
        ("game=red-dragon&lang=fr", "unknown-language", {"lang": "fr", "known": "ja, en"}),
        ("game=red-dragon&locked=yes", "bad-value", {"word": "locked", "value": "yes"}),
        ("match=TT1.AAAA&seed=oak", "word-beside-match", {"word": "seed"}),
    ],
)
def test_what_is_wrong_with_a_link_is_named(
    text: object, reason: str, params: dict[str, object]
) -> None:
    error = refusal(text)
    assert error.id == reason
    assert params.items() <= dict(error.params).items()


@pytest.mark.parametrize(
    ("code", "reason"),
    [("", "not-a-code"), ("TT9.AAAA", "newer-format"), ("TT1.AAAA", "damaged-code")],
)
def test_what_is_wrong_with_the_match_in_a_link_is_named(code: str, reason: str) -> None:
    with pytest.raises(SaveError) as error:
        read(f"match={code}")
    assert error.value.id == reason


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    info = draw(st.sampled_from(games()))
    who = st.sampled_from([links.PERSON, *LEVELS])
    seats = draw(st.sampled_from(info.seats))
    players = draw(st.lists(who, min_size=seats, max_size=seats))
    options = {option.id: draw(st.sampled_from(option.choices)) for option in info.options}
    seed = draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=100))
    return Deal(info.id, tuple(players), options, seed)


@given(deal=deals(), lang=st.sampled_from(["", *LANGUAGES]), locked=st.booleans())
def test_every_deal_comes_back_from_its_link(deal: Deal, lang: str, locked: bool) -> None:
    text = links.write(deal, lang=lang, locked=locked)
    found = read(text)
    assert Deal(found["game"], found["players"], found["options"], found["seed"]) == deal
    assert (found["lang"], found["locked"], found["text"]) == (lang, locked, text)
    assert text.isascii()
    assert links.known([text, "rubbish"], levels=list(LEVELS)) == [deal]


@given(one=deals(), other=deals())
def test_two_deals_have_two_marks(one: Deal, other: Deal) -> None:
    assert (links.fingerprint_of(one) == links.fingerprint_of(other)) == (one == other)


SOUND = "game=sauscharf&players=person,club&options=heat:mild&seed=oak&lang=en&locked=1"


@settings(max_examples=300)
@given(
    st.text(max_size=60)
    | st.lists(
        st.tuples(st.sampled_from([*links.WORDS, "x"]), st.text(max_size=12)), max_size=6
    ).map(lambda pairs: "&".join(map("=".join, pairs)))
    | st.tuples(st.integers(0, len(SOUND)), st.text(max_size=3)).map(
        lambda cut: SOUND[: cut[0]] + cut[1] + SOUND[cut[0] + 1 :]
    )
)
def test_hostile_links_are_refused_or_understood_and_nothing_else(text: str) -> None:
    try:
        found = read(text)
    except (ShareError, SaveError):
        return
    assert read(found["text"]) == found
    Match.new(
        found["game"],
        seats=len(found["players"]),
        options=found["options"],
        seed=found["seed"] or None,
    )


@pytest.mark.parametrize("setup", LARGEST, ids=setup_name)
def test_the_link_of_a_whole_match_fits_a_qr_code(setup: Setup) -> None:
    names = [{"name": "16 letters, long", "kind": "human", "level": ""}] * setup[1]
    page = {"players": names, "undone": 99, "opened": True, "advice": [99] * setup[1]}
    for match in (played(setup, seed=5), played_by_levels(setup, 5)):
        players = ("person",) * setup[1]
        page["link"] = links.write(Deal(setup[0], players, match.options, match.seed), lang="ja")
        link = f"match={codes.pack({**match.save(), 'page': page})}&lang=ja&locked=1"
        assert LONGEST_ADDRESS + len(link) <= QR_HOLDS
        assert Match.load(read(link)["match"]).winners == match.winners


def test_the_same_link_deals_the_same_cards() -> None:
    setup: Setup = ("red-dragon", 3, {})
    found = read("game=red-dragon&seats=3&seed=7")
    match = Match.new(found["game"], seats=len(found["players"]), seed=found["seed"])
    assert match.save() == begin(setup, 7).save()


def test_the_links_of_the_guide_for_teachers_open() -> None:
    guide = (Path(__file__).parent.parent / "web" / "CLASS.md").read_text(encoding="utf-8")
    told = re.findall(r"^    #(.*)$", guide, re.MULTILINE)
    assert len(told) == 3
    for link in told:
        assert read(link)["game"] in link
    words = set(re.findall(r"^\| `([a-z]+)` \|", guide, re.MULTILINE))
    assert words == {*links.WORDS}
