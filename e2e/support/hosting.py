"""The built site behind a plain static server, below a path of its own."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "web" / "dist"
LANGUAGES = sorted(path.stem for path in (ROOT / "web" / "locales").glob("*.ftl"))
# Nobody promised the page the top of a host.
PREFIX = "/some/where/"
# A name by which the browser of the tests finds this machine without knowing that it is this one.
OTHER_HOST = "teacher.test"


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

    def handle_error(
        self, request: socket.socket | tuple[bytes, socket.socket], client_address: object
    ) -> None:
        """A page that is left closes its connections, and that is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def build() -> None:
    subprocess.run([sys.executable, ROOT / "web" / "build"], cwd=ROOT, check=True)


class Host:
    """The site behind a server in a process of its own, so that it can really be killed."""

    def __init__(self, folder: Path, module: str = "e2e.support.hosting") -> None:
        """module: what serves, if not the plain server."""
        self._folder = folder
        self._module = module
        self._port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}{PREFIX}"

    def start(self) -> None:
        """At the same port as before, if there was one."""
        command = [sys.executable, "-m", self._module, str(self._folder), str(self._port)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        self._port = int(self._process.stdout.readline())

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


def serve_for_ever(folder: str, port: int, handler: type[BelowPrefix] = BelowPrefix) -> None:
    """Says its port in the first line."""
    with Server(("127.0.0.1", port), partial(handler, directory=folder)) as server:
        sys.stdout.write(f"{server.server_port}\n")
        sys.stdout.flush()
        server.serve_forever()


@contextmanager
def hosted(folder: Path = DIST, handler: type[BelowPrefix] = BelowPrefix) -> Iterator[str]:
    """The address of the served site."""
    with Server(("127.0.0.1", 0), partial(handler, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{PREFIX}"
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def served(*command: str, folder: Path = ROOT, complaints: IO[str] | None = None) -> Iterator[str]:
    """The address that a command of Python's says; without one, of what builds and serves."""
    asked = [sys.executable, "-u", *(command or ("web/build", "--serve"))]
    with subprocess.Popen(
        asked, cwd=folder, stdout=subprocess.PIPE, stderr=complaints, text=True
    ) as server:
        assert server.stdout
        try:
            said = ""
            while not (address := re.search(r"http://[\w.]+:\d+/", said)):
                line = server.stdout.readline()
                assert line, said
                said += line
            yield address[0]
        finally:
            server.terminate()


if __name__ == "__main__":
    serve_for_ever(sys.argv[1], int(sys.argv[2]))
