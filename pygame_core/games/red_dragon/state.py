"""A match of Red Dragon at one moment: giving to the centre, the draft, tricks, scoring."""

from __future__ import annotations

from typing import Any, Literal, Self

from pygame_core.errors import Reason
from pygame_core.events import Event
from pygame_core.games.red_dragon.rules import (
    BY_NAME,
    DECK,
    RED,
    TABLES,
    Table,
    draft_order,
    penalty,
    score_round,
)
from pygame_core.kit.cards import Card, names
from pygame_core.kit.events import hand_dealt
from pygame_core.kit.scores import best_seats
from pygame_core.kit.trick_state import TrickState
from pygame_core.kit.tricks import follow, strongest
from pygame_core.notation import split_action
from pygame_core.rng import Stream

Phase = Literal["give", "draft", "play", "over"]
VERBS: dict[Phase, str] = {"give": "give", "draft": "take", "play": "play"}


class RedDragonState(TrickState[Phase]):
    """One round for each seat."""

    __slots__ = ("centre", "draft", "first", "given", "reds", "taken", "tricks")

    def __init__(self, seats: int, seed: str, first: int) -> None:
        super().__init__(seats, seed)
        self.first = first
        self._clear_table()

    def _clear_table(self) -> None:
        self._clear_tricks()
        self.given: list[list[Card]] = [[] for _ in range(self.seats)]
        self.centre: list[Card] = []
        # Who takes the next cards of the centre, in order.
        self.draft: list[int] = []
        # Openly drafted cards that are still in hand: everybody knows who holds them.
        self.taken: list[list[Card]] = [[] for _ in range(self.seats)]
        self.tricks = [0] * self.seats
        self.reds: list[list[Card]] = [[] for _ in range(self.seats)]

    @property
    def table(self) -> Table:
        return TABLES[self.seats]

    def ahead(self) -> int | None:
        """The seat with the highest number of the suit led, None before the lead."""
        if not self.trick:
            return None
        led = self.led
        return strongest(self.trick, lambda card: (card.suit == led, card.number))[0]

    # --- asking --------------------------------------------------------------------------------

    def _open_cards(self) -> list[Card]:
        """The cards that the seat to act may name now."""
        if self.to_act is None:
            return []
        if self.phase == "draft":
            return self.centre
        hand = self.hands[self.to_act]
        return follow(hand, self.led) if self.phase == "play" else hand

    def legal_actions(self) -> tuple[str, ...]:
        return tuple(f"{VERBS[self.phase]} {card}" for card in self._open_cards())

    def why_not(self, action: str) -> Reason | None:
        verb, words = split_action(action)
        if verb not in VERBS.values() or len(words) != 1 or words[0] not in BY_NAME:
            return Reason("not-an-action", {"text": action})
        if verb != VERBS[self.phase]:
            return Reason("wrong-phase", {"phase": self.phase})
        card = BY_NAME[words[0]]
        if self.phase == "play":
            return self._why_not_play(card)
        if card in self._open_cards():
            return None
        place = "centre" if self.phase == "draft" else "hand"
        return Reason(f"card-not-in-{place}", {"card": words[0]})

    # --- acting --------------------------------------------------------------------------------

    def apply(self, action: str) -> list[Event]:
        assert self.to_act is not None
        card = BY_NAME[split_action(action)[1][0]]
        if self.phase == "give":
            return self._give(self.to_act, card)
        if self.phase == "draft":
            return self._take(self.to_act, card)
        return self._play(self.to_act, card)

    def deal(self) -> list[Event]:
        """Begin the next round: shuffle and deal every card."""
        self.round += 1
        self._clear_table()
        deck = list(DECK)
        Stream(self.seed, "deal", self.round).shuffle(deck)
        for seat in range(self.seats):
            self.hands[seat] = sorted(deck[seat :: self.seats], key=DECK.index)
        self.phase = "give"
        self.to_act = self.first
        return [
            Event("round.started", {"round": self.round, "first": self.first}),
            *(hand_dealt(seat, names(hand)) for seat, hand in enumerate(self.hands)),
        ]

    def _give(self, seat: int, card: Card) -> list[Event]:
        self.hands[seat].remove(card)
        self.given[seat].append(card)
        events = [Event("card.given", {"seat": seat}, secret={"card": str(card)}, seats=(seat,))]
        if len(self.given[seat]) == self.table.give:
            self.to_act = self.left_of(seat)
            if self.to_act == self.first:
                events += self._reveal()
        return events

    def _reveal(self) -> list[Event]:
        """Turn up the centre, mixed so that nobody sees who gave what."""
        self.centre = [card for cards in self.given for card in cards]
        Stream(self.seed, "centre", self.round).shuffle(self.centre)
        self.draft = draft_order(self.seats, self.first)
        self.phase = "draft"
        self.to_act = self.draft[0]
        return [Event("centre.revealed", {"cards": names(self.centre)})]

    def _take(self, seat: int, card: Card) -> list[Event]:
        self.centre.remove(card)
        self.taken[seat].append(card)
        self.hands[seat].append(card)
        self.hands[seat].sort(key=DECK.index)
        del self.draft[0]
        if self.draft:
            self.to_act = self.draft[0]
        else:
            self.phase = "play"
            self.to_act = self.first
        return [Event("centre.taken", {"seat": seat, "card": str(card)})]

    def _play(self, seat: int, card: Card) -> list[Event]:
        if card in self.taken[seat]:
            self.taken[seat].remove(card)
        events = [self._play_card(seat, card)]
        if len(self.trick) == self.seats:
            events.append(self._take_trick())
            if not self.hands[seat]:
                events += self._finish_round()
        return events

    def _take_trick(self) -> Event:
        """The seat that is ahead takes the trick."""
        winner = self.ahead()
        assert winner is not None
        self.tricks[winner] += 1
        self.reds[winner] += sorted(card for _, card in self.trick if card.suit == RED)
        return self._clear_trick(sum(self.tricks), winner)

    def _finish_round(self) -> list[Event]:
        """Score the round and deal the next; or end the match, at once if one seat took all."""
        if self.table.tricks in self.tricks:
            return [self._end((self.tricks.index(self.table.tricks),), "all-tricks")]
        score = score_round(self.tricks, self.reds)
        scored = self._score(
            score.points, [self._detail(seat, score.bonus[seat]) for seat in range(self.seats)]
        )
        if self.round == self.seats:
            return [scored, self._end(best_seats(self.scores), "rounds")]
        self.first = self.left_of(self.first)
        return [scored, *self.deal()]

    def _detail(self, seat: int, bonus: int) -> list[dict[str, Any]]:
        """The lines of this seat's column on the score sheet."""
        count, each = self.tricks[seat], self.table.per_trick
        reds = sorted(self.reds[seat])
        lines: list[dict[str, Any]] = [
            {"id": "tricks", "count": count, "each": each, "points": count * each},
            {"id": "red-cards", "cards": names(reds), "points": -sum(map(penalty, reds))},
        ]
        if bonus:
            lines.append({"id": "no-trick", "seats": self.tricks.count(0), "points": bonus})
        return lines

    def clone(self) -> Self:
        other = super().clone()
        other.first = self.first
        other.given = [cards[:] for cards in self.given]
        other.centre = self.centre[:]
        other.draft = self.draft[:]
        other.taken = [cards[:] for cards in self.taken]
        other.tricks = self.tricks[:]
        other.reds = [cards[:] for cards in self.reds]
        return other
