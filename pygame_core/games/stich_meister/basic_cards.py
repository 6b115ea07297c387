"""Rule cards 22 to 40: how cards are passed, played and taken.

Left and right always mean the neighbouring seat, never the direction of play. The winner of a
trick is whose card wins it, even if the pile then goes elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.stich_meister.cards import left_of, right_of
from pygame_core.games.stich_meister.ranking import BELOW_ALL, PLAIN
from pygame_core.games.stich_meister.rule_card import RankedPlay, RuleCard, Step
from pygame_core.kit.cards import Card


def only_the_reserved(_hand: list[Card], reserved: Card) -> list[Card]:
    """To the last trick everybody plays the card laid aside."""
    return [reserved]


def only_the_lead(position: int) -> bool:
    """All cards of a trick but the lead are played face down."""
    return position == 0


def the_latest(face_up: Sequence[Card]) -> Card:
    """Follow the card played just before, not the lead."""
    return face_up[-1]


def trump_if_possible(hand: list[Card], trumps: list[Card]) -> list[Card]:
    """Who cannot follow must play a trump."""
    return trumps or hand


def drop_the_lead(ranked: list[RankedPlay]) -> list[RankedPlay]:
    """The first card of a trick cannot win it, however strong."""
    return [play for play in ranked if not play.is_lead]


def drop_the_strongest(ranked: list[RankedPlay]) -> list[RankedPlay]:
    """The second strongest card wins."""
    return ranked[1:]


def lower_is_stronger(number: int) -> int:
    """1 is the highest number, 15 the lowest."""
    return -number


def odd_tricks(trick_number: int) -> bool:
    """Clockwise and counter-clockwise in turn, clockwise first."""
    return trick_number % 2 == 1


BASIC_CARDS = (
    RuleCard(22, before_play=Step("pass", 3, to=-1)),
    RuleCard(23, before_play=Step("pass", 3, to=1)),
    RuleCard(24, before_play=Step("reserve", 1), last_trick=only_the_reserved),
    RuleCard(25, before_play=Step("expose", 3)),
    RuleCard(26, face_up=only_the_lead),
    RuleCard(27, reference=the_latest),
    RuleCard(28, cannot_follow=trump_if_possible),
    RuleCard(29, contenders=drop_the_lead),
    RuleCard(30, contenders=drop_the_strongest),
    RuleCard(31, number_value=lower_is_stronger),
    RuleCard(32, trump_class=BELOW_ALL),
    RuleCard(33, led_class=PLAIN),
    RuleCard(34, winner_removes=True),
    RuleCard(35, taker=left_of),
    RuleCard(36, leader=right_of),
    RuleCard(37, clockwise=odd_tricks),
    RuleCard(38, after_third=Step("pass", 1, to=1)),
    RuleCard(39, handed_to=left_of),
    RuleCard(40, leftover=3),
)
