"""Links: what stands behind the # of the page's address, for people to write and to read.

    game=red-dragon&players=person,casual,casual,casual&seed=class-7b&lang=ja&locked=1
    match=TT1.AAQYW…&lang=en

A link is a deal or a whole match. Of a deal only "game" must be there; what is left out takes its
usual value. "rules" is the edition of the game's rules: a link of another edition would deal other
cards, and is refused. What each word may say stands in web/CLASS.md.

>>> said = read("game=x-missions&seed=oak", levels=["beginner", "casual"], languages=["en"])
>>> said["players"], said["seed"]
(('person', 'casual', 'casual', 'casual'), 'oak')
>>> said["text"]
'game=x-missions&rules=1&players=person,casual,casual,casual&seed=oak'
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, quote_plus

from pygame_core.errors import SetupError, ShareError
from pygame_core.formats import codes
from pygame_core.game import GameInfo
from pygame_core.games import find_game
from pygame_core.match import checked_seed, complete_options

PERSON = "person"
USUAL_SEATS = 4
LONGEST_LINK = codes.LONGEST_CODE + 1000
"""Letters. A link for a class has about a hundred, one with a whole match some hundreds."""

_ABOUT_ALL = ("lang", "locked")
WORDS = ("match", "game", "rules", "seats", "players", "options", "seed", *_ABOUT_ALL)
"""All that a link may say."""


class Deal(NamedTuple):
    """What is dealt to whom: enough to begin the same match anywhere.

    players: for each seat "person" or a level of the computer players. options: all of the game's.
    seed: "" for a fresh deal each time.
    """

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: str


def read(text: object, *, levels: Sequence[str], languages: Sequence[str]) -> dict[str, Any]:
    """What a link says, checked in every word.

    levels: those of the computer players, weakest first. languages: what "lang" may be. Gives
    {"lang" (or ""), "locked", "text": the same link in full} and either {"match": its save} or
    {"game", "players", "options", "seed"}, as in `Deal`.

    Raises ShareError for the link, SaveError for the code of a match in it.
    """
    words = _words(text)
    lang, locked = _language(words, languages), _locked(words)
    about = {"lang": lang, "locked": locked}
    if "match" in words:
        for word in words:
            if word not in {"match", *_ABOUT_ALL}:
                raise ShareError("word-beside-match", word=word)
        shared = _joined([("match", words["match"]), *_told(lang, locked)])
        return {**about, "text": shared, "match": codes.unpack(words["match"])}
    deal = _deal(words, levels)
    text = write(deal, lang=lang, locked=locked)
    return {**about, "text": text, **deal._asdict(), "options": dict(deal.options)}


def write(deal: Deal, *, lang: str = "", locked: bool = False) -> str:
    """The link of a deal. Nothing is checked: `read` does that."""
    return _joined([*_dealt(deal), *_told(lang, locked)])


def known(
    texts: Iterable[str], *, levels: Sequence[str], others: Sequence[GameInfo] = ()
) -> list[Deal]:
    """The deals of those links that this edition still understands.

    others: games that are not here, and of which no more need be known for this.
    """
    deals = []
    for text in texts:
        with suppress(ShareError):
            deals.append(_deal(_words(text), levels, others))
    return deals


def fingerprint_of(deal: Deal, others: Sequence[GameInfo] = ()) -> int:
    """A number below 2**25 that tells this deal from others: game, rules, seats and all."""
    text = _joined(_dealt(deal, others))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 7


def _words(text: object) -> dict[str, str]:
    if not isinstance(text, str):
        raise ShareError("no-link")
    if len(text) > LONGEST_LINK:
        raise ShareError("link-too-long")
    try:
        pairs = parse_qsl(text, keep_blank_values=True, strict_parsing=True, errors="strict")
        text.encode()
    except ValueError:
        raise ShareError("no-link") from None
    words: dict[str, str] = {}
    for word, value in pairs:
        if word not in WORDS:
            raise ShareError("unknown-word", word=word)
        if word in words:
            raise ShareError("word-twice", word=word)
        words[word] = value
    return words


def _language(words: Mapping[str, str], languages: Sequence[str]) -> str:
    lang = words.get("lang", "")
    if lang not in {"", *languages}:
        raise ShareError("unknown-language", lang=lang, known=", ".join(languages))
    return lang


def _locked(words: Mapping[str, str]) -> bool:
    if words.get("locked", "0") not in {"0", "1"}:
        raise ShareError("bad-value", word="locked", value=words["locked"], known="0, 1")
    return words.get("locked") == "1"


def _info(game: str, others: Sequence[GameInfo]) -> GameInfo:
    found = next((info for info in others if info.id == game), None)
    return found or find_game(game).info


def _deal(words: Mapping[str, str], levels: Sequence[str], others: Sequence[GameInfo] = ()) -> Deal:
    if "game" not in words:
        raise ShareError("no-game")
    try:
        info = _info(words["game"], others)
    except SetupError as error:
        raise ShareError(error.id, **error.params) from error
    known = str(info.rules_version)
    if words.get("rules", known) != known:
        raise ShareError("other-rules", game=info.id, rules=words["rules"], known=known)
    players, options = _players(words, info, levels), _options(words.get("options", ""))
    for option in options:
        if option not in {known.id for known in info.options}:
            raise ShareError("unknown-option", option=option)
    try:
        complete = complete_options(info, options)
        checked_seed(words.get("seed") or "-")
    except SetupError as error:
        raise ShareError(error.id, **error.params) from error
    return Deal(info.id, players, complete, words.get("seed", ""))


def _players(words: Mapping[str, str], info: GameInfo, levels: Sequence[str]) -> tuple[str, ...]:
    allowed = ", ".join(map(str, info.seats))
    seats = words.get("seats")
    if seats is not None and seats not in map(str, info.seats):
        raise ShareError("bad-value", word="seats", value=seats, known=allowed)
    if "players" not in words:
        usual = USUAL_SEATS if USUAL_SEATS in info.seats else info.seats[0]
        return usual_players(int(seats or usual), levels)
    players = tuple(words["players"].split(","))
    for player in players:
        if player not in {PERSON, *levels}:
            known = ", ".join([PERSON, *levels])
            raise ShareError("bad-value", word="players", value=player, known=known)
    if seats not in {None, str(len(players))}:
        raise ShareError("seats-and-players", seats=seats, players=len(players))
    if len(players) not in info.seats:
        raise ShareError("bad-players-count", players=len(players), known=allowed)
    return players


def usual_players(seats: int, levels: Sequence[str]) -> tuple[str, ...]:
    """One person against computer players of the usual level, which is the second."""
    return (PERSON, *[levels[1]] * (seats - 1))


def _options(text: str) -> dict[str, str]:
    """ "heat:hot,other:value" by name."""
    options: dict[str, str] = {}
    for choice in text.split(",") if text else []:
        name, colon, value = choice.partition(":")
        if not colon:
            raise ShareError("bad-value", word="options", value=choice, known="name:value")
        if name in options:
            raise ShareError("word-twice", word=name)
        options[name] = value
    return options


def _dealt(deal: Deal, others: Sequence[GameInfo] = ()) -> list[tuple[str, str]]:
    """The words of the deal; options only where they are not as usual."""
    info = _info(deal.game, others)
    defaults = {option.id: option.default for option in info.options}
    unusual = [
        f"{name}:{value}"
        for name, value in sorted(deal.options.items())
        if value != defaults.get(name)
    ]
    words = [
        ("game", deal.game),
        ("rules", str(info.rules_version)),
        ("players", ",".join(deal.players)),
        ("options", ",".join(unusual)),
        ("seed", deal.seed),
    ]
    return [(word, value) for word, value in words if value]


def _told(lang: str, locked: bool) -> list[tuple[str, str]]:
    told = [("lang", lang), ("locked", "1" if locked else "")]
    return [(word, value) for word, value in told if value]


def _joined(words: Iterable[tuple[str, str]]) -> str:
    return "&".join(f"{word}={quote_plus(value, safe=',:')}" for word, value in words)
