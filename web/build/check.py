"""TypeScript's checks of the page's JavaScript."""

from commands import run
from folders import MODULES, WEB
from node import Node


def check_types(node: Node) -> None:
    """Against the types of the installed packages, by the settings in tsconfig.json."""
    tsc = MODULES / "typescript" / "bin" / "tsc"
    # A service worker lives in another world than a page, and has types of its own.
    for settings in ("tsconfig.json", "tsconfig.sw.json"):
        run(
            [node.node, tsc, "-p", WEB / settings],
            cwd=WEB,
            otherwise="The types of the JavaScript do not fit.",
        )
