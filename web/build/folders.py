"""Where everything lies."""

from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
ROOT = WEB.parent
DIST = WEB / "dist"
MODULES = WEB / "node_modules"
CACHE = ROOT / ".cache" / "site"
