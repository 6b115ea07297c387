"""Tricks played in all lanes at once, at random or with an aim."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Sequence
from random import Random

from pygame_core.kit.lanes.masks import RandomMasks, every
from pygame_core.kit.lanes.planes import Planes, increment
from pygame_core.kit.lanes.rules import TrickRules

Plays = list[tuple[int, int]]
"""Cards with the lanes in which they are played."""
Lying = list[tuple[int, int, int]]
"""Where one card lies in tricks: its position in the trick, the seat that played it, the lanes."""


class TrickLanes(ABC):
    """So many games at one moment; seat 0 is the one whose decision is searched.

    A game's subclass says in `wants` which lanes of a seat try to win a trick, gives the orders in
    which cards are led, thrown away and ruffed, and reads `points` off the end. Where a fact of
    the game is kept per seat or per lane, its attribute is named in `per_seat` or `per_lane`, so
    that it is copied along; what only seat 0's points need stands in `kept_for_points` too.
    """

    per_seat: tuple[str, ...] = ("hands", "tricks_taken", "captured")
    per_lane: tuple[str, ...] = ()
    kept_for_points: tuple[str, ...] = ("captured",)
    watched: Sequence[int] = (0,)
    """The seats whose captured cards are kept, since `points` or `worth` need them."""
    counted: Sequence[int] | None = None
    """The cards worth keeping when captured; None for all."""

    lead_to_win: Sequence[int] = ()
    lead_to_lose: Sequence[int] = ()
    throw_away: Sequence[int] = ()
    ruff: Sequence[int] = ()
    noise: int | None = 0
    """0: every seat follows its aim. k: one play in 2**k is random. None: all are."""

    def __init__(
        self, rules: TrickRules, lanes: int, hands: list[list[int]], left: int, rng: Random
    ) -> None:
        """hands: per seat and card the lanes that hold it. left: tricks still to be finished."""
        seats = rules.seats
        self.rules = rules
        self.lanes = lanes
        self.everywhere = every(lanes)
        self.hands = hands
        self.left = left
        self.rng = rng
        self._gate: RandomMasks | None = None
        self.number = 1
        # The lanes in which seat 0 wins the first trick that is finished here. Where the decision
        # comes before the tricks this says nothing about it, and is set to 0 beforehand.
        self.first_trick: int | None = None
        self.tricks_taken: list[Planes] = [[] for _ in range(seats)]
        self.captured: list[list[int]] = [[0] * rules.cards for _ in range(seats)]
        self.turn = [self.everywhere] + [0] * (seats - 1)
        self.step = 1
        self.new_trick()

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def gate(self) -> RandomMasks:
        """Random masks as wide as these lanes."""
        if self._gate is None:
            self._gate = RandomMasks(self.lanes, self.rng)
        return self._gate

    def forget_gate(self) -> None:
        """After a change of width: the random masks must be made anew."""
        self._gate = None

    def new_trick(self) -> None:
        cards = self.rules.cards
        self.position = 0
        self.lying: list[Lying] = [[] for _ in range(cards)]
        self.on_table = [0] * cards
        # The call that was led, and the one to be followed now.
        self.led = [0] * self.rules.calls
        self.call = self.led
        self._next_call: list[int] | None = None

    def begin_at(self, seat: int) -> None:
        """This seat leads, in all lanes."""
        self.turn = [self.everywhere if other == seat else 0 for other in range(self.seats)]

    def lay_trick(self, leader: int, plays: Sequence[tuple[int, int]]) -> None:
        """The trick on the table in all lanes: who leads it, and seats with cards so far."""
        self.begin_at(leader)
        for seat, card in plays:
            self.hands[seat][card] = self.everywhere
            self.put(seat, [(card, self.everywhere)])
            self.advance()

    # --- playing -------------------------------------------------------------------------------

    def put(self, seat: int, plays: Plays) -> None:
        """This seat plays these cards from its hand, at the present position."""
        hand, position = self.hands[seat], self.position
        if position and self.rules.last_asks and self._next_call is None:
            self._next_call = [0] * self.rules.calls
        for card, lanes in plays:
            hand[card] ^= lanes
            self.lying[card].append((position, seat, lanes))
            self.on_table[card] |= lanes
            if not position:
                self.classify(card, lanes, self.led)
            elif self._next_call is not None:
                self.classify(card, lanes, self._next_call)

    def classify(self, card: int, lanes: int, calls: list[int]) -> None:
        """Note what the card asks for when others must follow it."""
        calls[self.rules.asks[card]] |= lanes

    def advance(self) -> None:
        """The turn goes on to the next seat in every lane."""
        self.position += 1
        self.turn = [self.turn[(seat - self.step) % self.seats] for seat in range(self.seats)]
        if self._next_call is not None:
            self.call, self._next_call = self._next_call, None

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

    def playout(self, stop: int = 0) -> Generator[None, None, None]:
        """Play on until so many tricks are left; pauses after every trick."""
        while self.left > stop:
            while self.position < self.seats:
                self.play_position()
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
                    for scans in rules.scans[call]:
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
        rules, on_table, everywhere = self.rules, self.on_table, self.everywhere
        last = self.position == self.seats - 1
        eager = lanes & wants
        shy = lanes ^ eager
        beaten = 0  # where a card on the table is stronger than the one looked at
        winners = []
        for card, follows in rules.downward[call]:
            if follows:
                held = hand[card]
                if held:
                    if shy:
                        loses = held & shy & beaten
                        if loses:
                            shy ^= loses
                            plays.append((card, loses))
                    if eager and not last:
                        wins = held & eager & (everywhere ^ beaten)
                        if wins:
                            eager ^= wins
                            plays.append((card, wins))
                    winners.append((card, beaten))
            beaten |= on_table[card]
        if eager and last:
            for card, stronger in reversed(winners):
                wins = hand[card] & eager & (everywhere ^ stronger)
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

    # --- the end of a trick --------------------------------------------------------------------

    def winners(self) -> list[int]:
        """Per seat the lanes in which it wins the full trick."""
        rules = self.rules
        won = [0] * self.seats
        lanes_of = [0] * len(rules.orders)
        for call, lanes in enumerate(self.led):
            lanes_of[rules.order_of[call]] |= lanes
        for open_lanes, groups in zip(lanes_of, rules.orders, strict=True):
            undecided, runner_up = open_lanes, 0
            for group in groups:
                if not undecided | runner_up:
                    break
                for position, seat, lanes in self._latest_first(group):
                    if rules.lead_cannot_win and not position:
                        continue
                    if rules.second_best_wins:
                        second = lanes & runner_up
                        runner_up ^= second
                        won[seat] |= second
                        best = lanes & undecided
                        undecided ^= best
                        runner_up |= best
                    else:
                        best = lanes & undecided
                        if best:
                            undecided ^= best
                            won[seat] |= best
        return won

    def _latest_first(self, group: list[int]) -> Iterable[tuple[int, int, int]]:
        if len(group) == 1:
            return self.lying[group[0]]
        return sorted(
            (play for card in group for play in self.lying[card]), key=lambda play: -play[0]
        )

    def collect(self, takers: list[int]) -> None:
        """The trick goes to each seat in its lanes."""
        for seat, lanes in enumerate(takers):
            if lanes:
                increment(self.tricks_taken[seat], lanes)
        cards = range(self.rules.cards) if self.counted is None else self.counted
        for seat in self.watched:
            lanes = takers[seat]
            if lanes:
                captured = self.captured[seat]
                for card in cards:
                    lying = self.on_table[card]
                    if lying:
                        captured[card] |= lying & lanes

    def after_trick(self, won: list[int]) -> list[int]:
        """Give the trick to whom it belongs; who leads next, as masks per seat."""
        self.collect(won)
        return won

    def end_trick(self) -> None:
        won = self.winners()
        if self.first_trick is None:
            self.first_trick = won[0]
        self.left -= 1
        self.turn = self.after_trick(won)
        self.number += 1
        self.new_trick()

    # --- the end of the round ------------------------------------------------------------------

    @abstractmethod
    def points(self) -> tuple[Planes, int]:
        """Seat 0's points of the round: planes, and a number to be added in every lane."""

    def worth(self) -> tuple[Planes, int, float] | None:
        """What a search wants much of: planes, a number to be added, and a factor for both.

        None where that is the points.
        """
        return None

    def facts(self) -> dict[str, int]:
        """What came true, by id: the lanes. Read at the end of the round."""
        return {"wins-trick": self.first_trick or 0}

    def legal(self) -> list[int]:
        """Per card the lanes in which the seat to act may play it."""
        held = [0] * self.rules.cards
        for seat, lanes in enumerate(self.turn):
            if lanes:
                for card, mask in enumerate(self.hands[seat]):
                    if mask:
                        held[card] |= mask & lanes
        if not self.position:
            return held
        allowed = [0] * self.rules.cards
        free = 0
        for call, asked in enumerate(self.call):
            left = asked
            for cards in self.rules.duty[call]:
                if not left:
                    break
                found = 0
                for card in cards:
                    mask = held[card] & left
                    if mask:
                        allowed[card] |= mask
                        found |= mask
                left &= self.everywhere ^ found
            free |= left
        if free:
            for card, mask in enumerate(held):
                allowed[card] |= mask & free
        return allowed


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
