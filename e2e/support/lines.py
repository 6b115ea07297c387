"""The site at the other end of a line that is as thin as one likes, and what has come through it.

A browser's own throttle does not hold for its workers, and most of a first visit is fetched by one.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

from e2e.support.hosting import DIST, BelowPrefix, hosted

# Bytes that are sent at a time.
PART = 8_192


class Line(NamedTuple):
    """bits: in a second, 0 for as many as the machine can; seconds: there and back."""

    name: str
    bits: float
    seconds: float


FREE = Line("no limit", 0, 0)


class Traffic:
    """What has come through one line, which all that is fetched shares."""

    def __init__(self, line: Line) -> None:
        self.bytes = 0
        self.paths: list[str] = []
        self.line = line
        self._lock = threading.Lock()
        self._is_free_at = 0.0

    def ask(self, path: str) -> None:
        time.sleep(self.line.seconds)
        with self._lock:
            self.paths.append(path)

    def take(self, count: int) -> None:
        """Returns when so many bytes more are through."""
        with self._lock:
            self.bytes += count
            if not self.line.bits:
                return
            now = time.monotonic()
            self._is_free_at = max(self._is_free_at, now) + count * 8 / self.line.bits
            wait = self._is_free_at - now
        time.sleep(wait)


class Behind(BelowPrefix):
    """A server that does not compress, as hosts answer otherwise: over few connections."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    traffic: Traffic

    def setup(self) -> None:
        time.sleep(self.traffic.line.seconds)
        super().setup()

    def send_head(self) -> object:  # type: ignore[override]
        self.traffic.ask(self.path)
        return super().send_head()

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        while part := source.read(PART):
            self.traffic.take(len(part))
            outputfile.write(part)


@contextmanager
def behind(line: Line, folder: Path = DIST) -> Iterator[tuple[str, Traffic]]:
    """The address of the site, and what has come from it until then."""
    traffic = Traffic(line)
    with hosted(folder, type("BehindIt", (Behind,), {"traffic": traffic})) as site:
        yield site, traffic
