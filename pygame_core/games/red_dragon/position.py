"""What one seat may know of a match of Red Dragon."""

from __future__ import annotations

from pygame_core.games.red_dragon.rules import draft_order, penalty
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.cards import names
from pygame_core.kit.trick_state import trick_position
from pygame_core.views import Position


def position(state: RedDragonState, seat: int | None) -> Position:
    """The view of a seat, None for a spectator. `table` holds, lists by seat:

    first: the first seat of this round. give: cards each seat gives to the centre.
    per_trick: points per trick. given: cards given so far. my_given: which ones this seat gave.
    centre: cards lying open. draft_line: who takes one, card by card. draft_order: the rest of it.
    taken: openly drafted cards still in hand. tricks: taken so far. penalties: points that the
    captured red cards cost. points: both together, without the bonus.
    trick_number: of the trick being played, from 1. tricks_in_round: how many there will be.
    """
    table = state.table
    penalties = [sum(map(penalty, reds)) for reds in state.reds]
    return trick_position(
        state,
        seat,
        game="red-dragon",
        rounds=state.seats,
        ahead=state.ahead(),
        table={
            "first": state.first,
            "give": table.give,
            "per_trick": table.per_trick,
            "given": [len(cards) for cards in state.given],
            "my_given": [] if seat is None else names(state.given[seat]),
            "centre": names(state.centre),
            "draft_line": draft_order(state.seats, state.first),
            "draft_order": list(state.draft),
            "taken": [names(cards) for cards in state.taken],
            "tricks": list(state.tricks),
            "penalties": penalties,
            "points": [
                count * table.per_trick - cost
                for count, cost in zip(state.tricks, penalties, strict=True)
            ],
            "trick_number": min(sum(state.tricks) + 1, table.tricks),
            "tricks_in_round": table.tricks,
        },
    )
