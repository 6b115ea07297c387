"""A web server for trying the site: on this machine, or for the tablets in the same network."""

import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from problem import BuildError

PORTS = range(8000, 8020)


# Not left to the machine's own tables: a wrong type keeps modules and WebAssembly from running.
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".whl": "application/zip",
    "": "application/octet-stream",
}


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Headers and file are sent apart, and the second would wait some 40 ms for word of the first.
    disable_nagle_algorithm = True
    extensions_map = TYPES

    def end_headers(self) -> None:
        # Kept by the browser, but asked about each time: a rebuilt page shows at once.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Says nothing of each file: the address stays in sight."""

    def log_error(self, format: str, *args: object) -> None:  # noqa: A002
        print(f"  {format % args}: {self.path}")


class Server(ThreadingHTTPServer):
    daemon_threads = True
    # On Windows, reusing would let two servers listen at one port.
    allow_reuse_address = sys.platform != "win32"

    def handle_error(self, request: object, client_address: object) -> None:
        """A page that is left closes its connections, and that is no error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def serve(folder: Path, *, lan: bool, port: int | None) -> None:
    """Serves until interrupted."""
    with open_server(partial(Handler, directory=str(folder)), PORTS, lan=lan, port=port) as server:
        say_addresses(server, lan=lan)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def open_server(
    handler: Callable[..., Handler], ports: range, *, lan: bool, port: int | None
) -> Server:
    """At the given port, or else at the first that is free."""
    for one in [port] if port else ports:
        try:
            return Server(("0.0.0.0" if lan else "127.0.0.1", one), handler)
        except (OSError, OverflowError):
            continue
    wanted = f"Port {port}" if port else f"Every port from {ports[0]} to {ports[-1]}"
    raise BuildError(f"{wanted} is taken or not to be had: name another one with --port.")


def say_addresses(server: Server, *, lan: bool) -> None:
    print("Open this address in a browser:")
    for address in addresses(server.server_port, lan=lan):
        print(f"  {address}")
    print("Stop with Ctrl+C.", flush=True)


def addresses(port: int, *, lan: bool) -> Iterator[str]:
    yield f"http://localhost:{port}/"
    if lan and (own := lan_address()):
        yield f"http://{own}:{port}/   (for other devices in the same network)"


def lan_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address
