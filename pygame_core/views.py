"""The shape of a view: what one seat may know, as plain JSON-able data.

A view is built from what the seat may know; it is never a copy of the state with parts taken out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypedDict

Play = tuple[int, str]
"""A seat and the name of the card it played."""

FACE_DOWN = "?"
"""The name of a card of the trick that lies face down and that the view's seat does not know."""


class LastTrick(TypedDict):
    """The trick that was taken last."""

    number: int
    plays: list[Play]
    winner: int


class Position(TypedDict):
    """The part of a view that the game itself builds. Lists by seat have an entry for each."""

    game: str  # its id
    seats: int  # how many
    seat: int | None  # whose view; None: a spectator's
    phase: str  # a word of the game's own
    round: int  # from 1
    rounds: int | None  # how many there will be; None where that depends on the scores
    to_act: int | None  # the seat to act; None when the match is over
    legal: list[str]  # its actions; empty in all other views
    scores: list[int]  # by seat: points after the rounds finished so far
    hand: list[str]  # names of all cards that this seat may still play, sorted
    hand_counts: list[int]  # by seat: cards in hand
    trick: list[Play]  # the trick on the table, in the order of play
    ahead: int | None  # the seat that would take it as it lies; None: there is none, or unknown
    last_trick: LastTrick | None  # of this round; None before the first is taken
    winners: list[int]  # seats, several if they share it; empty until the match is over
    is_over: bool
    table: dict[str, Any]  # the game's own facts, see its position.py


class View(Position):
    """A position and how it came about.

    >>> from pygame_core import Match
    >>> view = Match.new("red-dragon", seats=4, seed="class-7b").view(2)
    >>> view["phase"], view["legal"][:2], view["hand_counts"]
    ('give', ['give U2', 'give U6'], [15, 15, 15, 15])
    >>> view["history"][0]
    {'id': 'round.started', 'params': {'round': 1, 'first': 2}}
    """

    history: list[dict[str, Any]]  # all events as this seat saw them: {"id": …, "params": {…}}


class Seen(Protocol):
    """What a state tells of itself in the same words as every other."""

    @property
    def seats(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def to_act(self) -> int | None: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    def legal_actions(self) -> tuple[str, ...]: ...


def position_of(
    state: Seen,
    seat: int | None,
    *,
    game: str,
    number: int,
    rounds: int | None,
    hand: list[str],
    hand_counts: list[int],
    table: dict[str, Any],
    trick: Sequence[Play] = (),
    ahead: int | None = None,
    last_trick: LastTrick | None = None,
) -> Position:
    """The whole position, given what is the game's own part of it.

    number: of the round. The rest is named as in `Position`.
    """
    acts = seat is not None and seat == state.to_act
    return {
        "game": game,
        "seats": state.seats,
        "seat": seat,
        "phase": state.phase,
        "round": number,
        "rounds": rounds,
        "to_act": state.to_act,
        "legal": list(state.legal_actions()) if acts else [],
        "scores": list(state.scores),
        "hand": hand,
        "hand_counts": hand_counts,
        "trick": list(trick),
        "ahead": ahead,
        "last_trick": last_trick,
        "winners": list(state.winners),
        "is_over": state.to_act is None,
        "table": table,
    }
