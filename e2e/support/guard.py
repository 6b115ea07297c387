"""Watches everything that a browser context does, and remembers what should not have happened."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

# Chromium reports a refusal to the console as well; this one cannot be missed or reworded.
TELL_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) => {
  console.error(`content security policy: ${event.violatedDirective} forbids ${event.blockedURI}`);
});
"""
# Where the browser's word on every request costs more than the requests do: what was asked of
# another origin is told by the page. What was answered with an error, Chromium tells the console.
TELL_FOREIGN = """
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    if (!['data:', 'blob:', `${origin}/`].some((own) => name.startsWith(own)))
      console.error(`foreign request: ${name}`);
  }
}).observe({ type: 'resource', buffered: true });
"""
# What a page that is left or reloaded did not wait for.
ABORTED = "net::ERR_ABORTED"
# What Chromium says instead of a worker's script that comes once the worker which asked for it has
# ended: seen in one of 800 workers that were ended as they started another.
ORPHANED = "net::ERR_BLOCKED_BY_RESPONSE"
OF_WORKERS = re.compile(r"/start/snapshot-worker\.js$")


class Guard:
    """Console errors, page errors, refused contents, failed and foreign requests."""

    def __init__(self, site: str) -> None:
        self._origin = origin(site)
        self._problems: list[str] = []
        self._allowed: list[re.Pattern[str]] = []

    def allow(self, pattern: str) -> None:
        """A problem that this test brings about: a regular expression found in its text."""
        self._allowed.append(re.compile(pattern))

    def watch(self, context: BrowserContext) -> None:
        """Everything: what the browser says of each request of a page or a worker, too."""
        context.add_init_script(TELL_VIOLATIONS)
        self.listen(context)
        context.on("request", self._see_request)
        context.on("response", self._see_response)

    def listen(self, context: BrowserContext) -> None:
        """What this context tells, whose pages begin with `TELL_VIOLATIONS` and `TELL_FOREIGN`."""
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        context.on("requestfailed", self._see_failure)

    def leave(self, context: BrowserContext) -> None:
        """To the guard of another test."""
        context.remove_listener("console", self._hear)
        context.remove_listener("weberror", self._catch)
        context.remove_listener("requestfailed", self._see_failure)

    @property
    def problems(self) -> list[str]:
        return [
            problem
            for problem in self._problems
            if not any(pattern.search(problem) for pattern in self._allowed)
        ]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._problems.append(f"console: {message.text} ({message.location['url']})")

    def _catch(self, error: WebError) -> None:
        self._problems.append(f"page error: {error.error}")

    def _see_request(self, request: Request) -> None:
        where = urlsplit(request.url)
        if where.scheme not in {"data", "blob"} and origin(request.url) != self._origin:
            self._problems.append(f"foreign request: {request.url}")

    def _see_failure(self, request: Request) -> None:
        is_orphan = request.failure == ORPHANED and OF_WORKERS.search(request.url)
        if request.failure != ABORTED and not is_orphan:
            self._problems.append(f"request failed: {request.url} {request.failure}")

    def _see_response(self, response: Response) -> None:
        if response.status >= 400:
            self._problems.append(f"request failed: {response.url} HTTP {response.status}")


def origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
