"""What piles and rounds are worth in lanes, asked of the scalar scoring case by case."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from pygame_core.games.stich_meister.cards import DECK, PICTURES, SUITS
from pygame_core.games.stich_meister.in_force import Rules
from pygame_core.games.stich_meister.rule_card import PileFacts
from pygame_core.kit.cards import Card
from pygame_core.kit.lanes import signed
from pygame_core.kit.lanes.planes import (
    Columns,
    Planes,
    add_up,
    count,
    equal,
    less,
    nonzero,
    put_weight,
)

MOST_TRICKS = 20
"""A seat's piles at most: the tricks of a round and its leftover cards."""
PER_SUIT = len(DECK) // len(SUITS)


class LaneScoring:
    """The scoring of some rule cards. Masks are asked for per card of the deck."""

    def __init__(self, rules: Rules, last_trick: int) -> None:
        self._scoring = rules.scoring
        self._last_trick = last_trick
        self.plain = [rules.scoring.card_value(card, False) for card in DECK]
        self.as_trump = [rules.scoring.card_value(card, True) for card in DECK]
        self.asks_for_trumps = self.plain != self.as_trump or any(
            _value(rules, number, last_trick, 1, False, False)
            != _value(rules, number, last_trick, 1, False, True)
            for number in (1, None)
        )
        self._rules = rules
        # What tricks of a number are worth, where that depends on nothing else.
        self._constant: dict[int | None, int | None] = {}

    def pile(
        self, lying: Sequence[int], trumps: Sequence[int], number: int | None, lanes: int
    ) -> tuple[Planes, Planes]:
        """What a pile gains and what it costs, in these lanes.

        lying, trumps: per card the lanes in which it is in the pile, and in which it is a trump.
        """
        gains: Columns = []
        costs: Columns = []
        self._put_value(gains, lying, trumps, number, lanes)
        for card, mask in enumerate(lying):
            mask &= lanes
            plain, as_trump = self.plain[card], self.as_trump[card]
            if mask and (plain or as_trump):
                ruffs = mask & trumps[card]
                for points, part in ((plain, mask ^ ruffs), (as_trump, ruffs)):
                    put_weight(gains if points > 0 else costs, abs(points), part)
        return add_up(gains), add_up(costs)

    def _put_value(
        self,
        gains: Columns,
        lying: Sequence[int],
        trumps: Sequence[int],
        number: int | None,
        lanes: int,
    ) -> None:
        """The value of the trick itself, by all that it may depend on."""
        if number not in self._constant:
            values = {
                _value(self._rules, number, self._last_trick, many, picture, trump)
                for many in range(1, len(SUITS) + 1)
                for picture in (False, True)
                for trump in (False, True)
            }
            self._constant[number] = values.pop() if len(values) == 1 else None
        constant = self._constant[number]
        if constant is not None:
            put_weight(gains, constant, lanes)
            return
        pictured = nonzero(
            mask for card, mask in zip(DECK, lying, strict=True) if card.number in PICTURES
        )
        ruffed = nonzero(mask & trump for mask, trump in zip(lying, trumps, strict=True))
        suits = count(nonzero(lying[at : at + PER_SUIT]) for at in range(0, len(DECK), PER_SUIT))
        for different in range(1, len(SUITS) + 1):
            there = equal(suits, different, lanes) & lanes
            for picture, part in ((True, there & pictured), (False, there & ~pictured)):
                for trump, mask in ((True, part & ruffed), (False, part & ~ruffed)):
                    if mask:
                        value = _value(
                            self._rules, number, self._last_trick, different, picture, trump
                        )
                        put_weight(gains, value, mask)

    def finish(self, points: list[Planes], tricks: list[Planes], everywhere: int) -> list[Planes]:
        """The points of the round by those of the piles (signed) and their numbers."""
        scoring = self._scoring
        points = [list(planes) for planes in points]
        for seat, own in enumerate(points if scoring.asks_for_counts else []):
            fewest = everywhere
            for other in tricks:
                fewest &= everywhere ^ less(other, tricks[seat], everywhere)
            for many in range(MOST_TRICKS + 1):
                self._finish_by_count(own, equal(tricks[seat], many, everywhere), fewest, many)
        for neighbour in scoring.neighbours():
            before = [list(planes) for planes in points]
            for seat, own in enumerate(points):
                beside, gain = neighbour(seat, [-1] * len(points))
                theirs = list(before[beside])
                if gain > 0:
                    signed.negate(theirs, theirs[-1])
                signed.add(own, theirs)
        if scoring.final(1) < 0:
            for own in points:
                signed.negate(own, everywhere)
        return points

    def _finish_by_count(self, own: Planes, lanes: int, fewest: int, many: int) -> None:
        """The bonus and the factors of a seat with that many tricks in these lanes."""
        if not lanes:
            return
        bonus = self._scoring.bonus(many)
        if bonus:
            signed.add(own, signed.constant(bonus, lanes))
        for part, least in ((lanes & fewest, many), (lanes & ~fewest, -1)):
            for factor in self._scoring.factors(many, least):
                if part and factor == 2:
                    signed.double(own, part)


@lru_cache(maxsize=4096)
def _value(
    rules: Rules,
    number: int | None,
    last_trick: int,
    suits: int,
    picture: bool,
    trump: bool,
) -> int:
    """The value of a trick, made up to have these properties."""
    cards = tuple(Card(suit, PICTURES[0] if picture else 1) for suit in SUITS[:suits])
    is_last = number == last_trick
    facts = PileFacts(number, is_last, cards, cards[:1] if trump else ())
    return rules.scoring.trick_value(facts)
