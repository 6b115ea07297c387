"""Doing one given action of any game on the table, by touch."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def do(page: Page, action: str) -> None:
    """Taps whatever this action needs."""
    verb, *words = action.split(" ")
    _VERBS[verb](page, words)


def _tap(target: Locator) -> None:
    """Where a card of the hand is not under its neighbour."""
    target.tap(position={"x": 14, "y": 20})


def _from_hand(page: Page, words: list[str]) -> None:
    _tap(page.locator(f'.hand [data-card="{words[0]}"]'))


def _take(page: Page, words: list[str]) -> None:
    _tap(page.locator(f'.market [data-card="{words[0]}"]'))


def _mission(page: Page, words: list[str]) -> None:
    page.locator(f'[data-mission="{words[0]}"]').tap()


def _choose(page: Page, words: list[str]) -> None:
    page.locator(f'[data-rule="{words[0]}"]').tap()


def _predict(page: Page, words: list[str]) -> None:
    for row, colour in zip(("most", "least"), words, strict=True):
        page.locator(f".tiles--{row} .{_TONES[colour]}").tap()
    page.locator(".predict__end button").tap()


def _rack(page: Page, words: list[str]) -> None:
    page.locator(f".choose-rack__one.{_TONES[words[0]]}").tap()


def _set(page: Page, words: list[str]) -> None:
    for card in dict.fromkeys(words):
        # The first tap takes all of its kind, each further one puts one back.
        group = page.locator(f'.groups [data-card="hand:{card}"]')
        held = group.locator(".times").all_inner_texts() or ["×1"]
        for _ in range(1 + int(held[0][1:]) - words.count(card)):
            group.tap()
    page.locator(".tray__do").tap()


def _chili(page: Page, words: list[str]) -> None:
    slot, fate = words
    target = ".tray__do" if slot == "-" else f".slots__row > li:nth-child({slot}) .slot"
    page.locator(target).tap()
    page.locator(".tray__do" if fate == "keep" else ".tray__shed").tap()


def _sauce(page: Page, words: list[str]) -> None:
    page.locator(f".bottles .bottle.heat-{words[0]}.is-open").first.tap()
    page.locator(".tray__do").tap()


_TONES = {"R": "red", "Y": "yellow", "G": "green", "B": "black"}
_VERBS = {
    "play": _from_hand,
    "give": _from_hand,
    "pass": _from_hand,
    "reserve": _from_hand,
    "expose": _from_hand,
    "take": _take,
    "mission": _mission,
    "choose": _choose,
    "predict": _predict,
    "rack": _rack,
    "set": _set,
    "chili": _chili,
    "sauce": _sauce,
}
