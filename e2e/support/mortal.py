"""Matches whose workers die at random moments, and that must go on as what they were."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import Page

from e2e.support.dealt import PLAY, sit_down
from e2e.support.play import play, step
from e2e.support.steps import saved_matches
from pygame_core import Match

# A person makes fewer taps than this between two deaths.
TAPS = 6
STANDS_STILL = 60

# Every worker that the page starts, to be killed from outside.
KEEP_WORKERS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...all) { super(...all); window.workers.push(this); }
};
"""

START_PLAYING = f"() => {{ window.playing = ({PLAY})().catch(String); }}"

# The match as it is kept, and how many workers there have been. With `how` the worker dies in the
# same moment, unless the match is over: silently, or with an error.
LOOK = """async (how) => {
  const { current, find } = await import(new URL('app/inside.js', document.baseURI).href);
  const { doc } = find(current.value.id);
  const count = window.workers.length;
  if (how && !doc.page.glance.is_over) {
    const worker = window.workers.at(-1);
    worker.terminate();
    if (how === 'error') worker.dispatchEvent(new ErrorEvent('error'));
  }
  return [doc, count];
}"""


class MortalMatch:
    """A match whose worker dies. Whenever it is looked at, it must be the match that was begun, and
    nothing of it may be lost."""

    people = 0
    # So often before the next game has its turn.
    deaths_at_most = 3

    def __init__(self, page: Page, number: int) -> None:
        self.page = page
        self.deaths = 0
        self.save = sit_down(page, number, self.people)
        self.begin()

    def begin(self) -> None:
        self.page.evaluate(START_PLAYING)

    def act(self) -> None:
        """What it takes for the match to go on: nothing but time."""
        self.page.wait_for_timeout(20)

    def live_on(self, rng: Random) -> None:
        """To the random moment of the next death."""
        self.go_on(self.save, 0)
        self.page.wait_for_timeout(rng.randrange(150))

    def play_on(self) -> None:
        """What is still to be seen of it: here, all that is left."""
        problem = self.page.evaluate("window.playing")
        assert problem is None, problem
        self.look()
        assert self.is_over, f"{identity(self.save)} has stopped before its end"

    @property
    def is_over(self) -> bool:
        return bool(self.save["page"]["glance"]["is_over"])

    def look(self, how: str = "") -> int:
        """Looks at the match, and lets its worker die in the same moment if it is told how; returns
        how many workers there were until then."""
        save, workers = self.page.evaluate(LOOK, how)
        assert identity(save) == identity(self.save), (
            f"{identity(save)} goes on instead of {identity(self.save)}"
        )
        before, now = self.save["log"], save["log"]
        assert now[: len(before)] == before, (
            f"the log of {identity(save)} was {before} and is no longer a part of {now}"
        )
        self.save = save
        return int(workers)

    def die(self, how: str) -> bool:
        """Sees the match go on by a new worker; False if it came to its end without one."""
        workers = self.look(how)
        self.deaths += 1
        self.go_on(self.save, workers)
        return self.look() > workers

    def go_on(self, before: dict[str, Any], workers: int) -> None:
        """Until the log is longer than before and there are more workers than that."""
        length = len(before["log"])
        until = time.monotonic() + STANDS_STILL
        while not self.is_over and (self.look() <= workers or len(self.save["log"]) <= length):
            assert time.monotonic() < until, (
                f"{identity(before)} stands still after {length} actions"
            )
            self.act()

    def finish(self) -> None:
        """Where it has come to in the end, this Python comes to as well, and storage holds that."""
        self.play_on()
        [kept] = [
            save for save in saved_matches(self.page) if identity(save) == identity(self.save)
        ]
        assert kept["log"][: len(self.save["log"])] == self.save["log"], (
            "storage has something else"
        )
        assert Match.load(kept).is_over == bool(kept["page"]["glance"]["is_over"])


class PersonsMatch(MortalMatch):
    """The same with a person in front, who taps, and leaves before the end: a whole match takes a
    person's time even in a hurry."""

    people = 1
    deaths_at_most = 8

    def begin(self) -> None:
        """The person will."""

    def act(self) -> None:
        step(self.page)

    def live_on(self, rng: Random) -> None:
        play(self.page, steps=rng.randrange(1, TAPS))
        self.page.wait_for_timeout(rng.randrange(150))

    def play_on(self) -> None:
        play(self.page, steps=TAPS)
        self.look()


def identity(save: dict[str, Any]) -> tuple[str, ...]:
    """Which match it is, wherever it has come to."""
    return (save["game"], str(save["seats"]), save["seed"], save["page"]["id"])


def kill_workers(
    page: Page, count: int, rng: Random, kind: type[MortalMatch] = MortalMatch
) -> list[MortalMatch]:
    """Kills the worker so often, each time at a random moment of a match, and each time sees the
    match go on. Every second death is silent: only the watchdog can notice it.

    Returns the matches that it took.
    """
    matches = [kind(page, 0)]
    killed = 0
    while killed < count:
        match = matches[-1]
        match.live_on(rng)
        killed += match.die("error" if killed % 2 else "silence")
        if killed < count and (match.is_over or match.deaths == match.deaths_at_most):
            match.finish()
            matches.append(kind(page, len(matches)))
    matches[-1].finish()
    return matches
