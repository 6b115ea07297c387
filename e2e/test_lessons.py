"""First lessons: played by touch from the first word to the last, and a teacher's own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support import steps
from e2e.support.doing import do
from e2e.support.faults import SETTLED, check
from e2e.support.guard import Guard
from e2e.support.hosting import ROOT
from pygame_core import lessons
from pygame_core.lessons import Lesson

FOLDER = ROOT / "web" / "lessons"
GAMES = sorted(file.stem for file in FOLDER.glob("*.json"))
REST = [game for game in GAMES if game != "red-dragon"]


def lesson_of(game: str) -> Lesson:
    return lessons.read((FOLDER / f"{game}.json").read_text(encoding="utf-8"))


def example() -> str:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    [found] = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    return str(found)


def speech(page: Page, stage: str, number: int) -> Locator:
    """The strip of words, once this step is there."""
    found = page.locator(f".speech--{stage}").filter(
        has=page.locator(f'.speech__bar[value="{number}"]')
    )
    found.wait_for(timeout=steps.STARTED)
    return found


# The lesson comes to this step, and what it points at into view, more than half of it. How many
# things it points at, or what is wrong.
ARRIVED = """async ([stage, number, wanted]) => {
  const seen = (element) => new Promise((resolve) => {
    const watch = new IntersectionObserver(([{ intersectionRatio }]) => {
      watch.disconnect();
      resolve(intersectionRatio);
    });
    watch.observe(element);
  });
  let state = '';
  for (const late = performance.now() + 20_000; performance.now() < late; ) {
    await new Promise((resolve) => setTimeout(resolve, 15));
    const words = document.querySelector(`.speech--${stage}`);
    const bar = words?.querySelector('.speech__bar');
    state = bar ? `step ${bar.value}` : 'another stage';
    if (bar?.value !== number) continue;
    const [first] = document.querySelectorAll('[data-pointed]');
    if (!wanted && !first) return '';
    state = first ? `${Math.round(100 * await seen(first))} % of it seen` : 'nothing pointed at';
    if (wanted && first && await seen(first) >= 0.5) return '';
    if (!wanted) state = 'something is pointed at';
  }
  return state;
}"""


def follow(
    page: Page,
    lesson: Lesson,
    first: int = 1,
    look: Callable[[Locator, int], None] = lambda _speech, _number: None,
) -> None:
    """Does what every step asks for, from this one to the end, and looks at what it points at."""
    last = len(lesson.steps)
    for number, step in enumerate(lesson.steps, 1):
        if number < first:
            continue
        stage = "asking" if step.goal else "done" if number == last else "reading"
        for again in (False, True):
            fault = page.evaluate(ARRIVED, [stage, number, bool(step.point)])
            assert not fault, f"step {number}, {step.point or 'no point'}: {fault}"
            if not again:
                look(page.locator(f".speech--{stage}"), number)
        if step.model is not None:
            do(page, step.model)
        elif number < last:
            page.locator(".speech__acts .btn--accent").tap()


def open_file(page: Page, text: str) -> None:
    page.goto("#/lesson")
    steps.wait_for_engine(page)
    file = steps.file_payload("lesson.json", text)
    page.locator(".lessons__own input").set_input_files(file)


def test_a_first_lesson_from_the_set_up_to_the_first_match(page: Page) -> None:
    steps.hurry(page)
    steps.sooner(page)
    page.goto("#/setup/red-dragon")
    page.get_by_role("link", name="First lesson").tap()
    lesson = lesson_of("red-dragon")

    speech(page, "reading", 1)
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    # Cards wait until the words are read.
    waiting = page.locator('.hand [data-card="R11"]')
    steps.still(waiting).tap(position={"x": 14, "y": 20}, force=True)
    page.get_by_role("button", name="Next").tap()
    speech(page, "reading", 2)
    expect(page.locator('.hand [data-card="R11"]')).to_have_attribute("data-pointed", "")
    page.get_by_role("button", name="Next").tap()

    speech(page, "asking", 3)
    do(page, "give U6")
    missed = speech(page, "missed", 3)
    expect(missed.get_by_role("status")).to_contain_text("one card costs 26 points")
    missed.get_by_role("button", name="Try again").tap()
    speech(page, "asking", 3)
    do(page, "give R0")
    speech(page, "missed", 3).get_by_role("button", name="Show me").tap()
    speech(page, "asking", 3)
    shown = page.locator('.hand [data-card="R11"].is-advised')
    expect(shown).to_be_visible()
    overlap = shown.evaluate("""(card) => {
      const { top, left, height } = getComputedStyle(card, '::after');
      const [corner, radius] = [card.getBoundingClientRect(), parseFloat(height) / 2];
      const figure = card.querySelector('.card__index b').getBoundingClientRect();
      const x = figure.left - (corner.left + parseFloat(left) + radius);
      const y = figure.top - (corner.top + parseFloat(top) + radius);
      return radius - Math.hypot(Math.max(0, x), Math.max(0, y));
    }""")
    assert overlap <= 0, "the star leaves the number free"
    follow(page, lesson, first=3)

    expect(page.locator(".sheet")).to_contain_text("the only one")
    assert not steps.saved_matches(page)
    page.get_by_role("link", name="Lessons").tap()
    expect(page.locator('.lessons [data-game="red-dragon"]')).to_contain_text("done")
    page.reload()
    expect(page.locator('.lessons [data-game="red-dragon"]')).to_contain_text("done")
    page.get_by_role("link", name="Red Dragon").tap()
    speech(page, "reading", 1)
    page.get_by_role("button", name="Leave the lesson").tap()
    expect(page.get_by_role("heading", name="Lessons", level=1)).to_be_focused()


# What of the words and their buttons is not on the screen, and whether the page scrolls.
UNSEEN = """(speech) => {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
  const faults = [];
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) faults.push('the page scrolls');
  for (const part of speech.querySelectorAll('.speech__text, .btn')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const out = Math.max(-left, right - clientWidth, -top, bottom - clientHeight);
    const { scrollWidth, scrollHeight, clientWidth: width, clientHeight: height } = part;
    const cut = Math.max(scrollWidth - width, scrollHeight - height);
    if (out > 1 || cut > 1) faults.push(`${part.className}: ${out} outside, ${cut} cut off`);
  }
  return faults;
}"""


# What a step says and shows, and what of it is not on the screen.
TOLD = """(words) => ({
  said: words.querySelector('[role="status"]').innerText,
  shown: document.body.innerText,
  unseen: (UNSEEN)(words),
})""".replace("UNSEEN", UNSEEN)


@pytest.mark.device("phone")
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_told_in_japanese_and_fits_a_phone(page: Page, game: str) -> None:
    cramped = set()

    def look(words: Locator, number: int) -> None:
        told = words.evaluate(TOLD)
        assert re.search(r"[ぁ-ん]", told["said"]), f"step {number}: {told['said']}"
        # But for the one game whose name is the same everywhere.
        shown = told["shown"].replace("X-Missions", "")
        assert not re.search(r"[A-Za-z]{3,}", shown), f"step {number}"
        assert told["unseen"] == [], f"step {number}"
        if game == "red-dragon":
            look_on_its_side(number)

    def look_on_its_side(number: int) -> None:
        upright = page.viewport_size
        assert upright
        page.set_viewport_size({"width": 844, "height": 390})
        page.evaluate(SETTLED)
        if page.locator(".felt .known .mini").count():
            cramped.add(number)
            assert page.evaluate(CRAMPED) == [], f"step {number}"
        page.set_viewport_size(upright)

    steps.hurry(page, language="ja")
    steps.sooner(page)
    page.goto(f"#/lesson/{game}")
    follow(page, lesson_of(game), look=look)
    assert game != "red-dragon" or cramped >= {9, 10, 11, 12, 13}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_where_it_was_left_and_to_its_end(page: Page, game: str) -> None:
    lesson = lesson_of(game)
    tiled = set()

    def look(words: Locator, number: int) -> None:
        # Every second step: from there the lesson can be followed on.
        if number == 6:
            page.reload()
        elif number % 2 == 0:
            page.goto("#/")
            expect(page.locator("#app > .home")).to_be_visible()
            page.go_back()
        words.wait_for(state="visible", timeout=steps.STARTED)
        tiles = page.locator(".predict, .choose-rack")
        if game == "scharfe-schoten" and lesson.steps[number - 1].goal and tiles.count():
            tiled.add(tiles.get_attribute("class"))
            look_low(number)

    def look_low(number: int) -> None:
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            assert page.evaluate(OVERLAPS) == [], f"step {number}, {width} x {height}"
        page.set_viewport_size({"width": 1080, "height": 810})

    steps.hurry(page)
    steps.sooner(page)
    page.goto(f"#/lesson/{game}")
    follow(page, lesson, look=look)
    assert game != "scharfe-schoten" or tiled == {"predict", "choose-rack"}
    if game in REST:
        check(page, "the end of a lesson", phone=True)
        for width, height in ((844, 390), (740, 360)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator(".speech").evaluate(UNSEEN) == []
        page.set_viewport_size({"width": 1080, "height": 810})
        page.get_by_role("button", name="Play your first match").tap()
        page.wait_for_url("**/#/match/*")
        expect(page.locator(".tp .hand")).to_be_visible()
        [saved] = steps.saved_matches(page)
        kinds = [player["kind"] for player in saved["page"]["players"]]
        assert kinds == ["human"] + ["computer"] * (len(kinds) - 1)
    page.goto("#/lesson")
    page.locator(f'.lessons [data-game="{game}"] a').tap()
    speech(page, "reading", 1)


# Low windows, where the words leave the felt least, and tablets.
LOW = [(1080, 620), (1024, 600), (1280, 720), (1366, 768), (1080, 810), (810, 1080)]

# Which of the tiles and piles lie on each other, on what lies before a seat, or beside the felt.
OVERLAPS = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const tiles = all('.tile-spice__face, .choose-rack__one, .predict__end .btn');
  const seats = all('.felt .seat .avatar, .felt .seat .fan, .felt .seat .cap');
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const faults = [];
  for (const [at, tile] of tiles.entries()) {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    if (Math.max(felt.left - left, right - felt.right, felt.top - top, bottom - felt.bottom) > 1) {
      faults.push(`${tile.className} lies beside the felt`);
    }
    for (const other of [...tiles.slice(at + 1), ...seats]) {
      const box = other.getBoundingClientRect();
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (Math.min(across, down) > 1) faults.push(`${tile.className} on ${other.className}`);
    }
  }
  return faults;
}"""


# Which known cards of the seats lie on each other, and which names in the scores are cut short.
CRAMPED = """() => {
  const cards = [...document.querySelectorAll('.felt .known .mini')];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const covered = cards.filter((_, at) => boxes.slice(at + 1).some((box) =>
    Math.min(box.right, boxes[at].right) - Math.max(box.left, boxes[at].left) > 1
    && Math.min(box.bottom, boxes[at].bottom) - Math.max(box.top, boxes[at].top) > 1));
  const names = [...document.querySelectorAll('.scores [scope="row"]')];
  const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  return [...covered.map((card) => card.dataset.card), ...cut.map((name) => name.innerText)];
}"""


@pytest.mark.parametrize("game", ["scharfe-schoten", "sauscharf"])
def test_a_lesson_can_be_followed_on_a_small_phone_on_its_side(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 640, "height": 360})
    steps.hurry(page)
    steps.sooner(page)
    page.goto(f"#/lesson/{game}")
    follow(page, lesson_of(game))


def test_a_lesson_goes_by_keyboard_alone_and_axe_finds_no_fault(page: Page) -> None:
    steps.hurry(page)
    page.goto("#/lesson")
    expect(page.locator(".lessons li")).to_have_count(len(REST) + 1)
    open_file(page, example())
    speech(page, "reading", 1)
    page.keyboard.press("Enter")
    speech(page, "asking", 2)
    page.locator('[data-mission="0"]').focus()
    page.keyboard.press("Enter")
    speech(page, "missed", 2)
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    check(page, "a lesson of a teacher, missed")
    page.keyboard.press("Enter")
    speech(page, "asking", 2)
    page.locator('[data-mission="2"]').focus()
    page.keyboard.press("Enter")
    speech(page, "asking", 3)
    # As it would be read out.
    expect(page.get_by_role("status").filter(has_text="Win a trick with")).to_be_visible()


def test_a_lesson_that_does_not_come_says_so(page: Page, guard: Guard) -> None:
    guard.allow(r"lessons/sauscharf\.json|ERR_FAILED")
    steps.hurry(page)
    page.route(re.compile(r"lessons/sauscharf\.json"), lambda route: route.abort())
    page.goto("#/lesson")
    page.get_by_role("link", name="Sauscharf").click()
    expect(page.get_by_text("Check the connection")).to_be_visible(timeout=steps.STARTED)
    page.unroute_all()
    page.get_by_role("link", name="Lessons").click()
    page.get_by_role("link", name="Sauscharf").click()
    speech(page, "reading", 1)


def test_a_file_that_is_gone_is_told(page: Page) -> None:
    """As when the stick that it lay on was pulled out."""
    page.add_init_script(
        "File.prototype.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'))"
    )
    steps.hurry(page)
    open_file(page, example())
    expect(page.get_by_role("alert")).to_contain_text("cannot be read any more")


def test_a_teachers_file_is_checked_and_its_words_stay_words(page: Page) -> None:
    steps.hurry(page)
    data = json.loads(example())
    data["steps"][1]["goal"] = {"do": ["mission 0"]}
    open_file(page, json.dumps(data))
    expect(page.get_by_role("alert")).to_contain_text("Step 2: “mission 2”")
    check(page, "a lesson file with a fault", phone=True)

    data["steps"][1]["goal"] = {}
    data["title"]["en"] = data["steps"][0]["say"]["en"] = "<img src=x onerror=alert(1)> & Co."
    open_file(page, json.dumps(data))
    expect(speech(page, "reading", 1).get_by_role("status")).to_have_text(
        "<img src=x onerror=alert(1)> & Co."
    )
    # It is as fleeting as the page.
    page.reload()
    expect(page.get_by_role("heading", name="Open the lesson file again")).to_be_visible()
    check(page, "a lesson file that is wanted again")
