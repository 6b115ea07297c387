"""The processes of this machine, to play deals on all of its cores."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager


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
