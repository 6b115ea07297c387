"""JSON that somebody else has written: only as deep as its reader can go.

Python's own reader goes one call deeper for every bracket. In a browser, that ends the whole
machine before Python notices.
"""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 100
"""Brackets within brackets. Nothing of ours comes near."""

_TOKEN = re.compile(r'\\.|["\[\]{}]', re.DOTALL)


def parsed(text: str | bytes) -> Any:
    """What the JSON says. ValueError if it is none, or nested too deep."""
    if isinstance(text, bytes):
        text = text.decode()
    if _is_deep(text):
        raise ValueError("nested too deep")
    return json.loads(text)


def _is_deep(text: str) -> bool:
    # Nearly always there are too few brackets for a closer look.
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    is_quoted = False
    for token in _TOKEN.findall(text):
        if token == '"':
            is_quoted = not is_quoted
        elif not is_quoted and token in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif not is_quoted and token in "]}":
            depth -= 1
    return False
