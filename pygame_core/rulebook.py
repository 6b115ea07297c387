"""The rules of a game at hand: data and ids, as in a scene, and never prose.

Whatever is said here is a sentence `<game>-rules-<id>`, or `rules-<id>`, which all games share.
A section has two: its id with `-title` and with `-text`. In a text, and there only, a translation
may write [R11] for a card, [R] for a suit and *so* for a term.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NotRequired, TypedDict

from pygame_core.scene import Fact, Line

Part = str | Line | Fact
"""What stands in a row: figures and signs as they are, a sentence, or a fact."""


class Example(TypedDict):
    """A card or a fact with what is said of it.

    count: equal cards, one on another. by_suit: the name of its suit stands below, if nothing else
    does. lead, win: said on it as of the card that was led, and of the one that takes a trick.
    off: it may not be played, or does not count. down: it lies face down.
    """

    card: NotRequired[str]
    fact: NotRequired[Fact]
    count: NotRequired[int]
    by_suit: NotRequired[bool]
    below: NotRequired[Part]
    lead: NotRequired[Part]
    win: NotRequired[Part]
    off: NotRequired[bool]
    down: NotRequired[bool]


class Listed(TypedDict):
    """A thing of the game's own in a list. lit: it matters now. end: at the end of its row."""

    item: str
    lit: bool
    end: NotRequired[Fact]


class Phase(TypedDict):
    """A part of a match: its name is `phase-<id>`, what is done in it `phase-<id>-how`.

    sign: a sprite. lit: it is this one now.
    """

    id: str
    sign: str
    lit: bool


Kind = Literal["cards", "table", "row", "sets", "turns", "phases", "items", "lines", "list"]
"""How a picture is drawn.

cards: `cards` in a row. table: `head` and `rows`, a cell being parts; the first of each row is its
heading. row: `parts`. sets: `sets` of cards, numbered. turns: the order in which `seats` act, there
and back, by their places from the first. phases: `phases`. items: `items` of the game's own as
whole cards; lines: a line for each; list: `listed`, all that there are.
"""


class Picture(TypedDict):
    """An illustration of a section, with a caption or without.

    counting: the cards are drawn as they count at this table now.
    """

    kind: Kind
    caption: NotRequired[Line]
    cards: NotRequired[list[Example]]
    counting: NotRequired[bool]
    head: NotRequired[list[list[Part]]]
    rows: NotRequired[list[list[list[Part]]]]
    parts: NotRequired[list[Part]]
    sets: NotRequired[list[list[str]]]
    turns: NotRequired[list[int]]
    seats: NotRequired[int]
    phases: NotRequired[list[Phase]]
    items: NotRequired[list[str]]
    listed: NotRequired[list[Listed]]


class Section(Line):
    """What belongs together. now: it matters at this moment. One that has no title in any language
    is left out."""

    now: bool
    pictures: list[Picture]


def section(id: str, *pictures: Picture, now: bool = False, **params: Any) -> Section:  # noqa: A002
    """A section, in short."""
    return {"id": id, "params": params, "now": now, "pictures": list(pictures)}


def cards(examples: Iterable[Example], caption: Line | None = None) -> Picture:
    """Cards in a row, in short."""
    picture: Picture = {"kind": "cards", "cards": list(examples)}
    return {**picture, "caption": caption} if caption else picture


def bare(picture: Picture) -> Picture:
    """Without its caption."""
    bared = picture.copy()
    bared.pop("caption", None)
    return bared


def counting(picture: Picture) -> Picture:
    """With its cards as they count at this table now."""
    return {**picture, "counting": True}
