"""A card that is drawn out of the hand is played, one that is let go inside it is not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import before
from e2e.support.play import replayed
from pygame_core import Match

pytestmark = pytest.mark.moving

Spot = tuple[float, float]
Drag = Callable[[Page, Spot, Spot], None]
OUT, INSIDE = -160, -30


def by_mouse(page: Page, start: Spot, end: Spot) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def by_finger(page: Page, start: Spot, end: Spot) -> None:
    """As the screen tells it: a page that would scroll instead takes the finger away."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *spots: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in spots]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for share in (0.2, 0.4, 0.6, 0.8, 1):
        x, y = (a + share * (b - a) for a, b in zip(start, end, strict=True))
        touch("touchMove", (x, y))
    touch("touchEnd")


@pytest.mark.parametrize("drag", [by_mouse, by_finger])
def test_a_card_drawn_out_of_the_hand_is_played_and_one_let_go_inside_is_not(
    page: Page, drag: Drag
) -> None:
    match = before(Match.new("red-dragon", seats=3, seed="drag"), lambda _: True)
    steps.hurry(page)
    steps.open_save(page, match)
    steps.hand(page)
    card = page.locator(".hand .is-legal").first
    name = card.get_attribute("data-card")
    card = page.locator(f'.hand [data-card="{name}"]')
    lies = card.bounding_box()
    assert lies
    held = (lies["x"] + 14, lies["y"] + 24)

    drag(page, held, (held[0] + 10, held[1] + INSIDE))
    # It is back at its place, and neither played nor asked for.
    expect(card).not_to_have_class(re.compile("is-dragged"))
    assert not card.evaluate("card => card.style.translate")
    expect(page.locator(".why")).to_have_count(0)
    assert replayed(page).log == match.log

    drag(page, held, (held[0] + 60, held[1] + OUT))
    expect(card).to_have_count(0)
    assert replayed(page).log[: len(match.log) + 1] == (*match.log, f"play {name}")
