"""What a page needs that shows by itself what was saved, beside the files of the site."""

import hashlib
import json
from collections.abc import Mapping

import output
import page
from folders import WEB

# Where the page hears of changes: see live.py.
CHANGES = "changes"
# What is there now, as the page hears it.
NEWEST = "newest.json"
SCRIPT = "follow.js"
# Before the page's first script, which may want what this one takes away.
FIRST_SCRIPT = '<script src="app/first-screen.js">'


def files(site: Mapping[str, bytes]) -> dict[str, bytes]:
    """Files that are added or differ: a script and its mark in index.html, and a service worker
    that only makes room."""
    others = digest({path: content for path, content in site.items() if path != page.STYLES})
    newest = {"page": others, "styles": digest({page.STYLES: site[page.STYLES]})}
    known = " ".join(f'data-{what}="{value}"' for what, value in newest.items())
    tag = f'<script src="{SCRIPT}" {known}></script>\n{FIRST_SCRIPT}'
    index = page.fill(site["index.html"].decode(), FIRST_SCRIPT, tag)
    return {
        "index.html": index.encode(),
        SCRIPT: (WEB / "build" / SCRIPT).read_bytes(),
        output.SERVICE_WORKER: (WEB / "build" / "make_room.js").read_bytes(),
        NEWEST: json.dumps(newest).encode(),
    }


def digest(files: Mapping[str, bytes]) -> str:
    found = hashlib.sha256()
    for path, content in sorted(files.items()):
        found.update(f"{path} {len(content)}\n".encode() + content)
    return found.hexdigest()[:12]
