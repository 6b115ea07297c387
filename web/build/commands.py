"""Running other programs."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from problem import BuildError

PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
ONE_WHEEL = ("--no-deps", "--only-binary", ":all:")


def run(command: Sequence[str | Path], *, cwd: Path, otherwise: str) -> str:
    """What the command prints; where it fails, `otherwise` says so with its last words."""
    try:
        done = subprocess.run(
            command, cwd=cwd, capture_output=True, text=True, encoding="utf-8", errors="replace"
        )
    except OSError as problem:
        raise BuildError(f"{otherwise} ({problem})") from problem
    if done.returncode:
        last_words = "\n".join((done.stdout + done.stderr).strip().splitlines()[-40:])
        raise BuildError(f"{otherwise} It said:\n{last_words}")
    return done.stdout
