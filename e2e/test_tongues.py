"""Any language: ten of them to choose from, and one as long as languages become."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support import hosting, native, steps, tongues
from e2e.support.builds import told_of
from e2e.support.faults import PLAIN, check
from e2e.support.letters import OUTSIDE
from e2e.support.sizes import seen_at
from e2e.support.tongues import BEGUN, STRETCHED, TEN
from e2e.test_axe import SCREENS
from e2e.test_narrow_pages import COUNT
from e2e.test_table_layout import FAULTS, at
from pygame_core import Match, games

SIZES = [(320, 640), (390, 844), (810, 1080), (1920, 1080)]
# Words; a figure or a letter is the same in every language. Those that are meant to be above a
# card, that wrap out of sight, or that fall out of a list at its end; seats are looked at by where
# they lie.
WORDS = [r"\p{L}{3}", ".card, .seat, .prompt__aim, .news-note"]
LOCALE = "locales/"
# Which has hardly begun.
[BEGUN_ONE, *_] = [code for code in TEN if code in BEGUN]


def test_the_build_says_what_a_language_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, text in {
        "en": "app-name = A\nhome = B\naway = C\nmore = D\nmenu = E\n",
        "fi": "language-name = Suomi\nhome = B\n",
        "sv": "app-name = A\nhome = B\naway = C\nmore = D\n",
    }.items():
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    assert sorted(told_of(tmp_path, monkeypatch)) == [
        "fi lacks 4 of 5 sentences: app-name, away, more, …",
        "sv lacks 1 of 5 sentences: menu",
    ]


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("tongues") / "site"
    with pytest.MonkeyPatch.context() as patch:
        tongues.publish(folder, patch)
    with hosting.hosted(folder, native.WithEngine) as address:
        yield address


@pytest.fixture
def fetched(page: Page) -> list[str]:
    """The languages that were asked of the server, as they are."""
    found: list[str] = []

    def hear(url: str) -> None:
        if LOCALE in url:
            found.append(url.rpartition(LOCALE)[2].removesuffix(".ftl"))

    page.on("request", lambda request: hear(request.url))
    return found


@pytest.mark.novice
def test_ten_languages_are_to_be_chosen_on_the_narrowest_phone(
    page: Page, fetched: list[str]
) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto("")
    expect(page.locator("#app > .home")).to_be_visible()
    assert {*page.locator("header .picker option").evaluate_all(VALUES)} == {*TEN}
    assert fetched == ["en"]
    for language in TEN:
        steps.choose_language(page, language)
        assert seen_at(page, (320, 640), OUTSIDE, WORDS) == [], language
    assert sorted(fetched) == sorted(TEN), "each is fetched once"


VALUES = "(options) => options.map(({ value }) => value)"


def test_a_language_that_has_begun_says_its_name_and_the_rest_in_english(
    page: Page, fetched: list[str]
) -> None:
    steps.hurry(page, BEGUN_ONE)
    page.goto("")
    expect(page.get_by_role("heading", level=1)).to_have_text("Trick Table")
    expect(page.locator("html")).to_have_attribute("lang", BEGUN_ONE)
    expect(page.locator("header .picker option:checked")).to_have_text(BEGUN[BEGUN_ONE])
    assert sorted(fetched) == sorted([BEGUN_ONE, "en"])


@pytest.mark.novice
def test_a_browser_has_the_first_of_its_languages_that_there_is(
    page: Page, fetched: list[str]
) -> None:
    wished = ["la", f"{STRETCHED}-FI", "en"]
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: {wished} }})")
    page.goto("")
    expect(page.locator("#app > .home")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", STRETCHED)
    assert fetched == [STRETCHED]


@pytest.fixture
def look(page: Page) -> Iterator[Callable[..., None]]:
    """Looks at what is shown, at all sizes; what is wrong with any of it is told in the end."""
    found: list[str] = []

    def look(name: str, *, table: bool = False) -> None:
        for size in SIZES:
            faults = seen_at(page, size, OUTSIDE, WORDS)
            if table:
                # What there is to choose from is scrolled where it is that long.
                faults += [it for it in seen_at(page, size, FAULTS) if "cut off by" not in it]
            found.extend(f"{name} at {size}: {fault}" for fault in faults)

    steps.hurry(page, STRETCHED)
    page.goto("")
    yield look
    assert not found, "\n".join(found)


# By what they show, and not by their words.
BY_WORDS = {"code entry", "the way to the home screen"}


def test_long_words_have_room_on_the_pages_around_the_table(
    page: Page, look: Callable[..., None]
) -> None:
    for screen in SCREENS.keys() - BY_WORDS:
        SCREENS[screen](page)
        look(screen)
        page.keyboard.press("Escape")
    page.goto("#/statistics")
    page.evaluate(COUNT)
    expect(page.locator(".statistics__table").first).to_be_visible()
    look("statistics of a match")
    wanting = "async () => [...(await import(new URL('app/inside.js', document.baseURI))).wanting]"
    assert page.evaluate(wanting) == [], "nothing of it was said in English"


def test_long_words_have_room_at_the_table(page: Page, look: Callable[..., None]) -> None:
    for info in games():
        match = at(info.id, info.seats[-1], "long", "play" if info.id != "sauscharf" else "")
        steps.put_down(page, match)
        look(info.id, table=True)
        for icon in ("i-book", "i-menu"):
            page.locator(f'.bar button:has(use[href="#{icon}"])').click()
            expect(page.locator("dialog[open] h2").first).to_be_visible()
            look(f"{info.id}, {icon}")
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
        page.evaluate(steps.PUT_DOWN, steps.with_people(ended(match), ()))
        expect(page.locator(".sheet-page--final")).to_be_visible(timeout=steps.STARTED)
        look(f"{info.id}, final")


def ended(match: Match) -> Match:
    while match.to_act is not None:
        match.apply(match.legal_actions()[0])
    return match


@pytest.mark.device("phone")
def test_axe_finds_nothing_in_a_long_language_on_a_phone(page: Page) -> None:
    steps.hurry(page, STRETCHED)
    for screen in ("home", "settings", "set-up"):
        SCREENS[screen](page)
        check(page, screen, PLAIN)
        page.keyboard.press("Escape")
