"""What a seat can be sure of near the end of a round of Scharfe Schoten."""

from __future__ import annotations

from collections.abc import Iterator

from pygame_core.games.scharfe_schoten.knowledge import knowledge_of
from pygame_core.games.scharfe_schoten.rules import COLOURS
from pygame_core.games.scharfe_schoten.state import ScharfeSchotenState
from pygame_core.kit.hidden import HiddenPlace, every_deal
from pygame_core.views import View


def worlds(view: View, most: int) -> Iterator[ScharfeSchotenState] | None:
    """As in `Provable`: the colours of all hands are known, and their numbers are tried."""
    if view["phase"] == "predict" or view["seat"] is None:
        return None
    knowledge = knowledge_of(view, "worlds")
    unseen = [card for cards in knowledge.unseen.values() for card in cards]
    # A place for each colour of each hand, and one for what was laid away unseen.
    held = [
        (colour, knowledge.backs[seat][colour]) for seat in knowledge.others for colour in COLOURS
    ]
    places = [
        HiddenPlace(count, lacks=[other for other in COLOURS if other != colour])
        for colour, count in held
    ]
    away = HiddenPlace(len(unseen) - sum(count for _, count in held))
    deals = every_deal(unseen, [*places, away], most)
    if deals is None:
        return None
    each = len(COLOURS)
    return (
        knowledge.with_hands(
            [
                [card for cards in dealt[at : at + each] for card in cards]
                for at in range(0, len(held), each)
            ]
        )
        for dealt in deals
    )


def can_claim(_view: View) -> bool:
    """As in `Provable`: with each trick goes a choice from the rack, so no."""
    return False
