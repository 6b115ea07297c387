"""Where there are cores for it, a second Python thinks about what a person waits for."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.support import steps
from e2e.support.guard import Guard
from e2e.support.moments import before
from e2e.support.play import await_turn, tap
from e2e.support.steps import STARTED
from e2e.test_advice import follows
from e2e.test_review import finished, open_whole_review
from pygame_core import Match

# What each worker was asked, in the order of their starts, on a machine with so many cores. It has
# all the time it takes: a search that runs out of it comes to something else each time.
WATCHED = """(() => {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: %d });
  window.workers = [];
  window.Worker = class extends Worker {
    asked = [];
    constructor(...how) {
      super(...how);
      window.workers.push(this);
      this.addEventListener('message', ({ data }) => {
        this.isReady ||= data.stage === 'ready';
      });
      this.addEventListener('error', () => {
        this.isLost = true;
      });
    }
    postMessage(message, ...rest) {
      if (!message.call) return super.postMessage(message, ...rest);
      const request = JSON.parse(message.call);
      this.asked.push(request.method);
      delete request.params?.seconds;
      super.postMessage({ ...message, call: JSON.stringify(request) }, ...rest);
    }
  };
})()"""
ASKED = "(method) => workers.map(({ asked }) => asked.filter((each) => each === method).length)"
READY = "workers.every(({ isReady }) => isReady)"
JUDGED = "[...document.querySelectorAll('.review__list tbody tr')].map((row) => row.textContent)"


def asked(page: Page, method: str) -> list[int]:
    """How often each of the page's workers was asked that."""
    counts: list[int] = page.evaluate(ASKED, method)
    return counts


def with_cores(page: Page, cores: int) -> None:
    page.add_init_script(WATCHED % cores)


def judged(page: Page, cores: int) -> list[str]:
    """What the review of a match comes to on a machine with so many cores."""
    with_cores(page, cores)
    steps.hurry(page)
    open_whole_review(page, finished())
    done = page.get_by_role("status").filter(has_text="decisions judged")
    expect(done).to_be_visible(timeout=STARTED)
    page.locator(".review__list summary").click()
    expect(page.locator(".review__list tbody tr").first).to_be_visible()
    rows: list[str] = page.evaluate(JUDGED)
    return rows


def hints(page: Page, cores: int, between: str = READY) -> list[str]:
    """What is told in three turns of a match on a machine with so many cores; after the first
    something is waited for."""
    with_cores(page, cores)
    steps.hurry(page)
    steps.open_save(page, before(Match.new("x-missions", seats=4, seed="oak"), follows))
    told = []
    for turn in range(3):
        page.get_by_role("button", name="Hint", exact=True).click(timeout=STARTED)
        page.get_by_role("button", name="More …").click(timeout=STARTED)
        told.append(page.locator(".advice").inner_text(timeout=STARTED))
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        if turn == 0:
            page.wait_for_function(between, timeout=STARTED)
        if turn < 2:
            tap(page.locator(".hand .is-advised"))
            await_turn(page)
    return told


def test_two_judge_a_match_side_by_side_and_come_to_what_one_comes_to(
    page: Page, new_context: Callable[..., BrowserContext]
) -> None:
    alone = judged(page, 2)
    assert len(alone) > 20
    assert len(asked(page, "judge")) == 1
    other = new_context().new_page()
    together = judged(other, 4)
    one, two = asked(other, "judge")
    assert min(one, two) > 5, (one, two)
    assert together == alone


def test_the_second_gives_the_hint_that_the_first_would_give(
    page: Page, new_context: Callable[..., BrowserContext]
) -> None:
    alone = hints(page, 2)
    assert asked(page, "advise") == [3]
    other = new_context().new_page()
    # The first time nobody waits for it to start.
    assert hints(other, 4) == alone
    assert asked(other, "advise") == [1, 2]


def test_where_the_second_does_not_start_the_first_does_all(page: Page, guard: Guard) -> None:
    guard.allow("404")
    guard.allow("worker.js net::ERR_FAILED")
    scripts = 0

    def only_once(route: Route) -> None:
        nonlocal scripts
        scripts += 1
        route.continue_() if scripts == 1 else route.fulfill(status=404, body="not here")

    page.route("**/worker.js*", only_once)
    hints(page, 4, between="workers[1]?.isLost")
    assert asked(page, "advise") == [3, 0]
