"""The trick that decides the own mission, while all of it lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.x_missions.own_round import own_round
from pygame_core.games.x_missions.progress import Prospect, status
from pygame_core.games.x_missions.rules import BY_NAME, DECK, NO_MISSION, SEATS
from pygame_core.kit.card_tracking import shown_voids, tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.kit.tricks import TrickPlay
from pygame_core.views import View


def decided(view: View) -> dict[str, Any] | None:
    """What the table says of the own mission and of what was taken for it, after a full trick that
    does it or puts it out of reach; None for any other trick, and where the view does not know all
    that was played before."""
    tricks, mission = around(view), view["table"]["my_mission"]
    if tricks is None or status(mission, tricks[1]) == "possible":
        return None
    return own_round(mission, tricks[1])


def around(view: View) -> tuple[Prospect, Prospect] | None:
    """What the seat knew before the full trick that lies there, and knows after it, while its
    mission was possible before; None otherwise, and where not all that was played is known."""
    mission, trick, winner = view["table"]["my_mission"], view["trick"], view["ahead"]
    if len(trick) < SEATS or view.get("landing") or mission in (None, NO_MISSION):
        return None
    assert winner is not None
    plays = [(seat, BY_NAME[name]) for seat, name in trick]
    taken = [(each.winner, each.plays) for each in tricks_taken(view, BY_NAME)]
    if (winner, plays) in taken:
        # It is looked at once more: then it was not there yet.
        taken.remove((winner, plays))
    hand = [BY_NAME[name] for name in view["hand"]]
    if sum(view["hand_counts"]) + SEATS * (len(taken) + 1) != len(DECK):
        return None
    own = [card for seat, card in plays if seat == view["seat"]]
    before = prospect(view, [*hand, *own], taken, plays[0][0])
    if status(mission, before) != "possible":
        return None
    return before, prospect(view, hand, [*taken, (winner, plays)], winner)


def prospect(
    view: View,
    hand: Sequence[Card],
    taken: Sequence[tuple[int, Sequence[TrickPlay]]],
    leader: int,
) -> Prospect:
    """What the seat knew when it held these cards and these tricks had been taken."""
    assert view["seat"] is not None
    known = {*hand, *(card for _, plays in taken for _, card in plays)}
    return Prospect(
        seat=view["seat"],
        trump=view["table"]["trump"],
        captured=[[card for _, card in plays] for winner, plays in taken if winner == view["seat"]],
        tricks_left=len(hand),
        hand=hand,
        out=[card for card in DECK if card not in known],
        voids=shown_voids(SEATS, [plays for _, plays in taken]),
        trick=[],
        leader=leader,
    )
