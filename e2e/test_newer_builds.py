"""How a newer build of the page takes over from an older one, or does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steps
from e2e.support.builds import Change, Files, replace
from e2e.support.faults import check
from e2e.support.guard import Guard
from e2e.support.hosting import Host
from e2e.support.moments import before_the_last_card
from e2e.support.play import GO_ON
from e2e.test_offline import SOON, Put, kept, wait_until_ready, without_server
from pygame_core import Match

pytestmark = pytest.mark.offline

RENAMED = replace("locales/en.ftl", "app-name = Trick Table", "app-name = Newer Table")

# Resolves once a newer build is complete.
UNTIL_OFFERED = """async () => {
  const { update } = await import('./app/inside.js');
  await new Promise((resolve, reject) => {
    update.subscribe((build) => build && resolve());
    setTimeout(() => reject(new Error('no newer build was offered')), 60_000);
  });
}"""

# Resolves once a worker has waited, and waits no more.
UNTIL_TAKEN_OVER = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const until = async (isSo) => {
    for (const late = performance.now() + 60_000; !isSo(registration.waiting); ) {
      if (performance.now() > late) throw new Error('no worker waits, or one waits for ever');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await until((waiting) => waiting);
  await until((waiting) => !waiting);
}"""

COMING_WORKER = """async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return (installing ?? waiting)?.state ?? null;
}"""


def build_of(page: Page) -> str:
    build: str = page.evaluate("import('./app/version.js').then((it) => it.default.build)")
    return build


def impatient(files: Files) -> None:
    """A page has three seconds to start, not a minute."""
    replace("sw.js", "const PATIENCE = 60_000;", "const PATIENCE = 3_000;")(files)


def test_a_newer_build_is_offered_once_it_is_whole_and_the_match_goes_on(
    page: Page, host: Host, folder: Path, put: Put, guard: Guard, subtests: pytest.Subtests
) -> None:
    steps.hurry(page)
    use_it = page.get_by_role("button", name="Use it now")
    with subtests.test("it is not called ready before every file is here"):
        guard.allow("404")
        licences = (folder / "licences.txt").read_bytes()
        (folder / "licences.txt").unlink()
        page.goto(f"{host.address}#/about")
        state = page.locator(".trust__offline")
        expect(state).to_contain_text("licences.txt could not be fetched", timeout=SOON)
        (folder / "licences.txt").write_bytes(licences + b"x")
        page.reload()
        expect(state).to_contain_text("licences.txt is not what was built", timeout=SOON)
        (folder / "licences.txt").write_bytes(licences)
        page.reload()
        expect(state).to_contain_text("Ready offline", timeout=SOON)
    old = build_of(page)
    page.goto(f"{host.address}#/setup/red-dragon")
    steps.deal(page, "oak")
    before = steps.hand(page)

    with subtests.test("half a build is not offered"):
        put(RENAMED)
        # The server got the new list, and one file is still that of another build.
        (folder / "locales" / "en.ftl").write_text("app-name = Neither\n")
        page.goto(f"{host.address}#/")
        page.reload()
        wait_until_ready(page)
        page.wait_for_timeout(2000)
        expect(page.get_by_role("heading", name="Trick Table")).to_be_visible()
        expect(use_it).to_be_hidden()

    with subtests.test("a newer build is offered, and the match goes on"):
        new = put(RENAMED)
        page.reload()
        # The old one is served until somebody says so.
        expect(page.get_by_role("heading", name="Trick Table")).to_be_visible()
        use_it.click(timeout=SOON)
        expect(page.get_by_role("heading", name="Newer Table")).to_be_visible(timeout=SOON)
        expect(page.get_by_text("This is the newer")).to_be_visible(timeout=SOON)
        assert (old != new, build_of(page)) == (True, new)
        assert not [url for url in kept(page) if url.endswith(f"?build={old}")]
        files = [url for url in kept(page) if "/locales/en.ftl?" in url]
        assert len(files) == 1

        page.get_by_role("link", name="Continue").click()
        assert steps.hand(page) == before
        steps.lay(page)

    with subtests.test("it is offered between rounds and not before"):
        steps.open_save(page, before_the_last_card(rounds=2), address=f"{host.address}#/")
        # To a page of the other name, the first one is another.
        put()
        page.reload()
        steps.hand(page)
        page.evaluate(UNTIL_OFFERED)
        expect(use_it).to_be_hidden()

        steps.lay(page)
        expect(use_it).to_be_visible(timeout=SOON)
        check(page, "a newer page between two rounds", phone=True)
        use_it.click(timeout=SOON)

        expect(page.get_by_text("This is the newer")).to_be_visible(timeout=SOON)
        # Nobody has left the sheet yet.
        page.locator(GO_ON).click(timeout=SOON)
        expect(page.locator(".hand .is-legal").first).to_be_visible(timeout=SOON)
        assert Match.load(steps.saved_here(page)).view(0)["round"] == 3


def script(path: str, text: str) -> Change:
    """The page, or its worker, does this and nothing else."""

    def change(files: Files) -> None:
        files[path] = text.encode()

    return change


BREAKAGES = {
    "page": script("app/main.js", "throw new Error('broken page');"),
    "engine": script("worker.js", "throw new Error('broken engine');"),
}


def take_a_broken_build(page: Page, put: Put, broken: str, *more: Change) -> str:
    """Puts it on the server and takes what is offered, until the old one is back; says its name."""
    new = put(BREAKAGES[broken], *more)
    page.reload()
    use_it = page.get_by_role("button", name="Use it now")
    if broken == "page":
        # Nothing goes on here, so somebody loads the page once more.
        with page.expect_event("pageerror", timeout=SOON):
            use_it.click(timeout=SOON)
        page.reload()
    else:
        use_it.click(timeout=SOON)
    expect(page.get_by_text("did not start here")).to_be_visible(timeout=SOON)
    return new


def test_a_newer_build_that_does_not_start_makes_way_for_the_old_one(
    page: Page, host: Host, put: Put, guard: Guard, subtests: pytest.Subtests
) -> None:
    guard.allow("broken (page|engine)")
    page.goto(host.address)
    wait_until_ready(page)
    old = build_of(page)
    use_it = page.get_by_role("button", name="Use it now")
    for broken in BREAKAGES:
        with subtests.test(broken):
            page.goto(f"{host.address}#/")
            new = take_a_broken_build(page, put, broken)
            assert build_of(page) == old
            page.goto(f"{host.address}#/about")
            expect(page.get_by_text(f"Build {new} did not start in this browser")).to_be_visible()
            if broken == "page":
                check(page, "a newer page that did not start", phone=True)
            expect(use_it).to_be_hidden()
            # Nor is it offered at any later visit, until somebody asks for it.
            page.reload()
            expect(page.locator(".trust__offline")).to_contain_text("Ready offline", timeout=SOON)
            page.wait_for_timeout(1000)
            expect(use_it).to_be_hidden()
            page.get_by_role("button", name="Try it again").click()
            expect(use_it).to_be_visible(timeout=SOON)


def test_a_newer_page_that_does_nothing_at_all_makes_way_by_itself(
    page: Page, host: Host, put: Put
) -> None:
    old = put(impatient)
    page.goto(host.address)
    wait_until_ready(page)
    put(impatient, script("app/main.js", "await new Promise(() => {});"))
    page.reload()
    page.get_by_role("button", name="Use it now").click(timeout=SOON)

    expect(page.get_by_text("did not start here")).to_be_visible(timeout=SOON)
    assert build_of(page) == old


# Chromium forgets now and then that a worker is to take over, and never answers a visit just then.
TAKEN = "await worker.skipWaiting();"
TAKES_OVER = {
    "late": f"await new Promise((resolve) => setTimeout(resolve, 2_000)); {TAKEN}",
    "when it is reminded": "",
}


@pytest.mark.parametrize("when", TAKES_OVER)
def test_a_newer_page_comes_when_the_worker_that_it_brings_has_taken_over(
    page: Page, host: Host, put: Put, when: str
) -> None:
    """A visit between the two workers was never answered, now and then."""
    put()
    page.goto(host.address)
    wait_until_ready(page)
    new = put(RENAMED, replace("sw.js", TAKEN, TAKES_OVER[when]))
    page.reload()
    use_it = page.get_by_role("button", name="Use it now")
    with page.expect_navigation():
        use_it.click(timeout=SOON)
    assert build_of(page) == new
    assert page.evaluate(COMING_WORKER) is None


def test_a_worker_that_waits_is_reminded_before_anybody_loads_the_page_again(
    page: Page, host: Host, put: Put
) -> None:
    put()
    page.goto(host.address)
    wait_until_ready(page)
    put(RENAMED, replace("sw.js", TAKEN, TAKES_OVER["when it is reminded"]))
    page.reload()
    page.evaluate(UNTIL_TAKEN_OVER)


@pytest.mark.whole
@pytest.mark.pyodide
def test_after_the_way_back_the_match_goes_on_and_needs_no_server(
    page: Page, host: Host, put: Put, guard: Guard, subtests: pytest.Subtests
) -> None:
    guard.allow("broken (page|engine)")
    without_server(guard)
    steps.hurry(page)
    steps.start_quickly(page)
    put(impatient)
    page.goto(host.address)
    wait_until_ready(page)
    page.goto(f"{host.address}#/setup/red-dragon")
    steps.deal(page, "oak")
    left = steps.hand(page)
    for broken in BREAKAGES:
        with subtests.test(broken):
            page.goto(f"{host.address}#/")
            take_a_broken_build(page, put, broken, impatient)
            page.get_by_role("link", name="Continue").click()
            assert steps.hand(page) == left
            steps.lay(page)
            expect(page.locator(".hand [data-card]")).to_have_count(len(left) - 1)
            left = steps.hand(page)

            host.kill()
            page.reload()
            assert steps.hand(page) == left
            steps.lay(page)
            expect(page.locator(".hand [data-card]")).to_have_count(len(left) - 1)
            page.get_by_role("button", name="Undo").click()
            expect(page.locator(".hand [data-card]")).to_have_count(len(left))
            host.start()
