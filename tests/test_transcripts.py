"""Golden transcripts: recorded matches go the same way for ever, position by position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pygame_core import Match
from pygame_core.formats.transcript import replay
from tests.support.playing import ALL_SETUPS, Setup, setup_name
from tests.support.record import FOLDER, transcript_files

FILES = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_match_goes_as_it_went(file: Path) -> None:
    recorded = json.loads(file.read_text(encoding="utf-8"))
    assert replay(recorded["save"]) == recorded["positions"]
    assert Match.load(recorded["save"]).is_over


@pytest.mark.parametrize("setup", ALL_SETUPS, ids=setup_name)
def test_every_game_and_number_of_seats_has_its_transcripts(setup: Setup) -> None:
    missing = [file.name for file in transcript_files(setup) if not file.exists()]
    assert not missing, "record them with: python -m tests.support.record"
