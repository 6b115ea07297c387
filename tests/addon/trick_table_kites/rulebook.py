"""The sheet of rules of Kites; PlainTable would do with numbered sentences alone."""

from __future__ import annotations

from pygame_core.rulebook import Section, cards, section
from pygame_core.scene import line
from pygame_core.views import View


def rulebook(view: View) -> list[Section]:
    phase = view["phase"]
    trick = cards(
        [
            {"card": "S6", "win": line("takes")},
            {"card": "S4"},
            {"card": "M2", "below": line("lowest")},
        ]
    )
    return [
        section("aim"),
        section("string", now=phase == "string"),
        section("tricks", now=phase == "play"),
        section("points", trick, now=phase == "over"),
    ]
