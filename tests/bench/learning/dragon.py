"""Red Dragon for a learned policy: fresh deals, situations, options."""

from __future__ import annotations

from random import Random

from pygame_core.games.red_dragon.lanes import (
    LOW_REDS_FIRST,
    PLAIN_FROM_THE_TOP,
    RED_11,
    RED_11_FIRST,
    REDS,
    RedDragonLanes,
    draft,
    give,
    rules_of,
)
from pygame_core.games.red_dragon.rules import DECK, TABLES, draft_order
from pygame_core.kit.hidden import HiddenPlace
from pygame_core.kit.lanes.deals import deal_lanes
from pygame_core.kit.lanes.masks import every
from pygame_core.kit.lanes.planes import Planes, nonzero
from tests.bench.learning.policy import PolicyLanes, Rows, parted

SEATS = 4
"""For so many it is learned; others can play by it."""
STAGES, STAKES = 5, 3
ROWS = 4 * STAGES * STAKES * 2
HEAVY = 7
"""The first red card that is a heavy one."""

_CARDS = range(len(DECK))
_IS_RED = [card in REDS for card in _CARDS]
_VALUE = [DECK[card].number for card in _CARDS]


class DragonLanes(PolicyLanes, RedDragonLanes):
    """Told apart: position, fifth of the round, what red cards lie in the trick (none, light ones,
    a heavy one), and whether the seat has no trick yet."""

    # Learning and looks must know which seat plays; players turn the hands.
    alike = False
    leads = (
        PLAIN_FROM_THE_TOP,
        LOW_REDS_FIRST,
        sorted(_CARDS, key=lambda card: (_IS_RED[card], _VALUE[card])),
        sorted(_CARDS, key=lambda card: (not _IS_RED[card], _VALUE[card])),
    )
    throws = (
        (False, RED_11_FIRST),
        (False, sorted(_CARDS, key=lambda card: (_IS_RED[card], -_VALUE[card]))),
        (False, sorted(_CARDS, key=lambda card: (card != RED_11, -_VALUE[card]))),
    )

    def rows(self, seat: int, lanes: int) -> Rows:
        to_come = self.seats - 1 - self.position
        place = 0 if not self.position else 1 + (2 - min(to_come, 2))
        stage = (self.number - 1) * STAGES // self.table.tricks
        none = self._without_trick(seat)
        parts = [(place * STAGES + stage, lanes)]
        if self.position:
            red, heavy = (
                nonzero(self.on_table[: len(REDS)]),
                nonzero(self.on_table[HEAVY : len(REDS)]),
            )
            masks = [(0, self.everywhere ^ red), (1, red ^ heavy), (2, heavy)]
            parts = parted(parts, STAKES, masks)
        else:
            parts = [(row * STAKES, mask) for row, mask in parts]
        return parted(parts, 2, [(0, self.everywhere ^ none), (1, none)])

    def _without_trick(self, seat: int) -> int:
        """The lanes in which the seat has no trick; if hands are turned, whoever sits there."""
        if self.facing is None:
            return self.everywhere ^ nonzero(self.tricks_taken[seat])
        none = [self.everywhere ^ nonzero(taken) for taken in self.tricks_taken]
        return nonzero(lanes & self.facing[at - seat] for at, lanes in enumerate(none))

    def worth(self, seat: int) -> Planes:
        """The seat's points and as much as all penalties are: never below 0."""
        return self.points_of(seat)


def fresh(width: int, rng: Random, seats: int = SEATS) -> DragonLanes:
    """Rounds from the first lead, led by seat 0: cards dealt, given and drafted."""
    table = TABLES[seats]
    everywhere = every(width)
    dealt = deal_lanes(width, DECK, [HiddenPlace(table.hand)] * seats, rng)
    hands = [[held[card] for card in DECK] for held in dealt]
    centre = [0] * len(DECK)
    for seat in range(seats):
        give(hands, centre, seat, table.give, everywhere)
    draft(hands, centre, draft_order(seats, 0), everywhere)
    game = DragonLanes(rules_of(seats), width, hands, table.tricks, rng)
    game.watched = range(seats)
    return game


KINDS = {"lead": (ROWS, 4), "follow": (ROWS, 4), "throw": (ROWS, 3)}
