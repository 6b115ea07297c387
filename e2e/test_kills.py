"""The browser is killed outright, and what had stood on the screen for half a second is there.

`KILLS=50 python -m pytest e2e/test_kills.py` kills it so often.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, Playwright

from e2e.support import native, steps
from e2e.support.dealt import sit_down
from e2e.support.hosting import PREFIX
from e2e.support.lasting import LastingBrowser

KILLS = int(os.environ.get("KILLS", "3"))
# So often before the next game has its turn.
IN_ONE_MATCH = 3

# So many taps of the person in front, then the log once it has stood there for half a second.
TAP = """async (taps) => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const session = current.value;
  while (!session.over.value && (taps || session.busy.value)) {
    if (session.error.value) throw session.error.value;
    session.goOn();
    const [action] = session.view.value?.legal ?? [];
    if (action && !session.busy.value && !session.sheet.value) {
      taps -= 1;
      session.act(action);
    }
    await pause(5);
  }
  const { log } = session.record.doc;
  await pause(500);
  return log;
}"""
# The log of the match that the address asks for, as soon as it is on the table; none if it is gone.
FOUND = """async () => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  while (!current.value?.view.value) {
    if (document.querySelector('#app h1')?.textContent.includes('not here')) return [];
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return current.value.record.doc.log;
}"""


@pytest.fixture
def lasting(playwright: Playwright, tmp_path: Path) -> Iterator[LastingBrowser]:
    browser = LastingBrowser(playwright, tmp_path)
    yield browser
    browser.kill()


def test_nothing_that_stood_on_the_screen_is_lost_when_the_browser_is_killed(
    lasting: LastingBrowser, base_url: str
) -> None:
    rng = Random("kills")
    address = base_url.replace(PREFIX, native.PREFIX)
    lost: list[tuple[int, int, int]] = []
    page = opened(lasting, address)
    found: list[str] = []
    for number in range(KILLS):
        if number % IN_ONE_MATCH == 0 or not found:
            sit_down(page, number // IN_ONE_MATCH, people=1)
        log = page.evaluate(TAP, rng.randrange(1, 6))
        where = page.url
        lasting.kill()
        page = opened(lasting, where)
        found = page.evaluate(FOUND)
        if found[: len(log)] != log:
            lost.append((number, len(log), len(found)))
    assert not lost, f"{len(lost)} of {KILLS} kills: {lost}"


def opened(lasting: LastingBrowser, address: str) -> Page:
    page = lasting.open()
    steps.hurry(page)
    page.add_init_script(steps.EXPERIENCED)
    page.goto(address)
    return page
