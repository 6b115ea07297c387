"""The page without its server, from a copy that is whole and that nobody has changed."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.builds import replace
from e2e.support.guard import Guard
from e2e.support.hosting import PREFIX, BelowPrefix, Host, hosted
from e2e.support.play import CHOICES
from e2e.test_trust import SPOIL_KEPT
from pygame_core import games

# Who must play on without a server needs the engine in the browser; the others need a copy of the
# page, however small.
pytestmark = pytest.mark.offline

Put = Callable[..., str]

SOON = 90_000
# What comes packed, and is kept as it was before.
PACKED = {
    "pyodide/pyodide.asm.mjs": "text/javascript",
    "pyodide/pyodide.asm.wasm": "application/wasm",
}
STORE = f"trick-table {PREFIX}"

HEALED = "It has been put right"
IS_PICTURE_KEPT = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith('trick-table picture'));
  return name && (await (await caches.open(name)).keys()).length;
}"""

# Resolves once the newer script is either at work or given up.
BRING_SERVICE_WORKER_UP_TO_DATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const newer = registration.installing;
  while (newer && !['activated', 'redundant'].includes(newer.state)) {
    await new Promise((resolve) => newer.addEventListener('statechange', resolve, { once: true }));
  }
}"""

# By path, what the page gets for it and what is in its copy. It asks with a query, which is not
# looked at: only an answer that has an address of its own comes without.
COMPARE_WITH_COPY = """async (name) => {
  const facts = ({ url, type, status, statusText, redirected, headers }) =>
    ({ url, type, status, statusText, redirected, headers: Object.fromEntries(headers) });
  const compared = {};
  const store = await caches.open(name);
  for (const { url } of await store.keys()) {
    const { origin, pathname, search } = new URL(url);
    // What the page itself has written down there.
    if (['?state', '?healed'].includes(search) || search.startsWith('?build=')) continue;
    const address = origin + pathname.replace(/index\\.html$/, '');
    const answer = await fetch(`${address}?asked`);
    const copy = await store.match(url);
    compared[address.slice(document.baseURI.length)] = [facts(answer), facts(copy)];
    await answer.body.cancel();
  }
  return compared;
}"""


def wait_until_ready(page: Page) -> None:
    expect(page.get_by_text("Ready offline", exact=True)).to_be_visible(timeout=SOON)


def kept(page: Page) -> list[str]:
    urls: list[str] = page.evaluate(
        "async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)", STORE
    )
    return urls


def without_server(guard: Guard) -> None:
    guard.allow(r"(build\.json|sw\.js).*ERR_CONNECTION_REFUSED|ERR_CONNECTION_REFUSED.*build\.json")
    guard.allow("Failed to load resource: net::ERR_CONNECTION_REFUSED")


def assert_answered_with_untouched(page: Page, host: Host) -> None:
    """What is wrapped anew has no address of its own, and its code is compiled at each visit."""
    compared = page.evaluate(COMPARE_WITH_COPY, STORE)
    assert {"", "app/main.js", "worker.js", "locales/ja.ftl"} <= set(compared)
    assert any(path.endswith(".wasm") for path in compared)
    for path, (answer, copy) in compared.items():
        if path in PACKED:
            assert answer["headers"] == copy["headers"] == {"content-type": PACKED[path]}
            continue
        assert copy["type"] == "basic", path
        assert copy["headers"].keys() >= {"content-type", "last-modified", "date"}, path
        assert copy["url"] == f"{host.address}{path}"
        assert answer == copy, path


@pytest.mark.whole
@pytest.mark.pyodide
def test_the_copy_is_whole_and_everything_works_with_the_server_killed(
    page: Page, host: Host, put: Put, guard: Guard
) -> None:
    steps.hurry(page)
    steps.start_quickly(page)
    page.goto(host.address)
    wait_until_ready(page)

    # What a quick start goes on from is held to its hash, too.
    steps.until(page, IS_PICTURE_KEPT)
    page.evaluate(SPOIL_KEPT)
    page.reload()
    expect(page.get_by_text(HEALED)).to_be_visible(timeout=SOON)

    # A file that was cleared is fetched again.
    [address] = [url for url in kept(page) if "/pyodide.asm.wasm?" in url]
    page.evaluate("async ([name, url]) => (await caches.open(name)).delete(url)", [STORE, address])
    page.reload()
    wait_until_ready(page)
    assert address in kept(page)
    assert_answered_with_untouched(page, host)

    # A newer service worker that finds nothing does not take over.
    guard.allow("broken look-up")
    broken = "throw new Error('broken look-up');\n  const known ="
    put(replace("sw.js", "const known =", broken))
    page.evaluate(BRING_SERVICE_WORKER_UP_TO_DATE)

    without_server(guard)
    host.kill()
    page.reload()
    wait_until_ready(page)
    for info in games():
        page.goto(f"{host.address}#/setup/{info.id}")
        steps.deal(page)
        expect(page.locator(".felt, .table").first).to_be_visible(timeout=SOON)
        expect(page.locator("[data-card]").first).to_be_visible(timeout=SOON)
        expect(page.locator(CHOICES).first).to_be_visible(timeout=SOON)
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(".why--tip .why__text")).not_to_be_empty(timeout=SOON)
    page.goto(f"{host.address}#/")
    expect(page.get_by_role("link", name=f"All matches {len(games())}")).to_be_visible()
    steps.choose_language(page, "ja")
    expect(page.get_by_role("heading", name="トリックテーブル")).to_be_visible()
    way = page.evaluate("import('./app/inside.js').then((it) => it.startTaken.value.way)")
    assert way == "snapshot"


# By somebody who can write to the copy: another first page, and a list that says it is right.
POISON = """async ([name, evil]) => {
  const bytes = new TextEncoder().encode(evil);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const store = await caches.open(name);
  const page = () => new Response(bytes, { headers: { 'Content-Type': 'text/html' } });
  for (const { url } of await store.keys()) {
    if (url.includes('/index.html?')) await store.put(url, page());
    if (!url.includes('?build=')) continue;
    const list = await (await store.match(url)).json();
    for (const file of list.files) if (file.path === 'index.html') file.sha256 = sha256;
    await store.put(url, new Response(JSON.stringify(list)));
  }
  await store.put(`${new URL('.', document.baseURI).href}index.html?${sha256}`, page());
}"""


def test_what_somebody_has_changed_in_the_copy_is_not_served(
    page: Page, host: Host, guard: Guard
) -> None:
    page.goto(host.address)
    wait_until_ready(page)
    page.evaluate(POISON, [STORE, "<title>Evil</title><h1>Evil</h1>"])

    page.reload()
    title = page.get_by_role("heading", name="Trick Table")
    expect(title).to_be_visible(timeout=SOON)

    # What was dropped is fetched again, and that is said once.
    expect(page.get_by_text(HEALED)).to_be_visible(timeout=SOON)
    page.reload()
    wait_until_ready(page)
    expect(page.get_by_text(HEALED)).to_have_count(0)
    without_server(guard)
    host.kill()
    page.reload()
    expect(title).to_be_visible(timeout=SOON)


def test_a_page_over_plain_http_says_that_it_is_not_offline(page: Page, host: Host) -> None:
    # As browsers have it for http from another device.
    page.add_init_script(
        """Object.defineProperty(globalThis, 'isSecureContext', { value: false });
        delete Navigator.prototype.serviceWorker;"""
    )
    page.goto(f"{host.address}#/about")
    expect(page.locator(".trust__offline")).to_contain_text("plain http")
    page.get_by_role("button", name="Check all files").click()
    expect(page.get_by_text("cannot compute hashes")).to_be_visible()
    page.goto(f"{host.address}#/")
    expect(page.get_by_text("Not offline", exact=True)).to_be_visible(timeout=SOON)


class CutOff(BelowPrefix):
    """Its line breaks in the middle of one file, when that is fetched for the copy."""

    cut = ""

    def do_GET(self) -> None:  # noqa: N802
        # What the start has fetched already would be answered with “not modified”.
        del self.headers["If-Modified-Since"]
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        if "X-Past-The-Copy" in self.headers and self.path.endswith(self.cut):
            outputfile.write(source.read(100))
            outputfile.flush()
            self.connection.shutdown(socket.SHUT_RDWR)
        else:
            super().copyfile(source, outputfile)


@pytest.mark.parametrize(
    ("asked", "told"),
    [("locales/de.ftl", "locales/de.ftl"), ("pyodide.asm.wasm.bin", "pyodide/pyodide.asm.wasm")],
    ids=["as it is", "packed"],
)
def test_a_line_that_breaks_in_the_middle_of_a_file_is_told(
    page: Page, guard: Guard, asked: str, told: str
) -> None:
    guard.allow("ERR_CONTENT_LENGTH_MISMATCH")
    with hosted(handler=type("CutOffThere", (CutOff,), {"cut": asked})) as address:
        guard.allow(f"foreign request: {re.escape(address)}")
        page.goto(f"{address}#/about")
        expect(page.locator(".trust__offline")).to_contain_text(
            f"{told} could not be fetched", timeout=SOON
        )
