"""The Python packages of the page: the engine's wheel, micropip, and the lock file of both."""

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

NAME = "trick-table"
IMPORTS = "pygame_core"
LOCK = "pyodide/pyodide-lock.json"
# Pyodide's own installer; it is no part of the npm package. Loaded when somebody adds a game.
MICROPIP = "0.11.1"
MICROPIP_SHA256 = "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3"


def files(node: Node) -> dict[str, bytes]:
    """Both wheels and the lock file that names them, by their paths in the site."""
    wheel_name, wheel = engine_wheel(node)
    micropip_name, micropip = micropip_wheel()
    micropip = runtime.compiled(node, micropip, "micropip")
    packages = {
        NAME: lock_entry(NAME, wheel_name, wheel, IMPORTS),
        "micropip": lock_entry("micropip", micropip_name, micropip, "micropip"),
    }
    lock = {"info": runtime.lock_info(), "packages": packages}
    return {
        f"pyodide/{wheel_name}": wheel,
        f"pyodide/{micropip_name}": micropip,
        LOCK: json.dumps(lock, indent=1).encode(),
    }


def about(site: Mapping[str, bytes]) -> dict[str, str]:
    """Which engine the site carries, by its lock file."""
    entry = json.loads(site[LOCK])["packages"][NAME]
    path = f"pyodide/{entry['file_name']}"
    return {"package": NAME, "version": entry["version"], "path": path}


def engine_wheel(node: Node) -> tuple[str, bytes]:
    """The very wheel that would be published, with compiled modules added."""
    with tempfile.TemporaryDirectory() as folder:
        run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
            cwd=ROOT,
            otherwise="The engine's wheel could not be built.",
        )
        (wheel,) = Path(folder).glob("*.whl")
        return wheel.name, runtime.compiled(node, wheel.read_bytes(), "engine")


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


def lock_entry(name: str, file_name: str, wheel: bytes, imports: str) -> dict[str, Any]:
    return {
        "name": name,
        "version": file_name.split("-")[1],
        "file_name": file_name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel).hexdigest(),
        "package_type": "package",
        "imports": [imports],
        "depends": [],
        "unvendored_tests": False,
    }
