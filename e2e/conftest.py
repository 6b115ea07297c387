"""What every browser test stands on: the built site, the browser, the device, the guard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from e2e.support import hosting, native, steps
from e2e.support.browsers import (
    CHROMIUM_FLAGS,
    COMPILED_ONCE,
    NO_CHROMIUM,
    WITHOUT_HELPERS,
    find_chromium,
    find_shell,
)
from e2e.support.builds import publish, together
from e2e.support.guard import Guard
from e2e.support.hosting import Host
from e2e.support.rooms import Rooms

# The first is every test's own, unless it says @pytest.mark.device("phone").
DEVICES: dict[str, dict[str, Any]] = {
    "tablet": {"like": "iPad (gen 7) landscape"},
    "tablet-portrait": {"like": "iPad (gen 7)"},
    "phone": {"like": "iPhone SE (3rd gen)"},
    "projector": {"viewport": {"width": 1920, "height": 1080}},
}

# What a page comes to, it comes to sooner; a busy machine is no fault of the page.
expect.set_options(timeout=20_000)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "pyodide: with the engine in Pyodide")
    config.addinivalue_line("markers", "whole: in a whole Chromium, as people have it")
    config.addinivalue_line("markers", "guests: added games have their Python, the page has native")
    config.addinivalue_line("markers", "moving: everything moves that moves by itself")
    config.addinivalue_line("markers", "novice: whoever plays has played nothing yet")
    config.addinivalue_line("markers", "offline: the page may keep a copy of itself")
    config.addinivalue_line("markers", f"device(name): one of {', '.join(DEVICES)}")


def pytest_sessionstart(session: pytest.Session) -> None:
    # Once, not by each of several processes.
    if not hasattr(session.config, "workerinput"):
        hosting.build()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site."""
    with hosting.hosted(handler=native.WithEngine) as address:
        yield address


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """So that a test can say page.goto("")."""
    return site


def is_real(request: pytest.FixtureRequest) -> bool:
    """Whether the test is about the engine in the browser, too, and not about the page alone."""
    return request.node.get_closest_marker("pyodide") is not None


def is_novice(request: pytest.FixtureRequest) -> bool:
    return request.node.get_closest_marker("novice") is not None


def is_recorded(request: pytest.FixtureRequest) -> bool:
    """Whether somebody looks at the page of a test that failed."""
    wishes = request.config.getoption
    return {wishes("--tracing"), wishes("--screenshot")} != {"off"}


def beginnings(request: pytest.FixtureRequest) -> Iterator[str]:
    """What a page of this test finds from its first moment on."""
    if not is_recorded(request):
        yield steps.UNSEEN
    if not is_novice(request):
        yield steps.EXPERIENCED


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = find_chromium()
    assert chromium, NO_CHROMIUM
    # Nothing else has an address, so that whatever is asked of another host fails.
    here = "EXCLUDE 127.0.0.1, EXCLUDE localhost"
    hosts = f"MAP {hosting.OTHER_HOST} 127.0.0.1, MAP * ~NOTFOUND, {here}"
    args = [*CHROMIUM_FLAGS, f"--host-resolver-rules={hosts}"]
    return {**browser_type_launch_args, "executable_path": chromium, "args": args}


@pytest.fixture(scope="session")
def launched(
    launch_browser: Callable[..., Browser], browser_type_launch_args: dict[str, Any]
) -> Iterator[Callable[[str | None, str], Browser]]:
    """The browser of this file, whose V8 has these flags: started when it is first asked for."""
    started: dict[tuple[str | None, str], Browser] = {}

    def launch(file: str | None, script: str) -> Browser:
        if (file, script) not in started:
            args = [*browser_type_launch_args["args"], f"--js-flags={script}"]
            started[file, script] = launch_browser(executable_path=file, args=args)
        return started[file, script]

    yield launch
    for browser in started.values():
        browser.close()


@pytest.fixture
def browser(
    launched: Callable[[str | None, str], Browser], request: pytest.FixtureRequest
) -> Browser:
    is_whole = request.node.get_closest_marker("whole") is not None
    return launched(
        find_chromium() if is_whole else find_shell(),
        COMPILED_ONCE if is_real(request) else WITHOUT_HELPERS,
    )


@pytest.fixture
def browser_context_args(
    browser_context_args: dict[str, Any],
    base_url: str,
    playwright: Playwright,
    request: pytest.FixtureRequest,
) -> dict[str, Any]:
    marker = request.node.get_closest_marker("device")
    device = dict(DEVICES[marker.args[0] if marker else "tablet"])
    if "like" in device:
        device = dict(playwright.devices[device["like"]])
        del device["default_browser_type"]
    # A copy of the whole page is made in the background: only where that is what the test is about.
    copies = "allow" if request.node.get_closest_marker("offline") else "block"
    # The plugin's own are those of the whole session.
    if not is_real(request):
        base_url = base_url.replace(hosting.PREFIX, native.PREFIX)
    wishes = {**browser_context_args, "base_url": base_url, "locale": "en-GB"}
    # To draw what moves is half of a page's work: only where somebody looks at it.
    motion = "no-preference" if request.node.get_closest_marker("moving") else "reduce"
    return {**wishes, "reduced_motion": motion, "service_workers": copies, **device}


@pytest.fixture
def put(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[..., str]:
    """Puts the built site with these changes where the test's own server has it; says the build's
    name."""
    has_guests = request.node.get_closest_marker("guests")
    own = [] if is_real(request) else [native.behind_guests if has_guests else native.light]
    return lambda *changes: publish(tmp_path, together(*own, *changes))


@pytest.fixture
def folder(tmp_path: Path, put: Callable[..., str]) -> Path:
    """A copy of the built site, to be changed."""
    put()
    return tmp_path


@pytest.fixture
def host(folder: Path, request: pytest.FixtureRequest) -> Iterator[Host]:
    """A server of the test's own for that copy, to be killed; its pages are at `host.address`."""
    host = Host(folder) if is_real(request) else Host(folder, native.__name__)
    yield host
    host.kill()


@pytest.fixture
def guard(base_url: str, request: pytest.FixtureRequest) -> Guard:
    """Fails the test over whatever should not happen; guard.allow(pattern) makes exceptions."""
    has_own = "host" in request.fixturenames
    return Guard(request.getfixturevalue("host").address if has_own else base_url)


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], guard: Guard, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    def watched(**wishes: Any) -> BrowserContext:
        context = new_context(**wishes)
        guard.watch(context)
        for script in beginnings(request):
            context.add_init_script(script)
        return context

    yield watched
    assert not guard.problems, "\n".join(guard.problems)


# What has these is about the context itself, about a first visit, or about another address.
OWN_CONTEXT = {"context", "new_context", "host"}


@pytest.fixture(scope="session")
def rooms() -> Rooms:
    return Rooms()


def has_own_context(request: pytest.FixtureRequest) -> bool:
    marks = map(request.node.get_closest_marker, ("offline", "browser_context_args"))
    # What the plugin records of a failure, it records of contexts that it made.
    return any(marks) or is_recorded(request) or bool(OWN_CONTEXT & {*request.fixturenames})


@pytest.fixture
def page(
    browser: Browser,
    browser_context_args: dict[str, Any],
    guard: Guard,
    rooms: Rooms,
    request: pytest.FixtureRequest,
) -> Iterator[Page]:
    """On a device that was never here: with a context of its own only where that matters."""
    if is_real(request) or has_own_context(request):
        context: BrowserContext = request.getfixturevalue("context")
        yield context.new_page()
        return
    with rooms.page(browser, browser_context_args, guard) as page:
        for script in (steps.SPARING, *beginnings(request)):
            page.add_init_script(script)
        yield page
    assert not guard.problems, "\n".join(guard.problems)
