"""The sheet of rules of Scharfe Schoten, with the trumps of this round in its pictures."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.scharfe_schoten.rules import (
    HAND_SIZES,
    HIT_POINTS,
    NUMBERS,
    Colours,
    Prediction,
    score_prediction,
)
from pygame_core.games.scharfe_schoten.wording import SPICES, in_order
from pygame_core.rulebook import Part, Picture, Section, bare, cards, counting, section
from pygame_core.scene import Fact, line
from pygame_core.views import View

DEALT = {"R": 3, "B": 4, "Y": 0, "G": 3}
"""The colours of a hand of an example; they are told in its caption."""
SCORED: tuple[tuple[Colours, Prediction], ...] = (
    ({"R": 6, "B": 0, "Y": 0, "G": 3}, ("R", "Y")),
    ({"R": 2, "B": 5, "Y": 1, "G": 3}, ("B", "G")),
)
"""Captured cards and predictions of an example: one that hits both, one that misses its least."""


def rulebook(view: View) -> list[Section]:
    """How a match goes, from the backs to the score."""
    seats, phase = view["seats"], view["phase"]
    order, trumps = view["table"]["order"], view["table"]["trumps"]
    suits = cards(({"card": card, "by_suit": True} for card in trumps), line("trumps-caption"))
    hand = HAND_SIZES[seats]
    return [
        section("aim", _tiles(order)),
        section("deal", _backs(order), players=seats, hand=hand),
        section("trumps", counting(suits)),
        section("predict", now=phase == "predict"),
        section("play", *_tricks(order, trumps), now=phase == "play"),
        section("rack", now=phase == "rack", players=seats, hand=hand),
        section("score", _score(), now=phase == "over"),
        section("end", players=seats),
    ]


def steps() -> list[Picture]:
    """The backs of a hand, both sides of a tile, and a trick that a stronger colour takes."""
    order = list(SPICES)
    stronger, _ = _tricks(order, [f"{colour}{NUMBERS[0]}" for colour in order])
    return [bare(_backs(order)), _tiles(order), bare(stronger)]


def _tiles(order: Sequence[str]) -> Picture:
    """Both sides of a tile."""
    sides = (("most", order[0]), ("least", order[-1]))
    return cards(
        {
            "fact": {"id": side, "kind": "suit", "suit": colour},
            "below": line(f"tile-{side}", suit=colour),
        }
        for side, colour in sides
    )


def _backs(order: Sequence[str]) -> Picture:
    backs: Fact = {"id": "backs", "kind": "suits", "suits": in_order(DEALT, order)}
    return {"kind": "row", "parts": [backs], "caption": line("deal-caption")}


def _tricks(order: Sequence[str], trumps: Sequence[str]) -> list[Picture]:
    """A stronger colour takes a trick, and the weakest trump another one."""
    strong, weak = order[0], order[-1]
    low, second, *_, high = NUMBERS
    stronger = cards(
        [
            {"card": _plain(weak, high, trumps), "lead": line("led")},
            {"card": _plain(weak, second, trumps), "below": line("follows")},
            {"card": _plain(strong, low, trumps), "win": line("takes"), "below": line("void")},
        ],
        line("play-caption", strong_suit_name=strong, weak_suit=weak),
    )
    trump = cards(
        [
            {"card": _plain(strong, high, trumps), "lead": line("led")},
            {"card": trumps[-1], "win": line("takes")},
        ],
        line("trump-caption"),
    )
    return [counting(stronger), counting(trump)]


def _plain(colour: str, number: int, trumps: Sequence[str]) -> str:
    """A card of the colour that is no trump, at this number or next to it."""
    near = number + (-1 if number == NUMBERS[-1] else 1)
    return next(card for card in (f"{colour}{number}", f"{colour}{near}") if card not in trumps)


def _score() -> Picture:
    return {
        "kind": "table",
        "head": [[line(each)] for each in ("who", "most", "least", "difference", "total")],
        "rows": [_row(captured, prediction) for captured, prediction in SCORED],
        "caption": line("score-caption"),
    }


def _row(captured: Colours, prediction: Prediction) -> list[list[Part]]:
    """A round as it is written down."""
    score = score_prediction(captured, prediction)
    most, least = prediction
    pile: Fact = {"id": "captured", "kind": "suits", "suits": in_order(captured, list(SPICES))}
    tiles = (("most", most, score.most), ("least", least, score.least))
    hits: list[list[Part]] = [
        [
            {
                "id": tile,
                "kind": "suits",
                "suits": {colour: captured[colour]},
                "facts": [{"id": tile, "kind": "suit", "suit": colour, "value": hit}],
            },
            str(HIT_POINTS[hit]),
        ]
        for tile, colour, hit in tiles
    ]
    both = score.difference is not None
    difference = f"{captured[most]} − {captured[least]}" if both else "–"
    return [[pile], *hits, [difference], [str(score.points)]]
