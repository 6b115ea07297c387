"""The heuristic of X-Missions: what each action is worth, as a sensible person would put it.

Every choice is judged by what the round is likely to bring after it: a mission by the hand and
the trump, a card by its chance to take this trick, by what the trick holds for the mission, and by
what the cards that stay in hand can still do.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from pygame_core.games.x_missions.rules import (
    BY_NAME,
    DECK,
    NO_MISSION,
    SEATS,
    Choice,
    Tally,
    strength,
    trick_points,
    winning_play,
)
from pygame_core.games.x_missions.value_model import expected_points
from pygame_core.kit.cards import Card
from pygame_core.kit.tricks import TrickPlay
from pygame_core.views import View

# Somebody who could beat a card does not always want to, or not with that card.
_FOLLOWER_BEATS = 0.75
_VOID_SEAT_TRUMPS = 0.65

# What a round really brought for the points expected when the mission was drafted: so much in any
# case and so much per point expected. Fitted to 5,000 rounds between casual computer players;
# for the rare mission 9 with the slope of mission 5, since its own fit oversold strong hands.
_BROUGHT: dict[Choice, tuple[float, float]] = {
    0: (1.2, 1.04),
    1: (1.1, 0.81),
    2: (3.5, 0.89),
    3: (1.6, 0.81),
    4: (-1.5, 1.2),
    5: (-0.6, 1.35),
    6: (0.2, 1.63),
    7: (0.7, 2.03),
    8: (-0.9, 1.35),
    9: (0.5, 1.35),
    NO_MISSION: (-0.2, 1.25),
}


def evaluate(view: View) -> list[float]:
    """One number per legal action, in points or so: higher is better."""
    words = [action.split(" ")[1] for action in view["legal"]]
    if view["phase"] == "mission":
        return [_mission_value(view, word) for word in words]
    trick = _Trick.seen_in(view)
    return [trick.value_of(BY_NAME[word]) for word in words]


def _mission_value(view: View, word: str) -> float:
    choice: Choice = NO_MISSION if word == NO_MISSION else int(word)
    hand = _cards(view["hand"])
    out = [card for card in DECK if card not in hand]
    base, slope = _BROUGHT[choice]
    return base + slope * expected_points(choice, Tally.of([]), hand, out, view["table"]["trump"])


def _cards(names: Sequence[str]) -> list[Card]:
    return [BY_NAME[name] for name in names]


class _Trick(NamedTuple):
    """The trick on the table and the round so far, as one seat sees and remembers them.

    out: cards that may be in other hands. voids: for each seat still to come after this one, the
    colours it could not follow. in_hand: cards per seat still to come.
    """

    trump: str
    choice: Choice
    captured: list[list[Card]]
    hand: list[Card]
    plays: list[TrickPlay]
    out: list[Card]
    voids: list[set[str]]
    in_hand: int

    @staticmethod
    def seen_in(view: View) -> _Trick:
        table = view["table"]
        plays = [(seat, BY_NAME[name]) for seat, name in view["trick"]]
        hand = _cards(view["hand"])
        captured = [_cards(trick) for trick in table["captured"]]
        tricks = _remembered(view)
        known = {*hand, *(card for _, card in plays)}
        known.update(card for trick in captured for card in trick)
        known.update(card for trick in tricks for _, card in trick)
        me = view["seat"]
        assert me is not None
        to_come = [(me + step) % SEATS for step in range(1, SEATS - len(plays))]
        return _Trick(
            trump=table["trump"],
            choice=table["my_mission"],
            captured=captured,
            hand=hand,
            plays=plays,
            out=[card for card in DECK if card not in known],
            voids=[_shown_voids(seat, [*tricks, plays]) for seat in to_come],
            in_hand=len(hand),
        )

    def value_of(self, card: Card) -> float:
        """What the round is likely to bring if this card is played."""
        kept = [other for other in self.hand if other != card]
        now = Tally.of(self.captured)
        lost = expected_points(
            self.choice, now, kept, self._still_out(self.out, len(kept)), self.trump
        )
        takes = self._chance_to_take(card)
        if takes == 0:
            return lost
        coming = self._likely_to_come(card)
        trick = [*(other for _, other in self.plays), card, *coming]
        rest = self._still_out([other for other in self.out if other not in coming], len(kept))
        won = expected_points(
            self.choice, Tally.of([*self.captured, trick]), kept, rest, self.trump
        )
        return takes * (won + trick_points(self.choice)) + (1 - takes) * lost

    def _still_out(self, out: list[Card], tricks: int) -> list[Card]:
        """As many of them, evenly chosen, as the other seats hold after this trick."""
        return _evenly(out, (SEATS - 1) * tricks)

    def _chance_to_take(self, card: Card) -> float:
        """The chance that this card wins this trick."""
        led = self.plays[0][1].suit if self.plays else card.suit
        mine = strength(card, led, self.trump)
        if self.plays:
            _, best = winning_play(self.plays, self.trump)
            if strength(best, led, self.trump) > mine:
                return 0.0
        return prod(1 - self._beaten_by(voids, led, mine) for voids in self.voids)

    def _beaten_by(self, voids: set[str], led: str, mine: tuple[bool, bool, int]) -> float:
        """The chance that a seat that cannot follow these colours plays something stronger."""
        followers = [card for card in self.out if card.suit == led and led not in voids]
        trumps = [
            card for card in self.out if card.suit == self.trump != led and self.trump not in voids
        ]
        void = (1 - len(followers) / max(1, len(self.out))) ** self.in_hand
        beats = 0.0
        for share, cards, wants in (
            (1 - void, followers, _FOLLOWER_BEATS),
            (void, trumps, _VOID_SEAT_TRUMPS),
        ):
            stronger = sum(strength(card, led, self.trump) > mine for card in cards)
            holds_one = 1 - (1 - stronger / max(1, len(self.out))) ** self.in_hand
            beats += share * holds_one * wants
        return beats

    def _likely_to_come(self, card: Card) -> list[Card]:
        """What the seats to come may add if this card wins: the colour led, if they can."""
        led = self.plays[0][1].suit if self.plays else card.suit
        mine = strength(card, led, self.trump)
        weaker = [other for other in self.out if strength(other, led, self.trump) < mine]
        following = [other for other in weaker if other.suit == led]
        count = len(self.voids)
        if len(following) >= count:
            return _evenly(following, count)
        others = [other for other in weaker if other.suit != led]
        return following + _evenly(others, count - len(following))


def _evenly(cards: list[Card], count: int) -> list[Card]:
    """That many of the cards, evenly chosen; all if there are not more."""
    if len(cards) <= count:
        return cards
    return [cards[(2 * at + 1) * len(cards) // (2 * count)] for at in range(count)]


def _remembered(view: View) -> list[list[TrickPlay]]:
    """The finished tricks of this round that the seat remembers; the last one lies open."""
    tricks: list[list[TrickPlay]] = []
    for event in view["history"]:
        if event["id"] == "round.started":
            tricks.clear()
        elif event["id"] == "trick.taken":
            tricks.append([(seat, BY_NAME[name]) for seat, name in event["params"]["plays"]])
    last = view["last_trick"]
    if last is not None and not tricks:
        tricks.append([(seat, BY_NAME[name]) for seat, name in last["plays"]])
    return tricks


def _shown_voids(seat: int, tricks: list[list[TrickPlay]]) -> set[str]:
    """The colours that this seat has shown to be out of."""
    return {
        plays[0][1].suit
        for plays in tricks
        for who, card in plays
        if who == seat and card.suit != plays[0][1].suit
    }
