"""The example's wheel, built from the sources beside this file."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def build(folder: Path) -> Path:
    """Builds the wheel into the folder; says where it is."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=HERE, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def spoilt(wheel: Path, folder: Path, module: str) -> Path:
    """The wheel with its first module replaced."""
    target = folder / wheel.name
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(target, "w") as new:
        for name in old.namelist():
            is_first = name == "trick_table_kites/__init__.py"
            new.writestr(name, module if is_first else old.read(name))
    return target


def install(wheel: Path, folder: Path) -> None:
    """Puts the wheel into a folder of its own, as `pip install --target` does."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*command, "--target", str(folder), str(wheel)], check=True)
