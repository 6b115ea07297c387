"""Somebody who has read nothing and taps what the star marks, against a beginner in the same seat.

python -m tests.bench.newcomer [--game GAME] [--matches 50] [--name star]

The bridge is asked what the star of a first match marks, as the page asks it; the other seats
are casual players. Both play the same matches, whose number is fixed before. Prints a table in
Markdown and fails where the newcomer is worse by more than chance: then the star leads to ruin.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from pygame_core import games
from pygame_core.ai.evidence import estimate
from tests.support.calling import Page

NEWCOMER, BEGINNER, OTHERS = "star", "beginner", "casual"


def points(game: str, seats: int, seed: str, player: str) -> int:
    """What the first seat has in the end of a whole match."""
    page = Page()
    view = page.result("new", game=game, seats=seats, seed=seed, seat=0)["view"]
    while (seat := view["to_act"]) is not None:
        if seat == 0 and player == NEWCOMER:
            action = page.thought("suggest")["tip"]["action"]
            view = page.result("apply", action=action, seat=0)["view"]
        else:
            level = OTHERS if seat else player
            view = page.thought("computer", level=level, seat=0)["view"]
    return int(view["scores"][0])


def differences(game: str, seats: int, matches: int, name: str) -> Iterator[int]:
    """Match by match, what the newcomer has more than a beginner would."""
    for number in range(matches):
        seed = f"{name} {number}"
        yield points(game, seats, seed, NEWCOMER) - points(game, seats, seed, BEGINNER)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.newcomer")
    seats = {info.id: min(4, info.seats[-1]) for info in games()}
    parser.add_argument("--game", action="append", choices=seats, help="default: all")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--name", default="star", help="another one has fresh matches")
    chosen = parser.parse_args()
    print("| game | seats | matches | points more than a beginner | 95 % |")
    print("|---|--:|--:|--:|--:|")
    is_ruined = False
    for game in chosen.game or seats:
        found = estimate(list(differences(game, seats[game], chosen.matches, chosen.name)))
        low, high = found.ci95
        is_ruined |= high < 0
        interval = f"{low:+.1f} … {high:+.1f}"
        print(f"| {game} | {seats[game]} | {chosen.matches} | {found.mean:+.1f} | {interval} |")
    return int(is_ruined)


if __name__ == "__main__":
    sys.exit(main())
