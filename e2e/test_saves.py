"""A match is never lost: reload, several matches, files, and storage that refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.bare import forget
from e2e.support.faults import check
from e2e.support.guard import Guard
from pygame_core import Match


@pytest.fixture(autouse=True)
def hurried(page: Page) -> None:
    steps.hurry(page)


def test_a_match_is_resumed_by_a_reload_and_from_home(page: Page, guard: Guard) -> None:
    # Other people's words are never markup.
    name = "<b onclick=x>Mei"
    steps.start_match(page, [name])
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(19)
    before = steps.hand(page)
    page.reload()
    assert steps.hand(page) == before

    page.goto("#/")
    expect(page.locator(".saved")).to_contain_text(f"Round 1 of 3 · {name} is to play")
    assert not guard.problems
    page.get_by_role("link", name="Continue").click()
    assert steps.hand(page) == before


def test_several_matches_stand_side_by_side_and_a_deleted_one_comes_back(page: Page) -> None:
    for name in ("Mei", "Hana"):
        steps.start_match(page, [name])
        steps.hand(page)
    page.goto("#/")
    expect(page.locator(".saved")).to_have_count(1)
    page.get_by_role("link", name="All matches 2").click()
    expect(page.locator(".saved")).to_have_count(2)

    page.locator(".saved", has_text="Hana").get_by_role("button", name="Delete").click()
    check(page, "deleting a match", phone=True)
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    expect(page.locator(".saved")).to_have_count(2)
    page.locator(".saved", has_text="Hana").get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator(".saved")).to_have_count(1)
    assert len(steps.saved_matches(page)) == 1

    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".saved")).to_have_count(2)
    assert len(steps.saved_matches(page)) == 2


def test_a_match_travels_as_a_file(page: Page, tmp_path: Path) -> None:
    steps.start_match(page, ["Mei"])
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(19)
    before = steps.hand(page)
    page.goto("#/matches")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.endswith(".tricktable.json")
    Match.load({key: value for key, value in json.loads(file.read_text()).items() if key != "page"})

    forget(page)
    page.goto("#/")
    expect(page.locator(".saved")).to_have_count(0)
    page.locator(steps.IMPORT).set_input_files(file)
    page.get_by_role("link", name="Continue").click()
    assert steps.hand(page) == before
    assert steps.saved_matches(page)[0]["page"]["players"][0]["name"] == "Mei"


def sound_save() -> dict[str, Any]:
    match = Match.new("red-dragon", seats=3, seed="oak")
    for _ in range(5):
        match.apply(match.legal_actions()[0])
    return match.save()


def changed(**fields: Any) -> str:
    return json.dumps({**sound_save(), **fields})


def without(field: str) -> str:
    return json.dumps({key: value for key, value in sound_save().items() if key != field})


REFUSED = {
    "not-json": ("rubbish", "not a saved match"),
    "not-an-object": ("[1, 2]", "not a saved match"),
    "other-json": ('{"name": "something else"}', "not a saved match|is missing"),
    "missing-field": (without("log"), "“log” is missing"),
    "wrong-type": (changed(log="play R1"), "“log” is not what it should be"),
    "unknown-game": (changed(game="whist"), "whist"),
    "newer-format": (changed(version=99), "newer Trick Table"),
    "other-rules": (changed(rules_version=99), "another edition of the rules"),
    "bad-seats": (changed(seats=9), "9 seats"),
    "bad-option": (changed(options={"moon": "full"}), "“moon”"),
    "bad-seed": (changed(seed=""), "its deal cannot be read"),
    "illegal-action": (changed(log=["play R1"]), "“play R1”"),
    "digest-mismatch": (changed(digest="0" * 32), "changed it since"),
    "too-large": (changed(note="x" * 6_000_000), "far too large"),
}


def test_a_file_that_is_no_sound_match_is_refused_with_a_sentence(
    page: Page, tmp_path: Path
) -> None:
    page.goto("")
    steps.wait_for_engine(page)
    file = tmp_path / "some.tricktable.json"
    for name, (text, sentence) in REFUSED.items():
        file.write_text(text)
        page.locator("input[type=file]").set_input_files(file)
        alert = page.get_by_role("alert")
        expect(alert, name).to_contain_text("This file was not opened.")
        words = alert.inner_text()
        assert any(part in words for part in sentence.split("|")), (name, words)
    expect(page.locator(".saved")).to_have_count(0)
    assert steps.saved_matches(page) == []
    check(page, "a file that is refused", phone=True)

    file.write_text(json.dumps(sound_save()))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".saved")).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_damaged_match_is_shown_and_can_still_be_exported(page: Page, tmp_path: Path) -> None:
    page.goto("#/matches")
    page.evaluate("localStorage.setItem('trick-table:match:abc', '{\"game\": \"red-dra')")
    page.reload()

    expect(page.get_by_role("heading", name="A damaged match")).to_be_visible()
    check(page, "a damaged match", phone=True)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "damaged"
    download.value.save_as(file)
    assert file.read_text() == '{"game": "red-dra'


# How the browser answers, and what the home screen and the page about the page make of it.
PROMISES = """let promised = false;
navigator.storage.persisted = async () => promised;
navigator.storage.persist = async () => (promised = true);"""
PROMISES_NOTHING = """navigator.storage.persisted = async () => false;
navigator.storage.persist = async () => {
  window.asked = (window.asked ?? 0) + 1;
  return false;
};"""
ANSWERS_NOTHING = """navigator.storage.persisted = async () => false;
navigator.storage.persist = async () => { throw new TypeError('blocked'); };"""
MAY_CLEAR = (
    "may clear these matches when space runs short. Save a copy",
    "may clear them when space runs short.",
)
NO_PROMISE = (
    "makes no promise to keep these matches. Save a copy",
    "makes no promise to keep them.",
)
ANSWERS = {
    "granted": (PROMISES, "promises to keep these matches.", "promises to keep them."),
    "refused": (PROMISES_NOTHING, *MAY_CLEAR),
    "blocked": (ANSWERS_NOTHING, *MAY_CLEAR),
    "without persist": ("delete StorageManager.prototype.persist;", *NO_PROMISE),
    # As browsers have it for http from another device.
    "without storage": ("delete Navigator.prototype.storage;", *NO_PROMISE),
}


def test_the_answer_to_keep_the_matches_is_shown(page: Page) -> None:
    for name, (answer, _, _) in ANSWERS.items():
        page.add_init_script(f"if (sessionStorage.answer === '{name}') {{ {answer} }}")
    for name, (_, home, about) in ANSWERS.items():
        page.goto("build.json")
        page.evaluate("(name) => { localStorage.clear(); sessionStorage.answer = name; }", name)
        steps.start_match(page, ["Mei"])
        steps.hand(page)
        page.goto("#/matches")
        expect(page.locator(".kept"), name).to_contain_text(f"This browser {home}")
        page.goto("#/about")
        saves = page.locator(".panel").filter(has=page.get_by_role("heading", name="Saved matches"))
        expect(saves, name).to_contain_text(f"The browser {about}")


def test_a_browser_that_refused_is_asked_once_a_visit_and_not_before_there_is_a_match(
    page: Page,
) -> None:
    page.add_init_script(PROMISES_NOTHING)
    page.goto("")
    steps.wait_for_engine(page)
    assert page.evaluate("window.asked ?? 0") == 0
    for _ in range(2):
        steps.start_match(page, ["Mei"])
        steps.hand(page)
        assert page.evaluate("window.asked") == 1


def test_the_age_of_the_last_copy_is_shown_and_where_files_can_be_shared_they_are(
    page: Page,
) -> None:
    steps.start_match(page, ["Mei"])
    page.goto("#/matches")
    saved = page.locator(".saved")
    expect(saved).to_contain_text("no copy outside this browser")
    with page.expect_download():
        page.get_by_role("button", name="Save as a file").click()
    expect(saved).to_contain_text("copied today")

    page.evaluate(
        """const key = 'trick-table:backups';
        const [[id, moment]] = JSON.parse(localStorage.getItem(key));
        localStorage.setItem(key, JSON.stringify([[id, moment - 3 * 86_400_000]]));"""
    )
    page.reload()
    expect(saved).to_contain_text("copied 3 days ago")

    page.evaluate(
        """() => {
          window.shared = [];
          navigator.canShare = ({ files }) => files.length === 1;
          navigator.share = async ({ files: [file] }) => {
            if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
            window.shared.push([file.name, await file.text()]);
          };
        }"""
    )
    page.get_by_role("button", name="Save as a file").click()
    expect(saved).to_contain_text("copied today")
    [[name, text]] = page.evaluate("window.shared")
    assert name.endswith(".tricktable.json")
    assert json.loads(text)["game"] == "red-dragon"

    # What is called off has made no copy, and what cannot be shared is downloaded.
    page.evaluate(
        """() => {
          localStorage.removeItem('trick-table:backups');
          navigator.share = async () => { throw new DOMException('', 'AbortError'); };
        }"""
    )
    page.get_by_role("button", name="Save as a file").click()
    page.wait_for_timeout(100)
    assert page.evaluate("localStorage.getItem('trick-table:backups')") is None
    page.evaluate(
        """() => {
          navigator.share = async () => { throw new DOMException('', 'NotAllowedError'); };
        }"""
    )
    with page.expect_download():
        page.get_by_role("button", name="Save as a file").click()


def test_blocked_storage_is_said_and_play_goes_on(page: Page) -> None:
    page.add_init_script(
        """Object.defineProperty(window, 'localStorage', {
          get() { throw new DOMException('no storage here', 'SecurityError'); },
        });"""
    )
    page.goto("")
    expect(page.get_by_text("does not let the page keep anything")).to_be_visible()
    check(page, "home without storage", phone=True)

    steps.start_match(page, ["Mei"])
    expect(page.get_by_role("button", name="Not saved")).to_be_visible()
    steps.hand(page)
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(19)
    page.goto("#/")
    page.get_by_role("link", name="Continue").click()
    assert len(steps.hand(page)) == 19


def test_full_storage_is_said_before_anything_is_lost_and_the_last_saved_state_stays(
    page: Page,
) -> None:
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(19)
    steps.hand(page)

    page.evaluate(steps.FILL_STORAGE)
    steps.lay(page)
    expect(page.get_by_text("This match is still saved")).to_be_visible()
    expect(page.locator(".toast").get_by_role("button", name="Save as a file")).to_be_visible()
    check(page, "a match for which there is little room", phone=True)
    expect(page.locator(".hand [data-card]")).to_have_count(18)
    expect(page.get_by_role("button", name="Not saved")).to_have_count(0)
    [before] = steps.saved_matches(page)
    assert before["log"] == ["give R4", "give R7"]

    page.evaluate(steps.FILL_STORAGE)
    steps.lay(page)
    expect(page.get_by_text("Not saved: there is no room left")).to_be_visible()
    check(page, "a match that was not saved", phone=True)
    expect(page.locator(".hand [data-card]")).to_have_count(17)
    assert steps.saved_matches(page) == [before]

    page.evaluate(
        """for (const key of Object.keys(localStorage)) {
          if (key.startsWith('filler')) localStorage.removeItem(key);
        }"""
    )
    steps.lay(page)
    expect(page.get_by_role("button", name="Not saved")).to_have_count(0)
    [after] = steps.saved_matches(page)
    assert len(after["log"]) > len(before["log"])
