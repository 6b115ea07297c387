"""Reasons of the star that say most are seen whole, at any size and in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.longest import GAMES, reasons_of
from e2e.support.moments import phase, until
from e2e.support.sizes import IS_CUT, seen_at
from e2e.test_star import SIZES, follows
from pygame_core import Match

pytestmark = pytest.mark.novice

# Those that are not, said so many times.
OUT_OF_SIGHT = f"""async ([reasons, times]) => {{
  const {{ t }} = await import(new URL('app/inside.js', document.baseURI).href);
  const why = document.querySelector('.prompt__why');
  return reasons.map(([key, params]) => t(key, params)).filter((sentence) => {{
    why.textContent = sentence.repeat(times);
    return ({IS_CUT})(why);
  }});
}}"""


def lays(match: Match) -> bool:
    return match.to_act == 0 and phase(match) == "gather-set"


def test_the_longest_reasons_are_seen_whole(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    for game in GAMES:
        steps.set_now(page, language="en")
        at = lays if game == "sauscharf" else follows
        steps.put_down(page, until(Match.new(game, seats=4, seed="oak"), at))
        steps.hush(page)
        expect(page.locator(".prompt__why")).to_be_attached(timeout=steps.STARTED)
        for language in ("de", "en", "ja"):
            steps.set_now(page, language=language)
            reasons = reasons_of(game, language)
            for size in SIZES:
                found = seen_at(page, size, OUT_OF_SIGHT, [reasons, 1])
                assert found == [], (game, language, size)
            much = seen_at(page, SIZES[1], OUT_OF_SIGHT, [reasons, 5])
            assert len(much) == len(reasons), "what is too long is found"
