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
    """The part of a view that the game itself builds.

    seats: how many. seat: whose view, None for a spectator. phase: the game's own word.
    round: from 1. rounds: how many there will be, None where it depends on the scores.
    to_act: the seat to act, None when the match is over. legal: its actions, only in its own view.
    scores: totals per seat. hand: names of all cards this seat may still play, sorted.
    hand_counts: cards in hand per seat. trick: plays of the trick on the table.
    ahead: the seat that would take that trick as it lies, None if there is none or it is unknown.
    winners: seats, empty until the match is over. table: the game's own facts, see its view module.
    """

    game: str
    seats: int
    seat: int | None
    phase: str
    round: int
    rounds: int | None
    to_act: int | None
    legal: list[str]
    scores: list[int]
    hand: list[str]
    hand_counts: list[int]
    trick: list[Play]
    ahead: int | None
    last_trick: LastTrick | None
    winners: list[int]
    is_over: bool
    table: dict[str, Any]


class View(Position):
    """A position and how it came about.

    history: every event of the match as this seat saw it, [{"id": …, "params": …}, …]: enough to
    play with a perfect memory.
    """

    history: list[dict[str, Any]]


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
