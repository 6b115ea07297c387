"""The whole site: what is in each file, by its path."""

from collections.abc import Mapping

import bundle
import catalogue
import engine
import first_screen
import follow
import games
import one_file
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
    told: str,
    *,
    with_snapshot: bool = True,
    followed: bool = False,
) -> dict[str, bytes]:
    """All files around an engine; told: what it says of its games.

    with_snapshot: of Python's memory. followed: with its modules as they are written, for a page
    that shows by itself what was saved.
    """
    site = {
        **page.files(),
        **page.transcripts(),
        **vendor.files(),
        **runtime.files(),
        **python,
        "app/catalogue.js": catalogue.module(told),
        "app/games/tables.js": games.tables(),
        "app/frame.js": page.frame(),
        page.LICENCES: vendor.licences().encode(),
    }
    site |= start.files(node, site, with_snapshot=with_snapshot)
    sources = site
    site = {path: it for path, it in site.items() if not is_part(path)}
    site["guest.js"] = bundle.supplied(node, sources, "guest.js")
    # What the version module says comes last; that it is there is known.
    modules = {**site, output.VERSION: b"export default {};"}
    screens = first_screen.templates(node, modules)
    names = vendor.names()
    import_map = {"imports": {name: f"./{path}" for name, path in names.items()}}
    if not followed:
        site = bundle.bundled(node, site, names)
        names, import_map = {}, bundle.import_map(site)
    preloads = preload.links({**modules, **site}, "app/main.js", names)
    site["index.html"] = page.index(import_map, preloads, screens)
    if followed:
        site |= follow.files(site)
    about = {"engine": engine.version(site), "pyodide": runtime.version()}
    complete = output.described(site, about)
    if followed or not with_snapshot:
        return complete
    sources = {**sources, output.VERSION: complete[output.VERSION]}
    return {**complete, **one_file.files(node, sources, complete, screens)}


def is_part(path: str) -> bool:
    """Whether a module is there only to be bundled with others."""
    return path == "start/supply.js" or (path.startswith(output.APART) and path.endswith(".js"))
