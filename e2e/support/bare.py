"""An empty page of the site: its origin and its files, and no engine of its own."""

from __future__ import annotations

import json
import sys

from playwright.sync_api import Page, Route

from e2e.support.hosting import ROOT

sys.path.insert(0, str(ROOT / "web" / "build"))
import vendor

FORGET = """async () => {
  localStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done));
}"""
EMPTY_PAGE = '<!doctype html><html lang="en"><title>Bare</title><link rel="icon" href="data:,">'


def open_bare(page: Page) -> None:
    page.route(
        "**/bare.html",
        lambda route: route.fulfill(body=EMPTY_PAGE, content_type="text/html"),
    )
    page.goto("bare.html")


def open_plain(page: Page) -> None:
    """One that has the page's modules as they are written, below plain/, to be drawn with."""
    packages = vendor.files()

    def answer(route: Route) -> None:
        path = route.request.url.partition("/plain/")[2]
        content = packages.get(path) or (ROOT / "web" / path).read_bytes()
        route.fulfill(body=content, content_type="text/javascript")

    names = {name: f"./plain/{path}" for name, path in vendor.names().items()}
    import_map = f'<script type="importmap">{json.dumps({"imports": names})}</script>'
    page.route("**/plain/**", answer)
    page.route(
        "**/plain.html",
        lambda route: route.fulfill(body=EMPTY_PAGE + import_map, content_type="text/html"),
    )
    page.goto("plain.html")


def forget(page: Page) -> None:
    """As on another device: nothing is kept. (A page that was open would write it again.)"""
    open_bare(page)
    page.evaluate(FORGET)
