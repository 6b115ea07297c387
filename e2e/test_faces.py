"""Computer players have faces and tempers, until somebody switches them off."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import after, before
from pygame_core import Match
from pygame_core.games.red_dragon import GAME


def heavy(match: Match) -> str | None:
    """The card by which seat 0 takes a heavy trick that another seat has made so."""
    for action in match.legal_actions():
        for event in after(match, action).events[len(match.events) :]:
            moods = GAME.moods(match.view(None), event.seen_by(None))
            if moods.get(0) == "sore" and "glad" in moods.values():
                return action.split()[1]
    return None


def test_a_heavy_trick_is_seen_in_a_face_until_the_next_card(page: Page) -> None:
    match = before(
        Match.new("red-dragon", seats=3, seed="faces3"), lambda match: bool(heavy(match))
    )
    steps.hurry(page)
    steps.open_save(page, match)
    faces, glad = page.locator(".seat .face"), page.locator(".seat .avatar.is-glad")
    expect(faces).to_have_count(2)
    expect(page.locator(".own .face")).to_have_count(0)
    steps.hand(page)
    page.locator(f'.hand [data-card="{heavy(match)}"]').click(position={"x": 14, "y": 24})
    expect(glad).to_have_count(1)
    steps.hand(page)
    steps.lay(page)
    expect(glad).to_have_count(0)
    # A face fills its place; the sign of a seat does not.
    widths = "(faces) => faces.map((face) => face.clientWidth / face.parentElement.clientWidth)"
    assert faces.evaluate_all(widths) == [1, 1]
    steps.set_now(page, faces=False)
    assert all(width < 0.7 for width in faces.evaluate_all(widths))


DEAL = """async ([faces, link]) => {
  const { deal, seated, settings } = await import(new URL('app/inside.js', document.baseURI).href);
  settings.faces.value = faces;
  const players = ['person', 'casual', 'casual'].map((word, seat) => seated(word, seat));
  return (await deal({ game: 'red-dragon', seed: 'oak', options: {}, players, link })).page.tempers;
}"""


def test_tempers_are_for_new_matches_that_nobody_else_plays(page: Page) -> None:
    page.goto("")
    assert page.evaluate(DEAL, [True, ""]) is True
    assert page.evaluate(DEAL, [False, ""]) is False
    assert page.evaluate(DEAL, [True, "game=red-dragon&seed=oak"]) is False
