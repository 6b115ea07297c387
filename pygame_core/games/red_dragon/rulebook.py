"""The sheet of rules of Red Dragon, for a table with this number of seats."""

from __future__ import annotations

from pygame_core.games.red_dragon.rules import BY_NAME, TABLES, draft_order, penalty
from pygame_core.rulebook import Picture, Section, cards, section
from pygame_core.scene import line
from pygame_core.views import View

CAPTURED = ("R4", "R11")
"""Red cards of an example, in so many tricks:"""
TRICKS = 3


def rulebook(view: View) -> list[Section]:
    """How a match goes, from the giving to the score."""
    seats, phase = view["seats"], view["phase"]
    table = TABLES[seats]
    each = table.per_trick
    suits = cards({"card": card, "by_suit": True} for card in ("R7", "U7", "G7", "Y7"))
    trick = cards(
        [
            {"card": "U6", "lead": line("led")},
            {"card": "U12", "win": line("takes"), "below": line("highest")},
            {"card": "U9"},
            {"card": "G14", "below": line("void")},
        ],
        line("play-caption"),
    )
    reds = cards(({"card": card} for card in ("R3", "R9", "R11", "R14", "R0")), line("red-caption"))
    return [
        section("aim", suits, players=seats, hand=table.hand, each=each),
        section("give", now=phase == "give", count=table.give),
        section("draft", _snake(view), now=phase == "draft"),
        section("play", trick, now=phase == "play"),
        section("red", reds, _sum(each), each=each),
        section("zero", players=seats),
        section("all"),
        section("end", now=phase == "over", rounds=view["rounds"]),
    ]


def steps() -> list[Picture]:
    """Cards are given away; of what all gave one is taken; a trick without red is won."""
    given = cards({"card": card, "down": True} for card in ("R9", "R14", "Y1"))
    centre = cards([{"card": "R9"}, {"card": "G13", "win": line("taken")}, {"card": "R14"}])
    taken = cards([{"card": "U6"}, {"card": "U12", "win": line("takes")}, {"card": "U9"}])
    return [given, centre, taken]


def _snake(view: View) -> Picture:
    """Who takes from the centre, there and back again."""
    seats = view["seats"]
    return {
        "kind": "turns",
        "turns": draft_order(seats, 0),
        "seats": seats,
        "caption": line("draft-caption", players=seats),
    }


def _sum(each: int) -> Picture:
    costs = [penalty(BY_NAME[card]) for card in CAPTURED]
    total = TRICKS * each - sum(costs)
    return {
        "kind": "table",
        "head": [[], [line("tricks", count=TRICKS)], [line("red-cards")], [line("total")]],
        "rows": [
            [
                [line("example")],
                [f"{TRICKS} × {each}"],
                [" ".join(f"− {cost}" for cost in costs)],
                [str(total).replace("-", "−")],
            ]
        ],
    }
