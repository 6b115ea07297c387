"""An empty page of the site: its origin and its files, and no engine of its own."""

from __future__ import annotations

from playwright.sync_api import Page

EMPTY_PAGE = '<!doctype html><html lang="en"><title>Bare</title><link rel="icon" href="data:,">'


def open_bare(page: Page) -> None:
    page.route(
        "**/bare.html",
        lambda route: route.fulfill(body=EMPTY_PAGE, content_type="text/html"),
    )
    page.goto("bare.html")


def forget(page: Page) -> None:
    """As on another device: nothing is kept. (A page that was open would write it again.)"""
    open_bare(page)
    page.evaluate("localStorage.clear()")
