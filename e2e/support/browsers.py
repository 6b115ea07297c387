"""The browsers that the tests drive: where they are, and how to get those that are missing.

`python -m e2e.support.browsers` says what is there and, as root on Debian, installs what is not.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The same engine without a window, a shelf of menus and all that: two thirds of the work.
SHELL_NAMES = ("chromium-headless-shell", "chrome-headless-shell")
FIREFOX_NAMES = ("firefox", "firefox-esr")
FIREFOX_PATHS = (
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
)
CHROMIUM_PATHS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
# A browser that calls home would be what the tests forbid the page.
CHROMIUM_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Python runs for seconds here: to compile it a second time, and better, costs more than it gains.
COMPILED_ONCE = "--no-wasm-dynamic-tiering,--no-wasm-tier-up"
# The same for WebKit, in its environment.
WEBKIT_COMPILED_ONCE = {"JSC_useOMGJIT": "0"}
# Helpers that compile and collect garbage beside a page gain nothing where every core has a test
# of its own; without them, a page takes a twentieth less.
WITHOUT_HELPERS = f"{COMPILED_ONCE},--single-threaded"
NO_CHROMIUM = (
    "No Chromium was found: install Chromium or Google Chrome, or let the variable CHROME name one."
)
NO_FIREFOX = "no Firefox here (Debian: firefox-esr)"
NO_WEBKIT = (
    "no WebKitGTK here: it needs Linux with WebKitWebDriver, MiniBrowser and Xvfb "
    "(Debian: webkit2gtk-driver and xvfb)"
)
MINI_BROWSER_FOLDERS = ("/usr/lib", "/usr/libexec", "/usr/lib64")


@dataclass(frozen=True)
class WebKit:
    """WebKitGTK's test browser, its driver, and the screen they draw on."""

    browser: str
    driver: str
    screen: str


def find_chromium() -> str | None:
    if named := os.environ.get("CHROME"):
        return shutil.which(named)
    return first_of(CHROMIUM_NAMES, CHROMIUM_PATHS)


def find_shell() -> str | None:
    """Chromium without a window, for all but the tests marked `whole`; else Chromium itself."""
    if os.environ.get("CHROME"):
        return find_chromium()
    return first_of(SHELL_NAMES, ()) or find_chromium()


def find_firefox() -> str | None:
    return first_of(FIREFOX_NAMES, FIREFOX_PATHS)


def first_of(names: tuple[str, ...], paths: tuple[str, ...]) -> str | None:
    installed = (shutil.which(name) for name in names)
    known = (path for path in paths if Path(path).is_file())
    return next((path for path in (*installed, *known) if path), None)


def find_webkit() -> WebKit | None:
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browsers = [
        str(found)
        for folder in MINI_BROWSER_FOLDERS
        for pattern in ("webkit2gtk-4.*/MiniBrowser", "*/webkit2gtk-4.*/MiniBrowser")
        for found in Path(folder).glob(pattern)
    ]
    if not (driver and screen and browsers):
        return None
    return WebKit(max(browsers), driver, screen)


def install_missing() -> None:
    """By apt, where that is ours to do."""
    packages = [] if find_chromium() else ["chromium"]
    packages += [] if find_shell() != find_chromium() else ["chromium-headless-shell"]
    packages += [] if find_firefox() else ["firefox-esr"]
    packages += [] if find_webkit() else ["webkit2gtk-driver", "xvfb"]
    if not packages or not is_debian() or os.geteuid() != 0:
        return
    print(f"Installing {', '.join(packages)} …", flush=True)
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-qq", "--no-install-recommends", *packages],
    ):
        done = subprocess.run(command, env=quietly, capture_output=True, text=True)
        if done.returncode:
            print(f"{' '.join(command)} failed:\n{done.stderr.strip()}")
            return


def is_debian() -> bool:
    """Debian itself: what Ubuntu calls chromium is an installer for a snap."""
    if sys.platform != "linux" or not shutil.which("apt-get"):
        return False
    return platform.freedesktop_os_release()["ID"] == "debian"


def main() -> int:
    install_missing()
    chromium, webkit = find_chromium(), find_webkit()
    print(f"Firefox: {find_firefox() or NO_FIREFOX}")
    print(f"Chromium: {chromium or NO_CHROMIUM}")
    print(f"Chromium without a window: {find_shell() or NO_CHROMIUM}")
    print(f"WebKit: {webkit.browser if webkit else NO_WEBKIT}")
    return 0 if chromium else 1


if __name__ == "__main__":
    sys.exit(main())
