"""What a seat can be sure of near the end of a round of Red Dragon."""

from __future__ import annotations

from collections.abc import Iterator

from pygame_core.games.red_dragon.knowledge import knowledge_of
from pygame_core.games.red_dragon.rules import BY_NAME
from pygame_core.games.red_dragon.state import RedDragonState
from pygame_core.kit.endings import only_winners
from pygame_core.kit.hidden import every_deal
from pygame_core.views import View


def worlds(view: View, most: int) -> Iterator[RedDragonState] | None:
    """As in `Provable`."""
    if view["phase"] != "play" or view["seat"] is None:
        return None
    knowledge = knowledge_of(view, "worlds")
    deals = every_deal(knowledge.unseen, knowledge.hands, most)
    return None if deals is None else (knowledge.with_hands(dealt) for dealt in deals)


def can_claim(view: View) -> bool:
    """As in `Provable`: each trick counts the same for every seat, and so does each red card."""
    if view["phase"] != "play" or view["trick"] or view["to_act"] != view["seat"]:
        return False
    knowledge = knowledge_of(view, "sweep")
    out = [*knowledge.unseen, *(card for cards in knowledge.state.taken for card in cards)]
    return only_winners([BY_NAME[name] for name in view["hand"]], out)
