"""The page's own files, and what only the build can put into index.html."""

import base64
import hashlib
import html
import json
import re
from collections.abc import Mapping
from typing import NamedTuple

import games
import locales
from folders import ROOT, WEB
from problem import BuildError

SINGLE = ("worker.js", "guest.js", "sw.js")
MANIFEST = "manifest.webmanifest"
SOURCES = ("app", "start", "one-file", "art", "lessons")
SHIPPED = {".js", ".json", ".svg", ".png", ".webp", ".woff2"}
STYLES = "styles.css"
LICENCES = "licences.txt"
STYLE_LINKS = re.compile(r'(?:<link rel="stylesheet" href="[^"]+">\n)+')
STYLE_LINK = re.compile(r'href="([^"]+)"')
SOURCE_MAP = re.compile(r"/\*# sourceMappingURL=.*?\*/\s*$")
# What a file has no use for: an icon on a home screen, and a way to install it.
INSTALLING = re.compile(r'<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n')


def files() -> dict[str, bytes]:
    found = {name: WEB / name for name in SINGLE}
    for folder in SOURCES:
        for path in sorted((WEB / folder).rglob("*")):
            if path.suffix in SHIPPED and path.name not in games.INSIDE:
                found[path.relative_to(WEB).as_posix()] = path
    read = {name: path.read_bytes() for name, path in found.items()}
    return {**read, **locales.files(), STYLES: styles(), MANIFEST: manifest()}


def manifest() -> bytes:
    """With what the page is called, and what it is, in every language."""
    told = json.loads((WEB / MANIFEST).read_text(encoding="utf-8"))
    texts = {"name": "app-name", "short_name": "app-name", "description": "app-description"}
    for member, key in texts.items():
        said = wordings(key)
        told[member] = said.pop(locales.ENGLISH)
        told[f"{member}_localized"] = said
    return json.dumps(told, ensure_ascii=False, indent=1).encode()


def wordings(key: str) -> dict[str, str]:
    """A sentence by language, as far as they have it: English before all."""
    codes = sorted(locales.languages(), key=lambda code: code != locales.ENGLISH)
    return {code: said for code in codes if (said := locales.first_line(code, key))}


def paragraphs(first: str, *more: str) -> str:
    """Sentences as they stand in the page: a paragraph for each language that has the first."""
    lines = {
        code: [said, *filter(None, (locales.first_line(code, key) for key in more))]
        for code, said in wordings(first).items()
    }
    return "\n".join(
        f'<p lang="{code}">{"<br>".join(map(html.escape, said))}</p>'
        for code, said in lines.items()
    )


def styles() -> bytes:
    """All style sheets in one, in the order in which index.html names them (with a *, those of all
    games): nothing is drawn before the last of them is here, and each file has its price."""
    names = STYLE_LINK.findall("".join(STYLE_LINKS.findall(source())))
    found = [path for name in names for path in sorted(WEB.glob(name))]
    return b"\n".join(path.read_bytes() for path in found)


def transcripts() -> dict[str, bytes]:
    """One whole match of each game with its known positions, for the page's test of itself."""
    kept = sorted((ROOT / "tests" / "transcripts").iterdir())
    return {f"transcripts/{game.name}.json": min(game.iterdir()).read_bytes() for game in kept}


def symbols() -> str:
    """The drawings, for the page itself: browsers forget a file of drawings while it is in use, and
    then fetch and read it again for each place that shows one of them. Those of games come last."""
    own = (WEB / "symbols.svg").read_text(encoding="utf-8").strip()
    return own.removesuffix("</svg>") + games.symbols() + "</svg>"


def source() -> str:
    return (WEB / "index.html").read_text(encoding="utf-8")


def worded(*hints: str) -> str:
    """The same with what it says itself, in each language; hints: where it cannot start, too."""
    spoken = " ".join(locales.languages())
    page = fill(source(), '<html lang="en">', f'<html lang="en" data-languages="{spoken}">')
    page = fill(page, "<!-- stuck -->", paragraphs("start-stuck", *hints))
    page = fill(page, "<!-- needs scripts -->", paragraphs("start-needs-scripts"))
    told = " ".join(wordings("app-description").values())
    return fill(page, "<!-- description -->", html.escape(told))


def index(import_map: Mapping[str, object], preloads: str, first_screens: str) -> bytes:
    """index.html with the import map, the policy that lets exactly this map run, what to fetch
    beside it, and what to show meanwhile."""
    map_text = json.dumps(import_map, indent=1)
    page = STYLE_LINKS.sub(f'<link rel="stylesheet" href="{STYLES}">\n', worded("start-stuck-file"))
    page = fill(page, "<!-- policy -->", policy(map_text))
    page = fill(page, "<!-- import map -->", f'<script type="importmap">{map_text}</script>')
    page = fill(page, "<!-- preloads -->", preloads)
    page = fill(page, "<!-- symbols -->", symbols())
    page = fill(page, "<!-- first screens -->", first_screens)
    return page.encode()


class Scripts(NamedTuple):
    """The page's, each with all that it needs: the page itself, and what shows a first screen."""

    page: str
    first: str


def one_file(site: Mapping[str, bytes], scripts: Scripts, first_screens: str, places: str) -> bytes:
    """index.html with everything in it, and a policy that lets nothing else run and nothing at all
    be fetched.

    places: where the other files come.
    """
    style = SOURCE_MAP.sub("", site[STYLES].decode())
    for content, end in ((style, "</style"), *((script, "</script") for script in scripts)):
        if end in content or "<!--" in content:
            raise BuildError(f"What is to stand in the one file must not say {end} or <!--.")
    icon = f"data:image/svg+xml;base64,{base64.b64encode(site['art/mark.svg']).decode()}"
    rules = declared(
        "default-src 'none'",
        f"script-src 'wasm-unsafe-eval' {' '.join(map(source_of, scripts))}",
        "worker-src blob:",
        f"style-src {source_of(style)}",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    )
    page = INSTALLING.sub("", worded())
    page = STYLE_LINKS.sub(lambda _: f"<style>{style}</style>\n", page)
    page = fill(page, "<!-- policy -->", f'{rules}\n<meta name="public-address" content="">')
    page = fill(page, "<!-- import map -->\n", "")
    page = fill(page, "<!-- preloads -->\n", "")
    page = fill(page, ' src="app/main.js">', f">{scripts.page}")
    page = fill(page, '<script src="app/first-screen.js">', f"<script>{scripts.first}")
    page = fill(page, 'href="art/mark.svg"', f'href="{icon}"')
    page = fill(page, "<!-- symbols -->", symbols())
    page = fill(page, "<!-- first screens -->", first_screens)
    licences = f'<script type="text/plain">\n{site[LICENCES].decode()}</script>'
    return fill(page, "</body>", f"{licences}\n{places}\n</body>").encode()


def fill(page: str, placeholder: str, content: str) -> str:
    if page.count(placeholder) != 1:
        raise BuildError(f"web/index.html needs the line {placeholder} exactly once.")
    return page.replace(placeholder, content)


def policy(import_map: str) -> str:
    """Nothing from elsewhere, no inline script but the import map, and the one of an added game's
    frame: what a frame is given as text has the page's policy beside its own."""
    inline = " ".join(map(source_of, (import_map, frame_script())))
    return declared(
        "default-src 'self'",
        f"script-src 'self' 'wasm-unsafe-eval' {inline}",
        # A worker that is fetched has no policy; one that the page writes has the page's.
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )


def frame() -> bytes:
    """The module app/frame.js: the document in which an added game runs, with a policy that lets it
    fetch nothing at all. Its types are in web/app/frame.d.ts."""
    script = frame_script()
    rules = declared(
        "default-src 'none'",
        f"script-src 'wasm-unsafe-eval' {source_of(script)}",
        "worker-src blob:",
    )
    document = f'<!doctype html><meta charset="utf-8">{rules}<script>{script}</script>'
    return f"export default {json.dumps(document)};\n".encode()


def frame_script() -> str:
    return (WEB / "frame.js").read_text(encoding="utf-8")


def source_of(inline_script: str) -> str:
    """By what a policy lets this very script run."""
    digest = base64.b64encode(hashlib.sha256(inline_script.encode()).digest()).decode()
    return f"'sha256-{digest}'"


def declared(*rules: str) -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}">'
