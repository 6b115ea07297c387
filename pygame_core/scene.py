"""What a table shows of one view: data and ids, never prose and never HTML.

A scene is made from a view and from nothing else, so it cannot tell more than the view does.
Whoever draws it needs no rule: what may be tapped has the action of the tap, what has to be said
has an id with parameters. The sentence of an id is found by what it belongs to: `<game>-ask-<id>`
for what is asked, else `ask-<id>`, which all games share, else `ask-other`, if there is one. In its
key whatever is no letter or figure is a hyphen.

A parameter is shown by its name: `seat`, `seats` and names that end in `_seat` are seats, `card`,
`cards` and names that end in `_cards` cards, `suit`, `suits` and names that end in `_suit` suits
(with how many of each where they are counted), `points` a figure with a sign if it is a loss,
`gain` one with its sign in any case, `scores` and `totals` such figures by seat, `plays` seats with
a card each; all others are numbers, or words by which a sentence chooses, or lists of them. `lines`
are phrases within the sentence, in a list, `sentences` others that follow one another: each has its
own id, found where that of the whole is, and `takes` such as say why a trick is taken,
`<game>-takes-<id>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypedDict


class Line(TypedDict):
    """Something to be said.

    Besides what is said above, the parameters `item` and `items` are things of the game's own by
    their ids (named `<game>-item-<id>`; what an `item` says can be quoted as `text`).
    """

    id: str
    params: dict[str, Any]


class Ask(Line):
    """What the seat to act is asked, and why it must be so.

    suit: the suit that it is about, "" for none. left: the cards it has yet to lay in this step,
    one after another; 0 where that does not matter.
    """

    suit: str
    left: int


class HandCard(TypedDict):
    """A card of the hand, and what a tap on it asks for: an action, legal or refused with its
    reason; "" if a tap means nothing now."""

    card: str
    action: str


class TrickCard(TypedDict):
    """A card of the trick: None while it lies face down and this seat may not know it.

    hidden: the others cannot see it. action: what a tap asks for, "" for nothing. play: the
    action that laid it, "" while the card is not known.
    """

    seat: int
    card: str | None
    hidden: bool
    action: str
    play: str


class Ahead(Line):
    """The seat that would take the trick as it lies; the id says by what."""

    seat: int


class Mark(TypedDict):
    """What a card is beyond what is printed on it.

    trump: its place among the trumps, from the strongest; 0 for a trump whose place does not
    matter; None for no trump. tag: the id of a word below it, "" for none.
    """

    trump: int | None
    tag: str


Kind = Literal[
    "number",
    "word",
    "cards",
    "items",
    "suit",
    "suits",
    "meter",
    "seats",
    "picture",
    "line",
    "facts",
]
"""How a fact is drawn.

number: `value`, and `facts`, the steps it comes from; where the game has a sign for it
(`<game>-sign-<id>`), that and the number are shown, and the sentence is heard. word: `value`, an id
with a sentence `<game>-fact-<fact>-<value>`. cards: `cards`.
suit: `suit`, "" for none of them, and `value`, a figure or an id that goes with it. suits: `suits`,
how many of each ("" again for none of them), `value`, how many in all, where that is said, `dim`
those of no account, and `facts` of the kind suit about single ones of them, which show their sign.
meter: `have`, `goal` (None: no number), `room` (the most there can be), `reached` "hit",
"open", "spoilt" (too many) or "short" (never enough), and `of`, a suit or an id; the sign of what
is no suit may be a sprite ("i-…").
seats: `seats` in order, the first `done` of them behind.
picture: `pieces` in a row, each the letter of a suit, the id of a sign ("trick"), or figures as
they stand there ("5+ ×"), with a `value`, and `of`, an id by which it is coloured. line: a sentence
with `params`, in a note also one of those that `counts` has. facts: several `facts` under one
heading.
items: `items`, things of the game's own.
"""


class Fact(TypedDict):
    """Something to be read at a seat or beside the felt; its name is `<game>-fact-<id>`, where
    need be with `params`.

    status: "good", "bad" or "open" for who reads it, "" where that does not apply. lit: those of
    its cards, suits or items that matter now. items: where its kind is another, what it comes from.
    seats and values by seat are as in the view.
    """

    id: str
    kind: Kind
    status: NotRequired[str]
    value: NotRequired[Any]
    cards: NotRequired[list[str]]
    items: NotRequired[list[str]]
    lit: NotRequired[list[str]]
    suit: NotRequired[str]
    suits: NotRequired[dict[str, int]]
    dim: NotRequired[list[str]]
    of: NotRequired[str]
    have: NotRequired[int]
    goal: NotRequired[int | None]
    room: NotRequired[int]
    reached: NotRequired[str]
    seats: NotRequired[list[int]]
    done: NotRequired[int]
    params: NotRequired[dict[str, Any]]
    pieces: NotRequired[list[str]]
    facts: NotRequired[list[Fact]]


class Note(Fact):
    """A fact beside the felt. at: "side", "corner" for what belongs on the felt itself, or "more"
    for what is read by those who ask for it."""

    at: Literal["side", "corner", "more"]


class SeatScene(TypedDict):
    """How the round stands for a seat.

    tricks: taken. points: of the round so far, None where nobody can tell. lost: what of them is
    cost, as a positive number. known: cards in its hand that everybody knows. badges: what lies
    before it or stands at its name.
    """

    tricks: int
    points: int | None
    lost: int
    known: list[str]
    badges: list[Fact]


class Item(TypedDict):
    """Something on the felt that may be there to be taken.

    card, suit: what it is, if it is one of these; else the id says it. count: how often it is
    there. name: what it is in words, where a card, a suit or the id cannot say it. gone: its place
    is empty now. action: what a tap asks for, "" for nothing; where that is legal and several
    choices have this id as their group, `ask` asks which of them. facts: what is told of it.
    """

    id: str
    card: NotRequired[str]
    suit: NotRequired[str]
    count: NotRequired[int]
    name: NotRequired[Line]
    gone: bool
    action: str
    ask: NotRequired[Line]
    facts: list[Fact]


class Felt(TypedDict):
    """What lies on the felt instead of a trick.

    kind: "pile" (cards laid face down: `laid` by seat, `each` are to be, `own` this seat's),
    "market" (cards to take one of), "offer" (things to choose from; without items, others are
    choosing and each seat has `laid` so many face down), "pair" (two of the items to be chosen, one
    as each of `groups`; `pairs` has the action, legal or refused with its reason, by the ids of the
    first and of the second; `own` those this seat has chosen), "cards" (laid out to be looked at)
    or "own" (the page has a drawing for this game). turns: the seats in the order in which they
    come, the first `done` of them have. said: all of it in a sentence.
    """

    kind: Literal["pile", "market", "offer", "pair", "cards", "own"]
    items: list[Item]
    turns: list[int]
    done: int
    said: list[Line]
    laid: NotRequired[list[int]]
    each: NotRequired[int]
    own: NotRequired[list[str]]
    groups: NotRequired[list[str]]
    pairs: NotRequired[dict[str, dict[str, str]]]


class Stake(TypedDict):
    """What the trick is worth as it lies, None before the lead, and the lines that this comes
    from: none as long as there are no tricks."""

    points: int | None
    lines: list[Line]


Place = Literal["hand", "trick", "felt", "button"]
"""Where something is done: on a card of the hand or of the trick, on the felt, by a button."""


class Choice(TypedDict):
    """One legal action of the seat to act.

    cards: what it is about; several of the hand are picked one by one. group: choices that belong
    together have the same, "" for none; those that belong to an item of the felt have its id.
    label: the action in words. facts: what is to be known of it before it is done.
    """

    action: str
    at: Place
    cards: list[str]
    group: str
    label: Line
    facts: NotRequired[list[Fact]]


class Clash(TypedDict):
    """Cards that cannot be picked together, and the action whose refusal says why."""

    cards: list[str]
    action: str


class Columns(TypedDict):
    """A column of the score slip: how the points of the round come about; a cell a seat, None for
    none. Its name is `<game>-column-<id>`, its sign `<game>-sign-<id>`."""

    id: str
    cells: list[int | None]


class SoFar(TypedDict):
    """The score of a round that is not over, as if it ended now; told as that of one that is. best,
    ahead: the seats with the most points of the round, and of all rounds so far."""

    round: int
    scores: list[int]
    totals: list[int]
    best: list[int]
    ahead: list[int]
    sheet: Sheet


class Scene(TypedDict):
    """The table as one seat sees it.

    progress: where in the round it stands. ask: for the seat to act only. goal: what the seat is
    trying to get now, None for a spectator. counts: trump and
    whatever else makes cards count now. hand: as it is held. last: the trick that was taken last.
    turns: all seats in the order in which they play to this trick. marks: by card, those that
    differ from what is printed. outcome: said of a picture that is only
    looked at: what all have done now, or where a full trick goes that is not its winner's.
    last_ahead, last_outcome: by what the trick that was taken last was won, and its outcome, as
    they were told while it lay there.
    so_far: where the points of the round hang on how it goes on, so that they may be lost again:
    what they come from as it stands; None elsewhere, and before there are any.
    target: the points that end a match, None if none do. clashes: where cards of the hand are
    picked one by one, else empty: whatever is picked has the cards of a choice, or those of a clash
    among its own. stake: None in a game that shows none. secret: what else than its hand the seat
    keeps to itself. ending: how the match was decided, None if the points did that. comes: by zone
    of the page ("hand", "market", "trick:2" for the place of that seat in the trick, …), from where
    what is new there comes. goes: by zone or card, to where what has vanished goes; both in places:
    "deck", "seat:2", "discard", "laid:2" (what that seat laid face down), "back:2:0" (the first
    card of that), "blind:2" (what it played face down), "note:mission" (a note by its id) and zones
    of the game's own. What lies on the felt is a zone named by the felt's kind; an item of it goes
    by its id as a card does by its name.
    """

    progress: Line
    ask: Ask | None
    goal: Line | None
    counts: list[Line]
    hand: list[HandCard]
    trick: list[TrickCard]
    last: list[TrickCard]
    turns: list[int]
    ahead: Ahead | None
    outcome: Line | None
    last_ahead: Ahead | None
    last_outcome: Line | None
    marks: dict[str, Mark]
    seats: list[SeatScene]
    columns: list[Columns]
    so_far: SoFar | None
    target: int | None
    notes: list[Note]
    felt: Felt | None
    stake: Stake | None
    choices: list[Choice]
    clashes: list[Clash]
    secret: Line | None
    ending: Line | None
    comes: dict[str, str]
    goes: dict[str, str]


class Cell(TypedDict):
    """What a line of the score sheet brings a seat: points (None: it does not apply), how they come
    about (None: nothing to say), the cards they come from, and more facts about it."""

    points: int | None
    how: Line | None
    cards: list[str]
    facts: list[Fact]


class Row(Line):
    """A line of the score sheet: its name is `<game>-line-<id>`; a cell a seat, whose `how` is
    `<game>-how-<id>`."""

    cells: list[Cell]


class Sheet(TypedDict):
    """The score sheet of a round, and the sentence that says why it adds up,
    `<game>-check-<id>`."""

    rows: list[Row]
    check: Line | None


def line(id: str, **params: Any) -> Line:  # noqa: A002
    """Something to be said, in short."""
    return {"id": id, "params": params}


def cell(points: int | None, how: Line | None = None, cards: Sequence[str] = ()) -> Cell:
    """A cell of the score sheet, in short."""
    return {"points": points, "how": how, "cards": list(cards), "facts": []}


def scene(**parts: Any) -> Scene:
    """A scene of these parts; what is left out is empty.

    progress, hand, turns and seats have to be there.
    """
    empty: dict[str, Any] = {
        "ask": None,
        "goal": None,
        "counts": [],
        "trick": [],
        "last": [],
        "ahead": None,
        "outcome": None,
        "last_ahead": None,
        "last_outcome": None,
        "marks": {},
        "columns": [],
        "so_far": None,
        "target": None,
        "notes": [],
        "felt": None,
        "stake": None,
        "choices": [],
        "clashes": [],
        "secret": None,
        "ending": None,
        "comes": {},
        "goes": {},
    }
    whole: Any = {**empty, **parts}
    assert set(whole) == set(Scene.__annotations__), set(whole) ^ set(Scene.__annotations__)
    told: Scene = whole
    return told
