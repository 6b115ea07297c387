"""Links, files, codes and stored texts by somebody who means ill: a word, and nothing else happens.

The engine's own part of this, with thousands of them, is tests/test_hostile_input.py; what the page
takes of files and codes, tests/page/exchange.test.js.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Route, expect

from e2e.support import steps
from e2e.support.builds import CHUNK
from e2e.support.guard import Guard
from e2e.support.hosting import DIST
from pygame_core import Match
from tests.support.hostile import NASTY, spoilt

MARKUP = "<img src=x onerror='window.pwned = 1'><script>window.pwned = 1</script>"

PARTS = [
    *("class", "match", "setup", "red-dragon", "TT1.", "TT99.A", "x" * 40_000),
    *("match=TT1.A", "game=x", "game=red-dragon&seed=%00", "game=red-dragon&locked=0"),
    *("__proto__", "constructor", "%", "%00", "..", "", "?", "#", "\u202e"),
    *(MARKUP, "javascript:alert(1)"),
]


RESULT: dict[str, Any] = {
    "match": "1-0123abcd",
    "game": "red-dragon",
    "ended": 1_700_000_000_000,
    "seats": 3,
    "against": "beginner",
    "people": [{"name": "Mei", "place": 1, "score": 7, "won": True, "helped": False}],
}

KEPT = """() => Object.fromEntries(Object.entries(localStorage).filter(([key]) =>
  /^trick-table:(match|aside|statistics)/.test(key)))"""

READ_RESULTS = """async () => {
  const { results } = await import(new URL('app/inside.js', document.baseURI).href);
  return results.value;
}"""


def sound_save(seed: str = "oak") -> dict[str, Any]:
    match = Match.new("red-dragon", seats=3, seed=seed)
    for _ in range(5):
        match.apply(match.legal_actions()[0])
    player = {"name": MARKUP, "kind": "human", "level": "", "crest": MARKUP}
    glance = {"round": 1, "rounds": 3, "to_act": 0, "is_over": False, "scores": [0, 0, 0]}
    page = {
        "id": "abc",
        "players": [player] * 3,
        "undone": 1,
        "barrier": 2,
        "created": 1,
        "updated": 2,
        "glance": {**glance, "winners": []},
    }
    return {**match.save(), "page": page}


DEEP = ["[" * 100_000, '{"a":' * 100_000, '{"a":' * 9000 + "1" + "}" * 9000]


def texts(count: int) -> list[str]:
    """Spoilt saves as JSON, as sound as `json` makes them (NaN and all)."""
    rng = Random(3)
    found = [json.dumps(spoilt(sound_save(), rng))[:300_000] for _ in range(count)]
    return [*found, *(json.dumps(nasty) for nasty in NASTY), *DEEP]


def keep_something(page: Page) -> None:
    """A match and a result on this device, before anything hostile comes; the page is at home."""
    steps.hurry(page)
    # Of the site, but without the page, which need not be there yet.
    page.goto("build.json")
    page.evaluate(
        """async ([save, results]) => {
          const { seal } = await import(new URL('app/inside.js', document.baseURI).href);
          localStorage.setItem('trick-table:match:abc:0', seal(3, save));
          localStorage.setItem('trick-table:statistics', seal(0, results));
        }""",
        [json.dumps(sound_save()), json.dumps([RESULT])],
    )
    page.goto("")
    steps.wait_for_engine(page)


def assert_opens(page: Page) -> None:
    """The match that was kept before, now."""
    page.goto("#/match/abc")
    expect(page.get_by_role("button", name="Hold")).to_be_visible(timeout=steps.STARTED)


@contextmanager
def nothing_is_lost(page: Page) -> Iterator[None]:
    """What this device keeps is the same afterwards, to the last letter, and still opens."""
    keep_something(page)
    before = page.evaluate(KEPT)
    assert len(before) == 2
    yield
    assert page.evaluate(KEPT) == before
    assert page.evaluate(READ_RESULTS) == [RESULT]
    assert_unharmed(page)
    assert_opens(page)


def assert_unharmed(page: Page) -> None:
    assert page.evaluate("window.pwned ?? ({}).polluted ?? null") is None


# Those at which nothing is shown.
VISIT_ALL = """async (links) => {
  const empty = [];
  for (const link of links) {
    location.hash = link;
    let patience = 1000;
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector('#app :is(h1, h2)') && --patience);
    if (!patience) empty.push(link);
  }
  return empty;
}"""


def test_hundreds_of_hostile_links(page: Page) -> None:
    rng = Random(6)
    links = [
        "#" + "/".join(rng.choice(PARTS) for _ in range(rng.randint(1, 5))) for _ in range(200)
    ]
    with nothing_is_lost(page):
        links += [f"#/{screen}/{part}" for screen in ("class", "match") for part in PARTS]
        assert page.evaluate(VISIT_ALL, links) == []
        page.evaluate("location.hash = '#/'")
        expect(page.get_by_role("link", name="Red Dragon", exact=True)).to_be_visible()


def test_a_hundred_hostile_texts_in_storage_leave_the_sound_match(page: Page) -> None:
    steps.hurry(page)
    page.goto("build.json")
    hostile = texts(100)
    page.evaluate(
        """async ([sound, results, hostile]) => {
          const { seal } = await import(new URL('app/inside.js', document.baseURI).href);
          localStorage.clear();
          localStorage.setItem('trick-table:match:abc:0', seal(3, sound));
          localStorage.setItem('trick-table:statistics', seal(0, results));
          for (const [at, text] of hostile.entries()) {
            const id = ['__proto__', 'constructor', `id${at}`, '', 'a:b:c'][at % 5] + at;
            const forms = [text, seal(at, text), `tt1 ${at} 00000000\\n${text}`, seal(at, text, 7)];
            localStorage.setItem(`trick-table:match:${id}:${at % 3}`, forms[at % 4]);
          }
          for (const [at, key] of ['language', 'speed', 'tap-to-go-on'].entries()) {
            localStorage.setItem(`trick-table:setting:${key}`, hostile[at]);
          }
          localStorage.setItem('trick-table:backups', '[["__proto__", 1], [null], 3]');
          localStorage.setItem('trick-table:setup:red-dragon', hostile[7]);
        }""",
        [
            json.dumps(sound_save()),
            json.dumps([RESULT]),
            [text for text in hostile if len(text) < 20_000],
        ],
    )
    ours = ("trick-table:match:abc:0", "trick-table:statistics")
    before = page.evaluate(KEPT)
    page.goto("")
    expect(page.locator(".saved", has_text="Round 1 of 3").first).to_be_visible()
    kept = page.evaluate(KEPT)
    assert {key: kept[key] for key in ours} == {key: before[key] for key in ours}
    assert page.evaluate(READ_RESULTS) == [RESULT]
    assert_opens(page)
    page.goto("#/setup/red-dragon")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert_unharmed(page)


# What may stand in a stored match of ours if something has gone very wrong with it.
ODD: tuple[object, ...] = (None, True, -1, 2**53 - 1, 1e300, "x", MARKUP, [], [[]], {}, [{}] * 3)


def oddly_stored() -> list[str]:
    """The sound match with one odd thing in it, for each part of it."""
    save = sound_save()
    parts = [(save, key) for key in save if key != "page"]
    parts += [(save["page"], key) for key in save["page"] if key not in ("id", "glance")]
    parts += [(save["page"]["glance"], key) for key in save["page"]["glance"]]
    found = []
    for part, key in parts:
        sound = part[key]
        for part[key] in ODD:
            found.append(json.dumps(save))
        part[key] = sound
    return found


def test_a_stored_match_with_something_odd_in_it_takes_nothing_else_down(page: Page) -> None:
    keep_something(page)
    before = page.evaluate(KEPT)
    page.evaluate(
        """async (found) => {
          const { seal } = await import(new URL('app/inside.js', document.baseURI).href);
          for (const [at, text] of found.entries()) {
            const save = JSON.parse(text);
            save.page.id = `odd${at}`;
            localStorage.setItem(`trick-table:match:odd${at}:0`, seal(1, JSON.stringify(save)));
          }
          localStorage.setItem('trick-table:backups', '[["abc", 9007199254740991]]');
        }""",
        oddly_stored(),
    )
    page.reload()
    page.goto("#/matches")
    expect(page.locator(".saved a[href$='match/abc']")).to_have_count(1)
    kept = page.evaluate(KEPT)
    assert {key: kept[key] for key in before} == before
    page.goto("#/about")
    expect(page.get_by_role("button", name="Save a report")).to_be_visible()
    page.goto("#/statistics")
    with page.expect_download():
        page.get_by_role("button", name="Save everything").click()
    assert_unharmed(page)
    assert_opens(page)


def test_a_script_that_gets_into_the_page_does_not_run(page: Page, guard: Guard) -> None:
    guard.allow("content security policy|Content Security Policy")
    page.goto("")
    page.evaluate(
        """async () => {
          const violations = [];
          addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            violations.push(effectiveDirective));
          const script = document.createElement('script');
          script.textContent = 'window.pwned = 1';
          const box = document.createElement('div');
          box.setAttribute('onclick', 'window.pwned = 1');
          const link = document.createElement('a');
          link.href = 'javascript:window.pwned = 1';
          const elsewhere = document.createElement('script');
          elsewhere.src = 'data:text/javascript,window.pwned = 1';
          document.body.append(script, box, link, elsewhere);
          box.click();
          link.click();
          // What is evaluated from outside may evaluate, so this asks a moment later.
          setTimeout(() => {
            try { new Function('window.pwned = 1')(); } catch { violations.push('eval'); }
          });
          await new Promise((resolve) => setTimeout(resolve, 300));
          window.violations = violations;
        }"""
    )
    assert_unharmed(page)
    violations = page.evaluate("window.violations")
    assert {"eval", "script-src-elem", "script-src-attr"} <= set(violations)


def test_a_chunk_that_was_tampered_with_does_not_run(page: Page, guard: Guard) -> None:
    paths = [file["path"] for file in json.loads((DIST / "build.json").read_text())["files"]]
    chunks = [path for path in paths if CHUNK.fullmatch(path)]
    assert chunks
    guard.allow("integrity")
    refused: set[str] = set()

    def hear(told: ConsoleMessage) -> None:
        refused.update(path for path in chunks if path in told.text)

    def tamper(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text() + ";window.pwned = 1;")

    page.on("console", hear)
    page.route(CHUNK, tamper)
    page.goto("")
    expect(page.get_by_text("The page could not start.")).to_be_visible()
    # Each by itself: one that imports another would not run for the other's sake alone.
    for path in chunks:
        page.evaluate("(path) => import(path).catch(() => null)", f"./{path}")
    assert_unharmed(page)
    assert refused == set(chunks)
