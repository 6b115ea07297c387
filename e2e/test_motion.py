"""Cards travel where people watch, and get out of the way of a tap; nothing else moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.play import CHOICES, GO_ON
from e2e.steps import STARTED, hand, hurry, lay, start_match
from e2e.test_sauscharf import DO, GROUP, RUSH, SAUCE, SLOT

# What flies is counted from the first moment on, however short it is there.
COUNT_FLIGHTS = """
window.flights = { cards: 0, backs: 0, turned: 0, figures: 0 };
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (!target.classList?.contains('sky')) continue;
    for (const { className, firstChild } of addedNodes) {
      if (className.startsWith('rise')) window.flights.figures += 1;
      else if (firstChild?.className === 'card card--back') window.flights.backs += 1;
      else if (firstChild?.className === 'flight__sides') window.flights.turned += 1;
      else window.flights.cards += 1;
    }
  }
}).observe(document, { childList: true, subtree: true });
"""
# What moves on the page, and what is seen of its start.
NOTE_SHIFTS = """
window.shifts = [];
const note = (entries) => {
  for (const { value, sources } of entries) {
    const what = sources.map(({ node, previousRect: a, currentRect: b }) =>
      `${node?.nodeName}.${node?.className ?? ''} ${a.x},${a.y} → ${b.x},${b.y}`);
    window.shifts.push({ value, what: `${location.hash} ${what.join(' | ')}` });
  }
};
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: 'layout-shift', buffered: true });
window.takeShifts = () => {
  note(observer.takeRecords());
  return window.shifts.splice(0);
};
"""
# A tenth of every pause of a table, and of every flight.
PAUSES = """async () => {
  const { THINK, CARD, TRICK, REVEAL, MOMENT } =
    await import(new URL('app/pace.js', document.baseURI).href);
  for (const pauses of [THINK, CARD, TRICK, REVEAL, MOMENT]) pauses.normal /= 10;
}"""


def quicken(page: Page) -> None:
    """Everything comes as it does otherwise, but sooner; anew after each load of the page."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 10})
    page.evaluate(PAUSES)


def phase(page: Page) -> str:
    """Where in the round the table is, as its bar says it."""
    return page.locator(".bar__title p").inner_text()


def flights(page: Page) -> dict[str, int]:
    counted: dict[str, int] = page.evaluate("() => window.flights")
    return counted


def test_a_deal_a_card_and_a_trick_are_seen_to_travel(page: Page) -> None:
    page.add_init_script(COUNT_FLIGHTS)
    start_match(page, ["Mei"], seats=3, seed="oak")
    hand(page)
    assert flights(page)["backs"] == 6, "three to each of the others"

    for laid in (1, 2, 3):
        lay(page)
        expect(page.locator(".lay__card")).to_have_count(laid, timeout=STARTED)
        # A card lies for a moment before the next one is taken from the same hand.
        expect(page.get_by_role("button", name="Hint", exact=True)).to_be_enabled(timeout=STARTED)
    lay(page)
    expect(page.locator(".market .is-open").first).to_be_visible(timeout=STARTED)
    seen = flights(page)
    assert seen["backs"] == 6 + 2 * 4, "the others' cards come out of their hands as backs"
    assert seen["turned"] == 4 + 12, "mine are turned down, and at last all of them are turned up"


@pytest.mark.parametrize("wish", ["less motion", "no waiting"])
def test_nothing_flies_for_those_who_do_not_want_it(page: Page, wish: str) -> None:
    page.add_init_script(COUNT_FLIGHTS)
    if wish == "less motion":
        page.emulate_media(reduced_motion="reduce")
    else:
        hurry(page)
    start_match(page, ["Mei"], seats=3, seed="oak")
    hand(page)
    lay(page)
    expect(page.locator(".lay__card")).to_have_count(1, timeout=STARTED)
    assert sum(flights(page).values()) == 0


def test_a_touch_brings_everything_to_its_place_at_once(page: Page) -> None:
    # As slow as that, nothing would arrive within the test by itself.
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    start_match(page, ["Mei"], seats=3, seed="oak")
    expect(page.locator(".sky > *").first).to_be_attached(timeout=STARTED)

    page.locator(".bar__title").click()
    expect(page.locator(".sky > *")).to_have_count(0)
    # Where a card is seen is where it can be tapped.
    lay(page)
    expect(page.locator(".lay__card")).to_have_count(1, timeout=STARTED)


# Clicks of a script: what a person's finger moves, Chromium would not count for half a second.
CLICK = "(element) => element.click()"
# So many things that a person does, by script. The first card of a Sauscharf set is laid with a
# button.
WALK = """async ([steps, selectors]) => {
  const { current } = await import(new URL('app/matches.js', document.baseURI).href);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const all = (name) =>
    [...document.querySelectorAll(selectors[name])].filter((element) => element.checkVisibility());
  const click = async (element) => {
    element.click();
    await frame();
    await frame();
  };
  const next = {
    goOn: ([button]) => click(button),
    rush: ([button]) => click(button),
    group: async (groups) => {
      const count = (group) => Number(group.querySelector('.badge')?.textContent.slice(1) ?? 1);
      const most = Math.max(...groups.map(count));
      const { card } = groups.find((group) => count(group) === most).dataset;
      for (let at = 0; at < most; at += 1) {
        await click(document.querySelector(`.hand [data-card="${card}"]`));
      }
      await click(all('done')[0]);
    },
    sauce: async (bottles) => {
      await click(bottles.at(-1));
      await click(all('done')[0]);
    },
    slot: async ([slot]) => {
      await click(slot);
      await click(all('done')[0]);
    },
    choice: ([choice]) => click(choice),
  };
  for (let step = 0; step < steps; step += 1) {
    const late = performance.now() + 60_000;
    const named = () => Object.keys(next).find((name) => name in selectors && all(name).length);
    const isAsked = ({ sheet, busy, view }) =>
      sheet.value || all('rush').length || (!busy.value && view.value?.legal.length);
    while (!(current.value && isAsked(current.value) && named())) {
      if (performance.now() > late) throw new Error(`nothing to do after ${step} steps`);
      await frame();
    }
    await next[named()](all(named()));
  }
}"""
BY_CHOICE = {"goOn": GO_ON, "choice": CHOICES, "rush": RUSH}
BY_BUTTON = {"goOn": GO_ON, "rush": RUSH, "group": GROUP, "sauce": SAUCE, "slot": SLOT, "done": DO}
WALKS: dict[str, tuple[int, dict[str, str]]] = {
    "Red Dragon": (8, BY_CHOICE),
    "X-Missions": (8, BY_CHOICE),
    "Scharfe Schoten": (8, BY_CHOICE),
    "Stich-Meister": (10, BY_CHOICE),
    "Sauscharf": (8, BY_BUTTON),
}


# A tablet on its side and upright, and a phone: there a hand makes room for what its cards say.
SIZES = {(1080, 810): 0.01, (810, 1080): 0.01, (390, 844): 0.02}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_nothing_is_pushed_aside_on_the_way_to_the_table_and_at_it(
    page: Page, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(NOTE_SHIFTS)
    page.goto("")
    expect(page.locator(".engine--ready")).to_be_visible(timeout=STARTED)
    quicken(page)
    at_first = page.evaluate("takeShifts()")
    problems = []
    for game, (steps, selectors) in WALKS.items():
        page.locator(".tile", has_text=game).get_by_role("link").evaluate(CLICK)
        page.get_by_label("Same deal for the whole class").fill("oak")
        page.get_by_role("button", name="Deal the cards").evaluate(CLICK)
        page.wait_for_url("**/#/match/*", timeout=STARTED)
        expect(page.locator(".hand [data-card]").first).to_be_visible(timeout=STARTED)
        began = phase(page)
        page.evaluate(WALK, [steps, selectors])
        assert phase(page) != began, f"the table of {game} has to change its scene on the way"
        shifts = [*at_first, *page.evaluate("takeShifts()")]
        if sum(shift["value"] for shift in shifts) >= SIZES[size]:
            problems += [f"{game}: {shift['value']:.4f} {shift['what']}" for shift in shifts]
        page.goto("#/")
        expect(page.locator(".tile a").first).to_be_visible()
        page.evaluate("takeShifts()")
    assert not problems, "\n".join(problems)
