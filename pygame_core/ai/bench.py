"""The bench: how many playouts a second, a game's own simulation against playing by its rules.

Worlds that are played in one go share some of their chance, so a thousand of them may tell less
than a thousand worlds would that have nothing to do with each other. The effective number says how
many such worlds a batch is worth: the variance of a single world over that of the batch means.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from random import Random
from statistics import fmean, variance
from time import process_time
from typing import Any, NamedTuple

from pygame_core.ai.deals import usual_seats
from pygame_core.ai.levels import choose
from pygame_core.ai.playouts import Playouts, simulation
from pygame_core.game import Simulation
from pygame_core.kit.outcomes import Outcome
from pygame_core.kit.tasks import finished
from pygame_core.match import Match
from pygame_core.views import View

BATCHES = 30
PARTS = 3
"""Positions of a game: the first decision of a round, one after a third of it, one after two."""

SCALAR_WORLDS = 4
LEAST_SECONDS = 0.3
"""Each way is measured at least this long in a position."""


class Rate(NamedTuple):
    """Playouts, one per world and action, and the seconds of the processor they took."""

    playouts: int = 0
    seconds: float = 0.0

    def __add__(self, other: object) -> Rate:
        assert isinstance(other, Rate)
        return Rate(self.playouts + other.playouts, self.seconds + other.seconds)

    @property
    def per_second(self) -> float:
        return self.playouts / self.seconds


class Measured(NamedTuple):
    """What the bench found for a game.

    worlds: in a batch of the game's own simulation, as the level "master" tries them first.
    effective: how many independent worlds such a batch is worth, averaged over the positions.
    """

    game: str
    seats: int
    scalar: Rate
    lanes: Rate
    worlds: float
    effective: float

    def as_dict(self) -> dict[str, Any]:
        """JSON-able, with the ratios."""
        ratio = self.lanes.per_second / self.scalar.per_second
        share = self.effective / self.worlds
        return {
            "game": self.game,
            "seats": self.seats,
            "scalar_playouts_per_second": round(self.scalar.per_second),
            "lanes_playouts_per_second": round(self.lanes.per_second),
            "worlds_in_a_batch": round(self.worlds),
            "effective_worlds_in_a_batch": round(self.effective, 1),
            "ratio": round(ratio, 2),
            "effective_ratio": round(ratio * share, 2),
        }


def measure(
    game_id: str, *, seats: int | None = None, seed: str | int = "bench", batches: int = BATCHES
) -> Measured:
    """Measure one game in a few positions of a round among casual players.

    batches: how many are compared for the effective number, at least two. SetupError as for a
    match.
    """
    if seats is None:
        seats = usual_seats(game_id)
    game = Match.new(game_id, seats=seats, seed=seed).game
    scalar = lanes = Rate()
    worlds, effective = [], []
    for view in positions(game_id, seats, seed):
        lone = Playouts(game, view)
        own = simulation(game, view)
        size = own.schedules["master"][0].worlds
        # In turns, so that a busy machine slows both.
        scalar += _timed(lone, view, SCALAR_WORLDS)
        found, rate = _batches(own, view, size, batches, seed)
        lanes += rate
        scalar += _timed(lone, view, SCALAR_WORLDS)
        worlds.append(size)
        effective.append(effective_worlds(found))
    return Measured(game_id, seats, scalar, lanes, fmean(worlds), fmean(effective))


def table(rows: Iterable[Mapping[str, Any]]) -> str:
    """Rows as Measured.as_dict gives them, as a table in Markdown.

    ratio: of the playouts a second. batch: worlds tried in one go; worth: as many independent
    ones. effective: the ratio for such.
    """
    heads = (
        "game",
        "by the rules /s",
        "lanes /s",
        "ratio",
        "worlds in a batch",
        "worth",
        "effective",
    )
    lines = [f"| {' | '.join(heads)} |", f"|---|{'--:|' * (len(heads) - 1)}"]
    for row in rows:
        cells = (
            row["game"],
            f"{row['scalar_playouts_per_second']:,}",
            f"{row['lanes_playouts_per_second']:,}",
            f"{row['ratio']:.1f}",
            f"{row['worlds_in_a_batch']:,}",
            f"{row['effective_worlds_in_a_batch']:,.0f}",
            f"{row['effective_ratio']:.1f}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def positions(game_id: str, seats: int, seed: str | int) -> list[View]:
    """Real decisions, evenly spread over the first round of a match of casual players."""
    match, rng = Match.new(game_id, seats=seats, seed=seed), Random(f"{seed}")
    decisions: list[View] = []
    while match.to_act is not None:
        view = match.view(match.to_act)
        if len(view["legal"]) > 1:
            decisions.append(view)
        events = match.apply(choose("casual", match.game, view, rng))
        if any(event.id == "round.scored" for event in events):
            break
    return [decisions[len(decisions) * part // PARTS] for part in range(PARTS)]


def effective_worlds(batches: Sequence[Sequence[Outcome]]) -> float:
    """How many independent worlds a batch is worth, over all actions together.

    batches: at least two; per batch an outcome per action, all of the same number of worlds.
    """
    alone = between = 0.0
    for outcomes in zip(*batches, strict=True):
        together = Outcome()
        for outcome in outcomes:
            together.add(outcome)
        alone += together.squares / together.worlds - together.mean**2
        between += variance([outcome.mean for outcome in outcomes])
    # Where nothing varies at all, every world is worth one.
    return alone / between if between else float(batches[0][0].worlds)


def _batches(
    way: Simulation, view: View, worlds: int, batches: int, seed: str | int
) -> tuple[list[list[Outcome]], Rate]:
    """The outcomes of several batches, and how fast they came."""
    found, rate = [], Rate()
    for batch in range(batches):
        started = process_time()
        found.append(_run(way, view, worlds, Random(f"{seed}/{batch}")))
        rate += Rate(worlds * len(view["legal"]), process_time() - started)
    return found, rate


def _timed(way: Simulation, view: View, worlds: int) -> Rate:
    """How fast it is, over long enough a time."""
    rate = Rate()
    for batch in count():
        started = process_time()
        _run(way, view, worlds, Random(batch))
        rate += Rate(worlds * len(view["legal"]), process_time() - started)
        if rate.seconds > LEAST_SECONDS / 2:
            break
    return rate


def _run(way: Simulation, view: View, worlds: int, rng: Random) -> list[Outcome]:
    return finished(way.rollout(view["legal"], worlds, False, rng))
