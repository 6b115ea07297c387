"""A match of Kites at one moment: choosing strings, tricks, scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Self

from pygame_core.errors import Reason
from pygame_core.events import Event
from pygame_core.kit.cards import Card, full_deck, names
from pygame_core.kit.events import hand_dealt
from pygame_core.kit.scores import best_seats
from pygame_core.kit.trick_state import TrickState
from pygame_core.kit.tricks import TrickPlay, follow, strongest
from pygame_core.notation import split_action
from pygame_core.rng import Stream

DECK = full_deck("SMR", range(1, 9))
BY_NAME = {str(card): card for card in DECK}
SEATS = (2, 3, 4)
HAND = 6
GUST = 8
NO_TRICK = -5
STRINGS = ("long", "short")

Phase = Literal["string", "play", "over"]


def height(cards: Sequence[Card]) -> int:
    """What a trick is worth: its lowest number, nothing with a gust in it."""
    numbers = [card.number for card in cards]
    return 0 if GUST in numbers else min(numbers)


class KitesState(TrickState[Phase]):
    """One round for each seat."""

    __slots__ = ("dealer", "heights", "strings")

    def __init__(self, seats: int, seed: str, dealer: int) -> None:
        super().__init__(seats, seed)
        self.dealer = dealer
        self.strings: list[str | None] = [None] * seats
        # Of the tricks that each seat has taken, in order.
        self.heights: list[list[int]] = [[] for _ in range(seats)]

    def deal(self) -> list[Event]:
        """Begin the next round."""
        self.round += 1
        self._clear_tricks()
        self.strings = [None] * self.seats
        self.heights = [[] for _ in range(self.seats)]
        deck = list(DECK)
        Stream(self.seed, "deal", self.round).shuffle(deck)
        for seat in range(self.seats):
            self.hands[seat] = sorted(deck[seat * HAND : (seat + 1) * HAND], key=DECK.index)
        self.phase = "string"
        self.to_act = self.left_of(self.dealer)
        return [
            Event("round.started", {"round": self.round, "dealer": self.dealer}),
            *(hand_dealt(seat, names(hand)) for seat, hand in enumerate(self.hands)),
        ]

    def ahead(self) -> int | None:
        """The seat with the highest card of the suit led, None before the lead."""
        led = self.led
        if led is None:
            return None
        return strongest(self.trick, lambda card: (card.suit == led, card.number))[0]

    def points(self, seat: int) -> int:
        """What the round has brought this seat until now."""
        each = 2 if self.strings[seat] == "long" else 1
        return each * sum(self.heights[seat])

    # --- asking --------------------------------------------------------------------------------

    def legal_actions(self) -> tuple[str, ...]:
        if self.to_act is None:
            return ()
        if self.phase == "string":
            return tuple(f"string {length}" for length in STRINGS)
        return tuple(f"play {card}" for card in follow(self.hands[self.to_act], self.led))

    def why_not(self, action: str) -> Reason | None:
        verb, words = split_action(action)
        known: Sequence[str] = STRINGS if verb == "string" else tuple(BY_NAME)
        if verb not in {"string", "play"} or len(words) != 1 or words[0] not in known:
            return Reason("not-an-action", {"text": action})
        if verb != self.phase:
            return Reason("wrong-phase", {"phase": self.phase})
        return None if verb == "string" else self._why_not_play(BY_NAME[words[0]])

    # --- acting --------------------------------------------------------------------------------

    def apply(self, action: str) -> list[Event]:
        _, [word] = split_action(action)
        assert self.to_act is not None
        if self.phase == "string":
            return [self._choose(self.to_act, word)]
        events = [self._play_card(self.to_act, BY_NAME[word])]
        if len(self.trick) == self.seats:
            events.append(self._take(self.trick))
            if not self.hands[0]:
                events += self._finish_round()
        return events

    def _choose(self, seat: int, length: str) -> Event:
        self.strings[seat] = length
        self.to_act = self.left_of(seat)
        if None not in self.strings:
            self.phase = "play"
        return Event("string.chosen", {"seat": seat, "length": length})

    def _take(self, trick: Sequence[TrickPlay]) -> Event:
        winner = self.ahead()
        assert winner is not None
        self.heights[winner].append(height([card for _, card in trick]))
        return self._clear_trick(sum(map(len, self.heights)), winner)

    def _finish_round(self) -> list[Event]:
        detail = [self._detail(seat) for seat in range(self.seats)]
        points = [sum(line["points"] for line in lines) for lines in detail]
        scored = self._score(points, detail)
        if self.round == self.seats:
            return [scored, self._end(best_seats(self.scores), "rounds")]
        self.dealer = self.left_of(self.dealer)
        return [scored, *self.deal()]

    def _detail(self, seat: int) -> list[dict[str, Any]]:
        """The lines of this seat's column on the score sheet."""
        count = len(self.heights[seat])
        is_long = self.strings[seat] == "long"
        lines: list[dict[str, Any]] = [
            {"id": "heights", "count": count, "points": sum(self.heights[seat])}
        ]
        if is_long:
            doubled = NO_TRICK if count == 0 else sum(self.heights[seat])
            lines.append({"id": "long", "count": count, "points": doubled})
        return lines

    def clone(self) -> Self:
        other = super().clone()
        other.dealer = self.dealer
        other.strings = self.strings[:]
        other.heights = [heights[:] for heights in self.heights]
        return other
