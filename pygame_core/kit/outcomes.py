"""What became of one action in the many worlds it was tried in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil, inf, sqrt
from typing import NamedTuple

GOOD, BAD, EITHER = 1, -1, 0
"""What a fact means to the seat: something wanted, something feared, or now this, now that."""


class Fact(NamedTuple):
    """Something that came true in some of the worlds: in how many, and their utility summed up."""

    worlds: int
    utility: float

    def __add__(self, other: object) -> Fact:
        assert isinstance(other, Fact)
        return Fact(self.worlds + other.worlds, self.utility + other.utility)


class Outcome:
    """The tally of one action.

    worlds: how many were played on. utility, squares: what a search maximizes, summed up over the
    worlds, and its squares (most games: the seat's points less those of the others' average).
    points: the seat's own points of the round → in how many worlds. facts: by id, what may explain
    the utility, e.g. that the seat took the trick; one that means nothing after this action is not
    among them.
    """

    __slots__ = ("facts", "points", "squares", "utility", "worlds")

    def __init__(self, facts: Iterable[str] = ()) -> None:
        """facts: those that may come true, if they are to be counted world by world."""
        self.worlds = 0
        self.utility = 0.0
        self.squares = 0.0
        self.points: Counter[int] = Counter()
        self.facts = dict.fromkeys(facts, Fact(0, 0.0))

    def add(self, other: Outcome) -> None:
        """Count the worlds of the other tally as well."""
        self.worlds += other.worlds
        self.utility += other.utility
        self.squares += other.squares
        self.points.update(other.points)
        for name, fact in other.facts.items():
            self.facts[name] = self.facts.get(name, Fact(0, 0.0)) + fact

    def count(self, utility: float, points: int, facts: tuple[str, ...] = ()) -> None:
        """Count one more world."""
        self.worlds += 1
        self.utility += utility
        self.squares += utility * utility
        self.points[points] += 1
        for name in facts:
            self.facts[name] += Fact(1, utility)

    def lowered(self, cost: float) -> Outcome:
        """The same with a cost taken off in every world."""
        other = Outcome()
        other.add(self)
        other.utility -= cost * self.worlds
        other.squares += cost * (cost * self.worlds - 2 * self.utility)
        other.facts = {
            name: Fact(fact.worlds, fact.utility - cost * fact.worlds)
            for name, fact in self.facts.items()
        }
        return other

    @property
    def middle(self) -> tuple[int, int]:
        """The points between which four in five of the worlds end, a tenth below and one above."""
        ends = sorted(self.points.elements())
        tail = ceil(len(ends) / 10)
        return ends[tail - 1], ends[-tail]

    @property
    def mean(self) -> float:
        """The average utility; the worst of all before anything was tried."""
        return self.utility / self.worlds if self.worlds else -inf

    @property
    def spread(self) -> float:
        """The standard deviation of the utility, from world to world."""
        if self.worlds < 2:
            return inf
        deviations = max(0.0, self.squares - self.utility * self.utility / self.worlds)
        return sqrt(deviations / (self.worlds - 1))

    @property
    def error(self) -> float:
        """The standard error of the average utility."""
        return self.spread / sqrt(self.worlds) if self.worlds else inf

    @property
    def mean_points(self) -> float:
        """The seat's own points of the round, on average."""
        return sum(points * worlds for points, worlds in self.points.items()) / self.worlds

    @property
    def points_spread(self) -> float:
        """The standard deviation of the points, from world to world."""
        if self.worlds < 2:
            return inf
        mean = self.mean_points
        deviations = sum(worlds * (points - mean) ** 2 for points, worlds in self.points.items())
        return sqrt(deviations / (self.worlds - 1))

    @property
    def points_error(self) -> float:
        """The standard error of the average points."""
        return self.points_spread / sqrt(self.worlds) if self.worlds else inf

    def chance(self, fact: str) -> float:
        """In which share of the worlds this came true."""
        return self.facts[fact].worlds / self.worlds if fact in self.facts else 0.0
