"""The page in long use, in short: `python -m e2e.bench.soak` does the same with large numbers."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from playwright.sync_api import Page

from e2e.bench.soak import Soak
from e2e.support import steps
from e2e.support.growth import TOLERANCES, Figures, growth
from e2e.support.mortal import PersonsMatch, kill_workers

FLAT = [Figures(matches, 12.0, 9_000, 180, 66, 400.0) for matches in range(10, 210, 10)]


@pytest.mark.moving
@pytest.mark.pyodide  # What Python keeps is told, too.
def test_matches_that_are_gone_leave_nothing_behind(page: Page) -> None:
    steps.start_quickly(page)
    assert growth(Soak(page, left=20).run(20)) == []


@pytest.mark.parametrize("what", TOLERANCES)
def test_whatever_grows_with_every_match_is_told(what: str) -> None:
    def grown(figures: Figures) -> Figures:
        start = getattr(figures, what)
        return replace(figures, **{what: start * (1 + figures.matches / 200)})

    [sentence] = growth([grown(figures) for figures in FLAT])
    assert sentence.startswith(f"{what} has grown from")


def test_warming_up_and_a_single_outlier_are_no_growth() -> None:
    cold = [replace(figures, heap_mb=5.0, process_mb=300.0) for figures in FLAT[:5]]
    outlier = replace(FLAT[-1], heap_mb=20.0, nodes=20_000)
    assert growth([*cold, *FLAT[5:-1], outlier]) == []


@pytest.mark.parametrize("length", [4, 20])
def test_what_rises_once_and_stays_is_no_growth(length: int) -> None:
    for at in range(1, length):
        step = [replace(figures, nodes=9_600, listeners=200) for figures in FLAT[at:length]]
        assert growth([*FLAT[:at], *step]) == []


def test_a_match_goes_on_whenever_its_worker_dies(page: Page) -> None:
    kill_workers(Soak(page).page, 3, Random(2))


def test_a_persons_match_goes_on_whenever_its_worker_dies(page: Page) -> None:
    kill_workers(Soak(page).page, 2, Random(2), PersonsMatch)
