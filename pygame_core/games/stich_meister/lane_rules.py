"""The rule cards in force as lane data: calls, duties and orders, asked of the scalar rules.

A card led makes one of eight *calls*: its suit as a plain card, or as a trump. Where the lead of
trick 2 will make its suit trump, the eight exist five times: before it, and for each suit after.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from pygame_core.games.stich_meister.cards import DECK, SUITS
from pygame_core.games.stich_meister.following import TrumpLead
from pygame_core.games.stich_meister.in_force import Rules, rules_in_force
from pygame_core.games.stich_meister.ranking import TRUMP, Strength
from pygame_core.games.stich_meister.rule_card import RankedPlay
from pygame_core.games.stich_meister.trumps import Trumps
from pygame_core.kit.cards import Card
from pygame_core.kit.lanes.rules import TrickRules

CALLS = 2 * len(SUITS)
NUMBER = {card: at for at, card in enumerate(DECK)}
"""The lanes' number of a card."""


class LaneRules(NamedTuple):
    """tricks: what the kernel plays by. asks: per block of calls, what each card asks for.

    trumps: per block, whether each card is a trump. The blocks: before the lead of trick 2 (or
    for good), then one for each suit it may make trump.
    """

    tricks: TrickRules
    asks: tuple[tuple[int, ...], ...]
    trumps: tuple[tuple[bool, ...], ...]


@lru_cache(maxsize=64)
def lane_rules(
    numbers: tuple[int, ...], second_lead: str | None, seats: int, trump_lead: TrumpLead
) -> LaneRules:
    """For the rule cards with these numbers; second_lead: the suit led to trick 2, if it was."""
    rules = rules_in_force(numbers)
    blocks: list[str | None] = [second_lead]
    if rules.waits_for_second_lead and second_lead is None:
        blocks += SUITS
    asks, trumps_of = [], []
    duty: list[list[list[int]]] = []
    order: list[list[list[int]]] = []
    for suit in blocks:
        trumps = rules.trumps(suit)
        trumps_of.append(tuple(card in trumps for card in DECK))
        asks.append(tuple(SUITS.index(card.suit) + len(SUITS) * (card in trumps) for card in DECK))
        for call in range(CALLS):
            lead = _lead_with(call, asks[-1])
            if lead is None:
                duty.append([[]])
                order.append([])
                continue
            strengths = {card: rules.ranking.strength(card, lead, trumps) for card in DECK}
            strongest_first = sorted(DECK, key=strengths.__getitem__, reverse=True)
            duty.append(_duty(rules, lead, strongest_first, trumps, trump_lead))
            order.append(_groups(strongest_first, strengths))
    may_win = _places_that_win(rules)
    tricks = TrickRules(
        seats,
        asks[0],
        duty,
        order,
        lead_cannot_win=2 not in may_win,
        second_best_wins=0 not in may_win,
        last_asks=_last_asks(rules),
    )
    return LaneRules(tricks, tuple(asks), tuple(trumps_of))


def _lead_with(call: int, asks: Sequence[int]) -> Card | None:
    """Any card that makes this call."""
    return next((card for card, asked in zip(DECK, asks, strict=True) if asked == call), None)


def _duty(
    rules: Rules, lead: Card, order: list[Card], trumps: Trumps, trump_lead: TrumpLead
) -> list[list[int]]:
    """The cards that follow the lead, then those that who cannot follow must play."""
    duty = rules.following.duty([lead], trumps, trump_lead)
    assert duty is not None
    lists = [[NUMBER[card] for card in order if duty.fulfilled_by(card)]]
    narrowed = rules.following.unable(order, trumps)
    if narrowed != order:
        lists.append([NUMBER[card] for card in narrowed])
    return lists


def _groups(order: list[Card], strengths: Mapping[Card, Strength]) -> list[list[int]]:
    """All cards in groups of equals, strongest first."""
    return [
        [NUMBER[card] for card in equals] for _, equals in groupby(order, key=strengths.__getitem__)
    ]


def _places_that_win(rules: Rules) -> list[int]:
    """Which of three ranked plays may win, by their places; the lead is the last of them."""
    positions = [1, 2, 0]
    left = rules.ranking.left_over([RankedPlay(position, DECK[0]) for position in positions])
    return [positions.index(play.position) for play in left]


def _last_asks(rules: Rules) -> bool:
    """Whether the latest card must be followed instead of the lead."""
    some, other = DECK[0], DECK[-1]
    duty = rules.following.duty([some, other], rules.trumps())
    return duty is not None and duty.reference == other


def can_ruff(rules: Rules) -> bool:
    """Whether a trump beats the suit led."""
    return rules.ranking.trump_class == TRUMP
