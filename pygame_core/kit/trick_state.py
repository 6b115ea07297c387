"""What the states of all trick-taking games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Self, TypeVar, cast

from pygame_core.errors import Reason
from pygame_core.events import Event
from pygame_core.kit.cards import Card, names
from pygame_core.kit.events import last_trick, match_ended, round_scored, trick_taken
from pygame_core.kit.tricks import TrickPlay, follow, plays_of
from pygame_core.views import LastTrick, Position, View, position_of

Phase = TypeVar("Phase", bound=str)


class TrickState(ABC, Generic[Phase]):
    """One moment of a match in which everybody plays one card to each trick.

    Mutable. Seats are 0 … seats − 1, clockwise; rounds count from 1. A game adds its own facts
    and its rules; one of its phases is "over".
    """

    __slots__ = (
        "hands",
        "last_trick",
        "phase",
        "round",
        "scores",
        "seats",
        "seed",
        "to_act",
        "trick",
        "winners",
    )

    def __init__(self, seats: int, seed: str) -> None:
        self.seats = seats
        self.seed = seed
        self.round = 0
        self.phase = cast(Phase, "over")
        self.to_act: int | None = None
        self.scores = [0] * seats
        self.winners: tuple[int, ...] = ()
        self._clear_tricks()

    def _clear_tricks(self) -> None:
        self.hands: list[list[Card]] = [[] for _ in range(self.seats)]
        self.trick: list[TrickPlay] = []
        self.last_trick: LastTrick | None = None

    @property
    def led(self) -> str | None:
        """The suit led to the trick on the table, None before the lead."""
        return self.trick[0][1].suit if self.trick else None

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    @abstractmethod
    def legal_actions(self) -> tuple[str, ...]:
        """As in `State`."""

    def take_from(self, view: View, cards: Mapping[str, Card]) -> None:
        """Take over what such a view tells; hands of other seats stay as they are.

        cards: all there are, by name; a card that the view does not name is left out.
        """
        self.round = view["round"]
        self.phase = cast(Phase, view["phase"])
        self.to_act = view["to_act"]
        self.scores = list(view["scores"])
        self.winners = tuple(view["winners"])
        self.last_trick = view["last_trick"]
        self.trick = plays_of(view["trick"], cards)
        if view["seat"] is not None:
            self.hands[view["seat"]] = [cards[name] for name in view["hand"]]

    def _why_not_play(self, card: Card) -> Reason | None:
        """Why the seat to act may not play this card, where the suit led must be followed."""
        assert self.to_act is not None
        hand = self.hands[self.to_act]
        if card not in hand:
            return Reason("card-not-in-hand", {"card": str(card)})
        may = follow(hand, self.led)
        if card not in may:
            return Reason("must-follow", {"suit": self.led, "cards": names(may)})
        return None

    # --- what happens in every such game -------------------------------------------------------

    def _play_card(self, seat: int, card: Card) -> Event:
        """Play a card of the hand face up; the seat to the left is next."""
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.to_act = self.left_of(seat)
        return Event("card.played", {"seat": seat, "card": str(card)})

    def _clear_trick(self, number: int, winner: int) -> Event:
        """The winner has taken the trick and leads the next one."""
        self.last_trick = last_trick(number, self.trick, winner)
        self.trick = []
        self.to_act = winner
        return trick_taken(self.last_trick, holder=winner, next_leader=winner)

    def _score(self, points: Sequence[int], detail: list[list[dict[str, Any]]]) -> Event:
        """Add what the round has brought to the totals; detail: score-sheet lines per seat."""
        self.scores = [total + more for total, more in zip(self.scores, points, strict=True)]
        return round_scored(self.round, points, self.scores, detail)

    def _end(self, winners: tuple[int, ...], reason: str, **more: object) -> Event:
        self.phase = cast(Phase, "over")
        self.to_act = None
        self.winners = winners
        return match_ended(winners, self.scores, reason, **more)

    def clone(self) -> Self:
        """An independent copy of what stands here; a game copies its own facts besides."""
        other = self.__new__(type(self))
        other.seats, other.seed, other.round = self.seats, self.seed, self.round
        other.phase, other.to_act, other.winners = self.phase, self.to_act, self.winners
        other.last_trick = self.last_trick
        other.scores = self.scores[:]
        other.hands = [hand[:] for hand in self.hands]
        other.trick = self.trick[:]
        return other


def trick_position(
    state: TrickState[Any],
    seat: int | None,
    *,
    game: str,
    rounds: int | None,
    ahead: int | None,
    table: dict[str, Any],
) -> Position:
    """The position of a seat where the hand is all it may still play and the trick lies open."""
    return position_of(
        state,
        seat,
        game=game,
        number=state.round,
        rounds=rounds,
        hand=[] if seat is None else names(state.hands[seat]),
        hand_counts=[len(hand) for hand in state.hands],
        trick=[(who, str(card)) for who, card in state.trick],
        ahead=ahead,
        last_trick=state.last_trick,
        table=table,
    )
