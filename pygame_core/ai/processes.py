"""The processes of this machine, to play deals on all of its cores."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from math import ceil
from typing import TypeVar

Played = TypeVar("Played")

CHUNKS = 150
"""How many pieces the deals are divided into at most, for executors and for the progress."""


@contextmanager
def processes(jobs: int) -> Iterator[Executor | None]:
    """An executor of this many processes; None for a single one, which is this one.

    Leaving ends them at once: what is still under way then, nobody waits for.
    """
    if jobs == 1:
        yield None
        return
    others = set(multiprocessing.active_children())
    # Started anew, not forked: the same on every system. Ctrl-C reaches all processes of a
    # terminal; only this one is to answer.
    fresh = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(jobs, fresh, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield executor
    finally:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        executor.shutdown(cancel_futures=True)


def in_order(
    play: Callable[[range], list[Played]], deals: range, executor: Executor | None
) -> Generator[Played, None, None]:
    """What comes of each of these deals, in their order, wherever they are played."""
    size = 1 if executor is None else ceil(len(deals) / CHUNKS) or 1
    chunks = [deals[first : first + size] for first in range(0, len(deals), size)]
    if executor is None:
        for chunk in chunks:
            yield from play(chunk)
        return
    futures = [executor.submit(play, chunk) for chunk in chunks]
    try:
        for future in futures:
            yield from future.result()
    finally:
        for future in futures:
            future.cancel()
