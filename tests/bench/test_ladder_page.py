"""The page about the ladder shows positions that open, and what its runs have found."""

from __future__ import annotations

import re
from pathlib import Path

import pygame_core
from pygame_core import Match
from pygame_core.formats import codes
from tests.bench import fields, hint_figures, hints, ladder
from tests.bench.learning import runs

PAGE = Path(pygame_core.__file__).parent / "ai" / "LADDER.md"


def test_every_position_of_the_page_opens_with_something_to_decide() -> None:
    found = re.findall(r"TT1\.[A-Z2-7]+", PAGE.read_text(encoding="utf-8"))
    assert len(found) >= 3
    for code in found:
        assert len(Match.load(codes.unpack(code)).legal_actions()) > 1


def test_the_tables_of_the_page_are_made_from_what_was_found() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert ladder.table(ladder.kept()) in page
    assert fields.table(fields.kept()) in page
    assert fields.table(fields.kept(fields.FORMER)) in page
    assert hint_figures.table(hints.kept()) in page
    in_lanes, at_tables = runs.kept()
    assert runs.curve_table() in page
    assert runs.lanes_table(in_lanes) in page
    assert runs.table(at_tables) in page
