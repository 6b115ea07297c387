"""What the cards of a trick, and the one of the rack with them, make of a seat's points so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame_core.games.scharfe_schoten.rules import (
    Colours,
    Prediction,
    count_colours,
    score_prediction,
)
from pygame_core.kit.cards import Card


class Standing(NamedTuple):
    """captured: by colour, what the seat has won. rack: what is left there."""

    captured: Colours
    rack: Colours
    prediction: Prediction

    def having(self, won: Sequence[Card], from_rack: str = "") -> Colours:
        """With these cards more, and with one of the rack."""
        more = count_colours(won)
        have = {colour: self.captured[colour] + more[colour] for colour in more}
        return {**have, from_rack: have[from_rack] + 1} if from_rack else have

    def points(self, won: Sequence[Card]) -> int:
        """As it stands with these cards, before one of the rack."""
        return score_prediction(self.having(won), self.prediction).points

    def worth(self, won: Sequence[Card]) -> tuple[int, str]:
        """The points as it stands with these cards more, and for a trick with the best of the rack:
        its colour, what is wanted before another, "" if nothing is left there."""
        left = [colour for colour, count in self.rack.items() if count and won]
        if not left:
            return self.points(won), ""
        worths = {
            colour: score_prediction(self.having(won, colour), self.prediction).points
            for colour in left
        }
        best = max(left, key=lambda colour: (worths[colour], colour == self.prediction[0]))
        return worths[best], best
