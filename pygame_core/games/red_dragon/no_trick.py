"""Whether a seat of Red Dragon that has no trick yet can still be left without any."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.red_dragon.cards_out import cards_out, count_higher, count_lower
from pygame_core.games.red_dragon.rules import BY_NAME, RED, TABLES, penalty
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View

HIGH = 10
"""The lowest card that often takes a trick."""
_MIDDLING = 8
"""The lowest that takes one now and then."""
_FEW = 2
_RISKY = 1
"""With so few higher cards left somebody has to be lucky to stay under with one."""
_MOST_NAMED = 3


def is_without(view: View) -> bool:
    """Whether the seat has no trick though a quarter of the round is over, or holds hardly a card
    that often takes one."""
    table = view["table"]
    tricks = table["tricks"]
    is_begun = 4 * sum(tricks) >= table["tricks_in_round"]
    is_weak = len(high_ones(view)) <= 1 and len(high_ones(view, _MIDDLING)) <= _FEW
    return not tricks[view["seat"]] and (is_begun or is_weak)


def high_ones(view: View, least: int = HIGH) -> list[Card]:
    """The cards of the hand that often take a trick; no red ones where these can be thrown."""
    hand = [BY_NAME[name] for name in view["hand"]]
    return [card for card in hand if card.number >= least and not can_throw(view, card)]


def can_throw(view: View, card: Card) -> bool:
    """Whether it is red, and the hand has none of a colour that the others still have."""
    hand = [BY_NAME[name] for name in view["hand"]]
    out = cards_out(view, [*hand, *_lying(view)])
    voids = {other.suit for other in out} - {other.suit for other in hand}
    return card.suit == RED and bool(voids)


def stays_without(view: View, card: Card) -> bool:
    """Whether it may well take none at all once it loses this trick with this card."""
    return is_without(view) and len(_at_least(view, card)) <= 1


def riskiest(view: View, cards: Sequence[Card]) -> Card:
    """Of these the one with which it is hardest to take no trick: the highest that can take one."""
    hand = [BY_NAME[name] for name in view["hand"]]
    out = cards_out(view, [*hand, *_lying(view)])
    return max(cards, key=lambda card: (count_lower(card, out) > 0, card.number))


def given_up(view: View, card: Card) -> Line | None:
    """With which cards the bonus for no trick is hardly to be had once this one is gone, if with
    some: as the table says late in a round, what it pays to each of those that have none. goes: a
    "low" one, a high one that is the "lowest" of all, or a "high" one, where red is still out."""
    risky = _spoilers(view, card)
    without = view["table"]["tricks"].count(0) if is_late(view) else 1
    pays = TABLES[view["seats"]].no_trick_bonus[:without]
    named = [str(other) for other in risky[:_MOST_NAMED]]
    hand = [BY_NAME[name] for name in view["hand"]]
    is_lowest = card.number == min(other.number for other in hand)
    goes = "low" if card.number < HIGH else "lowest" if is_lowest else "high"
    is_vain = goes == "high" and not any(map(penalty, cards_out(view, [*hand, *_lying(view)])))
    if not risky or is_vain:
        return None
    return line("hardly-none", bonus=pays[-1], cards=named, goes=goes)


def is_late(view: View) -> bool:
    """From half a round on the table tells what it pays to be without a trick."""
    table = view["table"]
    is_half: bool = 2 * sum(table["tricks"]) >= table["tricks_in_round"]
    return is_half


def _spoilers(view: View, card: Card) -> list[Card]:
    """The cards that will hardly let it, the highest first; none if there are less than two."""
    risky = _at_least(view, card) if is_without(view) else []
    return sorted(risky, key=lambda other: other.number, reverse=True) if len(risky) > 1 else []


def _at_least(view: View, card: Card) -> list[Card]:
    """The other cards of the hand that take a trick, unless one of few higher ones comes. As the
    seat leads none, it follows a colour no more often than the others have cards of it, and with
    its lowest."""
    hand = [BY_NAME[name] for name in view["hand"]]
    out = cards_out(view, [*hand, *_lying(view)])
    found = []
    for suit in sorted({other.suit for other in out}):
        times = sum(other.suit == suit for other in out)
        rest = sorted(other for other in hand if other.suit == suit and other != card)[:times]
        found += [each for each in rest if count_lower(each, out)]
    risky = [each for each in found if count_higher(each, out) <= _RISKY]
    return [each for each in risky if not can_throw(view, each)]


def _lying(view: View) -> list[Card]:
    return [BY_NAME[name] for _, name in view["trick"]]
