"""The pictures on rule cards tell what the cards do."""

from __future__ import annotations

import re
from pathlib import Path

from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.pieces import pieces_of
from pygame_core.games.stich_meister.scene import deck

WEB = Path(__file__).parents[2] / "web"


def test_a_picture_is_made_from_what_the_card_does() -> None:
    told = {number: pieces_of(rule) for number, rule in RULE_CARDS.items()}
    assert told[6] == ["i-crown", "7"]
    assert told[13] == ["i-crown", "F"]
    assert told[22] == ["3", "i-cards", "→"]
    assert told[23] == ["←", "3", "i-cards"]
    assert told[46] == ["i-figure", "+1"]
    assert told[49] == ["K", "−1"]
    assert told[51] == ["i-crown", "−1"]
    assert told[52] == ["7", ":", "+3"]
    assert told[54] == ["0", "trick", "+10"]


def test_every_sign_and_picture_is_drawn() -> None:
    files = [WEB / "symbols.svg", WEB / "app" / "games" / "stich-meister" / "symbols.svg"]
    drawn = {
        name for file in files for name in re.findall(r'id="([^"]+)"', file.read_text("utf-8"))
    }
    shown = deck()
    wanted = {each["art"] for each in shown["cards"].values() if "art" in each}
    wanted |= {
        piece
        for item in shown["items"].values()
        for piece in item.get("pieces", [])
        if piece.startswith("i-")
    }
    assert wanted <= drawn
