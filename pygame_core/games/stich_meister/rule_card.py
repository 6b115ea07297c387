"""What a rule card is: its number and its answers to the questions a round asks.

A question is a hook below; a card answers the few it speaks about and leaves the others alone.
How the answers of several cards combine is said where the hook is asked: trumps.py,
following.py, ranking.py, routing.py and scoring.py. Where nothing else is said there, cards with
different hooks all apply, and of several answers to one hook the lowest number's counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from pygame_core.kit.cards import Card

SECOND_LEAD = "second-lead"
"""As what a card covers: the suit of the card led to trick 2, nothing before."""


def item_of(rule: int) -> str:
    """The rule card with this number, as a thing of the game's own."""
    return f"rule-{rule}"


def items_of(rules: Iterable[int]) -> list[str]:
    """The rule cards with these numbers, in the same order."""
    return [item_of(rule) for rule in rules]


class Step(NamedTuple):
    """Something every seat does with some of its cards at the same time.

    verb: pass (to the neighbour `to` seats to the left; −1 is the right one), reserve, expose.
    """

    verb: Literal["pass", "reserve", "expose"]
    cards: int
    to: int = 0


class RankedPlay(NamedTuple):
    """A card of a trick, in a list from the strongest to the weakest."""

    position: int
    card: Card

    @property
    def is_lead(self) -> bool:
        return self.position == 0


class Pile(NamedTuple):
    """A trick that somebody holds; leftover cards are piles of one card without a number."""

    number: int | None
    cards: tuple[Card, ...]


class PileFacts(NamedTuple):
    """What scoring cards ask about a pile. trumps: those of its cards that are trumps."""

    number: int | None
    is_last: bool
    cards: tuple[Card, ...]
    trumps: tuple[Card, ...]


class RuleCard(NamedTuple):
    """One of the sixty rule cards: a small entry in trump_, basic_ or scoring_cards.py."""

    number: int

    # trumps.py: the number, the suit, or SECOND_LEAD
    covers: int | str | None = None

    # routing.py
    before_play: Step | None = None
    after_third: Step | None = None
    winner_removes: bool = False
    taker: Callable[[int, int], int] | None = None
    handed_to: Callable[[int, int], int] | None = None
    leader: Callable[[int, int], int] | None = None
    clockwise: Callable[[int], bool] | None = None
    leftover: int = 0

    # following.py
    last_trick: Callable[[list[Card], Card], list[Card]] | None = None
    face_up: Callable[[int], bool] | None = None
    reference: Callable[[Sequence[Card]], Card] | None = None
    cannot_follow: Callable[[list[Card], list[Card]], list[Card]] | None = None

    # ranking.py
    contenders: Callable[[list[RankedPlay]], list[RankedPlay]] | None = None
    number_value: Callable[[int], int] | None = None
    trump_class: int | None = None
    led_class: int | None = None

    # scoring.py
    trick_points: Callable[[int, PileFacts], int] | None = None
    card_points: Callable[[Card, bool], int] | None = None
    bonus: Callable[[int], int] | None = None
    factor: Callable[[int, int], int] | None = None
    neighbour: Callable[[int, Sequence[int]], tuple[int, int]] | None = None
    final: Callable[[int], int] | None = None
