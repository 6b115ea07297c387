"""What the score sheet says, wherever it is read: after a round, while the next is played, at the
end of the match."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.doing import do
from e2e.support.faults import check
from e2e.support.moments import before_the_last_card, before_the_last_sheets, phase, table
from e2e.support.play import FINAL, GO_ON, replayed, step
from e2e.support.sizes import seen_at
from pygame_core import Match
from pygame_core.game import Shown
from pygame_core.page.story import story_of

pytestmark = pytest.mark.moving

FOOTNOTES = ".sheet > .sheet__foot"
SCORED = "round.scored"
SMALL_FIGURES = "Small figures: all points so far."


def footnotes(page: Page) -> list[str]:
    return page.locator(FOOTNOTES).all_inner_texts()


def test_the_final_sheet_has_the_footnotes_of_whichever_round_is_open(page: Page) -> None:
    steps.hurry(page)
    match = before_the_last_sheets("x-missions")
    steps.open_save(page, match)
    do(page, match.legal_actions()[0])
    go_on = page.locator(GO_ON)
    expect(go_on).to_be_visible(timeout=steps.STARTED)
    newest = footnotes(page)
    go_on.click()
    expect(page.locator(FINAL)).to_be_visible(timeout=steps.STARTED)
    assert footnotes(page) == newest
    assert newest[0].startswith("There was no trump. A failed mission")
    assert newest[1:] == [SMALL_FIGURES]
    second = page.get_by_role("button", name="Round 2", exact=True)
    second.click()
    expect(page.locator(FOOTNOTES).first).to_contain_text("Trump was green.")
    second.click()
    expect(page.locator(FOOTNOTES)).to_have_text([SMALL_FIGURES])
    offer_lies_above_the_result(page)


def offer_lies_above_the_result(page: Page) -> None:
    """A newer page is offered: the result and its sheet stay side by side below it."""
    offer, result, sheet = page.evaluate("""async () => {
      const { update } = await import(new URL('app/inside.js', document.baseURI).href);
      update.value = 'newer';
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return ['.update', '.final', '.sheet'].map((part) => {
        const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
        return { left, top, right, bottom };
      });
    }""")
    assert offer["bottom"] <= result["top"] == sheet["top"]
    assert (offer["left"], offer["right"]) == (result["left"], sheet["right"])


# This person's results so far, as points of matches of Red Dragon with three seats.
EARLIER = """async (scores) => {
  const { add, current } = await import(new URL('app/inside.js', document.baseURI).href);
  const { name } = current.value.players.value[0];
  add(scores.map((score, at) => ({
    match: `earlier-0000000${at}`, game: 'red-dragon', ended: at + 1, seats: 3, against: 'casual',
    people: [{ name, place: 1, score, won: true, helped: false }],
  })));
}"""


@pytest.mark.parametrize("best", [-500, 500])
def test_the_end_says_how_i_did_and_what_made_the_difference(page: Page, best: int) -> None:
    steps.hurry(page)
    match = before_the_last_card(3)
    steps.open_save(page, match)
    page.evaluate(EARLIER, [best, best - 1])
    while step(page):
        pass
    played = replayed(page)
    assert isinstance(played.game, Shown)
    story = story_of(played.game, played.view(0))
    assert story
    title = page.locator(".final h1")
    expect(title).to_have_text(re.compile("^You win!$" if story["won"] else "^You came 2nd|3rd"))
    told = page.locator(".final__story")
    gain = f"{story['points']:+}".replace("-", "−")
    expect(told).to_contain_text(f"in round {story['round']}, {gain}")
    expect(page.locator(".final__record")).to_have_count(int(best < 0))
    fan = page.locator(".final__fan .card")
    assert 3 <= fan.count() <= 7


def test_the_rounds_before_can_be_read_while_one_is_played(page: Page) -> None:
    steps.hurry(page)
    steps.open_save(page, before_the_last_card(rounds=1))
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    expect(page.get_by_role("button", name="Rules at hand")).to_have_count(2)
    expect(page.get_by_role("button", name="Score sheet")).to_have_count(0)
    page.keyboard.press("Escape")
    steps.lay(page)
    page.locator(GO_ON).click(timeout=steps.STARTED)
    expect(menu).to_be_visible(timeout=steps.STARTED)
    menu.press("Enter")
    page.get_by_role("button", name="Score sheet").press("Enter")
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator(".pad__line")).to_have_count(2)
    page.keyboard.press("Tab")
    expect(sheet.get_by_role("button", name="Round 1")).to_be_focused()
    page.keyboard.press("Space")
    expect(sheet.locator(".pad__line")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_any_round_before_is_explained_line_by_line(page: Page) -> None:
    steps.hurry(page)
    match = before_the_last_sheets("red-dragon")
    steps.open_save(page, match)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    written = [event["params"] for event in match.view(0)["history"] if event["id"] == SCORED]
    opened = sheet.locator(".pad__open tr")
    for scored in reversed(written):
        name = f"Round {scored['round']}"
        if scored is not written[-1]:
            sheet.get_by_role("button", name=name).click()
        expect(opened.last.get_by_role("rowheader")).to_have_text(name)
        expect(opened.first).to_contain_text("Tricks × 12")
        cards = sum(
            len(line["cards"]) for lines in scored["detail"] for line in lines if "cards" in line
        )
        expect(opened.locator(".mini")).to_have_count(cards)
    check(page, "the rounds before", phone=True)


# To a fraction of a pixel: so little already makes a browser cut a name.
CUT = """() => [...document.querySelectorAll('.pad thead .avatar + span')].flatMap((name) => {
  const text = document.createRange();
  text.selectNodeContents(name);
  const { right } = name.getBoundingClientRect();
  const { length } = [...text.getClientRects()].filter((line) => line.right > right);
  return length ? [name.textContent] : [];
})"""


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_names_of_six_stand_whole_on_the_sheet_of_a_phone(page: Page, language: str) -> None:
    steps.hurry(page, language)
    steps.open_save(page, before_the_last_sheets("red-dragon", 6))
    steps.lay(page)
    expect(page.locator(".pad")).to_be_visible()
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 780})
        assert page.evaluate(CUT) == [], width


@pytest.mark.parametrize("game", ["scharfe-schoten", "stich-meister"])
@pytest.mark.device("phone")
def test_points_that_may_still_be_lost_are_those_of_now_and_a_tap_says_what_they_come_from(
    page: Page, game: str
) -> None:
    steps.hurry(page)
    match, rng = Match.new(game, seats=4, seed="so far"), Random(1)
    while match.to_act != 0 or table(match)["tricks"][0] < 2 or phase(match) != "play":
        match.apply(rng.choice(match.legal_actions()))
    steps.open_save(page, match)
    now = table(match)["points"]
    expect(page.locator(".own .standing")).to_contain_text(f"now {str(now[0]).replace('-', '−')}")
    # On the slip of the points, beside the button that says so.
    page.locator(".scores-note .avatar").first.click(force=True)
    sheet = page.locator(".dialog--sheet")
    round_ = match.view(0)["round"]
    expect(sheet.locator(".sheet__foot").first).to_contain_text(f"Round {round_} is not over")
    sums = sheet.locator(".pad__open .pad__sum td").all_inner_texts()
    assert [int(text.split()[0].replace("−", "-")) for text in sums] == now
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Where the points come from")).to_be_focused()


def missions_on_paper(page: Page) -> None:
    """The sheet after the last round, with what came of every mission."""
    steps.hurry(page)
    page.goto("")
    steps.put_down(page, before_the_last_sheets("x-missions"))
    steps.hush(page)
    steps.lay(page)
    for part in (".status", ".suits"):
        expect(page.locator(f".pad {part}").first).to_be_attached(timeout=steps.STARTED)


# The words of the badges of a sheet that are broken.
TORN = """() => [...document.querySelectorAll('.pad .status')].filter((badge) => {
  const word = document.createRange();
  word.selectNodeContents(badge);
  const tops = [...word.getClientRects()].filter(({ width }) => width).map(({ top }) => top);
  return Math.max(...tops) - Math.min(...tops) > 8;
}).map((badge) => badge.textContent)"""


def test_what_came_of_a_mission_is_not_torn_on_the_sheet_of_a_phone(page: Page) -> None:
    missions_on_paper(page)
    for language in ("de", "en", "ja"):
        steps.set_now(page, language=language)
        assert seen_at(page, (375, 667), TORN) == [], language


# The words of the sheet that go on in a second line, but at a hyphen.
SPLIT = """() => {
  const texts = document.createTreeWalker(document.querySelector('.pad'), NodeFilter.SHOW_TEXT);
  const split = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (!node.parentElement.checkVisibility()) continue;
    for (const { index, 0: word } of node.data.matchAll(/[\\p{L}\\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, last] = [range.getClientRects()[0], [...range.getClientRects()].at(-1)];
      if (first && last.top > first.top + 4) split.push(word);
    }
  }
  return split;
}"""


@pytest.mark.parametrize("size", [(320, 568), (667, 375)])
def test_no_word_of_the_sheet_of_a_low_phone_is_split(page: Page, size: tuple[int, int]) -> None:
    missions_on_paper(page)
    for language in ("de", "en"):
        steps.set_now(page, language=language)
        assert seen_at(page, size, SPLIT) == [], language


# The counts of colours on a sheet that have another so near beside them that both read as one.
CLOSE = """() => [...document.querySelectorAll('.pad .suits')].flatMap((list) => {
  const boxes = [...list.children].map((each) => each.getBoundingClientRect());
  return boxes.filter((box) => boxes.some((other) =>
    other.left > box.left && other.top < box.bottom - 2 && other.bottom > box.top + 2
      && other.left - box.right < 6)).map(() => list.textContent);
})"""


def test_the_counts_of_colours_on_the_sheet_of_a_phone_stand_apart(page: Page) -> None:
    missions_on_paper(page)
    for language in ("de", "en", "ja"):
        steps.set_now(page, language=language)
        assert seen_at(page, (375, 667), CLOSE) == [], language
