"""Rule cards 41 to 60: what tricks and cards are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame_core.games.stich_meister.cards import PICTURES, left_of, right_of
from pygame_core.games.stich_meister.rule_card import PileFacts, RuleCard
from pygame_core.kit.cards import Card


def number_of_suits(_points: int, pile: PileFacts) -> int:
    """A trick is worth as many points as it contains different suits."""
    return len({card.suit for card in pile.cards})


def double_without_picture(points: int, pile: PileFacts) -> int:
    """A trick without an 11, 12, 13 or 14 counts double."""
    return points if any(is_picture(card) for card in pile.cards) else 2 * points


def double_without_trump(points: int, pile: PileFacts) -> int:
    """A trick without a trump counts double."""
    return points if pile.trumps else 2 * points


def triple_the_fifth(points: int, pile: PileFacts) -> int:
    """Trick 5 counts triple."""
    return 3 * points if pile.number == 5 else points


def triple_the_last(points: int, pile: PileFacts) -> int:
    """The last trick counts triple, the first two count nothing."""
    if pile.number in (1, 2):
        return 0
    return 3 * points if pile.is_last else points


def is_picture(card: Card) -> bool:
    return card.number in PICTURES


def for_pictures(card: Card, _is_trump: bool) -> int:
    """+1 for each picture card."""
    return 1 if is_picture(card) else 0


def for_suit(suit: str) -> Callable[[Card, bool], int]:
    """−1 for each card of a suit."""
    return lambda card, _is_trump: -1 if card.suit == suit else 0


def for_trumps(_card: Card, is_trump: bool) -> int:
    """−1 for each trump."""
    return -1 if is_trump else 0


def for_number(number: int, each: int) -> Callable[[Card, bool], int]:
    """Points for each card of a number."""
    return lambda card, _is_trump: each if card.number == number else 0


def bonus_for(tricks: int, points: int) -> Callable[[int], int]:
    """A bonus for exactly this many tricks at the end."""
    return lambda count: points if count == tricks else 0


def double_even(tricks: int, _fewest: int) -> int:
    """An even number of tricks doubles; 0 is even."""
    return 2 if tricks % 2 == 0 else 1


def double_fewest(tricks: int, fewest: int) -> int:
    """The fewest tricks double; all who share them do."""
    return 2 if tricks == fewest else 1


def size_of_right(seat: int, points: Sequence[int]) -> tuple[int, int]:
    """Add the right neighbour's points; a negative score adds its size."""
    neighbour = right_of(seat, len(points))
    return neighbour, abs(points[neighbour])


def points_of_left(seat: int, points: Sequence[int]) -> tuple[int, int]:
    """Add the left neighbour's points; a negative score is subtracted."""
    neighbour = left_of(seat, len(points))
    return neighbour, points[neighbour]


def flipped(points: int) -> int:
    """Gains and losses swap."""
    return -points


SCORING_CARDS = (
    RuleCard(41, trick_points=number_of_suits),
    RuleCard(42, trick_points=double_without_picture),
    RuleCard(43, trick_points=double_without_trump),
    RuleCard(44, trick_points=triple_the_fifth),
    RuleCard(45, trick_points=triple_the_last),
    RuleCard(46, card_points=for_pictures),
    RuleCard(47, card_points=for_suit("F")),
    RuleCard(48, card_points=for_suit("C")),
    RuleCard(49, card_points=for_suit("K")),
    RuleCard(50, card_points=for_suit("G")),
    RuleCard(51, card_points=for_trumps),
    RuleCard(52, card_points=for_number(7, +3)),
    RuleCard(53, card_points=for_number(15, -3)),
    RuleCard(54, bonus=bonus_for(0, 10)),
    RuleCard(55, bonus=bonus_for(1, 5)),
    RuleCard(56, factor=double_even),
    RuleCard(57, factor=double_fewest),
    RuleCard(58, neighbour=size_of_right),
    RuleCard(59, neighbour=points_of_left),
    RuleCard(60, final=flipped),
)
