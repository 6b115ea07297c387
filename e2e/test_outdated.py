"""A host that does not say how long files may be kept, and a browser that mixes two builds.

Python's own file server is such a host: browsers keep what it serves for a tenth of its age. A page
over plain http, as from a teacher's computer, has no copy of its own that would be of one build.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import steps
from e2e.builds import Change, Files
from e2e.guard import Guard
from e2e.hosting import Host

LONG_AGO = 1_000_000_000
WAS_RELOADED = "() => performance.getEntriesByType('navigation')[0].type === 'reload'"


def renamed(name: str, *paths: str) -> Change:
    """A newer build, in which these files have another name for something."""

    def change(files: Files) -> None:
        for path in paths:
            assert name.encode() in files[path], path
            files[path] = files[path].replace(name.encode(), f"{name}Anew".encode())

    return change


@pytest.mark.parametrize(
    ("kept", "name", "others"),
    [
        pytest.param("app/notices.js", "hush", ["app/screens/notice-bar.js"], id="page"),
        pytest.param(
            "start/ways.js",
            "bridgeOf",
            ["start/start.js"],
            id="engine",
            marks=pytest.mark.pyodide,
        ),
        pytest.param(
            "app/screens/match-form.js",
            "useMatchForm",
            ["app/screens/setup.js", "app/screens/class.js"],
            id="late screens",
        ),
    ],
)
def test_a_file_that_is_kept_from_an_older_build_is_replaced(
    page: Page,
    host: Host,
    folder: Path,
    put: Callable[..., str],
    guard: Guard,
    kept: str,
    name: str,
    others: list[str],
) -> None:
    guard.allow("does not provide an export named")
    steps.start_quickly(page)
    os.utime(folder / kept, (LONG_AGO, LONG_AGO))
    page.goto(host.address)
    steps.wait_for_engine(page)
    page.wait_for_load_state("networkidle")

    put(renamed(name, kept, *others))
    page.goto("about:blank")
    page.goto(host.address)

    page.wait_for_function(WAS_RELOADED, timeout=steps.STARTED)
    steps.wait_for_engine(page)
    page.get_by_role("link", name="Red Dragon").first.click()
    expect(page.get_by_role("heading", name="Red Dragon")).to_be_visible()
