"""The trick that decides the own mission, while all of it lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame_core.games.x_missions.own_round import own_round, progress
from pygame_core.games.x_missions.progress import Prospect, status
from pygame_core.games.x_missions.rules import BY_NAME, DECK, NO_MISSION, SEATS, winning_play
from pygame_core.kit.card_tracking import shown_voids, tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.kit.tricks import TrickPlay
from pygame_core.views import View


def decided(view: View) -> dict[str, Any] | None:
    """What the table says of the own mission and of what was taken for it, after a full trick that
    does it or puts it out of reach, and by what that was so first, its cause; None for any other
    trick, where the goal said so when the seat played to it, and where the view does not know all
    that was played before."""
    tricks, mission = around(view), view["table"]["my_mission"]
    if tricks is None or status(mission, tricks[1]) == "possible":
        return None
    after = own_round(mission, tricks[1])
    lost = lost_with(view) if after["progress"]["status"] == "lost" else None
    if lost is None:
        return {**after, "cause": after["progress"]}
    if view["seat"] not in [seat for seat, _ in view["trick"][: lost[0]]]:
        return None
    return {**after, "cause": progress(mission, lost[1])}


def counted_up(view: View) -> dict[str, Any] | None:
    """What the table says of the own mission after the full trick that lies there; None where
    there is none, or not all that was played is known."""
    steps = _of_full_trick(view)
    return own_round(view["table"]["my_mission"], steps[-1]) if steps else None


def around(view: View) -> tuple[Prospect, Prospect] | None:
    """What the seat knew before the full trick that lies there, and knows after it, while its
    mission was possible before; None otherwise, and where not all that was played is known."""
    steps = _of_full_trick(view)
    if steps is None or status(view["table"]["my_mission"], steps[0]) != "possible":
        return None
    return steps[0], steps[-1]


def status_with(view: View, card: Card, *, takes: bool) -> str:
    """What the card makes of the own mission: "done" or "lost"; "possible" if it decides nothing.
    takes: whether it surely wins the trick."""
    mission, steps = view["table"]["my_mission"], _steps(view)
    if steps is None or mission in (None, NO_MISSION) or status(mission, steps[-1]) != "possible":
        return "possible"
    now = steps[-1]
    trick = [*now.trick, (now.seat, card)]
    now = now._replace(hand=[other for other in now.hand if other != card], trick=trick)
    if takes or len(trick) == SEATS:
        won = [[played for _, played in trick]] if takes else []
        winner = winning_play(trick, now.trump)[0]
        captured, left = [*now.captured, *won], now.tricks_left - 1
        now = now._replace(captured=captured, tricks_left=left, trick=[], leader=winner)
    return status(mission, now)


def _of_full_trick(view: View) -> list[Prospect] | None:
    """The steps of a trick that lies there whole, for whoever has a mission."""
    mission = view["table"]["my_mission"]
    if len(view["trick"]) < SEATS or view.get("landing") or mission in (None, NO_MISSION):
        return None
    return _steps(view)


def lost_with(view: View) -> tuple[int, Prospect] | None:
    """How many cards lay there when the own mission was first seen to be lost, 0 if before this
    trick, and what the seat knew then; None if it is not lost, or not all that was played is
    known."""
    mission, steps = view["table"]["my_mission"], _steps(view)
    for count, step in enumerate(steps or ()):
        if status(mission, step) == "lost":
            return count, step
    return None


def _steps(view: View) -> list[Prospect] | None:
    """What the seat knew before each card of the trick that lies there and knows now; of a full
    trick, with whoever took it."""
    plays = [(seat, BY_NAME[name]) for seat, name in view["trick"]]
    taken = [(each.winner, each.plays) for each in tricks_taken(view, BY_NAME)]
    winner = view["ahead"] if len(plays) == SEATS else None
    if winner is not None and (winner, plays) in taken:
        # It is looked at once more: then it was not there yet.
        taken.remove((winner, plays))
    hand = [BY_NAME[name] for name in view["hand"]]
    leader = plays[0][0] if plays else view["to_act"]
    if sum(view["hand_counts"]) + len(plays) + SEATS * len(taken) != len(DECK) or leader is None:
        return None
    own = [card for seat, card in plays if seat == view["seat"]]
    steps = []
    for count in range(len(plays) + (winner is None)):
        lie = plays[:count]
        held = hand if view["seat"] in [seat for seat, _ in lie] else [*hand, *own]
        begun = prospect(view, [*hand, *own], taken, leader)
        out = [card for card in begun.out if card not in [played for _, played in lie]]
        voids = shown_voids(SEATS, [*(each for _, each in taken), lie])
        steps.append(begun._replace(hand=held, out=out, trick=lie, voids=voids))
    if winner is not None:
        steps.append(prospect(view, hand, [*taken, (winner, plays)], winner))
    return steps


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
