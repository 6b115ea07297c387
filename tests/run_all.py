"""Everything that must hold before a change goes in: `python tests/run_all.py`.

Runs all steps even after one has failed, so that one run says all there is to say. Steps can be
named (`python tests/run_all.py lint engine`; `--list` says how), and of the tests in browsers a
share be run (`--part 2/3`), as machines do that have the rest done by others.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from threading import Lock
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
PYTEST = (PYTHON, "-m", "pytest", "-q", "--durations=5", "--durations-min=1")
# Half of what a browser test takes, it waits: for a card to land, a computer to think.
AT_ONCE = min(8, 2 * (os.cpu_count() or 1))
# Those with tests that take long begin, so that nobody is left with such a one when all others are
# done.
LONG = (
    *("addons", "axe", "fences", "hint_place", "keyboard", "motion", "newer_builds", "offline"),
    *("sauscharf", "sauscharf_layout", "scharfe_schoten", "soak", "star", "transcripts"),
    *("watch", "webkit", "whole_match"),
)

# What somebody does first who installed the wheel and has nothing else.
FIRST_STEPS = """
from random import Random
import pygame_core
from pygame_core import Match, games
from pygame_core.ai.levels import choose

assert "site-packages" in pygame_core.__file__, pygame_core.__file__
for info in games():
    match, rng = Match.new(info.id, seats=info.seats[0], seed="wheel"), Random(1)
    for _ in range(30):
        view = match.view(match.to_act)
        match.apply(choose("casual", match.game, view, rng))
    assert Match.load(match.save()).log == match.log
    print(f"{info.id}: {len(match.log)} actions with the installed wheel")
"""


class StepError(Exception):
    """A step's command ended with an error, which it has said itself."""


Run = Callable[..., None]
Step = Callable[[Run], None]


def running(said: IO[str] | None) -> Run:
    """What runs a command, which says there (None: on the screen) what it has to say."""

    def run(*command: str | Path, cwd: Path = ROOT) -> None:
        if subprocess.run(command, cwd=cwd, stdout=said, stderr=said).returncode:
            raise StepError

    return run


def lint(run: Run) -> None:
    run(PYTHON, "-m", "ruff", "check", ".")
    run(PYTHON, "-m", "ruff", "format", "--check", ".")


def types(run: Run) -> None:
    run(PYTHON, "-m", "mypy")


def engine(run: Run) -> None:
    run(*PYTEST, "-n", "auto", "tests")


def wheel(run: Run) -> None:
    """Built and installed where nothing of this tree can be imported."""
    with TemporaryDirectory() as folder:
        run(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
        (built,) = Path(folder).glob("*.whl")
        clean = Path(folder, "clean")
        venv.create(clean)
        python = clean / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        run(PYTHON, "-m", "pip", "--quiet", "--python", python, "install", "--no-index", built)
        run(python, "-c", FIRST_STEPS, cwd=Path(folder))


def site(run: Run) -> None:
    run(PYTHON, "web/build")


def page_sources(run: Run) -> None:
    """Form, ESLint and TypeScript's checks of the page's JavaScript and styles, by the Node that
    the build uses."""
    run(PYTHON, "web/build", "--check")


def page_modules(run: Run) -> None:
    """What of the page needs no browser."""
    run(PYTHON, "web/build", "--test")


def browsers(run: Run) -> None:
    run(PYTHON, "-m", "e2e.support.browsers")


def page(run: Run, part: int = 1, parts: int = 1) -> None:
    found = sorted(ROOT.glob("e2e/test_*.py"))[part - 1 :: parts]
    found.sort(key=lambda path: path.stem.removeprefix("test_") not in LONG)
    files = [path.relative_to(ROOT).as_posix() for path in found]
    run(*PYTEST, "-n", str(AT_ONCE), "--dist", "load", *files)


STEPS: dict[str, Callable[..., None]] = {
    "style of the Python files": lint,
    "types of the Python files": types,
    "wheel": wheel,
    "engine": engine,
    "site": site,
    "form and types of the JavaScript files": page_sources,
    "page without a browser": page_modules,
    "browsers": browsers,
    "page in Chromium, WebKit and Firefox": page,
}
# Rows of steps that run beside each other: those of a row have files in common. Then what keeps
# the whole machine busy, and is told while it runs.
BESIDE = ((lint, types, wheel), (engine,), (site, page_sources, page_modules, browsers))


class Results:
    """How each step ended, and after how many seconds."""

    def __init__(self, steps: dict[str, Step]) -> None:
        self._steps = steps
        self._telling = Lock()
        self.of: dict[str, tuple[bool, float]] = {}

    def run(self) -> None:
        rows = [{name: step for name, step in self._steps.items() if step in row} for row in BESIDE]
        rows = [row for row in rows if row]
        if sum(map(len, rows)) > 1:
            with ThreadPoolExecutor(len(rows)) as pool:
                list(pool.map(self._run_unheard, rows))
        for name, step in self._steps.items():
            if name not in self.of:
                print(headline(name), flush=True)
                self._run(name, step, None)

    def _run_unheard(self, row: dict[str, Step]) -> None:
        """One after the other; what a step says is told at its end."""
        for name, step in row.items():
            with TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
                self._run(name, step, said)
                said.seek(0)
                with self._telling:
                    print(headline(name), said.read(), sep="\n", end="", flush=True)

    def _run(self, name: str, step: Step, said: IO[str] | None) -> None:
        started, passed = time.monotonic(), False
        try:
            step(running(said))
            passed = True
        except StepError:
            print(f"{name}: FAILED", file=said, flush=True)
        finally:
            self.of[name] = passed, time.monotonic() - started


def headline(text: str) -> str:
    return f"\n── {text} {'─' * (70 - len(text))}"


def short_name(step: Step) -> str:
    return step.__name__.replace("_", "-")


def share(text: str) -> tuple[int, int]:
    part, parts = map(int, text.split("/"))
    if not 1 <= part <= parts:
        raise ValueError
    return part, parts


def main() -> int:
    names = {short_name(step): name for name, step in STEPS.items()}
    wishes = argparse.ArgumentParser(description="Runs all tests, or only the named steps.")
    wishes.add_argument("steps", nargs="*", metavar="step", help=", ".join(names))
    wishes.add_argument("--list", action="store_true", help="only say what the steps are")
    wishes.add_argument("--part", type=share, default=(1, 1), help="of the step page, as 2/3")
    asked = wishes.parse_args()
    if unknown := set(asked.steps) - set(names):
        wishes.error(f"no such step: {', '.join(sorted(unknown))} (there are {', '.join(names)})")
    if asked.list:
        print("\n".join(f"{short:16} {name}" for short, name in names.items()))
        return 0
    started = time.monotonic()
    wanted = {name: STEPS[name] for short, name in names.items() if short in (asked.steps or names)}
    part, parts = asked.part
    results = Results(
        {n: partial(page, part=part, parts=parts) if s is page else s for n, s in wanted.items()}
    )
    results.run()
    print(headline("in all"))
    for name in wanted:
        passed, seconds = results.of[name]
        print(f"{'passed' if passed else 'FAILED'}  {seconds:6.1f} s  {name}")
    failed = sum(not passed for passed, _ in results.of.values())
    spent = time.monotonic() - started
    print(f"steps: {len(wanted) - failed} passed, {failed} failed, in {spent:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
