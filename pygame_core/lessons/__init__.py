"""Lessons: a match that goes by a script but for a few choices, with words for every step."""

from pygame_core.lessons.lesson import FORMAT, Lesson, Step, checked, read

__all__ = ["FORMAT", "Lesson", "Step", "checked", "read"]
