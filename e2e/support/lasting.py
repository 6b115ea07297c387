"""A browser that keeps what it knows on a disk, and can be killed as by a power cut of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright

from e2e.support.browsers import CHROMIUM_FLAGS, find_shell

# Whose browser is asked for a copy of the page takes that to the disk as well.
NO_COPIES = "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });"
STARTS = 60


class LastingBrowser:
    """Chromium on one profile, started as often as it is killed."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self._playwright = playwright
        self._profile = profile
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> Page:
        """A page in a browser that has just been started."""
        shell = find_shell()
        assert shell
        told = self._profile / "DevToolsActivePort"
        told.unlink(missing_ok=True)
        # A group of its own, so that all its processes die in one moment.
        self._process = subprocess.Popen(
            [
                shell,
                *CHROMIUM_FLAGS,
                "--headless",
                "--remote-debugging-port=0",
                f"--user-data-dir={self._profile}",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        browser = self._connected(told)
        context = browser.contexts[0]
        context.add_init_script(NO_COPIES)
        return context.pages[0] if context.pages else context.new_page()

    def _connected(self, told: Path) -> Browser:
        until = time.monotonic() + STARTS
        while not (told.is_file() and (port := re.match(r"(\d+)\n/", told.read_text()))):
            assert time.monotonic() < until, "the browser does not start"
            time.sleep(0.02)
        return self._playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port[1]}")

    def kill(self) -> None:
        """Outright: nothing of it is asked, and nothing that it meant to do is done."""
        if self._process:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
