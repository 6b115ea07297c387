"""The arena on a cluster: the executor of a Dask client plays the very same deals."""

from __future__ import annotations

from functools import partial

import pytest

from pygame_core.ai import arena


# What the cluster's own sockets leave behind is no concern of the arena.
@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_dask_cluster_finds_what_this_process_finds() -> None:
    # Only where it is needed: it takes as long as twenty tests.
    from dask.distributed import Client, LocalCluster

    compare = partial(arena.compare, "red-dragon", "casual", "beginner", deals=6, seats=3)
    alone = compare()
    # Two processes that talk by sockets, as machines would; its page on any port that is free.
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster,
        Client(cluster) as client,
    ):
        spread = compare(executor=client.get_executor())
    assert spread.differences == alone.differences
    assert spread.ci95 == alone.ci95
