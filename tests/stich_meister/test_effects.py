"""Every rule card has a transcript, and the transcript shows that the card makes a difference."""

from __future__ import annotations

import json

import pytest

from pygame_core.games.stich_meister.in_force import RULE_CARDS
from tests.stich_meister.effects import FOLDER, file_of, first_difference, replays


def test_no_card_lacks_a_transcript_and_no_transcript_lacks_a_card() -> None:
    assert sorted(FOLDER.iterdir()) == [file_of(rule) for rule in sorted(RULE_CARDS)]


@pytest.mark.parametrize("rule", RULE_CARDS)
def test_the_card_makes_the_difference(rule: int) -> None:
    transcript = json.loads(file_of(rule).read_text(encoding="utf-8"))
    assert transcript["rule"] == rule
    assert rule not in transcript["beside"]
    [*before, (with_card, without)] = replays(transcript)
    assert all(one == other for one, other in before)
    assert len(before) == transcript["differs_at"]
    assert first_difference(with_card, without) == (transcript["with"], transcript["without"])
    assert transcript["with"] != transcript["without"]
