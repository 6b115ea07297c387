"""The table of Sauscharf as a computer player takes it in, and the mood it gets into."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from pygame_core.games.sauscharf.choices import read_set
from pygame_core.games.sauscharf.memory import Memory
from pygame_core.games.sauscharf.rules import BY_NAME, ChiliSet, X, both, held
from pygame_core.games.sauscharf.sauces import SAUCES
from pygame_core.games.sauscharf.worth import WORTH, Mood
from pygame_core.views import View

# So few cards cannot make a sauce of their own.
_POOR = 6
# So few cards more than sauces lacking can be gone within a lap or two.
_NEARLY_OUT = 6
# Laps without a sauce after which a match is stuck.
_STUCK = 3
# Laps before the stall limit when nothing large can be built any more.
_CLOSING = 4


class Scene:
    """What the seat to act sees; with an empty history nobody's cards are remembered."""

    def __init__(self, view: View) -> None:
        table: dict[str, Any] = view["table"]
        me = view["to_act"]
        assert me is not None
        self.me = me
        self.seats = view["seats"]
        self.part: str = table["part"]
        self.hand = held(BY_NAME[name] for name in view["hand"])
        self.ingredients = held(BY_NAME[name] for name in table["ingredients"])
        self.own = both(self.hand, self.ingredients)
        self.slots = [[BY_NAME[name] for name in slot] for slot in table["slots"]]
        self.sets: dict[int, ChiliSet] = {
            seat: read_set(cards) for seat, cards in enumerate(table["sets"]) if cards
        }
        self.later = len(view["table"]["waiting"]) - 1
        self.display: list[int] = [sauce["heat"] for sauce in table["display"]]
        self.points: list[int] = table["points"]
        self.standing: list[int] = table["standing"]
        self.target: int = table["target"]
        self.lacking = [self.target - len(made) for made in table["sauces"]]
        self.others = [seat for seat in range(self.seats) if seat != me]
        self._sauces_left = bool(self.display or table["supply"] or self.part == "gather")
        self._alone = table["alone"] == me
        self._stall: dict[str, Any] = table["stall"]
        self._view = view
        self.mood = self._mood()
        self.worth = WORTH[table["heat"]][self.mood]

    @property
    def cards(self) -> int:
        """How many cards I have, without a set on the table."""
        return sum(self.own)

    @cached_property
    def best_slots(self) -> list[float]:
        """What the three best slots would bring me; taking none brings 0."""
        gains = [self.worth.change(self.own, slot) for slot in self.slots if slot]
        return sorted([*gains, 0.0, 0.0, 0.0], reverse=True)[:3]

    @cached_property
    def best_sauce(self) -> float:
        """What the best sauce would bring if hand and ingredients were one hand."""
        values = (
            SAUCES[level].points + self.worth.change(self.own, (), cards)
            for level in set(self.display)
            for cards in self._smallest_sets(level)
        )
        return max(values, default=0.0)

    def _smallest_sets(self, level: int) -> list[list[int]]:
        """For each number the set of just this size, with as few X as possible."""
        sets = []
        for value in range(1, X):
            numbers = min(self.own[value], level)
            if numbers and level - numbers <= self.own[X]:
                sets.append([value] * numbers + [X] * (level - numbers))
        return sets

    def _cards_of(self, seat: int) -> int:
        return self.points[seat] - self.standing[seat]

    def _mood(self) -> Mood:
        if self.part == "gather":
            return "gather"
        mine, me = self._cards_of(self.me), self.me
        ahead = all(self.standing[me] > self.standing[seat] for seat in self.others)
        if not self._sauces_left or (ahead and (self._alone or self.lacking[me] <= 0)):
            return "shed"
        if self._stall["left"] <= _CLOSING:
            return "late"
        stuck = self._stall["laps"] >= _STUCK
        if not stuck and self._ending_threatens():
            return "late"
        return "dig" if stuck or self._alone or mine <= _POOR else "cook"

    def _ending_threatens(self) -> bool:
        """Whether another seat may soon have enough sauces and no cards."""
        return any(self._may_end(seat) for seat in self.others if self.lacking[seat] <= 1)

    def _may_end(self, seat: int) -> bool:
        cards = self._cards_of(seat)
        if self.lacking[seat] <= 0:
            return 0 < cards <= 2 * _NEARLY_OUT
        if cards > _NEARLY_OUT + self.target or not self.display:
            return False
        return self._largest_set(seat) >= min(self.display)

    def _largest_set(self, seat: int) -> int:
        """The largest set the seat can have; unremembered, all its cards might be equal."""
        if not self._view["history"]:
            return self._cards_of(seat)
        memory = Memory(self.seats, self._view["history"])
        cards = both(memory.hands[seat], memory.ingredients[seat])
        laid = self.sets.get(seat)
        if laid is not None:
            cards = both(cards, held(laid.cards))
        return max(cards[:X]) + cards[X]
