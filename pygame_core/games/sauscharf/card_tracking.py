"""Card tracking in Sauscharf: every card in an ingredient deck was seen.

Once the dealt hands are played, that is every card anywhere but the order of the pile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pygame_core.games.sauscharf.rules import BY_NAME, Held, both, held, nothing


def _counted(cards: Iterable[str]) -> Held:
    return held(BY_NAME[name] for name in cards)


def _less(some: Held, fewer: Held) -> Held:
    return [a - b for a, b in zip(some, fewer, strict=True)]


class CardTracker:
    """Where a watchful spectator of these events knows cards to be.

    ingredients: by seat. hands: by seat, known from phase 2 on. pile: its cards, known once it
    has been made from the discard pile, else None. cooking: whether phase 2 has begun.
    """

    __slots__ = ("_discard", "cooking", "hands", "ingredients", "pile")

    def __init__(self, seats: int, history: Iterable[dict[str, Any]]) -> None:
        self.ingredients = [nothing() for _ in range(seats)]
        self.hands = [nothing() for _ in range(seats)]
        self.pile: Held | None = None
        self.cooking = False
        self._discard = nothing()
        for event in history:
            self._see(event["id"], event["params"])

    def _see(self, event: str, params: dict[str, Any]) -> None:
        if event == "slots.filled":
            self._see_filling(params["turned"], params["shuffled_after"])
        elif event == "set.played" and self.cooking:
            seat = params["seat"]
            self.hands[seat] = _less(self.hands[seat], _counted(params["cards"]))
        elif event == "ingredients.taken":
            self.cooking = True
            seat = params["seat"]
            self.hands[seat] = both(self.hands[seat], self.ingredients[seat])
            self.ingredients[seat] = nothing()
        elif event == "chili.taken":
            seat = params["seat"]
            gained = _counted(params["cards"])
            if params["kept"]:
                gained = both(gained, _counted(params["set"]))
            else:
                self._discard = both(self._discard, _counted(params["set"]))
            self.ingredients[seat] = both(self.ingredients[seat], gained)
        elif event == "sauce.made":
            self._discard = both(self._discard, _counted(params["set"]))

    def _see_filling(self, turned: list[str], shuffled_after: int | None) -> None:
        if shuffled_after is not None:
            self.pile, self._discard = self._discard, nothing()
            turned = turned[shuffled_after:]
        if self.pile is not None:
            self.pile = _less(self.pile, _counted(turned))
