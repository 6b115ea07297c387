"""Games in packages of their own: whatever is installed and offers one by an entry point.

    [project.entry-points."pygame_core.games"]
    kites = "trick_table_kites:GAME"

Such a package is somebody else's code. What is wrong with it is found here and told as an
AddonError, so that it can be left out; the other games never notice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from pygame_core.addons.shapes import misfit
from pygame_core.errors import AddonError
from pygame_core.game import COLOURS, CONTRACT, AddedGame, GameInfo, Option, Suit
from pygame_core.prints import Deck
from pygame_core.scene import Scene
from pygame_core.views import Position

GROUP = "pygame_core.games"
MOST_SEATS = 6
LARGEST_TEXT = 200_000
"""Bytes of one language."""

_NEEDED = (
    *("contract", "suits", "info", "start", "position", "determinize", "evaluate"),
    *("deck", "scene", "rules", "label", "told", "sheet"),
)
_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
_LONGEST_ID = 30
_LETTER = re.compile(r"[A-Z]{1,2}", re.ASCII)
_LANGUAGE = re.compile(r"([a-z]{2})\.ftl", re.ASCII)


class Added(NamedTuple):
    """One entry point: its name, whose it is, and the game, or why it cannot be taken in.

    package, version: of the distribution. module: where the game lies.
    """

    name: str
    package: str
    version: str
    module: str
    game: AddedGame | AddonError


def discover(taken: Set[str]) -> tuple[Added, ...]:
    """Every offer, by name. taken: the ids of other games, which none of these may have."""
    found: list[Added] = []
    ids = set(taken)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        game = _loaded(entry, ids)
        if not isinstance(game, AddonError):
            ids.add(game.info.id)
        package, version = (entry.dist.name, entry.dist.version) if entry.dist else ("", "")
        found.append(Added(entry.name, package, version, entry.module, game))
    return tuple(found)


def canonical(package: str) -> str:
    """The one spelling of a package's name."""
    return re.sub(r"[-_.]+", "-", package).lower()


def _loaded(entry: EntryPoint, ids: Set[str]) -> AddedGame | AddonError:
    try:
        game: AddedGame = entry.load()
        check(game, ids)
    except AddonError as error:
        return error
    except Exception as error:  # noqa: BLE001 - other people's code may fail in any way
        return AddonError("broken", detail=f"{type(error).__name__}: {error}")
    return game


def check(game: AddedGame, taken: Set[str] = frozenset()) -> None:
    """Whether a game keeps the contract, as far as one deal for every number of seats shows it.

    AddonError "contract" (another edition), "incomplete" (an attribute is missing), "info" (what
    it says of itself cannot be), "clash" (another game has its id), "view" (not plain data, or
    parts are missing); and whatever the game itself raises. taken: the ids of other games.
    """
    # An older edition asked for less: what is to be said then is that it is older.
    for name in _NEEDED:
        if not hasattr(game, name):
            raise AddonError("incomplete", missing=name)
        if name == "contract" and game.contract != CONTRACT:
            raise AddonError("contract", contract=game.contract, known=CONTRACT)
    _check_info(game.info)
    if game.info.id in taken:
        raise AddonError("clash", game=game.info.id)
    if not all(_is_suit(suit) for suit in game.suits):
        raise AddonError("info", field="suits")
    if part := misfit(game.deck(), Deck):
        raise AddonError("info", field=part)
    options = {option.id: option.default for option in game.info.options}
    for seats in game.info.seats:
        state, _ = game.start(seats, options, "trial")
        for seat in (*range(seats), None):
            position = game.position(state, seat)
            check_view(position, seats)
            check_scene(game.scene({**position, "history": []}))


def _check_info(info: GameInfo) -> None:
    sound = {
        "id": bool(_ID.fullmatch(info.id)) and len(info.id) <= _LONGEST_ID,
        "seats": list(info.seats) == sorted(set(info.seats))
        and 1 <= min(info.seats) <= max(info.seats) <= MOST_SEATS,
        "options": all(_is_option(option) for option in info.options),
        "rules_version": type(info.rules_version) is int,
    }
    for field, is_sound in sound.items():
        if not is_sound:
            raise AddonError("info", field=field)


def _is_option(option: Option) -> bool:
    ids = (option.id, *option.choices)
    return option.default in option.choices and all(_ID.fullmatch(name) for name in ids)


def _is_suit(suit: Suit) -> bool:
    is_drawn = suit.colour in COLOURS and (not suit.sign or bool(_ID.fullmatch(suit.sign)))
    return is_drawn and bool(_LETTER.fullmatch(suit.letter))


def check_view(view: Position, seats: int) -> None:
    """AddonError "view" if a part of it is not there, or not what a table can show."""
    if part := misfit(view, Position):
        raise AddonError("view", part=part)
    for part, count in (
        ("seats", view["seats"]),
        ("scores", len(view["scores"])),
        ("hand_counts", len(view["hand_counts"])),
    ):
        if count != seats:
            raise AddonError("view", part=part)
    named: dict[str, Sequence[int | None]] = {
        "to_act": [view["to_act"]],
        "ahead": [view["ahead"]],
        "winners": view["winners"],
    }
    for part, who in named.items():
        if not all(seat is None or 0 <= seat < seats for seat in who):
            raise AddonError("view", part=part)


def check_scene(scene: Scene) -> None:
    """The same of a scene."""
    if part := misfit(scene, Scene):
        raise AddonError("view", part=part)


def is_from_elsewhere(error: BaseException) -> bool:
    """Whether an error came up in the code of a package that offers a game."""
    offered = {_outermost(entry.module) for entry in entry_points(group=GROUP)}
    step = error.__traceback__
    while step is not None:
        if _outermost(step.tb_frame.f_globals.get("__name__", "")) in offered:
            return True
        step = step.tb_next
    return False


def _outermost(module: str) -> str:
    return module.split(".")[0]


def texts(module: str) -> dict[str, str]:
    """The sentences that a package brings along, by language: its files locales/<language>.ftl.

    A file that is larger than anybody would write is left out.
    """
    folder = resources.files(_outermost(module)).joinpath("locales")
    found: dict[str, str] = {}
    if not folder.is_dir():
        return found
    for file in folder.iterdir():
        language = _LANGUAGE.fullmatch(file.name)
        content = file.read_bytes() if language else b""
        if language and len(content) <= LARGEST_TEXT:
            found[language[1]] = content.decode("utf-8", errors="replace")
    return dict(sorted(found.items()))
