"""Links, files, codes and stored texts by somebody who means ill: a word, and nothing else happens.

The engine's own part of this, with thousands of them, is tests/test_hostile_input.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Route, expect

from e2e import steps
from e2e.guard import Guard
from e2e.hosting import DIST
from pygame_core import Match, codes
from tests.test_hostile_input import LESSONS, NASTY, recoded, spoilt

MARKUP = "<img src=x onerror='window.pwned = 1'><script>window.pwned = 1</script>"

PARTS = [
    *("class", "match", "setup", "red-dragon", "TT1.", "TT99.A", "x" * 40_000),
    *("match=TT1.A", "game=x", "game=red-dragon&seed=%00", "game=red-dragon&locked=0"),
    *("__proto__", "constructor", "%", "%00", "..", "", "?", "#", "\u202e"),
    *(MARKUP, "javascript:alert(1)"),
]


RESULT = {
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
  const { results } = await import(new URL('app/statistics.js', document.baseURI).href);
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
        "actors": "00000",
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
    page.goto("")
    page.evaluate(
        """async ([save, results]) => {
          const { seal } = await import(new URL('app/generation.js', document.baseURI).href);
          localStorage.setItem('trick-table:match:abc:0', seal(3, save));
          localStorage.setItem('trick-table:statistics', seal(0, results));
        }""",
        [json.dumps(sound_save()), json.dumps([RESULT])],
    )
    page.reload()
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


READ_ALL = """async ([texts, codes]) => {
  const own = (name) => import(new URL(`app/${name}.js`, document.baseURI).href);
  const { adopted, readDocument } = await own('exchange');
  const { readLink } = await own('links');
  const { engine } = await own('matches');
  const tries = [
    ...texts.map((text) =>
      readDocument(new File([text], 'x.json')).then((found) => adopted(found, engine))),
    ...codes.map(async (code) => {
      const { match } = await readLink(`match=${code}`, engine);
      return adopted(match, engine);
    }),
  ];
  return Promise.all(tries.map((one) => one.then(
    (doc) => doc.page.players.map(({ name }) => name.length),
    ({ kind, id }) => [kind, id],
  )));
}"""


def test_hundreds_of_spoilt_files_and_codes(page: Page) -> None:
    rng = Random(5)
    code = codes.pack(sound_save())
    forged = [recoded(code, rng) for _ in range(150)]
    with nothing_is_lost(page):
        outcomes = page.evaluate(READ_ALL, [texts(150), forged])
        expect(page.locator(".engine--ready")).to_be_visible()  # no worker was brought down
    assert len(outcomes) > 320
    for outcome in outcomes:
        assert outcome[0] == "save" or all(length <= 16 for length in outcome), outcome
    refused = sum(outcome[0] == "save" for outcome in outcomes)
    assert 0 < refused < len(outcomes)


def test_hundreds_of_hostile_links(page: Page) -> None:
    rng = Random(6)
    links = [
        "#" + "/".join(rng.choice(PARTS) for _ in range(rng.randint(1, 5))) for _ in range(200)
    ]
    with nothing_is_lost(page):
        for link in [
            *links,
            *(f"#/{screen}/{part}" for screen in ("class", "match") for part in PARTS),
        ]:
            page.evaluate("(link) => { location.hash = link; }", link)
            page.evaluate("new Promise(requestAnimationFrame)")
            page.locator("#app :is(h1, h2)").first.wait_for(state="attached")
        page.evaluate("location.hash = '#/'")
        expect(page.get_by_role("link", name="Red Dragon", exact=True)).to_be_visible()


OPEN_ALL = """async (texts) => {
  const own = (name) => import(new URL(`app/${name}.js`, document.baseURI).href);
  const { hush, notice } = await own('notices');
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
    page.get_by_role("button", name="Show all").click()
    expect(page.locator(".saved")).to_have_count(len(found))
    assert_unharmed(page)
    assert_opens(page)


def test_a_crowded_archive_makes_nothing_on_this_device_go(page: Page) -> None:
    keep_something(page)
    match = Match.new("scharfe-schoten", seats=3, seed="oak")
    while match.to_act is not None:
        match.apply(match.legal_actions()[0])
    # One that is over is here, and as many as a device holds come in, all of them later ones.
    over = {**match.save(), "page": {"created": 1}}
    page.evaluate("location.hash = '#/statistics'")
    page.locator("input[type=file]").wait_for(state="attached")
    assert page.evaluate(OPEN_ALL, [json.dumps(archive(matches=[over], results=[]))]) == [
        ["", "archive-taken"]
    ]
    before = page.evaluate(KEPT)
    far = 2**53 - 1
    crowd = archive(
        matches=[{**over, "page": {"created": at}} for at in range(2, 42)],
        results=[{**RESULT, "match": f"{at}-0123abcd", "ended": far} for at in range(2, 2102)],
    )
    [[problem, notice]] = page.evaluate(OPEN_ALL, [json.dumps(crowd)])
    assert notice == "archive-taken"
    assert problem.startswith("One match of this file was not taken. It is over")
    kept = page.evaluate(KEPT)
    assert {key: kept.get(key) for key in before if "match" in key} == {
        key: text for key, text in before.items() if "match" in key
    }
    found = page.evaluate(READ_RESULTS)
    assert len(found) == 2000
    assert RESULT in found
    # What is played from now on is later than what has come in, whenever that claims to be from.
    assert max(result["ended"] for result in found) <= page.evaluate("Date.now()")


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


def test_a_hundred_hostile_texts_in_storage_leave_the_sound_match(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    hostile = texts(100)
    page.evaluate(
        """async ([sound, results, hostile]) => {
          const { seal } = await import(new URL('app/generation.js', document.baseURI).href);
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
    page.reload()
    expect(page.locator(".saved", has_text="Round 1 of 3").first).to_be_visible()
    kept = page.evaluate(KEPT)
    assert {key: kept[key] for key in ours} == {key: before[key] for key in ours}
    assert page.evaluate(READ_RESULTS) == [RESULT]
    assert_opens(page)
    page.goto("#/setup/red-dragon")
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
    assert_unharmed(page)


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


def test_a_module_of_another_package_that_was_tampered_with_does_not_run(
    page: Page, guard: Guard
) -> None:
    paths = [file["path"] for file in json.loads((DIST / "build.json").read_text())["files"]]
    modules = [path for path in paths if path.startswith("vendor/")]
    assert modules
    guard.allow("integrity")
    refused: set[str] = set()

    def hear(told: ConsoleMessage) -> None:
        refused.update(path for path in modules if path in told.text)

    def tamper(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=response.text() + ";window.pwned = 1;")

    page.on("console", hear)
    page.route("**/vendor/**", tamper)
    page.goto("")
    expect(page.get_by_text("The page could not start.")).to_be_visible()
    # Each by itself: one that imports another would not run for the other's sake alone.
    for path in modules:
        page.evaluate("(path) => import(path).catch(() => null)", f"./{path}")
    assert_unharmed(page)
    assert refused == set(modules)
