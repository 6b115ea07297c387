"""Archives and lessons by somebody who means ill, through the page's own inputs: a word, or what is
sound about them, and nothing of this device goes.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.test_hostile_input import (
    DEEP,
    KEPT,
    MARKUP,
    READ_RESULTS,
    RESULT,
    assert_opens,
    assert_unharmed,
    keep_something,
    nothing_is_lost,
    sound_save,
)
from pygame_core import Match
from tests.support.hostile import LESSONS, NASTY, spoilt

OPEN_ALL = """async (texts) => {
  const { hush, notice } = await import(new URL('app/inside.js', document.baseURI).href);
  const frame = () => new Promise(requestAnimationFrame);
  const outcomes = [];
  for (const text of texts) {
    hush();
    const input = document.querySelector('input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], 'all.json'));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    do await frame(); while (input.disabled);
    const problem = document.querySelector('.trouble[role=alert]')?.textContent.trim() ?? '';
    outcomes.push([problem, notice.value?.id ?? '']);
  }
  return outcomes;
}"""


def archive(**changes: object) -> dict[str, Any]:
    found = {**RESULT, "match": "2-0123abcd", "ended": RESULT["ended"] + 1}
    sound = {
        "format": "trick-table-archive",
        "version": 1,
        "made": "2026-01-01T00:00:00.000Z",
        "matches": [sound_save("elm"), sound_save("ash")],
        "results": [found],
    }
    return {**sound, **changes}


def archives() -> list[str]:
    rng = Random(8)
    found = [spoilt(archive(), rng) for _ in range(80)]
    for nasty in NASTY:
        page = {
            **sound_save("fir")["page"],
            rng.choice(["id", "updated", "created", "fork"]): nasty,
        }
        found += [
            archive(matches=[nasty], results=[]),
            archive(matches=[], results=[nasty]),
            archive(matches=[{**sound_save("fir"), "page": page}], results=[]),
            archive(**{rng.choice(["version", "matches", "results"]): nasty}),
        ]
    return [json.dumps(each) for each in found]


def test_hundreds_of_spoilt_archives_take_nothing_away(page: Page) -> None:
    keep_something(page)
    page.evaluate("location.hash = '#/statistics'")
    page.locator("input[type=file]").wait_for(state="attached")
    own = page.evaluate(KEPT)["trick-table:match:abc:0"]
    outcomes = page.evaluate(OPEN_ALL, archives())
    assert len(outcomes) > 180
    for problem, notice in outcomes:
        # Refused as a whole, taken in part, or taken.
        assert notice == "archive-taken" or problem.startswith("This file was not opened. ")
        assert len(problem) < 500
    kinds = {(bool(problem), bool(notice)) for problem, notice in outcomes}
    assert kinds == {(True, False), (True, True), (False, True)}

    kept = page.evaluate(KEPT)
    assert kept["trick-table:match:abc:0"] == own
    assert not any("aside" in key for key in kept)
    assert RESULT in page.evaluate(READ_RESULTS)
    found = steps.saved_matches(page)
    assert len(found) > 2
    for save in found:
        assert Match.load(save).log == Match.load(sound_save(save["seed"])).log
    page.reload()
    expect(page.locator(".statistics__table")).to_be_visible()
    assert RESULT in page.evaluate(READ_RESULTS)
    page.evaluate("location.hash = '#/'")
    page.goto("#/matches")
    expect(page.locator(".saved")).to_have_count(len(found))
    assert_unharmed(page)
    assert_opens(page)


TEACH_ALL = """async (texts) => {
  const frame = () => new Promise(requestAnimationFrame);
  const find = async (selector) => {
    for (let frames = 0; frames < 3000; frames += 1) {
      const found = document.querySelector(selector);
      if (found) return found;
      await frame();
    }
    throw new Error(`no ${selector}`);
  };
  const outcomes = [];
  for (const text of texts) {
    const input = await find('.lessons__own input');
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], 'lesson.json'));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await frame();
    const answer = await find('[role=alert], .speech:not(.speech--moving)');
    outcomes.push(answer.matches('.speech') ? 'taught' : answer.textContent.trim());
    if (location.hash !== '#/lesson') {
      answer.querySelector('.speech__acts button')?.click();
      await frame();
      location.hash = '#/lesson';
    }
  }
  return outcomes;
}"""
LESSON = json.loads(LESSONS[0].read_text(encoding="utf-8"))


def hostile_lessons() -> list[dict[str, Any]]:
    """Sound ones, with whatever a text, a mark or a pointer may hold."""
    said = [
        MARKUP,
        "\u202e\u2066[R999999999999999999999] [R0] [R] *<b>* [R00]",
        "\0\ud800",
        "• " * 200,
        "*" * 600,
        "\n" * 50 + "x" + "\n" * 400,
        "{0.__class__} { $name } %s",
    ]
    points = [["card:"], ["card:R99", "seat:9"], ["seat:\u0663"], ["rule:--", "mission:none"]]
    found = []
    for at, text in enumerate(said):
        step = {"say": {"en": text, "zz": text}, "point": points[at % len(points)]}
        title = {"en": f"x{text[:100]}", "zz": "x"}
        found.append({**LESSON, "title": title, "steps": [step, step]})
    return found


def test_spoilt_lessons_are_refused_in_words_or_can_be_taught(page: Page) -> None:
    rng = Random(9)
    with nothing_is_lost(page):
        page.evaluate("location.hash = '#/lesson'")
        outcomes = page.evaluate(
            TEACH_ALL,
            [
                *(json.dumps(spoilt(LESSON, rng)) for _ in range(150)),
                *(json.dumps(nasty) for nasty in NASTY),
                *(
                    "",
                    *DEEP,
                    "x" * 400_000,
                    '{"format": "trick-table-lesson", "version": 1e999}',
                ),
                *map(json.dumps, hostile_lessons()),
            ],
        )
        for outcome in outcomes[:-7]:
            assert outcome == "taught" or outcome.startswith("This lesson was not opened. ")
            assert len(outcome) < 600
        assert outcomes[-7:] == ["taught"] * 7
        assert 10 < outcomes.count("taught") < 100
        page.evaluate("location.hash = '#/'")
        expect(page.get_by_role("link", name="Red Dragon", exact=True)).to_be_visible()
