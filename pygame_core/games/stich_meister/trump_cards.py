"""Rule cards 1 to 21: what is trump. A lower number is the stronger trump."""

from __future__ import annotations

from pygame_core.games.stich_meister.rule_card import SECOND_LEAD, RuleCard

TRUMP_TABLE: dict[int, int | str] = {
    1: 2,
    2: 3,
    3: 4,
    4: 5,
    5: 6,
    6: 7,
    7: 8,
    8: 9,
    9: 11,
    10: 12,
    11: 14,
    12: 15,
    13: "F",
    14: "F",
    15: "C",
    16: "C",
    17: "K",
    18: "K",
    19: "G",
    20: "G",
    21: SECOND_LEAD,
}
"""The number or the suit that each card makes trump. A corrected list needs a change only here."""

TRUMP_CARDS = tuple(RuleCard(number, covers=what) for number, what in TRUMP_TABLE.items())
