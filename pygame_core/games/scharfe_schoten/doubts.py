"""How far hints are from what comes of them, as `python -m tests.bench.hints --doubts` tells it."""

from __future__ import annotations

from pygame_core.kit.doubts import Doubt, Doubts

DOUBTS: Doubts = {
    "play few": Doubt(0.675, 0.4, 1.0, 0.0),
    "play many": Doubt(0.475, 0.189, 0.86, 0.0),
    "play some": Doubt(0.578, 0.247, 1.0, 0.0),
    "predict many": Doubt(0.291, 0.24, 0.94, 0.175),
    "rack few": Doubt(0.7, 0.409, 0.97, 0.0),
    "rack many": Doubt(0.509, 0.157, 0.81, 0.0),
    "rack some": Doubt(0.583, 0.312, 0.79, 0.0),
    "any": Doubt(0.489, 0.235, 0.92, 0.0),
}
