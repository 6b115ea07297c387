"""Events that every game tells in the same words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.events import Event
from pygame_core.kit.tricks import TrickPlay
from pygame_core.views import LastTrick


def hand_dealt(seat: int, cards: Sequence[str], **public: object) -> Event:
    """A seat got its hand: all see how many cards (and what is `public`), the seat sees which."""
    return Event(
        "hand.dealt",
        {"seat": seat, "count": len(cards), **public},
        secret={"cards": list(cards)},
        seats=(seat,),
    )


def last_trick(number: int, trick: Sequence[TrickPlay], winner: int) -> LastTrick:
    """A finished trick as views show it until the next one is finished."""
    plays = [(seat, str(card)) for seat, card in trick]
    return {"number": number, "plays": plays, "winner": winner}


def trick_taken(taken: LastTrick, *, holder: int, next_leader: int, **more: object) -> Event:
    """Who won that trick, who holds its cards now, and who leads the next one."""
    return Event(
        "trick.taken",
        {
            "number": taken["number"],
            "plays": [list(play) for play in taken["plays"]],
            "winner": taken["winner"],
            **more,
            "holder": holder,
            "next_leader": next_leader,
        },
    )


def round_scored(
    number: int, scores: Sequence[int], totals: Sequence[int], detail: list[list[dict[str, Any]]]
) -> Event:
    """What each seat scored in that round, its new total, and the lines of its score sheet."""
    return Event(
        "round.scored",
        {"round": number, "scores": list(scores), "totals": list(totals), "detail": detail},
    )


def match_ended(
    winners: Sequence[int], totals: Sequence[int], reason: str, **more: object
) -> Event:
    """Who has won, with how many points, and why it is over."""
    return Event(
        "match.ended",
        {"winners": list(winners), "totals": list(totals), "reason": reason, **more},
    )
