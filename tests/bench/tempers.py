"""Tempers: casual players with the tempers of their seats against the same without, in every game.

python -m tests.bench.tempers [--game GAME] [--deals 400] [--seed tempers]

Prints a table in Markdown. The deals are fixed before: nothing ends early.
"""

from __future__ import annotations

import argparse
import os
from random import Random

from pygame_core import games
from pygame_core.ai import arena
from pygame_core.ai.levels import choose
from pygame_core.ai.processes import processes
from pygame_core.games import find_game
from pygame_core.kit.tempers import TEMPERS
from pygame_core.views import View


def tempered(view: View, rng: Random) -> str:
    """A casual player with the temper of its seat."""
    seat = view["seat"]
    assert seat is not None
    return choose("casual", find_game(view["game"]), view, rng, temper=TEMPERS[seat])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.tempers")
    most = {info.id: max(info.seats) for info in games()}
    parser.add_argument("--game", action="append", choices=most, help="default: all")
    parser.add_argument("--seats", type=int, help="default: as many as there may be")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", default="tempers")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    print("| game | seats | deals | points a seat | 95 % | seat by seat |")
    print("|---|--:|--:|--:|--:|---|")
    with processes(chosen.jobs) as executor:
        for game in chosen.game or most:
            found = arena.compare(
                game,
                tempered,
                "casual",
                deals=chosen.deals,
                seats=chosen.seats or most[game],
                seed=chosen.seed,
                executor=executor,
            )
            low, high = found.ci95
            cells = (
                game,
                str(found.setup.seats),
                str(found.deals),
                f"{found.mean_difference:+.2f}",
                f"{low:+.2f} … {high:+.2f}",
                " ".join(f"{mean:+.2f}" for mean in found.by_seat),
            )
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
