"""How far hints are from what comes of them, as `python -m tests.bench.hints --doubts` tells it."""

from __future__ import annotations

from pygame_core.kit.doubts import Doubt, Doubts

DOUBTS: Doubts = {
    "mission many": Doubt(0.265, 0.19, 0.82, 0.0),
    "play few": Doubt(0.509, 0.272, 0.76, 0.0),
    "play many": Doubt(0.269, 0.176, 0.57, 0.0),
    "play some": Doubt(0.291, 0.131, 0.82, 0.0),
    "any": Doubt(0.298, 0.187, 0.79, 0.0),
}
