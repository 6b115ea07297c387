"""What storage has lost is found in the copy on the disk, and nothing else comes of that copy."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from e2e.support import steps
from e2e.support.bare import open_plain
from e2e.support.play import FINAL, play
from e2e.test_generations import on_states
from e2e.test_statistics import nearly_finished, results

LEFT = ".hand [data-card]"
# The names of what is there are those of the page.
COPIED = """async () => {
  const name = `trick-table ${new URL('.', document.baseURI).pathname} states`;
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onupgradeneeded = () => request.transaction.abort();
    request.onerror = () => resolve(null);
  });
  if (!database) return [];
  const request = database.transaction('states').objectStore('states').getAll();
  const texts = await new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  database.close();
  return texts;
}"""
KEPT = "() => ({ ...localStorage })"
# As after a kill: what was written last has never reached the disk.
LOSE = """(kept) => {
  localStorage.clear();
  Object.assign(localStorage, kept);
}"""
NO_DATABASES = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
USE = """const module = new URL('plain/app/storage/disk-copies.js', document.baseURI);
const { copy, copies } = await import(module);
const found = async (serial = -1) => (await copies((id, other) => other > serial))
  .map(({ id, serial, text }) => [id, serial, text]);"""


def leave(page: Page) -> None:
    """Once the copy is on the disk, to a place where the page itself is not open."""
    logs = [save["log"] for save in steps.saved_matches(page)]
    steps.until(
        page,
        "async (logs) => JSON.stringify("
        f"(await ({COPIED})()).map((text) => JSON.parse(text).log)) === logs",
        arg=json.dumps(logs, separators=(",", ":")),
    )
    page.goto("build.json")


def use(page: Page, script: str) -> Any:
    """With `copy`, and `found`: what there is of a later serial than this."""
    return page.evaluate(f"async () => {{ {USE} {script} }}")


def test_the_last_actions_and_a_match_just_dealt_outlive_a_storage_that_lost_them(
    page: Page,
) -> None:
    steps.hurry(page)
    page.goto("#/")
    empty = page.evaluate(KEPT)
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    address, dealt = page.url, page.evaluate(KEPT)
    steps.lay(page)
    expect(page.locator(LEFT)).to_have_count(19)
    steps.hand(page)
    [save] = steps.saved_matches(page)
    for kept in (dealt, empty):
        leave(page)
        page.evaluate(LOSE, kept)
        page.goto("#/")
        page.get_by_role("link", name="Continue").click()
        assert page.url == address
        assert len(steps.hand(page)) == 19
        assert steps.saved_matches(page)[0]["log"] == save["log"]

    # What was taken back stays so.
    later = page.evaluate(KEPT)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(LEFT)).to_have_count(20)
    steps.hand(page)
    leave(page)
    page.evaluate(LOSE, later)
    page.goto(address)
    assert len(steps.hand(page)) == 20


def test_where_the_latest_state_is_damaged_nothing_is_lost(page: Page) -> None:
    steps.hurry(page)
    steps.start_match(page, ["Mei"])
    steps.lay(page)
    expect(page.locator(LEFT)).to_have_count(19)
    cards, address = steps.hand(page), page.url
    leave(page)
    on_states(
        page,
        """const [{ key, text }] = states();
        localStorage.setItem(key, text.slice(0, text.length / 2));""",
    )
    page.goto(address)
    assert steps.hand(page) == cards


def test_a_match_whose_end_storage_lost_is_over_and_counted(page: Page) -> None:
    steps.hurry(page)
    steps.open_save(page, nearly_finished("elm"))
    kept = page.evaluate(KEPT)
    play(page)
    expect(page.locator(FINAL)).to_be_visible()
    [result] = results(page)
    leave(page)
    page.evaluate(LOSE, kept)
    page.goto("#/statistics")
    expect(page.locator(".statistics__table")).to_be_visible()
    assert [again["match"] for again in results(page)] == [result["match"]]


def test_a_match_for_which_storage_has_no_room_is_whole_after_a_reload(page: Page) -> None:
    steps.hurry(page)
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    for _ in range(2):
        page.evaluate(steps.FILL_STORAGE)
        left = page.locator(LEFT).count()
        steps.lay(page)
        expect(page.locator(LEFT)).to_have_count(left - 1)
        steps.hand(page)
    expect(page.get_by_role("button", name="Not saved")).to_be_visible()
    steps.until(
        page, f"async () => (await ({COPIED})()).some((text) => JSON.parse(text).log.length === 2)"
    )
    page.reload()
    assert len(steps.hand(page)) == 18


def test_what_was_played_on_from_before_the_copy_counts(page: Page) -> None:
    """A browser that would not open its databases for a while."""
    steps.hurry(page)
    page.add_init_script(f"if (sessionStorage.without) {{ {NO_DATABASES} }}")
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    address, dealt = page.url, page.evaluate(KEPT)
    for left in (19, 18, 17):
        steps.lay(page)
        expect(page.locator(LEFT)).to_have_count(left)
        steps.hand(page)
    leave(page)
    page.evaluate(LOSE, dealt)
    page.evaluate("sessionStorage.without = 1")
    page.goto(address)
    assert len(steps.hand(page)) == 20
    page.locator(".hand .is-legal").last.click(position={"x": 14, "y": 24})
    expect(page.locator(LEFT)).to_have_count(19)
    cards = steps.hand(page)
    page.evaluate("delete sessionStorage.without")
    page.reload()
    assert steps.hand(page) == cards


def test_the_copy_of_a_deleted_match_goes_with_it_and_comes_back_with_it(page: Page) -> None:
    steps.hurry(page)
    steps.start_match(page, ["Mei"])
    steps.hand(page)
    kept = page.evaluate(KEPT)
    page.goto("#/matches")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    steps.until(page, f"async () => !(await ({COPIED})()).length")
    page.get_by_role("button", name="Undo").click()
    steps.until(page, f"async () => (await ({COPIED})()).length")
    leave(page)
    page.evaluate(LOSE, {key: text for key, text in kept.items() if ":match:" not in key})
    page.goto("#/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_a_browser_without_databases_plays_on_without(page: Page) -> None:
    steps.hurry(page)
    page.add_init_script(NO_DATABASES)
    steps.start_match(page, ["Mei"])
    steps.lay(page)
    expect(page.locator(LEFT)).to_have_count(19)
    cards = steps.hand(page)
    page.reload()
    assert steps.hand(page) == cards


def test_of_many_states_the_latest_stays_and_a_late_tab_takes_none_away(
    context: BrowserContext,
) -> None:
    page, late = context.new_page(), context.new_page()
    for each in (page, late):
        open_plain(each)
    use(page, "for (let at = 0; at < 30; at += 1) copy('a', { serial: at, text: `${at}` });")
    use(page, "await copy('b', { serial: 3, text: 'b' });")
    until = 'JSON.stringify(await found()) === \'[["a",29,"29"],["b",3,"b"]]\''
    steps.until(page, f"async () => {{ {USE} return {until}; }}")
    assert use(page, "return found(3);") == [["a", 29, "29"]]

    use(late, "await copy('a', { serial: 28, text: 'late' });")
    assert ["a", 29, "29"] in use(page, "return found();")
    use(page, "await copy('a', { serial: 30, text: 'on' }); await copy('b', null);")
    assert use(late, "return found();") == [["a", 30, "on"]]
