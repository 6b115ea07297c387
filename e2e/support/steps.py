"""What a person does on the pages around the table, one verb each."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.support.hosting import DIST
from pygame_core import Match

STARTED = 60_000
# That of the living page: a file given to the one drawn by the build, seen before, is lost.
IMPORT = "#app > .home .import input"


def hurry(page: Page, language: str = "en") -> None:
    """Computer players act at once, and the page speaks this language, from its first moment on."""
    wish(page, speed="instant", language=language)


def wish(page: Page, **wishes: object) -> None:
    """Settings from the first moment on, by their names in storage; what is set later stays."""
    settings = {
        f"trick-table:setting:{name.replace('_', '-')}": json.dumps(value)
        for name, value in wishes.items()
    }
    page.add_init_script(
        f"if (origin !== 'null') for (const [key, value] of Object.entries({json.dumps(settings)}))"
        " localStorage.getItem(key) ?? localStorage.setItem(key, value);"
    )


# Somebody who has nothing explained any more. An empty page has no storage, nor a game's frame.
EXPERIENCED = """
const explains = 'trick-table:setting:explains';
if (origin !== 'null') localStorage.getItem(explains) ?? localStorage.setItem(explains, 'false');
"""

# Whoever saves data fetches a screen when it is shown: most tests show two of some twenty.
SPARING = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"

# Nobody looks: what is as good as transparent is neither painted nor drawn, which takes a sixth of
# the work, and a third where a page is looked over at every size. Nothing else is any different:
# what lies where, what a finger hits, what moves.
UNSEEN = """{
  const veil = new CSSStyleSheet();
  veil.replaceSync('html, dialog, ::backdrop { opacity: 0.0003 !important }');
  document.adoptedStyleSheets = [veil];
  window.veil = veil;
}"""
VEIL = "(is) => { if (window.veil) window.veil.disabled = !is; }"


@contextmanager
def seen(page: Page) -> Iterator[None]:
    """Meanwhile it is drawn, for what looks at colours or takes a picture."""
    page.evaluate(VEIL, False)
    try:
        yield
    finally:
        page.evaluate(VEIL, True)


def until(page: Page, predicate: str, arg: Any = None) -> None:
    """Waits for an async predicate, whose promise `wait_for_function` would take for a yes."""
    page.evaluate(UNTIL.replace("PREDICATE", predicate), arg)


UNTIL = """async (arg) => {
  const late = performance.now() + 30_000;
  while (!(await (PREDICATE)(arg))) {
    if (performance.now() > late) throw new Error('it never comes to that');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""


SET = """async (wishes) => {
  const { settings } = await import(new URL('app/inside.js', document.baseURI).href);
  for (const [name, value] of Object.entries(wishes)) {
    const own = name.replace(/_./g, ([, letter]) => letter.toUpperCase());
    settings[own].value = value;
  }
}"""
SPOKEN = "async (language) => document.documentElement.lang === language"


def set_now(page: Page, **wishes: object) -> None:
    """Settings of a page that stands open, by their names in storage."""
    page.evaluate(SET, wishes)
    if "language" in wishes:
        # It may have to be fetched.
        until(page, SPOKEN, wishes["language"])


def choose_language(page: Page, language: str) -> None:
    """On a screen that has the list of languages at its head."""
    page.locator("header .picker").select_option(language)
    until(page, SPOKEN, language)


# What takes longer is no pause, but patience with an engine. That with another tab is short, too:
# not for a match that is reloaded.
SOONER = """(() => {
  const { setTimeout } = window;
  window.setTimeout = (act, delay = 0, ...rest) =>
    setTimeout(act, delay < 2000 ? delay / 10 : delay, ...rest);
})()"""


def sooner(page: Page) -> None:
    """Every pause takes a tenth of its time, and so does what is to be held; nothing moves."""
    page.add_init_script(SOONER)
    page.emulate_media(reduced_motion="reduce")


def later(page: Page) -> None:
    """Every pause that somebody could hurry takes ten times its time."""
    page.add_init_script(
        """(() => {
          const { setTimeout } = window;
          window.setTimeout = (act, delay = 0, ...rest) =>
            setTimeout(act, delay > 500 && delay < 2500 ? delay * 10 : delay, ...rest);
        })()"""
    )


def wait_for_engine(page: Page) -> None:
    expect(page.locator(".engine--ready")).to_be_visible(timeout=STARTED)


def start_quickly(page: Page) -> None:
    """From its first visit on the page starts as at any later one, which takes half of the time."""
    snapshot = hashlib.sha256((DIST / "pyodide" / "snapshot.bin").read_bytes()).hexdigest()
    page.add_init_script(
        # An empty page has no storage.
        "origin === 'null' ||"
        f" localStorage.setItem('trick-table:start:prepared', '{json.dumps(snapshot)}')"
    )


def wait_until_prepared(page: Page) -> None:
    """Until the next start is a quick one."""
    prepared = "() => localStorage.getItem('trick-table:start:prepared')"
    page.wait_for_function(prepared, timeout=STARTED)


def open_setup(page: Page, game: str = "red-dragon") -> None:
    """The cover of a game, with what can be changed on it."""
    page.goto(f"#/setup/{game}")
    change(page)


def change(page: Page) -> None:
    """Who plays, with which options, from which word: if it is not to be seen yet."""
    expect(page.locator(".change")).to_be_visible(timeout=STARTED)
    if not page.locator(".change[open]").count():
        page.locator(".change > summary").click()
    expect(page.locator(".seatrow").first).to_be_visible()


def choose_seats(page: Page, count: int) -> None:
    page.get_by_role("radiogroup", name="Number of seats").get_by_text(str(count)).click()


def seat_person(page: Page, number: int, name: str) -> None:
    page.get_by_role("radiogroup", name=f"Seat {number}", exact=True).get_by_text("Person").click()
    page.get_by_label(f"Name of seat {number}").fill(name)


def seat_computer(page: Page, number: int) -> None:
    seat = page.get_by_role("radiogroup", name=f"Seat {number}", exact=True)
    seat.get_by_text("Computer").click()


def deal(page: Page, seed: str = "") -> None:
    if seed:
        change(page)
        page.locator("#seed").fill(seed)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/#/match/*", timeout=STARTED)


def start_match(page: Page, people: list[str], seats: int = 3, seed: str = "oak") -> None:
    """The people sit down first, computer players take the other seats."""
    open_setup(page)
    choose_seats(page, seats)
    for number in range(1, seats + 1):
        if number <= len(people):
            seat_person(page, number, people[number - 1])
        else:
            seat_computer(page, number)
    deal(page, seed)


def file_payload(name: str, text: str) -> FilePayload:
    """A file of JSON, for an input to be given."""
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def with_people(match: Match, people: Sequence[str]) -> dict[str, Any]:
    """The save of this match; the others are computer players."""
    save: dict[str, Any] = match.save()
    if people:
        seats = [{"name": name, "kind": "human"} for name in people]
        others = [{"kind": "computer", "level": "beginner"}] * (match.seats - len(people))
        save["page"] = {"players": seats + others}
    return save


def open_save(page: Page, match: Match, people: Sequence[str] = (), address: str = "#/") -> None:
    """Opens this match from a file: these people sit on the first seats, or somebody on the first;
    the others are computer players. Where the page is open already, it stays so."""
    page.goto(address)
    file = file_payload("match.json", json.dumps(with_people(match, people)))
    first = page.locator(".saved a").first
    # What stands above it now is another match.
    before = first.get_attribute("href") if page.locator(".saved a").count() else None
    page.locator(IMPORT).set_input_files(file, timeout=STARTED)
    if before:
        expect(first).not_to_have_attribute("href", before, timeout=STARTED)
    first.click(timeout=STARTED)
    expect(page.locator(".cover" if len(people) > 1 else ".hand")).to_be_visible(timeout=STARTED)


PUT_DOWN = """async (save) => {
  const { adopted, engine, sitDown, current } = await import(
    new URL('app/inside.js', document.baseURI).href);
  const doc = await adopted(save, engine);
  sitDown(doc);
  while (current.value?.id !== doc.page.id) await new Promise((resolve) => setTimeout(resolve, 5));
}"""


def put_down(page: Page, match: Match, people: Sequence[str] = ()) -> None:
    """The same match as by `open_save`, put on the table of a page that is open, which stays so."""
    page.evaluate(PUT_DOWN, with_people(match, people))
    expect(page.locator(".cover" if len(people) > 1 else ".hand")).to_be_visible(timeout=STARTED)


HUSH = "async () => (await import(new URL('app/inside.js', document.baseURI).href)).hush()"


def hush(page: Page) -> None:
    """The note that a match came in is read, and lies over nothing."""
    page.evaluate(HUSH)


def hand(page: Page) -> list[str]:
    """The cards in front, once somebody may lay one."""
    expect(page.locator(".hand .is-legal").first).to_be_visible(timeout=STARTED)
    # All at once: a card that was just laid may leave the hand between two looks.
    cards: list[str] = page.locator(".hand [data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.card)"
    )
    return cards


def lay(page: Page) -> None:
    """Taps the first card that may be laid, where it is not under its neighbour."""
    page.locator(".hand .is-legal").first.click(position={"x": 14, "y": 24})


def still(part: Locator) -> Locator:
    """The same, once it has stopped moving.

    A forced tap, for what says that it is disabled and is to be tapped all the same, waits for
    nothing: on a hand that closes up it would land between two cards.
    """
    part.element_handle().wait_for_element_state("stable")
    return part


def hold(page: Page) -> None:
    """Presses the button of the cover until it says that it was held."""
    press(page)
    page.locator(".hold.is-down").wait_for()
    page.locator(".hold.is-down").wait_for(state="detached")
    page.mouse.up()


def press(page: Page) -> None:
    """Presses the button of the cover, and does not let go."""
    button = page.get_by_role("button", name="Hold")
    box = button.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()


# To the last letter: what is not there yet finds no room.
FILL_STORAGE = """() => {
  let text = 'x'.repeat(1_000_000);
  for (let at = 0; text; at += 1) {
    try {
      localStorage.setItem(`filler${at}`, text);
    } catch {
      text = text.slice(1 + text.length / 2);
    }
  }
}"""

LATEST = """async () => {
  const { unseal } = await import(new URL('app/inside.js', document.baseURI).href);
  const latest = new Map();
  for (const [key, text] of Object.entries(localStorage)) {
    const [, kind, id] = key.split(':');
    if (kind !== 'match') continue;
    const { state, serial, body } = unseal(text);
    if (state !== 'valid' || serial < (latest.get(id)?.serial ?? 0)) continue;
    latest.set(id, { serial, body });
  }
  return [...latest.values()].map(({ body }) => body);
}"""


def saved_matches(page: Page) -> list[dict[str, Any]]:
    """What the browser's storage holds: each match in its latest state."""
    return [json.loads(text) for text in page.evaluate(LATEST)]


def saved_here(page: Page) -> dict[str, Any]:
    """That of them which is on the table."""
    name = page.url.rpartition("/")[2]
    [save] = [save for save in saved_matches(page) if save["page"]["id"] == name]
    return save
