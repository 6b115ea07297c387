"""The Python packages of the page: the engine, micropip, and the lock file that names it."""

import hashlib
import json
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import runtime
from commands import ONE_WHEEL, PIP, run
from folders import CACHE, ROOT
from node import Node

# Where Python finds the engine: in an archive, as it does its library.
MOUNTED = "/lib/engine.zip"
ENGINE = "pyodide/engine.bin"
LOCK = "pyodide/pyodide-lock.json"
# Pyodide's own installer; it is no part of the npm package. Loaded when somebody adds a game.
MICROPIP = "0.11.1"
MICROPIP_SHA256 = "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"


def files(node: Node) -> dict[str, bytes]:
    """The engine compiled and as it is published, micropip, and the lock file, by their paths."""
    name, wheel = engine_wheel()
    micropip_name, micropip = micropip_wheel()
    micropip = runtime.compiled(node, micropip, "micropip", site_packages())
    packages = {"micropip": lock_entry("micropip", micropip_name, micropip)}
    lock = {"info": runtime.lock_info(), "packages": packages}
    return {
        ENGINE: runtime.whole(runtime.compiled(node, wheel, "engine", MOUNTED)),
        f"pyodide/{name}": wheel,
        f"pyodide/{micropip_name}": micropip,
        LOCK: json.dumps(lock, indent=1).encode(),
    }


def wheel_path(site: Mapping[str, bytes]) -> str:
    """Where in the site the engine lies as it is published."""
    (path,) = (path for path in site if path.startswith("pyodide/trick_table-"))
    return path


def version(site: Mapping[str, bytes]) -> str:
    return wheel_path(site).split("-")[1]


def engine_wheel() -> tuple[str, bytes]:
    """The very wheel that would be published."""
    with tempfile.TemporaryDirectory() as folder:
        run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
            cwd=ROOT,
            otherwise="The engine's wheel could not be built.",
        )
        (wheel,) = Path(folder).glob("*.whl")
        return wheel.name, wheel.read_bytes()


def micropip_wheel() -> tuple[str, bytes]:
    name = f"micropip-{MICROPIP}-py3-none-any.whl"
    kept = CACHE / name
    if not kept.is_file():
        print("Fetching micropip from PyPI …")
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            compatible = ("--python-version", "3.14", "--require-hashes")
            wanted = Path(folder, "wanted.txt")
            wanted.write_text(f"micropip=={MICROPIP} --hash=sha256:{MICROPIP_SHA256}\n")
            run(
                [*PIP, "download", *ONE_WHEEL, *compatible, "-r", wanted, "--dest", folder],
                cwd=ROOT,
                otherwise="micropip could not be fetched from PyPI: check the network and "
                "build again.",
            )
            shutil.move(Path(folder, name), kept)
    return name, kept.read_bytes()


def site_packages() -> str:
    return f"/lib/python{'.'.join(runtime.python_version())}/site-packages"


def lock_entry(name: str, file_name: str, wheel: bytes) -> dict[str, Any]:
    return {
        "name": name,
        "version": file_name.split("-")[1],
        "file_name": file_name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel).hexdigest(),
        "package_type": "package",
        "imports": [name],
        "depends": [],
        "unvendored_tests": False,
    }
