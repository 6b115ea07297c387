"""Cards travel where people watch, and get out of the way of a tap; nothing else moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.play import await_turn, step
from e2e.support.steps import STARTED, deal, hand, hurry, lay, start_match
from e2e.test_sauscharf import lap

pytestmark = pytest.mark.moving

# What flies is counted from the first moment on, however short it is there.
COUNT_FLIGHTS = """
window.flights = { cards: 0, backs: 0, turned: 0, figures: 0 };
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (!target.classList?.contains('overlay')) continue;
    for (const { className, firstChild } of addedNodes) {
      if (className.startsWith('rise')) window.flights.figures += 1;
      else if (firstChild?.className === 'card card--back') window.flights.backs += 1;
      else if (firstChild?.className === 'flight__sides') window.flights.turned += 1;
      else window.flights.cards += 1;
    }
  }
}).observe(document, { childList: true, subtree: true });
"""
# Chromium counts what moves without anybody having touched the page shortly before.
NOTE_SHIFTS = """
window.shifts = [];
// The browser takes what comes within half a second of a touch for its outcome: here it is what
// comes within half a second of the engine's answer to it, however busy the machine is.
const outcomes = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message?.call && JSON.parse(message.call).method === 'apply') {
    const outcome = { from: performance.now(), to: Infinity };
    const hear = ({ data }) => {
      if (data.id !== message.id || !data.reply) return;
      outcome.to = performance.now() + 500;
      this.removeEventListener('message', hear);
    };
    outcomes.push(outcome);
    this.addEventListener('message', hear);
  }
  post.call(this, message, ...rest);
};
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources, startTime: at } of list.getEntries()) {
    if (hadRecentInput || outcomes.some(({ from, to }) => from <= at && at <= to)) continue;
    const what = sources.map(({ node, previousRect: a, currentRect: b }) =>
      `${node?.nodeName}.${node?.className ?? ''} ${a.x},${a.y} → ${b.x},${b.y}`);
    window.shifts.push({ value, what: `${location.hash} ${what.join(' | ')}` });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


Walk = Callable[[Page], bool]


def phase(page: Page) -> str:
    """Where in the round the table is, as its bar says it."""
    return page.locator(".bar__title p").inner_text()


def flights(page: Page) -> dict[str, int]:
    counted: dict[str, int] = page.evaluate("() => window.flights")
    return counted


def set_pace_of_flights(page: Page, rate: float) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})


def test_a_deal_a_card_and_a_trick_are_seen_to_travel(page: Page) -> None:
    page.add_init_script(COUNT_FLIGHTS)
    start_match(page, ["Mei"], seats=3, seed="oak")
    hand(page)
    assert flights(page)["backs"] == 6, "three to each of the others"

    for laid in (1, 2, 3):
        lay(page)
        expect(page.locator(".lay__card")).to_have_count(laid, timeout=STARTED)
        # A card lies for a moment before the next one is taken from the same hand.
        expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled(timeout=STARTED)
    lay(page)
    expect(page.locator(".market .is-open").first).to_be_visible(timeout=STARTED)
    seen = flights(page)
    assert seen["backs"] == 6 + 2 * 4, "the others' cards come out of their hands as backs"
    assert seen["turned"] == 4 + 12, "mine are turned down, and at last all of them are turned up"


@pytest.mark.parametrize("wish", ["less motion", "no waiting"])
def test_nothing_flies_for_those_who_do_not_want_it(page: Page, wish: str) -> None:
    page.add_init_script(COUNT_FLIGHTS)
    if wish == "less motion":
        page.emulate_media(reduced_motion="reduce")
    else:
        hurry(page)
    start_match(page, ["Mei"], seats=3, seed="oak")
    hand(page)
    lay(page)
    expect(page.locator(".lay__card")).to_have_count(1, timeout=STARTED)
    assert sum(flights(page).values()) == 0


def test_a_touch_brings_everything_to_its_place_at_once(page: Page) -> None:
    # As slow as that, nothing would arrive within the test by itself.
    set_pace_of_flights(page, 0.001)
    start_match(page, ["Mei"], seats=3, seed="oak")
    expect(page.locator(".overlay > *").first).to_be_attached(timeout=STARTED)

    page.locator(".bar__title").click()
    expect(page.locator(".overlay > *")).to_have_count(0)
    # Where a card is seen is where it can be tapped.
    lay(page)
    expect(page.locator(".lay__card")).to_have_count(1, timeout=STARTED)


# The first card of a Sauscharf set is laid with a button; every other game goes by `step`.
WALKS: dict[str, tuple[int, Walk]] = {
    "Red Dragon": (7, step),
    "X-Missions": (7, step),
    "Scharfe Schoten": (7, step),
    "Stich-Meister": (9, step),
    "Sauscharf": (7, lambda page: lap(page, keep=True)),
}


# A tablet on its side and upright, and a phone: there a hand makes room for what its cards say.
SIZES = {(1080, 810): 0.01, (810, 1080): 0.01, (390, 844): 0.02}

# Pauses take a tenth of their time, but what follows a touch comes when it counts as a shift again.
SOON = """(() => {
  const { setTimeout } = window;
  let counted = 0;
  addEventListener('pointerup', () => { counted = performance.now() + 550; }, { capture: true });
  window.setTimeout = (act, delay = 0, ...rest) => {
    const isPause = delay >= 100 && delay < 2000;
    const soon = Math.max(delay / 10, Math.min(delay, counted - performance.now()));
    return setTimeout(act, isPause ? soon : delay, ...rest);
  };
})()"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game", WALKS)
def test_nothing_is_pushed_aside_on_the_way_to_the_table_and_at_it(
    page: Page, game: str, size: tuple[int, int]
) -> None:
    steps, walk = WALKS[game]
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(NOTE_SHIFTS)
    page.add_init_script(SOON)
    # What flies is above the table: at one size it does, as much sooner as all pauses are.
    if size != next(iter(SIZES)):
        page.emulate_media(reduced_motion="reduce")
    else:
        set_pace_of_flights(page, 10)
    page.goto("")
    expect(page.locator(".engine--ready")).to_be_visible(timeout=STARTED)
    page.get_by_role("link", name=game, exact=True).click()
    deal(page, seed="oak")
    began = phase(page)
    for _ in range(steps):
        assert walk(page)
    # What comes of the last step is seen to its end, too.
    await_turn(page)
    assert phase(page) != began, "the table has to change its scene on the way"

    shifts = page.evaluate("() => window.shifts")
    total = sum(shift["value"] for shift in shifts)
    assert total < SIZES[size], "\n".join(
        f"{shift['value']:.4f} {shift['what']}" for shift in shifts
    )
