"""The sheet of rules of X-Missions, with the pile of trumps and what missions pay in this round."""

from __future__ import annotations

from pygame_core.games.x_missions.rules import MISSIONS, NO_MISSION, NO_TRUMP, Choice, prices
from pygame_core.games.x_missions.wording import pays, said
from pygame_core.rulebook import Listed, Picture, Section, cards, section
from pygame_core.scene import Fact, line
from pygame_core.views import View

EXAMPLE = 3
"""A mission, held by a seat with so many tricks:"""
TRICKS = 3


def rulebook(view: View) -> list[Section]:
    """How a round goes, and how a match ends."""
    table, phase = view["table"], view["phase"]
    trick = cards(
        [
            {"card": "U4", "lead": line("led"), "below": line("play-card-1")},
            {"card": "U9", "below": line("play-card-2")},
            {"card": "R2", "win": line("trump-flag"), "below": line("play-card-3")},
            {"card": "G9", "off": True, "below": line("play-card-4")},
        ],
        line("play-caption", suit="R"),
    )
    return [
        section("round", tricks=table["tricks_in_round"]),
        section("trump", _pile(view)),
        section("choose", now=phase == "mission"),
        section("missions", _missions(view)),
        section("play", trick, now=phase == "play"),
        section("secret"),
        section("score"),
        section("end", now=phase == "over", target=table["target"]),
    ]


def steps() -> list[Picture]:
    """A mission, a trick that a trump takes, and the points of a round."""
    paid, *_ = prices(EXAMPLE, "R")
    takes, trump = line("takes"), line("trump-flag")
    trick = cards([{"card": "U8"}, {"card": "R2", "win": takes, "below": trump}, {"card": "U9"}])
    return [
        {"kind": "lines", "items": [f"mission-{EXAMPLE}"]},
        trick,
        {
            "kind": "table",
            "head": [[line(f"steps-{each}")] for each in ("tricks", "mission", "round")],
            "rows": [[[str(TRICKS)], [str(paid)], [str(TRICKS + paid)]]],
        },
    ]


def _pile(view: View) -> Picture:
    """The trump cards: those shown before, the one in force, those still to come."""
    table = view["table"]
    *before, now = table["trumps_shown"]
    left = [trump for trump, count in table["trumps_left"].items() for _ in range(count)]
    states = ["off"] * len(before) + ["now"] + ["left"] * len(left)
    shown = zip((*before, now, *left), states, strict=True)
    return {
        "kind": "row",
        "parts": [_trump(trump, state) for trump, state in shown],
        "caption": line("trump-caption"),
    }


def _trump(trump: str, state: str) -> Fact:
    suit = "" if trump == NO_TRUMP else trump
    return {"id": "pile", "kind": "suit", "suit": suit, "value": state}


def _missions(view: View) -> Picture:
    """All missions with what they pay in this round; the own one is marked."""
    paid, mine = view["table"]["prices"], view["table"]["my_mission"]
    listed: list[Listed] = [
        {"item": f"mission-{mission}", "lit": mission == mine, "end": said(pays(mission, price))}
        for mission, price in zip(MISSIONS, paid, strict=True)
    ]
    none: Choice = NO_MISSION
    listed.append({"item": f"mission-{none}", "lit": mine == none, "end": said(pays(none, ()))})
    return {"kind": "list", "listed": listed}
