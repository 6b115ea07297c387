"""Result codes: how one match ended for one seat, short enough to be typed.

    TR1-7K4QM-2HX3P-9WBTA-D0C4F-61GZX

Letters and digits without I, L, O and U; however they are typed, a check finds the typos. A code
holds no name; one may be written in front, "Mei TR1-…". Of the deal it has a fingerprint only: the
seed is known from the link.

It is no proof: a code can be made up, as a number on paper can.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypedDict

from pygame_core.errors import ShareError
from pygame_core.formats import links
from pygame_core.formats.base32 import Reader, Writer, encode, grouped, is_valid, normalised
from pygame_core.formats.links import Deal
from pygame_core.game import GameInfo
from pygame_core.games import games
from pygame_core.match import Match

VERSION = 1
_PREFIX = f"TR{VERSION}"
_GAME, _DEAL, _OWN, _SEATS, _LEVEL, _WIDTH, _COUNT = 10, 25, 10, 3, 3, 4, 5
"""Bits of the fields."""
MOST = 2**_COUNT - 1
"""Undos and hints are counted up to here, which then means this many or more."""
LONGEST_LINE = 300
LONGEST_TEXT = 200_000
"""Letters of a line, and of all lines that are added up."""

_ANY = re.IGNORECASE | re.ASCII
_START = re.compile(r"(?<![0-9A-Z])TR(?=[0-9IL])", _ANY)
_FORMAT = re.compile(r"([0-9]{1,2}|[IL])(?=[\W_]|$)|[0-9]|[IL](?=[0-9A-Z-]*[0-9])", _ANY)
"""The number of the format: up to the hyphen, or one digit where that is missing. An I or L in its
place begins a name as well, which has no digits."""
_BESIDE_NAME = " \t:;,、"
"""What may stand between a name and its code. Wide ones have become narrow by then."""


class Aids(NamedTuple):
    """What the seat did not do by itself: actions taken back, hints, hands opened to all."""

    undone: int = 0
    advice: int = 0
    opened: bool = False


class Rank(TypedDict):
    """Where a seat came in. place: 1 for a winner; the others by their points, equal points share
    a place. behind: by how many points the first one is ahead."""

    seat: int
    place: int
    behind: int


def ranking(scores: Sequence[int], winners: Container[int]) -> list[Rank]:
    """Seats from first to last: winners stand first, whatever their points."""
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))

    def place(seat: int) -> int:
        if seat in winners:
            return 1
        return 1 + sum(each in winners or scores[each] > scores[seat] for each in order)

    return [Rank(seat=s, place=place(s), behind=scores[order[0]] - scores[s]) for s in order]


class Result(NamedTuple):
    """What a code says. deal: the fingerprint of its deal, see links.fingerprint_of."""

    game: str
    deal: int
    own: int
    players: tuple[str, ...]
    options: Mapping[str, str]
    seat: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    aids: Aids

    @property
    def place(self) -> int:
        ranks = ranking(self.scores, self.winners)
        return next(rank["place"] for rank in ranks if rank["seat"] == self.seat)


def write(
    match: Match, players: Sequence[str], seat: int, own: object, aids: Aids, levels: Sequence[str]
) -> str:
    """The code of a match that is over, for one seat.

    players: "person" or a level for each seat. own: anything that no other match has, so that two
    matches that went alike are still two. levels: the computer players', weakest first.

    Raises ShareError "not-over", "bad-players" or "no-room".
    """
    if not match.is_over:
        raise ShareError("not-over")
    ranks = [links.PERSON, *levels]
    if len(players) != match.seats or not set(players) <= set(ranks):
        raise ShareError("bad-players")
    if not isinstance(own, str) or not 0 <= seat < match.seats:
        raise ShareError("bad-players")
    deal = Deal(match.info.id, tuple(players), match.options, match.seed)
    writer = Writer(_PREFIX)
    writer.put(_game_fingerprint(match.info.id), _GAME)
    writer.put(links.fingerprint_of(deal), _DEAL)
    writer.put(_number_of(own, _OWN), _OWN)
    writer.put(match.seats - 1, _SEATS)
    writer.put(seat, _SEATS)
    for player in players:
        writer.put(ranks.index(player), _LEVEL)
    for option in match.info.options:
        writer.put(option.choices.index(match.options[option.id]), _width(len(option.choices) - 1))
    for each in range(match.seats):
        writer.put(int(each in match.winners), 1)
    signed = [2 * score if score >= 0 else -2 * score - 1 for score in match.scores]
    width = max(map(_width, signed))
    writer.put(width, _WIDTH)
    for score in signed:
        writer.put(score, width)
    writer.put(min(aids.undone, MOST), _COUNT)
    writer.put(min(aids.advice, MOST), _COUNT)
    writer.put(int(aids.opened), 1)
    return _code(writer.text())


def read(code: object, levels: Sequence[str]) -> Result:
    """What a code says, however it was typed. levels: as for `write`.

    Raises ShareError "no-result", "damaged-result", "newer-result" or "result-of-unknown-game".
    """
    if not isinstance(code, str):
        raise ShareError("no-result")
    return _result(_parts(code)[1], levels)


def table(
    text: object, deals: Sequence[Deal], levels: Sequence[str], others: Sequence[GameInfo] = ()
) -> dict[str, Any]:
    """Many lines added up: each "name code", or a code alone; empty lines count for nothing.

    Gives {"rows": one a code, "problems": one a line that is none, "deals": their sums}. A row that
    has the very code of an earlier one says so in "again" (the earlier line) and is not added up.
    deals: those whose seed is known. others: games that are not here. ShareError if there is too
    much of it.
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise ShareError("too-many-results")
    seeds = {links.fingerprint_of(deal, others): deal.seed for deal in deals}
    rows: list[dict[str, Any]] = []
    problems: list[dict[str, Any]] = []
    seen: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            name, letters = _parts(line)
            result = _result(letters, levels, others)
        except ShareError as error:
            shown = line.strip()[:LONGEST_LINE]
            problem = {"id": error.id, "params": dict(error.params)}
            problems.append({"line": number, "text": shown, **problem})
            continue
        first = seen.setdefault(letters, number)
        where = {"line": number, "again": first if first != number else 0}
        rows.append({**where, "name": name, "code": _code(letters), **_row(result)})
    return {"rows": rows, "problems": problems, "deals": list(_sums(rows, seeds))}


def _row(result: Result) -> dict[str, Any]:
    return {
        "game": result.game,
        "deal": _deal_name(result.deal),
        "fingerprint": result.deal,
        "players": list(result.players),
        "options": dict(result.options),
        "seat": result.seat,
        "scores": list(result.scores),
        "score": result.scores[result.seat],
        "place": result.place,
        **result.aids._asdict(),
    }


def _sums(rows: Sequence[Mapping[str, Any]], seeds: Mapping[int, str]) -> Iterator[dict[str, Any]]:
    """One entry a deal, in the order in which they come, its rows best first."""
    for fingerprint in dict.fromkeys(row["fingerprint"] for row in rows):
        counted = [row for row in rows if row["fingerprint"] == fingerprint and not row["again"]]
        scores = [row["score"] for row in counted]
        yield {
            "game": counted[0]["game"],
            "deal": counted[0]["deal"],
            "fingerprint": fingerprint,
            "seed": seeds.get(fingerprint, ""),
            "results": len(scores),
            "sum": sum(scores),
            "mean": sum(scores) / len(scores),
            "best": max(scores),
            "rows": sorted(counted, key=lambda row: -row["score"]),
        }


def _parts(line: str) -> tuple[str, str]:
    """The name in front, if there is one, and the letters of the code, which ends the line.

    Without its hyphens nobody sees where the number of the format ends, and a name may begin as a
    code does: the check tells which of all readings was meant.
    """
    # Wide letters, as Japanese keyboards type them, are letters too.
    line = unicodedata.normalize("NFKC", line[: LONGEST_LINE + 1])
    if len(line) > LONGEST_LINE:
        raise ShareError("no-result")
    starts = list(_START.finditer(line))
    for start in starts:
        letters = normalised(line[start.end() :])
        code = letters.removeprefix(str(VERSION))
        if code != letters and is_valid(_PREFIX, code):
            return _name(line[: start.start()]), code
    raise _refusal([found for start in starts if (found := _FORMAT.match(line, start.end()))])


def _refusal(formats: Sequence[re.Match[str]]) -> ShareError:
    """Why none of these is a code that can be read; those that end at a hyphen count first."""
    if not formats:
        return ShareError("no-result")
    found = next(filter(lambda each: each[1], formats), formats[0])
    version = int(normalised(found[0]))
    if version > VERSION:
        return ShareError("newer-result", version=version, known=VERSION)
    return ShareError("damaged-result")


def _name(text: str) -> str:
    """The name in what stands before a code, which may be a line of a table in quotes."""
    name = text.strip(_BESIDE_NAME)
    if name.count('"') % 2:
        # The odd one is the code's own, or is around both.
        name = name[:-1] if name.endswith('"') else name.removeprefix('"')
        name = name.strip(_BESIDE_NAME)
    if name[:1] == name[-1:] == '"':
        name = name[1:-1].replace('""', '"')
    return name.strip(_BESIDE_NAME)


def _result(text: str, levels: Sequence[str], others: Sequence[GameInfo] = ()) -> Result:
    reader = Reader(_PREFIX, text)
    info = _game(reader.take(_GAME), others)
    deal, own = reader.take(_DEAL), reader.take(_OWN)
    seats, seat = reader.take(_SEATS) + 1, reader.take(_SEATS)
    if seats not in info.seats or seat >= seats:
        raise ShareError("damaged-result")
    players = [_one_of([links.PERSON, *levels], reader.take(_LEVEL)) for _ in range(seats)]
    options = {
        option.id: _one_of(option.choices, reader.take(_width(len(option.choices) - 1)))
        for option in info.options
    }
    winners = tuple(each for each in range(seats) if reader.take(1))
    width = reader.take(_WIDTH)
    signed = [reader.take(width) for _ in range(seats)]
    scores = tuple(-(value + 1) // 2 if value % 2 else value // 2 for value in signed)
    aids = Aids(reader.take(_COUNT), reader.take(_COUNT), bool(reader.take(1)))
    reader.end()
    return Result(info.id, deal, own, tuple(players), options, seat, scores, winners, aids)


def _one_of(choices: Sequence[str], at: int) -> str:
    if at >= len(choices):
        raise ShareError("damaged-result")
    return choices[at]


def _game(fingerprint: int, others: Sequence[GameInfo]) -> GameInfo:
    for info in (*games(), *others):
        if _game_fingerprint(info.id) == fingerprint:
            return info
    raise ShareError("result-of-unknown-game")


def _game_fingerprint(game: str) -> int:
    return _number_of(game, _GAME)


def _number_of(text: str, bits: int) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 32 - bits


def _deal_name(fingerprint: int) -> str:
    """The fingerprint of a deal in five letters, for those who do not know its seed."""
    return encode(fingerprint, 5)


def _width(value: int) -> int:
    return max(value, 1).bit_length()


def _code(text: str) -> str:
    return f"{_PREFIX}-{grouped(text)}"
