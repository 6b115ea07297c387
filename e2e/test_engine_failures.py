"""Whatever keeps the engine from running is one sentence with a cure, within seconds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support import steps
from e2e.support.faults import check
from e2e.support.guard import Guard

SOON = 15_000


def trouble(page: Page, sentence: str, cure: str) -> None:
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(sentence, timeout=SOON)
    expect(alert).to_contain_text(cure)
    expect(alert.get_by_role("button", name="Try again")).to_be_visible()
    # The rest of the page does not mind.
    expect(page.get_by_role("link", name="Red Dragon", exact=True)).to_be_visible()


def not_found(route: Route) -> None:
    route.fulfill(status=404, body="not here")


@pytest.fixture
def expect_404(guard: Guard) -> None:
    guard.allow("404")
    guard.allow("worker.js net::ERR_FAILED")  # Chromium's word for a script that was not found


# Each way to start has files of its own; the last of them is told.
MISSING = {
    "pyodide.asm.wasm": ["pyodide.asm.wasm"],
    "python_stdlib.zip": ["snapshot.bin", "library.bin", "python_stdlib"],
    "trick_table-": ["snapshot.bin", "engine.bin", "trick_table-"],
}


@pytest.mark.pyodide
@pytest.mark.usefixtures("expect_404")
def test_a_missing_file_is_named_and_a_new_try_helps(page: Page) -> None:
    try_again = page.get_by_role("button", name="Try again")
    for named, files in MISSING.items():
        page.unroute_all()
        for file in files:
            page.route(re.compile(re.escape(file)), not_found)
        if try_again.count():
            # What was missing a moment ago is no trouble any more.
            try_again.click()
        else:
            page.goto("")
        trouble(page, f"A part of the page is missing: pyodide/{named}", "Check the connection")

    page.unroute_all()
    try_again.click()
    steps.wait_for_engine(page)


@pytest.mark.usefixtures("expect_404")
def test_a_missing_worker_script_is_named(page: Page) -> None:
    page.route(re.compile("worker.js"), not_found)
    page.goto("")
    trouble(page, "worker.js is missing", "Check the connection")
    check(page, "an engine that does not start", phone=True)

    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    steps.wait_for_engine(page)


@pytest.mark.pyodide
def test_blocked_webassembly_is_told(page: Page, guard: Guard) -> None:
    guard.allow("WebAssembly|wasm-eval|content security policy|Content Security Policy")

    def without_wasm(route: Route) -> None:
        response = route.fetch()
        rules = "script-src 'self' 'unsafe-inline'; worker-src 'self' blob:"
        policy = {"Content-Security-Policy": rules}
        route.fulfill(response=response, headers={**response.headers, **policy})

    # What holds for the page, holds for its worker.
    page.route(re.compile(r"/engine/$|/where/$"), without_wasm)
    page.goto("")
    trouble(page, "WebAssembly is switched off", "use another browser")


def test_a_browser_without_module_workers_is_told(page: Page) -> None:
    # Such a browser does not look at the option and starts the script as a classic one.
    page.add_init_script(
        """const Real = Worker;
        window.Worker = class extends Real { constructor(script) { super(script); } };"""
    )
    page.goto("")
    trouble(page, "too old for the card engine", "Safari 16.4")


@pytest.mark.pyodide
def test_a_start_that_takes_too_long_is_told_and_goes_on_behind(page: Page) -> None:
    held: list[Route] = []
    page.route(re.compile("asm.wasm"), lambda route: held.append(route))
    arrived: set[str] = set()
    page.on("requestfinished", lambda request: arrived.add(request.url.rsplit(".", 1)[-1]))
    page.clock.install()
    page.goto("")
    expect(page.get_by_role("progressbar")).to_be_visible()
    # Whatever else comes in meanwhile is a sign of life: let it be here first.
    while not held or not {"bin", "json", "mjs"} <= arrived:
        page.wait_for_timeout(50)
    page.wait_for_timeout(1500)
    page.clock.run_for(60_000)
    trouble(page, "takes unusually long", "You can wait")

    for route in held:
        route.continue_()
    page.clock.resume()
    steps.wait_for_engine(page)


# The page's own worker, within a test's reach; what happens to it is real.
KEEP_WORKERS = """
window.workers = [];
const Real = Worker;
window.Worker = class extends Real {
  constructor(...start) { super(...start); window.workers.push(this); }
};
"""


@pytest.mark.parametrize(
    "misfortune",
    [
        pytest.param("workers.at(-1).terminate()", id="silent"),
        # Once with all that a worker takes along.
        pytest.param(
            "workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))",
            id="crashed",
            marks=pytest.mark.pyodide,
        ),
    ],
)
def test_a_dead_worker_is_replaced_and_the_match_goes_on(page: Page, misfortune: str) -> None:
    page.add_init_script(KEEP_WORKERS)
    steps.hurry(page)
    steps.start_quickly(page)
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    page.evaluate(misfortune)
    steps.lay(page)

    expect(page.get_by_text("had to start again")).to_be_visible(timeout=SOON)
    expect(page.locator(".hand [data-card]")).to_have_count(19, timeout=steps.STARTED)
    assert page.evaluate("workers.length") == 2
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(18)


# What the page asks for by the name in `poison` ends the worker.
POISON = """
window.poison = 'nothing';
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  if (message.call?.includes(`"${window.poison}"`)) this.terminate();
  post.call(this, message);
};"""


def test_a_request_that_always_kills_the_worker_is_refused_cleanly(page: Page) -> None:
    page.add_init_script(KEEP_WORKERS + POISON)
    steps.hurry(page)
    steps.start_match(page, ["Mei"])
    before = steps.hand(page)
    page.evaluate("window.poison = 'apply'")
    steps.lay(page)

    expect(page.get_by_role("heading", name="The match cannot go on")).to_be_visible(
        timeout=steps.STARTED
    )
    page.evaluate("window.poison = 'nothing'")
    page.get_by_role("button", name="Try again").click()
    assert steps.hand(page) == before


def test_a_question_nobody_has_asked_stops_no_match(page: Page) -> None:
    """Whether the rest is decided is looked for while a person thinks."""
    page.add_init_script(KEEP_WORKERS + POISON)
    steps.hurry(page)
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    page.evaluate("window.poison = 'decided'")
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(19)
    # The second worker that it ends is the last that is asked.
    while page.evaluate("workers.length") < 3:
        page.wait_for_timeout(100)
    page.evaluate("window.poison = 'nothing'")
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(18, timeout=steps.STARTED)


@pytest.mark.novice
@pytest.mark.usefixtures("expect_404")
def test_a_page_that_cannot_start_says_so_in_the_own_language_and_in_english(
    page: Page, guard: Guard
) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'languages', { value: ['ja-JP'] })")
    shown = set()
    for file in (r"locales/ja\.ftl", r"app/chunk-\w+\.js"):
        guard.allow(file)
        page.unroute_all()
        page.route(re.compile(file), not_found)
        page.goto("about:blank")
        page.goto("")

        expect(page.get_by_text("The page could not start."), file).to_be_visible(timeout=SOON)
        expect(page.get_by_text("ページを開始できませんでした。"), file).to_be_visible()
        shown.add(page.locator("body").inner_html())
    assert len(shown) == 1, "each of them is to be looked at"
    check(page, "a page that could not start", phone=True)
