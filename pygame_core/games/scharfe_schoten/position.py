"""What one seat may know of a match of Scharfe Schoten."""

from __future__ import annotations

from pygame_core.games.scharfe_schoten.rules import count_colours
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.cards import names
from pygame_core.kit.trick_state import trick_position
from pygame_core.views import Position


def position(state: ScharfeSchotenState, seat: int | None) -> Position:
    """The view of a seat, None for a spectator.

    Backs are public, numbers are not: of other hands, the rack and captured cards the view says
    how many of each colour, {"R": 3, "Y": 0, …}. `table` holds, lists by seat:

    first: the first seat of this round. numbers: the number card of each colour.
    order: the colours, strongest first. trumps: their four trump cards, strongest first.
    hand_order: this seat's hand, strongest first. backs: colours of each hand.
    rack: colours on the rack. rack_left: how many cards that is.
    predicted: whether the seat has predicted. predictions: [most, least]; null while hidden.
    captured: colours of the captured cards. tricks: taken so far.
    lines: what the seat would score now, as on the score sheet (see score_lines in state.py);
    points: their sum. Both null until the predictions are revealed.
    trick_number: of the trick being played, from 1 (in phase "rack": of the trick just taken).
    tricks_in_round: how many there will be.
    """
    revealed = state.phase != "predict"
    lines = [state.score_lines(who) for who in range(state.seats)] if revealed else None
    strength = state.trumps.strength
    hand = [] if seat is None else state.hands[seat]
    done = sum(state.tricks)
    between_tricks = state.phase == "rack" or done == state.tricks_in_round
    return trick_position(
        state,
        seat,
        game="scharfe-schoten",
        rounds=state.seats,
        ahead=state.ahead(),
        table={
            "first": state.first,
            "numbers": dict(state.trumps.numbers),
            "order": list(state.trumps.colours),
            "trumps": names(state.trumps.trumps),
            "hand_order": names(sorted(hand, key=lambda card: -strength[card])),
            "backs": [count_colours(cards) for cards in state.hands],
            "rack": dict(state.rack),
            "rack_left": sum(state.rack.values()),
            "predicted": [prediction is not None for prediction in state.predictions],
            "predictions": [
                list(prediction) if prediction and (revealed or who == seat) else None
                for who, prediction in enumerate(state.predictions)
            ],
            "captured": [dict(captured) for captured in state.captured],
            "tricks": list(state.tricks),
            "lines": lines,
            "points": lines and [sum(line["points"] for line in mine) for mine in lines],
            "trick_number": done if between_tricks else done + 1,
            "tricks_in_round": state.tricks_in_round,
        },
    )
