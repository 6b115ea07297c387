"""Tricks played in all lanes at once, at random or with an aim."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Sequence
from random import Random

from pygame_core.kit.lanes.masks import Gate, random_masks
from pygame_core.kit.lanes.planes import Planes
from pygame_core.kit.lanes.rules import TrickRules
from pygame_core.kit.lanes.table import LaneTable, Plays


class TrickLanes(LaneTable, ABC):
    """A table whose seats play by themselves.

    A game's subclass says in `wants` which lanes of a seat try to win a trick, gives the orders in
    which cards are led, thrown away and ruffed, and reads `points` off the end.
    """

    lead_to_win: Sequence[int] = ()
    lead_to_lose: Sequence[int] = ()
    throw_away: Sequence[int] = ()
    ruff: Sequence[int] = ()
    alike = False
    """Whether `wants` looks at nothing of a seat: then hands may be turned (`face_leader`)."""
    noise: int | None = 0
    """0: every seat follows its aim. k: one play in 2**k is random. None: all are."""

    def __init__(
        self, rules: TrickRules, width: int, hands: list[list[int]], left: int, rng: Random
    ) -> None:
        """As a table's; rng: all that is played at random comes from it."""
        super().__init__(rules, width, hands, left)
        self.rng = rng
        self._gate: Gate | None = None

    @property
    def gate(self) -> Gate:
        """Random masks as wide as these lanes."""
        if self._gate is None:
            self._gate = random_masks(self.width, self.rng)
        return self._gate

    def forget_gate(self) -> None:
        """After a change of width: the random masks must be made anew."""
        self._gate = None

    def play_position(self) -> None:
        """One card in every lane, by policy."""
        for seat in range(self.seats):
            lanes = self.turn[seat]
            if not lanes:
                continue
            plays: Plays = []
            wants = None if self.noise is None else self.wants(seat)
            if wants is None:
                self.play_at_random(seat, lanes, plays)
            else:
                wild = self._wild(lanes)
                if wild:
                    self.play_at_random(seat, wild, plays)
                self.play_with_aim(seat, lanes ^ wild, wants, plays)
            self.put(seat, plays)
        self.advance()

    def _wild(self, lanes: int) -> int:
        if not self.noise:
            return 0
        for _ in range(self.noise):
            lanes &= self.gate()
        return lanes

    @abstractmethod
    def wants(self, seat: int, /) -> int | None:
        """The lanes in which this seat tries to win the trick; None: it plays at random."""

    def playout(self) -> Generator[None, None, None]:
        """Play on to the end; pauses after every card and trick."""
        while self.left:
            if self.alike and not self.position:
                self.face_leader()
            while self.position < self.seats:
                self.play_position()
                yield
            self.end_trick()
            yield

    # --- choosing a card -----------------------------------------------------------------------

    def play_at_random(self, seat: int, lanes: int, plays: Plays) -> None:
        """Any legal card: behind random gates in a random order, what is left in reverse."""
        hand, rules = self.hands[seat], self.rules
        free = lanes
        if self.position:
            free = 0
            for call, asked in enumerate(self.call):
                left = asked & lanes
                if left:
                    for scans in rules.scans(call):
                        left = self._pick(hand, left, self.rng.choice(scans), plays)
                        if not left:
                            break
                    free |= left
        if free:
            self._pick(hand, free, self.rng.choice(rules.any_order), plays)

    def _pick(self, hand: list[int], lanes: int, cards: Sequence[int], plays: Plays) -> int:
        gate = self.gate
        for card in cards:
            picked = hand[card] & lanes
            if picked:
                picked &= gate()
                if picked:
                    lanes ^= picked
                    plays.append((card, picked))
        return take_first(hand, lanes, reversed(cards), plays)

    def play_with_aim(self, seat: int, lanes: int, wants: int, plays: Plays) -> None:
        """In the lanes it wants: the strongest winner, or the cheapest one as the last to play.

        Elsewhere: the strongest card that still loses; where all win, the lowest (the strongest as
        the last to play, since it must win anyway).
        """
        if not self.position:
            hand = self.hands[seat]
            eager = lanes & wants
            rest = take_first(hand, eager, self.lead_to_win, plays) if eager else 0
            take_first(hand, (lanes ^ eager) | rest, self.lead_to_lose, plays)
        else:
            self.follow_with_aim(seat, lanes, wants, plays)

    def follow_with_aim(self, seat: int, lanes: int, wants: int, plays: Plays) -> None:
        """The same for a seat that does not lead."""
        hand, rules = self.hands[seat], self.rules
        void = 0
        for call, asked in enumerate(self.call):
            bound = asked & lanes
            if not bound:
                continue
            duty = rules.duty[call]
            able = 0
            for card in duty[0]:
                if hand[card]:
                    able |= hand[card]
            void |= bound & (self.everywhere ^ able)
            bound &= able
            if bound:
                self._follow(hand, bound, wants, call, plays)
            for cards in duty[1:]:
                # Who cannot follow is still bound, e.g. to play a trump.
                if not void:
                    break
                held = 0
                for card in cards:
                    held |= hand[card]
                held &= void & asked
                void ^= held
                rest = self._ruff_in(hand, held & wants, plays) | (held & ~wants)
                take_first(hand, rest, reversed(cards), plays)
        if void:
            self._when_void(hand, void, wants, plays)

    def _follow(self, hand: list[int], lanes: int, wants: int, call: int, plays: Plays) -> None:
        rules, on_table = self.rules, self.on_table
        last = self.position == self.seats - 1
        eager = lanes & wants
        shy = lanes ^ eager
        beaten = 0  # where a card on the table is stronger than the one looked at
        winners = []
        for card, follows in rules.downward[call]:
            held = hand[card] if follows else 0
            if held:
                if shy and beaten:
                    loses = held & shy & beaten
                    if loses:
                        shy ^= loses
                        plays.append((card, loses))
                if eager:
                    if last:
                        winners.append((card, beaten))
                    else:
                        wins = held & eager
                        wins ^= wins & beaten
                        if wins:
                            eager ^= wins
                            plays.append((card, wins))
            if on_table[card]:
                beaten |= on_table[card]
        if eager and last:
            for card, stronger in reversed(winners):
                wins = hand[card] & eager
                wins ^= wins & stronger
                if wins:
                    eager ^= wins
                    plays.append((card, wins))
        duty = rules.duty[call][0]
        if shy and last:
            shy = take_first(hand, shy, duty, plays)
        if shy | eager:
            take_first(hand, shy | eager, reversed(duty), plays)

    def _when_void(self, hand: list[int], lanes: int, wants: int, plays: Plays) -> None:
        """Ruff with the lowest trump that wins, where the trick is wanted; else throw away."""
        eager = lanes & wants
        shy = lanes ^ eager
        if self.ruff:
            eager = self._ruff_in(hand, eager, plays)
            eager = take_first(hand, eager, self.lead_to_lose, plays)
        take_first(hand, shy | eager, self.throw_away, plays)

    def _ruff_in(self, hand: list[int], lanes: int, plays: Plays) -> int:
        """The lowest trump that beats those on the table; gives the lanes that have none."""
        if not lanes:
            return 0
        overtaken, trumps = 0, []
        for card in self.ruff:
            trumps.append((card, overtaken))
            overtaken |= self.on_table[card]
        for card, stronger in reversed(trumps):
            wins = hand[card] & lanes & (self.everywhere ^ stronger)
            if wins:
                lanes ^= wins
                plays.append((card, wins))
        return lanes

    # --- the end of the round ------------------------------------------------------------------

    @abstractmethod
    def points(self) -> tuple[Planes, int]:
        """Seat 0's points of the round: planes, and a number to be added in every lane."""

    def utility(self) -> tuple[Planes, int, float] | None:
        """What a search wants much of: planes, a number to be added, and a factor for both.

        None where that is the points.
        """
        return None

    def facts(self) -> dict[str, int]:
        """What came true, by id: the lanes. Read at the end of the round."""
        return {"wins-trick": self.first_trick or 0}


def take_first(hand: Sequence[int], lanes: int, cards: Iterable[int], plays: Plays) -> int:
    """In every lane the first of these cards that is held. Gives the lanes that hold none."""
    for card in cards:
        if not lanes:
            break
        taken = hand[card] & lanes
        if taken:
            lanes ^= taken
            plays.append((card, taken))
    return lanes
