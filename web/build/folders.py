"""Where everything lies."""

from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
DIST = WEB / "dist"
# Resolved, since a copy of the tree may point to the packages of another.
MODULES = (WEB / "node_modules").resolve()
CACHE = ROOT / ".cache" / "site"
