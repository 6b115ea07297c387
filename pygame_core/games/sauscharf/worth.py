"""What chilies are worth to a seat of Sauscharf that still wants to do something with them.

The worth of a group depends on its size: single cards are a burden, a group that is nearly a sauce
is worth nearly a sauce. How much, depends on the mood: what the seat is after just now.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from pygame_core.games.sauscharf.rules import Held, X

Mood = Literal["gather", "cook", "dig", "late", "shed"]
"""gather: phase 1. cook: phase 2, towards the next sauce. dig: too poor or stuck, so anything new
is welcome. late: the match may end soon, cards will cost. shed: cards only cost."""


class Worth(NamedTuple):
    """Points that a group of 0, 1, 2, … equal numbers is worth (larger: as the last), and an X."""

    groups: tuple[float, ...]
    wild: float

    def group(self, size: int) -> float:
        return self.groups[min(size, len(self.groups) - 1)]

    def change(self, own: Held, gained: Iterable[int], lost: Iterable[int] = ()) -> float:
        """By how much own cards gain in worth with these more and those fewer."""
        steps: dict[int, int] = {}
        for card in gained:
            steps[card] = steps.get(card, 0) + 1
        for card in lost:
            steps[card] = steps.get(card, 0) - 1
        return sum(
            self.wild * step if card == X else self.group(own[card] + step) - self.group(own[card])
            for card, step in steps.items()
        )


SHED = Worth(tuple(-float(size) for size in range(9)), wild=-1.0)

_MILD: Mapping[Mood, Worth] = {
    "gather": Worth((0, -0.5, 0.3, 1.6, 4.1, 6.1, 8.7, 10.2, 15.0), wild=2.6),
    "cook": Worth((0, -0.9, -0.7, 1.6, 4.2, 5.1, 6.9, 10.0, 11.7), wild=1.3),
    "dig": Worth((0, 0.4, 0.7, 2.5, 4.0, 6.6, 8.6, 11.3, 11.5), wild=2.6),
    "late": Worth((0, -1.6, -2.4, -2.1, 0.7, 2.0, 4.2, 5.8, 9.8), wild=0.0),
    "shed": SHED,
}
_HOTTER: Mapping[Mood, Worth] = {
    "gather": Worth((0, 0.1, 1.0, 2.6, 4.6, 5.9, 8.2, 10.0, 13.5), wild=2.3),
    "cook": Worth((0, -1.3, -0.4, 1.7, 3.2, 5.2, 7.5, 10.4, 11.0), wild=2.7),
    "dig": Worth((0, 0.0, 0.7, 2.3, 4.5, 6.8, 8.5, 10.7, 13.3), wild=2.3),
    "late": Worth((0, -1.8, -2.0, -1.5, 0.5, 2.4, 4.4, 5.4, 8.5), wild=1.1),
    "shed": SHED,
}
WORTH: Mapping[str, Mapping[Mood, Worth]] = {
    "mild": _MILD,
    "hot": _HOTTER,
    "super-hot": _HOTTER,
}
