"""A card played in real WebKit, the engine of every browser on an iPad."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from e2e.browsers import NO_WEBKIT, WebKit, find_webkit
from e2e.play import CHOICES, GO_ON
from e2e.steps import LATEST
from pygame_core import Match

START = 60
STEP = 20
# Three seats give eight cards in all and take as many back before the first card is played.
STEPS_AT_MOST = 30
# WebKit's own sandbox and its drawing by the graphics card need what a bare machine has not.
PLAIN = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}

pytestmark = [
    pytest.mark.skipif(find_webkit() is None, reason=NO_WEBKIT),
    # Selenium's own, between two of its modules.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]


@pytest.fixture
def webkit() -> WebKit:
    found = find_webkit()
    assert found
    return found


@pytest.fixture
def screen(webkit: WebKit) -> Iterator[str]:
    """A screen of the size of a tablet's that nobody sees."""
    reading, writing = os.pipe()
    command = [webkit.screen, "-displayfd", str(writing), "-screen", "0", "1180x820x24"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as screen:
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as said:
            number = said.readline().strip()
        yield f":{number}"
        screen.terminate()


@pytest.fixture
def driver(webkit: WebKit, screen: str) -> Iterator[WebDriver]:
    options = Options()
    options.binary_location = webkit.browser
    options.add_argument("--automation")
    service = Service(webkit.driver, env={**os.environ, **PLAIN, "DISPLAY": screen})
    driver = webdriver.WebKitGTK(options=options, service=service)
    yield driver
    driver.quit()


def test_a_card_is_played(driver: WebDriver, site: str) -> None:
    driver.get(site)
    driver.execute_script("localStorage.setItem('trick-table:setting:speed', '\"instant\"')")
    driver.refresh()
    find(driver, ".engine--ready", START)

    driver.get(f"{site}#/setup/red-dragon")
    tap(driver, find(driver, ".go .btn--accent", STEP))
    for _ in range(STEPS_AT_MOST):
        tap(driver, find(driver, f"{GO_ON}, {CHOICES}", STEP))
        if any(action.startswith("play") for action in own_actions(driver)):
            break
    else:
        pytest.fail(f"no card was played, only {own_actions(driver)}")


def find(driver: WebDriver, selector: str, seconds: float) -> WebElement:
    def first(driver: WebDriver) -> WebElement | bool:
        shown = [it for it in driver.find_elements(By.CSS_SELECTOR, selector) if it.is_displayed()]
        return shown[0] if shown else False

    found = WebDriverWait(driver, seconds).until(first, f"{selector} does not appear")
    assert isinstance(found, WebElement)
    return found


def tap(driver: WebDriver, target: WebElement) -> None:
    # A card is covered by its neighbour but for its left edge; the offset counts from the middle.
    to_the_edge = 14 - target.size["width"] // 2
    ActionChains(driver).move_to_element_with_offset(target, to_the_edge, 0).click().perform()


def own_actions(driver: WebDriver) -> list[str]:
    """What the one person of the saved match has done, first seat in it."""
    texts: list[str] = driver.execute_async_script(f"({LATEST})().then(arguments[0])")
    [save] = map(json.loads, texts)
    return actions_of_seat(save, 0)


def actions_of_seat(save: dict[str, Any], seat: int) -> list[str]:
    match = Match.load(save)
    log = match.log
    match.undo(len(log))
    done = []
    for action in log:
        if match.to_act == seat:
            done.append(action)
        match.apply(action)
    return done
