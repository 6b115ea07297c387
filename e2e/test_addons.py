"""A game in a wheel of its own: added in the page, played offline, removed, never in the way."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support import steps
from e2e.support.faults import check
from e2e.support.guard import Guard
from e2e.support.hosting import Host
from e2e.support.play import GO_ON
from tests.addon.built import HERE, build, spoilt

# Whatever can be asked of the page while its server lives.
pytestmark = pytest.mark.guests

SOON = 90_000
NO_SERVER = r"ERR_CONNECTION_REFUSED"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("kites"))


@pytest.fixture
def folder(folder: Path, wheel: Path) -> Path:
    """The site with a game beside it."""
    (folder / "games").mkdir()
    shutil.copy(wheel, folder / "games")
    return folder


@pytest.fixture(autouse=True)
def hurried(page: Page) -> None:
    hurry(page)


def hurry(page: Page) -> None:
    steps.hurry(page)
    steps.start_quickly(page)


def choose(page: Page, file: Path) -> None:
    page.locator(".add input[type=file]").set_input_files(file)


def accept(page: Page) -> None:
    page.get_by_role("button", name="Add this game").click(timeout=SOON)
    expect(page.get_by_role("link", name="Kites", exact=True)).to_be_visible(timeout=SOON)


def start_kites(page: Page) -> None:
    """Two seats: Mei on the first, a computer player on the second."""
    page.get_by_role("link", name="Kites", exact=True).click()
    steps.change(page)
    steps.choose_seats(page, 2)
    steps.seat_person(page, 1, "Mei")
    steps.deal(page, "oak")


def cards_in_hand(page: Page, count: int) -> None:
    expect(page.locator(".hand [data-card]")).to_have_count(count, timeout=SOON)
    expect(page.locator(".hand .is-legal").first).to_be_visible(timeout=SOON)


@pytest.mark.pyodide
@pytest.mark.offline
def test_a_game_comes_as_a_file_and_is_played_with_the_server_killed(
    page: Page, host: Host, guard: Guard, wheel: Path
) -> None:
    page.goto(host.address)
    expect(page.get_by_text("Ready offline", exact=True)).to_be_visible(timeout=SOON)
    guard.allow(NO_SERVER)
    host.kill()
    page.goto(f"{host.address}#/add")
    choose(page, wheel)
    offer = page.get_by_role("region", name="trick-table-kites 1.0.0")
    expect(offer).to_contain_text("Fly high, but mind the gusts.", timeout=SOON)
    expect(offer).to_contain_text("Do you trust whoever gave you this?")
    accept(page)

    start_kites(page)
    page.get_by_role("button", name="A short string").click(timeout=SOON)
    cards_in_hand(page, 6)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".why--tip .why__text")).not_to_be_empty(timeout=SOON)
    page.get_by_role("button", name="More …").click()
    expect(page.locator(".advice li").first).to_be_visible()
    page.keyboard.press("Escape")
    steps.lay(page)
    cards_in_hand(page, 5)
    page.get_by_role("button", name="Undo").click()
    cards_in_hand(page, 6)
    steps.lay(page)
    cards_in_hand(page, 5)

    page.reload()
    cards_in_hand(page, 5)
    steps.lay(page)
    cards_in_hand(page, 4)
    [saved] = steps.saved_matches(page)
    assert saved["game"] == "kites"

    page.goto(f"{host.address}#/add")
    page.get_by_role("button", name="Remove: Kites").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The match you saved stays in your list")
    check(page, "removing a game")
    sheet.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("heading", name="Added on this device")).to_have_count(0)
    page.goto(f"{host.address}#/match/{saved['page']['id']}")
    expect(page.get_by_role("heading", name="The game of this match is not here")).to_be_visible()
    check(page, "a match without its game")
    page.goto(f"{host.address}#/matches")
    expect(page.locator(".saved")).to_contain_text("“kites”, is not on this device")
    expect(page.get_by_role("link", name="Kites", exact=True)).to_have_count(0)
    assert steps.saved_matches(page) == [saved]

    page.goto(f"{host.address}#/add")
    choose(page, wheel)
    accept(page)
    page.get_by_role("link", name="Continue").click()
    cards_in_hand(page, 4)


def test_a_game_beside_the_page_is_added_by_its_address(
    page: Page, host: Host, guard: Guard, wheel: Path
) -> None:
    # A link may name it; adding it stays with the person.
    page.goto(f"{host.address}#/add/games/{wheel.name}")
    page.get_by_role("button", name="Look at it").click()
    expect(page.get_by_role("button", name="Add this game")).to_be_visible(timeout=SOON)
    check(page, "the offer of a game")
    accept(page)
    start_kites(page)
    page.get_by_role("button", name="A long string").focus()
    check(page, "the choices of an added game")
    page.keyboard.press("Enter")
    cards_in_hand(page, 6)
    check(page, "the table of an added game")
    for count in range(6, 0, -1):
        cards_in_hand(page, count)
        steps.lay(page)
    page.locator(GO_ON).click(timeout=SOON)
    page.get_by_role("button", name="Menu").click(timeout=SOON)
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog").locator(".pad__line").first).to_be_visible()
    check(page, "the score sheet of an added game")
    page.goto(f"{host.address}#/add")
    guard.allow("games/nothing.whl|404")
    for address, sentence in (
        ("https://example.org/kites-1.0-py3-none-any.whl", "on another site"),
        ("games/nothing.whl", "nothing at that address"),
        ("index.html", "not a Python wheel"),
    ):
        page.get_by_label("From this web server").fill(address)
        page.get_by_role("button", name="Look at it").click()
        expect(page.get_by_role("alert")).to_contain_text(sentence, timeout=SOON)


WITHOUT_DECK = """() => {
  const key = 'trick-table:addon:trick-table-kites';
  const addon = JSON.parse(localStorage.getItem(key));
  addon.games.forEach((game) => delete game.deck);
  localStorage.setItem(key, JSON.stringify(addon));
}"""


def test_an_added_game_may_import_what_the_engine_never_did(
    page: Page,
    host: Host,
    guard: Guard,
    wheel: Path,
    tmp_path: Path,
    subtests: pytest.Subtests,
) -> None:
    guard.allow("favicon")
    module = (HERE / "trick_table_kites" / "__init__.py").read_text(encoding="utf-8")
    curious = spoilt(wheel, tmp_path, f"{module}\nimport wave, xml.dom.minidom\n")
    page.goto(f"{host.address}#/add")
    choose(page, curious)
    accept(page)
    start_kites(page)
    page.get_by_role("button", name="A short string").click(timeout=SOON)
    cards_in_hand(page, 6)
    with subtests.test("a game that an older page has kept gets its suits at the next start"):
        page.goto(f"{host.address}#/")
        page.evaluate(WITHOUT_DECK)
        page.reload()
        start_kites(page)
        page.get_by_role("button", name="A short string").click(timeout=SOON)
        cards_in_hand(page, 6)
        suits = page.locator(
            ".hand .card__suit use:is([href='#drop'], [href='#leaf'], [href='#flame'])"
        )
        expect(suits).to_have_count(6)


def test_a_game_comes_and_goes_in_every_tab_that_is_open(
    page: Page, context: BrowserContext, wheel: Path
) -> None:
    other = context.new_page()
    hurry(other)
    other.goto("#game=kites&players=person,casual&seed=oak")
    expect(other.get_by_role("alert")).to_contain_text("no game “kites” here", timeout=SOON)
    page.goto("#/add")
    choose(page, wheel)
    accept(page)

    # The link opens by itself, and the engine of that tab has the game.
    other.get_by_role("button", name="Play", exact=True).click(timeout=SOON)
    other.get_by_role("button", name="A short string").click(timeout=SOON)
    cards_in_hand(other, 6)

    page.goto("#/add")
    page.get_by_role("button", name="Remove: Kites").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    gone = other.get_by_role("heading", name="The game of this match is not here")
    expect(gone).to_be_visible(timeout=SOON)
    choose(page, wheel)
    accept(page)
    cards_in_hand(other, 6)
    steps.lay(other)
    cards_in_hand(other, 5)

    other.goto("#/add")
    other.get_by_role("button", name="Remove: Kites").click()
    other.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("link", name="Kites", exact=True)).to_have_count(0, timeout=SOON)
    page.goto("#/matches")
    expect(page.locator(".saved")).to_contain_text("“kites”, is not on this device")
    page.goto("#/setup/kites")
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(0)
    choose(other, wheel)
    accept(other)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=SOON)
    # Nothing is left that would set it aside at the next start.
    page.goto("#/")
    page.reload()
    page.get_by_role("link", name="Continue").click(timeout=SOON)
    cards_in_hand(page, 5)


def test_leaving_while_an_added_game_is_installed_is_not_held_against_it(
    page: Page, wheel: Path
) -> None:
    page.goto("#/add")
    choose(page, wheel)
    accept(page)
    start_kites(page)
    choice = page.get_by_role("button", name="A short string")
    expect(choice).to_be_visible(timeout=SOON)
    # Nothing is installed without this, so there is time to leave. After two it would be set aside.
    page.route("**/micropip-*", lambda _: None)
    for _ in range(2):
        with page.expect_request("**/micropip-*", timeout=SOON):
            page.reload()
    page.unroute("**/micropip-*")
    page.reload()
    expect(choice).to_be_visible(timeout=SOON)


def test_a_broken_game_is_refused_and_one_that_breaks_later_is_set_aside(
    page: Page, host: Host, wheel: Path, tmp_path: Path, guard: Guard
) -> None:
    guard.allow("favicon")
    broken = spoilt(wheel, tmp_path, "raise RuntimeError('no wind')")
    page.goto(f"{host.address}#/add")
    choose(page, broken)
    page.get_by_role("button", name="Add this game").click(timeout=SOON)
    expect(page.get_by_role("alert")).to_contain_text("RuntimeError: no wind", timeout=SOON)
    check(page, "a game that is refused")
    page.reload()
    expect(page.get_by_role("heading", name="Added on this device")).to_have_count(0)

    choose(page, wheel)
    accept(page)
    # In its place it takes nothing away.
    page.goto(f"{host.address}#/add")
    choose(page, broken)
    page.get_by_role("button", name="Replace").click(timeout=SOON)
    expect(page.get_by_role("alert")).to_contain_text("RuntimeError: no wind", timeout=SOON)
    expect(page.get_by_role("button", name="Remove: Kites")).to_be_visible()
    page.goto(f"{host.address}#/")
    steps.wait_for_engine(page)
    expect(page.get_by_role("link", name="Kites", exact=True)).to_be_visible()
    # Its start never came to an end, twice: the page does not try a third time by itself. Written
    # while the page is away, which says itself how it was left.
    page.goto(f"{host.address}build.json")
    page.evaluate(
        """() => {
          const key = 'trick-table:addon:trick-table-kites';
          const addon = JSON.parse(localStorage.getItem(key));
          localStorage.setItem(key, JSON.stringify({ ...addon, tries: 2 }));
        }"""
    )
    page.goto(host.address)
    steps.wait_for_engine(page)
    expect(page.get_by_role("link", name="Red Dragon", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Kites", exact=True)).to_have_count(0)
    page.goto(f"{host.address}#/add")
    expect(page.get_by_text("Set aside. It did not come to an end")).to_be_visible()
    check(page, "a game that is set aside", phone=True)
    page.get_by_role("button", name="Try again").click()
    page.goto(f"{host.address}#/")
    start_kites(page)
    expect(page.get_by_role("button", name="A short string")).to_be_visible(timeout=SOON)

    # The file is lost, as when a browser clears what it keeps: said, and nothing else suffers.
    page.evaluate(
        """async () => {
          for (const { name } of await indexedDB.databases()) {
            await new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done));
          }
        }"""
    )
    page.reload()
    expect(page.get_by_role("heading", name="The game of this match is not here")).to_be_visible(
        timeout=SOON
    )
    page.goto(f"{host.address}#/add")
    expect(page.get_by_text("This browser has lost its file.")).to_be_visible(timeout=SOON)
    page.goto(f"{host.address}#/matches")
    expect(page.locator(".saved")).to_contain_text("“kites”, is not on this device")
