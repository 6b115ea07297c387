"""A class: a link, the same cards and answers for all, a lock, result codes, the teacher's page."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support import steps
from e2e.support.doing import do
from e2e.support.faults import check
from e2e.support.moments import before_the_last_sheets, with_left
from e2e.support.play import await_turn, play, replayed
from e2e.support.sizes import SIZES
from pygame_core import Match
from pygame_core.ai.levels import LEVELS
from pygame_core.formats import links, results

LOCKED = "#game=scharfe-schoten&seats=3&seed=class-7b&lang=en&locked=1"


def open_link(page: Page, link: str) -> None:
    page.goto(link)
    expect(page.locator(".offer")).to_be_visible(timeout=steps.STARTED)


def begin(page: Page) -> None:
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".hand")).to_be_visible(timeout=steps.STARTED)


def read_by_camera(page: Page) -> str:
    """What a QR reader makes of the code on the page."""
    with steps.seen(page):
        picture = page.locator(".qr").first.screenshot()
    [code] = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)).convert("L"))
    return str(code.text)


def test_a_link_shows_what_it_is_and_begins_only_on_wish(page: Page) -> None:
    steps.hurry(page)
    open_link(page, "#game=sauscharf&players=person,club&options=heat:mild&seed=oak+2")
    offer = page.locator(".offer")
    expect(page.get_by_role("heading", name="Sauscharf")).to_be_visible()
    expect(offer).to_contain_text("Deal “oak 2”")
    expect(offer).to_contain_text("Heat: Mild")
    expect(offer.locator(".deal__seats li")).to_have_text(["Person", re.compile("Luna.*Club")])
    assert steps.saved_matches(page) == []
    begin(page)
    [saved] = steps.saved_matches(page)
    assert (saved["seed"], saved["seats"], saved["options"]) == ("oak 2", 2, {"heat": "mild"})


def test_a_link_that_does_not_open_says_why(page: Page) -> None:
    """Each reason, in words: tests/page/exchange.test.js."""
    steps.hurry(page)
    page.goto("#game=red-dragon&seats=9")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Possible: 3, 4, 5, 6", timeout=steps.STARTED)
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_attached()


def test_the_same_choices_meet_the_same_answers_on_every_device(
    new_context: Callable[..., BrowserContext],
) -> None:
    logs = []
    for _ in range(2):
        page = new_context().new_page()
        steps.hurry(page)
        open_link(page, "#game=x-missions&players=person,club,casual,beginner&seed=oak")
        begin(page)
        play(page, steps=3)
        await_turn(page)
        logs.append(replayed(page).log)
        page.close()
    same = min(map(len, logs))
    assert same >= 9
    assert logs[0][:same] == logs[1][:same]


def test_a_locked_link_leads_nowhere_else(page: Page) -> None:
    steps.hurry(page)
    open_link(page, LOCKED)
    begin(page)
    table = page.url
    for elsewhere in ("#/", "#/setup/sauscharf", "#/class", "#game=sauscharf"):
        page.evaluate("(there) => { location.hash = there; }", elsewhere)
        expect(page).to_have_url(table)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    for name in ("Open all hands", "Save as a file", "Move to another device", "Share this deal"):
        expect(menu.get_by_role("button", name=name)).to_have_count(0)
    menu.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("link", name="About this page")).to_have_count(0)
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(".hand")).to_be_visible(timeout=steps.STARTED)
    page.get_by_role("button", name="Leave the table").click()

    # The next pupil starts again; nothing of the one before is left to go on with.
    expect(page.get_by_role("button", name="Continue")).to_be_visible(timeout=steps.STARTED)
    page.get_by_role("button", name="Start again").click()
    page.get_by_role("dialog").get_by_role("button", name="Start again").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert steps.saved_matches(page) == []

    # Out of it only by a long press and a word.
    hold = page.get_by_role("button", name="Hold to leave the lock")
    hold.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    hold.dispatch_event("pointerdown")
    expect(page.get_by_role("dialog", name="Leave the locked set-up?")).to_be_visible()
    page.get_by_role("button", name="Leave it").click()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_attached()


# In the place of the match that is open, so that there is one still.
PUT_IN_ITS_PLACE = """async (save) => {
  const { adopted, current, discard, engine, sitDown } = await import(
    new URL('app/inside.js', document.baseURI).href);
  const { id } = current.value;
  const doc = await adopted(save, engine);
  sitDown(doc, { locked: true });
  while (current.value?.id !== doc.page.id) await new Promise((resolve) => setTimeout(resolve, 5));
  discard(id);
}"""


def come_near_the_end(page: Page) -> None:
    """The match of this link as it stands some acts before its end, had chance played meanwhile."""
    [save] = steps.saved_matches(page)
    late = with_left(Match.load(save), 12)
    page.evaluate(PUT_IN_ITS_PLACE, {**late.save(), "page": save["page"]})


def test_a_class_plays_and_the_teacher_adds_it_up(
    new_context: Callable[..., BrowserContext],
) -> None:
    pupil = new_context().new_page()
    steps.hurry(pupil)
    open_link(pupil, LOCKED)
    pupil.get_by_label("Your name, if you like").fill("Mei")
    begin(pupil)
    play(pupil, steps=6)
    await_turn(pupil)
    come_near_the_end(pupil)
    play(pupil)
    field = pupil.get_by_label("For the teacher")
    expect(field).to_have_value(re.compile("^Mei TR1-"), timeout=20_000)
    line = field.input_value()
    assert read_by_camera(pupil) == line
    match = replayed(pupil)
    result = results.read(line, list(LEVELS))
    assert result.scores == match.scores
    deal = links.Deal("scharfe-schoten", ("person", "casual", "casual"), {}, "class-7b")
    assert result.deal == links.fingerprint_of(deal)
    # What could have been better may be looked up, and nothing else.
    pupil.get_by_role("link", name="See the moments that mattered").click()
    pupil.get_by_role("button", name="Through the whole match").click(timeout=steps.STARTED)
    expect(pupil.locator(".review__table")).to_be_visible(timeout=steps.STARTED)
    reviewed = pupil.url
    pupil.evaluate("location.hash = '#/'")
    expect(pupil).to_have_url(reviewed)
    expect(pupil.get_by_role("button", name="What if")).to_have_count(0)
    expect(pupil.locator(".open-hand__cards button:enabled")).to_have_count(0)
    pupil.get_by_role("link", name="Back to the result").click()
    pupil.get_by_role("button", name="Next person").click()
    expect(pupil.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=20_000)

    other = results.write(match, deal.players, 1, "other", results.Aids(2, 1), list(LEVELS))
    teacher = new_context().new_page()
    steps.hurry(teacher)
    teacher.goto(f"#/class/{line.replace(' ', '%20')}")
    teacher.get_by_role("button", name="Add it").click()
    lines = teacher.get_by_label("Result codes, one per line")
    expect(lines).to_have_value(line)
    teacher.get_by_text("Add or change codes (1)").click()
    lines.fill(f"{line}\n\nハナ {other.lower()}\n{line}\nSora TR1-22222\n")
    table = teacher.locator(".class__table tbody tr")
    expect(table).to_have_count(2, timeout=steps.STARTED)
    best, second = sorted([match.scores[0], match.scores[1]], reverse=True)
    mean = f"{(best + second) / 2:g}".replace("-", "−")
    total = str(best + second).replace("-", "−")
    expect(teacher.locator(".class__sums")).to_contain_text(f"sum {total} · mean {mean}")
    expect(teacher.locator(".class__deal")).to_contain_text("2 undos and 1 hint")
    expect(teacher.locator(".class__joined li")).to_have_text(["Mei", "ハナ"])
    trouble = teacher.locator(".class__results .trouble")
    expect(trouble).to_contain_text("Line 4 is the same code as line 1")
    expect(trouble).to_contain_text("Line 5: The code has a mistake in it")

    # The sheet for the projector.
    teacher.get_by_role("button", name="Show it large").click()
    sheet = teacher.get_by_role("dialog", name="The results")
    expect(sheet.locator(".class__table tbody tr")).to_have_count(2)
    check(teacher, "the results, large", phone=True)
    teacher.keyboard.press("Escape")

    # Damage to one line takes nothing from the others, and nothing is written over it.
    kept = stored_results(teacher)
    damaged = kept.replace(other.lower(), other.lower()[:-1] + "~")
    for text, count in ((damaged, 1), (json.dumps(kept), 2)):  # JSON: as older editions kept it
        teacher.evaluate("text => localStorage.setItem('trick-table:class:results', text)", text)
        teacher.reload()
        expect(table).to_have_count(count, timeout=steps.STARTED)
        expect(lines).to_have_value(damaged if text == damaged else kept)
    assert "~" in damaged

    # It is still there after a reload, and stands first, until somebody empties it.
    teacher.goto("#/")
    teacher.goto("#/class")
    expect(table).to_have_count(2, timeout=steps.STARTED)
    expect(table.first).to_be_in_viewport()
    expect(lines).to_be_hidden()
    teacher.get_by_role("button", name="Empty the list").click()
    teacher.get_by_role("dialog").get_by_role("button", name="Empty the list").click()
    expect(table).to_have_count(0)
    expect(lines).to_be_visible()
    expect(lines).to_have_value("")


def test_a_name_that_nobody_typed_is_not_handed_out_in_any_language(
    page: Page, subtests: pytest.Subtests
) -> None:
    steps.hurry(page)
    match = before_the_last_sheets("red-dragon", 3)
    for name in ("", "プレイヤー1", "Mei"):
        with subtests.test(name or "no name, later in Japanese"):
            steps.open_save(page, match, [name] if name else [], address="#/")
            if not name:
                steps.set_now(page, language="ja")
            do(page, match.legal_actions()[0])
            play(page)
            page.locator(".sheet-page--final .btn", has=page.locator('use[href="#i-qr"]')).click()
            code = page.locator("#result-code")
            expect(code).to_have_value(re.compile("^Mei TR1-" if name == "Mei" else "^TR1-"))
            page.keyboard.press("Escape")
            steps.set_now(page, language="en")


def stored_results(page: Page) -> str:
    text: str = page.evaluate("localStorage.getItem('trick-table:class:results')")
    return text


def test_results_scanned_into_another_tab_are_here_at_once(context: BrowserContext) -> None:
    teacher, camera = context.new_page(), context.new_page()
    steps.hurry(teacher)
    teacher.goto("#/class")
    teacher.get_by_role("radiogroup", name="For a class").get_by_text("Add up results").click()
    lines = teacher.get_by_label("Result codes, one per line")
    expect(lines).to_be_visible()
    lines.fill("Mei TR1-11111")
    camera.goto("#/class/Hana%20TR1-22222")
    camera.get_by_role("button", name="Add it").click()
    expect(lines).to_have_value("Mei TR1-11111\nHana TR1-22222")
    lines.press("End")
    lines.press_sequentially("\nSora TR1-33333")
    expect(camera.get_by_label("Result codes, one per line")).to_have_value(
        "Mei TR1-11111\nHana TR1-22222\nSora TR1-33333"
    )


def test_the_code_that_was_asked_for_is_in_sight(page: Page) -> None:
    page.goto("#/class")
    page.get_by_role("button", name="Red Dragon").click(timeout=steps.STARTED)
    page.get_by_role("button", name="Show the QR code").click()
    code = page.locator(".class__link .qr")
    expect(code).to_be_visible(timeout=steps.STARTED)
    for name in ("tablet", "tablet-portrait", "phone", "projector"):
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        expect(code, name).to_be_in_viewport(ratio=1)
        box = code.bounding_box()
        assert box
        # It fills the screen as far as a heading leaves it.
        assert box["width"] > min(0.6 * width, 0.75 * height), name
    # The other steps are a tap away, and keep what was chosen.
    page.get_by_role("button", name="Word").click()
    expect(page.get_by_role("heading", name="Red Dragon")).to_be_visible()


# In pixels of a projector's 1080: about a fortieth of the picture's height.
LEGIBLE = 26


@pytest.mark.device("projector")
@pytest.mark.parametrize("game", ["X-Missions", "Sauscharf"])
def test_the_teacher_makes_a_link_and_shows_its_hands(page: Page, game: str) -> None:
    steps.hurry(page)
    page.goto("#/class")
    page.get_by_role("button", name=game).click()
    page.get_by_label("Same deal for the whole class").fill("oak")
    page.get_by_role("button", name="Show the QR code").click()
    page.get_by_role("switch", name="Locked").click()
    field = page.get_by_label("Deal “oak”")
    expect(field).to_have_value(re.compile("seed=oak&locked=1$"), timeout=steps.STARTED)
    link = field.input_value()
    expect(page.locator(".qr")).to_be_visible()
    assert read_by_camera(page) == link
    assert steps.saved_matches(page) == []
    page.get_by_role("button", name="Show with open hands").click()
    expect(page.locator(".odds__seat")).to_have_count(4, timeout=steps.STARTED)
    [saved] = steps.saved_matches(page)
    assert (saved["seed"], saved["page"]["opened"]) == ("oak", True)
    # The market of the game without tricks is there, too.
    expect(page.locator(".odds__market .slot")).to_have_count(7 if game == "Sauscharf" else 0)
    expect(page.locator(".is-turn .is-best")).to_be_visible(timeout=steps.STARTED)
    sizes = page.locator(".odds__seat :is(.odd, .odds__who b, .card__index b)").evaluate_all(
        "all => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))"
    )
    assert len(sizes) > 30
    assert min(sizes) >= LEGIBLE
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    check(page, f"open hands of {game}, a computer to act", phone=True)


def test_the_deal_of_the_day_is_the_same_all_day(page: Page) -> None:
    steps.hurry(page)
    page.clock.install(time="2026-11-21T23:30:00")
    page.goto("")
    page.get_by_role("link", name="Deal of the day: Sauscharf").click()
    expect(page.locator(".offer")).to_contain_text("November 21, 2026", timeout=steps.STARTED)
    assert page.url.endswith("#game=sauscharf&seed=day-2026-11-21")


SATURDAY, SUNDAY = "Deal of the day · November 21, 2026", "Deal of the day · November 22, 2026"


@pytest.mark.parametrize("waking", ["midnight", "tap"])
def test_a_page_that_lies_open_has_the_deal_of_the_present_day(page: Page, waking: str) -> None:
    """Whatever else may wake it: tests/page/today.test.js."""
    steps.hurry(page)
    page.clock.install(time="2026-11-21T23:57:50")
    page.goto("")
    days = page.locator(".days h2")
    expect(days).to_have_text(SATURDAY)
    if waking == "midnight":
        page.clock.fast_forward(131_000)
        expect(days).to_have_text(SUNDAY)
    else:
        # The device sleeps, and no timer runs.
        page.clock.set_system_time("2026-11-22T07:00:00")
    page.locator(".days a").click()
    page.wait_for_url("**/#game=stich-meister&seed=day-2026-11-22")
