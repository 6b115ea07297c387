"""A card played in real WebKit, the engine of every browser on an iPad."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from e2e.support.browsers import NO_WEBKIT, find_webkit
from e2e.support.hosting import DIST, Host
from e2e.support.play import CHOICES, GO_ON, MY_TURN, NEXT, NOTHING
from e2e.support.steps import LATEST
from e2e.support.webkit import visit
from pygame_core import Match

START = 240
STEP = 60
# Three seats give eight cards in all and take as many back before the first card is played.
STEPS_AT_MOST = 30

pytestmark = [
    pytest.mark.skipif(find_webkit() is None, reason=NO_WEBKIT),
    # Selenium's own, between two of its modules.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),
]


@pytest.fixture
def driver() -> Iterator[WebDriver]:
    webkit = find_webkit()
    assert webkit
    with visit(webkit) as driver:
        driver.set_script_timeout(START)
        yield driver


# Computer players act at once, and no trick waits for a tap.
HURRIED = """
localStorage.setItem('trick-table:setting:speed', '"instant"');
localStorage.setItem('trick-table:setting:explains', 'false');
"""


def test_a_card_is_played_and_the_match_is_kept_and_goes_on_without_the_server(
    driver: WebDriver,
) -> None:
    host = Host(DIST)
    try:
        driver.get(host.address)
        driver.execute_script(HURRIED)
        prepared = "return localStorage.getItem('trick-table:start:prepared')"
        WebDriverWait(driver, START).until(lambda driver: driver.execute_script(prepared))
        driver.refresh()
        find(driver, ".engine--ready", START)
        way = "import('./app/inside.js').then((it) => it.startTaken.value.way).then(arguments[0])"
        assert driver.execute_async_script(way) == "snapshot"
        driver.get(f"{host.address}#/setup/red-dragon")
        tap(driver, ".go .btn--accent")
        for _ in range(STEPS_AT_MOST):
            tap(driver, f"{GO_ON}, {CHOICES}")
            if any(action.startswith("play") for action in own_actions(driver)):
                break
        else:
            pytest.fail(f"no card was played, only {own_actions(driver)}")
        driver.execute_async_script(f"({MY_TURN})().then(arguments[0])")
        before = hand(driver)
        driver.refresh()
        find(driver, ".hand .is-legal", START)
        assert hand(driver) == before
        driver.get(f"{host.address}#/about")
        WebDriverWait(driver, START).until(
            lambda driver: (
                "eady offline" in driver.find_element(By.CSS_SELECTOR, ".trust__offline").text
            )
        )
    finally:
        host.kill()

    driver.get(f"{host.address}#/")
    driver.refresh()
    tap(driver, ".saved a")
    find(driver, ".hand .is-legal", START)
    assert hand(driver) == before
    tap(driver, ".hand .is-legal")
    WebDriverWait(driver, STEP).until(lambda driver: len(hand(driver)) == len(before) - 1)


# At one moment: a card that was found may have been played when it is asked its name.
HAND = """
return Array.from(document.querySelectorAll('.hand [data-card]'), (card) => card.dataset.card)
"""


def hand(driver: WebDriver) -> list[str]:
    cards: list[str] = driver.execute_script(HAND)
    return cards


def find(driver: WebDriver, selector: str, seconds: float) -> WebElement:
    def first(driver: WebDriver) -> WebElement | bool:
        shown = [it for it in driver.find_elements(By.CSS_SELECTOR, selector) if it.is_displayed()]
        return shown[0] if shown else False

    found = WebDriverWait(driver, seconds).until(first, f"{selector} does not appear")
    assert isinstance(found, WebElement)
    return found


def tap(driver: WebDriver, selector: str) -> None:
    """Where the first of these can be hit: a card that was found may have been played by now."""
    asked = f"const [wish, tell] = arguments; ({NEXT})(wish).then(tell, (it) => tell(String(it)))"
    spot = driver.execute_async_script(asked, [NOTHING, NOTHING, selector, False])
    assert isinstance(spot, list), f"{selector}: {spot}"
    actions = ActionBuilder(driver)
    actions.pointer_action.move_to_location(*map(int, spot)).click()
    actions.perform()


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
