"""The rule cards in force in a round, combined."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pygame_core.games.stich_meister.basic_cards import BASIC_CARDS
from pygame_core.games.stich_meister.following import Following
from pygame_core.games.stich_meister.ranking import Ranking
from pygame_core.games.stich_meister.routing import Routing
from pygame_core.games.stich_meister.rule_card import SECOND_LEAD, RuleCard
from pygame_core.games.stich_meister.scoring import Scoring
from pygame_core.games.stich_meister.scoring_cards import SCORING_CARDS
from pygame_core.games.stich_meister.trump_cards import TRUMP_CARDS
from pygame_core.games.stich_meister.trumps import Trumps

RULE_CARDS: dict[int, RuleCard] = {
    card.number: card for card in (*TRUMP_CARDS, *BASIC_CARDS, *SCORING_CARDS)
}
"""All sixty by their printed numbers."""


class Rules:
    """Some rule cards, asked together. Never changes, so states share it."""

    __slots__ = (
        "_trumps",
        "cards",
        "following",
        "numbers",
        "ranking",
        "routing",
        "scoring",
        "waits_for_second_lead",
    )

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.cards = tuple(RULE_CARDS[number] for number in numbers)
        self.following = Following(self.cards)
        self.ranking = Ranking(self.cards)
        self.routing = Routing(self.cards)
        self.scoring = Scoring(self.cards)
        # Whether the lead of trick 2 will make its suit trump.
        self.waits_for_second_lead = any(card.covers == SECOND_LEAD for card in self.cards)
        self._trumps: dict[str | None, Trumps] = {}

    def trumps(self, second_lead: str | None = None) -> Trumps:
        """The trumps; second_lead: the suit led to trick 2, None before."""
        if second_lead not in self._trumps:
            self._trumps[second_lead] = Trumps(self.cards, second_lead)
        return self._trumps[second_lead]


@lru_cache(maxsize=256)
def _rules(numbers: tuple[int, ...]) -> Rules:
    return Rules(numbers)


def rules_in_force(numbers: Iterable[int]) -> Rules:
    """The rule cards with these numbers together, in numeric order."""
    return _rules(tuple(sorted(numbers)))
