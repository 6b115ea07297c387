"""Cards for which the same speaks: the plainest is marked, and another as good is named, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.games.x_missions.aims import aimed
from pygame_core.games.x_missions.because import reason
from pygame_core.games.x_missions.play import Play
from pygame_core.games.x_missions.rules import BY_NAME
from pygame_core.games.x_missions.wish import wish
from pygame_core.scene import Line
from pygame_core.views import View

_TELLING = ("kind", "want", "by", "has_trump", "is_last", "is_other", "missing_suit")
"""What makes a reason another one; not that it is of another card or colour."""
_OF_LOSERS = ("cannot", "keep", "keep-nothing", "leave")
"""Reasons by which only cards of the same number are as good."""
_SAYS_ENOUGH = ("is_like", "is_safer", "waits", "keeps")
"""What a reason already says of other cards."""
_LEEWAY = 1.0
"""So many points less, by the search, the plainest card may bring."""


def because(view: View, action: str, found: Line | None) -> Line | None:
    """What speaks for a choice. like: "same" if it speaks as much for like_card, of another colour;
    "none" if for no such card, or if the reason says so of others."""
    said = reason(view, action, found)
    if said is None or view["phase"] != "play" or "like" in said["params"]:
        return said
    is_enough = any(said["params"].get(each) for each in _SAYS_ENOUGH)
    kept_to = aimed(view)
    rivals = [each for each in view["legal"] if (each in kept_to) == (action in kept_to)]
    as_good = (
        [] if is_enough else [each for each in rivals if _is_as_good(view, said, action, each)]
    )
    like = as_good[0] if as_good else None
    told = {"like": "same" if like else "none", "like_card": (like or action).split(" ")[1]}
    return {**said, "params": {**said["params"], **told}}


def plainest(view: View, options: Sequence[Mapping[str, Any]]) -> str:
    """Of the best and what is about as good by the same reason: the lowest card, or the highest of
    those that no trick is wanted for; of those that hardly win what most cards beat."""
    best = options[0]
    said = reason(view, str(best["action"]), None)
    if said is None or said["params"].get("is_guarded"):
        return str(best["action"])
    near = [
        str(each["action"])
        for each in options
        if each is best or (each["level"] and each["edge"] <= best["edge"] + _LEEWAY)
    ]
    kept_to = aimed(view)
    if best["action"] in kept_to:
        near = [each for each in near if each in kept_to]
    same = [each for each in near if _is_same(said, reason(view, each, None))]
    return min(same, key=lambda each: _order(said, Play(view, BY_NAME[each.split(" ")[1]])))


def _order(said: Line, play: Play) -> tuple[int, int, int]:
    is_trump, number = play.power
    if said["id"] == "may-lose":
        return -play.above, is_trump, number
    is_spare = said["params"].get("kind") == "spare"
    if is_spare or (said["id"] == "leave" and wish(play).is_for_good):
        return -number, is_trump, 0
    return play.above if said["id"] == "may-win" else 0, is_trump, number


def _is_same(said: Line, other: Line | None) -> bool:
    if other is None or said["id"] != other["id"]:
        return False
    return all(said["params"].get(each) == other["params"].get(each) for each in _TELLING)


def _is_as_good(view: View, said: Line, action: str, other: str) -> bool:
    card, like = (BY_NAME[each.split(" ")[1]] for each in (action, other))
    if card.suit == like.suit:
        return False
    told = reason(view, other, None)
    if told is None or not _is_same(said, told):
        return False
    if told["params"].get("kind") == "none":
        return False
    if said["id"] in _OF_LOSERS:
        return card.number == like.number
    return bool(said["params"].get("count") == told["params"].get("count"))
