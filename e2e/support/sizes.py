"""At which sizes a table is looked at, in CSS pixels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from playwright.sync_api import Page

from e2e.support.steps import set_now

Size = TypeVar("Size")

SIZES = {
    "tablet": (1080, 810),
    "tablet-portrait": (810, 1080),
    "phone": (390, 844),
    "small-phone": (360, 640),
    "phone-on-its-side": (844, 390),
    "small-phone-on-its-side": (667, 375),
    "laptop": (1366, 768),
    "projector": (1920, 1080),
}

# Whether a line of a sentence below what is asked is out of sight.
IS_CUT = """(said) => {
  const room = said.parentElement.getBoundingClientRect();
  const line = said.querySelector(':scope > :not(.prompt__more)') ?? said;
  const { left, right, bottom, height } = line.getBoundingClientRect();
  const isOut = bottom > room.bottom + 1 || left > room.right - 1 || right < room.left + 1;
  return !height || isOut || line.scrollHeight > line.clientHeight + 1;
}"""

# Once the page has this size and has drawn itself: parts that measure themselves draw once more in
# the next frame, and their neighbours perhaps in the one after that.
AT_REST = """async ([width, height]) => {
  const hasSize = () => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches;
  const finish = (each) => {
    if (Number.isFinite(each.effect.getComputedTiming().endTime)) each.finish();
  };
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, all);
  for (let still = 0, frames = 0; still < 2 && frames < 100; frames += 1) {
    const before = changes;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    document.getAnimations().forEach(finish);
    still = hasSize() && changes === before ? still + 1 : 0;
  }
  observer.disconnect();
}"""


def in_every_language(page: Page, sizes: Iterable[Size]) -> Iterator[tuple[str, Size]]:
    """Each of these sizes in each language, which the page speaks then.

    Of the two only one changes at a time: with either the whole page is laid out anew.
    """
    languages, spoken = ["de", "en", "ja"], ""
    for size in sizes:
        for language in languages:
            if language != spoken:
                set_now(page, language=language)
            spoken = language
            yield language, size
        languages.reverse()


def seen_at(page: Page, size: tuple[int, int], look: str, about: object = None) -> Any:
    """What this function of the page's finds there, about whatever it is told, at this size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    return seen_at_rest(page, look, about)


def seen_at_rest(page: Page, look: str, about: object = None) -> Any:
    """The same at the size that the page has."""
    size = page.viewport_size
    assert size
    script = f"async ([size, about]) => {{ await ({AT_REST})(size); return ({look})(about); }}"
    return page.evaluate(script, [[size["width"], size["height"]], about])
