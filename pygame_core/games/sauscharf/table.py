"""All that lies on the table of Sauscharf and in the hands at one moment."""

from __future__ import annotations

from typing import Literal, Self

from pygame_core.games.sauscharf.rules import ChiliSet, nothing
from pygame_core.games.sauscharf.sauces import HEATS, SLOTS, Heat

Part = Literal["gather", "cook"]
"""The two phases: gathering chilies from the dealt hand, then cooking sauces."""
Stage = Literal["set", "turn"]
"""The halves of a lap: everybody lays a set, then acts in the order of the sets."""


class SauscharfTable:
    """Mutable. Seats are 0 … seats − 1, clockwise.

    A lap is what the printed rules call a round; the one round of the match is all of its laps.
    """

    __slots__ = (
        "cooked",
        "discard",
        "display",
        "gathering_laps",
        "hands",
        "heat",
        "ingredients",
        "laid",
        "lap",
        "order",
        "part",
        "pile",
        "queue",
        "sauces",
        "scores",
        "seats",
        "seed",
        "shuffles",
        "slots",
        "spoon",
        "stage",
        "stall",
        "supply",
        "winners",
    )

    def __init__(self, seats: int, heat: str, seed: str) -> None:
        self.seats = seats
        self.heat = heat
        self.seed = seed
        # Laps are counted through both phases; how many were phase 1, once it is over.
        self.lap = 0
        self.gathering_laps = 0
        self.part: Part = "gather"
        self.stage: Stage = "set"
        self.spoon = 0
        # The pile and the supply are drawn from their ends.
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.shuffles = 0
        self.slots: list[list[int]] = [[] for _ in range(SLOTS)]
        self.hands = [nothing() for _ in range(seats)]
        self.ingredients = [nothing() for _ in range(seats)]
        # The sets on the table, in the order they were laid; they belong to no hand meanwhile.
        self.laid: list[tuple[int, ChiliSet]] = []
        # The turn order of this lap, decided by its sets.
        self.order: list[int] = []
        # Who has yet to lay a set or to act, in order.
        self.queue: list[int] = []
        self.supply: list[int] = []
        self.display: list[int] = []
        self.sauces: list[list[int]] = [[] for _ in range(seats)]
        # Laps in a row without a sauce, and whether this one has seen one.
        self.stall = 0
        self.cooked = False
        self.scores = [0] * seats
        self.winners: tuple[int, ...] = ()

    @property
    def rules(self) -> Heat:
        return HEATS[self.heat]

    @property
    def target(self) -> int:
        """With this many sauces, a seat without cards ends the match."""
        return self.rules.target[self.seats]

    @property
    def to_act(self) -> int | None:
        return self.queue[0] if self.queue else None

    @property
    def phase(self) -> str:
        """gather-set, gather-turn, cook-set, cook-turn or over."""
        return f"{self.part}-{self.stage}" if self.queue else "over"

    def set_of(self, seat: int) -> ChiliSet:
        """The set that this seat has on the table."""
        return dict(self.laid)[seat]

    def cards_held(self, seat: int) -> int:
        """Cards in hand and among the ingredients: those that cost a point each at the end."""
        return sum(self.hands[seat]) + sum(self.ingredients[seat])

    def clone(self) -> Self:
        other = self.__new__(type(self))
        other.seats, other.heat, other.seed = self.seats, self.heat, self.seed
        other.lap, other.part, other.stage, other.spoon = (
            self.lap,
            self.part,
            self.stage,
            self.spoon,
        )
        other.gathering_laps = self.gathering_laps
        other.shuffles, other.stall, other.cooked = self.shuffles, self.stall, self.cooked
        other.winners = self.winners
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.slots = [slot[:] for slot in self.slots]
        other.hands = [hand[:] for hand in self.hands]
        other.ingredients = [cards[:] for cards in self.ingredients]
        other.laid = self.laid[:]
        other.order = self.order[:]
        other.queue = self.queue[:]
        other.supply = self.supply[:]
        other.display = self.display[:]
        other.sauces = [made[:] for made in self.sauces]
        other.scores = self.scores[:]
        return other
