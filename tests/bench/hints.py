"""How far what a hint tells of an action is from what comes of it at a table of casual players.

python -m tests.bench.hints [--doubts] [RUN …]

A hint is asked at decisions of casual matches: in each deal one of every stage of a round, i.e. a
phase and how many cards are left (`kit/doubts.py`). Its best action, its second and any other are
then really played on by casual players, the level of a new table, once from the true position and
as often as a run says from others that its seat could not tell from it, which takes out most of the
luck that no hint can know of. What is left between the two, beyond the chance in both, is the
model's own error: its seats play otherwise than people at a table do.

A run is written down here with the number of its deals before it is played; its name is the seed.
What is found is kept in hints.jsonl, clear or not; a run that was interrupted goes on where it was.
A game's `doubts` are what `--doubts` prints of its first run.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from pygame_core import Match
from pygame_core.ai.advice import option, rate
from pygame_core.ai.deals import usual_seats
from pygame_core.ai.levels import choose
from pygame_core.ai.playouts import simulation
from pygame_core.games.x_missions.lanes import NUMBER
from pygame_core.games.x_missions.rules import DECK, MISSIONS, SEATS
from pygame_core.games.x_missions.simulation import XMissionsSimulation
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.doubts import stage_of
from pygame_core.kit.lanes.masks import whole_bytes
from pygame_core.kit.tasks import finished
from pygame_core.views import View
from tests.bench.hint_figures import Decision, Told, doubts, stages, table
from tests.bench.ladder import Results

FOUND = Path(__file__).with_suffix(".jsonl")
TABLE = "casual"

WHOLE_MATCH = {"sauscharf": 5.0}
"""Games whose hints tell of the match instead of the round, and what they add for winning it."""


class Run(NamedTuple):
    """name: its seed. worlds: how often an action is played on, besides in the true position."""

    name: str
    game: str
    deals: int
    worlds: int


RUNS = (
    # Two games are slow: their numbers were made smaller before any figure of theirs was seen.
    # The first of X-Missions had missions that fitted no hand, and was thrown away.
    Run("missions told, 2", "x-missions", 100, 16),
    Run("schoten told, 1", "scharfe-schoten", 80, 16),
    Run("dragon told, 1", "red-dragon", 100, 16),
    Run("meister told, 1", "stich-meister", 12, 8),
    Run("sauscharf told, 1", "sauscharf", 10, 4),
    # The hints made better by these figures, on 300 decisions.
    Run("missions told, 3", "x-missions", 75, 16),
)


def decisions(run: Run, deal: int) -> Iterator[tuple[str, Match]]:
    """One of each stage of the deal: the match before it."""
    rng = Random(f"{run.name}/{deal}")
    match = Match.new(run.game, seats=usual_seats(run.game), seed=f"{run.name}/{deal}")
    met: dict[str, int] = {}
    kept: dict[str, Match] = {}
    while match.to_act is not None:
        view = match.view(match.to_act)
        if len(view["legal"]) > 1:
            stage = stage_of(view)
            met[stage] = met.get(stage, 0) + 1
            # Each of those met so far is as likely to be kept.
            if not rng.randrange(met[stage]):
                kept[stage] = match.clone()
        if _is_over(run.game, match.apply(choose(TABLE, match.game, view, rng))):
            break
    return iter(sorted(kept.items()))


def weigh(run: Run, deal: int, stage: str, match: Match) -> Decision:
    """Ask for a hint here, and see what comes of it."""
    seat = match.to_act
    assert seat is not None
    view = match.view(seat)
    seed = f"{run.name}/{deal}/{stage}"
    decision = simulation(match.game, view)
    ratings = finished(rate(decision, view, Random(seed)))
    chosen = ratings[:2] + Random(f"{seed}/other").sample(ratings[2:], len(ratings[2:]) and 1)
    worlds = [
        match,
        *(another_world(match, seat, Random(f"{seed}/{at}")) for at in range(run.worlds)),
    ]
    told = []
    for rating in chosen:
        hint = option(decision, view, rating, ratings)
        outcome = rating.outcome
        came = [
            _played_on(run.game, world.clone(), rating.action, seat, Random(f"{seed}/on/{at}"))
            for at, world in enumerate(worlds)
        ]
        told.append(
            Told(
                outcome.worlds,
                outcome.mean_points,
                outcome.points_error,
                outcome.mean,
                outcome.error,
                hint["round"],
                hint["error"],
                hint["edge"],
                hint["level"],
                came,
            )
        )
    return Decision(deal, stage, told)


def another_world(match: Match, seat: int, rng: Random) -> Match:
    """The match with the cards that are hidden from this seat dealt again. What others alone know
    of the past would not agree with their new cards, so it is forgotten."""
    other, view = match.clone(), match.view(seat)
    state = match.game.determinize(view, rng)
    if isinstance(state, XMissionsState):
        _draft_by_hand(state, view, rng)
    other._state = state
    other._events = [
        event if seat in event.seats else event._replace(secret={}) for event in match.events
    ]
    return other


def _draft_by_hand(state: XMissionsState, view: View, rng: Random) -> None:
    """The others' hands and missions as the game's search deals them. `determinize` has any mission
    with any hand, which is possible and no more: nobody would get anywhere with theirs."""
    decision = XMissionsSimulation(view)
    world = decision.deal(whole_bytes(1), rng)
    for seat in set(range(SEATS)) - {view["seat"]}:
        turned = decision.turned(seat)
        state.hands[seat] = [card for card in DECK if world.hands[turned][NUMBER[card]] & 1]
        for mission in MISSIONS:
            if world.missions[turned][mission] & 1:
                state.missions[seat] = mission


def _played_on(game: str, match: Match, action: str, seat: int, rng: Random) -> list[float]:
    """What comes of the action: points of the seat, and how many more than the others have."""
    before = match.scores
    events = match.apply(action)
    while match.to_act is not None and not _is_over(game, events):
        events = match.apply(choose(TABLE, match.game, match.view(match.to_act), rng))
    points = list(match.scores)
    if game not in WHOLE_MATCH:
        points = [after - was for after, was in zip(points, before, strict=True)]
    others = (sum(points) - points[seat]) / (match.seats - 1)
    won = seat in match.winners and WHOLE_MATCH.get(game, 0.0) / len(match.winners)
    return [points[seat], round(points[seat] - others + won, 3)]


def _is_over(game: str, events: Iterable[Any]) -> bool:
    """Whether what a hint tells of has come to its end."""
    return game not in WHOLE_MATCH and any(event.id == "round.scored" for event in events)


def play(run: Run, part: Path | None = None) -> dict[str, Any]:
    """The run as a row of the file; what is complete of it stands in `part` meanwhile."""
    found: list[Decision] = []
    done = 0
    for line in part.read_text("utf-8").splitlines() if part and part.exists() else ():
        done += 1
        found += [_read(each) for each in json.loads(line)]
    for deal in range(done, run.deals):
        met = [weigh(run, deal, stage, match) for stage, match in decisions(run, deal)]
        found += met
        if part:
            with part.open("a") as file:
                file.write(json.dumps(met) + "\n")
    if part:
        part.unlink()
    return {**run._asdict(), "stages": stages(found)}


def _read(written: Any) -> Decision:
    deal, stage, told = written
    return Decision(deal, stage, [Told(*each) for each in told])


def kept() -> list[dict[str, Any]]:
    """What was found so far, in the order of the runs."""
    return Results(FOUND).named([run.name for run in RUNS])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.hints")
    parser.add_argument("run", nargs="*", help="default: all that were not played yet")
    parser.add_argument("--doubts", action="store_true", help="print what games have of it")
    chosen = parser.parse_args()
    if chosen.doubts:
        for row in kept():
            print(f"# {row['game']}, {row['name']}")
            for stage, doubt in doubts(row).items():
                print(f'    "{stage}": Doubt{tuple(doubt)},')
        return
    results = Results(FOUND)
    for run in RUNS:
        wanted = not chosen.run or run.name in chosen.run
        if wanted and results.find(name=run.name) is None:
            results.keep(play(run, FOUND.with_name(f"{run.name}.part")))
    print(table(kept()))


if __name__ == "__main__":
    main()
