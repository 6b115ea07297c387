"""Playouts a second: ours, OpenSpiel's and RLCard's, in one run.

uv run --with-requirements tests/peers/requirements.txt python -m tests.peers.throughput [seconds]

Games of four seats whose cards are all played out in tricks, from the first lead to the last card;
since they differ in length, plays (single cards) a second are what compares them. One core each,
its own time. What is in a playout:

* ours: dealing the hidden cards of a view, playing them all, scoring; by the rules card after card
  at random (scalar), and by the game's own simulation (lanes), whose seats follow its policy, in
  batches as the level "master" first takes them,
* OpenSpiel: random Hearts from one given deal, by its RandomRolloutEvaluator in C++ (no dealing, so
  it is favoured), and the same driven from Python, as one would to try a rule of one's own,
* RLCard: Bridge with its own random agents, the bidding included, as `env.run()` does it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import NamedTuple

import pyspiel
import rlcard
from rlcard.agents import RandomAgent

from pygame_core import Match, games
from pygame_core.ai.levels import choose
from pygame_core.ai.playouts import Playouts, simulation
from pygame_core.game import Simulation
from pygame_core.views import View

SEATS = 4
SECONDS = 2.0
ROLLOUTS = 2000
HEARTS_PLAYS = 52
UNIT = "OpenSpiel Hearts, C++"

Played = tuple[int, int]
"""Playouts, and the cards played in them."""


class Row(NamedTuple):
    """What was measured, and what it did in a second."""

    what: str
    playouts: float
    plays: float


def measured(what: str, some: Callable[[], Played], seconds: float) -> Row:
    """Do it again and again for so long."""
    playouts = plays = 0
    some()
    started = process_time()
    while (spent := process_time() - started) < seconds:
        more, cards = some()
        playouts += more
        plays += cards
    return Row(what, playouts / spent, plays / spent)


def first_lead(game: str) -> View | None:
    """The view of the first lead among casual players; None for a game without tricks."""
    match, rng = Match.new(game, seats=SEATS, seed="throughput"), Random(1)
    while match.to_act is not None:
        view = match.view(match.to_act)
        if view["phase"] == "play":
            return view
        match.apply(choose("casual", match.game, view, rng))
    return None


def ours(way: Simulation, view: View, worlds: int, rng: Random) -> Callable[[], Played]:
    """A batch of worlds, every action in each."""
    playouts = worlds * len(view["legal"])
    plays = playouts * sum(view["hand_counts"])

    def batch() -> Played:
        for _ in way.rollout(view["legal"], worlds, False, rng):
            pass
        return playouts, plays

    return batch


def openspiel_rollouts(dealt: pyspiel.State) -> Callable[[], Played]:
    # One simulation of its tree search is one call of the evaluator; the tree costs nothing.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(dealt.get_game(), evaluator, 1.0, 1, 100, False, 1, False)

    def some() -> Played:
        bot.step(dealt)
        return ROLLOUTS, ROLLOUTS * HEARTS_PLAYS

    return some


def openspiel_from_python(dealt: pyspiel.State) -> Callable[[], Played]:
    rng = Random(1)

    def some() -> Played:
        return 1, _played_out(dealt.clone(), rng)

    return some


def hearts_before_the_first_lead() -> pyspiel.State:
    rng = Random(1)
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    # Three cards may have to be passed on first.
    while _played_out(state.clone(), rng) > HEARTS_PLAYS:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _played_out(state: pyspiel.State, rng: Random) -> int:
    """How many actions there were until its end."""
    plays = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        plays += 1
    return plays


def rlcard_bridge() -> Callable[[], Played]:
    env = rlcard.make("bridge", config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def some() -> Played:
        env.run()
        return 1, 52

    return some


def all_rows(seconds: float) -> list[Row]:
    rows = []
    for info in games():
        view = first_lead(info.id)
        if view is None:
            continue
        game = Match.new(info.id, seats=SEATS, seed="throughput").game
        own = simulation(game, view)
        worlds = own.schedules["master"][0].worlds
        scalar = ours(Playouts(game, view), view, 4, Random(1))
        rows.append(measured(f"{info.id}, scalar", scalar, seconds))
        rows.append(measured(f"{info.id}, lanes", ours(own, view, worlds, Random(1)), seconds))
    hearts = hearts_before_the_first_lead()
    rows.append(measured(UNIT, openspiel_rollouts(hearts), seconds))
    rows.append(measured("OpenSpiel Hearts, from Python", openspiel_from_python(hearts), seconds))
    rows.append(measured("RLCard Bridge", rlcard_bridge(), seconds))
    return rows


def main() -> None:
    wish = sys.argv[1:]
    rows = all_rows(float(next((word for word in wish if word != "--json"), SECONDS)))
    if "--json" in wish:
        print(json.dumps([row._asdict() for row in rows]))
        return
    unit = next(row.plays for row in rows if row.what == UNIT)
    print("| | playouts /s | plays /s | of OpenSpiel's in C++ |\n|---|--:|--:|--:|")
    for row in rows:
        print(f"| {row.what} | {row.playouts:,.0f} | {row.plays:,.0f} | {row.plays / unit:.3g} |")


if __name__ == "__main__":
    main()
