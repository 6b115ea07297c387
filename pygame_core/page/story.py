"""The one line of the score sheets that made the difference in a match."""

from __future__ import annotations

from statistics import mean
from typing import TypedDict

from pygame_core.game import Shown
from pygame_core.scene import Line, line
from pygame_core.views import View


class Story(TypedDict):
    """What a seat owes its place to.

    round: its number. row: the line of that round's sheet (`<game>-line-<id>`). points: what it
    brought the seat. others: what it brought the other seats on average, rounded. cards: the cards
    that the points come from, where the sheet names them.
    """

    seat: int
    won: bool
    round: int
    row: Line
    points: int
    others: int
    cards: list[str]


def story_of(game: Shown, view: View) -> Story | None:
    """For the seat of the view, or the first winner for a spectator: where a winner was furthest
    ahead of the others and nobody had more, where anybody else was furthest behind. None while the
    match lasts, and where no line made a difference."""
    if not view["is_over"]:
        return None
    seat = view["winners"][0] if view["seat"] is None else view["seat"]
    won = seat in view["winners"]
    furthest, found = 0.0, None
    for event in view["history"]:
        if event["id"] != "round.scored":
            continue
        for row in game.sheet(event["params"])["rows"]:
            points = [cell["points"] or 0 for cell in row["cells"]]
            if won and points[seat] < max(points):
                continue
            others = mean(each for who, each in enumerate(points) if who != seat)
            by = points[seat] - others if won else others - points[seat]
            if by > furthest:
                furthest = by
                found = Story(
                    seat=seat,
                    won=won,
                    round=event["params"]["round"],
                    row=line(row["id"], **row["params"]),
                    points=points[seat],
                    others=round(others),
                    cards=row["cells"][seat]["cards"],
                )
    return found
