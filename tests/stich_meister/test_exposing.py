"""What is laid open should tell as little of a hand as it may."""

from __future__ import annotations

from random import Random

from pygame_core.ai.advice import advise
from pygame_core.ai.search import Budget
from pygame_core.games.stich_meister import GAME
from pygame_core.kit.tasks import finished
from pygame_core.match import Match
from tests.stich_meister.table import table


def advice_on(match: Match) -> list[dict[str, object]]:
    """All options of the seat to act, best first."""
    assert match.to_act is not None
    advice = finished(advise(GAME, match.view(match.to_act), Random(1), Budget()))
    options: list[dict[str, object]] = advice["options"]
    return options


def test_the_cards_that_decide_tricks_stay_hidden() -> None:
    # Fans are trumps; every trick counts the same.
    hand = "F15 F14 F13 C9 C8 C7 K9 K8 K7 G9 G8 G7 G6 K6 C6"
    options = advice_on(table([25, 13], {0: hand}))
    told = [str(option["action"]) for option in options]
    assert {"expose F15", "expose F14", "expose F13"} == set(told[-3:])
    assert len({option["round"] for option in options}) == 1


def test_advice_follows_the_cards_in_force() -> None:
    # The weakest wins here, so a 2 is what nobody should know of.
    hand = "F2 C2 C9 C8 C7 K9 K8 K7 G9 G8 G7 G6 K6 F9 F8"
    options = advice_on(table([25, 31], {0: hand}))
    assert {str(option["action"]) for option in options[-2:]} == {"expose F2", "expose C2"}
