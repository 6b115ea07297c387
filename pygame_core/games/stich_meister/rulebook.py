"""The sheet of rules of Stich-Meister, with the rule cards in force marked."""

from __future__ import annotations

from collections.abc import Callable

from pygame_core.games.stich_meister.cards import PICTURES, SUITS, TABLES
from pygame_core.games.stich_meister.in_force import RULE_CARDS
from pygame_core.games.stich_meister.rule_card import RuleCard, item_of, items_of
from pygame_core.games.stich_meister.scoring_cards import SCORING_CARDS
from pygame_core.rulebook import Example, Part, Picture, Section, cards, section
from pygame_core.scene import line
from pygame_core.views import View

OF_EACH_KIND = (5, 29, 42, 53)
"""Rule cards of an example."""
TOGETHER = (3, 17)
"""Trump cards that meet in an example: 4s and koi."""
PHASES = {
    "choose": "choose",
    "pass": "before",
    "reserve": "before",
    "expose": "before",
    "play": "follow",
    "remove": "taking",
    "over": "score",
}
"""By phase, the section that matters in it."""


def rulebook(view: View) -> list[Section]:
    """How a round goes, the score, and all sixty rule cards."""
    seats, table = view["seats"], view["table"]
    kinds: Picture = {
        "kind": "items",
        "items": items_of(OF_EACH_KIND),
        "caption": line("aim-caption"),
    }
    lines: Picture = {"kind": "lines", "items": items_of(TOGETHER)}
    sections = [
        section("aim", kinds, _pictures(), players=seats),
        section("deal", players=seats, hand=TABLES[seats].hand),
        section("choose", players=seats),
        section("before"),
        section("follow", _following(), trump_lead=table["options"]["trumpLeadFollow"]),
        section("trumps", lines, _trumps()),
        section("taking", tricks=table["tricks_in_round"]),
        section("score", _scoring()),
        section("end", players=seats),
        section("all", _all(table["rules"])),
    ]
    now = PHASES.get(view["phase"])
    return [{**each, "now": each["id"] == now} for each in sections]


def steps() -> list[Picture]:
    """A rule card, those of four seats, and a trick under one of these: the 6s are trump."""
    *_, mine = OF_EACH_KIND
    trick = cards([{"card": "F9"}, {"card": "F13"}, {"card": "C6", "win": line("is-trump")}])
    return [
        {"kind": "items", "items": items_of((mine,))},
        {"kind": "lines", "items": items_of(OF_EACH_KIND)},
        trick,
    ]


def _pictures() -> Picture:
    """One of each suit."""
    shown = [f"{suit}{number}" for suit, number in zip(SUITS, PICTURES, strict=True)]
    return cards([{"card": card} for card in shown], line("pictures-caption"))


def _following() -> Picture:
    """The 4s are trump."""
    return cards(
        [
            {"card": "F6", "lead": line("led")},
            {"card": "F9", "below": line("follows")},
            {"card": "F4", "below": line("is-trump"), "off": True},
            {"card": "C2", "below": line("not-follows"), "off": True},
        ],
        line("follow-caption"),
    )


def _trumps() -> Picture:
    """The 4s and koi, from the strongest down."""
    ranked: list[Example] = [
        {"card": card, "below": str(place)}
        for place, card in enumerate(("K4", "F4", "K15", "K14"), 1)
    ]
    return cards([*ranked, {"card": "K1", "below": line("last")}], line("trumps-caption"))


_STEPS: tuple[tuple[str, Callable[[RuleCard], object]], ...] = (
    ("tricks", lambda rule: rule.trick_points),
    ("cards-row", lambda rule: rule.card_points),
    ("bonus", lambda rule: rule.bonus),
    ("double", lambda rule: rule.factor),
    ("neighbour", lambda rule: rule.neighbour),
    ("flip", lambda rule: rule.final),
)


def _scoring() -> Picture:
    """What rule cards do to the score, in the order in which they do it."""
    rows: list[list[list[Part]]] = []
    for place, (step, does) in enumerate(_STEPS, 1):
        numbers = [rule.number for rule in SCORING_CARDS if does(rule)]
        span = "–".join(map(str, dict.fromkeys((numbers[0], numbers[-1]))))
        rows.append([[str(place)], [span], [line(f"score-{step}")]])
    return {
        "kind": "table",
        "head": [[line(f"score-{each}")] for each in ("step", "cards", "what")],
        "rows": rows,
    }


def _all(in_force: list[int]) -> Picture:
    return {
        "kind": "list",
        "listed": [{"item": item_of(rule), "lit": rule in in_force} for rule in RULE_CARDS],
    }
