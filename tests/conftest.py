"""What all tests of the engine go by."""

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from pygame_core.games import look_again

# How long an example takes says more of the machine than of the code.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """What has been imported and collected stays: to look through it for garbage again and again is
    a fifth of the work of some tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where packages may be installed for one test."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    monkeypatch.undo()
    for path in tmp_path.glob("*.py"):
        sys.modules.pop(path.stem, None)
    look_again()
