"""Browser contexts that many tests use one after another, each finding what a new one would be.

A new context fetches, reads and compiles every script of the page again, which takes longer than
most tests do; a new process of the browser compiles them again. Of the test before, one of these
keeps nothing but those files and, by a page that stays open, the process.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from playwright.sync_api import Browser, BrowserContext, Page

from e2e.support.guard import TELL_FOREIGN, TELL_VIOLATIONS, Guard, origin

# All of these outlast the page, and some cannot be taken back.
OF_THE_CONTEXT = (
    "add_cookies",
    "add_init_script",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "route",
    "set_extra_http_headers",
    "set_geolocation",
    "set_offline",
)
# A page that another one opens has its process. It is as if nobody had opened it.
OPEN = "() => { open('about:blank').opener = null; }"
# What there is at the site without a script.
PLAIN_FILE = "build.json"
CLOCK = ("install", "pause_at", "set_fixed_time", "set_system_time")


class Rooms:
    """One context for each browser and each kind of device."""

    def __init__(self) -> None:
        self._contexts: dict[tuple[Browser, str], BrowserContext] = {}
        self._spent: set[BrowserContext] = set()

    @contextmanager
    def page(self, browser: Browser, wishes: dict[str, Any], guard: Guard) -> Iterator[Page]:
        kind = browser, json.dumps(wishes, sort_keys=True)
        # Not there while it is used: only one that was left in good order is used again.
        context = self._contexts.pop(kind, None) or self._built(browser, wishes)
        stays, *_ = context.pages
        with context.expect_page() as opened:
            stays.evaluate(OPEN)
        page = opened.value
        forget = {"origin": origin(wishes["base_url"]), "storageTypes": "all"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", forget)
        guard.listen(context)
        yield page
        guard.leave(context)
        for page in context.pages[1:]:
            # What a page writes as it is left is written by then.
            page.goto("about:blank")
            page.close()
        if context in self._spent:
            context.close()
        else:
            self._contexts[kind] = context

    def _built(self, browser: Browser, wishes: dict[str, Any]) -> BrowserContext:
        context = browser.new_context(**wishes)
        context.add_init_script(TELL_VIOLATIONS + TELL_FOREIGN)
        for method in OF_THE_CONTEXT:
            setattr(context, method, refuse)
        # A page's clock is its context's, which nobody else gets then.
        for method in CLOCK:
            setattr(context.clock, method, self._noting(context, getattr(context.clock, method)))
        context.new_page().goto(PLAIN_FILE)
        return context

    def _noting(self, context: BrowserContext, method: Callable[..., None]) -> Callable[..., None]:
        def noted(*args: Any, **named: Any) -> None:
            self._spent.add(context)
            method(*args, **named)

        return noted


def refuse(*_: object, **__: object) -> NoReturn:
    raise AssertionError("this context is shared: a test that changes it asks for `context`")
