"""Players of our own for the arena's tests, where other processes find them."""

from __future__ import annotations

from random import Random

from pygame_core.views import View


def first(view: View, _rng: Random) -> str:
    return view["legal"][0]


def nth(view: View, _rng: Random, *, n: int) -> str:
    return view["legal"][n % len(view["legal"])]


def at_random(view: View, rng: Random) -> str:
    return rng.choice(view["legal"])


def cheat(_view: View, _rng: Random) -> str:
    return "play X99"


def _number(action: str) -> int:
    return int(action.split()[1][1:])


def humble(view: View, _rng: Random) -> str:
    """Red Dragon: keeps the low cards and plays the lowest."""
    choose = max if view["phase"] == "give" else min
    return choose(view["legal"], key=_number)


def grasping(view: View, rng: Random) -> str:
    """In seat 0 this one wants every trick, elsewhere none."""
    if view["seat"] != 0:
        return humble(view, rng)
    choose = min if view["phase"] == "give" else max
    return choose(view["legal"], key=_number)
