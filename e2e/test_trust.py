"""The page about the page: what it says of itself, and what it finds when something is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.support import steps
from e2e.support.faults import check
from e2e.support.guard import Guard
from e2e.support.hosting import DIST
from pygame_core import Match, games

SOON = 60_000
# A tablet would open its share sheet.
WITHOUT_SHARING = "delete Navigator.prototype.canShare;"


@pytest.fixture
def about(page: Page) -> Page:
    page.goto("#/about")
    steps.wait_for_engine(page)
    return page


# What a quick start goes on from, as somebody would change it who can write there.
SPOIL_KEPT = """async () => {
  const name = (await caches.keys()).find((name) => name.startsWith('trick-table picture'));
  const store = await caches.open(name);
  const [request] = await store.keys();
  const pages = new Uint8Array(await (await store.match(request)).arrayBuffer());
  pages[pages.length >> 1] ^= 1;
  await store.put(request, new Response(pages));
}"""


def build() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DIST / "build.json").read_text())
    return found


def report(page: Page, folder: Path) -> str:
    with page.expect_download() as started:
        page.get_by_role("button", name="Save a report").click()
    started.value.save_as(folder / "report.json")
    return (folder / "report.json").read_text(encoding="utf-8")


def panel(page: Page, heading: str) -> Locator:
    return page.locator(".panel").filter(has=page.get_by_role("heading", name=heading))


def assert_every_file_is_held_to_its_hash(about: Page) -> None:
    files = panel(about, "Files")
    files.get_by_role("button", name="Check all files").click()
    count = len(build()["files"])
    expect(files).to_contain_text(f"All {count} files are exactly as they were built", timeout=SOON)

    def tamper(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.body() + b" ")

    about.route("**/styles.css", tamper)
    files.get_by_role("button", name="Check all files").click()
    expect(files).to_contain_text("not as it was built: styles.css", timeout=SOON)
    check(about, "a file that is not as it was built")

    about.unroute("**/styles.css")
    about.evaluate(SPOIL_KEPT)
    files.get_by_role("button", name="Check all files").click()
    expect(files).to_contain_text("not as it was built: pyodide/snapshot.bin", timeout=SOON)


@pytest.mark.pyodide
def test_it_is_reached_from_the_settings_and_says_what_runs_and_how_it_started(
    page: Page, tmp_path: Path
) -> None:
    page.add_init_script(WITHOUT_SHARING)
    page.goto("")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="About this page").click()
    steps.wait_for_engine(page)
    expect(panel(page, "Start")).to_contain_text("started from compiled files")
    expect(panel(page, "Start")).to_contain_text("fetched after the first start")

    steps.wait_until_prepared(page)
    page.reload()
    steps.wait_for_engine(page)
    for fact in (build()["engine"], build()["build"], build()["pyodide"]):
        expect(panel(page, "Version")).to_contain_text(fact)
    expect(panel(page, "Saved matches")).to_contain_text("There is none yet")
    expect(panel(page, "Saved matches")).to_contain_text("MB are taken")
    expect(panel(page, "Start")).to_contain_text("went on from a picture of its memory")
    assert json.loads(report(page, tmp_path))["start"]["way"] == "snapshot"
    assert_every_file_is_held_to_its_hash(page)


@pytest.mark.pyodide
def test_it_says_why_the_quickest_start_was_not_to_be_had(page: Page, guard: Guard) -> None:
    guard.allow("404")
    page.route("**/snapshot.bin", lambda route: route.fulfill(status=404))
    page.goto("#/about")
    steps.wait_for_engine(page)

    expect(panel(page, "Start")).to_contain_text("started from compiled files")
    expect(panel(page, "Start")).to_contain_text("pyodide/snapshot.bin is missing")
    check(page, "a start that was not the quickest")


def test_the_self_test_plays_every_game(about: Page) -> None:
    test = panel(about, "Self-test")
    test.get_by_role("button", name="Test now").click()
    expect(test.locator("[data-ok=true]")).to_have_count(len(games()), timeout=SOON)


def test_the_self_test_finds_a_position_that_came_out_differently(about: Page) -> None:
    transcript = json.loads((DIST / "transcripts" / "red-dragon.json").read_text())
    transcript["positions"][6] = "00000000"
    about.route("**/transcripts/red-dragon.json", lambda route: route.fulfill(json=transcript))
    test = panel(about, "Self-test")
    test.get_by_role("button", name="Test now").click()
    expect(test.locator("li")).to_have_count(len(games()), timeout=SOON)
    expect(test.locator("[data-ok=false]")).to_contain_text("position 7")
    check(about, "a self-test that found something", phone=True)


def test_a_self_test_that_cannot_go_on_says_so(about: Page, guard: Guard) -> None:
    guard.allow("transcripts/|ERR_FAILED")
    about.route("**/transcripts/*.json", lambda route: route.abort())
    test = panel(about, "Self-test")
    test.get_by_role("button", name="Test now").click()
    expect(test.get_by_role("alert")).to_contain_text("could not be finished")
    check(about, "a self-test that was not finished")
    expect(test.get_by_role("button", name="Test now")).to_be_enabled()


def test_a_report_waits_for_nothing_once_the_button_is_tapped(page: Page) -> None:
    """A tablet shares a file only in the course of a tap."""
    page.add_init_script("StorageManager.prototype.estimate = () => new Promise(() => {});")
    page.goto("#/about")
    with page.expect_download() as started:
        page.get_by_role("button", name="Save a report").click()
    assert started.value.suggested_filename.startswith("trick-table-report-")


def test_the_report_leaves_what_a_file_has_brought_along(page: Page, tmp_path: Path) -> None:
    save = {**Match.new("red-dragon", seats=3, seed="oak").save(), "note": "Mei, class 4b"}
    file = steps.file_payload("match.json", json.dumps(save))
    page.add_init_script(WITHOUT_SHARING)
    page.goto("")
    page.locator(steps.IMPORT).set_input_files(file, timeout=steps.STARTED)
    expect(page.locator(".saved a")).to_have_count(1, timeout=steps.STARTED)
    page.goto("#/about")
    written = report(page, tmp_path)
    assert "Mei" not in written
    assert Match.load(json.loads(written)["match"]).save() == Match.load(save).save()


def test_the_report_holds_the_match_and_no_names(page: Page, tmp_path: Path) -> None:
    steps.hurry(page)
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    steps.lay(page)
    expect(page.locator(".hand [data-card]")).to_have_count(19)
    page.add_init_script(WITHOUT_SHARING)
    page.goto("#/about")
    page.reload()
    steps.wait_for_engine(page)
    expect(panel(page, "Saved matches")).to_contain_text("One is there")
    text = report(page, tmp_path)

    assert "Mei" not in text
    written = json.loads(text)
    assert written["start"]["way"] == "compiled"
    assert written["version"]["build"] == build()["build"]
    assert [seat["kind"] for seat in written["seats"]] == ["human", "computer", "computer"]
    assert Match.load(written["match"]).log[0].startswith("give ")
