"""Playing through the page as a person would: what can be acted on now, and how to do it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from e2e.steps import saved_matches
from pygame_core import Match

# What a person can act on: a sheet's button to go on, the open centre, what a game marks as wanted
# next, a card that may be played.
GO_ON = ".paper:not(.paper--final) .btn--accent"
FINAL = ".paper--final"
CHOICES = ".market__cards.is-open [data-card], .is-wanted, .hand.is-choosing [data-card].is-legal"
ANYTHING = f"{GO_ON}, {FINAL}, {CHOICES}"

Act = Callable[[Locator], None]


def tap(target: Locator) -> None:
    # A card is covered by its neighbour but for its visible strip: aim there.
    target.tap(position={"x": 20, "y": 24}, timeout=3000)


def step(page: Page, act: Act = tap) -> bool:
    """Do the next thing there is to do; False if the match is over."""
    for _ in range(5):
        page.locator(ANYTHING).first.wait_for()
        if page.locator(FINAL).count():
            return False
        going_on = page.locator(GO_ON)
        target = going_on.first if going_on.count() else page.locator(CHOICES).first
        try:
            act(target)
        except TooLate:
            # The table went on while the finger was on its way: look again.
            continue
        page.wait_for_timeout(30)
        return True
    raise AssertionError("what can be acted on cannot be reached")


def play(page: Page, steps: int | None = None, act: Act = tap) -> None:
    """So many steps; None: to the end of the match."""
    done = 0
    while (steps is None or done < steps) and step(page, act):
        done += 1


def replayed(page: Page) -> Match:
    """The page's one match, played again by this Python."""
    [save] = saved_matches(page)
    return Match.load(save)
