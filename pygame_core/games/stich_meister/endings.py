"""What a seat can be sure of near the end of a round of Stich-Meister.

Only while all that is hidden lies in the other hands: a card face down in the trick, or one that
was passed on unseen in the middle of the round, leaves too much open to be listed.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pygame_core.games.stich_meister.card_tracking import tracker_of
from pygame_core.games.stich_meister.cards import in_order
from pygame_core.games.stich_meister.knowledge import determinize, fitting, hidden_cards, known_part
from pygame_core.games.stich_meister.state import StichMeisterState
from pygame_core.kit.cards import Card
from pygame_core.kit.hidden import every_deal
from pygame_core.views import FACE_DOWN, View


def worlds(view: View, most: int) -> Iterator[StichMeisterState] | None:
    """As in `Provable`."""
    tracker = tracker_of(view)
    face_down = any(card == FACE_DOWN for _, card in view["trick"])
    if view["phase"] not in ("play", "remove") or face_down or tracker.late_pass:
        return None
    rng = Random("worlds")
    others, unseen = hidden_cards(known_part(view, tracker, "worlds"), view, tracker)
    deals = fitting(
        others, unseen, view, tracker, rng, lambda places: every_deal(unseen, places, most)
    )
    if deals is None:
        return None
    base = determinize(view, rng)

    def world(dealt: list[list[Card]]) -> StichMeisterState:
        state = base.clone()
        hidden = zip(*[iter(dealt)] * 3, strict=True)
        for other, (kept, gift, reserved) in zip(others, hidden, strict=True):
            state.hands[other.seat] = in_order(kept + gift + other.known + other.open)
            state.reserved[other.seat] = reserved[0] if reserved else None
        return state

    return map(world, deals)


def can_claim(_view: View) -> bool:
    """As in `Provable`: the rule cards in force make too much of who takes what when, so no."""
    return False
