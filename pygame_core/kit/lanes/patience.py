"""Playing with patience: a card is spent on a trick only if no seat to come can beat it.

In a playout all hands lie open, and everybody plays as if it knew them.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.kit.lanes.table import Plays
from pygame_core.kit.lanes.tricks import TrickLanes, take_first


def play_with_patience(game: TrickLanes, seat: int, lanes: int, wants: int, plays: Plays) -> None:
    """Like `play_with_aim`, but in the lanes it wants, a seat that cannot be sure plays low.

    Not for the last to play, who knows.
    """
    eager = lanes & wants
    to_come = [
        game.hands[(seat + step * game.step) % game.seats]
        for step in range(1, game.seats - game.position)
    ]
    if not game.position:
        _lead_surely(game, game.hands[seat], eager, to_come, plays)
        rest = lanes & ~_used(plays)
        take_first(game.hands[seat], rest, game.lead_to_lose, plays)
    else:
        _win_surely(game, game.hands[seat], eager, to_come, plays)
        game.follow_with_aim(seat, lanes & ~_used(plays), wants, plays)


def _used(plays: Plays) -> int:
    lanes = 0
    for _, mask in plays:
        lanes |= mask
    return lanes


def _lead_surely(
    game: TrickLanes,
    hand: Sequence[int],
    lanes: int,
    to_come: Sequence[Sequence[int]],
    plays: Plays,
) -> None:
    """Lead a card that nobody to come holds a better one against, if there is any."""
    rules = game.rules
    for call in range(rules.calls):
        if not lanes:
            return
        threatened = 0
        for card, follows in rules.downward[call]:
            if follows and rules.asks[card] == call:
                sure = hand[card] & lanes & ~threatened
                if sure:
                    lanes ^= sure
                    plays.append((card, sure))
            for other in to_come:
                if other[card]:
                    threatened |= other[card]
            if not lanes & ~threatened:
                break


def _win_surely(
    game: TrickLanes,
    hand: Sequence[int],
    lanes: int,
    to_come: Sequence[Sequence[int]],
    plays: Plays,
) -> None:
    """Follow with the cheapest card that beats the table and all that is to come, or else low.

    Lanes in which the seat cannot follow are left alone.
    """
    rules, rivals = game.rules, [game.on_table, *to_come]
    for call, asked in enumerate(game.call):
        bound = asked & lanes
        if not bound:
            continue
        beaten, chances = 0, []
        for card, follows in rules.downward[call]:
            if follows and hand[card] & bound:
                chances.append((card, beaten))
            for others in rivals:
                if others[card]:
                    beaten |= others[card]
            if not bound & ~beaten:
                break
        for card, stronger in reversed(chances):
            sure = hand[card] & bound & ~stronger
            if sure:
                bound ^= sure
                plays.append((card, sure))
        take_first(hand, bound, reversed(rules.duty[call][0]), plays)
