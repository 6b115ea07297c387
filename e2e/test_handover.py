"""Several people at one screen: nobody's cards are on the page unless that person is in front."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import before, decided, forced, near_the_end
from e2e.support.play import ANSWERED, ARM, CHOICES, FINAL, GO_ON, replayed
from pygame_core import Match

pytestmark = pytest.mark.moving

# What may be tapped now: cards to lay, or cards to take from the centre.
ACTIONS = ".hand .is-legal, .market__cards button.is-open"
# Every view that reaches the page, with what the screen shows at that moment.
RECORD = """
window.heard = [];
const Real = Worker;
window.Worker = class extends Real {
  constructor(...start) {
    super(...start);
    this.addEventListener('message', ({ data }) => {
      const view = data.reply && JSON.parse(data.reply).result?.view;
      const cover = document.querySelector('.cover h1')?.textContent ?? '';
      if (view) window.heard.push({ seat: view.seat, hand: view.hand.length, cover });
    });
  }
};
"""

# Whatever the page asks the engine to do, by name.
ASKED = """
window.asked = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message.call) window.asked.push(JSON.parse(message.call).method);
  return post.call(this, message, ...rest);
};
"""


@pytest.fixture(autouse=True)
def recorded(page: Page) -> None:
    page.add_init_script(RECORD)
    steps.hurry(page)


def heard(page: Page) -> list[dict[str, Any]]:
    """What came since the last look."""
    said: list[dict[str, Any]] = page.evaluate("window.heard.splice(0)")
    return said


def asked(page: Page) -> list[str]:
    """What came since the last look."""
    methods: list[str] = page.evaluate("window.asked.splice(0)")
    return methods


def put_away_and_take_up(page: Page) -> None:
    """The tablet's screen goes off and on again."""
    page.evaluate(
        """() => {
          const hidden = { value: 'hidden', configurable: true };
          Object.defineProperty(document, 'visibilityState', hidden);
          document.dispatchEvent(new Event('visibilitychange'));
          delete document.visibilityState;
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )


def covered_for(page: Page, name: str) -> None:
    """The cover for this person is drawn, and no card of anybody is in the document."""
    expect(page.locator(".cover h1")).to_contain_text(name, timeout=steps.STARTED)
    expect(page.locator("[data-card]")).to_have_count(0)


def whose(page: Page) -> str:
    """The person whom the cover asks for."""
    expect(page.locator(".cover h1")).to_be_visible(timeout=steps.STARTED)
    title = page.locator(".cover h1").inner_text()
    return next(name for name in ("Mei", "Hana") if name in title)


def test_no_view_of_anybody_else_reaches_the_page(page: Page) -> None:
    steps.start_match(page, ["Mei", "Hana"])
    seats = {"Mei": 0, "Hana": 1}
    seen = set()
    for _turn in range(6):
        name = whose(page)
        seen.add(name)
        covered_for(page, name)
        page.wait_for_timeout(300)
        assert all(said["seat"] is None for said in heard(page))

        steps.hold(page)
        expect(page.locator(ACTIONS).first).to_be_visible()
        first, *_ = said = heard(page)
        assert first["seat"] == seats[name]
        assert name in first["cover"]  # the cover was still up when the cards came
        assert {view["seat"] for view in said} == {seats[name]}
        # Until the next cover, only this person's views come.
        while page.locator(".cover").count() == 0:
            assert {view["seat"] for view in heard(page)} <= {seats[name]}
            # In one go: between a look and a tap the next cover may be drawn.
            page.evaluate("(actions) => document.querySelector(actions)?.click()", ACTIONS)
            page.wait_for_timeout(150)
        assert {view["seat"] for view in heard(page)} <= {seats[name], None}
    assert seen == {"Mei", "Hana"}


def test_a_short_press_shows_nothing(page: Page) -> None:
    steps.start_match(page, ["Mei", "Hana"])
    name = whose(page)
    page.wait_for_timeout(300)
    heard(page)
    # By the page's clock: on a busy machine a press of 0.4 s may last a second.
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    steps.press(page)
    page.clock.run_for(600)
    page.mouse.up()
    page.clock.run_for(1000)

    covered_for(page, name)
    assert heard(page) == []

    steps.press(page)
    page.clock.run_for(800)
    page.clock.resume()
    expect(page.locator(".cover")).to_have_count(0, timeout=steps.STARTED)


def test_a_reload_covers_again(page: Page) -> None:
    steps.start_match(page, ["Mei", "Hana"])
    name = whose(page)
    steps.hold(page)
    steps.hand(page)
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(19)
    page.reload()

    covered_for(page, name)
    expect(page.get_by_role("heading", name=f"Is {name} here?")).to_be_visible()
    assert all(said["seat"] is None for said in heard(page))


def test_a_hidden_tab_covers_at_once(page: Page) -> None:
    steps.start_match(page, ["Mei", "Hana"])
    name = whose(page)
    steps.hold(page)
    before = steps.hand(page)
    put_away_and_take_up(page)

    covered_for(page, name)
    steps.hold(page)
    assert steps.hand(page) == before


def test_one_person_alone_is_never_covered(page: Page) -> None:
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    page.reload()
    steps.hand(page)

    expect(page.locator(".cover")).to_have_count(0)
    assert {said["seat"] for said in heard(page)} == {0}


def test_undo_never_reaches_behind_another_persons_look(page: Page) -> None:
    steps.start_match(page, ["Mei", "Hana"])
    first = whose(page)
    steps.hold(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    steps.hand(page)
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(19)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    for left in (18, 17):
        steps.lay(page)
        expect(page.locator(".hand [data-card]")).to_have_count(left)
    steps.lay(page)

    second = whose(page)
    assert second != first
    covered_for(page, second)
    # Nobody has looked since: the last step may be taken back, and its owner is asked for.
    page.get_by_role("button", name="Take back the last step").click()
    covered_for(page, first)
    steps.hold(page)
    assert len(steps.hand(page)) == 17
    steps.lay(page)
    covered_for(page, second)
    steps.hold(page)
    steps.hand(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_the_cover_is_held_by_keyboard_too(page: Page) -> None:
    steps.start_match(page, ["Mei", "Hana"])
    whose(page)
    expect(page.get_by_role("button", name="Hold")).to_be_focused()
    page.keyboard.down("Space")
    page.wait_for_timeout(900)
    page.keyboard.up("Space")

    assert len(steps.hand(page)) == 20


# What is next at a screen that people share, as soon as that can be reached by a finger: the cover,
# whom it asks for, and whether a card is in the document; something to act on; or the end.
NEXT = """async ([goOn, final, choices]) => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  const first = (selector) => document.querySelector(selector);
  const around = ([x, y, width, height]) => [x + width / 2, y + height / 2];
  for (let last = '', late = performance.now() + 30_000; performance.now() < late; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (first(final)) return { what: 'over' };
    const cover = first('.cover');
    const target = cover ? first('.cover .hold') : first(goOn) ?? first(choices);
    // A tap at a card while the table is still moving would only hurry it.
    if (!target || (target.matches(choices) && current.value?.busy.value)) continue;
    const { x, y, width, height } = target.getBoundingClientRect();
    // A card is covered by its neighbour but for its visible strip.
    const spot = cover ? around([x, y, width, height]) : [x + 20, y + 24];
    const isReached = target.contains(document.elementFromPoint(...spot));
    if (isReached && String(spot) === last) {
      if (!cover) (ARM)();
      const cards = document.querySelectorAll('[data-card]').length;
      return cover
        ? { what: 'cover', spot, title: first('.cover h1').textContent, cards }
        : { what: 'act', spot };
    }
    last = isReached ? String(spot) : '';
  }
  throw new Error('nothing that is next can be reached');
}""".replace("ARM", ARM)
LIFTED = "() => !document.querySelector('.cover')"


def test_two_people_play_from_a_round_s_last_act_to_the_end_at_one_screen(page: Page) -> None:
    match = near_the_end("scharfe-schoten", 3)
    steps.sooner(page)
    steps.open_save(page, match, ["Mei", "Hana"])
    seats = {"Mei": 0, "Hana": 1}
    covers: list[int] = []
    while True:
        coming = page.evaluate(NEXT, [GO_ON, FINAL, CHOICES])
        if coming["what"] == "over":
            break
        if coming["what"] == "act":
            page.touchscreen.tap(*coming["spot"])
            page.evaluate(ANSWERED)
            continue
        assert coming["cards"] == 0, f"cards under the cover after {len(covers)} covers"
        covers += [seat for name, seat in seats.items() if name in coming["title"]]
        page.mouse.move(*coming["spot"])
        page.mouse.down()
        page.wait_for_function(LIFTED)
        page.mouse.up()
    played = replayed(page)
    assert played.is_over
    assert played.view(0)["round"] == 3
    # A cover whenever the other person is next, and no other.
    acted = [past.to_act for past, _ in played.replay()][len(match.log) :]
    assert covers == [seat for seat, _ in groupby(seat for seat in acted if seat != 2)]
    assert len(covers) > 15
    for view in heard(page):
        assert view["seat"] in (None, 0, 1)
        if view["seat"] is None:
            assert view["hand"] == 0


def forced_one_after_the_other(match: Match) -> bool:
    """Seats 0 and 1 both have one card that they may play."""
    ahead = match.clone()
    ahead.apply(ahead.legal_actions()[0])
    return forced(match) and ahead.to_act == 1 and len(ahead.legal_actions()) == 1


def test_a_forced_card_plays_itself_only_for_who_is_in_front(page: Page) -> None:
    match = before(Match.new("red-dragon", seats=4, seed="oak"), forced_one_after_the_other)
    page.add_init_script(ASKED)
    steps.wish(page, forced_card=True)
    steps.open_save(page, match, ["Mei", "Hana"])
    covered_for(page, "Mei")
    asked(page)
    page.wait_for_timeout(1000)
    assert "apply" not in asked(page)

    # Mei sees what is about to be played, and the tablet is put away before it is.
    steps.hold(page)
    expect(page.locator(".prompt__text")).to_contain_text("plays itself")
    put_away_and_take_up(page)
    covered_for(page, "Mei")
    asked(page)
    page.wait_for_timeout(1000)
    assert "apply" not in asked(page)
    assert replayed(page).log == match.log

    # It plays itself in front of her, and Hana's waits until she looks.
    steps.hold(page)
    covered_for(page, "Hana")
    assert len(replayed(page).log) == len(match.log) + 1
    asked(page)
    page.wait_for_timeout(1000)
    assert "apply" not in asked(page)
    assert {said["seat"] for said in heard(page)} == {0, None}
    steps.hold(page)
    expect(page.locator(".prompt__text")).to_contain_text("plays itself")
    assert {said["seat"] for said in heard(page)} <= {1, None}


def test_what_is_decided_is_offered_to_who_is_in_front_alone(page: Page) -> None:
    match = before(Match.new("red-dragon", seats=3, seed="pace"), decided)
    page.add_init_script(ASKED)
    steps.open_save(page, match, ["Mei", "Hana"])
    offer = page.get_by_role("button", name="Play out the rest")
    covered_for(page, "Mei")
    page.wait_for_timeout(500)
    assert "decided" not in asked(page)

    steps.hold(page)
    expect(offer).to_be_visible(timeout=steps.STARTED)
    put_away_and_take_up(page)
    covered_for(page, "Mei")
    expect(offer).to_have_count(0)
    assert replayed(page).log == match.log

    steps.hold(page)
    offer.click(timeout=steps.STARTED)
    expect(page.locator(GO_ON)).to_be_visible()
    played = replayed(page)
    assert played.view(None)["round"] == match.view(None)["round"] + 1
    assert {said["seat"] for said in heard(page)} == {0, None}
    # Who turned the cards up cannot turn them down again.
    page.locator(GO_ON).click()
    steps.hand(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
