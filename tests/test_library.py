"""What is left out of Python's library comes when it is imported."""

from __future__ import annotations

import gzip
import hashlib
import importlib
import io
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from pygame_core.page.library import lend

FILES = {
    "gulls.py": "WINGS = 2",
    "terns/__init__.py": "",
    "terns/arctic.py": "MILES = 44_000",
    "terns/inland/__init__.py": "from terns.arctic import MILES",
}


@pytest.fixture
def packed() -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as target:
        for name, text in FILES.items():
            target.writestr(name, text)
    return gzip.compress(archive.getvalue())


class Line:
    """Brings an archive, or what was taken for it, and counts how often it was asked to."""

    def __init__(self, content: bytes | None) -> None:
        self.content = content
        self.asked = 0

    def __call__(self, path: str) -> bool:
        self.asked += 1
        if self.content is None:
            return False
        Path(path).write_bytes(self.content)
        return True


@pytest.fixture(autouse=True)
def restored(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    yield
    for name in [name for name in sys.modules if name.split(".")[0] in ("gulls", "terns")]:
        del sys.modules[name]


def lent(folder: Path, packed: bytes, line: Line) -> None:
    lend("gulls terns", str(folder / "rest.zip"), hashlib.sha256(packed).hexdigest(), line)


def test_a_module_that_is_nowhere_else_is_brought_once(tmp_path: Path, packed: bytes) -> None:
    line = Line(packed)
    lent(tmp_path, packed, line)
    assert line.asked == 0

    assert importlib.import_module("gulls").WINGS == 2
    assert importlib.import_module("terns.inland").MILES == 44_000
    assert line.asked == 1
    assert [path.name for path in tmp_path.iterdir()] == ["rest.zip"]


def test_the_rest_of_a_package_that_is_here_in_part_is_brought(
    tmp_path: Path, packed: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here" / "terns").mkdir(parents=True)
    (tmp_path / "here" / "terns" / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path / "here"))
    lent(tmp_path, packed, Line(packed))

    assert importlib.import_module("terns.arctic").MILES == 44_000


def test_nothing_is_brought_for_a_module_that_it_does_not_have(
    tmp_path: Path, packed: bytes
) -> None:
    line = Line(packed)
    lent(tmp_path, packed, line)
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("no_such_bird")
    assert line.asked == 0


@pytest.mark.parametrize("spoilt", [None, b"", b"something else"])
def test_what_does_not_come_or_is_something_else_is_not_imported(
    tmp_path: Path, packed: bytes, spoilt: bytes | None
) -> None:
    lent(tmp_path, packed, Line(spoilt))
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("gulls")
    assert not list(tmp_path.iterdir())


def test_what_has_been_missing_may_come_later(tmp_path: Path, packed: bytes) -> None:
    line = Line(None)
    lent(tmp_path, packed, line)
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("gulls")
    line.content = packed
    assert importlib.import_module("gulls").WINGS == 2
