"""The score of a round, with the lines that explain it.

The hooks, in the order in which they are asked; inside each the lowest number comes first:
* `trick_points`: a trick is worth 1; each card makes a new value of the value so far.
* `card_points`: added to the seat, so a trick that counts double or nothing changes nothing here.
* `bonus`: added for the number of tricks held in the end. `factor`: multiplies the points so far,
  one factor after the other.
* `neighbour`: all seats at once, from the points as they were before this card.
* `final`: makes the points of the round of what has come together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pygame_core.games.stich_meister.rule_card import Pile, PileFacts, RuleCard
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.kit.cards import Card, names

Line = dict[str, Any]
"""A line of a seat's score sheet: id, points, and the parameters that explain them."""


class SeatScore(NamedTuple):
    points: int
    lines: list[Line]


def _facts_of(pile: Pile, trumps: Trumps, last_trick: int) -> PileFacts:
    is_last = pile.number == last_trick
    return PileFacts(pile.number, is_last, pile.cards, tuple(trumps.among(pile.cards)))


class Scoring:
    """What the cards in force make of the piles at the end of a round."""

    __slots__ = (
        "_bonuses",
        "_card_points",
        "_card_values",
        "_factors",
        "_finals",
        "_neighbours",
        "_trick_points",
    )

    def __init__(self, cards: Sequence[RuleCard]) -> None:
        self._trick_points = [(c.number, c.trick_points) for c in cards if c.trick_points]
        self._card_points = [(c.number, c.card_points) for c in cards if c.card_points]
        self._card_values: dict[tuple[Card, bool], int] = {}
        self._bonuses = [(c.number, c.bonus) for c in cards if c.bonus]
        self._factors = [(c.number, c.factor) for c in cards if c.factor]
        self._neighbours = [(c.number, c.neighbour) for c in cards if c.neighbour]
        self._finals = [(c.number, c.final) for c in cards if c.final]

    @property
    def asks_for_counts(self) -> bool:
        """Whether the number of tricks matters beyond what each of them brings."""
        return bool(self._bonuses or self._factors)

    def score(
        self, piles: Sequence[Sequence[Pile]], trumps: Trumps, last_trick: int
    ) -> list[SeatScore]:
        """The score of every seat by the piles it holds."""
        sheets = [self._own_lines(own, trumps, last_trick) for own in piles]
        points = [sum(line["points"] for line in lines) for lines in sheets]
        counts = [len(own) for own in piles]
        for seat, tricks in enumerate(counts):
            lines = self._by_count(points[seat], tricks, min(counts))
            points[seat] += sum(line["points"] for line in lines)
            sheets[seat] += lines
        for seat, lines in enumerate(self._exchange(points)):
            points[seat] += sum(line["points"] for line in lines)
            sheets[seat] += lines
        return [SeatScore(*score) for score in zip(points, sheets, strict=True)]

    def pile_steps(self, pile: Pile, trumps: Trumps, last_trick: int) -> list[tuple[int, int]]:
        """How the value of a trick comes about: each rule card, and the value after it."""
        if not self._trick_points:
            return []
        facts = _facts_of(pile, trumps, last_trick)
        points = 1
        steps = []
        for number, answer in self._trick_points:
            points = answer(points, facts)
            steps.append((number, points))
        return steps

    def trick_value(self, facts: PileFacts) -> int:
        """What a trick is worth by itself, its cards' own points aside."""
        points = 1
        for _, answer in self._trick_points:
            points = answer(points, facts)
        return points

    def card_value(self, card: Card, is_trump: bool) -> int:
        """What a captured card brings by itself."""
        key = card, is_trump
        if key not in self._card_values:
            found = sum(answer(card, is_trump) for _, answer in self._card_points)
            self._card_values[key] = found
        return self._card_values[key]

    def pile_parts(
        self, pile: Pile, trumps: Trumps, last_trick: int
    ) -> tuple[int, list[int], dict[int, int]]:
        """Where what a pile brings comes from: what the trick is worth, the rule cards that make
        it so, and by rule card what single cards bring on top, where that is anything."""
        points, by = 1, []
        for rule, value in self.pile_steps(pile, trumps, last_trick):
            if value != points:
                by.append(rule)
            points = value
        sums = {
            number: sum(answer(card, card in trumps) for card in pile.cards)
            for number, answer in self._card_points
        }
        return points, by, {number: gain for number, gain in sums.items() if gain}

    def pile_points(self, pile: Pile, trumps: Trumps, last_trick: int) -> int:
        """What a pile brings by itself: the value of the trick and of the cards in it."""
        points = 1
        if self._trick_points:
            points = self.trick_value(_facts_of(pile, trumps, last_trick))
        if self._card_points:
            points += sum([self.card_value(card, card in trumps) for card in pile.cards])
        return points

    def _own_lines(self, own: Sequence[Pile], trumps: Trumps, last_trick: int) -> list[Line]:
        """The value of the tricks and of the cards in them."""
        tricks: list[Line] = []
        for pile in own:
            steps = [
                {"rule": rule, "points": points}
                for rule, points in self.pile_steps(pile, trumps, last_trick)
            ]
            tricks.append(
                {
                    "number": pile.number,
                    "cards": names(pile.cards),
                    "steps": steps,
                    "points": steps[-1]["points"] if steps else 1,
                }
            )
        total: int = sum(trick["points"] for trick in tricks)
        lines: list[Line] = [{"id": "tricks", "count": len(own), "tricks": tricks, "points": total}]
        for number, answer in self._card_points:
            worth = {c: answer(c, c in trumps) for pile in own for c in pile.cards}
            counting = [card for card, each in worth.items() if each]
            lines.append(
                {
                    "id": "cards",
                    "rule": number,
                    "cards": names(counting),
                    "points": sum(worth.values()),
                }
            )
        return lines

    def _by_count(self, points: int, tricks: int, fewest: int) -> list[Line]:
        """What the number of tricks brings; `points` is what the seat has so far."""
        lines: list[Line] = []
        for number, bonus in self._bonuses:
            if extra := bonus(tricks):
                points += extra
                lines.append({"id": "bonus", "rule": number, "tricks": tricks, "points": extra})
        for number, factor in self._factors:
            by = factor(tricks, fewest)
            if by != 1:
                more = points * (by - 1)
                points += more
                lines.append(
                    {
                        "id": "multiplied",
                        "rule": number,
                        "tricks": tricks,
                        "factor": by,
                        "points": more,
                    }
                )
        return lines

    def bonus(self, tricks: int) -> int:
        """What a number of tricks brings."""
        return sum(bonus(tricks) for _, bonus in self._bonuses)

    def factors(self, tricks: int, fewest: int) -> list[int]:
        """By what a number of tricks multiplies, one factor after the other."""
        return [factor(tricks, fewest) for _, factor in self._factors]

    def neighbours(self) -> list[Callable[[int, Sequence[int]], tuple[int, int]]]:
        """How the neighbours' points come in, one after the other."""
        return [neighbour for _, neighbour in self._neighbours]

    def final(self, points: int) -> int:
        """What the points become in the end."""
        for _, final in self._finals:
            points = final(points)
        return points

    def by_count(self, points: float, tricks: int, fewest: int) -> float:
        """What the number of tricks brings to a seat with these points."""
        so_far = points
        points += self.bonus(tricks)
        for factor in self.factors(tricks, fewest):
            points *= factor
        return points - so_far

    def _exchange(self, points: Sequence[int]) -> list[list[Line]]:
        """What the neighbours bring, and the final turn of the signs; a list of lines per seat."""
        sheets: list[list[Line]] = [[] for _ in points]
        points = list(points)
        for number, neighbour in self._neighbours:
            before = tuple(points)
            for seat, lines in enumerate(sheets):
                other, gain = neighbour(seat, before)
                points[seat] += gain
                lines.append(
                    {
                        "id": "neighbour",
                        "rule": number,
                        "seat": other,
                        "theirs": before[other],
                        "points": gain,
                    }
                )
        for number, final in self._finals:
            for seat, lines in enumerate(sheets):
                turned = final(points[seat])
                lines.append({"id": "final", "rule": number, "points": turned - points[seat]})
                points[seat] = turned
        return sheets

    def exchanged(self, points: Sequence[int]) -> list[int]:
        """What these points of the seats become by their neighbours and the final turn."""
        return [
            own + sum(line["points"] for line in lines)
            for own, lines in zip(points, self._exchange(points), strict=True)
        ]
