"""Nothing depends on the order of sets: a snapshot of Python freezes the seed of its hashes."""

from __future__ import annotations

import os
import subprocess
import sys

# The first actions of every game with each level, as one text.
PLAY = """
from random import Random
from pygame_core import Match, games
from pygame_core.ai.levels import LEVELS, Budget, choose

for info in games():
    for level in LEVELS:
        match, rng = Match.new(info.id, seats=info.seats[-1], seed="hash"), Random(7)
        for _ in range(3 if level in ("club", "master") else 25):
            view = match.view(match.to_act)
            match.apply(choose(level, match.game, view, rng, Budget(effort=0.03)))
        print(info.id, level, match.log)
"""


def played(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PLAY]
    return subprocess.run(
        command, env=environment, check=True, capture_output=True, text=True
    ).stdout


def test_every_level_plays_the_same_whatever_the_hash_seed() -> None:
    first = played("0")
    assert first.count("\n") > 10
    assert played("1") == first
