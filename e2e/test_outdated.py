"""A host that does not say how long files may be kept, and a browser that mixes two builds.

Python's own file server is such a host: browsers keep what it serves for a tenth of its age. A page
over plain http, as from a teacher's computer, has no copy of its own that would be of one build.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.builds import Change, Files
from e2e.support.guard import Guard
from e2e.support.hosting import Host

LONG_AGO = 1_000_000_000
WAS_RELOADED = "() => performance.getEntriesByType('navigation')[0].type === 'reload'"
# Which the page fetches in advance, once it is calm.
HAS_LATE_SCREENS = """() => performance.getEntriesByType('resource').some(
  ({ name, responseEnd }) => responseEnd && name.includes('/app/setup-')
)"""


# Of the older build. What is in a chunk tells its name, so it has others.
OLD_MAIN, OLD_SETUP = "app/chunk-01DOLDER.js", "app/setup-01DOLDER.js"


def with_chunks_of_its_own(files: Files) -> None:
    """The chunk of the page and that of a late screen have other names."""
    scripts = [path for path in files if re.fullmatch(r"app/.+\.js", path)]
    (setup,) = (path for path in scripts if path.startswith("app/setup-"))
    name = setup.removeprefix("app/").encode()
    (main,) = (path for path in scripts if b'import("./%s")' % name in files[path])
    old = {main: OLD_MAIN, setup: OLD_SETUP}
    for path in scripts:
        content = files.pop(path)
        for newer, older in old.items():
            content = content.replace(Path(newer).name.encode(), Path(older).name.encode())
        files[old.get(path, path)] = content
    # The hashes no longer fit.
    files["index.html"] = re.sub(
        rb'<script type="importmap">.*?</script>|<link rel="modulepreload".*?>',
        b"",
        files["index.html"],
        flags=re.DOTALL,
    )


def with_other_names_in_the_engine(files: Files) -> None:
    """What the facts of its start export is called otherwise."""
    facts, worker = files["start/facts.js"], files["worker.js"].decode()
    files["start/facts.js"] = facts.replace(b"export default ", b"export const facts = ")
    of_facts = re.compile(r'import (\w+) from"./start/facts.js"')
    assert of_facts.search(worker)
    files["worker.js"] = of_facts.sub(r'import{facts as \1}from"./start/facts.js"', worker).encode()


@pytest.mark.parametrize(
    ("older", "kept"),
    [
        pytest.param(with_chunks_of_its_own, ["app/main.js"], id="page"),
        pytest.param(with_chunks_of_its_own, ["app/main.js", OLD_MAIN], id="late screens"),
        pytest.param(
            with_other_names_in_the_engine,
            ["start/facts.js"],
            id="engine",
            marks=pytest.mark.pyodide,
        ),
    ],
)
def test_a_file_that_is_kept_from_an_older_build_is_replaced(
    page: Page,
    host: Host,
    folder: Path,
    put: Callable[..., str],
    guard: Guard,
    older: Change,
    kept: list[str],
) -> None:
    guard.allow("does not provide an export named|404|dynamically imported module")
    steps.start_quickly(page)
    put(older)
    for path in kept:
        os.utime(folder / path, (LONG_AGO, LONG_AGO))
    page.goto(host.address)
    steps.wait_for_engine(page)
    page.wait_for_function(HAS_LATE_SCREENS, timeout=steps.STARTED)

    put()
    page.goto("about:blank")
    page.goto(host.address)

    page.wait_for_function(WAS_RELOADED, timeout=steps.STARTED)
    steps.wait_for_engine(page)
    page.get_by_role("link", name="Red Dragon").first.click()
    expect(page.get_by_role("heading", name="Red Dragon")).to_be_visible()
