"""Tests of the page that need no browser: Node runs them, and they ask the engine in Python."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import catalogue
import games
import output
import page
from folders import ROOT
from node import Node
from problem import BuildError

TESTS = ROOT / "tests" / "page"
# What the page would know of its own build.
VERSION = b'export default { engine: "0", build: "under test", pyodide: "0" };\n'


def run(node: Node, pattern: str = "") -> None:
    """All of them, or those in files whose names hold the pattern, each told by its name."""
    found = [path for path in sorted(TESTS.glob("*.test.js")) if pattern in path.name]
    if not found:
        raise BuildError(f"No file of tests/page is called like {pattern!r}.")
    with tempfile.TemporaryDirectory() as folder:
        built = {
            "catalogue.js": catalogue.module(catalogue.told()),
            "games/tables.js": games.tables(),
            "frame.js": page.frame(),
            "version.js": VERSION,
        }
        output.write(Path(folder), {**built, "package.json": b'{ "type": "module" }\n'})
        done = subprocess.run(
            [
                node.node,
                # Its clock for tests is one.
                "--disable-warning=ExperimentalWarning",
                # Also where a test was given up, and what it waits for is still there.
                "--test-force-exit",
                f"--test-reporter={'spec' if pattern else 'dot'}",
                "--test-reporter-destination=stdout",
                TESTS / "run.js",
                folder,
                *found,
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHON": sys.executable},
        )
    if done.returncode:
        raise BuildError("Not all tests of the page's modules have passed.")
