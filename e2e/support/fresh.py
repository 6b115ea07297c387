"""The site behind a server that has browsers ask for each file anew, as web/build --serve does.

Without the server, nothing but the page's own copy helps then.
"""

from __future__ import annotations

import sys

from e2e.support.hosting import BelowPrefix, serve_for_ever


class Fresh(BelowPrefix):
    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


if __name__ == "__main__":
    serve_for_ever(sys.argv[1], int(sys.argv[2]), Fresh)
