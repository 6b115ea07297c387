"""The whole site: what is in each file, by its path."""

from collections.abc import Mapping

import catalogue
import engine
import first_screen
import follow
import output
import page
import preload
import runtime
import start
import vendor
from node import Node


def files(
    node: Node,
    python: Mapping[str, bytes],
    games: str,
    *,
    pictured: bool = True,
    followed: bool = False,
) -> dict[str, bytes]:
    """All files around an engine; games: what it says of its games.

    pictured: with a picture of Python's memory. followed: for a page that shows by itself what was
    saved.
    """
    site = {
        **page.files(),
        **page.transcripts(),
        **vendor.files(),
        **runtime.files(node),
        **python,
        "app/catalogue.js": catalogue.module(games),
        "licences.txt": vendor.licences().encode(),
    }
    site |= start.files(node, site, pictured=pictured)
    import_map = vendor.import_map()
    # What the version module says comes last; that it is there is known.
    modules = {**site, output.VERSION: b"export default {};"}
    preloads = preload.links(modules, "app/main.js", import_map["imports"])
    screens = first_screen.templates(node, modules)
    site["index.html"] = page.index(import_map, preloads, screens)
    if followed:
        site |= follow.files(site)
    about = {"engine": engine.version(site), "pyodide": runtime.version()}
    return output.described(site, about)
