"""How far hints are from what comes of them: python -m tests.bench.hints --doubts GAME."""

from __future__ import annotations

from pygame_core.kit.doubts import ANY_STAGE, Doubt, Doubts

DOUBTS: Doubts = {
    ANY_STAGE: Doubt(0.3, 0.2, 0.9, 0.0),
}
