"""X-Missions for a learned policy: fresh deals, situations, options."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import product
from random import Random

from pygame_core.games.x_missions.drafting import choose, strengths
from pygame_core.games.x_missions.lanes import (
    CHOICES,
    EIGHTS,
    HIGH,
    HIGHEST_FIRST,
    NUMBERS,
    XMissionsLanes,
    orders_of,
)
from pygame_core.games.x_missions.rules import DECK, INDICATORS, MISSIONS, SEATS, TRICKS
from pygame_core.kit.hidden import HiddenPlace
from pygame_core.kit.lanes.deals import deal_lanes
from pygame_core.kit.lanes.masks import every
from pygame_core.kit.lanes.planes import Planes, at_least, equal, nonzero
from tests.bench.learning.policy import Policy, PolicyLanes, Rows

HOW_MANY = (2, 4, 4, 3, 3, 3, 2, 5, 2, 1, 1)
"""In how many ways the mission of each choice can stand."""
STATUSES, STAGES = max(HOW_MANY), 3
ROWS = CHOICES * STATUSES * 4 * STAGES
GROUPS = 128
"""So many groups of fresh rounds have missions drawn alike."""


Leads = tuple[list[int], ...]
Throws = tuple[tuple[bool, list[int]], ...]


@cache
def _options(trump: str) -> tuple[Leads, Throws]:
    """The orders in which cards are led and thrown away."""
    win, low, high, ruff = orders_of(trump)
    plain = [card for card in low if card not in ruff]
    leads = (win, low, HIGHEST_FIRST, [*reversed(plain), *reversed(ruff)])
    return leads, ((True, low), (True, high), (False, high), (False, low))


def row_of(choice: int, status: int, position: int, stage: int) -> int:
    return ((choice * STATUSES + status) * 4 + position) * STAGES + stage


def plain_rows(policy: Policy) -> frozenset[int]:
    """Those where nothing need be known of how a mission stands: see `MissionsLanes`."""
    found = []
    for choice, position, stage in product(range(CHOICES), range(4), range(STAGES)):
        first, *others = (
            row_of(choice, status, position, stage) for status in range(HOW_MANY[choice])
        )
        if all(table[row] == table[first] for table in policy.weights for row in others):
            found.append(first)
    return frozenset(found)


class MissionsLanes(PolicyLanes, XMissionsLanes):
    """Told apart: mission, how it stands, position, third of the round.

    plain: the first rows of situations in which it is all the same how the mission stands.
    """

    plain: Collection[int] = ()

    @property
    def leads(self) -> Leads:  # type: ignore[override]
        return _options(self.trump)[0]

    @property
    def throws(self) -> Throws:  # type: ignore[override]
        return _options(self.trump)[1]

    def rows(self, seat: int, lanes: int) -> Rows:
        stage = (TRICKS - self.left) * STAGES // TRICKS
        rows = []
        for mission, taken in enumerate(self.missions[seat]):
            mine = taken & lanes
            if mine:
                first = row_of(mission, 0, self.position, stage)
                if first in self.plain:
                    rows.append((first, mine))
                    continue
                for status, mask in self._statuses(seat, mission, mine):
                    rows.append((row_of(mission, status, self.position, stage), mask))
        return rows

    def _statuses(self, seat: int, mission: int, mine: int) -> Rows:
        """How the mission stands, as a number, with the lanes; at most STATUSES."""
        everywhere, taken = self.everywhere, self.tricks_taken[seat]
        if mission == 0:
            return _either(mine, nonzero(taken))
        if mission == 1:
            none = everywhere ^ nonzero(taken)
            risky = self._shuns_for_one_colour(seat, none, False)
            unfit = risky
            if self.position == SEATS - 1:
                unfit = self._shuns_for_one_colour(seat, none, True)
            dead = everywhere ^ none ^ risky
            return [
                (0, mine & none),
                (1, mine & unfit),
                (2, mine & (risky ^ unfit)),
                (3, mine & dead),
            ]
        if mission == 2:
            numbers = [equal(taken, number, everywhere) for number in range(3)]
            more = everywhere ^ numbers[0] ^ numbers[1] ^ numbers[2]
            return [(number, mine & mask) for number, mask in enumerate([*numbers, more])]
        if mission == 3:
            done = self._of_any_colour(seat, equal, 3)
            below = everywhere
            for planes in self.colours[seat]:
                below &= at_least(planes, 3, everywhere)
            return [(0, mine & ~done & ~below), (1, mine & done), (2, mine & below)]
        if mission == 4:
            missing, wanted = 0, 0
            for at, planes in enumerate(self.colours[seat]):
                lacking = everywhere ^ nonzero(planes)
                missing |= lacking
                lying = self.on_table[at * NUMBERS : (at + 1) * NUMBERS]
                wanted |= lacking & nonzero(lying)
            return [(0, mine & missing & ~wanted), (1, mine & wanted), (2, mine & ~missing)]
        if mission == 5:
            done = at_least(taken, 5, everywhere)
            lost = everywhere ^ at_least(taken, max(0, 5 - self.left), everywhere)
            return [(0, mine & ~done & ~lost), (1, mine & done), (2, mine & lost)]
        if mission == 6:
            return _either(mine, self._of_any_colour(seat, at_least, 6))
        if mission == 7:
            dirty = nonzero(self.on_table[card] for card in HIGH)
            alive, some = mine & ~self.high[seat], nonzero(taken)
            return [
                (0, alive & ~some & ~dirty),
                (1, alive & ~some & dirty),
                (2, alive & some & ~dirty),
                (3, alive & some & dirty),
                (4, mine & self.high[seat]),
            ]
        if mission == 8:
            return _either(mine, nonzero(self.on_table[card] for card in EIGHTS))
        return [(0, mine)]

    def worth(self, seat: int) -> Planes:
        return self.points_of(seat)


def _either(mine: int, other: int) -> Rows:
    return [(0, mine & ~other), (1, mine & other)]


def fresh(width: int, rng: Random) -> MissionsLanes:
    """Rounds from the first lead, led by seat 0: cards dealt, and missions drawn by their strength
    as a search supposes it. All have the same trump."""
    everywhere = every(width)
    trump = rng.choice(INDICATORS)
    dealt = deal_lanes(width, DECK, [HiddenPlace(TRICKS)] * SEATS, rng)
    hands = [[held[card] for card in DECK] for held in dealt]
    size = max(1, width // GROUPS)
    groups = [every(size) << at & everywhere for at in range(0, width, size)]
    offer = [everywhere] * CHOICES
    for group in groups:
        offer[rng.choice(MISSIONS)] &= ~group
    missions = []
    for hand in hands:
        classes = strengths(hand, trump, everywhere)
        missions.append(choose(offer, classes, [1.0] * CHOICES, groups, rng))
    return MissionsLanes(trump, range(len(DECK)), missions, width, hands, TRICKS, rng)


KINDS = {"lead": (ROWS, 4), "follow": (ROWS, 4), "throw": (ROWS, 4)}
