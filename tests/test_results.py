"""A result fits into a few letters that survive being typed, and a class's are added up."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygame_core import Match
from pygame_core.ai.levels import LEVELS
from pygame_core.errors import ShareError
from pygame_core.formats import links, results
from pygame_core.formats.base32 import ALPHABET, Writer
from pygame_core.formats.links import Deal
from pygame_core.formats.results import Aids, ranking
from tests.support.playing import ALL_SETUPS, Setup, played, played_by_levels, setup_name

NAMES = list(LEVELS)
LONGEST_CODE = 49
"""Letters and hyphens of the code of six seats with scores of three digits."""


def usual(match: Match) -> tuple[str, ...]:
    return links.usual_players(match.seats, NAMES)


def code_of(match: Match, own: str = "a", seat: int = 0, aids: Aids = Aids()) -> str:  # noqa: B008
    return results.write(match, usual(match), seat, own, aids, NAMES)


def deal_of(match: Match) -> Deal:
    return Deal(match.info.id, usual(match), match.options, match.seed)


def added(*lines: str, deals: tuple[Deal, ...] = ()) -> dict[str, Any]:
    return results.table("\n".join(lines), deals, NAMES)


@pytest.fixture(scope="module")
def match() -> Match:
    return played_by_levels(("red-dragon", 3, {}), 3)


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=setup_name)
def test_the_end_of_every_game_comes_back_from_its_code(setup: Setup) -> None:
    match = played(setup, seed=3)
    for seat in range(match.seats):
        code = code_of(match, seat=seat, aids=Aids(2, 40, True))
        assert len(code) <= LONGEST_CODE
        result = results.read(code, NAMES)
        assert (result.game, result.options) == (match.info.id, match.options)
        assert (result.seat, result.players) == (seat, usual(match))
        assert (result.scores, result.winners) == (match.scores, match.winners)
        assert result.deal == links.fingerprint_of(deal_of(match))
        assert result.aids == Aids(2, results.MOST, True)
        assert (result.place == 1) == (seat in match.winners)


def test_equal_points_share_a_place() -> None:
    base = results.Result("g", 0, 0, (), {}, 0, (5, 9, 5, 1), (1,), Aids())
    assert [base._replace(seat=seat).place for seat in range(4)] == [2, 1, 2, 4]
    # Whoever wins at once stands first whatever the points say.
    assert base._replace(winners=(3,)).place == 3


def ranked(scores: Sequence[int], winners: tuple[int, ...]) -> list[tuple[int, int, int]]:
    return [(rank["place"], rank["seat"], rank["behind"]) for rank in ranking(scores, winners)]


def test_the_higher_total_stands_first_and_equal_ones_share_a_place() -> None:
    assert ranked([3, -2, 10], (2,)) == [(1, 2, 0), (2, 0, 7), (3, 1, 12)]
    assert ranked([5, 9, 5, 1], (1,)) == [(1, 1, 0), (2, 0, 4), (2, 2, 4), (4, 3, 8)]


def test_winners_stand_first_whatever_their_total_and_side_by_side() -> None:
    assert ranked([1, 9, 5], (0,)) == [(1, 0, 0), (2, 1, -8), (3, 2, -4)]
    assert ranked([1, 9, 5], (0, 2)) == [(1, 2, 0), (1, 0, 4), (3, 1, -4)]
    assert ranked([4, 4, 4], (1,)) == [(1, 1, 0), (2, 0, 0), (2, 2, 0)]


def test_a_code_reads_the_same_however_it_is_typed(match: Match) -> None:
    code = code_of(match)
    wide = code.translate({ord(letter): ord(letter) + 0xFEE0 for letter in ALPHABET + "TR-"})
    for typed in (
        code.lower(),
        code.replace("-", " "),
        code.replace("-", "ー"),
        code[:4] + code[4:].replace("-", ""),
        code[:4] + code[4:].replace("0", "o").replace("1", "l"),
        code.replace("-", ""),
        code.replace("-", "", 1),
        "TRI" + code[3:],
        "trl" + code[3:].replace("-", "").lower(),
        f"Tristan {code.replace('-', '')}",
        f"TR2 {code}",
        f"  {code} \r",
        wide,
    ):
        assert results.read(typed, NAMES) == results.read(code, NAMES)


def test_every_wrong_letter_swap_and_missing_end_is_noticed(match: Match) -> None:
    code = code_of(match)
    spoilt = {code[:at] for at in range(4, len(code))}
    for at in range(4, len(code)):
        spoilt |= {code[:at] + letter + code[at + 1 :] for letter in ALPHABET}
        spoilt.add(code[:at] + code[at + 1 : at + 2] + code[at] + code[at + 2 :])
    plain = code.replace("-", "")
    wrong = [text for text in spoilt if text.replace("-", "") != plain]
    assert len(wrong) > 700
    for text in wrong:
        with pytest.raises(ShareError, match="damaged-result"):
            results.read(text, NAMES)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "no-result"),
        ("", "no-result"),
        ("Mei", "no-result"),
        ("Tristan", "no-result"),
        ("TR", "no-result"),
        ("XTR1-AAAAA", "no-result"),
        ("x" * 10_000, "no-result"),
        ("TR1", "damaged-result"),
        ("TR1-", "damaged-result"),
        ("TR1-AAAAA", "damaged-result"),
        ("TR1AAAAA", "damaged-result"),
        ("TR19AAAA-AAAAA", "damaged-result"),
        ("TR1-AAAAA-TR2AA", "damaged-result"),
        ("TRI-AAAAA", "damaged-result"),
        ("TR\u0130-AAAAA TR\u0131-AAAAA", "no-result"),
        ("Mei trl9aaaa", "damaged-result"),
        ("TR0-AAAAA", "damaged-result"),
        ("TR1-ÄÖÜ", "damaged-result"),
        ("TR1-\ud800", "damaged-result"),
        ("TR2-AAAAA", "newer-result"),
        ("TR19-AAAAA", "newer-result"),
        ("TR2AAAAA", "newer-result"),
        ("Tristan TR24AAAA", "newer-result"),
    ],
)
def test_what_is_no_result_is_refused(text: object, reason: str) -> None:
    with pytest.raises(ShareError) as error:
        results.read(text, NAMES)
    assert error.value.id == reason


def test_only_a_match_that_is_over_has_a_result(match: Match) -> None:
    with pytest.raises(ShareError, match="not-over"):
        code_of(played(("red-dragon", 3, {}), seed=3, actions=5))
    for players, seat in ((["person"], 0), (["person"] * 3, 3), (["god"] * 3, 0)):
        with pytest.raises(ShareError, match="bad-players"):
            results.write(match, players, seat, "a", Aids(), NAMES)
    with pytest.raises(ShareError, match="no-room"):
        code_of(match, aids=Aids(undone=-1))


def test_a_class_is_added_up_deal_by_deal() -> None:
    ones = [played_by_levels(("red-dragon", 3, {}), 3) for _ in range(2)]
    other = played_by_levels(("sauscharf", 2, {"heat": "mild"}), 4)
    first, second, third = (
        code_of(ones[0], "a"),
        code_of(ones[1], "b", seat=1),
        code_of(other, "c", aids=Aids(3, 1, False)),
    )
    found = added(
        f"Mei {first}",
        "",
        f"ハナ： {second.lower()}",
        f"Sora {third}",
        f"Mei again {first}",
        "Riku TR1-22222-22222",
        "no code at all",
        deals=(deal_of(ones[0]),),
    )
    mine, theirs = ones[0].scores[0], ones[0].scores[1]
    assert [(row["line"], row["name"], row["again"]) for row in found["rows"]] == [
        (1, "Mei", 0),
        (3, "ハナ", 0),
        (4, "Sora", 0),
        (5, "Mei again", 1),
    ]
    assert [row["score"] for row in found["rows"]] == [mine, theirs, other.scores[0], mine]
    assert found["rows"][2]["options"] == {"heat": "mild"}
    assert (found["rows"][2]["undone"], found["rows"][2]["advice"]) == (3, 1)
    assert [(problem["line"], problem["id"]) for problem in found["problems"]] == [
        (6, "damaged-result"),
        (7, "no-result"),
    ]
    assert [(deal["game"], deal["seed"], deal["results"]) for deal in found["deals"]] == [
        ("red-dragon", "3", 2),
        ("sauscharf", "", 1),
    ]
    assert found["deals"][0]["sum"] == mine + theirs
    assert found["deals"][0]["mean"] == (mine + theirs) / 2
    assert found["deals"][0]["best"] == max(mine, theirs)
    ranked = [row["score"] for row in found["deals"][0]["rows"]]
    assert ranked == sorted((mine, theirs), reverse=True)


@pytest.mark.parametrize(
    ("before", "name"),
    [
        ("みどりさん、", "みどりさん"),
        ("Mei，", "Mei"),
        ('"Ken","', "Ken"),
        ('"Ken"\t"', "Ken"),
        ("Ken;", "Ken"),
        ('"Ken ', "Ken"),
        ('"Mei ""Star""","', 'Mei "Star"'),
        ('Mei "Star" ', 'Mei "Star"'),
        ("Jens' ", "Jens'"),
        ('"","', ""),
        ('"', ""),
    ],
)
def test_a_name_comes_without_what_parts_it_from_its_code(
    match: Match, before: str, name: str
) -> None:
    after = '"' if '"' in before else ""
    [row] = added(f"{before}{code_of(match)}{after}")["rows"]
    assert row["name"] == name


def test_two_matches_that_went_alike_are_two(match: Match) -> None:
    found = added(code_of(match, "id of one"), code_of(match, "id of another"))
    assert [row["again"] for row in found["rows"]] == [0, 0]


def test_an_endless_list_is_refused() -> None:
    with pytest.raises(ShareError, match="too-many-results"):
        added("x" * results.LONGEST_TEXT, "x")


@settings(max_examples=300)
@given(st.text(max_size=80) | st.text('TRtr12- \n0OILil\u0130\u0131",' + ALPHABET, max_size=200))
def test_hostile_lines_become_rows_or_problems_and_nothing_else(text: str) -> None:
    found = added(text)
    said = [entry["line"] for entry in found["rows"] + found["problems"]]
    lines = text.split("\n")
    assert sorted(said) == [at for at, line in enumerate(lines, 1) if line.strip()]


def test_forged_codes_with_a_right_check_are_refused_or_sound() -> None:
    """Somebody who knows how the check is made may write anything into a code."""
    rng = Random(5)
    sound = 0
    game = results._game_fingerprint("red-dragon")
    for _ in range(3000):
        writer = Writer("TR1")
        if rng.randrange(4):
            writer.put(game, results._GAME)
        for _ in range(rng.randrange(30)):
            writer.put(rng.randrange(32), 5)
        found = added(f"TR1-{writer.text()}")
        assert len(found["rows"]) + len(found["problems"]) == 1
        sound += len(found["rows"])
    assert sound < 300
