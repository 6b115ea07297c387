"""How far hints are from what comes of them, as `python -m tests.bench.hints --doubts` tells it."""

from __future__ import annotations

from pygame_core.kit.doubts import Doubt, Doubts

DOUBTS: Doubts = {
    "any": Doubt(1.534, 0.58, 1.0, 0.0),
}
