"""Playing a decision of Sauscharf on in many worlds, by the heuristic, for some laps.

Matches are long and what they come to is a matter of luck, so no world is played to its end: after
a few laps the value model says what the match would have come to.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from math import exp, fsum
from random import Random

from pygame_core.game import HalvingRound
from pygame_core.games.sauscharf.doubts import DOUBTS
from pygame_core.games.sauscharf.heuristic import evaluate_knowing, rated_moves
from pygame_core.games.sauscharf.kitchen import Kitchen, Move, move_of
from pygame_core.games.sauscharf.knowledge import Knowledge
from pygame_core.games.sauscharf.rules import X
from pygame_core.games.sauscharf.utility import UTILITIES
from pygame_core.games.sauscharf.value_model import ValueModel
from pygame_core.kit.outcomes import BAD, EITHER, GOOD, Outcome
from pygame_core.views import View

# How many laps are played on, this one included.
_LAPS = 3
# What winning is worth beyond the margin, in points, and the lead that makes it likely (at 73 %).
_VICTORY = 5.0
_LEAD = 8.0

_EVERYTHING = 10**6


class Simulation:
    """The decision of the seat to act, from its own view.

    facts, of this lap: I make a sauce; I hold the spoon; I spend no X; another seat makes a sauce.
    Within the laps played on: I make a sauce; I have fewer cards than now; the match ends; I am
    out of cards, short of the target.
    """

    facts: Mapping[str, int] = {
        "makes-sauce": GOOD,
        "gets-spoon": GOOD,
        "keeps-wilds": GOOD,
        "others-cook": BAD,
        "makes-sauce-soon": GOOD,
        "fewer-cards": EITHER,
        "match-ends": EITHER,
        "sits-out": BAD,
    }
    schedules: Mapping[str, Sequence[HalvingRound]] = {
        "club": (HalvingRound(4, 1),),
        "master": (HalvingRound(8, 6), HalvingRound(4, 8), HalvingRound(2, 12)),
        "advice": (HalvingRound(_EVERYTHING, 8, 8),),
    }
    doubts = DOUBTS

    def __init__(self, view: View) -> None:
        assert view["seat"] is not None
        self._view = view
        self._seat = view["seat"]
        self._knowledge = Knowledge(view)
        self._utilities = UTILITIES[view["table"]["heat"]]
        self._value_model = ValueModel(view["table"]["heat"], view["seats"])

    def candidates(self, actions: Sequence[str]) -> list[str]:
        """The actions, best first by the heuristic."""
        values = dict(
            zip(self._view["legal"], evaluate_knowing(self._view, self._knowledge), strict=True)
        )
        return sorted(actions, key=lambda action: -values[action])

    def rollout(
        self, actions: Sequence[str], worlds: int, _deep: bool, rng: Random
    ) -> Generator[None, None, list[Outcome]]:
        moves = [move_of(action) for action in actions]
        outcomes = [Outcome(self.facts) for _ in actions]
        for _ in range(worlds):
            world = Kitchen(self._knowledge.deal(rng), rng.shuffle)
            for move, outcome in zip(moves, outcomes, strict=True):
                outcome.count(*self._played_on(world.clone(), move))
                yield
        return outcomes

    def _played_on(self, kitchen: Kitchen, move: Move) -> tuple[float, int, tuple[str, ...]]:
        """What a world comes to after this move: the utility and points for the seat, and facts."""
        seat, lap, utilities = self._seat, kitchen.lap, self._utilities
        cards, wilds = kitchen.own_sizes[seat], kitchen.owns[seat][X]
        laid = kitchen.laid[seat]
        if laid is not None:
            cards, wilds = cards + laid[1] + laid[2], wilds + laid[2]
        made, of_all = kitchen.made[seat], sum(kitchen.made)
        kitchen.act(move)
        while kitchen.lap == lap and kitchen.seat >= 0:
            kitchen.act(max(rated_moves(kitchen, utilities))[1])
        facts = []
        if kitchen.spoon == seat:
            facts.append("gets-spoon")
        if wilds and kitchen.owns[seat][X] >= wilds:
            facts.append("keeps-wilds")
        mine = kitchen.made[seat] - made
        if mine:
            facts.append("makes-sauce")
        if sum(kitchen.made) - of_all > mine:
            facts.append("others-cook")
        end = lap + _LAPS
        while kitchen.lap < end and kitchen.seat >= 0:
            kitchen.act(max(rated_moves(kitchen, utilities))[1])
        if kitchen.made[seat] > made:
            facts.append("makes-sauce-soon")
        if kitchen.own_sizes[seat] < cards:
            facts.append("fewer-cards")
        if not kitchen.own_sizes[seat] and kitchen.made[seat] < kitchen.target:
            facts.append("sits-out")
        if kitchen.seat < 0:
            facts.append("match-ends")
            scores = list(map(float, kitchen.scores()))
            best = max(scores)
            won = 1 / scores.count(best) if scores[seat] == best else 0.0
        else:
            scores = self._value_model.scores(kitchen)
            best = max(scores[:seat] + scores[seat + 1 :])
            won = 1 / (1 + exp((best - scores[seat]) / _LEAD))
        own = scores[seat]
        others = (fsum(scores) - own) / (len(scores) - 1)
        return own - others + _VICTORY * won, round(own), tuple(facts)
