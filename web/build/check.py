"""What must hold of the page's sources before they are built: types, form, and no known mistake."""

from pathlib import Path

from commands import run
from folders import MODULES, ROOT, WEB
from node import Node

FOLDERS = ("web/app", "web/start", "web/one-file", "web/build", "web/styles", "e2e", "tests/page")
SINGLE = tuple(f"web/{name}.js" for name in ("worker", "guest", "frame", "sw", "eslint.config"))
KINDS = {".js", ".mjs", ".ts", ".css"}


def sources() -> list[Path]:
    """All JavaScript and styles that are written by hand."""
    found = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")))
    return [path for path in (*found, *(ROOT / name for name in SINGLE)) if path.suffix in KINDS]


def check_types(node: Node) -> None:
    """Against the types of the installed packages, by the settings in tsconfig.json."""
    tsc = MODULES / "typescript" / "bin" / "tsc"
    # A service worker lives in another world than a page, and so do tests in Node: they have types
    # of their own.
    for settings in ("tsconfig.json", "tsconfig.sw.json", "tsconfig.tests.json"):
        run(
            [node.node, tsc, "-p", WEB / settings],
            cwd=WEB,
            otherwise="The types of the JavaScript do not fit.",
        )


def lint(node: Node) -> None:
    eslint = MODULES / "eslint" / "bin" / "eslint.js"
    linted = [path for path in sources() if path.suffix != ".ts"]
    run(
        [node.node, eslint, "--config", WEB / "eslint.config.js", *linted],
        cwd=ROOT,
        otherwise="ESLint has found something.",
    )


def check_form(node: Node) -> None:
    run(
        [node.node, WEB / "build" / "format.mjs", "--check", *sources()],
        cwd=ROOT,
        otherwise="Some files are not in form: python web/build --format writes it.",
    )


def write_form(node: Node) -> None:
    run(
        [node.node, WEB / "build" / "format.mjs", *sources()],
        cwd=ROOT,
        otherwise="The form could not be written.",
    )


def check(node: Node) -> None:
    check_form(node)
    lint(node)
    check_types(node)
