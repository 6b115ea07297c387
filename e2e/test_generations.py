"""Three states of a match are kept; what happens to one takes nothing from the others.

Each kind of damage, and what there is no room for: tests/page/saves.test.js, without a browser.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.faults import check

# A function of the page for each thing that may happen to a stored text.
READ = """const { seal, unseal } = await import(new URL('app/inside.js', document.baseURI).href);
const states = () => Object.keys(localStorage)
  .filter((key) => /:match:\\w+:\\d$/.test(key))
  .map((key) => ({ key, text: localStorage.getItem(key), ...unseal(localStorage.getItem(key)) }))
  .sort((a, b) => b.serial - a.serial);"""


def on_states(page: Page, script: str) -> Any:
    """Runs the script with the page's own `seal`, `unseal`, and the `states`, latest first."""
    return page.evaluate(f"async () => {{ {READ} {script} }}")


def log_lengths(page: Page) -> list[int]:
    """Of each stored state, latest first."""
    lengths: list[int] = on_states(
        page, "return states().map(({ body }) => JSON.parse(body).log.length);"
    )
    return lengths


@pytest.fixture(autouse=True)
def hurried(page: Page) -> None:
    steps.hurry(page)


@dataclass
class Begun:
    """A match of which three states are stored: what storage holds, and its address."""

    storage: dict[str, str] = field(default_factory=dict)
    address: str = ""


@pytest.fixture(scope="module")
def first() -> Begun:
    """Filled by whichever test is the first."""
    return Begun()


@pytest.fixture
def closed(page: Page, first: Begun) -> Page:
    """On this device is a match of which three states are stored; the page itself is not open."""
    if not first.storage:
        steps.start_match(page, ["Mei"])
        steps.lay(page)
        expect(page.locator(".hand [data-card]")).to_have_count(19)
        steps.hand(page)
        first.address = page.url
        page.goto("build.json")
        first.storage |= page.evaluate("({ ...localStorage })")
    page.goto("build.json")
    page.evaluate("(all) => Object.assign(localStorage, all)", first.storage)
    return page


@pytest.fixture
def begun(closed: Page, first: Begun) -> Page:
    """That match on the table."""
    closed.goto(first.address)
    steps.hand(closed)
    return closed


def spoil(page: Page, script: str) -> None:
    """Does this to the storage while the page is not open, and opens the list of matches."""
    on_states(page, script)
    page.goto("#/matches")


def names(page: Page) -> list[str]:
    """Of the people of all matches in storage."""
    return sorted(save["page"]["players"][0]["name"] for save in steps.saved_matches(page))


def go_on(page: Page) -> None:
    page.get_by_role("link", name="Continue").click()
    steps.hand(page)


def test_the_last_three_states_are_kept(begun: Page) -> None:
    lengths = log_lengths(begun)
    assert len(lengths) == 3
    assert lengths == sorted(lengths, reverse=True)
    begun.reload()
    steps.hand(begun)
    assert log_lengths(begun) == lengths, "looking at a match pushes no state out"


def test_a_damaged_state_is_put_aside_and_the_one_before_goes_on(
    closed: Page, tmp_path: Path
) -> None:
    lengths = log_lengths(closed)
    spoil(
        closed,
        """const [{ key, text }] = states();
        localStorage.setItem(key, text.slice(0, text.length / 2));""",
    )
    kept = closed.locator(".saved", has_text="A damaged match")
    expect(kept).to_have_count(1)
    assert log_lengths(closed) == lengths[1:]
    with closed.expect_download() as download:
        kept.get_by_role("button", name="Save as a file").click()
    download.value.save_as(tmp_path / "damaged")
    aside = "Object.entries(localStorage).find(([key]) => key.startsWith('trick-table:aside:'))[1]"
    assert (tmp_path / "damaged").read_text() == closed.evaluate(aside)
    go_on(closed)
    assert log_lengths(closed)[0] >= lengths[1]

    closed.goto("#/matches")
    kept.get_by_role("button", name="Delete").click()
    closed.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(kept).to_have_count(0)
    closed.get_by_role("button", name="Undo").click()
    expect(kept).to_have_count(1)


def test_a_state_that_the_engine_refuses_is_put_aside(closed: Page, tmp_path: Path) -> None:
    before = log_lengths(closed)
    spoil(
        closed,
        """const [{ key, serial, body }] = states();
        const doc = { ...JSON.parse(body), digest: 'x' };
        localStorage.setItem(key, seal(serial, JSON.stringify(doc)));""",
    )
    closed.get_by_role("link", name="Continue").click()
    notice = closed.get_by_text("The match goes on from the one before")
    expect(notice).to_be_visible(timeout=steps.STARTED)
    steps.hand(closed)
    assert log_lengths(closed)[0] >= before[1]

    closed.goto("#/matches")
    with closed.expect_download() as download:
        kept = closed.locator(".saved", has_text="A damaged match")
        kept.get_by_role("button", name="Save as a file").click()
    download.value.save_as(tmp_path / "refused")
    assert json.loads((tmp_path / "refused").read_text())["digest"] == "x"


def test_if_no_state_opens_nothing_is_moved_and_the_reason_is_said(closed: Page) -> None:
    spoil(
        closed,
        """for (const { key, serial, body } of states()) {
          const doc = { ...JSON.parse(body), digest: 'x' };
          localStorage.setItem(key, seal(serial, JSON.stringify(doc)));
        }""",
    )
    before = log_lengths(closed)
    closed.get_by_role("link", name="Continue").click()
    expect(closed.get_by_role("alert")).to_contain_text("changed it since", timeout=steps.STARTED)
    check(closed, "a match that does not open", phone=True)
    closed.get_by_role("link", name="To the games").click()
    expect(closed.locator(".saved")).to_have_count(1)
    assert log_lengths(closed) == before


def test_a_state_of_other_rules_is_no_damage(closed: Page) -> None:
    spoil(
        closed,
        """const [{ key, serial, body }] = states();
        const doc = { ...JSON.parse(body), rules_version: 99 };
        localStorage.setItem(key, seal(serial, JSON.stringify(doc)));""",
    )
    before = log_lengths(closed)
    closed.get_by_role("link", name="Continue").click()
    expect(closed.get_by_role("alert")).to_contain_text(
        "edition of the rules", timeout=steps.STARTED
    )
    assert log_lengths(closed) == before


def test_what_a_newer_page_wrote_stays_untouched(closed: Page) -> None:
    spoil(
        closed,
        """const [{ key, serial, body }] = states();
        localStorage.setItem(key, seal(serial + 1, body, 2));""",
    )
    before = closed.evaluate("JSON.stringify(Object.entries(localStorage).sort())")
    saved = closed.locator(".saved")
    expect(saved).to_contain_text("Update this page")
    expect(saved.get_by_role("link")).to_have_count(0)
    match_id = on_states(closed, "return states()[0].key.split(':')[2];")
    closed.goto(f"#/match/{match_id}")
    expect(closed.get_by_role("heading", name="This match needs a newer page")).to_be_visible()
    assert closed.evaluate("JSON.stringify(Object.entries(localStorage).sort())") == before


def test_storage_that_is_wiped_while_a_match_is_open_gets_it_again(begun: Page) -> None:
    before = steps.hand(begun)
    begun.evaluate("localStorage.clear()")
    begun.reload()
    assert steps.hand(begun) == before

    begun.evaluate("localStorage.clear()")
    steps.lay(begun)
    expect(begun.locator(".hand [data-card]")).to_have_count(18)
    begun.reload()
    assert len(steps.hand(begun)) == 18


def test_what_is_wiped_while_a_match_is_open_comes_back_but_what_was_deleted_does_not(
    begun: Page,
) -> None:
    first = begun.url
    steps.start_match(begun, ["Kei"])
    steps.hand(begun)
    # In another tab the first match is deleted, and a third one begun.
    other = begun.context.new_page()
    steps.hurry(other)
    other.goto("#/matches")
    card = other.locator(".saved", has_text="Mei")
    card.get_by_role("button", name="Delete").click()
    other.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(card).to_have_count(0)
    steps.start_match(other, ["Aya"])
    steps.hand(other)
    other.goto("#/matches")
    before = names(begun)
    assert before == ["Aya", "Kei"]

    begun.evaluate("localStorage.clear()")
    steps.lay(begun)
    expect(begun.locator(".hand [data-card]")).to_have_count(19)
    assert names(begun) == before

    # Another tab may be what wipes it.
    other.evaluate("localStorage.clear()")
    kept = "() => Object.keys(localStorage).some((key) => key.includes(':match:'))"
    begun.wait_for_function(kept)
    assert names(begun) == before
    begun.goto(first)
    expect(begun.get_by_role("heading", name="This match is not here")).to_be_visible()


def test_storage_that_does_not_keep_what_it_took_is_told(begun: Page) -> None:
    before = log_lengths(begun)
    begun.evaluate(
        """() => {
          const real = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key, text) {
            real.call(this, key, text.slice(0, 300));
          };
        }"""
    )
    steps.lay(begun)
    expect(begun.get_by_role("button", name="Not saved")).to_be_visible()
    expect(begun.locator(".hand [data-card]")).to_have_count(18)
    sound = on_states(begun, "return states().filter(({ state }) => state === 'valid').length;")
    assert sound >= 1, before


def test_how_many_finished_matches_stay_is_told(closed: Page) -> None:
    spoil(
        closed,
        """const [{ body }] = states();
        const doc = JSON.parse(body);
        for (let number = 0; number < 45; number += 1) {
          const page = { ...doc.page, id: `over${number}`, updated: number + 1 };
          page.glance = { ...page.glance, is_over: true, to_act: null, winners: [0] };
          const text = seal(0, JSON.stringify({ ...doc, page }));
          localStorage.setItem(`trick-table:match:over${number}:0`, text);
        }""",
    )
    closed.goto("#/matches")
    expect(closed.locator(".saved")).to_have_count(46)
    expect(closed.get_by_text("The latest 40 finished matches stay here.")).to_be_visible()
