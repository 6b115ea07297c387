"""What a seat counts for its mission, as it would be laid out beside the mission card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from pygame_core.games.x_missions.rules import COLOURS, EIGHTS_NEEDED, SEATS, TRICKS, Choice, Tally

_ALL_OF_A_COLOUR = 9


class Meter(NamedTuple):
    """One thing that is counted.

    of: a colour's letter, "tricks", "eights" or "high" (8s and 9s). have: how many there are.
    goal: how many the mission asks for here, None where no number does. room: how many of it there
    are in a round. mark: "hit" as the mission wants it, if the round ended now; "spoilt" when these
    are too many for good, "short" when never enough can come; else "open".
    """

    of: str
    have: int
    goal: int | None
    room: int
    mark: Literal["hit", "open", "spoilt", "short"]


def meters(choice: Choice, tally: Tally, reach: Mapping[str, int]) -> list[Meter]:
    """What is counted for this mission, in the order to be shown; nothing without a mission.

    reach: how many of each thing there can be in the end, by what a meter is of.
    """
    return [_within(reach, meter) for meter in _counted(choice, tally)]


def _within(reach: Mapping[str, int], meter: Meter) -> Meter:
    # Where no number is asked for, it is a trick of one colour.
    is_short = meter.mark == "open" and reach.get(meter.of, meter.room) < (meter.goal or SEATS)
    return meter._replace(mark="short") if is_short else meter


def _counted(choice: Choice, tally: Tally) -> list[Meter]:
    if choice == 0:
        return [_none_of("tricks", tally.tricks, TRICKS)]
    if choice == 1:
        return _of_one_colour(tally)
    if choice == 2:
        return [_exactly("tricks", tally.tricks, 2, TRICKS)]
    if choice == 3:
        return [_exactly(*colour, 3, _ALL_OF_A_COLOUR) for colour in _colours(tally)]
    if choice == 4:
        return [_at_least(*colour, 1, _ALL_OF_A_COLOUR) for colour in _colours(tally)]
    if choice == 5:
        return [_at_least("tricks", tally.tricks, 5, TRICKS)]
    if choice in (6, 9):
        goal = 6 if choice == 6 else _ALL_OF_A_COLOUR
        return [_at_least(*colour, goal, _ALL_OF_A_COLOUR) for colour in _colours(tally)]
    if choice == 7:
        return [
            _at_least("tricks", tally.tricks, 1, TRICKS),
            _none_of("high", tally.high, len(COLOURS) * 2),
        ]
    if choice == 8:
        return [_at_least("eights", tally.eights, EIGHTS_NEEDED, len(COLOURS))]
    return []


def looks_at(choice: Choice) -> str:
    """What decides this choice: "tricks", "colours" (cards of each), "eights" or "high"."""
    counted = _counted(choice, Tally.of([]))
    decisive = counted[-1].of if counted else "tricks"
    return "colours" if decisive in COLOURS else decisive


def _colours(tally: Tally) -> list[tuple[str, int]]:
    return list(zip(COLOURS, tally.colours, strict=True))


def _of_one_colour(tally: Tally) -> list[Meter]:
    several = sum(count > 0 for count in tally.colours) > 1
    return [
        Meter(
            of,
            count,
            None,
            _ALL_OF_A_COLOUR,
            "open" if not count else "spoilt" if several else "hit",
        )
        for of, count in _colours(tally)
    ]


def _exactly(of: str, count: int, goal: int, room: int) -> Meter:
    mark: Literal["hit", "open", "spoilt"] = "hit" if count == goal else "open"
    return Meter(of, count, goal, room, "spoilt" if count > goal else mark)


def _at_least(of: str, count: int, goal: int, room: int) -> Meter:
    return Meter(of, count, goal, room, "hit" if count >= goal else "open")


def _none_of(of: str, count: int, room: int) -> Meter:
    return _exactly(of, count, 0, room)
