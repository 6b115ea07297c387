"""Playing through the page as a person would: what can be acted on now, and how to do it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position
from playwright.sync_api import TimeoutError as TooLate

from e2e.support.steps import saved_matches
from pygame_core import Match

# What a person can act on: a sheet's button to go on, the open centre, what a game marks as wanted
# next, a card that may be played.
GO_ON = ".sheet-page:not(.sheet-page--final) .btn--accent"
FINAL = ".sheet-page--final"
NOTHING = ":not(*)"
CHOICES = ".market__cards.is-open [data-card], .is-wanted, .hand.is-choosing [data-card].is-legal"
ANYTHING = f"{GO_ON}, {FINAL}, {CHOICES}"

Act = Callable[[Locator], None]


# The click comes after the finger, and what it changes is drawn after that.
ARM = """() => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.tapped = new Promise((resolve) => {
    const drawn = () => frame().then(frame).then(resolve);
    addEventListener('click', drawn, { once: true, capture: true });
    setTimeout(resolve, 10_000);
  });
}"""
CLICKED = "() => window.tapped"
# What is shown until the engine has answered a tap is what was shown before.
ANSWERED = """async () => {
  await window.tapped;
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  for (const late = performance.now() + 30_000; current.value?.busy.value === 'applying'; ) {
    if (performance.now() > late) throw new Error('the engine does not answer');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}"""

# Where a finger goes next: [x, y], or null on the last sheet. A card is covered by its neighbour
# but for its visible strip: aim there, once nothing moves there and nothing lies above it. Whoever
# is in a hurry taps the table through its pauses, but reads every sheet.
NEXT = """async ([goOn, final, choices, isHurried]) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
  for (let last = '', late = performance.now() + 30_000; performance.now() < late; ) {
    await frame();
    if (seen(final)) return null;
    const session = current.value;
    if (isHurried && session && !session.sheet.value && !session.waiting.value) session.goOn();
    // While the table still moves, a tap at a card would only hurry it.
    const target = seen(goOn) ?? (session?.busy.value ? null : seen(choices));
    if (!target) continue;
    target.scrollIntoViewIfNeeded();
    const { left, top } = target.getBoundingClientRect();
    const spot = [left + 20, top + 24];
    const isReached = target.contains(document.elementFromPoint(...spot));
    if (isReached && String(spot) === last) {
      (ARM)();
      return spot;
    }
    last = isReached ? String(spot) : '';
  }
  throw new Error('there is nothing to be acted on that can be reached');
}""".replace("ARM", ARM)


# Whoever waits for one of these taps the table through its pauses. What was done a moment ago and
# has not been answered may leave things there that are gone then.
COME = """async (selector) => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  const isThere = () =>
    current.value?.busy.value !== 'applying'
    && [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  for (const late = performance.now() + 30_000; !isThere(); ) {
    if (performance.now() > late) throw new Error(`none of ${selector}`);
    const session = current.value;
    if (session && !session.sheet.value && !session.waiting.value) session.goOn();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}"""


def await_any(page: Page, selector: str) -> None:
    """Until one of these is there, without waiting for a pause."""
    page.evaluate(COME, selector)


# Nothing is under way, and the person in front is to act, or whoever the cover asks for.
MY_TURN = """async () => {
  const { current } = await import(new URL('app/inside.js', document.baseURI).href);
  const isMine = ({ busy, cover, view }) =>
    !busy.value && (cover.value || view.value?.legal.length);
  for (const late = performance.now() + 30_000; !current.value || !isMine(current.value); ) {
    if (performance.now() > late) throw new Error('nobody here is to act');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}"""


def await_turn(page: Page) -> None:
    """Until what is kept of the match is what is shown."""
    page.evaluate(MY_TURN)


# A card is covered by its neighbour but for its visible strip.
EDGE: Position = {"x": 20, "y": 24}


def tap(target: Locator, position: Position | None = EDGE) -> None:
    """Taps there, or in the middle, and waits until the page has heard it."""
    page = target.page
    page.evaluate(ARM)
    target.tap(position=position, timeout=3000)
    page.evaluate(CLICKED)


def step(page: Page, *, hurried: bool = False) -> bool:
    """Taps the next thing there is to do; False if the match is over."""
    spot = page.evaluate(NEXT, [GO_ON, FINAL, CHOICES, hurried])
    if spot is None:
        return False
    page.touchscreen.tap(*spot)
    page.evaluate(ANSWERED)
    return True


def step_by(page: Page, act: Act) -> bool:
    """Does the next thing there is to do in this way; False if the match is over."""
    for _ in range(5):
        await_any(page, ANYTHING)
        if page.locator(FINAL).count():
            return False
        going_on = page.locator(GO_ON)
        target = going_on.first if going_on.count() else page.locator(CHOICES).first
        try:
            act(target)
        except TooLate:
            # The table went on while the finger was on its way: look again.
            continue
        return True
    raise AssertionError("what can be acted on cannot be reached")


def play(page: Page, steps: int | None = None, act: Act | None = None) -> None:
    """So many steps; None: to the end of the match. Nobody waits for a pause."""
    done = 0
    while (steps is None or done < steps) and (
        step_by(page, act) if act else step(page, hurried=True)
    ):
        done += 1


def replayed(page: Page) -> Match:
    """The page's one match, played again by this Python."""
    [save] = saved_matches(page)
    return Match.load(save)
