"""The sheet of rules of Sauscharf, for this degree of heat and this number of seats."""

from __future__ import annotations

from pygame_core.games.sauscharf.offers import is_laying
from pygame_core.games.sauscharf.wording import bottle
from pygame_core.rulebook import Part, Picture, Section, bare, cards, section
from pygame_core.scene import line
from pygame_core.views import View

ORDER = [["4", "4", "4"], ["9", "9"], ["5", "X"], ["X"], ["13"]]
"""Sets of an example in the order in which their seats act."""
MARKET = (("7", 3), ("3", 1), ("X", 1), ("7", 1))
"""The market of an example: equal numbers join, up to three; X stays alone."""
COOKED = ["8", "8", "8", "8", "X"]
"""The set of an example; its sauces are as hot as it is large, or less."""


def rulebook(view: View) -> list[Section]:
    """Both parts of a match, how it ends, and the score."""
    table = view["table"]
    now = _now(view)
    sets: Picture = {"kind": "sets", "sets": ORDER, "caption": line("set-caption")}
    return [
        section("aim", _course(table["part"])),
        section("set", sets, now=now == "set"),
        section("market", _market(), now=now == "market"),
        section("pickup", now=now == "pickup"),
        section("sauce", _cooking(), now=now == "sauce"),
        section("end", target=table["target"]),
        section("score", now=now == "score"),
        section("stall", now=now == "stall", limit=table["stall"]["limit"]),
    ]


def steps() -> list[Picture]:
    """Sets in the order in which they act, a market, and what a set makes."""
    market = cards({"card": card, "count": count} for card, count in MARKET[:3])
    return [{"kind": "sets", "sets": ORDER[:3]}, market, bare(_cooking())]


def _now(view: View) -> str:
    """The one section that matters now: a warning of the end comes before all else."""
    if view["table"]["stall"]["warn"]:
        return "stall"
    if view["is_over"]:
        return "score"
    if view["table"]["part"] == "gather":
        return "set" if is_laying(view) else "market"
    return "pickup" if is_laying(view) else "sauce"


def _course(part: str) -> Picture:
    """The two parts of a match and what each lap of them consists of."""
    signs = (("gather", "chili"), ("cook", "bottle"))
    return {
        "kind": "phases",
        "phases": [{"id": each, "sign": sign, "lit": each == part} for each, sign in signs],
    }


def _market() -> Picture:
    return cards(({"card": card, "count": count} for card, count in MARKET), line("market-caption"))


def _cooking() -> Picture:
    size = len(COOKED)
    parts: list[Part] = [
        {"id": "set", "kind": "cards", "cards": COOKED},
        {"id": "makes", "kind": "picture", "pieces": ["i-play"]},
        bottle(size),
        line("sauce-or"),
        bottle(size - 1),
    ]
    return {"kind": "row", "parts": parts, "caption": line("sauce-caption")}
