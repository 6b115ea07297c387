"""X-Missions through the page: a match by touch, and missions that stay secret."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.doing import do
from e2e.support.hosting import LANGUAGES
from e2e.support.moments import (
    after,
    before_the_end,
    before_the_last_sheets,
    first_deal,
    near_the_end,
    until,
)
from e2e.support.play import FINAL, GO_ON, await_any, await_turn, play, replayed, step, tap
from e2e.support.sizes import SIZES, in_every_language, seen_at
from e2e.support.steps import (
    hold,
    hurry,
    open_save,
    open_setup,
    put_down,
    saved_here,
    seat_person,
    set_now,
    still,
)
from e2e.test_drag import by_finger
from pygame_core import Match
from tests.test_locales import ENGLISH

NOTE = ".side > .mission-note"
OFFER = ".missions [data-mission]"


def deal(page: Page, seed: str = "elm", people: tuple[str, ...] = ()) -> None:
    """With the seed "elm" the first seat deals, so it chooses first."""
    open_setup(page, "x-missions")
    for number, name in enumerate(people, 1):
        seat_person(page, number, name)
    page.locator("#seed").fill(seed)
    page.locator("button[type=submit]").click()


def test_a_match_by_touch_from_its_deal_and_to_its_end(page: Page) -> None:
    hurry(page)
    deal(page)
    page.locator(".missions").wait_for(timeout=60_000)
    expect(page.locator(".bar__title")).to_contain_text("Round 1 ·")
    play(page, steps=6)
    put_down(page, near_the_end("x-missions", 4))
    play(page, steps=4)
    put_down(page, before_the_end("x-missions", 4))
    play(page)

    match = Match.load(saved_here(page))
    assert match.is_over
    shown = [int(text) for text in page.locator(f"{FINAL} .rank .num").all_inner_texts()]
    assert shown == sorted(match.scores, reverse=True)
    assert shown[0] >= 50
    assert page.locator(f"{FINAL} .pad__sum").count() == match.view(None)["round"]


def test_the_draft_says_what_a_mission_means_and_a_card_must_wait(page: Page) -> None:
    hurry(page)
    deal(page)
    offer = page.locator(".missions [data-mission]")
    expect(offer).to_have_count(10, timeout=60_000)
    view = replayed(page).view(0)
    lost = [str(each["mission"]) for each in view["table"]["offer"] if each["status"] == "lost"]
    assert lost
    marked = offer.filter(has=page.locator(".status--bad"))
    assert marked.evaluate_all("all => all.map(one => one.dataset.mission)") == lost

    # Forced: it says that it is disabled, and is to be tapped all the same.
    still(page.locator(".hand [data-card]").first).tap(position={"x": 20, "y": 24}, force=True)
    expect(page.locator(".why")).to_contain_text("First everybody chooses a mission")
    assert not replayed(page).log


def test_progress_and_captured_cards_are_those_of_the_engine(page: Page) -> None:
    hurry(page)
    deal(page)

    def take_four(target: Locator) -> None:
        if target.get_attribute("data-mission") is None:
            tap(target)
        else:
            page.locator('[data-mission="3"]').tap()

    page.locator(".missions").wait_for(timeout=60_000)
    play(page, steps=8, act=take_four)
    # The last tap may not have been answered yet.
    await_turn(page)
    table = replayed(page).view(0)["table"]
    assert table["my_mission"] == 3
    assert table["captured"]
    counts = page.locator(f"{NOTE} .meter .num").all_inner_texts()
    progress = table["progress"]
    is_done = progress["met"] and progress["status"] == "done"
    meters = [each for each in progress["meters"] if each["mark"] == "hit" or not is_done]
    assert [int(count) for count in counts] == [each["have"] for each in meters]
    assert all(each["have"] == table["my_tally"]["colours"][each["of"]] for each in meters)
    look = {"done": "good", "possible": "open", "lost": "bad"}[progress["status"]]
    expect(page.locator(f"{NOTE} > h2 .status--{look}")).to_be_visible()

    page.get_by_role("button", name=re.compile("My mission, .* taken")).tap()
    assert page.locator("dialog .captured li").count() == len(table["captured"])
    assert page.locator("dialog .captured .mini").count() == 4 * len(table["captured"])


@pytest.mark.device("tablet-portrait")
def test_two_people_never_see_each_others_missions(page: Page) -> None:
    hurry(page)
    deal(page, people=("Mei", "Hana"))
    expect(page.get_by_role("button", name="Hold")).to_be_visible(timeout=60_000)
    assert page.locator("[data-mission], .mission-note").count() == 0
    hold(page)
    page.locator('[data-mission="8"]').tap()

    expect(page.get_by_role("button", name="Hold")).to_be_visible()
    text = page.locator("body").inner_text()
    assert "Collect the eights" not in text
    hold(page)
    page.locator(".missions").wait_for()
    assert page.locator('[data-mission="8"]').count() == 0
    expect(page.locator(".seat", has_text="Mei")).to_contain_text("mission")
    for forbidden in ("Collect the eights", "mission 8"):
        assert forbidden not in page.locator("body").inner_text()
    assert step(page)


def all_ten_but_one() -> Match:
    """Seat 0 is the first to choose, so from most missions."""
    return first_deal("x-missions", 4, lambda match: match.to_act == 0)


# Missions whose sentence cannot be read, whole and in the felt, once they are scrolled to.
UNREAD = """() => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const faults = [];
  for (const mission of document.querySelectorAll('.missions .mission')) {
    mission.scrollIntoView({ block: 'nearest' });
    const text = mission.querySelector('.mission__text');
    const { left, right, top, bottom, width } = text.getBoundingClientRect();
    const name = mission.dataset.mission;
    const isOver = (element) => element.scrollHeight > element.clientHeight + 1;
    if (!width) faults.push(`${name}: no sentence`);
    else if (isOver(text) || isOver(mission)) faults.push(`${name}: cut off`);
    else if (top < felt.top || bottom > felt.bottom) faults.push(`${name}: off the felt`);
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!mission.contains(middle)) faults.push(`${name}: under something`);
  }
  return faults;
}"""


def test_what_a_mission_asks_is_read_at_every_size(page: Page) -> None:
    hurry(page)
    page.goto("")
    put_down(page, all_ten_but_one())
    expect(page.locator(OFFER)).to_have_count(10)
    faults = []
    for language in LANGUAGES:
        for text_size in ("normal", "largest"):
            set_now(page, language=language, text_size=text_size)
            for size in (*SIZES.values(), (375, 667), (320, 568), (1024, 768)):
                found = seen_at(page, size, UNREAD)
                faults += [f"{language}, {text_size}, {size}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.device("phone")
def test_on_a_phone_a_finger_that_scrolls_takes_no_mission_and_the_keyboard_reaches_all(
    page: Page,
) -> None:
    hurry(page)
    match = all_ten_but_one()
    open_save(page, match)
    offer = page.locator(OFFER)
    expect(offer).to_have_count(10)
    box = offer.nth(3).bounding_box()
    assert box
    by_finger(page, (box["x"] + 60, box["y"] + 20), (box["x"] + 60, box["y"] - 140))
    expect(offer.first).not_to_be_in_viewport()
    assert replayed(page).log == match.log

    offer.first.focus()
    for _ in range(9):
        page.keyboard.press("Tab")
    expect(offer.last).to_be_focused()
    expect(offer.last).to_be_in_viewport(ratio=1)
    chosen = offer.last.get_attribute("data-mission")
    page.keyboard.press("Enter")
    expect(offer).to_have_count(0)
    assert replayed(page).log[: len(match.log) + 1] == (*match.log, f"mission {chosen}")


def marks_a_late_one() -> Match:
    """A deal whose best mission is clearly the best, and far down in the list."""
    return Match.new("x-missions", seats=4, seed="deal 72")


@pytest.mark.device("phone")
@pytest.mark.novice
def test_the_mission_that_a_star_marks_is_scrolled_to(page: Page) -> None:
    hurry(page)
    open_save(page, marks_a_late_one())
    expect(page.locator(OFFER).nth(6)).to_have_class(re.compile("is-advised"))
    expect(page.locator(f"{OFFER}.is-advised")).to_be_in_viewport(ratio=1)


# Every mission is drawn above its place, as in the middle of a flight.
FLYING = """
  const flight = new CSSStyleSheet();
  flight.replaceSync('.mission { translate: 0 -12rem }');
  document.adoptedStyleSheets.push(flight);
"""


@pytest.mark.device("phone")
@pytest.mark.novice
def test_it_is_scrolled_to_also_while_it_is_still_on_its_way_into_the_list(page: Page) -> None:
    hurry(page)
    page.add_init_script(FLYING)
    open_save(page, marks_a_late_one())
    place = page.locator(".missions li", has=page.locator(".is-advised"))
    expect(place).to_be_in_viewport(ratio=1)


def test_the_hint_for_a_mission_says_what_in_the_hand_speaks_for_it(page: Page) -> None:
    hurry(page)
    match = all_ten_but_one()
    open_save(page, match)
    page.get_by_role("button", name="Hint").click()
    told = page.locator(".why--tip .why__text")
    expect(told).to_contain_text("Best now: ", timeout=60_000)
    # Two sentences; and there is no way to a mission that nobody has.
    expect(told).to_contain_text(re.compile(r"Best now: .+\. [A-Z].+\."))
    expect(told).not_to_contain_text("way to your mission")


def taken_by_the_seat_above(match: Match) -> bool:
    """Seat 0 can end a trick that the seat at the upper end of the table takes."""
    if match.to_act != 0 or len(match.view(0)["trick"]) != 3:
        return False
    last = after(match, match.legal_actions()[0]).view(0)["last_trick"]
    return last is not None and last["winner"] == 2


# The flag of the lifted card, and what of the seats lies under it.
FLAG_OVER = """() => {
  const flag = document.querySelector('.badge--win').getBoundingClientRect();
  return [...document.querySelectorAll('.seat :is(.avatar, b, .standing, .seat-mission)')]
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isBeside = left >= flag.right || right <= flag.left;
      return !isBeside && top < flag.bottom && flag.top < bottom;
    })
    .map((part) => part.className);
}"""


@pytest.mark.novice
def test_the_flag_of_a_taken_trick_lies_on_nobodys_count(page: Page) -> None:
    hurry(page)
    match = until(Match.new("x-missions", seats=4, seed="flag"), taken_by_the_seat_above)
    open_save(page, match)
    do(page, match.legal_actions()[0])
    await_any(page, ".acts .btn--accent")
    for size in (*SIZES.values(), (1024, 768), (375, 667)):
        assert seen_at(page, size, FLAG_OVER) == [], size


@pytest.mark.device("phone")
def test_on_a_phone_too_cards_taken_have_their_word_and_missions_on_the_sheet_their_names(
    page: Page,
) -> None:
    hurry(page)
    match = before_the_last_sheets("x-missions")
    open_save(page, match)
    taken = 4 * match.view(0)["table"]["tricks"][0]
    expect(page.locator(".mission-note__more")).to_have_text(f"{taken}\u00a0cards taken")
    do(page, match.legal_actions()[0])
    await_any(page, GO_ON)
    told = page.locator(".pad .fact--title")
    assert told.count()
    for name in told.all():
        expect(name).to_be_visible()


# How many missions are seen whole before anything is scrolled.
WHOLE = """() => {
  const list = document.querySelector('.missions');
  list.scrollTop = 0;
  const end = list.getBoundingClientRect().bottom + 1;
  return [...list.querySelectorAll('.mission')]
    .filter((mission) => mission.getBoundingClientRect().bottom <= end).length;
}"""


def test_a_phone_on_its_side_shows_two_rows_of_missions_whole(page: Page) -> None:
    hurry(page)
    page.goto("")
    put_down(page, until(Match.new("x-missions", seats=4, seed="wide"), lambda m: m.to_act == 0))
    expect(page.locator(".missions")).to_be_visible()
    for language, size in in_every_language(page, [(667, 375)]):
        assert seen_at(page, size, WHOLE) >= 6, language


def test_beside_the_tricks_stands_what_the_own_mission_asks_for(page: Page) -> None:
    chooses = until(Match.new("x-missions", seats=4, seed="elm"), lambda m: m.to_act == 0)
    chosen = chooses.legal_actions()[1]
    open_save(page, until(after(chooses, chosen), lambda m: bool(m.view(0)["trick"])))
    asked = ENGLISH[f"x-missions-item-{chosen.replace(' ', '-')}-text"].strip()
    expect(page.locator(NOTE)).to_contain_text(asked)
