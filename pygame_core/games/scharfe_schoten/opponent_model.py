"""A model of the opponents, in lanes: what they predict by their strong cards, and by chance."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.scharfe_schoten.lanes import HUES, OF_HUE, ScharfeSchotenLanes
from pygame_core.kit.lanes.planes import Columns, Planes, add_up, less, put_mask, put_weight

LOST = 10
"""What a card in hand counts less towards hope than one of another hand, in tenths of a card."""
STRONG = 40
"""What a card counts that is sure to take a trick, likewise."""
DOUBT = range(3)
"""The bits of the chance number in a hope."""


class OpponentModel:
    """How seats predict in a round with this order of all cards, strongest first."""

    def __init__(self, order: Sequence[int]) -> None:
        self._strengths = [0] * len(order)
        for place, card in enumerate(order):
            own = sum(other // 12 == card // 12 for other in order[:place])
            # One of another colour is a danger only where its holder cannot follow.
            self._strengths[card] = round(STRONG * 0.85 ** (own + 0.2 * (place - own)))
        trumps = [card // 12 for card in order[: len(HUES)]]
        self._weakness = [trumps.index(hue) for hue in HUES]

    def predict(self, game: ScharfeSchotenLanes, seat: int) -> None:
        """Let this seat predict in all lanes."""
        everywhere = game.everywhere
        most = [everywhere] + [0] * (len(HUES) - 1)
        least = most[:]
        highest = lowest = self._hope(game, seat, 0)
        for hue in HUES[1:]:
            hope = self._hope(game, seat, hue)
            above = less(highest, hope, everywhere)
            # No colour can be both, not even where two are equal.
            lower = everywhere if hue == 1 else less(hope, lowest, everywhere)
            below = lower & (everywhere ^ above)
            highest = _chosen(highest, hope, above)
            lowest = _chosen(lowest, hope, below)
            for found, lanes in ((most, above), (least, below)):
                for other in range(hue):
                    found[other] ^= found[other] & lanes
                found[hue] = lanes
        game.most[seat], game.least[seat] = most, least

    def _hope(self, game: ScharfeSchotenLanes, seat: int, hue: int) -> Planes:
        """How many cards of this colour the seat may hope for, in tenths and but for a constant."""
        columns: Columns = []
        hand, gate = game.hands[seat], game.gate
        for card in OF_HUE[hue]:
            put_weight(columns, self._strengths[card], hand[card])
            put_weight(columns, LOST, game.everywhere ^ hand[card])
        for bit in DOUBT:
            put_mask(columns, bit, gate())
        put_weight(columns, LOST * self._weakness[hue], game.everywhere)
        return add_up(columns)


def _chosen(planes: Planes, others: Planes, lanes: int) -> Planes:
    """The second number in these lanes, the first one elsewhere."""
    longer = max(len(planes), len(others))
    padded = [each + [0] * (longer - len(each)) for each in (planes, others)]
    return [a ^ ((a ^ b) & lanes) for a, b in zip(*padded, strict=True)]
