"""Start, play, save, resume, and offline in real Firefox."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from e2e.support.browsers import NO_FIREFOX, find_firefox
from e2e.support.hosting import DIST, ROOT, Host

sys.path.insert(0, str(ROOT / "web" / "build"))
from node import find_node

SCRIPT = ROOT / "e2e" / "support" / "firefox.mjs"
PUPPETEER = ROOT.joinpath(
    "web", "node_modules", "puppeteer-core", "lib", "puppeteer", "puppeteer-core.js"
)

pytestmark = pytest.mark.skipif(find_firefox() is None, reason=NO_FIREFOX)


def test_firefox_starts_plays_saves_resumes_and_goes_on_without_the_server() -> None:
    firefox = find_firefox()
    assert firefox
    host = Host(DIST, "e2e.support.fresh")
    command: list[str | Path] = [find_node().node, SCRIPT, PUPPETEER, firefox, host.address]
    pipe = subprocess.PIPE
    found: dict[str, Any] = {}
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as visit:
        assert visit.stdin
        assert visit.stdout
        for line in visit.stdout:
            told = json.loads(line)
            found[told["step"]] = told["found"]
            if told["step"] == "kept":
                host.kill()
                visit.stdin.write("the server is away\n")
                visit.stdin.flush()
    host.kill()
    assert visit.returncode == 0

    # Four sit at the table by themselves: fifteen cards each, and one of them laid each time.
    assert found == {
        "first": "compiled",
        "play": 14,
        "save": 1,
        "resume": True,
        "later": "snapshot",
        "kept": True,
        "offline": 13,
        "problems": [],
    }
