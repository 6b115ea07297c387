"""Sets of rule cards of Stich-Meister, and what the engine does under one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import chain, combinations, permutations

from pygame_core.games.stich_meister.cards import DECK
from pygame_core.games.stich_meister.in_force import Rules, rules_in_force
from pygame_core.games.stich_meister.ranking import Strength
from pygame_core.games.stich_meister.rule_card import PileFacts
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.kit.cards import Card
from tests.stich_meister.table import cards, points

SUITS = "FCKG"
SOME = [card for card in DECK if card.number in (1, 2, 9, 15)]
FEW = cards("F1 F2 C9 K15 G2")
# Twos and fifteens stand for every number, three cards of two suits for all suits.
TRUMPS = (1, 12, 13, 14, 15, 21)
PLAY = (*TRUMPS, *range(24, 34))
ALL = (*TRUMPS, *range(22, 48), *range(51, 61))
SETS = [
    *chain.from_iterable(combinations(ALL, size) for size in (1, 2, 3)),
    *combinations(PLAY, 4),
]


class Round:
    """Rule cards in force, and the suit fixed by the lead of trick 2 if there is one already."""

    def __init__(self, numbers: Sequence[int], fixed: str | None) -> None:
        self.numbers = numbers
        self.fixed = fixed
        self._strengths: dict[Card, dict[Card, Strength]] = {}

    @cached_property
    def rules(self) -> Rules:
        return rules_in_force(self.numbers)

    @cached_property
    def trumps(self) -> Trumps:
        return self.rules.trumps(self.fixed)

    def without(self, *numbers: int) -> Round:
        return Round([number for number in self.numbers if number not in numbers], self.fixed)

    @property
    def has_trumps(self) -> bool:
        return bool(self.trumps.covered) or self.rules.waits_for_second_lead

    @cached_property
    def coverage(self) -> dict[Card, tuple[int, ...]]:
        """The trumps, and which rule cards make them trump."""
        return {card: self.trumps.covered[card] for card in self.trumps.among(SOME)}

    @cached_property
    def plain(self) -> list[Card]:
        return [card for card in SOME if card not in self.trumps]

    def beats(self, one: Card, other: Card, lead: Card) -> bool:
        if lead not in self._strengths:
            self._strengths[lead] = self.rules.ranking.strengths(lead, self.trumps)
        strengths = self._strengths[lead]
        return strengths[one] > strengths[other]

    def always(self, beats: Callable[[Card, Card], bool]) -> bool:
        """Whether a card beats another in every trick if it should."""
        return all(
            self.beats(one, other, lead)
            for one, other in permutations(SOME, 2)
            if beats(one, other)
            for lead in FEW
        )

    def legal(self, trick: Sequence[Card], hand: list[Card]) -> list[Card]:
        following = self.rules.following
        return following.playable(hand, following.duty(trick, self.trumps), self.trumps)

    def worth(self, number: int, trick: Sequence[Card]) -> int:
        """What a trick of a round of fifteen is worth, its cards aside."""
        trumps = tuple(self.trumps.among(trick))
        facts = PileFacts(number, number == 15, tuple(trick), trumps)
        return self.rules.scoring.trick_value(facts)

    def value(self, card: Card) -> int:
        return self.rules.scoring.card_value(card, card in self.trumps)

    def scores(self, tricks: Sequence[int]) -> list[int]:
        """Points by the numbers of tricks held."""
        piles = [[(number + 3, "F7 C15 K12 G2")] * held for number, held in enumerate(tricks)]
        return points(self.numbers, piles, second_lead=self.fixed)


def moments(numbers: Sequence[int]) -> list[Round]:
    """Trick 1, and later tricks with each suit that may have been led to trick 2."""
    return [Round(numbers, suit) for suit in (None, *(SUITS if 21 in numbers else ""))]


# --- claims -------------------------------------------------------------------------------------
