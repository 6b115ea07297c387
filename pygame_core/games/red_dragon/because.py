"""What speaks for an action of Red Dragon, by cards that its seat can see."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.red_dragon.goal import FEARED
from pygame_core.games.red_dragon.rules import BY_NAME, DECK, RED, penalty
from pygame_core.kit.card_tracking import tricks_taken
from pygame_core.kit.cards import Card
from pygame_core.notation import split_action
from pygame_core.scene import Line, line
from pygame_core.views import View

_LOW = 7
"""The highest red card that seldom takes a trick in which red is led."""
_HIGH = 10
"""The lowest card of another colour that often takes one."""
_MIDDLE = 5
"""The lowest one that is not sure to lose."""
_FEW = 2
"""Of a colour with so many cards a hand is soon void."""
DRAGON = "R11"
_SELDOM = line("captures-red-11-less")


def because(view: View, action: str, found: Line | None) -> Line | None:
    """What the cards say; where they say nothing, what was found."""
    verb, (name,) = split_action(action)
    card = BY_NAME[name]
    hand = [BY_NAME[other] for other in view["hand"]]
    if verb == "give":
        return _of_gift(card, hand) or found
    if verb == "take":
        return _of_taken(view, card, hand) or found
    if found and found["id"] == "takes-no-trick-more":
        return found
    lying = [BY_NAME[other] for _, other in view["trick"]]
    if lying and card.suit != lying[0].suit:
        return _of_thrown(card, hand)
    goes_away = line("play-dragon") if name == DRAGON and found == _SELDOM else None
    if not lying:
        return goes_away or _of_lead(view, card, hand)
    return _of_follow(view, card, hand, lying) or goes_away or found


def _of_gift(card: Card, hand: Sequence[Card]) -> Line | None:
    if card.suit == RED:
        return _of_red_gift(card, hand)
    left = _count(card.suit, hand) - 1
    throws = any(map(penalty, hand))
    if left <= _FEW and throws:
        return _of_emptied(card, hand)
    if card.number >= _HIGH:
        return line("give-high")
    if card.number >= _MIDDLE:
        return line("give-middle")
    if throws and any(other.suit == card.suit and other.number >= _HIGH for other in hand):
        return line("give-low", suit=card.suit)
    return _of_emptied(card, hand)


def _of_red_gift(card: Card, hand: Sequence[Card]) -> Line | None:
    cost = penalty(card)
    if not cost:
        return None
    if cost < FEARED <= max(map(penalty, hand)):
        return line("give-cheap", card=str(card), cost=cost)
    return line("give-red", card=str(card), cost=cost)


def _of_emptied(card: Card, hand: Sequence[Card]) -> Line | None:
    """A colour goes, so that red cards can go on it."""
    if card.suit == RED or not any(map(penalty, hand)):
        return None
    return line("give", suit=card.suit, left=_count(card.suit, hand) - 1)


def _of_taken(view: View, card: Card, hand: Sequence[Card]) -> Line | None:
    there = [BY_NAME[name] for name in view["table"]["centre"]]
    if card.suit != RED:
        if card.number >= _HIGH:
            return line("take-high", each=view["table"]["per_trick"])
        return line("take-plain")
    if str(card) == DRAGON:
        return line("take-dragon")
    if card.number <= _LOW:
        return line("take-low")
    if penalty(card) == min(map(penalty, there)):
        return line("take-cheapest")
    short = min("UGY", key=lambda suit: _count(suit, hand))
    if _count(short, hand) <= _FEW:
        return line("take-to-throw", suit=short, left=_count(short, hand))
    return line("take-no-dragon") if BY_NAME[DRAGON] in there else None


def _of_lead(view: View, card: Card, hand: Sequence[Card]) -> Line:
    out = _out(view, hand)
    higher = _higher(card, out)
    if higher:
        return _outranked(card, higher)
    return _sure(card, view["table"]["per_trick"] - penalty(card), "lead", out)


def _outranked(card: Card, higher: int) -> Line:
    return line("outranked", count=higher, suit_name=card.suit, is_red=card.suit == RED)


def _sure(card: Card, gain: int, when: str, out: Sequence[Card]) -> Line:
    """Nobody can beat it, and the red cards of the others can only take away from what it brings;
    where none is left that costs, this is what it brings."""
    if not any(map(penalty, out)):
        when = "exact"
    elif gain <= 0:
        when = "costs"
    return line("sure", suit=card.suit, gain=gain, when=when)


def _of_thrown(card: Card, hand: Sequence[Card]) -> Line:
    """A card that cannot win: somebody else takes it."""
    if penalty(card):
        return line("throw", points=-penalty(card))
    return _of_emptied(card, hand) or line("give-high" if card.number >= _HIGH else "keep-strong")


def _of_follow(view: View, card: Card, hand: Sequence[Card], lying: Sequence[Card]) -> Line | None:
    suit = card.suit
    mine = [other for other in hand if other.suit == suit]
    ahead = max(other for other in lying if other.suit == suit)
    worth = view["table"]["per_trick"] - sum(map(penalty, lying))
    better = [other for other in mine if other > ahead]
    out = _out(view, [*hand, *lying])
    if card < ahead:
        may_cost = len(lying) < view["seats"] - 1 and any(map(penalty, out))
        return _of_lower(card, mine, better, worth, may_cost=may_cost)
    gain, is_forced = worth - penalty(card), better == mine
    if len(lying) == view["seats"] - 1:
        if is_forced and len(mine) > 1:
            return line("take-anyway", is_highest=card == max(mine), suit=suit)
        return line("take", gain=gain, cost=penalty(card)) if gain > 0 else None
    higher = _higher(card, out)
    if not higher:
        return _sure(card, gain, "lies", out)
    if is_forced and card == min(mine):
        return line("lowest", suit=suit)
    if suit == RED:
        return _outranked(card, higher)
    return line("may-win", count=higher, suit=suit, gain=gain) if gain > 0 else None


def _of_lower(
    card: Card, mine: Sequence[Card], better: Sequence[Card], worth: int, *, may_cost: bool
) -> Line | None:
    """A card under the one that is ahead. may_cost: red cards can still come into the trick."""
    loss = min((penalty(other) for other in better), default=0) - worth
    if better and loss > 0:
        return line("too-dear", loss=loss)
    if penalty(card) >= FEARED:
        return line("throw", points=-penalty(card))
    if not better and card == max(mine):
        return line("high-goes", suit=card.suit)
    leaves = "for-red" if may_cost else "for-later"
    return line("keep-higher", suit=card.suit, leaves=leaves if better else "none")


def _out(view: View, seen: Sequence[Card]) -> list[Card]:
    """The cards that the others may still play."""
    gone = {played for trick in tricks_taken(view, BY_NAME) for _, played in trick.plays}
    return [other for other in DECK if other not in gone and other not in seen]


def _higher(card: Card, out: Sequence[Card]) -> int:
    return sum(other.suit == card.suit and other > card for other in out)


def _count(suit: str, cards: Sequence[Card]) -> int:
    return sum(card.suit == suit for card in cards)
