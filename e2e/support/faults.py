"""What is wrong with a page as it is shown now, in every look that somebody may have chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

from e2e.support.steps import seen

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
# What lies below a dialog is looked at without it.
INCLUDE = """((parts) => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  return parts.length ? parts : [dialog ?? document.documentElement];
})(within.flatMap((part) => [...document.querySelectorAll(part)].slice(0, 1)))"""
# axe stays in the page until that is left. What is wrong with how it is built, in any colours. The
# drawings, half of a page's elements, are shown elsewhere: once looked at, they are left out.
BUILT_BADLY = """async (within) => {
  const include = INCLUDE;
  const others = { rules: { 'color-contrast': { enabled: false } } };
  const { violations } = await axe.run({ include }, { resultTypes: ['violations'], ...others });
  const drawings = document.querySelector('.symbols');
  if (drawings) Object.defineProperty(drawings, 'childNodes', { value: [], configurable: true });
  return violations.map(({ id, help, nodes }) =>
    `${id} (${help}) at ${nodes.slice(0, 4).map(({ target }) => target.join(' ')).join(', ')}`);
}""".replace("INCLUDE", INCLUDE)
# To work out what lies below any text takes axe a tenth of a second, and for each some milliseconds
# more. So each way to paint a text, with the same below it, is looked at once, on whichever screen
# it is met first, until axe finds it legible; what it cannot tell for another reason than that of
# its kind, it is asked about again.
PALE = """async (within) => {
  const include = INCLUDE;
  const layers = new Map();
  const layer = (element) => {
    if (!layers.has(element)) {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, clipPath, overflow }
        = getComputedStyle(element);
      const drawn = element.matches('svg, svg *, img, canvas, video') ? element.localName : '';
      const isMixed = [opacity, filter, mixBlendMode].join() !== '1,none,normal';
      const isPlain = backgroundImage === 'none' && !drawn && !isMixed;
      const how = isPlain && backgroundColor === 'rgba(0, 0, 0, 0)' ? ''
        : [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, drawn].join();
      const isOpaque = isPlain && backgroundColor.startsWith('rgb(');
      const box = overflow !== 'visible' && element.getBoundingClientRect();
      const cuts = ({ left, right, top, bottom }) => clipPath === 'inset(50%)'
        || (box
          && (right < box.left || left > box.right || bottom < box.top || top > box.bottom));
      const hasPicture = backgroundImage !== 'none';
      layers.set(element, { how, isOpaque, isMixed, hasPicture, cuts });
    }
    return layers.get(element);
  };
  const ownWords = ({ childNodes }) => [...childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data).join('').trim();
  const isField = (element) => element.matches(`textarea, select, input:not([type=hidden],
    [type=range], [type=color], [type=checkbox], [type=radio], [type=image])`);
  const painted = (element) => {
    const box = element.getBoundingClientRect();
    const { left, top, width, height } = box;
    const under = document.elementsFromPoint(left + width / 2, top + height / 2);
    const around = [];
    for (let part = element; part; part = part.parentElement) around.push(part);
    const isOnTop = under.length > 0 && element.contains(under[0]);
    const all = [...isOnTop ? [] : around, ...under].map(layer);
    const ways = around.map(layer);
    // What lies below something opaque is not seen, unless it shines through a whole part.
    const end = all.findIndex(({ isOpaque }) => isOpaque);
    const isMixed = [...all, ...ways].some((each) => each.isMixed);
    const seen = end < 0 || isMixed ? [...all, ...ways] : all.slice(0, end + 1);
    const isAbovePicture = all.slice(0, end < 0 ? all.length : end).some((each) => each.hasPicture);
    // Of what cannot be used, and of what is cut away, axe says nothing.
    const isApart = Boolean(element.closest(':disabled, [aria-disabled=true]'))
      || ways.some(({ cuts }) => cuts(box));
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // Large letters, as WCAG has them (24 px, 18.66 of bold ones), may be paler.
    const size = textShadow === 'none'
      ? parseFloat(fontSize) >= 24 || (fontWeight >= 700 && parseFloat(fontSize) >= 18.66)
      : [fontSize, fontWeight, textShadow];
    // It is lenient with a letter that stands alone, and with signs.
    const words = ownWords(element);
    const sign = isField(element) || /[\\p{L}\\p{N}]/u.test(words) ? words.length === 1 : words;
    const own = [color, size, sign, isOnTop];
    const paint = [...own, ...seen.map((each) => each.how).filter(Boolean)].join('; ');
    const kind = isApart ? 'apart' : isAbovePicture ? 'above a picture' : 'text';
    const isKnown = isApart || under.length > 0;
    return { kind, how: kind === 'text' ? paint : kind, isKnown };
  };
  const wanted = { visibilityProperty: true, opacityProperty: true };
  const texts = new Map(include
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .filter((each) => (ownWords(each) || isField(each)) && each.checkVisibility(wanted))
    .map((each) => [each, painted(each)]));
  // What axe says of each kind, if all is well; what it says nothing about has no reason either.
  const EXPECTED = {
    'text': ['passed', 'shortTextContent', 'nonBmp'],
    'above a picture': ['bgGradient', 'bgImage'],
    'apart': [undefined],
  };
  // What can lie above or below one of these, and what those parts lie in.
  const about = (those) => {
    const areas = those.map((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      return [each, words].map((part) => part.getBoundingClientRect());
    }).flat();
    const near = new Set();
    for (const each of document.querySelectorAll('*')) {
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
      const meets = (area) => left <= area.right + 1 && right >= area.left - 1
        && top <= area.bottom + 1 && bottom >= area.top - 1;
      if (!width || !height || !areas.some(meets)) continue;
      for (let part = each; part && !near.has(part); part = part.parentElement) near.add(part);
    }
    return near;
  };
  const here = new Set();
  const found = [];
  const learned = [];
  const looked = new Set();
  const unknown = () => [...texts.keys()].filter((each) => {
    const { how, isKnown } = texts.get(each);
    return !looked.has(each) && !here.has(how) && !(isKnown && window.legible.has(how));
  });
  let fresh = [...new Map(unknown().map((each) => [texts.get(each).how, each])).values()];
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-fresh]' }] });
  while (fresh.length) {
    for (const each of fresh) each.toggleAttribute('data-fresh', true);
    window.near = about(fresh);
    const { violations, passes, incomplete } = await axe.run({ include }, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations', 'passes', 'incomplete'],
      selectors: false,
      elementRef: true,
    });
    window.near = null;
    for (const each of fresh) each.removeAttribute('data-fresh');
    for (const { id, help, nodes } of violations) {
      const places = nodes.slice(0, 4).map(({ element }) =>
        `${element.localName}.${element.getAttribute('class') ?? ''} “${ownWords(element)}”`);
      found.push(`${id} (${help}) at ${places.join(', ')}`);
    }
    const told = new Map([
      ...violations.flatMap(({ nodes }) => nodes).map(({ element }) => [element, 'pale']),
      ...passes.flatMap(({ nodes }) => nodes).map(({ element }) => [element, 'passed']),
      ...incomplete.flatMap(({ nodes }) => nodes)
        .map(({ element, any: [{ data }] }) => [element, data?.messageKey ?? 'unclear']),
    ]);
    for (const each of fresh) {
      looked.add(each);
      const { kind, how, isKnown } = texts.get(each);
      if (!EXPECTED[kind].includes(told.get(each))) continue;
      here.add(how);
      if (!isKnown) continue;
      window.legible.add(how);
      learned.push(how);
    }
    fresh = unknown();
  }
  return [found, learned];
}""".replace("INCLUDE", INCLUDE)
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
    with seen(page):
        found += _faults(page, screen, looks, within)
        if phone:
            before = page.viewport_size
            assert before
            page.set_viewport_size(PHONE)
            found += _faults(page, f"{screen} on a phone", PLAIN)
            page.set_viewport_size(before)
    LOOKS["light"].put_on(page)
    assert not found, "\n".join(found)


# How texts were painted that axe has found legible, on whichever screen.
_LEGIBLE: set[str] = set()
# axe finds out of every element which one lies above which: while `near` says which of them may
# matter, of those only.
_BEGIN = """(legible) => {
  window.legible = new Set(legible);
  const { createTreeWalker } = document;
  const filter = (each) => !window.near || window.near.has(each)
    ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  document.createTreeWalker = (root, what) => createTreeWalker.call(document, root, what, filter);
}"""


def _faults(
    page: Page, screen: str, looks: dict[str, Look], within: Sequence[str] = ()
) -> Iterable[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
        page.evaluate(_BEGIN, [*_LEGIBLE])
    page.evaluate(SETTLED)
    for number, (name, look) in enumerate(looks.items()):
        look.put_on(page)
        faults = [] if number else page.evaluate(BUILT_BADLY, [*within])
        pale, learned = page.evaluate(PALE, [*within])
        _LEGIBLE.update(learned)
        for fault in [*faults, *pale]:
            yield f"{screen}, {name}: {fault}"
