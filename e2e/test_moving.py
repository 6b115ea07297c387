"""A match goes to another device by QR code, link or text code, and comes in only on wish."""

from __future__ import annotations

import io
from collections.abc import Callable

import zxingcpp
from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support import steps
from e2e.support.bare import forget
from pygame_core.formats import codes


def device(new_context: Callable[..., BrowserContext]) -> Page:
    page = new_context().new_page()
    steps.hurry(page)
    return page


def code_of_first(page: Page) -> str:
    """Opens the dialog of the first match in the list and reads its code."""
    page.goto("#/matches")
    page.get_by_role("button", name="Move to another device").first.click()
    field = page.get_by_label("Text code")
    field.wait_for(timeout=steps.STARTED)
    return field.input_value()


def read_by_camera(page: Page) -> str:
    """What a QR reader makes of the page as it is on the screen."""
    with steps.seen(page):
        picture = page.screenshot()
    [code] = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)).convert("L"))
    return str(code.text)


def test_a_match_goes_on_at_another_device_by_text_and_by_qr_code(
    new_context: Callable[..., BrowserContext],
) -> None:
    here, there = device(new_context), device(new_context)
    here.goto("#game=red-dragon&seats=3&seed=class-7b")
    here.get_by_label("Your name, if you like").fill("Mei")
    here.get_by_role("button", name="Play", exact=True).click(timeout=steps.STARTED)
    steps.hand(here)
    for left in (19, 18):
        steps.lay(here)
        expect(here.locator(".hand [data-card]")).to_have_count(left)
    before = steps.hand(here)
    code = code_of_first(here)
    [saved] = steps.saved_matches(here)
    assert codes.unpack(code)["log"] == saved["log"]
    expect(here.locator(".qr")).to_be_visible()
    # At an address that is this device's own, the code itself is what others can read.
    assert read_by_camera(here) == code

    def goes_on_there() -> None:
        expect(there.get_by_text("Mei, Luna, and Nami")).to_be_visible(timeout=steps.STARTED)
        assert steps.saved_matches(there) == []  # only looked at so far
        there.get_by_role("button", name="Play").click()
        assert steps.hand(there) == before
        [moved] = steps.saved_matches(there)
        assert moved["log"] == saved["log"]
        # It is still one of its deal: computer players answer as at every other device.
        assert moved["page"]["link"] == saved["page"]["link"] != ""
        assert moved["page"]["id"] != saved["page"]["id"]
        there.go_back()
        expect(there.locator(".saved")).to_have_count(1)

    there.goto("")
    there.get_by_role("button", name="Open a match from a code").click()
    lines = "\n".join(code.lower()[at : at + 30] for at in range(0, len(code), 30))
    there.get_by_label("The code, or a link with it").fill(f" {lines} ")
    there.get_by_role("button", name="Read the code").click()
    goes_on_there()

    forget(there)
    there.goto("")
    there.goto(f"#match={code}")
    goes_on_there()


def test_a_code_or_link_that_does_not_open_says_why(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    page.get_by_role("button", name="Open a match from a code").click()
    page.get_by_label("The code, or a link with it").fill("look at /some/where/#match=TT1.ABCD")
    page.get_by_role("button", name="Read the code").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("is missing or wrong", timeout=steps.STARTED)
    for link, sentence in {
        "#match=hello": "It is not a Trick Table code",
        "#match=TT7.ABCD": "newer Trick Table",
        "#match=%E0%A4%A": "It is not a Trick Table link",
        f"#match=TT1.{'A' * 50_000}": "far too long",
        "#match=": "It is not a Trick Table code",
    }.items():
        page.goto(link)
        expect(alert).to_contain_text(sentence)
    page.get_by_role("link", name="To the games").click()
    expect(page.locator(".saved")).to_have_count(0)


def test_the_code_can_be_copied_or_at_least_selected(page: Page, context: BrowserContext) -> None:
    steps.hurry(page)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    steps.start_match(page, ["Mei"])
    code = code_of_first(page)
    page.get_by_role("button", name="Copy the code").click()
    expect(page.get_by_text("The code is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == code
    page.keyboard.press("Escape")
    expect(page.locator(".saved")).to_contain_text("copied today")

    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.get_by_role("button", name="Move to another device").click()
    page.get_by_role("button", name="Copy the code").click()
    expect(page.get_by_text("copy it by the browser’s menu")).to_be_visible()
    selected = page.get_by_label("Text code").evaluate(
        "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    )
    assert selected == code


def test_how_to_put_the_page_on_the_home_screen_is_told(page: Page) -> None:
    steps.hurry(page)
    page.goto("")
    for language, name in (
        ("en", "Put it on the home screen"),
        ("ja", "ホーム画面に追加"),
    ):
        steps.choose_language(page, language)
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog").get_by_role("listitem"), language).to_have_count(4)
        page.keyboard.press("Escape")
