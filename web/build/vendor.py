"""What the page takes from npm: ES modules as they are, reached by their names."""

import hashlib
import json
import re
from pathlib import Path

from commands import run
from folders import MODULES, WEB
from node import Node

# name in an import statement -> the ES module in node_modules
ENTRIES = {
    "preact": "preact/dist/preact.mjs",
    "preact/hooks": "preact/hooks/dist/hooks.mjs",
    "htm": "htm/dist/htm.module.js",
    "@preact/signals-core": "@preact/signals-core/dist/signals-core.module.js",
    "@preact/signals": "@preact/signals/dist/signals.module.js",
    "@fluent/bundle": "@fluent/bundle/esm/index.js",
    "lean-qr": "lean-qr/index.mjs",
    "lean-qr/extras/svg": "lean-qr/extras/svg.mjs",
}

# What a name begins with, which may go on to a part of the package.
PACKAGE = re.compile(r"^(?:@[^/\n]+/)?[^/\n]+", re.MULTILINE)
SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")
RELATIVE_IMPORT = re.compile(r"""(?:from|import)\s*["'](\.[^"']+)["']""")


def install(node: Node) -> None:
    """`npm ci`, where what is installed is not what the lock file says."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".installed-from"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("Fetching the page's packages from npm …")
    run(
        [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=WEB,
        otherwise="The page's packages could not be fetched from npm: check the network "
        "(and the registry in npm's settings) and build again.",
    )
    stamp.write_text(wanted)


def files() -> dict[str, bytes]:
    """Every module with all that it imports relatively, by its path in the site."""
    wanted = [MODULES / entry for entry in ENTRIES.values()]
    found: dict[str, bytes] = {}
    while wanted:
        module = wanted.pop()
        path = site_path(module)
        if path in found:
            continue
        # The maps are not shipped, so nothing may ask for them.
        text = SOURCE_MAP.sub("\n", module.read_text(encoding="utf-8"))
        found[path] = text.encode()
        wanted += [(module.parent / name).resolve() for name in RELATIVE_IMPORT.findall(text)]
    return found


def site_path(module: Path) -> str:
    return "vendor/" + module.relative_to(MODULES).as_posix()


def names() -> dict[str, str]:
    """By what a module is imported, and where it lies in the site."""
    return {name: f"vendor/{entry}" for name, entry in ENTRIES.items()}


def licences() -> str:
    """Under which licence each package comes, with the text where the package carries it."""
    packages = sorted({*PACKAGE.findall("\n".join(ENTRIES)), "pyodide"})
    return "\n\n".join(licence(MODULES / package) for package in packages)


def licence(package: Path) -> str:
    about = json.loads((package / "package.json").read_text(encoding="utf-8"))
    text = package / "LICENSE"
    title = f"{about['name']} {about['version']}: {about['license']}\n"
    return title + ("\n" + text.read_text(encoding="utf-8") if text.is_file() else "")
