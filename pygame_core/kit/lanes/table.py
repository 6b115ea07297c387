"""The table in all lanes at once: who holds what, what lies in the trick, and who takes it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.kit.lanes.masks import every, joined
from pygame_core.kit.lanes.planes import Planes, increment, nonzero
from pygame_core.kit.lanes.rules import TrickRules

Plays = list[tuple[int, int]]
"""Cards with the lanes in which they are played."""
Lying = list[tuple[int, int, int]]
"""Where one card lies in tricks: its position in the trick, the seat that played it, the lanes."""


class LaneTable:
    """Many games at one moment; seat 0 is the one whose decision is searched.

    Where a fact of a game is kept per seat or per lane, its attribute is named in `per_seat` or
    `per_lane`, so that it is copied along; what only seat 0's points need stands in
    `kept_for_points` too.
    """

    per_seat: tuple[str, ...] = ("hands", "tricks_taken", "captured")
    per_lane: tuple[str, ...] = ()
    kept_for_points: tuple[str, ...] = ("captured",)
    watched: Sequence[int] = (0,)
    """The seats whose captured cards are kept, since `points` or `utility` need them."""
    counted: Sequence[int] | None = None
    """The cards worth keeping when captured; None for all."""

    def __init__(self, rules: TrickRules, width: int, hands: list[list[int]], left: int) -> None:
        """hands: per seat and card the lanes that hold it. left: tricks still to be finished."""
        seats = rules.seats
        self.rules = rules
        self.width = width
        self.everywhere = every(width)
        self.hands = hands
        self.left = left
        self.number = 1
        # The lanes in which seat 0 wins the first trick that is finished here. Where the decision
        # comes before the tricks this says nothing about it, and is set to 0 beforehand.
        self.first_trick: int | None = None
        self.tricks_taken: list[Planes] = [[] for _ in range(seats)]
        self.captured: list[list[int]] = [[0] * rules.cards for _ in range(seats)]
        self.turn = [self.everywhere] + [0] * (seats - 1)
        # The lanes in which each seat's hand is the first of `hands`; None: seat 0's is in all.
        self.facing: list[int] | None = None
        self.step = 1
        self.new_trick()

    @property
    def seats(self) -> int:
        return self.rules.seats

    # --- the trick -----------------------------------------------------------------------------

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

    def put(self, seat: int, plays: Plays) -> None:
        """This seat plays these cards from its hand, at the present position."""
        hand, lying, on_table, position = self.hands[seat], self.lying, self.on_table, self.position
        if position and self.rules.last_asks and self._next_call is None:
            self._next_call = [0] * self.rules.calls
        for card, lanes in plays:
            hand[card] ^= lanes
            lying[card].append((position, seat, lanes))
            on_table[card] |= lanes
        calls = self._next_call if position else self.led
        if calls is not None:
            for card, lanes in plays:
                self.classify(card, lanes, calls)

    def classify(self, card: int, lanes: int, calls: list[int]) -> None:
        """Note what the card asks for when others must follow it."""
        calls[self.rules.asks[card]] |= lanes

    def advance(self) -> None:
        """The turn goes on to the next seat in every lane."""
        self.position += 1
        self.turn = [self.turn[(seat - self.step) % self.seats] for seat in range(self.seats)]
        if self._next_call is not None:
            self.call, self._next_call = self._next_call, None

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

    def face_leader(self) -> None:
        """Turn the hands in each lane so that the first is that of the seat to lead.

        Then one hand is to play in all lanes, whoever leads there. From now on hands and turn are
        counted from the leader of each trick; who takes it is still told by seat.
        """
        seats, leads, hands = range(self.seats), self.turn, self.hands
        steps = leads
        if self.facing is not None:
            steps = [nonzero(leads[at] & self.facing[at - step] for at in seats) for step in seats]
        moved = [(step, lanes) for step, lanes in enumerate(steps) if lanes]
        self.hands = [
            joined([(hands[(place + step) % self.seats], lanes) for step, lanes in moved])
            for place in seats
        ]
        self.facing = leads
        self.begin_at(0)

    def _by_seat(self, places: list[int]) -> list[int]:
        """Masks per place from the leader, told by seat."""
        facing, seats = self.facing, range(self.seats)
        if facing is None:
            return places
        return [nonzero(places[step] & facing[at - step] for step in seats) for at in seats]

    # --- its end -------------------------------------------------------------------------------

    def winners(self) -> list[int]:
        """Per seat the lanes in which it wins the full trick."""
        rules, lying = self.rules, self.lying
        won = [0] * self.seats
        lanes_of = [0] * len(rules.orders)
        for call, lanes in enumerate(self.led):
            lanes_of[rules.order_of[call]] |= lanes
        for open_lanes, groups in zip(lanes_of, rules.orders, strict=True):
            undecided, runner_up = open_lanes, 0
            for group in groups:
                if not undecided and not runner_up:
                    break
                plays = lying[group[0]] if len(group) == 1 else self._latest_first(group)
                for position, seat, lanes in plays:
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

    def _latest_first(self, group: Sequence[int]) -> Lying:
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
        won = self._by_seat(self.winners())
        if self.first_trick is None:
            self.first_trick = won[0]
        self.left -= 1
        self.turn = self.after_trick(won)
        self.number += 1
        self.new_trick()
