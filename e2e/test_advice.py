"""Hints, explanations, open hands, and thinking that can be stopped, as people meet them."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.moments import before
from e2e.support.play import ANYTHING, CHOICES, await_turn, play, replayed, tap
from e2e.support.steps import STARTED, saved_here, saved_matches
from pygame_core import Match

# Every call to the engine and what comes back, within a test's reach; whatever thinks is slow.
LISTEN = """
window.asked = [];
window.effort = 1;
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  if (!message.call) return post.call(this, message);
  const request = JSON.parse(message.call);
  window.asked.push(request.method);
  if (request.method === 'computer' || request.method === 'advise') {
    request.params.effort = window.effort;
    request.params.seconds = window.effort > 1 ? 60 : request.params.seconds;
  }
  post.call(this, { ...message, call: JSON.stringify(request) });
};
"""
TAB = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def sit_down(page: Page, game: str, seed: str = "class-7b", level: str = "Casual") -> None:
    steps.open_setup(page, game)
    for number in (2, 3, 4):
        group = page.get_by_role("radiogroup", name=f"Strength of seat {number}")
        if group.count():
            group.get_by_text(level, exact=True).click()
    page.locator("#seed").fill(seed)
    page.locator("button[type=submit]").click()
    page.wait_for_url("**/#/match/*", timeout=STARTED)


def ask(page: Page) -> None:
    """Presses the hint button and waits for the ranking behind its one sentence."""
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="More …").click(timeout=STARTED)
    expect(page.locator(".advice li").first).to_be_visible(timeout=STARTED)


def close(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def asked(page: Page, method: str) -> int:
    count: int = page.evaluate("(method) => asked.filter((each) => each === method).length", method)
    return count


def test_a_hint_ranks_what_may_be_done_and_marks_the_best(
    page: Page, subtests: pytest.Subtests
) -> None:
    steps.hurry(page)
    for game in ("red-dragon", "x-missions", "scharfe-schoten", "sauscharf", "stich-meister"):
        with subtests.test(game):
            ranks_and_marks(page, game)
    assert len(saved_matches(page)) == 5


def ranks_and_marks(page: Page, game: str) -> None:
    sit_down(page, game)
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    ask(page)

    shown = page.locator(".advice li").evaluate_all("all => all.map((li) => li.dataset.action)")
    match = Match.load(saved_here(page))
    assert match.info.id == game
    assert set(shown) <= set(match.legal_actions())
    assert len(set(shown)) == len(shown)
    expect(page.locator(".advice li").first).to_have_class(re.compile("is-best"))
    expect(page.locator(".advice li").first.locator(".because").first).not_to_be_empty()
    aim = "Points at the end of the match" if game == "sauscharf" else "Points of this round"
    expect(page.locator(".dialog--advice .muted").first).to_contain_text(aim)
    assert page.locator(".advice .spread rect").count() > 0
    close(page)
    expect(page.locator(".is-advised").first).to_be_visible()
    assert saved_here(page)["page"]["advice"] == [1, 0, 0, 0]

    # Once more about the same cards is no new question; it is there at once.
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".advice li").first).to_be_visible()
    assert saved_here(page)["page"]["advice"] == [1, 0, 0, 0]
    close(page)


def test_a_hint_is_one_sentence_and_all_of_it_a_tap_away(page: Page) -> None:
    steps.hurry(page)
    steps.open_save(page, before(Match.new("x-missions", seats=4, seed="oak"), follows))
    hint = page.get_by_role("button", name="Hint", exact=True)
    tip, said = page.locator(".why--tip"), page.locator(".why--tip .why__text")
    hint.click(timeout=STARTED)
    expect(said).to_have_text(re.compile("^(Beat|Let |.* is ahead|Take this trick)"))
    assert not re.search(r"\d%|±", said.inner_text()), "figures are for those who ask for more"
    expect(page.locator(".is-advised")).to_have_count(1)

    # Once more is more; the slip may lie over the button.
    hint.press("Enter")
    expect(page.locator(".advice li").first).to_be_visible()
    close(page)
    expect(tip).to_have_count(0)

    # The sentence stays at the table.
    expect(page.locator(".prompt__why")).not_to_be_empty()
    hint.click()
    expect(page.locator(".advice li").first).to_be_visible()
    close(page)
    card = page.locator(".hand .is-advised")
    name = card.get_attribute("data-card")
    tap(card)
    expect(tip).to_have_count(0)
    await_turn(page)
    assert f"play {name}" in replayed(page).log


def test_what_a_hint_says_for_a_choice_is_said_of_it_in_the_whole_sheet_too(page: Page) -> None:
    steps.hurry(page)
    sit_down(page, "stich-meister")
    hint = page.get_by_role("button", name="Hint", exact=True)
    hint.click(timeout=STARTED)
    said = page.locator(".why--tip .why__text")
    expect(said).not_to_be_empty()
    told = said.inner_text()
    hint.press("Enter")
    because = page.locator(".advice li").first.locator(".because").first
    expect(because).not_to_contain_text("no single thing")
    # How clear the best is hangs on how far the search came.
    whole = because.inner_text()
    # That all are alike, and what the others would do, stands in the sheet only.
    alike = r"( which one you choose\.| (The others|The other one is|About as good|Less good)\b.*)$"
    found = re.sub(alike, "", whole)
    assert found in told
    is_any = whole.endswith("which one you choose.")
    assert is_any == told.startswith("It makes little difference.")


def follows(match: Match) -> bool:
    return bool(match.view(0)["trick"]) and len(match.legal_actions()) > 1


def last_choice_of_the_round(match: Match) -> bool:
    return len(match.view(0)["hand"]) == 2 and len(match.legal_actions()) == 2


# English as a language would be that writes a comma.
COMMA = """Intl.NumberFormat = class extends Intl.NumberFormat {
  constructor(_language, style) { super('de', style); }
}"""


def test_decimals_are_written_as_the_language_writes_them(page: Page) -> None:
    page.add_init_script(COMMA)
    steps.hurry(page)
    steps.open_save(page, before(Match.new("red-dragon", seats=3, seed="oak"), chooses))
    ask(page)
    advice = page.locator(".dialog--advice")
    told = [advice.inner_text()]
    told += advice.locator("[aria-label]").evaluate_all("all => all.map((e) => e.ariaLabel)")
    assert not [text for text in told if re.search(r"\d\.\d(?!\d\d)", text)]
    assert any(re.search(r"± \d,\d", text) for text in told)
    figures = page.evaluate("""async () => {
      const { points, gain, tenths, percent } =
        await import(new URL('app/inside.js', document.baseURI).href);
      return [points(-2.5), points(1234), points(-0), gain(0), gain(1.5), tenths(2), percent(0.5)];
    }""")
    assert figures == ["−2,5", "1234", "0", "0", "+1,5", "2,0", "50\u00a0%"]


def chooses(match: Match) -> bool:
    return len(match.legal_actions()) > 1


def test_what_was_asked_stays_after_a_reload_and_stands_on_the_sheet(page: Page) -> None:
    steps.hurry(page)
    fresh = Match.new("stich-meister", seats=4, seed="class-7b")
    steps.open_save(page, before(fresh, last_choice_of_the_round))
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    ask(page)
    close(page)
    page.reload()
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    assert saved_matches(page)[0]["page"]["advice"] == [1, 0, 0, 0]
    while not page.locator(".sheet").count():
        play(page, steps=1)
        page.locator(ANYTHING).first.wait_for()
    expect(page.locator(".sheet")).to_contain_text("Advice asked: Player 1 once.")


def test_a_computer_players_card_says_why_and_nothing_of_its_hand(page: Page) -> None:
    steps.hurry(page)
    sit_down(page, "x-missions")
    hidden = page.locator(".places--trick button.card")
    for _ in range(9):
        page.locator(ANYTHING).first.wait_for(timeout=STARTED)
        if hidden.count():
            break
        play(page, steps=1)
    card = hidden.first.get_attribute("data-card")
    hidden.first.click()

    why = page.get_by_role("dialog", name="Why this?")
    expect(why.locator(".explained")).to_be_visible(timeout=STARTED)
    expect(why.locator(".because").first).not_to_be_empty()
    assert why.locator(".card").count() == 1
    close(page)
    assert replayed(page).log[-1].split()[0] == "play"

    # The same from the log of the match.
    page.get_by_role("button", name="Menu").click()
    page.locator(".log-list button").first.click()
    expect(page.locator(".explained")).to_be_visible(timeout=STARTED)
    assert card


def test_undo_stops_a_computer_player_who_thinks(page: Page) -> None:
    page.add_init_script(LISTEN)
    steps.hurry(page)
    sit_down(page, "x-missions", level="Master")
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    page.evaluate("window.effort = 1000")
    before = replayed(page).log
    play(page, steps=1)
    expect(page.locator(".avatar.is-thinking")).to_be_visible(timeout=STARTED)
    page.get_by_role("button", name="Undo").click()

    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    assert replayed(page).to_act == 0
    assert len(replayed(page).log) >= len(before)
    expect(page.locator(".avatar.is-thinking")).to_have_count(0)


def test_a_hidden_tab_and_leaving_stop_the_thinking(page: Page) -> None:
    page.add_init_script(LISTEN)
    steps.hurry(page)
    sit_down(page, "x-missions", level="Master")
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    page.evaluate("window.effort = 1000")
    play(page, steps=1)
    expect(page.locator(".avatar.is-thinking")).to_be_visible(timeout=STARTED)
    thinking = asked(page, "computer")
    log = replayed(page).log

    page.evaluate(TAB, "hidden")
    assert asked(page, "stop") == 1
    page.wait_for_timeout(500)
    assert asked(page, "computer") == thinking, "nobody thinks in a tab that nobody sees"
    assert replayed(page).log == log
    page.evaluate("window.effort = 1")
    page.evaluate(TAB, "visible")
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    assert replayed(page).log[: len(log)] == log

    page.evaluate("window.effort = 1000")
    play(page, steps=1)
    expect(page.locator(".avatar.is-thinking")).to_be_visible(timeout=STARTED)
    stops = asked(page, "stop")
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
    assert asked(page, "stop") > stops


def test_with_time_the_player_can_be_told_to_play_now(page: Page) -> None:
    page.add_init_script(LISTEN)
    page.add_init_script(
        f"localStorage.setItem('trick-table:setting:patience', '{json.dumps('deep')}')"
    )
    steps.hurry(page)
    # Where others play the same deal, players do not go by the clock, and nobody hurries them.
    sit_down(page, "x-missions", seed="", level="Club")
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    page.evaluate("window.effort = 1000")
    play(page, steps=1)
    # Only this one thinks a thousandfold: whoever comes next is asked anew.
    expect(page.locator(".avatar.is-thinking")).to_be_visible(timeout=STARTED)
    log = replayed(page).log
    page.evaluate("window.effort = 1")
    page.get_by_role("button", name="Play now").click(timeout=STARTED)
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    assert len(replayed(page).log) > len(log)


def open_hands(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Open all hands").click()
    page.locator("dialog .btn--accent").click()


@pytest.mark.device("projector")
def test_open_hands_show_what_each_card_may_bring(page: Page) -> None:
    steps.hurry(page)
    sit_down(page, "x-missions")
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    log = replayed(page).log
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Open all hands").click()
    warning = page.get_by_role("dialog", name="Open all hands")
    expect(warning).to_contain_text("sees the cards of every seat")
    warning.get_by_role("button", name="Open all hands").click()

    expect(page.locator(".odds__seat")).to_have_count(4)
    assert page.locator(".open-hand__cards .card").count() == 36
    best = page.locator(".odds__seat.is-turn .is-best")
    expect(best).to_be_visible(timeout=STARTED)
    best.get_by_role("button").click()
    expect(page.get_by_role("button", name="plays")).to_be_visible(timeout=STARTED)
    page.get_by_role("button", name="plays").click()
    expect(page.locator(".odds__news li")).not_to_have_count(0, timeout=STARTED)
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="plays")).to_be_visible(timeout=STARTED)

    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    assert replayed(page).log[: len(log) + 1][:-1] == log
    assert saved_matches(page)[0]["page"]["opened"] is True


@pytest.mark.device("projector")
def test_open_hands_have_a_place_of_their_own_in_the_history(page: Page) -> None:
    steps.hurry(page)
    sit_down(page, "x-missions")
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    open_hands(page)
    best = page.locator(".odds__seat.is-turn .is-best")
    expect(best).to_be_visible(timeout=STARTED)
    page.reload()
    expect(best).to_be_visible(timeout=STARTED)
    best.get_by_role("button").click()
    expect(page.get_by_role("button", name="plays")).to_be_visible(timeout=STARTED)

    page.go_back()
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    expect(page.locator(".odds")).to_have_count(0)
    page.go_forward()
    expect(best).to_be_visible(timeout=STARTED)
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    page.reload()
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.locator(".saved")).to_be_visible()
    page.go_back()
    expect(page.locator(CHOICES).first).to_be_visible(timeout=STARTED)


def sit_down_two(page: Page) -> None:
    """Two people at one screen; the first has taken it."""
    steps.hurry(page)
    steps.start_match(page, ["Mei", "Hana"])
    expect(page.get_by_role("button", name="Hold")).to_be_visible(timeout=STARTED)
    steps.hold(page)
    steps.hand(page)


def test_hands_that_several_people_hide_stay_closed_after_a_reload(page: Page) -> None:
    sit_down_two(page)
    open_hands(page)
    seats = page.locator(".odds__seat")
    expect(seats).to_have_count(3, timeout=STARTED)
    page.reload()
    expect(page.get_by_role("button", name="Hold")).to_be_visible(timeout=STARTED)
    steps.hold(page)
    open_hands(page)
    expect(seats).to_have_count(3, timeout=STARTED)
    page.go_back()
    expect(page.get_by_role("button", name="Hold")).to_be_visible(timeout=STARTED)
    page.go_forward()
    expect(page.get_by_role("button", name="Hold")).to_be_visible()
    assert seats.count() == 0


def test_hands_that_several_people_hide_are_opened_only_by_agreement(page: Page) -> None:
    sit_down_two(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Open all hands").click()
    expect(page.get_by_role("dialog")).to_contain_text("only if all agree")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".odds")).to_have_count(0)
    assert saved_matches(page)[0]["page"]["opened"] is False
