"""Planted faults: does a test notice when something breaks? `python -m tests.faults` tries it."""

from __future__ import annotations

from tests.faults.engine import ENGINE
from tests.faults.fault import Fault
from tests.faults.keeping import KEEPING
from tests.faults.looks import LOOKS
from tests.faults.playing import PLAYING
from tests.faults.rules import RULES
from tests.faults.serving import SERVING

FAULTS: tuple[Fault, ...] = (*RULES, *ENGINE, *PLAYING, *KEEPING, *LOOKS, *SERVING)
