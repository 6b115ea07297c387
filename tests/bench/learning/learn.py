"""A playout policy is learned by self-play in lanes, and kept as a file of integers.

python -m tests.bench.learning.learn GAME [--generations N]

In each generation all seats play a few thousand fresh rounds by the same policy and note what they
chose. A round is worth a seat's points less the mean of the others'. In each row of the table an
option becomes likelier by what it brought more than the row did (policy mirror descent), and less
so if that is not sure. Every generation has its own seed, and where it stands is kept beside the
weights (`.part`): a run that was interrupted goes on, and ends as it would have.

Kept is what the mean policy of the last third does most in each row. Every
10 generations the policy of the moment is put against the aims in rounds that no generation played.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from pygame_core.kit.lanes.planes import (
    Columns,
    Planes,
    add_up,
    put_planes,
    put_weight,
    tally,
    total,
)
from pygame_core.kit.tasks import finished
from tests.bench.learning import dragon, missions
from tests.bench.learning.policy import Policy, PolicyLanes, Weights

HERE = Path(__file__).parent
WIDTH = 16384
"""Rounds in a generation."""
LOOK = 10
"""Generations from one look at the aims to the next; a look plays as many rounds for each seat."""
RATE = 0.5
"""How much likelier, as a logarithm, an option becomes by a point that it brings."""
KEPT = 0.5
"""How much of what was seen counts on in the next generation: rare rows are learned so, too."""
LEARNING, DONE = 6, 0
"""Bits of chances while learning, and of what is kept: there is no chance in it, which plays no
worse and is quicker."""
LOWEST = -4.0
"""The logarithm below which no option falls, as seen from the likeliest: all are still tried."""


class Learned(NamedTuple):
    """A game to be learned: see `dragon.py`. doubt: a standard error, in points, at which a
    difference counts by half. most: what no seat's `worth` exceeds, 2**n − 1. generations: how many
    are usual."""

    fresh: Callable[..., PolicyLanes]
    kinds: Mapping[str, tuple[int, int]]
    doubt: float
    most: int
    generations: int


GAMES = {
    "red-dragon": Learned(dragon.fresh, dragon.KINDS, 0.3, 511, 150),
    "x-missions": Learned(missions.fresh, missions.KINDS, 0.1, 31, 250),
}

Logits = list[list[list[float]]]


def learn(name: str, generations: int, width: int, part: Path | None = None) -> dict[str, Any]:
    """The weights of a game and the curve to them, JSON-able.

    part: where the state is kept from look to look, and taken from if it is there.
    """
    game = GAMES[name]
    if part and part.exists():
        state = json.loads(part.read_text("utf-8"))
    else:
        logits = [[[0.0] * options] * rows for rows, options in game.kinds.values()]
        sums = [[[0] * options] * rows for rows, options in game.kinds.values()]
        seen = [[[[0.0, 0.0]] * options] * rows for rows, options in game.kinds.values()]
        state = {"generation": 0, "logits": logits, "seen": seen, "sums": sums, "curve": []}
    while state["generation"] < generations:
        at = state["generation"]
        weights = chances(state["logits"])
        played = generation(game, weights, width, Random(f"{name}/learn/{at}"))
        state["seen"] = seen_on(state["seen"], played.seen)
        state["logits"] = moved(game, state["logits"], state["seen"], played.spread)
        if at >= generations * 2 // 3:
            state["sums"] = _added(state["sums"], weights)
        state["generation"] = at + 1
        if (at + 1) % LOOK == 0:
            now = hardened(weights)
            looks = [
                against_aims(game, now, width, f"{name}/look/{at}", one) for one in (True, False)
            ]
            state["curve"].append([at + 1, *looks])
            print(at + 1, *looks, flush=True)
            if part:
                fresh = part.with_suffix(".new")
                fresh.write_text(json.dumps(state), "utf-8")
                fresh.replace(part)
    return {
        "game": name,
        "generations": generations,
        "rounds": width,
        "curve": state["curve"],
        "weights": dict(zip(game.kinds, hardened(state["sums"]), strict=True)),
    }


# --- one generation ----------------------------------------------------------------------------


def chances(logits: Logits) -> Weights:
    """As 64ths, one at least."""
    return [
        [_shares([exp(each) for each in row], 1, 1 << LEARNING) for row in rows] for rows in logits
    ]


def hardened(weights: Weights) -> Weights:
    """The likeliest option of each row."""
    return [
        [[int(at == row.index(max(row))) for at in range(len(row))] for row in rows]
        for rows in weights
    ]


def _shares(weights: list[int] | list[float], least: int, whole: int) -> list[int]:
    """Integers in proportion that add up to the whole, none below the least."""
    free, in_all = whole - least * len(weights), sum(weights)
    exact = [each * free / in_all for each in weights]
    shares = [int(each) for each in exact]
    rest = sorted(range(len(exact)), key=lambda at: shares[at] - exact[at])
    for at in rest[: free - sum(shares)]:
        shares[at] += 1
    return [share + least for share in shares]


def _added(some: Weights, others: Weights) -> Weights:
    return [
        [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(*kinds, strict=True)]
        for kinds in zip(some, others, strict=True)
    ]


Seen = list[list[list[list[float]]]]
"""Per kind, row and option: how often it was taken, and what it brought in all, in points."""


class Played(NamedTuple):
    """What was seen in a generation, and the standard deviation of what a round is worth."""

    seen: dict[tuple[int, int, int], list[float]]
    spread: float


def generation(game: Learned, weights: Weights, width: int, rng: Random) -> Played:
    """Rounds of self-play."""
    table = game.fresh(width, rng)
    table.policy, table.decided = Policy(weights, LEARNING), []
    finished(table.playout())
    others = table.seats - 1
    rewards = [reward(game, table, seat) for seat in range(table.seats)]
    seen: dict[tuple[int, int, int], list[float]] = {}
    for seat, kind, row, option, lanes in table.decided:
        found = seen.setdefault((kind, row, option), [0.0, 0.0])
        many = lanes.bit_count()
        found[0] += many
        worth = total(plane & lanes for plane in rewards[seat])
        found[1] += worth / others - game.most * many
    spread = _mean_and_error(rewards[0], table.everywhere)[1] * sqrt(width) / others
    return Played(seen, spread)


def seen_on(before: Seen, more: Mapping[tuple[int, int, int], list[float]]) -> Seen:
    """What counts after a generation."""
    nothing = [0.0, 0.0]
    return [
        [
            [
                [
                    KEPT * old + new
                    for old, new in zip(pair, more.get((kind, at, option), nothing), strict=True)
                ]
                for option, pair in enumerate(row)
            ]
            for at, row in enumerate(rows)
        ]
        for kind, rows in enumerate(before)
    ]


def reward(game: Learned, table: PolicyLanes, seat: int) -> Planes:
    """The seat's points less the mean of the others', times the others, and an offset."""
    columns: Columns = []
    for other in range(table.seats):
        planes = table.worth(other)
        if other == seat:
            put_planes(columns, planes, table.seats - 1)
        else:
            _put_lacking(columns, planes, game.most.bit_length(), table.everywhere)
    return add_up(columns)


def _put_lacking(columns: Columns, planes: Planes, bits: int, everywhere: int) -> None:
    """Add by how much a number is below the greatest of so many bits."""
    for at in range(bits):
        lacking = everywhere ^ planes[at] if at < len(planes) else everywhere
        put_weight(columns, 1 << at, lacking)


def moved(game: Learned, logits: Logits, seen: Seen, spread: float) -> Logits:
    """The policy after a generation."""
    return [
        [_moved(game, row, found, spread) for row, found in zip(rows, founds, strict=True)]
        for rows, founds in zip(logits, seen, strict=True)
    ]


def _moved(game: Learned, row: list[float], seen: list[list[float]], spread: float) -> list[float]:
    in_all = sum(many for many, _ in seen)
    if not in_all:
        return row
    mean = sum(brought for _, brought in seen) / in_all
    changed = []
    for old, (many, brought) in zip(row, seen, strict=True):
        more = 0.0
        if many:
            sure = 1 / (1 + spread * spread / many / game.doubt**2)
            more = RATE * sure * (brought / many - mean)
        changed.append(old + max(-1.0, min(1.0, more)))
    best = max(changed)
    return [max(LOWEST, each - best) for each in changed]


# --- against the aims --------------------------------------------------------------------------


def against_aims(game: Learned, weights: Weights, width: int, seed: str, one: bool) -> list[float]:
    """By how many points a round a seat does better with the policy than with the aims, and the
    95 % around that; one: among seats with aims, otherwise among seats with the policy."""
    means, errors = [], []
    seats = game.fresh(8, Random(seed)).seats
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        sides = (others, range(seats)) if one else ((), (seat,))
        policy, aims = (
            _played(game, weights, width, f"{seed}/{seat}", by_aims, seat) for by_aims in sides
        )
        columns: Columns = []
        put_planes(columns, policy[0])
        bits = len(policy[0]) + 2
        _put_lacking(columns, aims[0], bits, policy[1])
        mean, error = _mean_and_error(add_up(columns), policy[1])
        means.append((mean - (1 << bits) + 1) / (seats - 1))
        errors.append(error / (seats - 1))
    error = sqrt(sum(each * each for each in errors)) / seats
    return [round(sum(means) / seats, 4), round(1.96 * error, 4)]


def _played(
    game: Learned, weights: Weights, width: int, seed: str, by_aims: Any, seat: int
) -> tuple[Planes, int]:
    table = game.fresh(width, Random(seed))
    table.policy, table.by_aims = Policy(weights, DONE), by_aims
    finished(table.playout())
    return reward(game, table, seat), table.everywhere


def _mean_and_error(planes: Planes, lanes: int) -> tuple[float, float]:
    """Of a number in these lanes: its mean and the standard error of it."""
    counted = tally(planes, lanes)
    many = lanes.bit_count()
    mean = sum(number * found for number, found in counted.items()) / many
    squares = sum((number - mean) ** 2 * found for number, found in counted.items())
    return mean, sqrt(squares / (many - 1) / many)


def policy_of(name: str) -> Policy:
    """What was learned for the game."""
    kept = json.loads((HERE / f"{name}.json").read_text("utf-8"))
    return Policy(list(kept["weights"].values()), DONE)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.learning.learn")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--generations", type=int, help="default: as usual for it")
    chosen = parser.parse_args()
    part = HERE / f"{chosen.game}.part"
    generations = chosen.generations or GAMES[chosen.game].generations
    found = learn(chosen.game, generations, WIDTH, part)
    (HERE / f"{chosen.game}.json").write_text(json.dumps(found) + "\n", "utf-8")
    part.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
