"""A match of Sauscharf for playing on quickly: the same rules as the state, in numbers only.

It holds no names, no events and no seed, and does not check what it is told to do. A test plays
it side by side with the state: the same moves lead to the same position.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame_core.games.sauscharf.choices import KEEP, NO_SLOT, SLOT_WORDS, read_set
from pygame_core.games.sauscharf.rules import X, both, ending, laying_order
from pygame_core.games.sauscharf.sauces import GROUP, SAUCES, display_size
from pygame_core.games.sauscharf.state import SauscharfState
from pygame_core.notation import split_action

Move = tuple[int, int, int]
"""Laying a set: its value, numbers and X. A turn: the slot (from 0, or NOTHING) and whether the
set is kept, or SAUCE and its level. PICKUP."""

PICKUP: Move = (0, 0, 0)
NOTHING = -1
SAUCE = -2

SCORES = [SAUCES[level].points if level in SAUCES else 0 for level in range(10)]
RANK = 16
"""A set's rank as one number: this times its size, plus its value."""


def move_of(action: str) -> Move:
    """A legal action as a move."""
    verb, words = split_action(action)
    if verb == "set":
        value, numbers, wilds = read_set(words)
        return value, numbers, wilds
    if verb == "pickup":
        return PICKUP
    if verb == "sauce":
        return SAUCE, int(words[0]), 0
    slot = NOTHING if words[0] == NO_SLOT else SLOT_WORDS[words[0]]
    return slot, int(KEEP[words[1]]), 0


class Kitchen:
    """Mutable. Lists are by seat if nothing else is said.

    owns: the cards in hand and among the ingredients, counted by value. hands: those in hand.
    own_sizes, hand_sizes: how many they are. laid: the set on the table as (value, numbers, X).
    layers: while sets are laid, the seats that have laid one, in that order.
    values, counts: what lies in each slot, value 0 for nothing. queue, at: who lays or acts in
    which order, and how far that has come. seat: to act, -1 when it is over.
    shuffle: what makes a new pile of the discard pile.
    """

    __slots__ = (
        "at",
        "cooked",
        "cooking",
        "counts",
        "discard",
        "display",
        "hand_sizes",
        "hands",
        "laid",
        "lap",
        "layers",
        "laying",
        "made",
        "own_sizes",
        "owns",
        "pile",
        "points",
        "queue",
        "seat",
        "seats",
        "shuffle",
        "spoon",
        "stall",
        "supply",
        "target",
        "values",
    )

    def __init__(self, state: SauscharfState, shuffle: Callable[[list[int]], None]) -> None:
        seats = range(state.seats)
        self.seats = state.seats
        self.target = state.target
        self.cooking = state.part == "cook"
        self.laying = state.stage == "set"
        self.lap, self.spoon = state.lap, state.spoon
        self.stall, self.cooked = state.stall, state.cooked
        self.hands = [hand[:] for hand in state.hands]
        self.owns = [both(state.hands[seat], state.ingredients[seat]) for seat in seats]
        self.hand_sizes = [sum(hand) for hand in self.hands]
        self.own_sizes = [sum(own) for own in self.owns]
        self.laid: list[Move | None] = [None for _ in seats]
        for seat, (value, numbers, wilds) in state.laid:
            self.laid[seat] = value, numbers, wilds
        self.layers = [seat for seat, _ in state.laid] if self.laying else []
        self.values = [slot[0] if slot else 0 for slot in state.slots]
        self.counts = [len(slot) for slot in state.slots]
        self.pile, self.discard = state.pile[:], state.discard[:]
        self.supply, self.display = state.supply[:], state.display[:]
        self.made = [len(made) for made in state.sauces]
        self.points = [sum(SCORES[level] for level in made) for made in state.sauces]
        self.queue, self.at = state.queue[:], 0
        self.seat = self.queue[0] if self.queue else -1
        self.shuffle = shuffle

    def clone(self) -> Kitchen:
        other = Kitchen.__new__(Kitchen)
        other.seats, other.target, other.shuffle = self.seats, self.target, self.shuffle
        other.cooking, other.laying = self.cooking, self.laying
        other.lap, other.spoon = self.lap, self.spoon
        other.stall, other.cooked = self.stall, self.cooked
        other.hands = [hand[:] for hand in self.hands]
        other.owns = [own[:] for own in self.owns]
        other.hand_sizes, other.own_sizes = self.hand_sizes[:], self.own_sizes[:]
        other.laid, other.layers = self.laid[:], self.layers[:]
        other.values, other.counts = self.values[:], self.counts[:]
        other.pile, other.discard = self.pile[:], self.discard[:]
        other.supply, other.display = self.supply[:], self.display[:]
        other.made, other.points = self.made[:], self.points[:]
        other.queue, other.at, other.seat = self.queue, self.at, self.seat
        return other

    def scores(self) -> list[int]:
        """What each seat would score now; sets on the table are left out."""
        return [points - cards for points, cards in zip(self.points, self.own_sizes, strict=True)]

    def act(self, move: Move) -> None:
        """Carry out a legal move of the seat to act."""
        if self.laying:
            self._lay(self.seat, move)
        else:
            self._take_turn(self.seat, move)
        self.at += 1
        if self.at < len(self.queue):
            self.seat = self.queue[self.at]
        elif self.laying:
            self._decide_order()
        else:
            self._end_lap()

    def _lay(self, seat: int, move: Move) -> None:
        if move == PICKUP:
            self._pick_up(seat)
            return
        value, numbers, wilds = move
        for cards in (self.hands[seat], self.owns[seat]):
            cards[value] -= numbers
            cards[X] -= wilds
        self.hand_sizes[seat] -= numbers + wilds
        self.own_sizes[seat] -= numbers + wilds
        self.laid[seat] = move
        self.layers.append(seat)

    def _pick_up(self, seat: int) -> None:
        self.hands[seat] = self.owns[seat][:]
        self.hand_sizes[seat] = self.own_sizes[seat]

    def _decide_order(self) -> None:
        if not self.layers:
            self._end_lap()
            return
        # Sorting is stable: among equals, who has laid first acts first.
        self.queue = sorted(self.layers, key=self._rank, reverse=True)
        self.layers = []
        self.spoon = self.seat = self.queue[0]
        self.at, self.laying = 0, False

    def _rank(self, seat: int) -> int:
        laid = self.laid[seat]
        assert laid is not None
        return RANK * (laid[1] + laid[2]) + laid[0]

    def _take_turn(self, seat: int, move: Move) -> None:
        laid = self.laid[seat]
        assert laid is not None
        value, numbers, wilds = laid
        self.laid[seat] = None
        slot, kept, _ = move
        if slot == SAUCE:
            self.display.remove(kept)
            self.made[seat] += 1
            self.points[seat] += SCORES[kept]
            self.cooked = True
            kept = 0
        elif slot != NOTHING:
            self.owns[seat][self.values[slot]] += self.counts[slot]
            self.own_sizes[seat] += self.counts[slot]
            self.values[slot] = self.counts[slot] = 0
        if kept:
            own = self.owns[seat]
            own[value] += numbers
            own[X] += wilds
            self.own_sizes[seat] += numbers + wilds
        else:
            self.discard += [value] * numbers + [X] * wilds

    def _end_lap(self) -> None:
        if self.cooking:
            self.stall = 0 if self.cooked else self.stall + 1
            if ending(
                self.made,
                self.own_sizes,
                target=self.target,
                stall=self.stall,
                sauces_left=len(self.display) + len(self.supply),
            ):
                self.seat = -1
                return
            self._fill_slots()
        else:
            self._fill_slots()
            if not any(self.hand_sizes):
                if not any(self.own_sizes):
                    self.seat = -1
                    return
                self.cooking = True
        if self.cooking:
            self._fill_display()
            for seat in range(self.seats):
                if not self.hand_sizes[seat] and self.own_sizes[seat]:
                    self._pick_up(seat)
        self.lap += 1
        self.laying, self.cooked = True, False
        self.queue, self.at = laying_order(self.spoon, self.hand_sizes), 0
        self.seat = self.queue[0]

    def _fill_slots(self) -> None:
        values, counts, pile = self.values, self.counts, self.pile
        while 0 in values:
            if not pile:
                if not self.discard:
                    return
                pile += self.discard
                self.discard.clear()
                self.shuffle(pile)
            card = pile.pop()
            if card in values and card != X:
                for slot, value in enumerate(values):
                    if value == card and counts[slot] < GROUP:
                        counts[slot] += 1
                        break
                else:
                    slot = values.index(0)
                    values[slot], counts[slot] = card, 1
            else:
                slot = values.index(0)
                values[slot], counts[slot] = card, 1

    def _fill_display(self) -> None:
        display, supply, size = self.display, self.supply, display_size(self.seats)
        if supply and len(display) < size:
            while supply and len(display) < size:
                display.append(supply.pop())
            display.sort()
