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


MOST_BITS = 1000
"""Of a whole number that is written out; Python refuses to for far longer ones."""


def text_of(value: object) -> str:
    """Anything as text, whatever was sent."""
    try:
        return str(value)
    except (ValueError, RecursionError):
        return type(value).__name__


class Reason(NamedTuple):
    """Why something is refused: a message id and the parameters of its sentence.

    >>> print(Reason("must-follow", {"suit": "R"}))
    must-follow (suit: R)
    """

    id: str
    params: Mapping[str, object] = {}

    def __str__(self) -> str:
        if not self.params:
            return self.id
        return f"{self.id} ({', '.join(f'{name}: {value}' for name, value in self.params.items())})"


class Refusal(ValueError):  # noqa: N818 - a refusal is no fault of the program
    """What the errors share: they carry a reason and read as one.

    Texts among the parameters are cut after 100 letters.
    """

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
    text = value if isinstance(value, str) else "" if _is_plain(value) else text_of(value)
    if len(text) > LONGEST_TEXT:
        return text[: LONGEST_TEXT - 1] + "…"
    return text or value


def _is_plain(value: object) -> bool:
    if isinstance(value, dict):
        names, counts = list(value), list(value.values())
        return all(isinstance(name, str) for name in names) and _is_plain(names + counts)
    if isinstance(value, list | tuple):
        return len(value) <= LONGEST_TEXT and all(
            len(it) <= LONGEST_TEXT if isinstance(it, str) else _is_number(it) for it in value
        )
    return value is None or _is_number(value)


def _is_number(value: object) -> bool:
    # What somebody wrote may be a float that is no number: no JSON is made of that.
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, int) and value.bit_length() <= MOST_BITS


class IllegalAction(Refusal):
    """The rules forbid this action now. The match is untouched.

    Besides the reasons of each game:

    match-over
    not-an-action (text)
    nothing-to-undo (count, actions): fewer actions were done than are to be taken back
    not-your-turn (seat): it is that seat's
    not-decided: what is claimed is still open
    """

    kind = "illegal"


class SetupError(Refusal):
    """No match can be started from these words: game, seats, options or seed.

    unknown-game (game)
    bad-seats (seats, allowed)
    bad-option (option, value)
    bad-seed: no text of 1 to 100 letters

    In the arena also:

    unknown-level (level)
    bad-deals (deals)
    bad-draws (draws)
    bad-rounds (rounds)
    """

    kind = "setup"


class SaveError(Refusal):
    """This save, or text code of one, cannot be loaded. Nothing was changed.

    Besides the reasons of SetupError:

    not-a-save
    too-large
    missing-field (field)
    wrong-type (field)
    newer-format (version, known)
    other-rules (game, rules_version, known): the game's rules have changed since
    illegal-action (index, action, reason): the log breaks the rules there, counted from 0
    digest-mismatch: damaged, or made by other rules
    not-a-code
    damaged-code
    """

    kind = "save"


class LessonError(Refusal):
    """This lesson cannot be taught. step: in which one, from 1; 0: not in a step.

    Besides the reasons of SaveError for its match:

    not-a-lesson
    too-large
    newer-format (version, known)
    missing-field (field, step)
    wrong-type (field, step)
    unknown-field (field, step)
    missing-language (field, language, step)
    text-length (field, most, step)
    number-of-steps (count, most)
    illegal-action (index, action, reason): counted from 1
    bad-at (at, least, most, step)
    not-the-learners-turn (at, step)
    unknown-goal (step)
    unknown-action (action, step)
    unknown-card (card, step)
    unknown-place (place, step)
    goal-not-met (action, step): by the log's own action
    """

    kind = "lesson"


class AddonError(Refusal):
    """This game of another package cannot be taken in. All others are as they were.

    not-a-wheel
    too-large (part, size, most): "wheel", "unpacked" or the name of a file in it, in thousands of
        bytes; "files", as many
    not-pure: made for one kind of machine
    needs-more (packages)
    meddles (part): brings what is not plainly its own
    no-game: offers none
    broken (detail): could not be imported, or fails in a trial
    contract (contract, known)
    incomplete (missing)
    info (field)
    clash (game): another game has this id
    view (part)
    """

    kind = "addon"


class ShareError(Refusal):
    """This link or result code cannot be understood. Nothing was begun or kept.

    Of links, besides the reasons of SetupError:

    no-link
    link-too-long
    unknown-word (word)
    word-twice (word)
    word-beside-match (word)
    bad-value (word, value, known)
    unknown-language (lang, known)
    no-game
    other-rules (game, rules, known)
    unknown-option (option)
    bad-players-count (players, known)
    seats-and-players (seats, players): they contradict each other

    Of results:

    no-result
    damaged-result
    newer-result (version, known)
    result-of-unknown-game
    too-many-results
    not-over: a match that goes on has none
    bad-players: not those of this match
    no-room: a number is too large to be written
    """

    kind = "share"
