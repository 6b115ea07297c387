"""A copy of the tree in which something may be broken, and what its tests say then."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from tests.faults.fault import ROOT, Fault

PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=short")
# What git does not keep and every build of the site would fetch or make again.
COPIED = ("web/node_modules", ".cache/site", "web/dist")
# Seconds for the tests of one fault; a worker that hangs takes its time to be noticed.
PATIENCE = 900
LONGEST_REASON = 160
# Tests that Node runs, and what web/build says when one of them fails.
OF_A_MODULE = ".test.js"
NOT_PASSED = "Not all tests of the page's modules have passed."


@dataclass(frozen=True)
class Found:
    """What a run of tests came to.

    failed: those that failed, each with the first line of the reason. trouble: why nothing can be
    said, "" if something can.
    """

    failed: dict[str, str]
    trouble: str = ""


class Workshop:
    """A copy of what lies in the tree now, committed or not."""

    def __init__(self, folder: Path) -> None:
        self.tree = folder / "tree"
        self._report = folder / "report.xml"
        for name in _files():
            target = self.tree / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.tree / name, symlinks=True)

    @contextmanager
    def broken_by(self, fault: Fault) -> Iterator[None]:
        file = self.tree / fault.file
        sound = file.read_bytes()
        fault.plant(self.tree)
        try:
            yield
        finally:
            file.write_bytes(sound)

    def run(self, tests: Iterable[str], *options: str) -> Found:
        """Runs these tests on the copy as it is; those of the page build the site themselves."""
        of_modules = [test for test in tests if test.endswith(OF_A_MODULE)]
        others = [test for test in tests if not test.endswith(OF_A_MODULE)]
        found = [self._run_module(test) for test in of_modules]
        found += [self._run_pytest(others, *options)] if others else []
        failed = {test: why for each in found for test, why in each.failed.items()}
        return Found(failed, "; ".join(each.trouble for each in found if each.trouble))

    def _run_module(self, test: str) -> Found:
        """The tests of one module of the page, by Node."""
        name = Path(test).name
        command = [sys.executable, "web/build", "--test", name]
        try:
            done = subprocess.run(
                command, cwd=self.tree, capture_output=True, text=True, timeout=PATIENCE
            )
        except subprocess.TimeoutExpired:
            return Found({}, f"no end after {PATIENCE} seconds")
        if not done.returncode:
            return Found({})
        [*_, last] = ["nothing was said", *done.stderr.splitlines()]
        if NOT_PASSED not in done.stderr:
            return Found({}, f"{test}: {last[:LONGEST_REASON]}")
        failed = [line for line in done.stdout.splitlines() if "✖" in line]
        return Found({test: (failed or [last])[0].strip()[:LONGEST_REASON]})

    def _run_pytest(self, tests: Iterable[str], *options: str) -> Found:
        command = [*PYTEST, *options, f"--junitxml={self._report}", *tests]
        # Compiled modules are told apart by their time in whole seconds and their size, which may
        # be the same with a fault and without.
        surroundings = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"}
        self._report.unlink(missing_ok=True)
        try:
            done = subprocess.run(
                command,
                cwd=self.tree,
                env=surroundings,
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired:
            return Found({}, f"no end after {PATIENCE} seconds")
        return self._judged(done)

    def _judged(self, done: subprocess.CompletedProcess[str]) -> Found:
        if done.returncode not in (0, 1) or not self._report.exists():
            lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
            [*_, last] = [line for line in lines if "rror" in line] or ["nothing was said", *lines]
            return Found({}, f"pytest ended with {done.returncode}: {last[:LONGEST_REASON]}")
        cases = list(ElementTree.parse(self._report).iter("testcase"))
        if all(case.find("skipped") is not None for case in cases):
            return Found({}, "all of its tests are skipped here")
        failed: dict[str, str] = {}
        for case in cases:
            for outcome in (*case.findall("failure"), *case.findall("error")):
                said = outcome.get("message", "").strip()
                # What a test needs was not there: that says nothing about the page.
                if said.startswith(("failed on setup", "collection failure")):
                    return Found({}, f"{_node(case)} {said.splitlines()[0][:LONGEST_REASON]}")
                failed[_node(case)] = (said.splitlines() or ["it failed"])[0][:LONGEST_REASON]
        return Found(failed)


@contextmanager
def workshops(count: int) -> Iterator[Sequence[Workshop]]:
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        places = [Path(folder, str(at)) for at in range(count)]
        for place in places:
            place.mkdir()
        yield [Workshop(place) for place in places]


def _files() -> list[str]:
    """All files of the tree but those that git ignores."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True)
    return [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


def _node(case: ElementTree.Element) -> str:
    """The test as pytest takes it, "file::function[parameters]"."""
    module = case.get("classname", "").replace(".", "/")
    return f"{module}.py::{case.get('name', '')}"
