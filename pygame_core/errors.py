"""What can go wrong, as ids with parameters. The page turns them into sentences.

ValueError ← Refusal
├── IllegalAction   an action that the rules forbid now; the match is as it was before
├── SetupError      a match that cannot be started: unknown game, wrong number of seats, …
├── SaveError       a save that cannot be loaded
├── LessonError     a lesson that cannot be taught
├── AddonError      a game of another package that cannot be taken in
└── ShareError      a link or a result code that says nothing sound
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

LONGEST_TEXT = 100
"""Letters of a text in a refusal: enough to know it again, however much was sent."""


class Reason(NamedTuple):
    """Why something is refused: a message id and the parameters of its sentence."""

    id: str
    params: Mapping[str, object] = {}

    def __str__(self) -> str:
        if not self.params:
            return self.id
        return f"{self.id} ({', '.join(f'{name}: {value}' for name, value in self.params.items())})"


class Refusal(ValueError):  # noqa: N818 - a refusal is no fault of the program
    """What the errors share: they carry a reason and read as one."""

    kind: ClassVar[str]
    """Which of them it is, for the page."""

    def __init__(self, reason_id: str, /, **params: object) -> None:
        self.reason = Reason(reason_id, {name: _shortened(it) for name, it in params.items()})
        super().__init__(str(self.reason))

    @property
    def id(self) -> str:
        return self.reason.id

    @property
    def params(self) -> Mapping[str, object]:
        return self.reason.params


def _shortened(value: object) -> object:
    """The value if it is short and JSON can hold it, else the beginning of how it reads."""
    text = value if isinstance(value, str) else "" if _is_plain(value) else str(value)
    if len(text) > LONGEST_TEXT:
        return text[: LONGEST_TEXT - 1] + "…"
    return text or value


def _is_plain(value: object) -> bool:
    if isinstance(value, list | tuple):
        return len(value) <= LONGEST_TEXT and all(
            len(it) <= LONGEST_TEXT if isinstance(it, str) else _is_number(it) for it in value
        )
    return value is None or _is_number(value)


def _is_number(value: object) -> bool:
    # What somebody wrote may be a float that is no number: no JSON is made of that.
    return isinstance(value, int) or (isinstance(value, float) and math.isfinite(value))


class IllegalAction(Refusal):
    """The rules forbid this action now. The match is untouched."""

    kind = "illegal"


class SetupError(Refusal):
    """No match can be started from these words: game, seats, options or seed."""

    kind = "setup"


class SaveError(Refusal):
    """This save cannot be loaded. Nothing was changed; the id says what is wrong with it."""

    kind = "save"


class LessonError(Refusal):
    """This lesson cannot be taught. The id says what is wrong, "step" in which step (from 1)."""

    kind = "lesson"


class AddonError(Refusal):
    """This game of another package cannot be taken in. All others are as they were."""

    kind = "addon"


class ShareError(Refusal):
    """This link or result code cannot be understood. Nothing was begun or kept."""

    kind = "share"
