"""What spares a person work: the only card, what is decided, the last trick; and what is heard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.faults import check
from e2e.support.moments import before, decided, forced
from e2e.support.play import GO_ON
from pygame_core import Match

pytestmark = pytest.mark.moving


def many_to_come(match: Match) -> bool:
    """The round goes on for some tricks yet."""
    return len(match.view(0)["hand"]) > 5


# Counts what is asked of it, and makes no sound.
SILENT = """() => {
  window.heard = { contexts: 0, tones: 0, woken: 0 };
  const node = () => ({
    connect() {}, start() { window.heard.tones += 1; }, stop() {},
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, frequency: {},
  });
  window.AudioContext = class {
    constructor() { window.heard.contexts += 1; }
    state = window.heard.call ? 'interrupted' : 'running';
    currentTime = 0; sampleRate = 8000; destination = {};
    async resume() { window.heard.woken += 1; if (window.heard.call) throw new DOMException(); }
    suspend() {}
    createGain() { return node(); }
    createOscillator() { return node(); }
    createBufferSource() { return node(); }
    createBiquadFilter() { return node(); }
    createBuffer(_channels, length) { return { getChannelData: () => new Float32Array(length) }; }
  };
}"""


def heard(page: Page, what: str) -> int:
    return int(page.evaluate(f"heard.{what}"))


# Whatever is asked, however short a time: the page need not wait until somebody looks.
PROMPTS = """(() => {
  window.prompts = new Set();
  new MutationObserver(() => {
    const prompt = document.querySelector('.prompt__text');
    if (prompt) prompts.add(prompt.textContent);
  }).observe(document, { childList: true, characterData: true, subtree: true });
})()"""


def test_the_only_card_plays_itself_and_can_be_taken_back(page: Page) -> None:
    match = before(Match.new("red-dragon", seats=3, seed="pace"), forced)
    [action] = match.legal_actions()
    page.add_init_script(PROMPTS)
    # The full trick waits, so that however late it is taken back, nothing else has played itself.
    steps.wish(page, forced_card=True, tap_to_go_on=True, speed="slow", language="en")
    steps.open_save(page, match)
    page.wait_for_function("() => [...prompts].some((text) => text.includes('plays itself'))")
    card = page.locator(f'.hand [data-card="{action.split()[1]}"]')
    expect(card).to_have_count(0)

    page.get_by_role("button", name="Undo").click()
    expect(card).to_have_count(1)
    card.click(position={"x": 14, "y": 24})
    expect(card).to_have_count(0)


def test_what_is_decided_is_claimed_with_one_tap(page: Page, subtests: pytest.Subtests) -> None:
    steps.hurry(page)
    for game, seats, seed in (
        ("red-dragon", 3, "pace"),
        ("x-missions", 4, "pace"),
        ("scharfe-schoten", 3, "pace"),
        ("stich-meister", 3, "pace 5"),
    ):
        with subtests.test(game):
            match = before(Match.new(game, seats=seats, seed=seed), decided)
            steps.open_save(page, match, address="#/")
            claim = page.get_by_role("button", name="Play out the rest")
            claim.click(timeout=steps.STARTED)
            expect(page.locator(GO_ON)).to_be_visible()
            played = Match.load(steps.saved_here(page))
            assert played.info.id == game
            assert played.view(0)["round"] == match.view(0)["round"] + 1
            assert played.log[: len(match.log)] == match.log


def test_a_full_trick_stays_until_somebody_taps_or_presses_a_key(page: Page) -> None:
    match = before(Match.new("red-dragon", seats=3, seed="pace"), many_to_come)
    page.clock.install()
    steps.hurry(page)
    steps.wish(page, tap_to_go_on=True)
    steps.open_save(page, match)
    card, button = page.locator(".hand [data-card]"), page.get_by_role("button", name="Go on")
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.locator(".stage").tap(position={"x": 8, "y": 8}),
        # Where the focus still is for whoever has laid a card by keyboard.
        lambda: card.first.press("Enter"),
        lambda: button.press("Enter"),
    )
    for go_on in ways:
        left = len(steps.hand(page)) - 1
        steps.lay(page)
        expect(page.locator(".prompt__text")).to_contain_text("Tap to go on")
        page.clock.run_for(600_000)
        expect(page.locator(".place .card")).to_have_count(match.seats)
        go_on()
        expect(button).to_have_count(0)
        # It goes on and does no more.
        expect(card).to_have_count(left)
    expect(page.locator(".hand [data-card]:focus")).to_have_count(1)


# How long the page lets its cards travel, and how long it waits, for whatever is done from now on.
ASKED_FOR = """() => {
  window.asked = { travel: [], wait: [] };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    asked.travel.push(timing.duration);
    return animate.call(this, frames, timing);
  };
  const { setTimeout } = window;
  window.setTimeout = (act, delay, ...rest) => {
    asked.wait.push(delay);
    return setTimeout(act, delay, ...rest);
  };
}"""


def test_each_speed_is_faster_than_the_one_before(page: Page) -> None:
    match = before(Match.new("red-dragon", seats=3, seed="pace"), many_to_come)
    page.add_init_script(f"({ASKED_FOR})()")
    steps.wish(page, language="en")
    steps.open_save(page, match)
    card = page.locator(".hand [data-card]")
    travel, wait = [], []
    for speed in ("Slow", "Normal", "Fast", "At once"):
        left = len(steps.hand(page))
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("radiogroup", name="Speed").get_by_text(speed, exact=True).click()
        page.keyboard.press("Escape")
        page.evaluate("asked.travel.length = asked.wait.length = 0")
        steps.lay(page)
        expect(card).to_have_count(left - 1, timeout=steps.STARTED)
        steps.hand(page)
        asked = page.evaluate("asked")
        travel.append(asked["travel"])
        # Less is a frame's, more is the patience with a disk or an engine that has gone.
        wait.append([delay for delay in asked["wait"] if delay and 50 < delay < 4000])

    slow, normal, fast = map(min, travel[:3])
    assert slow > 1.2 * normal > 1.2 * 1.2 * fast
    assert travel[3] == []
    # From one card of mine to the next there is one full trick, which is the longest pause.
    slow, normal, fast, at_once = map(max, wait)
    assert slow > 1.2 * normal > 1.2 * 1.2 * fast > 1.2 * 1.2 * 1.2 * at_once
    assert len(wait[3]) == 1, "nobody seems to think, and no card lies for a while"


@pytest.mark.device("phone")
def test_the_claim_has_a_word_on_a_phone(page: Page) -> None:
    match = before(Match.new("red-dragon", seats=3, seed="pace"), decided)
    steps.hurry(page)
    steps.open_save(page, match)
    claim = page.get_by_role("button", name="Play out the rest")
    expect(claim.get_by_text("Play out", exact=True)).to_be_visible(timeout=steps.STARTED)
    check(page, "a claim")


def test_a_long_press_shows_the_last_trick_and_a_letter_tells_it(page: Page) -> None:
    match = before(Match.new("red-dragon", seats=3, seed="pace"), forced)
    steps.hurry(page)
    steps.open_save(page, match)
    box = page.locator(".stage").bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 20)
    page.mouse.down()
    expect(page.get_by_role("dialog", name="Previous trick")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_role("dialog", name="Previous trick")).to_be_visible()
    page.keyboard.press("Escape")

    # Letters that are pressed in an open dialog are not meant for the table.
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("[data-voice]")).to_contain_text("The last trick:")


def test_nothing_is_heard_before_it_is_wished(page: Page) -> None:
    page.add_init_script(f"({SILENT})()")
    match = before(Match.new("red-dragon", seats=3, seed="pace"), forced)
    steps.hurry(page)
    steps.open_save(page, match)
    left = len(steps.hand(page)) - 1
    steps.lay(page)
    # Others have laid their cards, too: from here on nothing happens by itself.
    expect(page.locator(".hand [data-card]")).to_have_count(left)
    steps.hand(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    assert page.evaluate("heard") == {"contexts": 0, "tones": 0, "woken": 0}

    page.get_by_role("switch", name="Sounds").check()
    assert heard(page, "contexts") == 1
    assert heard(page, "tones") == 1
    page.keyboard.press("Escape")
    before_card = heard(page, "tones")
    steps.hand(page)
    steps.lay(page)
    steps.hand(page)
    for _ in range(250):
        if heard(page, "tones") >= before_card + 2:
            break
        page.wait_for_timeout(20)
    assert heard(page, "tones") >= before_card + 2

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sounds").uncheck()
    silent = heard(page, "tones")
    page.keyboard.press("Escape")
    steps.hand(page)
    steps.lay(page)
    steps.hand(page)
    assert heard(page, "tones") == silent


def test_sound_that_a_call_took_away_is_asked_for_again(page: Page) -> None:
    page.add_init_script(f"({SILENT})(); window.heard.call = true")
    steps.wish(page, sound=True, language="en")
    page.goto("")
    for taps in (1, 2):
        page.get_by_role("heading", name="Trick Table").first.click()
        assert heard(page, "woken") == taps
