"""The peer: a scalar information-set Monte Carlo tree search, tuned per game.

Single-observer ISMCTS with availability counts (Cowling, Powley, Whitehouse 2012): one tree of
actions as the searcher sees them, walked again and again in worlds that agree with what it knows,
where every seat chooses what was best for itself. It needs nothing of a game but its protocol, so
it plays all of them:

    python -m pygame_core arena --game red-dragon --a master \
        --b tests.peers.ismcts:player,seconds=0.08

Beyond the textbook it has what helps where the time is short: a world serves a few iterations, as
dealing costs more than playing on; the root's actions are tried best first by the heuristic, which
also counts for a while, and the less promising ones later or never; the first steps of a playout
may follow the heuristic of the game instead of chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf, log, sqrt
from random import Random
from time import thread_time
from typing import Any, NamedTuple

from pygame_core.ai.deals import SUDDEN_WIN
from pygame_core.events import Event
from pygame_core.game import Game, State
from pygame_core.games import find_game
from pygame_core.views import View

LEAST_ITERATIONS = 2


class Settings(NamedTuple):
    """exploration: of UCB, in standard deviations of a playout. redraw: iterations in the same
    world. aimed: so many steps of a playout are the best by the heuristic, the others random.
    longest: steps after which a playout is cut and the standing counts. prior: standard deviations
    that the best by the heuristic is worth before an action is tried, fading as 1/(visits + 1).
    width: after n iterations the width · √n best ones are searched at the root.
    """

    exploration: float = 0.7
    redraw: int = 4
    aimed: int = 0
    longest: int = 150
    prior: float = 1.0
    width: float = inf


# Chosen among 3 (Scharfe Schoten) to 19 (Red Dragon) settings by their regret in 40 to 60
# decisions of casual matches, at 60 ms, which were 10 to 70 iterations: by how much the action
# chosen is worse than the best, both judged by many worlds of the game's own simulation. No deal
# of an arena was used. The errors of these means are large: the choice is good, not surely best.
TUNED = {
    "red-dragon": Settings(aimed=8),
    "sauscharf": Settings(aimed=30, longest=30, prior=3.0, width=1.0),
    "scharfe-schoten": Settings(width=1.0),
    "stich-meister": Settings(width=1.0),
    "x-missions": Settings(),
}


class Node:
    """An action in the tree: what it brought the seat that chose it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[str, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


def player(view: View, rng: Random, *, seconds: float, **settings: Any) -> str:
    """The choice of a search of so many seconds of the processor; settings override the tuned."""
    game = find_game(view["game"])
    chosen = TUNED[view["game"]]._replace(**settings)
    return Search(game, view, rng, chosen).best(seconds)


class Search:
    """One decision."""

    def __init__(self, game: Game, view: View, rng: Random, settings: Settings) -> None:
        self.game = game
        self.view = view
        self.rng = rng
        self.settings = settings
        self.root = Node()
        self.prior = _between_0_and_1(dict(zip(view["legal"], game.evaluate(view), strict=True)))
        self.ranked = sorted(self.prior, key=lambda action: -self.prior[action])
        # Of the worths of all playouts: count, sum, sum of squares.
        self.worths = [0, 0.0, 0.0]

    def best(self, seconds: float) -> str:
        """The action visited most after that time, which is enough for a first look at least."""
        end = thread_time() + seconds
        iterations = 0
        while thread_time() < end or iterations < LEAST_ITERATIONS:
            if iterations % int(self.settings.redraw) == 0:
                world = self.game.determinize(self.view, self.rng)
            self.iterate(world.clone())
            iterations += 1
        return max(self.root.children.items(), key=lambda child: (child[1].visits, child[1].total))[
            0
        ]

    def iterate(self, state: State) -> None:
        """Down the tree, one node more, a playout, and the worths back up."""
        node, path, events = self.root, [], list[Event]()
        before = self.standing(state)
        while state.to_act is not None and not _is_scored(events):
            seat, legal = state.to_act, self.searched(node, state)
            untried = [action for action in legal if action not in node.children]
            if untried:
                action = self.expansion(node, untried)
                node.children[action] = Node()
            else:
                action = self.selection(node, legal)
            for other in legal:
                if other in node.children:
                    node.children[other].available += 1
            node = node.children[action]
            path.append((seat, node))
            events = state.apply(action)
            if untried:
                break
        if not _is_scored(events):
            events = self.play_out(state)
        won = [after - points for after, points in zip(self.standing(state), before, strict=True)]
        if state.to_act is None and not _is_scored(events):
            for seat in state.winners:
                won[seat] += SUDDEN_WIN
        worths = [points - (sum(won) - points) / (len(won) - 1) for points in won]
        self.root.visits += 1
        for seat, node in path:
            node.visits += 1
            node.total += worths[seat]
        for worth in worths:
            self.worths[0] += 1
            self.worths[1] += worth
            self.worths[2] += worth * worth

    def searched(self, node: Node, state: State) -> Sequence[str]:
        """The actions that are searched here: at the root the more, the longer it goes on."""
        if node is not self.root or self.settings.width == inf:
            return state.legal_actions()
        return self.ranked[: ceil(self.settings.width * sqrt(self.root.visits + 1))]

    def expansion(self, node: Node, untried: Sequence[str]) -> str:
        if node is self.root:
            return max(untried, key=lambda action: self.prior[action])
        return self.rng.choice(untried)

    def selection(self, node: Node, legal: Sequence[str]) -> str:
        """The highest upper bound among the actions that this world allows."""
        count, total, squares = self.worths
        spread = sqrt(max(1e-9, squares / count - (total / count) ** 2))
        chosen, highest = legal[0], -inf
        for action in legal:
            child = node.children[action]
            bound = child.total / child.visits + spread * self.settings.exploration * sqrt(
                log(child.available) / child.visits
            )
            if node is self.root:
                bound += spread * self.settings.prior * self.prior[action] / (child.visits + 1)
            if bound > highest:
                chosen, highest = action, bound
        return chosen

    def play_out(self, state: State) -> list[Event]:
        """To the end of the round; the last events."""
        events: list[Event] = []
        for step in range(int(self.settings.longest)):
            if state.to_act is None or _is_scored(events):
                break
            if step < self.settings.aimed:
                position: View = {
                    **self.game.position(state, state.to_act),
                    "history": [],
                }
                values = self.game.evaluate(position)
                action = position["legal"][values.index(max(values))]
            else:
                action = self.rng.choice(state.legal_actions())
            events = state.apply(action)
        return events

    def standing(self, state: State) -> list[int]:
        """The points per seat, with those of the round under way in the game that shows them."""
        if state.to_act is None:
            return list(state.scores)
        table = self.game.position(state, None)["table"]
        return list(table.get("standing", state.scores))


def _between_0_and_1(values: dict[str, float]) -> dict[str, float]:
    low, high = min(values.values()), max(values.values())
    return {action: (value - low) / ((high - low) or 1) for action, value in values.items()}


def _is_scored(events: Sequence[Event]) -> bool:
    return any(event.id == "round.scored" for event in events)
