"""What speaks for a card that is taken from the centre in Red Dragon."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.red_dragon.gifts import FEW, MIDDLE, count, emptied, gave
from pygame_core.games.red_dragon.no_trick import HIGH
from pygame_core.games.red_dragon.rules import BY_NAME, RED, penalty
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View

LOW_RED = 6
"""The highest red card that seldom takes a trick in which red is led."""
DRAGON = "R11"


def of_taken(view: View, card: Card, hand: Sequence[Card]) -> Line | None:
    there = [BY_NAME[name] for name in view["table"]["centre"]]
    plain = {other.suit for other in there if other.suit != RED}
    if card.suit != RED:
        if card.number >= HIGH:
            return line("take-high", each=view["table"]["per_trick"])
        if card.number < MIDDLE:
            return line("take-under", refills=card.suit in gave(view), suit=card.suit)
        why, held = _why_this(view, card, hand, there), count(card.suit, hand)
        filled = sorted({*emptied(view)} & plain - {card.suit})
        lower = any(card < other for other in there if other.suit == card.suit)
        said = {"suit": card.suit, "count": held, "filled_suit": filled, "lower": lower}
        return line("take-plain", why=why, **said)
    if card.number <= LOW_RED:
        rather = "no"
        if penalty(card) and plain and not any(count(suit, hand) for suit in plain):
            rather = "fills"
        elif penalty(card) and plain and plain <= {*gave(view)}:
            rather = "yes"
        return line("take-low", cost=penalty(card), rather=rather)
    if penalty(card) == min(map(penalty, there)):
        return line("take-cheapest")
    # A colour of which there is none; or a short one of which a card lies there, to stay short.
    short = min(
        "UGY",
        key=lambda suit: (count(suit, hand) > 0, count(suit, hand) > FEW, suit not in plain),
    )
    if count(short, hand) <= FEW:
        held = count(short, hand)
        keeps = "dragon" if str(card) == DRAGON else "yes" if short in plain else "no"
        cheapest = all(card <= other for other in there if other.suit == RED)
        return line("take-to-throw", suit=short, left=held, keeps=keeps, cheapest=cheapest)
    if str(card) == DRAGON:
        return line("take-dragon")
    return line("take-no-dragon") if BY_NAME[DRAGON] in there and not plain else None


def _why_this(view: View, card: Card, hand: Sequence[Card], there: Sequence[Card]) -> str:
    """Of what is not red in the centre: is the "only" one, "back" of a colour that was given,
    "refills" that though others lie there, or "spares" one that was emptied, is "kept" of the only
    colour that was not given, "long" of that which the hand has most of, the "low" one of all."""
    others = [other for other in there if other.suit != RED and other != card]
    if not others:
        return "back" if card.suit in gave(view) else "only"
    suits = {other.suit for other in others} - {card.suit}
    if card.suit in gave(view) and suits and suits <= {*emptied(view)} - {card.suit}:
        return "spares"
    is_all_given = suits and suits <= {*gave(view)} - {*emptied(view)}
    if card.suit in emptied(view) or (card.suit in gave(view) and not is_all_given):
        return "refills"
    if suits and all(count(suit, hand) < count(card.suit, hand) for suit in suits):
        return "long"
    if card.suit not in gave(view) and suits and suits <= {*gave(view)}:
        return "kept"
    return "low" if all(card.number < other.number for other in others) else "any"
