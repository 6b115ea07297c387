"""Decks for games of other packages: known suits, and court cards that are printed as such."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from pygame_core.game import COLOURS, Suit
from pygame_core.kit.cards import full_deck, names
from pygame_core.kit.decks import FRENCH, FRENCH_RANKS, GERMAN, GERMAN_RANKS
from pygame_core.kit.plain import PlainTable
from tests.test_locales import ENGLISH

WEB = Path(__file__).parent.parent.parent / "web"

every_deck = pytest.mark.parametrize(
    ("suits", "ranks"), [(FRENCH, FRENCH_RANKS), (GERMAN, GERMAN_RANKS)]
)


class Table(PlainTable):
    def __init__(self, suits: Sequence[Suit], ranks: Mapping[str, str]) -> None:
        letters = "".join(suit.letter for suit in suits)
        self.suits, self.ranks = suits, ranks
        self.cards = names(full_deck(letters, range(7, 15)))


@every_deck
def test_every_suit_has_its_sign_and_every_court_card_its_letter(
    suits: Sequence[Suit], ranks: Mapping[str, str]
) -> None:
    deck = Table(suits, ranks).deck()
    assert [suit["sign"] for suit in deck["suits"]] == [suit.sign for suit in suits]
    for suit in suits:
        printed = [deck["cards"][f"{suit.letter}{number}"]["rank"] for number in range(7, 15)]
        assert printed == ["7", "8", "9", "10", *ranks.values()]


@every_deck
def test_the_page_has_a_drawing_and_words_for_all_of_it(
    suits: Sequence[Suit], ranks: Mapping[str, str]
) -> None:
    drawn = re.findall(r'<symbol id="([^"]*)"', (WEB / "symbols.svg").read_text(encoding="utf-8"))
    for suit in suits:
        assert suit.sign in drawn
        assert suit.colour in COLOURS
        name = suit.sign if f"suit-{suit.sign}" in ENGLISH else suit.colour
        assert {f"suit-{name}", f"suit-word-{name}", f"suit-letter-{name}"} <= set(ENGLISH)
    assert {f"rank-{rank}{end}" for rank in ranks.values() for end in ("", "-word")} <= set(ENGLISH)
