"""Record golden transcripts: `python -m tests.support.record` adds those that are missing.

It never overwrites one: a transcript that no longer agrees shows that the rules changed. If that is
meant, raise the game's rules_version, delete the file and record it again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from pygame_core.formats.transcript import transcript
from tests.support.playing import ALL_SETUPS, Setup, played, played_by_levels, setup_name

FOLDER = Path(__file__).parents[1] / "transcripts"
PER_SETUP = 3


def transcript_files(setup: Setup) -> list[Path]:
    """Where the transcripts of a set-up are kept: the last one played at random."""
    return [FOLDER / setup[0] / f"{setup_name(setup)}-{number}.json" for number in range(PER_SETUP)]


def record_missing() -> list[Path]:
    """Play and write down every transcript that is not there; the files written."""
    written = []
    for setup in ALL_SETUPS:
        for number, file in enumerate(transcript_files(setup)):
            if file.exists():
                continue
            at_random = number == PER_SETUP - 1
            match = played(setup, number) if at_random else played_by_levels(setup, number)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(transcript(match)) + "\n", encoding="utf-8")
            written.append(file)
    return written


if __name__ == "__main__":
    for file in record_missing():
        sys.stdout.write(f"recorded {file.name}\n")
