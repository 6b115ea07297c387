"""No screen has a fault that axe can find: in the light, in the dark, with more contrast. Nor does
it show a drawing that would have to be fetched, or is none.

A new screen is one more line in `SCREENS`, a new game is covered without any. What only a mishap
shows, another tab or a newer page is looked at where that is tested.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support import steps
from e2e.support.doing import do
from e2e.support.faults import LOOKS, PLAIN, SWITCHED, Look, check
from e2e.support.moments import (
    AMONG_TRICKS,
    before_the_last_card,
    before_the_last_sheets,
    moments,
)
from e2e.support.play import FINAL, GO_ON
from e2e.test_class import LOCKED
from e2e.test_lessons import FOLDER, lesson_of, speech
from pygame_core import Match, games
from pygame_core.ai.levels import LEVELS
from pygame_core.formats import results


def at(address: str, sight: str) -> Callable[[Page], None]:
    """The screen at an address, once this is to be seen."""

    def show(page: Page) -> None:
        page.goto(address)
        expect(page.locator(sight).first).to_be_visible(timeout=steps.STARTED)

    return show


def opened(address: str, button: str, sight: str = "dialog[open]") -> Callable[[Page], None]:
    """What this button opens there."""

    def show(page: Page) -> None:
        page.goto(address)
        page.locator(button).first.click(timeout=steps.STARTED)
        expect(page.locator(sight).first).to_be_visible(timeout=steps.STARTED)

    return show


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": at("#/", ".tile"),
    "settings": opened("#/", ".top button"),
    "code entry": opened("#/", "button:has-text('code')"),
    "the way to the home screen": opened("#/", "button:has-text('home screen')"),
    "cover": at("#/setup/stich-meister", ".how"),
    "set-up": opened("#/setup/stich-meister", ".change > summary", ".seatrow"),
    "about": at("#/about", ".panel"),
    "statistics": at("#/statistics", "h1"),
    "class": at("#/class", "h1"),
    "the word for a class": opened("#/class", ".class__games button", "#seed"),
    "all matches": at("#/matches", "h1"),
    "lessons": at("#/lesson", ".lessons li"),
    "no match": at("#/match/none", "h1"),
    "a link": at("#game=sauscharf&players=person,club&seed=oak", ".offer"),
    "a link that is none": at("#hello", "[role=alert]"),
    "a game that is added": at("#/add", "h1"),
}
# Those that somebody with a phone comes to first.
ON_A_PHONE = {"home", "settings", "set-up", "class", "lessons", "a link"}


@pytest.fixture
def quick(page: Page) -> Page:
    steps.hurry(page)
    return page


def test_the_pages_around_the_table(quick: Page) -> None:
    for screen, show in SCREENS.items():
        show(quick)
        check(quick, screen, phone=screen in ON_A_PHONE)
        quick.keyboard.press("Escape")


def test_what_stands_there_until_the_engine_does(quick: Page) -> None:
    steps.start_match(quick, ["Mei"])
    steps.hand(quick)
    match = quick.url
    quick.route("**/worker.js*", lambda _: None)
    for screen, address in {
        "home": "#/",
        "a match": match,
        "a lesson": "#/lesson/sauscharf",
    }.items():
        quick.goto(address)
        quick.reload()
        waits = quick.get_by_role("progressbar")
        expect(waits).to_be_visible()
        check(quick, f"{screen}, loading", phone=True)
        expect(waits).to_be_visible()


def test_a_locked_link_and_the_way_out_of_it(quick: Page) -> None:
    at(LOCKED, ".offer")(quick)
    check(quick, "a locked link", phone=True)
    quick.get_by_role("button", name="Hold to leave the lock").dispatch_event("pointerdown")
    expect(quick.locator("dialog[open]")).to_be_visible()
    check(quick, "the way out of the lock")


def test_the_results_of_a_class(quick: Page) -> None:
    match = finished("red-dragon", seats=3)
    players = ("person", "person", "casual")
    lines = [
        f"{name} {results.write(match, players, seat, 'oak', results.Aids(seat, 1), list(LEVELS))}"
        for seat, name in enumerate(("Mei", "Ken"))
    ]
    quick.goto(f"#/class/{lines[0].replace(' ', '%20')}")
    quick.get_by_role("button", name="Add it").wait_for()
    check(quick, "a result that came in", PLAIN)
    quick.get_by_role("button", name="Add it").click()
    quick.get_by_text("Add or change codes (1)").click()
    quick.get_by_label("Result codes, one per line").fill("\n".join([*lines, "Sora TR1-22222"]))
    expect(quick.locator(".class__table tbody tr")).to_have_count(2, timeout=steps.STARTED)
    check(quick, "the results of a class", phone=True)


def finished(game: str, seats: int) -> Match:
    match = Match.new(game, seats=seats, seed="axe")
    while match.to_act is not None:
        match.apply(match.legal_actions()[0])
    return match


# Of equal texts one has another colour, or something else below it that is none of its parents.
PALE = {
    "its colour": ".equal--other p { color: #4a4a4a }",
    "what lies below": ".equal--other .below { background: #999 }",
}
AMONG_EQUALS = """(css) => {
  const [panel] = document.querySelectorAll('.panel');
  for (let count = 0; count < 3; count += 1) {
    const equal = document.createElement('div');
    equal.className = count === 1 ? 'equal equal--other' : 'equal';
    for (const [tag, words] of [['div', ''], ['p', 'A text like another.']]) {
      const part = document.createElement(tag);
      part.textContent = words;
      part.className = words ? '' : 'below';
      equal.append(part);
    }
    panel.append(equal);
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .equal, .equal p { position: relative }
    .below { position: absolute; inset: 0 }
    @media (prefers-color-scheme: dark) { ${css} }
  `);
  document.adoptedStyleSheets.push(sheet);
}"""


@pytest.mark.parametrize("what", PALE)
def test_one_pale_text_among_equal_ones_is_told(quick: Page, what: str) -> None:
    SCREENS["about"](quick)
    # What has been looked at before is not looked at again.
    check(quick, "about", PLAIN)
    quick.evaluate(AMONG_EQUALS, PALE[what])
    with pytest.raises(AssertionError, match=r"^about, dark: color-contrast") as told:
        check(quick, "about", PLAIN)
    assert "light" not in str(told.value)


# What axe says nothing of, or not for sure, as pale as a text of which it would.
NOT_TOLD = {
    "a letter": "<p>A</p>",
    "what cannot be used": "<button disabled>A text like another.</button>",
    "what is above a picture": "<p class='above'>A text like another.</p>",
    "what is cut away": "<p class='cut'>A text like another.</p>",
}
ADD = """(markup) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .added > * { color: #999; background: #fff; border: 0; }
    .added > .above { background: linear-gradient(#fff, #fff); }
    .added > .cut { clip-path: inset(50%); }
  `);
  document.adoptedStyleSheets.push(sheet);
  const added = document.createElement('div');
  added.className = 'added';
  added.innerHTML = markup;
  document.querySelector('.panel').append(added);
}"""


@pytest.mark.parametrize("what", NOT_TOLD)
def test_words_are_told_that_are_as_pale_as_what_nothing_is_said_of(quick: Page, what: str) -> None:
    SCREENS["about"](quick)
    quick.evaluate(ADD, NOT_TOLD[what])
    check(quick, "about", PLAIN)
    quick.evaluate(ADD, "<p>A text like another.</p>")
    with pytest.raises(AssertionError, match="about, light: color-contrast"):
        check(quick, "about", PLAIN)


# The contrast of a button's words and its body, as WCAG counts it; axe leaves out what is disabled.
CONTRAST = """(button) => {
  const { color, backgroundColor, opacity } = getComputedStyle(button);
  const light = (text) => {
    const [red, green, blue] = text.match(/[\\d.]+/g).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, bright] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
  return opacity * ((bright + 0.05) / (dark + 0.05));
}"""


def test_what_cannot_be_pressed_now_can_still_be_read(quick: Page) -> None:
    SCREENS["code entry"](quick)
    button = quick.locator("dialog .btn--accent")
    expect(button).to_be_disabled()
    for name, look in LOOKS.items():
        look.put_on(quick)
        assert button.evaluate(CONTRAST) >= 4.5, name


def sit_at(page: Page, match: Match) -> None:
    """In one page after another match, so that what looks for faults is there once."""
    if page.url == "about:blank":
        page.goto("")
    steps.put_down(page, match)
    # The note that a match came in would stand there for some seconds.
    steps.hush(page)
    expect(page.locator(".toast p")).to_have_count(0)


def named(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True).first


def check_opened(page: Page, screen: str, button: Locator, sight: str = "dialog[open]") -> None:
    """What this button opens over the table; afterwards the table is as it was."""
    button.click()
    expect(page.locator(sight).first).to_be_visible(timeout=steps.STARTED)
    check(page, screen, phone=True)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_the_table_in_every_phase_and_what_is_known_of_its_game(quick: Page, game: str) -> None:
    for moment, match in moments(game).items():
        sit_at(quick, match)
        check(quick, f"{game}, {moment}", phone=True)
    check_opened(quick, f"{game}, rules", named(quick, "Rules at hand"), ".rules")
    # Without a choice there are no figures.
    choices = (each for each in moments(game).values() if len(each.legal_actions()) > 1)
    sit_at(quick, next(choices))
    named(quick, "Hint").click()
    expect(quick.locator(".why--tip .why__text")).not_to_be_empty(timeout=steps.STARTED)
    check(quick, f"{game}, hint", phone=True)
    check_opened(quick, f"{game}, all of the hint", named(quick, "More …"), ".advice li")


# What only one game opens over its table, and the fact of it that somebody has gathered something.
OWN = {
    "x-missions": ("captured", ".mission-note__more", "dialog .captured li"),
    "sauscharf": ("ingredients", ".slots__head button", "dialog .stock__cards"),
}


@pytest.mark.parametrize("game", OWN)
def test_what_a_person_has_gathered(quick: Page, game: str) -> None:
    fact, button, sight = OWN[game]
    match, rng = Match.new(game, seats=4, seed="axe"), Random(2)
    while match.to_act != 0 or len(match.view(0)["table"][fact]) < 2:
        match.apply(rng.choice(match.legal_actions()))
    sit_at(quick, match)
    check_opened(quick, fact, quick.locator(button), sight)


def test_what_opens_over_the_table(quick: Page) -> None:
    sit_at(quick, moments("stich-meister")[AMONG_TRICKS])
    for name in ("Menu", "Explain", "Where the points come from"):
        check_opened(quick, name, quick.get_by_role("button", name=name).first)
    for name, sight in (("Move to another device", ".qr"), ("Share this deal", ".qr")):
        quick.get_by_role("button", name="Menu").click()
        check_opened(quick, name, quick.get_by_role("button", name=name), sight)
    check_opened(quick, "why this", quick.locator(".places--trick button.card").first, ".explained")
    quick.locator(".hand [aria-disabled=true]").first.dispatch_event("click")
    expect(quick.locator(".why")).to_be_visible()
    check(quick, "why not")
    quick.get_by_role("button", name="Menu").click()
    quick.get_by_role("button", name="Open all hands").click()
    check(quick, "warning before the hands are opened")
    quick.locator("dialog .btn--accent").click()
    expect(quick.locator(".odds .note").first).to_be_visible()
    check(quick, "open hands", phone=True)


@pytest.mark.device("phone")
def test_the_last_trick_where_it_has_no_room_beside_the_table(quick: Page) -> None:
    sit_at(quick, moments("stich-meister")[AMONG_TRICKS])
    check_opened(
        quick, "last trick", quick.get_by_role("button", name="Previous trick"), "dialog .last"
    )


# A match of the fifth may end at any time: its sheets are looked at where a whole one is played.
@pytest.mark.parametrize("game", [info.id for info in games() if info.id != "sauscharf"])
def test_the_sheets_of_every_game(quick: Page, game: str) -> None:
    match = before_the_last_sheets(game)
    sit_at(quick, match)
    do(quick, match.legal_actions()[0])
    go_on = quick.locator(GO_ON)
    expect(go_on).to_be_visible(timeout=steps.STARTED)
    check(quick, f"score sheet of {game}", phone=True)
    go_on.click()
    expect(quick.locator(FINAL)).to_be_visible(timeout=steps.STARTED)
    check(quick, f"final sheet of {game}", phone=True)


def test_a_full_trick_that_stays_until_somebody_taps(quick: Page) -> None:
    steps.wish(quick, tap_to_go_on=True)
    sit_at(quick, moments("red-dragon")[AMONG_TRICKS])
    steps.lay(quick)
    expect(quick.get_by_role("button", name="Go on")).to_be_visible(timeout=steps.STARTED)
    check(quick, "a full trick", phone=True)


def test_what_is_kept_of_a_match(quick: Page) -> None:
    steps.open_save(quick, before_the_last_card(rounds=3))
    steps.lay(quick)
    quick.locator(GO_ON).click(timeout=steps.STARTED)
    expect(quick.locator(FINAL)).to_be_visible(timeout=steps.STARTED)
    quick.locator("a[href^='#/review/']").click()
    quick.get_by_role("button", name="Through the whole match").click(timeout=steps.STARTED)
    expect(quick.locator(".review__table")).to_be_visible(timeout=steps.STARTED)
    check(quick, "review", phone=True)
    check_opened(quick, "what if", quick.get_by_role("button", name="What if").first)
    for screen, show in {
        "home with a match": at("#/", ".saved"),
        "statistics with a match": at("#/statistics", ".statistics__table"),
        "about with a match": at("#/about", ".panel"),
    }.items():
        show(quick)
        check(quick, screen, phone=True)
    steps.start_match(quick, ["Mei", "Ken"])
    expect(quick.locator(".cover")).to_be_visible(timeout=steps.STARTED)
    check(quick, "cover", phone=True)


@pytest.mark.parametrize("game", sorted(file.stem for file in FOLDER.glob("*.json")))
def test_a_lesson_up_to_its_first_mistake(quick: Page, game: str) -> None:
    lesson = lesson_of(game)
    quick.goto(f"#/lesson/{game}")
    for number, step in enumerate(lesson.steps, 1):
        speech(quick, "asking" if step.goal else "reading", number)
        everywhere = number == 1 or step.goal is not None
        new = [] if everywhere else [".speech", "[data-pointed]"]
        check(quick, f"{game}, step {number}", phone=everywhere, within=new)
        match = lesson.script.laid(lesson.script.log[: step.start])
        good = step.goal and lesson.script.good(match, step.goal)
        mistakes = [action for action in match.legal_actions() if good and action not in good]
        if mistakes:
            break
        quick.get_by_role("button", name="Next").click()
    do(quick, mistakes[0])
    missed = speech(quick, "missed", number)
    check(quick, f"{game}, missed", phone=True)
    missed.get_by_role("button", name="Show me").click()
    expect(speech(quick, "asking", number)).to_contain_text("The star marks")
    check(quick, f"{game}, shown", phone=True)


# Every colour and shadow that style sheets share, wherever a game has its own; and the frame round
# what a lesson points at.
DRAWN = """() => {
  const namesOf = (rule) => rule.style
    ? [...rule.style].filter((name) => name.startsWith('--'))
    : [...rule.cssRules ?? []].flatMap(namesOf);
  const names = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).flatMap(namesOf);
  const shown = [...new Set(names), 'outline', 'box-shadow'];
  return [...document.querySelectorAll(':root, [data-game], [data-pointed]')].map((element) => {
    const style = getComputedStyle(element);
    return shown.map((name) => `${name}: ${style.getPropertyValue(name)}`);
  });
}"""


def test_contrast_looks_the_same_whether_the_page_or_the_device_asks_for_it(quick: Page) -> None:
    def pointed(page: Page) -> None:
        at("#/lesson/red-dragon", ".speech--reading")(page)
        page.get_by_role("button", name="Next").click()
        expect(page.locator("[data-pointed]")).to_be_visible()

    for screen, show in (("home", SCREENS["home"]), ("what a lesson points at", pointed)):
        show(quick)
        for dark in (False, True):
            drawn = []
            for contrast in ("device", "switch", ""):
                Look(dark, contrast).put_on(quick)
                drawn.append(quick.evaluate(DRAWN))
            assert drawn[0] == drawn[1] != drawn[2], (screen, dark)
        check(quick, screen, SWITCHED)
