"""Matches that are dealt without the set-up, and played by computer players as fast as they can."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.support.moments import with_left
from pygame_core import Match, games

# An action of this game takes several taps, which e2e/support/play.py does not know.
INTRICATE = "sauscharf"

SIT_DOWN = """async ([game, seats, people, seed, played]) => {
  const { deal, sitDown, current, seated } = await import(
    new URL('app/inside.js', document.baseURI).href);
  const players = Array.from({ length: seats }, (_, seat) => (
    seated(seat < people ? 'person' : 'beginner', seat)
  ));
  const doc = { ...await deal({ game, seed, options: {}, players }), ...played };
  sitDown(doc);
  while (current.value?.id !== doc.page.id) await new Promise((resolve) => setTimeout(resolve, 5));
  return doc;
}"""

# Nobody reads the score sheets, and nobody waits for the computers.
PLAY = """async () => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  const session = current.value;
  session.rush();
  while (!session.over.value) {
    if (session.error.value) throw session.error.value;
    if (session.sheet.value) session.goOn();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}"""


def sit_down(page: Page, number: int, people: int = 0, left: int | None = None) -> dict[str, Any]:
    """Deals this match, of all games in turn, and puts it on the table; returns its save.

    left: about so many actions before its end; None: all of it is still to be played.
    """
    infos = [info for info in games() if not people or info.id != INTRICATE]
    info = infos[number % len(infos)]
    match = Match.new(info.id, seats=info.seats[0], seed=f"soak-{number}")
    played = {} if left is None else with_left(match, left).save()
    wish = [info.id, match.seats, people, match.seed, played]
    save: dict[str, Any] = page.evaluate(SIT_DOWN, wish)
    return save
