"""What is wrong with a page as it is shown now, in every look that somebody may have chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

PHONE: ViewportSize = {"width": 390, "height": 844}


class Look(NamedTuple):
    """Who asks for more contrast, if anybody does: the device, or the page's own switch."""

    dark: bool = False
    contrast: str = ""

    def put_on(self, page: Page) -> None:
        page.emulate_media(
            reduced_motion="reduce",
            color_scheme="dark" if self.dark else "light",
            contrast="more" if self.contrast == "device" else "no-preference",
        )
        # Colours that change over a moment are looked at when they have.
        page.evaluate(PUT_ON, self.contrast == "switch")


LOOKS = {
    "light": Look(),
    "dark": Look(dark=True),
    "more contrast": Look(contrast="device"),
    "more contrast in the dark": Look(dark=True, contrast="device"),
}
SWITCHED = {
    "contrast switched on": Look(contrast="switch"),
    "contrast switched on in the dark": Look(dark=True, contrast="switch"),
}
PLAIN = {"light": LOOKS["light"], "dark": LOOKS["dark"]}

# A page that has not started knows no settings.
PUT_ON = """async (more) => {
  if (!document.querySelector('.stuck')) {
    const { settings } = await import(new URL('app/inside.js', document.baseURI).href);
    settings.moreContrast.value = more;
  }
  document.getAnimations()
    .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
    .forEach((each) => each.finish());
}"""
# Parts that measure themselves have drawn again by then.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# axe stays in the page until that is left; what is sound about a page is not worth its way here.
# Only colours differ from one look to the next, and of texts that are painted alike, with the same
# below them, one tells of all: to work out what lies below a text takes axe some milliseconds.
FAULTS = """async ([colours, within]) => {
  const parts = within.flatMap((part) => [...document.querySelectorAll(part)].slice(0, 1));
  // What lies below a dialog is looked at without it.
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const where = parts.length ? parts : [dialog ?? document.documentElement];
  const fields = 'input, select, textarea';
  const isText = ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim();
  const paint = (element) => {
    const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    return [color, backgroundColor, backgroundImage, opacity];
  };
  const painted = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const below = document.elementsFromPoint(left + width / 2, top + height / 2);
    const around = [];
    for (let part = element; part; part = part.parentElement) around.push(part);
    const { fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return JSON.stringify([fontSize, fontWeight, textShadow, [...around, ...below].map(paint)]);
  };
  const differing = () => {
    const texts = where
      .flatMap((part) => [part, ...part.querySelectorAll('*')])
      .filter((each) => each.matches(fields) || [...each.childNodes].some(isText))
      .filter((each) => each.checkVisibility());
    return [...new Map(texts.map((each) => [painted(each), each])).values()];
  };
  const include = colours ? differing() : where;
  if (!include.length) return [];
  const only = colours ? { runOnly: ['color-contrast'] } : {};
  const { violations } = await axe.run({ include }, { resultTypes: ['violations'], ...only });
  return violations.map(({ id, help, nodes }) =>
    `${id} (${help}) at ${nodes.slice(0, 4).map(({ target }) => target.join(' ')).join(', ')}`);
}"""
ABSENT_DRAWINGS = """() => [...document.querySelectorAll('use')]
  .map((drawing) => drawing.getAttribute('href'))
  .filter((href) => !document.querySelector(`.symbols > symbol${href}`))"""


def check(
    page: Page,
    screen: str,
    looks: dict[str, Look] = LOOKS,
    *,
    phone: bool = False,
    within: Sequence[str] = (),
) -> None:
    """Fails over all that is wrong with what is shown; with `phone`, on one held upright, too.

    within: all that is new on a screen that was looked at before.
    """
    found = [f"{screen}: no drawing {href}" for href in page.evaluate(ABSENT_DRAWINGS)]
    found += _faults(page, screen, looks, within)
    if phone:
        before = page.viewport_size
        assert before
        page.set_viewport_size(PHONE)
        found += _faults(page, f"{screen} on a phone", PLAIN)
        page.set_viewport_size(before)
    LOOKS["light"].put_on(page)
    assert not found, "\n".join(found)


def _faults(
    page: Page, screen: str, looks: dict[str, Look], within: Sequence[str] = ()
) -> Iterable[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    page.evaluate(SETTLED)
    for number, (name, look) in enumerate(looks.items()):
        look.put_on(page)
        for fault in page.evaluate(FAULTS, [number > 0, [*within]]):
            yield f"{screen}, {name}: {fault}"
