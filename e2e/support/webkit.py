"""A visit by real WebKit: its driver, on a screen that nobody sees."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from selenium import webdriver
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.support.browsers import WEBKIT_COMPILED_ONCE, WebKit

# WebKit's own sandbox and its drawing by the graphics card need what a bare machine has not.
PLAIN = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}


@contextmanager
def screen(webkit: WebKit) -> Iterator[str]:
    """A screen of the size of a tablet's."""
    reading, writing = os.pipe()
    command = [webkit.screen, "-displayfd", str(writing), "-screen", "0", "1180x820x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as screen:
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as said:
            number = said.readline().strip()
        try:
            yield f":{number}"
        finally:
            screen.terminate()


@contextmanager
def visit(webkit: WebKit) -> Iterator[WebDriver]:
    """A browser that was never anywhere."""
    options = Options()
    options.binary_location = webkit.browser
    options.add_argument("--automation")
    with screen(webkit) as display:
        env = {**os.environ, **PLAIN, **WEBKIT_COMPILED_ONCE, "DISPLAY": display}
        service = Service(webkit.driver, env=env)
        driver = webdriver.WebKitGTK(options=options, service=service)
        yield driver
        driver.quit()
