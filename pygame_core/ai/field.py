"""The arena's other half: what a player is worth at the table that people sit at.

>>> from pygame_core.ai import field
>>> found = field.measure("red-dragon", "casual", deals=9, field=["beginner"], name="shown")
>>> round(found.difference("beginner").mean, 2), found.difference("beginner").ci95.is_clear
(8.33, False)

One seat is tested, the others are those of a field; each deal tests the next seat. Whatever is
compared plays the same deals in the same seat, so differences are paired. How many deals there are
is fixed beforehand, and nobody looks before the last: what is found cannot be chosen by its size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from functools import partial
from statistics import fmean
from time import monotonic
from typing import Any, NamedTuple

from pygame_core.ai.deals import (
    Player,
    Setup,
    Side,
    Thinking,
    checked_number,
    name_of,
    points_of,
    setup_of,
)
from pygame_core.ai.evidence import Estimate, controlled, estimate
from pygame_core.ai.processes import in_order
from pygame_core.errors import SetupError

FIELDS: dict[str, tuple[Player, ...]] = {
    "casual": ("casual",),
    "club": ("club",),
    "mixed": ("casual", "club"),
}
"""Who sits around the tested seat; several take turns."""

DRAWS = 2

CONTROL: Player = "casual"
"""What a deal is worth for a seat is what it brings there if all are of this level: it is quick,
and often whom others are compared with. Its own luck is then taken out, too, which pairs add."""

REDEALS = 10
"""Fresh deals for each that is played, to know what such a worth is on average."""


class FieldDeal(NamedTuple):
    """How a deal went for the tested seat.

    points: per player that was compared, the mean of all draws. worth: of the deal for that seat,
    whoever plays; and of fresh ones that nobody is compared in.
    """

    points: tuple[float, ...]
    thinking: tuple[Thinking, ...]
    worth: float
    others: tuple[float, ...]


class Plan(NamedTuple):
    """What is played. players: those compared. field: who has the other seats, in turn."""

    setup: Setup
    players: tuple[Player, ...]
    field: tuple[Player, ...]
    draws: int
    control: bool


class Measured(NamedTuple):
    """What was found: see `measure`. seconds: how long it all took. interrupted: whether it was
    stopped before its end; then it proves nothing, for who stops may have seen enough."""

    plan: Plan
    deals: tuple[FieldDeal, ...]
    seconds: float
    interrupted: bool

    @property
    def names(self) -> list[str]:
        return [name_of(player) for player in self.plan.players]

    def points(self, player: str) -> Estimate:
        """Of a player by name: points a deal."""
        return estimate(self.points_by_deal(player))

    def differences(self, reference: str) -> list[float]:
        """Per deal: by how many points the tested player did better than this one."""
        pairs = zip(self.points_by_deal(self.names[0]), self.points_by_deal(reference), strict=True)
        return [one - other for one, other in pairs]

    def difference(self, reference: str) -> Estimate:
        """By how many points a deal the tested player is better than this one."""
        return estimate(self.differences(reference))

    def controlled(self, reference: str) -> Estimate | None:
        """The same with a part of the luck of the deals taken out; None if it was not measured."""
        if not self.plan.control or not self.deals:
            return None
        others = [worth for deal in self.deals for worth in deal.others]
        worths = [deal.worth for deal in self.deals]
        return controlled(self.differences(reference), worths, others)

    def thinking(self, player: str) -> Thinking:
        at = self.names.index(player)
        return sum((deal.thinking[at] for deal in self.deals), Thinking())

    def points_by_deal(self, player: str) -> list[float]:
        """Of a player by name, the mean of the draws."""
        at = self.names.index(player)
        return [deal.points[at] for deal in self.deals]

    def as_dict(self) -> dict[str, Any]:
        """JSON-able. An interval is null when there are too few deals for one."""
        setup, names = self.plan.setup, self.names
        return {
            "game": setup.game,
            "seats": setup.seats,
            "options": dict(setup.options),
            "name": setup.seed,
            "rounds": setup.rounds,
            "field": [name_of(player) for player in self.plan.field],
            "draws": self.plan.draws,
            "deals": len(self.deals),
            "players": {
                name: {
                    "points": self._told(self.points(name)),
                    **self.thinking(name).as_dict(),
                }
                for name in names
            },
            "differences": {
                f"{names[0]} − {name}": {
                    "plain": self._told(self.difference(name)),
                    "controlled": self._told(self.controlled(name)),
                }
                for name in names[1:]
            },
            "seconds": round(self.seconds, 2),
            "interrupted": self.interrupted,
        }

    def _told(self, found: Estimate | None) -> dict[str, Any] | None:
        if found is None:
            return None
        ends = [round(end, 4) for end in found.ci95] if len(self.deals) > 1 else None
        return {"mean": round(found.mean, 4), "ci95": ends}


def measure(
    game: str,
    player: Player,
    *references: Player,
    field: Sequence[Player] = FIELDS["casual"],
    deals: int,
    draws: int = DRAWS,
    control: bool = False,
    name: str | int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    rounds: int | None = 1,
    executor: Executor | None = None,
    before: Sequence[FieldDeal] = (),
    progress: Callable[[FieldDeal], None] | None = None,
) -> Measured:
    """Let players take the same seat in the same deals among the others of a field.

    game, seats, options, rounds, executor: as for `arena.compare`. player: who is tested.
    references: whom it is compared with; none: the first of the field. field: who sits around it,
    going round the table. deals: how many, one seat of each. draws: how often each is played, with
    other random numbers each time. control: whether to reckon with what the deals were worth by
    themselves, which costs a few quick matches a deal. name: of the run; it is the seed of all
    deals, so a new name has fresh ones. before: the first deals, if a run that was interrupted goes
    on. progress: is told each deal as it is complete.

    KeyboardInterrupt ends it early with the deals that are complete. Raises SetupError on anything
    unknown, IllegalAction if a player does what it may not.
    """
    setup = setup_of(game, seats, options, name, rounds)
    compared = (player, *(references or field[:1]))
    for each in (*compared, *field):
        name_of(each)
    if draws < 1:
        raise SetupError("bad-draws", draws=draws)
    plan = Plan(setup, compared, tuple(field), draws, control)
    started = monotonic()
    played = list(before)
    interrupted = False
    left = range(len(played), checked_number(deals))
    with closing(in_order(partial(play, plan), left, executor)) as arriving:
        try:
            for deal in arriving:
                played.append(deal)
                if progress is not None:
                    progress(deal)
        except KeyboardInterrupt:
            interrupted = True
    return Measured(plan, tuple(played), monotonic() - started, interrupted)


def play(plan: Plan, deals: range) -> list[FieldDeal]:
    """Play these deals of a plan, counted from 0."""
    return [_play(plan, deal) for deal in deals]


def _play(plan: Plan, deal: int) -> FieldDeal:
    setup, tested = plan.setup, deal % plan.setup.seats
    points, thinking = [], []
    for player in plan.players:
        side = Side(player)
        sides = around(plan, deal)
        sides[tested] = side
        points.append(
            fmean(points_of(setup, deal, sides, draw)[tested] for draw in range(plan.draws))
        )
        thinking.append(side.thinking)
    if not plan.control:
        return FieldDeal(tuple(points), tuple(thinking), 0.0, ())
    fresh = setup._replace(seed=f"{setup.seed}/again")
    others = [worth(fresh, deal * REDEALS + more, tested) for more in range(REDEALS)]
    return FieldDeal(tuple(points), tuple(thinking), worth(setup, deal, tested), tuple(others))


def around(plan: Plan, deal: int) -> list[Side]:
    """The field in all seats; who begins it changes as soon as every seat was tested."""
    field, turned = plan.field, deal // plan.setup.seats
    return [Side(field[(seat + turned) % len(field)]) for seat in range(plan.setup.seats)]


def worth(setup: Setup, deal: int, seat: int) -> int:
    """What the deal is worth for this seat, whoever is compared in it."""
    return points_of(setup, deal, [Side(CONTROL)] * setup.seats)[seat]
