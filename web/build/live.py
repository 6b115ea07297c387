"""A web server for a site that changes while it is looked at; it tells the page of changes."""

import io
import json
import threading
from collections.abc import Mapping
from http import HTTPStatus
from urllib.parse import unquote, urlsplit

import follow
import output
import serve

# In seconds: a word now and then tells whether the page is still there.
HEARTBEAT = 15


class Live:
    """The site as it is now."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._changed = threading.Condition()
        self._files = files
        self._tags = tags(files)

    def replace(self, files: Mapping[str, bytes]) -> bool:
        """Whether there is anything to be seen of it."""
        with self._changed:
            is_new = files != self._files
            self._files, self._tags = files, tags(files)
            self._changed.notify_all()
        return is_new

    def file(self, path: str) -> tuple[bytes | None, str | None]:
        """What is in it, and by what a browser knows it again."""
        with self._changed:
            return self._files.get(path), self._tags.get(path)

    def newest(self, known: bytes | None) -> bytes:
        """What the page is to hear: as soon as it is something else, or after a while."""
        with self._changed:
            self._changed.wait_for(lambda: self._files[follow.NEWEST] != known, HEARTBEAT)
            return self._files[follow.NEWEST]


def tags(files: Mapping[str, bytes]) -> dict[str, str]:
    listed = json.loads(files[output.DESCRIPTION])["files"]
    return {file["path"]: f'"{file["sha256"]}"' for file in listed}


class Handler(serve.Handler):
    """Browsers ask about a file each time: they may keep Pyodide compiled, and show nothing old."""

    def __init__(self, live: Live, *args: object) -> None:
        self._live = live
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:  # noqa: N802
        if self._asked_for() == follow.CHANGES:
            self._tell_changes()
        else:
            super().do_GET()

    def _asked_for(self) -> str:
        return unquote(urlsplit(self.path).path).removeprefix("/") or "index.html"

    def send_head(self) -> io.BytesIO | None:
        """As the class that this one stands on would do with a folder."""
        path = self._asked_for()
        content, tag = self._live.file(path)
        if content is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        is_kept = tag is not None and self.headers["If-None-Match"] == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if is_kept else HTTPStatus.OK)
        if tag:
            self.send_header("ETag", tag)
        if is_kept:
            self.end_headers()
            return None
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)

    def _tell_changes(self) -> None:
        """For as long as the page is there; once it is not, the connection breaks."""
        self.close_connection = True
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        told = None
        while True:
            newest = self._live.newest(told)
            self.wfile.write(b"data: %s\n\n" % newest if newest != told else b":\n\n")
            told = newest
