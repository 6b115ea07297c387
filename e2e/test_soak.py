"""The page in long use, in short: `python -m e2e.soak` does the same with large numbers."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from e2e.soak import Soak


def test_matches_that_are_gone_leave_nothing_behind(page: Page) -> None:
    soak = Soak(page)
    soak.play(5)
    soak.delete_all()
    before = soak.measure()
    soak.play(10, lap=5)
    soak.delete_all()
    after = soak.measure()
    assert after.storage_letters == before.storage_letters
    assert after.nodes <= before.nodes * 1.2, (before, after)
    assert after.listeners <= before.listeners * 1.2, (before, after)
    assert after.heap_mb <= before.heap_mb * 1.3, (before, after)


def test_a_match_goes_on_whenever_its_worker_dies(page: Page) -> None:
    Soak(page).kill_workers(4, Random(2))
