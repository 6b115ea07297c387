"""What speaks for a card that is given in Red Dragon: what the seat has of its colour, and whether
the red card to be feared can go on that later."""

from __future__ import annotations

from collections.abc import Sequence

from pygame_core.games.red_dragon.goal import FEARED, SHORT, begun, dearest
from pygame_core.games.red_dragon.no_trick import HIGH
from pygame_core.games.red_dragon.rules import BY_NAME, RED, penalty
from pygame_core.kit.cards import Card
from pygame_core.scene import Line, line
from pygame_core.views import View

MIDDLE = 5
"""The lowest card that is not sure to lose."""
FEW = 2
"""Of a colour with so many cards a hand is soon void."""


def of_gift(view: View, card: Card, hand: Sequence[Card]) -> Line | None:
    if card.suit == RED:
        return _of_red_gift(view, card, hand)
    dear = dearest(hand)
    if dear and (said := _of_emptied(view, card, hand, dear)):
        return said
    red = {"red_cards": [str(dear)] if dear else [], "dear": bool(dear)}
    if card.number >= HIGH:
        return line("give-high", **red, each=view["table"]["per_trick"])
    if card.number >= MIDDLE:
        return line("give-middle", **red)
    low = [other.number for other in hand if other.suit != RED and other.number < MIDDLE]
    return line("give-low", **red, is_highest=card.number == max(low) > min(low))


def _of_red_gift(view: View, card: Card, hand: Sequence[Card]) -> Line | None:
    cost = penalty(card)
    if not cost:
        return None
    if cost < FEARED <= max(map(penalty, hand)):
        return line("give-cheap", card=str(card), cost=cost)
    # What is kept can be thrown where a colour was given away.
    kept = dearest([other for other in hand if other != card])
    void = next((suit for suit in gave(view) if not count(suit, hand)), "")
    kept_card = str(kept) if kept and void else None
    lower = sum(other.suit == RED and other < card for other in hand)
    long = min(count(suit, hand) for suit in "UGY") > to_give(view)
    told = {"keeps": bool(kept_card), "kept_card": kept_card, "suit": void}
    return line("give-red", card=str(card), cost=cost, lower=lower, long=long, **told)


def _of_emptied(view: View, card: Card, hand: Sequence[Card], red: Card) -> Line | None:
    """A colour goes, so that the dearest red card can go on it: all of it, or all but one, by what
    is still to be given; or it is short, and this makes it shorter."""
    held = count(card.suit, hand)
    left = max(0, held - to_give(view))
    told, short = {"suit": card.suit, "red_card": str(red)}, shortest(hand)
    lower = any(other.suit == card.suit and other < card for other in hand)
    if left <= 1:
        # Another that is as short, but has the higher cards.
        higher = [suit for suit in short if height(suit, hand) > height(card.suit, hand)]
        is_tie = card.suit in short and bool(higher) and not left and not begun(view)
        rival = higher[:1] if is_tie else []
        said = {"higher_suit": rival, "tie": is_tie, "lower": lower}
        return line("give", **told, count=held, left=left, **said)
    if card.suit not in short:
        return None
    why = "high" if card.number >= HIGH else "middle" if card.number >= MIDDLE else "low"
    why = "lowest" if why == "low" and not lower else why
    return line("give-shorter", **told, card=str(card), why=why)


def missed_least(cards: Sequence[Card]) -> list[Card]:
    """Of the cards of a colour the one to go first: one that neither wins nor stays under surely,
    or else a high one, or the highest of the low ones."""
    return sorted(
        cards, key=lambda card: (card.number < MIDDLE, card.number >= HIGH, -card.number)
    )[:1]


def height(suit: str, hand: Sequence[Card]) -> int:
    """Of all cards of a colour together."""
    return sum(card.number for card in hand if card.suit == suit)


def shortest(hand: Sequence[Card]) -> list[str]:
    """The colours but red of which a hand has fewest cards, but some; none that is long."""
    lengths = {suit: count(suit, hand) for suit in "UGY" if count(suit, hand)}
    short = min(lengths.values(), default=0)
    return [suit for suit in lengths if lengths[suit] == short <= SHORT]


def emptied(view: View) -> list[str]:
    """The colours of which a hand with a red card to be feared gave cards, and has few or none: the
    red card can go on them while they are not filled again."""
    hand = [BY_NAME[name] for name in view["hand"]]
    short = [suit for suit in gave(view) if count(suit, hand) <= FEW]
    return short if dearest(hand) else []


def to_give(view: View) -> int:
    """How many cards the seat has still to give."""
    table = view["table"]
    return int(table["give"] - table["given"][view["seat"]])


def gave(view: View) -> list[str]:
    """The colours but red of which the seat gave cards."""
    given = {BY_NAME[name].suit for name in view["table"]["my_given"]}
    return [suit for suit in "UGY" if suit in given]


def count(suit: str, cards: Sequence[Card]) -> int:
    return sum(card.suit == suit for card in cards)
