"""How smoothly cards move on a slow tablet, against an empty page in the same run.

python -m e2e.bench.frames [rounds [slowdown]]     (in Chromium, on the built site; prints a table)

The page's own thread is slowed, fourfold if nothing else is said. A frame of it is late if it comes
more than one and a half sixtieths of a second after the one before. Cards that fly are moved by
another thread meanwhile: a frame is dropped only if that drew nothing, either. Machines and their
other work differ: what lasts is the comparison with the empty page, which is measured before each
table, and the same figures before and after a change.
"""

from __future__ import annotations

import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from e2e.support.bare import open_bare
from e2e.support.browsers import CHROMIUM_FLAGS, NO_CHROMIUM, find_chromium
from e2e.support.hosting import build, hosted
from e2e.support.play import CHOICES, GO_ON
from e2e.support.steps import file_payload, wait_for_engine
from pygame_core import Match, games

SLOWDOWN = 4.0
LATE = 1.5 * 1000 / 60
# Touched, not pointed at: below a mouse the page is searched again for what lies there now.
TABLET: dict[str, Any] = {
    "viewport": {"width": 1080, "height": 810},
    "has_touch": True,
    "is_mobile": True,
}
# How long the empty page is looked at, a table after cards were dealt, and a table being played at.
WHILE = 1_500
PLAYED = 9_000
# Chromium tells of each frame that it dropped, and whether some of it was drawn all the same.
TRACED = ["devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]

RECORD = """
() => {
  const times = [];
  const note = (time) => { times.push(time); window.recording = requestAnimationFrame(note); };
  window.frameTimes = times;
  window.recording = requestAnimationFrame(note);
}
"""
# Opens the one saved match inside the page, until its hand lies there; tells of how many frames.
OPEN = """
() => new Promise((resolve) => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.hand [data-card]')) return;
    watch.disconnect();
    resolve(window.frameTimes?.length);
  });
  watch.observe(document, { childList: true, subtree: true });
  document.querySelector('.saved a').click();
})
"""
# Plays on inside the page, for whoever asks from outside costs the page frames as well.
PLAY = """
(wanted) => {
  window.playing = setInterval(() => {
    for (const selector of wanted) {
      const found = document.querySelector(selector);
      if (found) return found.click();
    }
  }, 300);
}
"""
# What is tapped if it is there, the first kind first. A lap of Sauscharf ends with the tray.
WANTED = [
    GO_ON,
    ".tray__acts:has(.tray__shed) .tray__do",
    '.tray__do.btn--accent:not([aria-disabled="true"])',
    ".slot.is-open",
    CHOICES,
]
STOP = """
() => {
  clearInterval(window.playing);
  cancelAnimationFrame(window.recording);
  return window.frameTimes.slice(1).map((time, at) => time - window.frameTimes[at]);
}
"""


@dataclass
class Frames:
    """What was seen of one thing: every frame's distance from the one before, in milliseconds."""

    gaps: list[float] = field(default_factory=list)
    dropped: int = 0

    @property
    def late(self) -> float:
        return sum(gap > LATE for gap in self.gaps) / len(self.gaps)

    @property
    def worst(self) -> float:
        return max(self.gaps)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    slowdown = float(sys.argv[2]) if len(sys.argv) > 2 else SLOWDOWN
    build()
    seen: dict[str, Frames] = defaultdict(Frames)
    with hosted() as site, sync_playwright() as playwright:
        executable = find_chromium()
        assert executable, NO_CHROMIUM
        browser = playwright.chromium.launch(executable_path=executable, args=list(CHROMIUM_FLAGS))
        for number in range(rounds):
            for info in games():
                seen["an empty page"].gaps += of_nothing(browser, site, slowdown)
                seed = f"frames-{number}"
                deal, play = fresh(info.id, seed), under_way(info.id, seed)
                opening, dealing = of_deal(browser, site, deal, slowdown)
                seen[f"{info.id}: opening"].gaps += opening
                seen[f"{info.id}: deal"].gaps += dealing
                gaps, dropped = of_play(browser, site, play, slowdown)
                seen[f"{info.id}: play"].gaps += gaps
                seen[f"{info.id}: play"].dropped += dropped
        browser.close()
    print(table(seen))


def table(seen: dict[str, Frames]) -> str:
    empty = seen["an empty page"]
    lines = [
        "| what moves | frames | late | worst, against the empty page's | dropped in play |",
        "|---|---|---|---|---|",
    ]
    for what, frames in seen.items():
        worst = frames.worst / empty.worst
        dropped = frames.dropped if what.endswith(": play") else ""
        late = f"{frames.late:.1%} | {worst:.1f} ×"
        lines.append(f"| {what} | {len(frames.gaps)} | {late} | {dropped} |")
    return "\n".join(lines)


@contextmanager
def before(browser: Browser, site: str, match: Match, slowdown: float) -> Iterator[Page]:
    """The home screen of a slow tablet with this match on it."""
    context = browser.new_context(base_url=site, service_workers="block", **TABLET)
    page = context.new_page()
    page.goto("")
    wait_for_engine(page)
    file = file_payload("match.json", json.dumps(match.save()))
    page.locator(".import input").set_input_files(file)
    expect(page.locator(".saved")).to_have_count(1)
    slow_down(page, slowdown)
    yield page
    context.close()


def slow_down(page: Page, slowdown: float) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})


def of_nothing(browser: Browser, site: str, slowdown: float) -> list[float]:
    context = browser.new_context(base_url=site, **TABLET)
    page = context.new_page()
    open_bare(page)
    slow_down(page, slowdown)
    page.evaluate(RECORD)
    page.wait_for_timeout(WHILE)
    gaps: list[float] = page.evaluate(STOP)
    context.close()
    return gaps


def of_deal(
    browser: Browser, site: str, match: Match, slowdown: float
) -> tuple[list[float], list[float]]:
    """Of a match of which nothing was played: from the tap until its table is painted, a change of
    page in which nothing moves, and from then on, when the cards are dealt."""
    with before(browser, site, match, slowdown) as page:
        page.evaluate(RECORD)
        drawn: int = page.evaluate(OPEN)
        page.wait_for_timeout(WHILE)
        gaps: list[float] = page.evaluate(STOP)
    painted = drawn + 1
    return gaps[:painted], gaps[painted:]


def of_play(browser: Browser, site: str, match: Match, slowdown: float) -> tuple[list[float], int]:
    """Some tricks or laps, and how many frames were dropped."""
    with before(browser, site, match, slowdown) as page:
        page.evaluate(OPEN)
        page.wait_for_timeout(WHILE)
        page.evaluate(RECORD)
        browser.start_tracing(page=page, categories=TRACED)
        page.evaluate(PLAY, WANTED)
        page.wait_for_timeout(PLAYED)
        gaps: list[float] = page.evaluate(STOP)
        events = json.loads(browser.stop_tracing())["traceEvents"]
    dropped = [event["args"] for event in events if event["name"] == "DroppedFrame"]
    return gaps, sum(not each["hasPartialUpdate"] for each in dropped)


def fresh(game: str, seed: str) -> Match:
    return Match.new(game, seats=4, seed=seed)


def under_way(game: str, seed: str) -> Match:
    """Where what comes before the play is over."""
    match, rng = fresh(game, seed), random.Random(seed)
    while match.view(0)["phase"] not in {"play", "gather-set"} or match.to_act != 0:
        match.apply(rng.choice(match.legal_actions()))
    return match


if __name__ == "__main__":
    main()
