"""Sauscharf at every size: what a finger hits, what is said in full, and what stays on its line."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.support.fingers import FINGER, HIT
from e2e.support.sizes import SIZES
from e2e.support.steps import STARTED, hurry, hush, open_save, put_down
from e2e.test_sauscharf import DO, GROUP, SLOT, decision, pick_largest

# In words, what a finger would not hit where it is drawn, and what the tray does not say in full.
FAULTS = """(finger) => {
  const hitOf = HIT;
  const faults = [];
  const targets = '.slot, .bottle, .tray button, .hand .group, .acts button, .slots__head button';
  for (const element of document.querySelectorAll(targets)) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const name = element.dataset.card ?? element.className;
    for (const [x, y] of [[0.5, 0.5], [0.12, 0.3], [0.88, 0.3]]) {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      if (!element.contains(hit)) faults.push(`covered: ${name}`);
    }
    const { clientWidth } = document.documentElement;
    if (Math.min(left, top) < -1 || right > clientWidth + 1 || bottom > innerHeight + 1) {
      faults.push(`off the screen: ${name}`);
    }
    const reached = hitOf(element, finger);
    if (Math.min(...reached) < finger) faults.push(`too small: ${name} ${reached.join('x')}`);
  }
  for (const text of document.querySelectorAll('.tray > p')) {
    const wide = text.scrollWidth > text.clientWidth;
    if (wide || text.scrollHeight > text.clientHeight) faults.push(`cut: ${text.innerText}`);
  }
  const tray = document.querySelector('.tray').getBoundingClientRect();
  for (const text of document.querySelectorAll('.bar__title > *')) {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const isBeside = left >= tray.right || right <= tray.left;
    const isApart = isBeside || top >= tray.bottom || bottom <= tray.top;
    const isHigh = text.scrollHeight > text.clientHeight + 1;
    if (!isApart) faults.push(`under the tray: ${text.textContent}`);
    if (isHigh || text.scrollWidth > text.clientWidth) faults.push(`cut: ${text.textContent}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth || page.scrollHeight > page.clientHeight) {
    faults.push('the page scrolls');
  }
  return faults;
}""".replace("HIT", HIT)


# What measures itself has some frames to draw again.
LOOK = """async (finger) => {
  const look = FAULTS;
  let faults = [];
  for (let frames = 0; frames < 60; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    faults = look(finger);
    if (!faults.length) break;
  }
  return faults;
}""".replace("FAULTS", FAULTS)


def test_every_target_can_be_hit_at_every_size(page: Page) -> None:
    hurry(page)
    page.goto("")
    problems: list[str] = []

    def check_sizes(moment: str) -> None:
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            problems.extend(f"{moment}, {size}: {fault}" for fault in page.evaluate(LOOK, FINGER))
        page.set_viewport_size({"width": 1080, "height": 810})

    for seats in (2, 4):
        put_down(page, decision(seats, "gather-set"))
        page.locator(GROUP).first.wait_for()
        hush(page)
        check_sizes(f"{seats} seats, gathering")
        put_down(page, decision(seats, "cook-set"))
        page.locator(f".tp:has(.kitchen--cook) {GROUP}").first.wait_for()
        hush(page)
        pick_largest(page)
        check_sizes(f"{seats} seats, cooking, a set picked")
        page.locator(DO).tap()
        page.locator(SLOT).first.wait_for()
        page.locator(SLOT).first.tap()
        check_sizes(f"{seats} seats, cooking, a slot chosen")
    assert not problems, "\n".join(problems)


# Counts that reach out of their lane, points on two lines.
SPILT = """() => [...document.querySelectorAll('.lane')].flatMap((lane) => {
  const told = [...lane.querySelectorAll('.lane__counts > span, .lane__points')];
  return told.filter((each) => {
    const inside = document.createRange();
    inside.selectNodeContents(each);
    const line = inside.getBoundingClientRect();
    const height = Number.parseFloat(getComputedStyle(each).fontSize) * 2;
    return line.right > lane.getBoundingClientRect().right || line.height > height;
  }).map((each) => each.textContent);
})"""


def test_what_a_seat_holds_and_would_score_stays_on_one_line_of_its_lane(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    hurry(page)
    open_save(page, decision(4, "cook-set"))
    expect(page.locator(".lane__points")).to_have_count(4, timeout=STARTED)
    for width, height in ((320, 640), (375, 667), (390, 844), (1080, 810)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".lane__counts").first).to_be_visible()
        assert page.evaluate(SPILT) == [], (width, height)


# The longest that the tray says while others act, and how far it reaches out of it.
TOLD = [
    "Nami nimmt drei 10er und behält zwei 10er und ein X.",
    "Du hast drei 11er und ein X, genug für Soße 4: 6 Punkte. Punkte für fünf: 8, sechs: 11 und"
    " sieben: 14. Danach reicht deine Hand noch für höchstens 8 Durchgänge.",
]
BEYOND = """(told) => {
  const tray = document.querySelector('.tray');
  const lines = told.map((line, at) => {
    const small = document.createElement('small');
    small.className = at ? 'prompt__aim' : '';
    small.textContent = line;
    return small;
  });
  const paragraph = document.createElement('p');
  paragraph.replaceChildren(...lines);
  tray.className = 'tray tray--quiet';
  tray.replaceChildren(paragraph);
  const [inner, outer] = [paragraph, tray].map((each) => each.getBoundingClientRect());
  const bottom = inner.top + paragraph.scrollHeight;
  return Math.max(outer.top - inner.top, bottom - outer.bottom);
}"""


def test_on_a_phone_on_its_side_the_tray_is_read_from_its_beginning_while_others_act(
    page: Page,
) -> None:
    hurry(page, language="de")
    page.set_viewport_size({"width": 667, "height": 375})
    open_save(page, decision(4, "gather-set"))
    page.locator(DO).wait_for()
    assert page.evaluate(BEYOND, TOLD) <= 0
