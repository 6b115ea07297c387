"""The first screen is there at once: the others come after it, and are there without a server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.support import steps
from e2e.support.faults import check
from e2e.support.guard import Guard

MODULES = """() => performance.getEntriesByType('resource')
  .map(({ name }) => name).filter((name) => /\\.m?js$/.test(name))"""
PRELOADED = """() => Array.from(
  document.querySelectorAll('link[rel=modulepreload]'), (link) => link.href
)"""
ALL_FETCHED = f"""(wanted) => {{
  const fetched = new Set(({MODULES})());
  return wanted.every((name) => fetched.has(name));
}}"""


TABLE = r"/app/match-\w+\.js$"


def not_found(route: Route) -> None:
    route.fulfill(status=404, body="not here")


def test_what_the_first_screen_imports_is_all_told_in_advance(page: Page) -> None:
    # Without the engine nothing is calm, so nothing else is fetched.
    page.route(re.compile(r"/worker\.js"), lambda _: None)
    page.goto("")
    expect(page.locator("#app > .home")).to_be_visible()
    named = ("/worker.js", "/app/first-screen.js")
    asked = {name for name in page.evaluate(MODULES) if not name.endswith(named)}
    assert asked == set(page.evaluate(PRELOADED))
    assert not [name for name in asked if re.search(TABLE, name)]
    page.unroute_all()


@pytest.mark.pyodide
def test_once_the_engine_is_there_no_screen_needs_the_server(page: Page, guard: Guard) -> None:
    page.add_init_script("performance.setResourceTimingBufferSize(1000)")
    steps.start_quickly(page)
    page.goto("")
    steps.wait_for_engine(page)
    paths = [file["path"] for file in page.request.get("build.json").json()["files"]]
    # One is asked for by hand, and one by the worker.
    screens = [path for path in paths if re.fullmatch(r"app/(?!inside|digest).+\.js", path)]
    assert [path for path in screens if re.search(TABLE, f"/{path}")]
    page.wait_for_function(ALL_FETCHED, arg=[page.url + path for path in screens])
    guard.allow("net::ERR_FAILED")
    page.route("**/*", lambda route: route.abort())
    page.get_by_role("link", name="Red Dragon", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".hand .is-legal").first).to_be_visible()


def test_a_screen_that_cannot_be_fetched_says_so_and_a_new_try_helps(
    page: Page, guard: Guard
) -> None:
    guard.allow("404|dynamically imported module")
    page.route(re.compile(r"/app/setup-\w+\.js"), not_found)
    page.goto("")
    page.get_by_role("link", name="Red Dragon", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("could not be fetched")
    check(page, "a screen that could not be fetched", phone=True)

    page.unroute_all()
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
