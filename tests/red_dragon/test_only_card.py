"""Where Red Dragon leaves no choice, it is said why, and what the card can still do."""

from __future__ import annotations

import pytest

from pygame_core.games.red_dragon import GAME
from pygame_core.scene import Line, line
from tests.red_dragon.positions import seen


@pytest.mark.parametrize(
    ("hand", "phase", "lies", "action", "told"),
    [
        ("U4", "draft", "R11", "take R11", line("only-there", costs=True)),
        ("U4", "draft", "R0", "take R0", line("only-there", costs=False)),
        ("U4 G1", "play", "U9", "play U4", line("only-suit", suit="U")),
        ("U4", "play", "U9", "play U4", line("last-card")),
        ("U4", "play", "G9", "play U4", line("last-card")),
    ],
)
def test_the_only_action_says_why_it_is(
    hand: str, phase: str, lies: str, action: str, told: Line
) -> None:
    is_draft = phase == "draft"
    view = seen(hand, phase, centre=lies if is_draft else "", trick="" if is_draft else lies)
    assert view["legal"] == [action]
    assert GAME.forced(view, action) == told
