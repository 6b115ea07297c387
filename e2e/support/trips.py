"""What travels over the table, noted as the page sets it going: from where to where."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from playwright.sync_api import Page

from e2e.support.play import replayed
from e2e.support.steps import open_save, wish
from pygame_core import Match

Spot = tuple[float, float]

# The seat in front.
MINE = "seat:0"

# A likeness in the sky does not say of which card it is: that is noted as it is made.
_NOTE = """(() => {
  window.trips = [];
  window.rises = [];
  const { animate, cloneNode } = Element.prototype;
  const copied = new WeakMap();
  const turned = new WeakSet();
  Element.prototype.cloneNode = function (deep) {
    const copy = cloneNode.call(this, deep);
    const { card, large } = this.dataset;
    if (card ?? large) copied.set(copy, card ?? large);
    return copy;
  };
  const centre = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const nameOf = ({ dataset: { anchor, card }, parentElement }) =>
    anchor ?? `${parentElement.closest('[data-zone]')?.dataset.zone} ${card}`;
  const places = ([x, y]) => [...document.querySelectorAll('[data-anchor], [data-card]')]
    .filter((element) => {
      const [otherX, otherY] = centre(element);
      return Math.hypot(x - otherX, y - otherY) < 2;
    }).map(nameOf);
  const seatsAt = ([x, y]) => [...document.querySelectorAll('[data-count]')].filter((figure) => {
    const { top } = figure.getBoundingClientRect();
    return Math.hypot(x - centre(figure)[0], y - top) < 2;
  }).map((figure) => {
    const seat = figure.closest('.seat, .own, .lane');
    return seat.querySelector('[data-anchor]')?.dataset.anchor ?? 'me';
  });
  // At its last frame the likeness is to be what the card itself is a moment later.
  const gap = (seen, card) => {
    const lies = [...document.querySelectorAll('[data-card]')]
      .find(({ dataset }) => dataset.card === card);
    if (!lies) return null;
    const [one, other] = [seen, lies].map((element) => element.getBoundingClientRect());
    const edges = ['left', 'top', 'right', 'bottom'];
    return Math.max(...edges.map((edge) => Math.abs(one[edge] - other[edge])));
  };
  const moving = new WeakMap();
  Element.prototype.animate = function (frames, timing) {
    const steps = Array.isArray(frames) ? frames.map((frame) => frame.translate) : frames.translate;
    const animation = animate.call(this, frames, timing);
    moving.set(this, [...(moving.get(this) ?? []), animation]);
    if (frames.rotate?.[0].startsWith('y ')) turned.add(this);
    if (this.matches('.rise')) {
      const at = [parseFloat(this.style.left), parseFloat(this.style.top)];
      window.rises.push([this.textContent, ...seatsAt(at)]);
    } else if (steps) {
      const parts = [this, ...this.querySelectorAll('*')];
      const card = this.dataset.card ?? parts.map((part) => copied.get(part)).find(Boolean) ?? '';
      const [from, ...others] = steps.map((step) => step.split(' ').map(parseFloat));
      // What is seen of a likeness, not the box that carries it: of two sides the one that ends up.
      const likeness = this.matches('.flight')
        && (this.querySelector('.flight__sides > *') ?? this.firstChild);
      const all = parts.flatMap((part) => moving.get(part) ?? []);
      const began = all.map((each) => each.currentTime);
      const go = (time) => all.forEach((each) => { each.currentTime = time; });
      go(timing.delay ?? 0);
      const first = centre(likeness || this);
      go((timing.delay ?? 0) + timing.duration - 0.01);
      const end = centre(likeness || this);
      // A thing that comes itself may be lifted, and so much less while it is small.
      const start = likeness ? first : [end[0] + from[0], end[1] + from[1]];
      const ways = others.slice(0, -1)
        .map(([x, y]) => [start[0] + x - from[0], start[1] + y - from[1]]);
      const [left, reached] = [places(start), places(end)];
      const off = likeness ? gap(likeness, card) : null;
      all.forEach((each, at) => { each.currentTime = began[at]; });
      const turns = parts.some((part) => turned.has(part));
      const said = document.querySelector('.prompt__text').textContent;
      window.trips.push({ card, said, start, ways, end, off, turns, left, reached });
    }
    return animation;
  };
})()"""
_SPOTS = """([selector, name]) => Object.fromEntries(
  [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [element.dataset[name], [left + width / 2, top + height / 2]];
  }))"""
_PATIENCE = 20


@dataclass(frozen=True)
class Trip:
    """One way of one card, as it is seen. said: what the table says as it sets out. left,
    reached: what stands at its ends, an anchor as the page calls it ("seat:1"), a card by its zone
    and its name ("trick R4"). off: how far the edges of what flew are from those of the card in the
    end, if it flew as a likeness and lies there."""

    card: str
    said: str
    start: Spot
    ways: list[Spot]
    end: Spot
    off: float | None
    turns: bool
    left: list[str]
    reached: list[str]


def open_moment(page: Page, match: Match) -> None:
    """Opens this match; every trip is noted from the first one on."""
    page.add_init_script(_NOTE)
    wish(page, speed="fast", language="en")
    open_save(page, match)


def next_action(page: Page, match: Match, *mine: str) -> str:
    """What the next seat does after my actions, as soon as it has."""
    at = len(match.log) + len(mine)
    while len(log := replayed(page).log) <= at:
        page.wait_for_timeout(50)
    return log[at]


def noted(page: Page) -> list[Trip]:
    return [Trip(**each) for each in page.evaluate("() => window.trips")]


def trip(page: Page, card: str, to: str) -> Trip:
    """The way of this card to this place, as soon as it is on it."""
    until = time.monotonic() + _PATIENCE
    while True:
        own = [each for each in noted(page) if each.card == card]
        for each in own:
            if to in each.reached:
                assert (each.off or 0) < 1, f"{card} jumps as it lands: {each}"
                return each
        assert time.monotonic() < until, f"{card} does not go to {to}: {own}"
        page.wait_for_timeout(50)


def signed(points: int) -> str:
    """Points as they rise."""
    return f"+{points}" if points > 0 else f"−{-points}"


def rise(page: Page) -> list[str]:
    """The first figure that rises, and the seat from which it does."""
    until = time.monotonic() + _PATIENCE
    while True:
        rises: list[list[str]] = page.evaluate("() => window.rises")
        if rises:
            return rises[0]
        assert time.monotonic() < until, "no figure rises"
        page.wait_for_timeout(50)


def lying(page: Page) -> dict[str, Spot]:
    """Where each card lies, by its name, once nothing is under way any more."""
    # Any touch brings everything to its place.
    page.locator(".bar__title").click()
    return _spots(page, "card")


def shown_large(page: Page) -> dict[str, Spot]:
    """Where cards lie large, beside their own place, by their names."""
    return _spots(page, "large")


def crests(page: Page) -> dict[str, Spot]:
    """Where the crest of each seat is, by the seat's anchor."""
    return {name: spot for name, spot in _spots(page, "anchor").items() if name[:5] == "seat:"}


def near(one: Spot, other: Spot) -> bool:
    """The same place: cards that are chosen may be lifted a little."""
    return math.dist(one, other) < 10


def _spots(page: Page, name: str) -> dict[str, Spot]:
    spots: dict[str, Spot] = page.evaluate(_SPOTS, [f"[data-{name}]", name])
    return spots
