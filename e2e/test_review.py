"""The review of a finished match: every moment, what decisions were worth, and "what if"."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.faults import check
from e2e.support.play import ANYTHING
from e2e.support.sizes import seen_at
from e2e.support.steps import IMPORT, STARTED, saved_matches
from e2e.test_table_words import ON_CRESTS, SMALL
from pygame_core import Match
from pygame_core.ai.levels import choose


def finished() -> Match:
    """A whole match in which seat 1 does anything at all: it can learn something from it."""
    match, rng = Match.new("scharfe-schoten", seats=3, seed="oak"), Random(1)
    while match.to_act is not None:
        view = match.view(match.to_act)
        careless = match.to_act == 0
        match.apply(
            rng.choice(view["legal"]) if careless else choose("casual", match.game, view, rng)
        )
    return match


def open_review(page: Page, match: Match) -> None:
    """Its key moments are looked for."""
    page.goto("")
    file = steps.file_payload("match.json", json.dumps(match.save()))
    page.locator(IMPORT).set_input_files(file, timeout=STARTED)
    page.get_by_role("link", name="Review").click(timeout=STARTED)
    expect(page.get_by_role("button", name=WHOLE)).to_be_visible(timeout=STARTED)


WHOLE = "Through the whole match"


def open_whole_review(page: Page, match: Match) -> None:
    open_review(page, match)
    page.get_by_role("button", name=WHOLE).click()
    expect(page.locator(".review__steps")).to_be_visible(timeout=STARTED)


SIZES = [(1080, 810), (810, 1080), (390, 844), (844, 390), (1920, 1080)]
# What of these is not wholly on the screen.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.moment__box, .moment__box .btn')]
  .filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < 0 || bottom > innerHeight;
  }).map(({ className }) => className)"""


def test_a_review_asks_at_its_key_moments_before_it_tells(page: Page) -> None:
    match = finished()
    steps.hurry(page)
    open_review(page, match)
    box = page.locator(".moment__box")
    costs = []
    for number in (1, 2, 3):
        expect(box).to_contain_text(f"Key moment {number} of 3", timeout=STARTED)
        expect(box).to_contain_text("What would you play?")
        # Nothing is told before, and nobody else's hand is seen.
        expect(page.locator(".verdict, .is-done, .is-best")).to_have_count(0)
        expect(page.locator(".odds__seat")).to_have_count(1)
        for size in SIZES:
            assert seen_at(page, size, OUT_OF_SIGHT) == [], size
        if number == 1:
            check(page, "a key moment", phone=True)
        if number < 3:
            page.locator(".odds__seat.is-turn li button").first.click()
            expect(box.locator("h2")).not_to_have_text("What would you play?")
        else:
            page.get_by_role("button", name="Tell me").click()
            expect(box.locator("h2")).to_have_text("This is what happened")
        expect(box.locator(".verdict__one")).to_have_count(2)
        expect(box.locator(".verdict__why")).not_to_be_empty()
        for size in SIZES:
            assert seen_at(page, size, OUT_OF_SIGHT) == [], size
        costs.append(float(box.locator(".worth").inner_text().replace("−", "-")))
        if number == 1:
            check(page, "a key moment that is told", phone=True)
        if number < 3:
            page.get_by_role("button", name="Next key moment").click()
    assert costs[0] < -1
    box.get_by_role("button", name=WHOLE).click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Key moments").click()
    expect(box).to_contain_text("Key moment 1 of 3")


def test_what_somebody_tries_can_be_played_on(page: Page) -> None:
    match = finished()
    steps.hurry(page)
    open_review(page, match)
    other = page.locator(".odds__seat.is-turn li button").first
    other.click(timeout=STARTED)
    page.locator(".moment__box").get_by_role("button", name="What if").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/match/*", timeout=STARTED)
    assert steps.saved_here(page)["page"]["fork"]


# Numbers of the costliest decisions that lie on one another in the graph.
COVERED = """() => {
  const numbers = [...document.querySelectorAll('.graph__cost b')];
  const boxes = numbers.map((number) => number.getBoundingClientRect());
  return boxes.filter((box, at) => boxes.slice(at + 1).some((other) =>
    Math.hypot(other.left - box.left, other.top - box.top) < box.width));
}"""


# What the numbered decisions have cost, in their order, and what all have of which that is sure.
COSTS = """() => {
  const rows = [...document.querySelectorAll('.review__list tbody tr.is-clear')].map((row) => [
    row.querySelector('button').textContent.replaceAll('\\u00a0', ' '),
    Number.parseFloat(row.lastElementChild.textContent.replace('−', '-')),
  ]);
  const marks = [...document.querySelectorAll('.graph__cost')].map((mark) => mark.ariaLabel);
  const marked = marks.map((label) =>
    Math.min(...rows.filter(([name]) => label.endsWith(name)).map(([, cost]) => cost)));
  return [marked, rows.map(([, cost]) => cost)];
}"""


def test_a_finished_match_is_gone_through_and_its_costliest_decisions_are_told(page: Page) -> None:
    match = finished()
    steps.hurry(page)
    open_whole_review(page, match)
    at = page.locator(".review__steps output")
    length = len(match.log)
    page.get_by_role("slider").fill("0")
    expect(at).to_have_text(f"0 / {length}")
    page.locator("h1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(f"1 / {length}", timeout=STARTED)
    page.get_by_role("button", name="On to the next trick").click()
    page.get_by_role("button", name="On to the next round").click()
    begin = next(at for at, (past, _) in enumerate(match.replay()) if past.view(None)["round"] == 2)
    expect(at).to_have_text(f"{begin} / {length}", timeout=STARTED)
    page.get_by_role("slider").fill(str(length))
    expect(page.locator(".review__decision h2")).to_contain_text("win", timeout=STARTED)
    assert page.locator(".open-hand__cards button").count() == 0

    # All decisions of this seat, and no others, end up in the table; the costliest can be gone to.
    progress = page.locator(".review__progress")
    expect(progress).to_contain_text("decisions judged in", timeout=STARTED)
    choices = [
        at
        for at, (before, _) in enumerate(match.replay())
        if before.to_act == 0 and len(before.legal_actions()) > 1
    ]
    page.locator(".review__list summary").click()
    expect(page.locator(".review__list tbody tr")).to_have_count(len(choices))
    marked, costs = page.evaluate(COSTS)
    assert len(marked) == 3
    assert marked == sorted(costs)[:3], "the costliest first"
    # Whatever is asked for far below comes into sight.
    page.locator(".graph__cost").first.click()
    expect(page.locator(".review__table")).to_be_in_viewport(ratio=0.6)
    expect(page.locator(".review__decision .verdict__one")).to_have_count(2)
    expect(page.locator(".odds__seat.is-turn .is-best")).to_have_count(1)
    expect(page.locator(".odds__seat.is-turn .is-done")).to_have_count(1)
    check(page, "a decision in the review", phone=True)

    # However close they are, the numbers in the graph can be told apart.
    expect(page.locator(".graph__cost")).to_have_count(3)
    page.locator(".graph__field").evaluate("(field) => (field.style.width = '20px')")
    page.wait_for_function(f"() => !({COVERED})().length")


def test_the_review_of_one_round_of_two_speaks_of_no_rounds_and_no_others(page: Page) -> None:
    match, rng = Match.new("sauscharf", seats=2, seed="oak", options={"heat": "mild"}), Random(1)
    while match.to_act is not None:
        match.apply(choose("casual", match.game, match.view(match.to_act), rng))
    steps.hurry(page)
    open_whole_review(page, match)
    expect(page.locator(".review__graph")).to_contain_text("at the end of the match")
    said = page.locator(".review").inner_text().lower()
    assert "round" not in said
    # Nor, of two players, of several others.
    assert "against the other," in said


# The least that can be told from its neighbours, in pixels.
READABLE = 30
CARDS = """() => [...document.querySelectorAll('.open-hand__cards .card')]
  .map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])"""

# Figures that the card which was played, raised above the others, reaches into with its edge; and
# those that leave the frame.
REACHED = """() => {
  const card = document.querySelector('.open-hand__cards .is-done .card').getBoundingClientRect();
  const frame = document.querySelector('.odds__seat.is-turn').getBoundingClientRect();
  return [...document.querySelectorAll('.open-hand__cards .odd')].filter((figure) => {
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    const meets = left < card.right && right > card.left && top < card.bottom;
    return top < frame.top || (meets && bottom > card.top - 3);
  }).map(({ textContent }) => textContent);
}"""


@pytest.mark.parametrize(
    ("game", "seats"), [("red-dragon", 4), ("red-dragon", 6), ("stich-meister", 3)]
)
def test_cards_of_long_hands_can_be_read_below_their_figures(
    page: Page, game: str, seats: int
) -> None:
    match, rng = Match.new(game, seats=seats, seed="oak"), Random(1)
    while match.to_act is not None:
        match.apply(rng.choice(match.legal_actions()))
    hands: dict[str, int] = {}
    for at, (past, _) in enumerate(match.replay()):
        hands.setdefault(past.view(0)["phase"], at)
    steps.hurry(page)
    open_whole_review(page, match)
    for phase in {"red-dragon": ("give", "play"), "stich-meister": ("play",)}[game]:
        page.get_by_role("slider").fill(str(hands[phase]))
        best = page.locator(".is-turn .open-hand__cards .is-best")
        expect(best).to_be_visible(timeout=STARTED)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            cards = page.evaluate(CARDS)
            assert min(wide for wide, _ in cards) >= READABLE, (phase, width)
            assert all(wide < high for wide, high in cards), (phase, width)
            assert page.evaluate(REACHED) == [], (phase, width)


@pytest.mark.parametrize(("game", "seats"), [("red-dragon", 6), ("stich-meister", 5)])
def test_the_points_of_many_stand_clear_of_their_crests(page: Page, game: str, seats: int) -> None:
    match, rng = Match.new(game, seats=seats, seed="oak"), Random(1)
    while match.to_act is not None:
        match.apply(rng.choice(match.legal_actions()))
    steps.hurry(page)
    open_whole_review(page, match)
    length = len(match.log)
    page.get_by_role("slider").fill(str(length - 1))
    at = page.locator(".review__steps output")
    expect(at).to_have_text(f"{length - 1} / {length}", timeout=STARTED)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".scores .avatar").first).to_be_visible()
        assert page.evaluate(ON_CRESTS) == [], width


def test_what_if_begins_a_match_of_its_own_and_leaves_the_other_alone(page: Page) -> None:
    match = finished()
    steps.hurry(page)
    open_whole_review(page, match)
    [before] = saved_matches(page)
    start = next(
        at
        for at, (past, _) in enumerate(match.replay())
        if at > 20 and past.to_act == 0 and len(past.legal_actions()) > 1
    )
    page.get_by_role("slider").fill(str(start))
    at = page.locator(".review__steps output")
    expect(at).to_have_text(f"{start} / {len(match.log)}", timeout=STARTED)
    expect(page.locator(".review__decision h2")).to_contain_text("Player 1")
    other = page.locator(".odds__seat.is-turn li:not(.is-done) > button").first
    other.click()
    expect(page.get_by_role("dialog", name="What if")).to_contain_text("statistics do not count")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/match/*", timeout=STARTED)
    page.locator(ANYTHING).first.wait_for(timeout=STARTED)

    saves = {save["page"]["id"]: save for save in saved_matches(page)}
    assert saves.pop(before["page"]["id"]) == before
    [fork] = saves.values()
    assert fork["page"]["fork"] == {"of": before["page"]["id"], "at": start}
    assert fork["log"][:start] == before["log"][:start]
    assert fork["log"][start] != before["log"][start]
    expect(page.locator(".bar")).to_contain_text("What if")
    page.get_by_role("button", name="Leave the table").click()
    expect(page.locator(".saved .chip")).to_have_text("What if")


# Of each choice: what is seen of it, and what is heard.
CHOICES_TOLD = """() => [...document.querySelectorAll('.is-turn li:has(.odd)')].map((choice) => {
  const seen = (selector) => choice.querySelector(selector) !== null;
  return {
    best: choice.matches('.is-best'),
    close: seen('.odd.is-close'),
    percent: choice.querySelector('.odd small')?.textContent ?? '',
    name: choice.querySelector('button').ariaLabel,
  };
})"""


def test_the_name_of_a_choice_says_what_its_figure_and_its_mark_show(page: Page) -> None:
    match = finished()
    steps.hurry(page)
    open_whole_review(page, match)
    start = next(
        at
        for at, (past, _) in enumerate(match.replay())
        if past.to_act == 0 and past.view(0)["phase"] == "play" and len(past.legal_actions()) > 2
    )
    page.get_by_role("slider").fill(str(start))
    # At the first moment nobody plays a card, and that one's best may be there already.
    best = page.locator(".is-turn .open-hand__cards .is-best")
    expect(best).to_be_visible(timeout=STARTED)
    choices = page.evaluate(CHOICES_TOLD)
    assert sum(choice["best"] for choice in choices) == 1
    for choice in choices:
        name = choice["name"]
        assert (", best: " in name, ", about as good" in name) == (choice["best"], choice["close"])
        assert name.endswith(f"; takes this trick in {choice['percent']} of the deals")


def test_reload_and_back_come_to_the_moment_that_was_looked_at(page: Page) -> None:
    match = finished()
    steps.hurry(page)
    open_whole_review(page, match)
    at = page.locator(".review__steps output")
    length = len(match.log)
    page.get_by_role("slider").fill("51")
    expect(at).to_have_text(f"51 / {length}", timeout=STARTED)
    seats = page.locator(".review__who input")
    seats.nth(1).check(force=True)
    page.reload()
    expect(at).to_have_text(f"51 / {length}", timeout=STARTED)
    expect(seats.nth(1)).to_be_checked()
    expect(page.locator(".review__decision h2")).to_be_visible()

    page.get_by_role("slider").fill("60")
    expect(at).to_have_text(f"60 / {length}", timeout=STARTED)
    page.get_by_role("button", name="What if").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/match/*", timeout=STARTED)
    page.go_back()
    expect(at).to_have_text(f"60 / {length}", timeout=STARTED)

    # An older build may have written it; whoever goes there anew begins anew.
    page.evaluate(
        "history.replaceState(Object.fromEntries(Object.keys(history.state)"
        ".map((name) => [name, { at: 1e6, seat: 'toString' }])), '')"
    )
    page.reload()
    page.get_by_role("button", name=WHOLE).click(timeout=STARTED)
    expect(seats.first).to_be_checked()
    expect(at).to_be_visible()
    page.get_by_role("link", name="Back to the result").click()
    page.get_by_role("link", name="See the moments that mattered").click(timeout=STARTED)
    expect(page.get_by_role("button", name=WHOLE)).to_be_visible(timeout=STARTED)


def test_hands_of_a_match_under_way_are_not_opened_by_its_address(page: Page) -> None:
    steps.hurry(page)
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    page.goto(page.url.replace("#/match/", "#/review/"))
    expect(page.get_by_role("heading", name="This match is not over yet")).to_be_visible()
    assert page.locator(".open-hand").count() == 0
