"""Draws web/art/icon-*.png from web/art/icon.svg, for launchers that take no SVG.

python -m e2e.support.draw_icons     (after the drawing was changed; the pictures are committed)
"""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from e2e.support.browsers import CHROMIUM_FLAGS, NO_CHROMIUM, find_chromium
from e2e.support.hosting import ROOT

ART = ROOT / "web" / "art"
# What Android, desktops and iPads ask for.
SIZES = (180, 192, 512)


def main() -> None:
    chromium = find_chromium()
    assert chromium, NO_CHROMIUM
    drawing = (ART / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM_FLAGS))
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
            page.screenshot(path=ART / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
