"""What happens around the tricks: steps before the first and after the third, where a trick
goes, who leads next, which way round, and when a round ends.

The hooks:
* `before_play` steps are taken one after the other, the lowest number first; each is finished
  by all seats before the next begins. `after_third` follows trick 3 in the same way.
* `winner_removes` comes first after a trick; then `taker` says who receives it, then that seat
  hands on all it has (`handed_to`). Receiving tricks in this way does not hand on again.
* `leader` goes by the winner, whoever took the trick. `clockwise` goes by the trick's number.
* `leftover`: the round ends when each seat holds this many cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame_core.games.stich_meister.cards import TABLES
from pygame_core.games.stich_meister.rule_card import RuleCard, Step


class Route(NamedTuple):
    """Where a trick goes. taker: who receives it. holder: where it lies in the end.

    If holder is not taker, all other tricks of the taker go there as well.
    """

    taker: int
    holder: int
    next_leader: int


class Routing:
    """The way of tricks and turns under the cards in force."""

    __slots__ = (
        "_clockwise",
        "_handed_to",
        "_leader",
        "_taker",
        "after_third",
        "before_play",
        "leftover",
        "winner_removes",
    )

    def __init__(self, cards: Sequence[RuleCard]) -> None:
        self.before_play = [card.before_play for card in cards if card.before_play]
        self.after_third: list[Step] = [card.after_third for card in cards if card.after_third]
        self.winner_removes = any(card.winner_removes for card in cards)
        self.leftover = max((card.leftover for card in cards), default=0)
        self._taker = next((card.taker for card in cards if card.taker), None)
        self._handed_to = next((card.handed_to for card in cards if card.handed_to), None)
        self._leader = next((card.leader for card in cards if card.leader), None)
        self._clockwise = next((card.clockwise for card in cards if card.clockwise), None)

    @property
    def hands_on(self) -> bool:
        """Whether the taker hands all its tricks on."""
        return self._handed_to is not None

    def holder_of(self, taker: int, seats: int) -> int:
        """Where the tricks of who takes one lie in the end."""
        return taker if self._handed_to is None else self._handed_to(taker, seats)

    def route(self, winner: int, seats: int) -> Route:
        taker = winner if self._taker is None else self._taker(winner, seats)
        return Route(
            taker=taker,
            holder=self.holder_of(taker, seats),
            next_leader=winner if self._leader is None else self._leader(winner, seats),
        )

    def is_clockwise(self, trick_number: int) -> bool:
        return self._clockwise is None or self._clockwise(trick_number)

    def after(self, seat: int, trick_number: int, seats: int) -> int:
        """Who plays after this seat."""
        return (seat + (1 if self.is_clockwise(trick_number) else -1)) % seats

    def tricks(self, seats: int) -> int:
        """How many tricks are played in a round; also the number of the last one."""
        return TABLES[seats].hand - self.leftover
