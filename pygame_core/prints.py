"""What is printed on the cards of a game, as a table needs to know it to draw them."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Print(TypedDict):
    """What is printed on a card. rank: shown in its corner. points: what it brings or costs by
    itself, None if nothing is printed. beware: it is drawn as one to beware of. colour and sign:
    of a card without a suit, else those of its suit. art: the sprite of a picture on which that
    sign lies; a card that has one stands out."""

    suit: str
    rank: str
    points: int | None
    beware: bool
    colour: NotRequired[str]
    sign: NotRequired[str]
    art: NotRequired[str]


class SuitPrint(TypedDict):
    """How a suit is drawn: its letter in notation, a colour, and the sprite of its sign."""

    letter: str
    colour: str
    sign: str


class ItemPrint(TypedDict):
    """How a thing of the game's own is drawn, where it is printed as a card is. rank: shown in its
    corner. sort: what sort of thing it is (named `<game>-sort-<sort>`). sign: the sprite of that.
    pieces: a picture on it, as in a `Fact` of that kind; they may also be sprites ("i-…") and marks
    ("→"). Below its name stands what it says, `<game>-item-<id>-text`."""

    rank: str
    sort: str
    sign: str
    pieces: NotRequired[list[str]]


class Deck(TypedDict):
    """The cards of a game. back: sprite on the backs. suits: in the order of a hand. cards: by
    name; a card that is there several times is told once. items: by id. marked_later: whether cards
    in the hand are marked in the middle of a round, so that there should be room for it before."""

    back: str
    suits: list[SuitPrint]
    cards: dict[str, Print]
    items: NotRequired[dict[str, ItemPrint]]
    marked_later: NotRequired[bool]
