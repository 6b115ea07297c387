"""How far hints are from what comes of them, as `python -m tests.bench.hints --doubts` tells it."""

from __future__ import annotations

from pygame_core.kit.doubts import Doubt, Doubts

DOUBTS: Doubts = {
    "draft many": Doubt(0.451, 0.244, 1.0, 0.0),
    "give many": Doubt(0.581, 0.196, 0.53, 0.322),
    "play few": Doubt(0.468, 0.573, 1.0, 0.0),
    "play many": Doubt(0.411, 0.265, 1.0, 0.11),
    "play some": Doubt(0.633, 0.465, 1.0, 0.0),
    "any": Doubt(0.518, 0.262, 1.0, 0.122),
}
