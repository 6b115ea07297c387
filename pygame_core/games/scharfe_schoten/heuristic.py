"""The heuristic of Scharfe Schoten: what each action is worth, as a sensible person would put it.

Collect the colour predicted as most, stay clear of the one predicted as least, and keep the other
two in between. A trick is worth what its cards and the rack card on top of it change about that;
the same sum for the others tells whom to feed with what. Before the predictions the question is
how many cards of each colour this hand is likely to collect.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple

from pygame_core.games.scharfe_schoten.knowledge import can_beat, seen_names, unseen
from pygame_core.games.scharfe_schoten.rules import (
    BY_NAME,
    COLOURS,
    Prediction,
    trump_order,
)
from pygame_core.kit.cards import Card
from pygame_core.kit.tricks import strongest
from pygame_core.views import View

Hopes = Mapping[str, float]
"""Cards of each colour, counted or expected."""

WILLING = 0.6
"""How often a seat that could take the trick is thought to want it."""
SPITE = 0.35
"""What another seat's gain counts against one's own."""
PREDICTION_LEFT = 5.0
"""How much may still happen, in tricks, when a prediction is judged by what the hand hopes for."""
KEEPING = 0.5
"""How much of a likely winner's worth is lost by playing it where it does not win."""


def evaluate(view: View) -> list[float]:
    """One number per legal action, in points or so: higher is better."""
    words = [action.split(" ")[1:] for action in view["legal"]]
    table = _Table.seen_in(view)
    if view["phase"] == "predict":
        hopes = table.hopes()
        return [prediction_value(hopes, (most, least), PREDICTION_LEFT) for most, least in words]
    if view["phase"] == "rack":
        return [table.rack_gain(colour) for (colour,) in words]
    return [table.play_gain(BY_NAME[name]) for (name,) in words]


def prediction_value(counts: Hopes, prediction: Prediction, left: float) -> float:
    """What a prediction promises with these counts while about `left` tricks may change them.

    Each hit is a matter of degree: how far the colour is ahead of the others (or behind them),
    measured by how much may still happen.
    """
    most, least = prediction
    reach = 0.4 + 0.3 * left
    ahead = behind = 1.0
    for colour in COLOURS:
        if colour != most:
            ahead *= _likely((counts[most] - counts[colour]) / reach)
        if colour != least:
            behind *= _likely((counts[colour] - counts[least]) / reach)
    return 5 * ahead + 5 * behind + ahead * behind * max(0.0, counts[most] - counts[least])


def _likely(lead: float) -> float:
    return 1 / (1 + exp(-lead))


class _Table(NamedTuple):
    """The table as one seat sees it."""

    view: View
    seat: int
    strength: Mapping[Card, int]
    unseen: Mapping[str, list[Card]]
    predictions: list[Prediction]
    left: float

    @staticmethod
    def seen_in(view: View) -> _Table:
        table = view["table"]
        assert view["seat"] is not None
        return _Table(
            view,
            view["seat"],
            trump_order(table["numbers"]).strength,
            unseen(BY_NAME[name] for name in seen_names(view)),
            [(known[0], known[1]) for known in table["predictions"] if known],
            table["tricks_in_round"] - sum(table["tricks"]),
        )

    # --- before the predictions ----------------------------------------------------------------

    def hopes(self) -> Hopes:
        """How many cards of each colour this seat is likely to collect, give or take a constant.

        A strong card brings in others of its colour; one that wins nothing goes to somebody else;
        cards of the weak colours fall to the winner. The weights were fitted to played rounds.
        """
        table = self.view["table"]
        mine = [BY_NAME[name] for name in self.view["hand"]]
        hopes: dict[str, float] = {}
        for weakness, colour in enumerate(table["order"]):
            own = [card for card in mine if card.suit == colour]
            hopes[colour] = 3.3 * sum(map(self.boss, own)) - 1.0 * len(own) + 1.0 * weakness
        return hopes

    def boss(self, card: Card) -> float:
        """How likely this card is to take a trick of its colour, from 0 to 1."""
        stronger = 0.0
        for colour, cards in self.unseen.items():
            above = sum(self.strength[other] > self.strength[card] for other in cards)
            # One of another colour is a danger only where its holder cannot follow.
            stronger += above * (1.0 if colour == card.suit else 0.3)
        return float(0.85**stronger)

    # --- tricks --------------------------------------------------------------------------------

    def gain(self, seat: int, cards: Hopes, rack: bool) -> float:
        """What this seat's prediction gains by these cards, and by the best rack card if any."""
        table = self.view["table"]
        now: dict[str, int] = table["captured"][seat]
        then = {colour: now[colour] + cards.get(colour, 0.0) for colour in COLOURS}
        prediction = self.predictions[seat]
        options = [colour for colour, count in table["rack"].items() if count] if rack else []
        best = max(
            (
                prediction_value({**then, colour: then[colour] + 1}, prediction, self.left)
                for colour in options
            ),
            default=prediction_value(then, prediction, self.left),
        )
        return best - prediction_value(now, prediction, self.left)

    def rack_gain(self, colour: str) -> float:
        others = [seat for seat in range(self.view["seats"]) if seat != self.seat]
        denied = sum(self.gain(seat, {colour: 1}, rack=False) for seat in others) / len(others)
        return self.gain(self.seat, {colour: 1}, rack=False) + SPITE * denied

    def play_gain(self, card: Card) -> float:
        """What playing this card is likely to bring from this trick, and what it gives up."""
        cards, takers = self._likely_trick(card)
        value = 0.0
        for seat, chance in takers.items():
            if chance:
                weight = 1.0 if seat == self.seat else -SPITE
                value += weight * chance * self.gain(seat, cards, rack=True)
        loses = 1 - takers.get(self.seat, 0.0)
        return value - KEEPING * loses * self._worth_keeping(card)

    def _likely_trick(self, card: Card) -> tuple[Hopes, dict[int, float]]:
        """What will lie in the trick if this card is played, and each seat's chance to take it."""
        plays = [*((seat, BY_NAME[name]) for seat, name in self.view["trick"]), (self.seat, card)]
        led = plays[0][1].suit
        cards: dict[str, float] = dict.fromkeys(COLOURS, 0.0)
        for _, played in plays:
            cards[played.suit] += 1
        holder, mark = strongest(plays, self.strength.__getitem__)
        stays = 1.0
        takers: dict[int, float] = {}
        for step in range(1, self.view["seats"] - len(plays) + 1):
            seat = (self.seat + step) % self.view["seats"]
            backs: dict[str, int] = self.view["table"]["backs"][seat]
            playable = {led: backs[led]} if backs[led] else backs
            for colour, count in playable.items():
                cards[colour] += count / sum(playable.values())
            takers[seat] = stays * WILLING * can_beat(mark, playable, self.unseen, self.strength)
            stays -= takers[seat]
        takers[holder] = stays
        return cards, takers

    def _worth_keeping(self, card: Card) -> float:
        """What this card may still win in a later trick: its own colour and a rack card."""
        hidden = sum(map(len, self.unseen.values()))
        share = {colour: len(cards) / max(1, hidden) for colour, cards in self.unseen.items()}
        others = self.view["seats"] - 1
        trick = {colour: others * share[colour] for colour in COLOURS}
        trick[card.suit] += 1
        return self.boss(card) * self.gain(self.seat, trick, rack=True)
