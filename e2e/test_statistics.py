"""Statistics and the file with everything: counted once, carried away and back, never fatal.

What counts, and what of a file is taken: tests/page/statistics.test.js and archive.test.js.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.bare import forget
from e2e.support.play import play
from e2e.support.steps import STARTED, saved_matches
from pygame_core import Match

RESULTS = """async () => {
  const { results } = await import(new URL('app/inside.js', document.baseURI).href);
  return results.value;
}"""


def nearly_finished(seed: str = "oak") -> Match:
    """A match in which seat 1, a person, has the last decision before its end still to make."""
    match = Match.new("scharfe-schoten", seats=3, seed=seed)
    while match.to_act is not None:
        match.apply(match.legal_actions()[0])
    own = [at for at, (past, _) in enumerate(match.replay()) if past.to_act == 0]
    match.undo(len(match.log) - own[-1])
    return match


def results(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(RESULTS)
    return found


def finish(page: Page) -> None:
    steps.open_save(page, nearly_finished())
    play(page)
    expect(page.locator(".sheet-page--final")).to_be_visible()


def open_file(page: Page, document: object) -> None:
    file = steps.file_payload("all.json", json.dumps(document))
    page.locator("input[type=file]").set_input_files(file, timeout=STARTED)


def test_a_match_counts_once_whatever_is_done_afterwards(page: Page) -> None:
    steps.hurry(page)
    finish(page)
    [result] = results(page)
    match = the_match(page)
    assert (result["game"], result["seats"], result["against"]) == (match.info.id, 3, "beginner")
    [person] = result["people"]
    assert person["score"] == match.scores[0]
    assert person["won"] == (0 in match.winners)
    assert person["helped"] is False

    page.reload()
    expect(page.locator(".sheet-page--final")).to_be_visible(timeout=STARTED)
    page.get_by_role("button", name="Undo").click()
    play(page)
    expect(page.locator(".final__marks")).to_contain_text("taken back")
    assert results(page) == [result]

    page.get_by_role("button", name="To the games").click()
    page.get_by_role("link", name="Statistics").click()
    row = page.locator(".statistics__table tbody tr").nth(1)
    expect(row.get_by_role("rowheader")).to_have_text("Beginner")
    expect(row.get_by_role("cell").first).to_have_text("1")
    page.get_by_role("radio", name="With help").check()
    expect(page.locator(".statistics__table")).to_have_count(0)
    page.get_by_role("radio", name="Without help").check()
    expect(page.locator(".statistics__table")).to_be_visible()

    page.get_by_role("button", name="Forget the statistics").click()
    dialog = page.get_by_role("dialog", name="Forget the statistics?")
    dialog.get_by_role("button", name="Forget the statistics").click()
    assert results(page) == []
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".statistics__table")).to_be_visible()
    page.reload()
    expect(page.locator(".statistics__table")).to_be_visible()
    assert results(page) == [result]


# Whether the person of a match that ends like this was helped, or null where it is not counted.
COUNTED = """async (page) => {
  const { countMatch, reset, results, seated } = await import(
    new URL('app/inside.js', document.baseURI).href);
  const players = ['person', 'casual', 'casual'].map((word, seat) => seated(word, seat));
  const nothing = { created: 1, players, advice: [0, 0, 0], undone: 0, opened: false, fork: null };
  const ranking = [0, 1, 2].map((seat) => ({ seat, place: seat + 1, behind: seat }));
  const glance = { scores: [3, 2, 1], winners: [0], ranking };
  reset();
  countMatch({ game: 'red-dragon', seats: 3, seed: 'oak', page: { ...nothing, glance, ...page } });
  return results.value[0]?.people[0].helped ?? null;
}"""
ENDINGS: list[tuple[dict[str, Any], bool | None]] = [
    ({}, False),
    ({"advice": [0, 1, 0]}, False),
    ({"advice": [1, 0, 0]}, True),
    ({"undone": 1}, True),
    ({"opened": True}, True),
    ({"fork": {"of": "oak", "at": 3}}, None),
]


def test_it_is_remembered_who_was_helped_and_a_what_if_is_not_counted(page: Page) -> None:
    page.goto("#/statistics")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for ending, expected in ENDINGS:
        assert page.evaluate(COUNTED, ending) is expected, ending


def test_what_one_tab_forgets_no_other_tab_brings_back(page: Page) -> None:
    steps.hurry(page)
    finish(page)
    other = page.context.new_page()
    other.goto("#/statistics")
    table = other.locator(".statistics__table")
    expect(table).to_be_visible()
    page.goto("#/statistics")
    page.get_by_role("button", name="Forget the statistics").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget the statistics").click()
    expect(table).to_have_count(0)
    assert results(other) == []
    page.get_by_role("button", name="Undo").click()
    expect(table).to_be_visible()


COUNT = """async (result) => {
  const { add } = await import(new URL('app/inside.js', document.baseURI).href);
  add([result]);
}"""


def test_several_people_in_one_match_are_several_results_in_one_match(page: Page) -> None:
    people = [
        {"name": name, "place": place, "score": 0, "won": place == 1, "helped": name == "Mei"}
        for place, name in enumerate(("Mei", "Ken", "Sora"), 1)
    ]
    match = {"match": "1-00000000", "game": "red-dragon", "ended": 1, "seats": 4}
    page.goto("#/statistics")
    page.evaluate(COUNT, {**match, "against": "casual", "people": people})
    expect(page.get_by_role("heading", name="One finished match")).to_be_visible()
    counted = page.locator(".statistics__counted")
    expect(counted).to_have_text("Each person’s result counts by itself: 3 in one match.")
    results = page.get_by_role("columnheader", name="Results")
    expect(results).to_be_visible()
    expect(page.get_by_role("row", name="Casual").get_by_role("cell").first).to_have_text("3")
    expect(page.get_by_text("Matches in the statistics: 1.")).to_be_visible()
    page.get_by_role("radio", name="With help").check()
    expect(counted).to_have_text("Each person’s result counts by itself: 1 in one match.")


def the_match(page: Page) -> Match:
    [save] = saved_matches(page)
    return Match.load(save)


def test_everything_goes_into_one_file_and_comes_back_once(page: Page, tmp_path: Path) -> None:
    steps.hurry(page)
    finish(page)
    page.goto("#/statistics")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything").click()
    download.value.save_as(tmp_path / "all.json")
    archive = json.loads((tmp_path / "all.json").read_text())
    kept, [result] = saved_matches(page), results(page)

    # Of a file that is unsound as a whole nothing is taken.
    forget(page)
    page.goto("#/statistics")
    alert = page.get_by_role("alert")
    worse = {**result, "match": "1-00000000", "people": [{**result["people"][0], "place": 9}]}
    open_file(page, {**archive, "results": [result, worse]})
    expect(alert).to_contain_text("This file was not opened.", timeout=STARTED)
    assert saved_matches(page) == results(page) == []

    # A match that the engine refuses stays out; the sound ones come in, twice as once.
    cheated = {**kept[0], "log": kept[0]["log"][:-1]}
    open_file(page, {**archive, "matches": [cheated, *kept]})
    expect(alert).to_contain_text("One match of this file was not taken.", timeout=STARTED)
    expect(page.locator(".statistics__table")).to_be_visible()
    open_file(page, archive)
    expect(page.get_by_text("Here already: matches 1.")).to_be_visible(timeout=STARTED)
    [back] = saved_matches(page)
    assert (back["log"], back["page"]["id"]) == (kept[0]["log"], kept[0]["page"]["id"])
    assert results(page) == [result]


def test_statistics_outlive_a_storage_that_is_wiped_while_the_page_is_open(page: Page) -> None:
    steps.hurry(page)
    finish(page)
    [first] = results(page)
    page.goto("#/")
    page.evaluate("localStorage.clear()")
    steps.open_save(page, nearly_finished("elm"))
    play(page)
    expect(page.locator(".sheet-page--final")).to_be_visible()
    assert [result["match"] for result in results(page)][1:] == [first["match"]]


def test_statistics_that_cannot_be_read_are_set_aside(page: Page) -> None:
    steps.hurry(page)
    page.add_init_script(
        "if (!sessionStorage.done) {"
        " sessionStorage.done = 1;"
        " localStorage.setItem('trick-table:statistics', 'tt1 0 deadbeef\\n[]');"
        "}"
    )
    page.goto("#/statistics")
    note = page.locator(".trouble")
    expect(note).to_contain_text("set aside")
    finish(page)
    assert len(results(page)) == 1
    page.goto("#/statistics")
    expect(note).to_contain_text("set aside")
    expect(page.locator(".statistics__table")).to_be_visible()
    aside = "Object.entries(localStorage).filter(([key]) => key.includes('statistics-aside'))"
    [[_, text]] = page.evaluate(aside)
    assert text == "tt1 0 deadbeef\n[]"
    note.get_by_role("button", name="Delete").click()
    expect(note).to_have_count(0)
    assert page.evaluate(aside) == []

    # What an older page could not read, this one takes back.
    before = results(page)
    page.evaluate(
        """() => {
          const text = localStorage.getItem('trick-table:statistics');
          localStorage.setItem('trick-table:statistics-aside:5', text);
          localStorage.removeItem('trick-table:statistics');
        }"""
    )
    page.reload()
    expect(page.locator(".statistics__table")).to_be_visible()
    assert results(page) == before
    assert page.evaluate(aside) == []
