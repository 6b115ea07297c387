"""What speaks for an action against all others, as a search found them."""

from __future__ import annotations

from typing import NamedTuple

from pygame_core.scene import Line


class Compared(NamedTuple):
    """said: that it is the best, by `tip-<id>`; None where the page says so itself. because: what
    speaks for it, by `advice-because-<id>`; brief: the same after what is said."""

    said: Line | None
    because: Line
    brief: Line | None
