"""Actions as text: a verb and its words, e.g. "play R11". The same text is log, save and test."""

from __future__ import annotations

LONGEST_ACTION = 60
"""No action of any game needs more letters; longer text is rubbish."""


def split_action(action: str) -> tuple[str, list[str]]:
    """The verb and the words after it. Exactly one space stands between two words."""
    verb, *words = action.split(" ")
    return verb, words
