"""The heuristic of Red Dragon: what each action is worth, as a sensible person would put it.

A trick is worth its points less the red cards in it. High cards of the other suits win clean
tricks early; high red cards, the 11 above all, win expensive ones; low cards get out of the way.
A suit held short is soon void, and then red cards can be thrown under somebody else's trick.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame_core.games.red_dragon.rules import BY_NAME, DECK, RED, penalty
from pygame_core.kit.cards import Card
from pygame_core.views import View


def evaluate(view: View) -> list[float]:
    """One number per legal action, in points or so: higher is better."""
    cards = [BY_NAME[action.split(" ")[1]] for action in view["legal"]]
    if view["phase"] == "give":
        return [-_worth(card, view) for card in cards]
    if view["phase"] == "draft":
        return [_worth(card, view) for card in cards]
    trick = _Trick.seen_in(view)
    return [trick.gain(card) + _burden(card) for card in cards]


def _worth(card: Card, view: View) -> float:
    """What holding this card for the whole round is worth in this hand."""
    if card.suit == RED:
        return worth(card)
    same_suit = sum(name[0] == card.suit for name in view["hand"])
    return worth(card) + 0.4 * (same_suit - 4)


def worth(card: Card) -> float:
    """What holding this card for the whole round is worth in a hand of four suits alike."""
    if card.suit == RED:
        # Up to the 5 a red card slips under others; from there on it wins what nobody wants.
        return 3.0 - 0.5 * card.number if card.number <= 5 else -1.2 * card.number - _burden(card)
    high = 0.9 * (card.number - 9) if card.number >= 10 else 0.0
    low = 1.5 - 0.5 * card.number if card.number <= 3 else 0.0
    return high + low


def _burden(card: Card) -> float:
    """What keeping this card is likely to cost later: the reason to be rid of it now."""
    if card.suit == RED:
        return 10.0 if card.number == 11 else max(0.0, 0.7 * (card.number - 5))
    return max(0.0, 0.25 * (card.number - 7))


class _Trick(NamedTuple):
    """The trick on the table, as one seat sees it."""

    best: Card | None
    cost: int
    to_come: int
    per_trick: int
    unseen: frozenset[Card]
    thrown_red: float

    @staticmethod
    def seen_in(view: View) -> _Trick:
        plays = [BY_NAME[name] for _, name in view["trick"]]
        following = [card for card in plays if card.suit == plays[0].suit]
        known = {*plays, *(BY_NAME[name] for name in view["hand"])}
        for event in view["history"]:
            if event["id"] == "round.started":
                known = {*plays, *(BY_NAME[name] for name in view["hand"])}
            elif event["id"] == "trick.taken":
                known.update(BY_NAME[name] for _, name in event["params"]["plays"])
        table = view["table"]
        done = sum(table["tricks"]) / table["tricks_in_round"]
        return _Trick(
            best=max(following, key=lambda card: card.number, default=None),
            cost=sum(map(penalty, plays)),
            to_come=view["seats"] - len(plays) - 1,
            per_trick=table["per_trick"],
            unseen=frozenset(DECK) - known,
            # The longer a round, the more seats are void somewhere and throw red cards.
            thrown_red=1.0 + 5.0 * done,
        )

    def gain(self, card: Card) -> float:
        """What playing this card is likely to bring from this very trick."""
        led = self.best.suit if self.best else card.suit
        if card.suit != led or (self.best and card.number < self.best.number):
            return 0.0
        suit_left = [other for other in self.unseen if other.suit == led]
        higher = sum(other.number > card.number for other in suit_left)
        stays_ahead = 1.0
        if higher:
            # Each seat to come plays some card of the suit: the chance that it is lower.
            stays_ahead = (1 - higher / (len(suit_left) + 1)) ** self.to_come
        if led == RED:
            reds = [penalty(other) for other in suit_left if other.number < card.number]
            coming = sum(reds) / len(reds) if reds else 0.0
        else:
            coming = self.thrown_red
        value = self.per_trick - self.cost - penalty(card) - coming * self.to_come
        return stays_ahead * value
