"""What in the hand speaks for a mission is said in the draft: it is true, and in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygame_core import Match
from pygame_core.ai.tip import tip
from pygame_core.games.x_missions import GAME
from pygame_core.games.x_missions.position import position
from pygame_core.games.x_missions.rules import MISSIONS, NO_MISSION
from pygame_core.scene import line
from pygame_core.views import View
from tests.test_locales import LANGUAGES, messages, variables
from tests.x_missions.boards import cards, drafting


def holding(hand: str, trump: str = "R") -> View:
    """The first seat chooses, with these cards."""
    state = drafting(removed=9)
    deck = [card for held in state.hands for card in held]
    mine = cards(hand)
    rest = [card for card in deck if card not in mine]
    state.hands = [mine, rest[:9], rest[9:18], rest[18:]]
    state.shown = [trump]
    return {**position(state, 0), "history": []}


def params(view: View, choice: int) -> dict[str, Any]:
    told = GAME.because(view, f"mission {choice}", None)
    assert told is not None
    return dict(told["params"])


@pytest.mark.parametrize("choice", [*MISSIONS, NO_MISSION])
def test_every_choice_has_a_reason_in_every_language(choice: int | str) -> None:
    told = GAME.because(holding("R9 R2 R1 U9 U8 U1 Y1 Y2 G1"), f"mission {choice}", None)
    assert told is not None
    for language in LANGUAGES:
        sentence = messages(language)[f"x-missions-advice-because-{told['id']}"]
        assert variables(sentence) <= set(told["params"])


@pytest.mark.parametrize(
    ("hand", "trump", "is_low"),
    [
        ("R7 R8 U1 U2 U3 Y4 Y5 G6 G9", "R", True),
        ("R7 R8 U1 U2 U3 Y4 Y6 G6 G9", "R", False),
        # The low ones of the trump colour take tricks.
        ("R7 R8 U1 U2 U3 Y4 Y5 G6 G9", "U", False),
        ("R7 R8 U1 U2 U3 Y4 Y5 G6 G9", "NT", True),
    ],
)
def test_a_hand_is_called_low_where_most_of_it_is_and_no_trump(
    hand: str, trump: str, is_low: bool
) -> None:
    assert params(holding(hand, trump), 0) == {"is_low": is_low}


def test_the_longest_colour_and_the_eights_are_counted() -> None:
    view = holding("R8 U8 U1 U2 U3 Y4 Y5 G6 G9")
    assert params(view, 6) == params(view, 9) == {"count": 4, "suit": "U"}
    assert params(view, 8) == {"eights": 2}


def test_a_hint_for_a_choice_says_what_in_the_hand_speaks_for_it() -> None:
    match = Match.new("x-missions", seats=4, seed="a")
    view = match.view(match.to_act)
    best: dict[str, Any] = {"action": view["legal"][0], "trick": None, "reasons": []}
    told = tip(GAME, view, best, Random(1))
    assert told["action"] == view["legal"][0]
    assert told["because"] == GAME.because(view, view["legal"][0], None)


def test_a_card_is_left_to_what_playing_on_tells() -> None:
    view, found = holding("R9 R2 R1 U9 U8 U1 Y1 Y2 G1"), line("mission-done-more")
    assert GAME.because(view, "play R9", found) == found
    assert GAME.because(view, "play R9", None) is None
