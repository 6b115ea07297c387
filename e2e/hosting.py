"""The built site behind a plain static server, below a path of its own."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "web" / "dist"
# Nobody promised the page the top of a host.
PREFIX = "/some/where/"


class BelowPrefix(SimpleHTTPRequestHandler):
    """Python's own file server, which is what the README promises to be enough."""

    def translate_path(self, path: str) -> str:
        if not path.startswith(PREFIX):
            return str(Path(self.directory, "outside-of-the-site"))
        return super().translate_path(path.removeprefix(PREFIX.rstrip("/")))

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """The tests say what was asked for and should not have been."""


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A page that is left closes its connections, and that is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def build() -> None:
    subprocess.run([sys.executable, ROOT / "web" / "build"], cwd=ROOT, check=True)


@contextmanager
def hosted(folder: Path = DIST) -> Iterator[str]:
    """The address of the served site."""
    handler = partial(BelowPrefix, directory=str(folder))
    with Server(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
        finally:
            server.shutdown()
            thread.join()
