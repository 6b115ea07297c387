"""The page without its server, and how a newer build takes over from an older one, or does not."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.builds import Change, Files, replace
from e2e.support.faults import check
from e2e.support.guard import Guard
from e2e.support.hosting import PREFIX, BelowPrefix, Host, hosted
from e2e.support.moments import before_the_last_card
from e2e.support.play import CHOICES, GO_ON
from e2e.test_trust import SPOIL_KEPT
from pygame_core import Match, games

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
RENAMED = replace("locales/en.ftl", "app-name = Trick Table", "app-name = Newer Table")
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

# Resolves once a newer build is complete.
UNTIL_OFFERED = """async () => {
  const { update } = await import('./app/inside.js');
  await new Promise((resolve) => update.subscribe((build) => build && resolve()));
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


COMING_WORKER = """async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return (installing ?? waiting)?.state ?? null;
}"""


def wait_until_ready(page: Page) -> None:
    expect(page.get_by_text("Ready offline", exact=True)).to_be_visible(timeout=SOON)


def kept(page: Page) -> list[str]:
    urls: list[str] = page.evaluate(
        "async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)", STORE
    )
    return urls


def build_of(page: Page) -> str:
    build: str = page.evaluate("import('./app/version.js').then((it) => it.default.build)")
    return build


def impatient(files: Files) -> None:
    """A page has three seconds to start, not a minute."""
    replace("sw.js", "const PATIENCE = 60_000;", "const PATIENCE = 3_000;")(files)


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


def test_a_newer_build_is_offered_once_it_is_whole_and_the_match_goes_on(
    page: Page, host: Host, folder: Path, put: Put, guard: Guard, subtests: pytest.Subtests
) -> None:
    steps.hurry(page)
    use_it = page.get_by_role("button", name="Use it now")
    with subtests.test("it is not called ready before every file is here"):
        guard.allow("404")
        licences = (folder / "licences.txt").read_bytes()
        (folder / "licences.txt").unlink()
        page.goto(f"{host.address}#/about")
        state = page.locator(".trust__offline")
        expect(state).to_contain_text("licences.txt could not be fetched", timeout=SOON)
        (folder / "licences.txt").write_bytes(licences + b"x")
        page.reload()
        expect(state).to_contain_text("licences.txt is not what was built", timeout=SOON)
        (folder / "licences.txt").write_bytes(licences)
        page.reload()
        expect(state).to_contain_text("Ready offline", timeout=SOON)
    old = build_of(page)
    page.goto(f"{host.address}#/setup/red-dragon")
    steps.deal(page, "oak")
    before = steps.hand(page)

    with subtests.test("half a build is not offered"):
        put(RENAMED)
        # The server got the new list, and one file is still that of another build.
        (folder / "locales" / "en.ftl").write_text("app-name = Neither\n")
        page.goto(f"{host.address}#/")
        page.reload()
        wait_until_ready(page)
        page.wait_for_timeout(2000)
        expect(page.get_by_role("heading", name="Trick Table")).to_be_visible()
        expect(use_it).to_be_hidden()

    with subtests.test("a newer build is offered, and the match goes on"):
        new = put(RENAMED)
        page.reload()
        # The old one is served until somebody says so.
        expect(page.get_by_role("heading", name="Trick Table")).to_be_visible()
        use_it.click(timeout=SOON)
        expect(page.get_by_role("heading", name="Newer Table")).to_be_visible(timeout=SOON)
        expect(page.get_by_text("This is the newer")).to_be_visible(timeout=SOON)
        assert (old != new, build_of(page)) == (True, new)
        assert not [url for url in kept(page) if url.endswith(f"?build={old}")]
        files = [url for url in kept(page) if "/locales/en.ftl?" in url]
        assert len(files) == 1

        page.get_by_role("link", name="Continue").click()
        assert steps.hand(page) == before
        steps.lay(page)

    with subtests.test("it is offered between rounds and not before"):
        steps.open_save(page, before_the_last_card(rounds=2), address=f"{host.address}#/")
        # To a page of the other name, the first one is another.
        put()
        page.reload()
        steps.hand(page)
        page.evaluate(UNTIL_OFFERED)
        expect(use_it).to_be_hidden()

        steps.lay(page)
        expect(use_it).to_be_visible(timeout=SOON)
        check(page, "a newer page between two rounds", phone=True)
        use_it.click(timeout=SOON)

        expect(page.get_by_text("This is the newer")).to_be_visible(timeout=SOON)
        # Nobody has left the sheet yet.
        page.locator(GO_ON).click(timeout=SOON)
        expect(page.locator(".hand .is-legal").first).to_be_visible(timeout=SOON)
        assert Match.load(steps.saved_here(page)).view(0)["round"] == 3


def script(path: str, text: str) -> Change:
    """The page, or its worker, does this and nothing else."""

    def change(files: Files) -> None:
        files[path] = text.encode()

    return change


BREAKAGES = {
    "page": script("app/main.js", "throw new Error('broken page');"),
    "engine": script("worker.js", "throw new Error('broken engine');"),
}


def take_a_broken_build(page: Page, put: Put, broken: str, *more: Change) -> str:
    """Puts it on the server and takes what is offered, until the old one is back; says its name."""
    new = put(BREAKAGES[broken], *more)
    page.reload()
    use_it = page.get_by_role("button", name="Use it now")
    if broken == "page":
        # Nothing goes on here, so somebody loads the page once more.
        with page.expect_event("pageerror", timeout=SOON):
            use_it.click(timeout=SOON)
        page.reload()
    else:
        use_it.click(timeout=SOON)
    expect(page.get_by_text("did not start here")).to_be_visible(timeout=SOON)
    return new


def test_a_newer_build_that_does_not_start_makes_way_for_the_old_one(
    page: Page, host: Host, put: Put, guard: Guard, subtests: pytest.Subtests
) -> None:
    guard.allow("broken (page|engine)")
    page.goto(host.address)
    wait_until_ready(page)
    old = build_of(page)
    use_it = page.get_by_role("button", name="Use it now")
    for broken in BREAKAGES:
        with subtests.test(broken):
            page.goto(f"{host.address}#/")
            new = take_a_broken_build(page, put, broken)
            assert build_of(page) == old
            page.goto(f"{host.address}#/about")
            expect(page.get_by_text(f"Build {new} did not start in this browser")).to_be_visible()
            if broken == "page":
                check(page, "a newer page that did not start", phone=True)
            expect(use_it).to_be_hidden()
            # Nor is it offered at any later visit, until somebody asks for it.
            page.reload()
            expect(page.locator(".trust__offline")).to_contain_text("Ready offline", timeout=SOON)
            page.wait_for_timeout(1000)
            expect(use_it).to_be_hidden()
            page.get_by_role("button", name="Try it again").click()
            expect(use_it).to_be_visible(timeout=SOON)


def test_a_newer_page_that_does_nothing_at_all_makes_way_by_itself(
    page: Page, host: Host, put: Put
) -> None:
    old = put(impatient)
    page.goto(host.address)
    wait_until_ready(page)
    put(impatient, script("app/main.js", "await new Promise(() => {});"))
    page.reload()
    page.get_by_role("button", name="Use it now").click(timeout=SOON)

    expect(page.get_by_text("did not start here")).to_be_visible(timeout=SOON)
    assert build_of(page) == old


def test_a_newer_page_comes_when_the_worker_that_it_brings_has_taken_over(
    page: Page, host: Host, put: Put
) -> None:
    """A visit between the two workers was never answered, now and then."""
    put()
    page.goto(host.address)
    wait_until_ready(page)
    wait = "await new Promise((resolve) => setTimeout(resolve, 2_000));"
    taken = "await worker.skipWaiting();"
    new = put(RENAMED, replace("sw.js", taken, f"{wait} {taken}"))
    page.reload()
    use_it = page.get_by_role("button", name="Use it now")
    with page.expect_navigation():
        use_it.click(timeout=SOON)
    assert build_of(page) == new
    assert page.evaluate(COMING_WORKER) is None


@pytest.mark.whole
@pytest.mark.pyodide
def test_after_the_way_back_the_match_goes_on_and_needs_no_server(
    page: Page, host: Host, put: Put, guard: Guard, subtests: pytest.Subtests
) -> None:
    guard.allow("broken (page|engine)")
    without_server(guard)
    steps.hurry(page)
    steps.start_quickly(page)
    put(impatient)
    page.goto(host.address)
    wait_until_ready(page)
    page.goto(f"{host.address}#/setup/red-dragon")
    steps.deal(page, "oak")
    left = steps.hand(page)
    for broken in BREAKAGES:
        with subtests.test(broken):
            page.goto(f"{host.address}#/")
            take_a_broken_build(page, put, broken, impatient)
            page.get_by_role("link", name="Continue").click()
            assert steps.hand(page) == left
            steps.lay(page)
            expect(page.locator(".hand [data-card]")).to_have_count(len(left) - 1)
            left = steps.hand(page)

            host.kill()
            page.reload()
            assert steps.hand(page) == left
            steps.lay(page)
            expect(page.locator(".hand [data-card]")).to_have_count(len(left) - 1)
            page.get_by_role("button", name="Undo").click()
            expect(page.locator(".hand [data-card]")).to_have_count(len(left))
            host.start()


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
