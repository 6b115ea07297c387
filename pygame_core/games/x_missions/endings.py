"""What a seat can be sure of near the end of a round of X-Missions.

Other seats' missions are unknown to it. They are guessed in one way only, since the score sheet
tells of every seat with a mission all that any mission counts: who captures what must be certain.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pygame_core.games.x_missions.knowledge import knowledge_of, with_missions
from pygame_core.games.x_missions.rules import BY_NAME
from pygame_core.games.x_missions.state import XMissionsState
from pygame_core.kit.endings import only_winners
from pygame_core.kit.hidden import every_deal
from pygame_core.views import View


def worlds(view: View, most: int) -> Iterator[XMissionsState] | None:
    """As in `Provable`."""
    if view["phase"] != "play" or view["seat"] is None:
        return None
    knowledge = with_missions(view, Random("worlds"))
    deals = every_deal(knowledge.unseen, knowledge.hands, most)
    return None if deals is None else (knowledge.with_hands(dealt) for dealt in deals)


def can_claim(view: View) -> bool:
    """As in `Provable`: missions hang on what a seat has captured, not on when."""
    if view["phase"] != "play" or view["trick"] or view["to_act"] != view["seat"]:
        return False
    hand = [BY_NAME[name] for name in view["hand"]]
    return only_winners(hand, knowledge_of(view, "sweep").unseen, view["table"]["trump"])
