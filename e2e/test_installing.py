"""The page as an app: what a browser wants to know before it offers to install it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from e2e.support import steps
from e2e.support.guard import Guard

# Of each icon, what the page says of it and what it turns out to be.
LOOK_AT_ICONS = """async () => {
  const link = document.querySelector('link[rel=manifest]');
  const { icons } = await (await fetch(link.href)).json();
  const apple = document.querySelector('link[rel=apple-touch-icon]').getAttribute('href');
  icons.push({ src: apple, sizes: '180x180', type: 'image/png' });
  return Promise.all(icons.map(async ({ src, sizes, type }) => {
    const address = new URL(src, link.href);
    const answer = await fetch(address);
    const image = new Image();
    image.src = address;
    await image.decode();
    const size = sizes === 'any' ? sizes : `${image.naturalWidth}x${image.naturalHeight}`;
    const served = answer.headers.get('Content-Type');
    return { src, says: [sizes, type], is: [size, served] };
  }));
}"""


@pytest.fixture
def keeping(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    guard: Guard,
    tmp_path: Path,
) -> Iterator[Page]:
    """A page in a browser with a profile: nothing can be installed from a private window."""
    context = browser_type.launch_persistent_context(
        tmp_path, **browser_type_launch_args, **browser_context_args
    )
    guard.watch(context)
    yield context.pages[0]
    context.close()
    assert not guard.problems, "\n".join(guard.problems)


def test_a_browser_finds_nothing_that_keeps_it_from_installing_the_page(keeping: Page) -> None:
    keeping.goto("")
    steps.wait_for_engine(keeping)
    browser = keeping.context.new_cdp_session(keeping)
    found = browser.send("Page.getAppManifest")
    assert found["url"] == f"{keeping.url}manifest.webmanifest"
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["start_url"], manifest["display"]) == ("./", "standalone")
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_every_icon_is_there_in_the_size_it_is_said_to_have(page: Page) -> None:
    page.goto("")
    expect(page.locator(".home")).to_be_visible()
    icons = page.evaluate(LOOK_AT_ICONS)
    assert {"192x192", "512x512", "any"} <= {icon["says"][0] for icon in icons}
    for icon in icons:
        assert icon["is"] == icon["says"], icon["src"]
