"""Who is bound to take all the tricks that are left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame_core.kit.cards import Card


def only_winners(hand: Iterable[Card], out: Sequence[Card], trump: str | None = None) -> bool:
    """Whether each of these cards takes its trick when led, whatever of the others is played to it.

    out: all cards that other seats may hold (more do no harm). The highest of the suit led takes
    the trick, or the highest trump, where there is such a suit.
    """

    def beaten(card: Card) -> bool:
        return any(
            other.number > card.number if other.suit == card.suit else other.suit == trump
            for other in out
        )

    return not any(map(beaten, hand))
