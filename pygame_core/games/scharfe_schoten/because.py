"""What speaks for an action of Scharfe Schoten: by the hand before the tricks, then by colour."""

from __future__ import annotations

from pygame_core.games.scharfe_schoten.rules import BY_NAME
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_HIGH = 10
"""The lowest number of a card that often takes a trick."""


def because(view: View, action: str, found: Line | None) -> Line | None:
    """Of any action. What was found is told by the colour that is meant: before a prediction is
    made, none is likelier to come true."""
    table = view["table"]
    verb, words = split_action(action)
    if verb == "predict":
        most, least = words
        strong = [name for name in view["hand"] if _is_strong(name, table["trumps"])]
        is_held = any(BY_NAME[name].suit == most for name in strong)
        return line("predict", suit=most, least_suit=least, is_held=is_held)
    most, least = table["predictions"][view["seat"]]
    if found and found["id"].startswith("hits-"):
        return line(found["id"], suit=most if found["id"] == "hits-most-more" else least)
    if verb == "rack" and words == [most]:
        return line("rack-most", suit=most)
    return line("rack-other", suit=least) if verb == "rack" and words != [least] else found


def _is_strong(name: str, trumps: list[str]) -> bool:
    return name in trumps or BY_NAME[name].number >= _HIGH
