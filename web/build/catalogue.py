"""The games as the page knows them before Python is there."""

import json
import sys

from folders import ROOT


def module() -> bytes:
    """An ES module that says of each game what the engine would say of it."""
    sys.path.insert(0, str(ROOT))
    from pygame_core.catalogue import catalogue

    return f"export default {json.dumps(catalogue(), indent=1)};\n".encode()
